"""Redeployment: spec section 5.8, clauses SW-REDEP-01 to SW-REDEP-08."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-REDEP-01")
def test_tokens_move_freely_between_own_regions() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", A1=4, A2=1)
    t.ending(1)
    t.play("lift A1", "lift A1", "lift A1")
    t.play_if("all A2")
    t.play_if("done")
    assert (t.tokens("A1"), t.tokens("A2")) == (1, 4)
    assert t.turn_of() == 2


@rule("SW-REDEP-01")
def test_the_player_may_leave_the_tokens_as_they_are() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", A1=4, A2=1)
    t.ending(1)
    t.play("done")
    assert (t.tokens("A1"), t.tokens("A2")) == (4, 1)
    assert t.turn_of() == 2


@rule("SW-REDEP-02")
@pytest.mark.parametrize("target", ["A6", "B1"])
def test_tokens_move_between_regions_that_do_not_border_each_other(target: str) -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", A1=3, **{target: 1})
    t.ending(1)
    t.play("lift A1", f"place {target}")
    t.play_if("done")
    assert (t.tokens("A1"), t.tokens(target)) == (2, 2)


@rule("SW-REDEP-03")
def test_the_last_token_of_a_region_stays() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", A1=2, A2=1, A4=1)
    t.ending(1)
    assert t.refused("lift A2") is not None
    t.play("lift A1")
    assert t.decision() == "Redeploy"
    assert t.refused("lift A1") is not None


@rule("SW-REDEP-04")
def test_the_redeployment_cannot_end_with_tokens_in_hand() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=2, A1=1, A2=1)
    t.conquests(1)
    t.play("end")
    assert t.refused("done") is not None
    t.play("place A1")
    assert t.refused("done") is not None
    t.play("place A2")
    t.play_if("done")
    assert (t.tokens("A1"), t.tokens("A2"), t.hand(1)) == (2, 2, 0)
    assert t.turn_of() == 2


@rule("SW-REDEP-04")
def test_tokens_stay_in_hand_when_the_race_has_no_region() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6)
    t.conquests(1)
    t.play("end")
    assert (t.turn_of(), t.hand(1), t.tray("orcs")) == (2, 6, 5)


@rule("SW-REDEP-05", "SW-DECLINE-11")
def test_tokens_in_decline_are_not_redeployed() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=1, A1=2, A2=1)
    t.grey(1, "tauren", A6=2, A9=2)
    t.conquests(1)
    t.play("end")
    assert t.decision() == "Redeploy"
    assert t.refused("lift A6") is not None
    assert t.refused("place A6") is not None
    assert t.refused("lift A1") is None
    assert t.refused("place A1") is None


@rule("SW-REDEP-06")
def test_rivals_place_their_tokens_in_turn_order_after_the_active_player() -> None:
    t = Table(players=3)
    t.active(2, "orcs", "archaeologists", hand=10, A2=1)
    t.active(1, "trolls", "miners", A5=2, B1=1, B5=1)
    t.active(3, "kobolds", "farmers", A4=2, A6=1, A9=1)
    t.conquests(2)
    t.play("conquer A5", "conquer A4", "end")
    assert (t.who(), t.decision()) == (2, "Redeploy")
    t.play("place A2", "done")
    assert (t.who(), t.decision()) == (3, "Retreat")
    t.play("place A9")
    assert (t.who(), t.decision()) == (1, "Retreat")
    t.play("place B5")
    assert (t.tokens("A9"), t.tokens("B5"), t.turn_of()) == (2, 2, 3)


@rule("SW-REDEP-07")
def test_a_rival_only_adds_tokens() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A2=1)
    t.active(2, "trolls", "miners", A5=3, B1=3, B5=1)
    t.conquests(1)
    t.play("conquer A5", "end", "place A2", "done")
    assert (t.who(), t.decision()) == (2, "Retreat")
    assert t.legal("lift") == set()
    assert t.refused("done") is not None
    t.play("all B5")
    assert (t.tokens("B1"), t.tokens("B5")) == (3, 3)


@rule("SW-REDEP-08")
def test_redeployment_takes_place_without_any_capture() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", A1=3, A2=1)
    t.turn(1)
    t.play("advance", "ready", "end")
    assert (t.decision(), t.hand(1)) == ("Redeploy", 2)
    t.play("all A2")
    t.play_if("done")
    assert (t.tokens("A1"), t.tokens("A2")) == (1, 3)
