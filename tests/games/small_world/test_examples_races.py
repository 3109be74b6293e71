"""Worked examples EX-09 to EX-17 of the specification."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-RACE-WORGEN-03", "SW-PROF-BLACKSMITHS-01", "SW-CONQ-10")
def test_example_09_worgen_with_blacksmiths() -> None:
    t = Table(players=2)
    t.active(1, "worgen", "blacksmiths", A1=5)
    t.turn(1)
    t.play("advance", "form worgen")
    assert t.coins(1) == 4
    t.play("ready")
    assert (t.cost("A2"), t.cost("A4"), t.cost("A9"), t.cost("B4")) == (1, 1, 1, 2)


@rule("SW-RACE-TAUREN-01", "SW-RACE-TAUREN-02", "SW-RACE-TAUREN-06", "SW-RACE-TAUREN-07", "SW-DIE-02")
def test_example_10_tauren_minimum() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "blacksmiths", A1=5, A2=2)
    t.active(2, "orcs", "miners", B1=1)
    t.turn(1)
    t.play("advance", "ready")
    assert (t.tokens("A1"), t.tokens("A2"), t.hand(1)) == (2, 2, 3)
    assert t.cost("A5") == 2
    t.play("conquer A5")
    assert (t.tokens("A5"), t.hand(1), t.decision()) == (2, 1, "Redeploy")
    t.play("place A1")
    t.play_if("done")
    assert (t.tokens("A1"), t.tokens("A2"), t.tokens("A5"), t.coins(1)) == (3, 2, 2, 8)
    t.play("advance", "ready")
    t.play("decline")
    assert [t.holder(region) for region in ("A1", "A2", "A5")] == ["P1 grey tauren"] * 3
    assert [t.tokens(region) for region in ("A1", "A2", "A5")] == [2, 2, 2]
    assert (t.tray("tauren"), t.coins(1)) == (10, 11)


def gnomes_raiding_orcs(hand: int, *pips: int) -> Table:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=hand, B1=1)
    t.active(2, "orcs", "farmers", A6=2)
    t.conquests(1)
    t.pips(*pips)
    t.play("raid A6")
    return t


@rule("SW-RACE-GNOMES-03", "SW-RACE-GNOMES-04", "SW-RACE-GNOMES-05", "SW-RACE-GNOMES-06")
def test_example_11_air_raid_with_two_rolls() -> None:
    full_price = gnomes_raiding_orcs(5, 0)
    assert full_price.tokens("A6") == 4

    t = gnomes_raiding_orcs(1, 2, 1)
    assert (t.decision(), t.holder("A6")) == ("RaidShort", "P2 orcs")
    t.play("again")
    assert (t.holder("A6"), t.tokens("A6"), t.hand(1)) == ("P1 gnomes", 1, 0)
    assert t.turn_of() == 2

    t = gnomes_raiding_orcs(1, 2)
    t.play("stop")
    assert (t.decision(), t.holder("A6"), t.hand(1)) == ("Conquests", "P2 orcs", 1)
    assert t.refused("raid A6") == "SW-RACE-GNOMES-01"
    assert t.refused("attempt B3") is None


@rule(
    "SW-RACE-GOBLINS-02",
    "SW-RACE-GOBLINS-05",
    "SW-RACE-GOBLINS-06",
    "SW-RACE-GOBLINS-07",
    "SW-RACE-GOBLINS-08",
    "SW-RACE-GOBLINS-12",
    "SW-FACTION-02",
)
def test_example_12_bombs() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "archaeologists", A2=1)
    t.active(2, "dwarves", "farmers", A1=3, A4=1)
    t.bombs("exploding dud")
    t.ending(1)
    t.play("bomb A1", "bomb A4")
    t.play_if("done")
    assert (t.has("bomb", "A1"), t.has("bomb", "A4"), t.bomb_stack()) == (True, True, 10)
    t.play("advance", "ready", "end", "all A1")
    t.play_if("done")
    assert (t.holder("A1"), t.tray("dwarves"), t.hand(2)) == (None, 7, 2)
    assert (t.holder("A4"), t.tokens("A4")) == ("P2 dwarves", 1)
    assert (t.count("bomb"), t.bomb_stack()) == (0, 10)
    t.play("advance", "ready")
    assert t.income() == {"regions": 1, "faction": 1}
    assert (t.tokens("A4"), t.hand(2)) == (3, 0)


@rule("SW-RACE-DRAENEI-01", "SW-RACE-DRAENEI-02", "SW-RACE-DRAENEI-03")
def test_example_13_draenei_protection() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=7, A2=1)
    t.active(2, "draenei", "miners", A5=2, A6=1, A9=1)
    t.conquests(1)
    assert t.cost("A5") == 4
    t.play("conquer A5")
    assert (t.hand(1), t.hand(2), t.tray("draenei")) == (3, 2, 8)
    assert t.cost("A6") == 3
    t.play("conquer A6")
    assert (t.hand(1), t.hand(2), t.tray("draenei")) == (0, 2, 9)
    t.end_turn()
    assert (t.tokens("A9"), t.hand(2)) == (3, 0)


@rule("SW-RACE-HUMANS-03", "SW-RACE-HUMANS-04", "SW-RACE-HUMANS-05")
def test_example_14_objectives() -> None:
    t = Table(players=3)
    t.active(1, "humans", "farmers", A1=1)
    t.active(2, "trolls", "miners", hand=4)
    t.active(3, "naga", "herbalists", hand=9)
    t.put("objective", "B1")
    t.put("objective", "A8")
    t.conquests(2)
    t.play("conquer B1")
    assert (t.coins(1), t.coins(2), t.coins(3)) == (5, 5, 5)
    assert (t.has("objective", "B1"), t.count("objective")) == (True, 2)
    t.end_turn()
    t.play("advance", "conquer B1")
    assert (t.coins(1), t.coins(3)) == (7, 7)
    assert (t.has("objective", "B1"), t.has("objective", "A8"), t.count("objective")) == (False, True, 1)


@rule(
    "SW-RACE-NIGHTELVES-01",
    "SW-RACE-NIGHTELVES-02",
    "SW-RACE-NIGHTELVES-03",
    "SW-RACE-NIGHTELVES-04",
    "SW-RACE-NIGHTELVES-05",
)
def test_example_15_night_elves() -> None:
    t = Table(players=2)
    t.active(1, "nightelves", "miners", hand=3, A5=1)
    t.active(2, "orcs", "farmers", A7=6)
    t.conquests(1)
    assert t.cost("A8") == 2
    t.play("conquer A8")
    assert (t.tokens("A8"), t.has("wall", "A8"), t.supply("wall")) == (2, True, 8)
    t.play("end", "lift A8")
    t.play_if("place A5")
    t.play_if("done")
    assert (t.tokens("A8"), t.tokens("A5")) == (1, 3)
    t.play("advance", "ready")
    assert t.cost("A8") == 4
    t.end_turn()
    t.play("decline")
    assert t.holder("A8") == "P1 grey nightelves"
    t.play("advance", "ready")
    assert t.cost("A8") == 4
    t.play("conquer A8")
    assert (t.has("wall", "A8"), t.supply("wall")) == (False, 9)


@rule("SW-RACE-ORCS-01", "SW-RACE-ORCS-02", "SW-FACTION-03", "SW-FACTION-04", "SW-FACTION-07")
def test_example_16_orcs() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "archaeologists", hand=10, A2=1)
    t.active(2, "humans", "miners", A1=1, A3=1)
    t.grey(2, "dwarves", A5=1)
    t.conquests(1)
    t.play("conquer A1", "conquer A3", "conquer A5")
    t.end_turn()
    assert t.income() == {"regions": 4, "race": 3, "faction": 2}
    assert t.coins(1) == 14


def pandaren_opening(coins: int) -> Table:
    t = Table(players=3)
    t.set_coins(2, coins)
    t.column("archaeologists pandaren", "seafarers orcs", "miners trolls")
    t.turn(1)
    t.play("pick 1", "conquer A1", "conquer A2", "conquer A5", "end", "all A1")
    t.play_if("done")
    assert (t.turn_of(), t.coins(1)) == (2, 8)
    t.play("pick 1", "conquer A3")
    return t


@rule(
    "SW-RACE-PANDAREN-01",
    "SW-RACE-PANDAREN-02",
    "SW-RACE-PANDAREN-03",
    "SW-RACE-PANDAREN-04",
    "SW-RACE-PANDAREN-05",
    "SW-RACE-PANDAREN-06",
)
def test_example_17_harmony() -> None:
    assert pandaren_opening(1).refused("conquer A2") in {"SW-CONQ-22", "SW-RACE-PANDAREN-04"}

    t = pandaren_opening(5)
    assert (t.has_harmony(2), t.has_harmony(3), t.coins(2)) == (True, True, 5)
    assert t.dues("A2") == 2
    t.play("conquer A2")
    assert (t.holder("A2"), t.coins(1), t.coins(2), t.dues("A5")) == ("P2 orcs", 10, 3, 0)
    t.play("conquer A5")
    assert (t.holder("A5"), t.coins(1), t.coins(2)) == ("P2 orcs", 10, 3)
    t.end_turn()
    assert (t.has_harmony(2), t.has_harmony(3)) == (True, True)
    t.play("pick 1")
    t.end_turn()
    assert (t.turn_of(), t.has_harmony(2), t.has_harmony(3)) == (1, False, False)
