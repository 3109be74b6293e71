"""Murlocs: spec section 5.13, clauses SW-MURLOC-01 to SW-MURLOC-05."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-MURLOC-01")
def test_murlocs_bring_coins_to_nobody() -> None:
    t = Table(players=3)
    t.column("archaeologists orcs", "farmers trolls", "miners kobolds")
    t.turn(1)
    for _ in range(3):
        t.play("pick 1")
        t.end_turn()
        assert t.income_total() == 0
    assert [t.coins(player) for player in (1, 2, 3)] == [5, 5, 5]
    assert (t.holder("A8"), t.holder("B4")) == ("murlocs", "murlocs")


@rule("SW-MURLOC-01", "SW-LOSS-07")
def test_nobody_places_tokens_after_a_murloc_was_captured() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=4, A5=1)
    t.active(2, "trolls", "miners", B1=1, B5=1)
    t.conquests(1)
    t.play("conquer A8")
    assert (t.hand(2), t.hand(3)) == (0, 0)
    t.play("end", "place A5", "done")
    assert (t.turn_of(), t.decision()) == (2, "ConquerOrDecline")


@rule("SW-MURLOC-01", "SW-ART-DOOMHAMMER-05")
def test_nobody_is_paid_for_a_murloc_region() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=2, A5=1)
    t.put("doomhammer", "A5")
    t.conquests(1)
    t.play("conquer A8 doomhammer")
    assert [t.coins(player) for player in (1, 2, 3)] == [3, 5, 5]


@rule("SW-MURLOC-02", "SW-RACE-GOBLINS-02")
def test_murlocs_are_no_active_race_and_get_no_bomb() -> None:
    t = Table(players=3)
    t.active(1, "goblins", "archaeologists", A5=1)
    t.active(2, "trolls", "miners", A2=2)
    t.ending(1)
    assert t.decision() == "Bombing"
    assert t.legal("bomb") == {"bomb A2"}


@rule("SW-MURLOC-02", "SW-ART-HEART-02")
def test_murlocs_beside_the_heart_pay_nothing() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "miners", hand=1, A5=1)
    t.put("heart", "A5")
    t.conquests(1)
    t.end_turn()
    assert [t.coins(player) for player in (1, 2, 3)] == [6, 5, 5]


@rule("SW-MURLOC-02", "SW-RACE-FORSAKEN-01")
def test_a_captured_murloc_is_a_lost_token_of_a_race_in_decline() -> None:
    t = Table(players=3)
    t.active(1, "forsaken", "archaeologists", hand=4, A5=1)
    t.conquests(1)
    t.play("conquer A8", "end")
    assert t.legal("buy") == {"buy 0", "buy 1"}


@rule("SW-MURLOC-03", "SW-CONQ-05", "SW-CONQ-16")
@pytest.mark.parametrize(("race", "with_murloc", "without"), [("orcs", 3, 2), ("trolls", 2, 2)])
def test_a_murloc_adds_1_to_the_cost_and_makes_its_region_non_empty(race: str, with_murloc: int, without: int) -> None:
    t = Table(players=3)
    t.active(1, race, "archaeologists", hand=4, A5=1)
    t.conquests(1)
    assert (t.cost("A8"), t.cost("A6")) == (with_murloc, without)


@rule("SW-MURLOC-03", "SW-PROF-STRATEGISTS-01")
def test_a_captured_murloc_region_was_non_empty() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "strategists", hand=4, A5=1)
    t.conquests(1)
    t.play("conquer A8")
    assert t.coins(1) == 6


@rule("SW-MURLOC-04")
def test_no_murloc_comes_back_to_a_region_that_was_left() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "archaeologists", hand=4, A5=1)
    t.column("farmers trolls")
    t.conquests(1)
    t.play("conquer A8")
    t.end_turn()
    t.end_turn()
    t.play("advance", "leave A8", "ready")
    assert (t.holder("A8"), t.cost("A8"), t.count("murloc")) == (None, 2, 1)
    t.end_turn()
    t.end_turn()
    assert not t.has("murloc", "A8")
    assert t.count("murloc") == 1


@rule("SW-MURLOC-05", "SW-PROF-WATCHMEN-02")
@pytest.mark.parametrize(("second_murloc", "tower"), [(False, True), (True, False)])
def test_murlocs_count_as_one_race_against_a_watch_tower(second_murloc: bool, tower: bool) -> None:
    t = Table(players=3)
    t.active(1, "orcs", "watchmen", hand=1, A2=1, A3=1, A5=1)
    if second_murloc:
        t.put("murloc", "A6")
    t.conquests(1)
    t.end_turn()
    assert t.has("tower", "A5") == tower


@rule("SW-MURLOC-05", "SW-PLACE-WELL-04")
@pytest.mark.parametrize(("murloc", "coins"), [(False, 2), (True, 0)])
def test_murlocs_count_as_a_race_at_the_well(murloc: bool, coins: int) -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=1, A9=1)
    t.put("well", "AL")
    if murloc:
        t.put("murloc", "A7")
    t.conquests(1)
    t.end_turn()
    assert t.income().get("well", 0) == coins
