"""Readying and leaving: spec section 5.4, clauses SW-READY-01 to SW-READY-08."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


def spread() -> Table:
    """P1 Orcs on A1 (3), A2 (2) and A4 (1), at the very start of their turn."""
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", A1=3, A2=2, A4=1)
    t.turn(1)
    return t


@rule("SW-READY-01")
def test_readying_takes_all_but_one_token_of_each_region_in_hand() -> None:
    t = spread()
    t.play("advance", "ready")
    assert t.hand(1) == 3
    assert [t.tokens(code) for code in ("A1", "A2", "A4")] == [1, 1, 1]


@rule("SW-READY-02")
def test_tokens_on_the_board_cannot_be_used_for_a_conquest() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=1, A1=5)
    t.conquests(1)
    assert t.refused("conquer A2") == "SW-CONQ-03"


@rule("SW-READY-02")
def test_tokens_taken_in_hand_can_be_used_for_a_conquest() -> None:
    t = spread()
    t.play("advance", "ready", "conquer A5")
    assert t.tokens("A5") == 2
    assert t.hand(1) == 1


@rule("SW-READY-03")
def test_the_last_token_may_be_taken_out_of_any_number_of_regions() -> None:
    t = spread()
    t.play("advance", "leave A1", "leave A4", "ready")
    assert t.hand(1) == 5
    assert [t.holder(code) for code in ("A1", "A2", "A4")] == [None, "P1 orcs", None]
    assert t.tokens("A2") == 1


@rule("SW-READY-04")
def test_a_region_cannot_be_left_once_readying_is_over() -> None:
    t = spread()
    t.play("advance")
    assert t.refused("leave A4") is None
    t.play("ready")
    assert t.decision() == "Conquests"
    assert t.refused("leave A4") is not None
    t.play("conquer A5")
    assert t.refused("leave A4") is not None


@rule("SW-READY-05", "SW-SCORE-05")
def test_a_left_region_brings_no_coin() -> None:
    t = spread()
    t.play("advance", "leave A4", "ready")
    assert t.holder("A4") is None
    t.end_turn()
    assert t.income() == {"regions": 2}


@rule("SW-READY-06", "SW-CONQ-02")
def test_a_player_who_leaves_all_regions_must_start_from_an_anchor() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", A1=4)
    t.turn(1)
    t.play("advance", "leave A1")
    t.play_if("ready")
    assert t.hand(1) == 4
    assert t.refused("conquer A2") == "SW-CONQ-02"
    assert t.cost("A1") == 3
    t.play("conquer A3")
    assert t.tokens("A3") == 3


@rule("SW-READY-06")
def test_a_player_who_keeps_one_region_goes_on_from_it() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", A1=4, A2=1)
    t.turn(1)
    t.play("advance", "leave A1", "ready", "conquer A5")
    assert t.holder("A5") == "P1 orcs"


@rule("SW-READY-07", "SW-LOSS-04")
def test_tokens_without_a_region_are_in_hand_and_may_conquer() -> None:
    t = Table(players=3)
    t.active(1, "trolls", "archaeologists", hand=4)
    t.turn(1)
    t.play("advance")
    assert (t.decision(), t.hand(1)) == ("Conquests", 4)
    t.play("conquer A1")
    assert (t.tokens("A1"), t.hand(1)) == (3, 1)


@rule("SW-READY-08", "SW-DECLINE-11")
def test_tokens_in_decline_are_never_taken_back() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", A1=3)
    t.grey(1, "tauren", A6=2, A9=1)
    t.turn(1)
    t.play("advance")
    assert t.refused("leave A6") is not None
    assert t.refused("leave A1") is None
    t.play("ready")
    assert t.hand(1) == 2
    assert (t.tokens("A6"), t.tokens("A9")) == (2, 1)
