"""The Night Elves: clauses SW-RACE-NIGHTELVES."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-RACE-NIGHTELVES-01")
def test_night_elves_save_a_token_in_forests_only() -> None:
    t = Table(players=2)
    t.active(1, "nightelves", "miners", hand=4, A5=1)
    t.conquests(1)
    assert (t.cost("A3"), t.cost("A8"), t.cost("A7")) == (1, 2, 2)
    t.play("conquer A3")
    assert (t.tokens("A3"), t.hand(1)) == (1, 3)


@rule("SW-RACE-NIGHTELVES-01", "SW-CONQ-10")
def test_a_forest_takes_the_night_elves_at_least_one_token() -> None:
    t = Table(players=2)
    t.active(1, "nightelves", "blacksmiths", hand=4, A5=1)
    t.conquests(1)
    assert (t.cost("A3"), t.cost("A8")) == (1, 1)
    t.play("conquer A3")
    assert (t.tokens("A3"), t.hand(1)) == (1, 3)


@rule("SW-RACE-NIGHTELVES-02")
def test_a_wisp_wall_is_put_into_each_captured_forest_and_nowhere_else() -> None:
    t = Table(players=2)
    t.active(1, "nightelves", "miners", hand=6, A5=1)
    t.conquests(1)
    t.play("conquer A3", "conquer A8", "conquer A2")
    assert [t.has("wall", region) for region in ("A3", "A8", "A2", "A5")] == [True, True, False, False]
    assert t.supply("wall") == 7


@rule("SW-RACE-NIGHTELVES-03")
def test_a_wisp_wall_adds_one_to_the_cost_of_its_region() -> None:
    t = Table(players=2)
    t.active(1, "nightelves", "miners", A3=1, A6=1)
    t.active(2, "orcs", "farmers", hand=5, A5=1)
    t.put("wall", "A3")
    t.conquests(2)
    assert (t.cost("A3"), t.cost("A6")) == (4, 3)


@rule("SW-RACE-NIGHTELVES-04", "SW-LOSS-08")
def test_a_wisp_wall_is_removed_when_its_region_is_captured() -> None:
    t = Table(players=2)
    t.active(1, "nightelves", "miners", A3=1, A9=1)
    t.active(2, "orcs", "farmers", hand=6, A5=1)
    t.put("wall", "A3")
    t.conquests(2)
    t.play("conquer A3")
    assert (t.holder("A3"), t.has("wall", "A3"), t.supply("wall")) == ("P2 orcs", False, 9)


@rule("SW-RACE-NIGHTELVES-04")
def test_a_wisp_wall_is_removed_when_the_night_elves_leave_its_region() -> None:
    t = Table(players=2)
    t.active(1, "nightelves", "miners", A3=1, A5=3)
    t.put("wall", "A3")
    t.turn(1)
    t.play("advance", "leave A3", "ready")
    assert (t.holder("A3"), t.has("wall", "A3"), t.supply("wall")) == (None, False, 9)


@rule("SW-RACE-NIGHTELVES-04", "SW-DECLINE-02")
def test_a_wisp_wall_is_removed_when_the_grey_night_elves_are_cleared() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A1=1)
    t.grey(1, "nightelves", A3=1)
    t.put("wall", "A3")
    t.turn(1)
    t.play("decline")
    assert (t.holder("A3"), t.has("wall", "A3"), t.supply("wall")) == (None, False, 9)


@rule("SW-RACE-NIGHTELVES-05", "SW-RACE-NIGHTELVES-03")
def test_wisp_walls_stay_and_defend_after_a_decline() -> None:
    t = Table(players=2)
    t.active(1, "nightelves", "miners", A3=2)
    t.active(2, "orcs", "farmers", A5=4)
    t.put("wall", "A3")
    t.turn(1)
    t.play("decline")
    assert (t.holder("A3"), t.has("wall", "A3")) == ("P1 grey nightelves", True)
    t.play("advance", "ready")
    assert t.cost("A3") == 4


@rule("SW-RACE-NIGHTELVES-06")
def test_with_all_nine_wisp_walls_in_use_none_is_placed() -> None:
    t = Table(players=3)
    t.active(1, "nightelves", "miners", hand=4, A5=1)
    t.active(2, "orcs", "farmers", A1=1, A2=1, A4=1, A6=1, A7=1)
    t.active(3, "trolls", "rangers", A9=1, B1=1, B2=1, B3=1)
    for region in ("A1", "A2", "A4", "A6", "A7", "A9", "B1", "B2", "B3"):
        t.put("wall", region)
    t.conquests(1)
    t.play("conquer A8")
    assert (t.holder("A8"), t.has("wall", "A8")) == ("P1 nightelves", False)
    assert (t.count("wall"), t.supply("wall")) == (9, 0)


@rule("SW-RACE-NIGHTELVES-03", "SW-CONQ-05", "SW-CONQ-18")
def test_the_wall_of_the_own_grey_night_elves_defends_against_their_player_too() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=6, A5=1)
    t.grey(1, "nightelves", A3=1)
    t.put("wall", "A3")
    t.conquests(1)
    assert t.cost("A3") == 3
    t.play("conquer A3")
    assert (t.holder("A3"), t.has("wall", "A3"), t.tray("nightelves")) == ("P1 orcs", False, 9)
