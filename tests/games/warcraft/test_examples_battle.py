"""Worked examples of battles: EX-RB-11 to EX-RB-14 of the rulebook and our own EX-08 to EX-18.

No game has the Night Elves as one of three hostile players, so EX-RB-11 and EX-RB-14 are played in Elf Gate
with the Humans or the Undead in their place.
"""

import pytest

from tests.games.warcraft.fights import EAST, HERE, NORTH, WEST, attack, duel, quiet
from tests.games.warcraft.table import Table

rule = pytest.mark.rule


@rule("WC-BATTLE-04", "WC-BATTLE-05", "WC-BATTLE-06")
def test_ex_rb_11_battlefield_1() -> None:
    t = Table("elfgate")
    quiet(t, "humans", "orcs", "undead")
    t.units("humans", "1,1", melee=1)
    t.units("humans", "1,2", ranged=1)
    t.units("undead", "1,1", melee=1)
    t.units("undead", "2,1", melee=1)
    t.units("undead", "3,1", melee=1)
    t.units("orcs", "2,0", flying=1)
    t.dice(1)
    attack(t, "humans")
    assert (t.battle(), t.who()) == ("1,1", "undead")
    assert (t.fighting("humans", "melee"), t.fighting("humans", "ranged")) == (1, 1)
    assert (t.fighting("undead", "melee"), t.fighting("orcs", "flying")) == (2, 0)
    assert t.legal("lose") == {"lose undead melee 1,1", "lose undead melee 2,1"}


@rule("WC-BATTLE-02", "WC-BATTLE-03", "WC-BATTLE-07")
def test_ex_rb_12_battlefield_2() -> None:
    t = duel("nightelves undead")
    for space in (HERE, EAST):
        t.units("nightelves", space, melee=1)
        t.units("undead", space, melee=1)
    attack(t, "nightelves")
    assert t.legal("battle") == {"battle 0,0 undead", "battle 1,0 undead"}
    t.dice(6, 6, 1, 6)
    t.play("battle 0,0 undead")
    assert (t.fighting("nightelves", "melee"), t.fighting("undead", "melee")) == (2, 2)
    t.dice(1, 6, 6)  # the last Undead unit hits once
    t.play("lose undead melee 1,0")
    t.spent()
    t.play("lose nightelves melee 0,0")
    assert (t.battle(), t.count("undead", "melee", HERE)) == (None, 1)
    assert (t.hand_size("nightelves"), t.hand_size("undead")) == (1, 2), "the battle in 1,0 did not happen"


@rule("WC-BATTLE-12", "WC-BATTLE-13", "WC-BATTLE-14")
def test_ex_rb_13_dice() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=2)
    t.units("humans", WEST, melee=2)
    t.units("orcs", HERE, melee=2)
    t.units("orcs", EAST, melee=3)
    t.units("orcs", NORTH, melee=1)
    t.dice(6, 6, 6, 6)
    t.dice(4, 3, 1, 3, 2, 6)
    attack(t, "orcs")
    t.spent()
    assert t.casualties("humans") == 2


@rule(
    "WC-BATTLE-06",
    "WC-BATTLE-10",
    "WC-BATTLE-11",
    "WC-BATTLE-12",
    "WC-BATTLE-13",
    "WC-BATTLE-15",
    "WC-BATTLE-16",
    "WC-BATTLE-19",
    "WC-BATTLE-20",
    "WC-LOSS-01",
    "WC-LOSS-02",
    "WC-LOSS-07",
    "WC-CAPTURE-01",
)
def test_ex_rb_14_the_long_battle() -> None:
    t = Table("elfgate")
    quiet(t, "humans", "orcs", "undead")
    t.level("humans", ranged=2, flying=2)
    t.units("undead", "1,1", melee=2, ranged=1)
    t.units("undead", "2,1", melee=3)
    t.units("undead", "1,2", melee=1, flying=1)
    t.units("humans", "1,1", melee=1, ranged=2, worker=1)
    t.units("humans", "2,0", flying=2)
    t.units("orcs", "0,2", melee=2)
    t.dice(5, 2, 4)
    attack(t, "undead")
    assert (t.who(), t.phase(), t.casualties("humans"), t.casualties("undead")) == ("undead", "ranged", 0, 1)
    t.dice(2, 6, 3)
    t.play("lose undead melee 2,1")
    assert (t.who(), t.phase(), t.casualties("humans"), t.casualties("undead")) == ("humans", "flying", 1, 1)
    t.play("lose humans melee 1,1")
    assert t.who() == "undead"
    t.dice(5, 2, 3, 2)
    t.play("lose undead melee 2,1")
    t.spent()
    assert (t.on_board("humans", "ranged"), t.count("humans", "flying", "2,0")) == (0, 2)
    assert (t.count("humans", "worker", "1,1"), t.on_board("undead", "melee")) == (0, 4)
    assert [t.hand_size(race) for race in ("undead", "humans", "orcs")] == [2, 1, 0]
    assert t.count("orcs", "melee", "0,2") == 2


@rule("WC-ABIL-BLOW-01", "WC-ABIL-HEAL-01", "WC-LOSS-06", "WC-RULING-14")
@pytest.mark.parametrize(("heal_rule", "casualties"), [("rulebook", 3), ("faq2003", 2)])
def test_ex_08_unstoppable_blow_against_heal(heal_rule: str, casualties: int) -> None:
    t = duel("humans orcs", heal_rule=heal_rule)
    t.level("orcs", melee=4)
    t.level("humans", ranged=3)
    t.units("humans", HERE, melee=3)
    t.units("humans", WEST, ranged=1, melee=2)
    t.units("orcs", HERE, melee=3)
    t.dice(6)
    t.dice(6, 6, 6, 6, 6)
    t.dice(1, 1, 6)
    attack(t, "orcs")
    assert t.casualties("humans") == casualties


def dryad_against_two_shooters(*cards: str) -> Table:
    t = duel("nightelves orcs")
    t.level("nightelves", ranged=4)
    t.hand("nightelves", *cards)
    t.units("nightelves", HERE, ranged=1, melee=2)
    t.units("orcs", HERE, ranged=2)
    attack(t, "nightelves")
    return t


@rule("WC-ABIL-POISON-01", "WC-ABIL-POISON-02")
def test_ex_09_first_strike() -> None:
    t = dryad_against_two_shooters()
    t.dice(4)  # the Dryad
    t.dice(6)  # the one Orc left
    t.dice(1, 6)  # the two melee units end it
    t.play("poison ranged")
    t.spent()
    assert (t.on_board("orcs", "ranged"), t.on_board("nightelves", "ranged"), t.on_board("nightelves", "melee")) == (
        0,
        1,
        2,
    )


@rule("WC-ABIL-POISON-04", "WC-CARD-MOONGLAIVE-01")
def test_ex_09_first_strike_with_moon_glaive() -> None:
    t = dryad_against_two_shooters("moon-glaive")
    t.dice(4)
    t.play("poison ranged")
    t.dice(5)
    t.play("play moon-glaive")
    t.spent()
    assert (t.battle(), t.on_board("orcs", "ranged"), t.on_board("nightelves", "ranged")) == (None, 0, 1)


@rule("WC-ABIL-RAISE-01", "WC-ABIL-RAISE-02", "WC-ABIL-RAISE-03", "WC-ABIL-RAISE-04")
def test_ex_10_raise_dead_overflow() -> None:
    t = duel("humans undead")
    t.level("undead", ranged=3)
    t.units("undead", HERE, melee=2, ranged=1)
    t.units("undead", "3,0", melee=3)
    t.units("humans", HERE, melee=3)
    assert t.reserve("undead", "melee") == 5
    t.dice(1)
    attack(t, "undead")
    t.dice(6, 6)
    t.dice(1, 2, 6)
    t.play("raise 1")
    assert (t.count("undead", "melee", HERE), t.on_board("humans", "melee")) == (3, 2)
    assert (t.phase(), t.decision()) == ("melee", "RaiseDead")
    t.play("raise 1")
    t.spent()
    assert (t.battle(), t.on_board("humans", "melee")) == (None, 0)
    assert (t.count("undead", "melee", HERE), t.count("undead", "ranged", HERE)) == (2, 1)
    assert t.reserve("undead", "melee") == 5


@rule("WC-CARD-FAERIEFIRE-01", "WC-CARD-FAERIEFIRE-02")
@pytest.mark.parametrize(
    ("kind", "level", "dice", "casualties"), [("ranged", 1, (3, 3, 1), 3), ("flying", 3, (2, 5), 2)]
)
def test_ex_11_faerie_fire(kind: str, level: int, dice: tuple[int, ...], casualties: int) -> None:
    t = duel("nightelves orcs")
    t.level("nightelves", **{kind: level})
    t.hand("nightelves", "faerie-fire")
    t.units("nightelves", HERE, **{kind: len(dice)})
    t.units("orcs", HERE, melee=3)
    t.units("orcs", WEST, melee=3)
    attack(t, "nightelves")
    t.dice(*dice)
    t.play("play faerie-fire")
    assert t.casualties("orcs") == casualties


@rule("WC-CARD-MOONGLAIVE-01", "WC-CARD-MOONGLAIVE-02", "WC-CARD-CURSE-01", "WC-CARDS-03")
def test_ex_12_moon_glaive_and_curse() -> None:
    t = duel("nightelves undead")
    t.level("nightelves", ranged=2)
    t.hand("nightelves", "moon-glaive")
    t.hand("undead", "curse")
    t.units("nightelves", HERE, ranged=3)
    t.units("nightelves", EAST, ranged=1)
    t.units("undead", HERE, melee=3)
    t.units("undead", WEST, melee=3)
    t.dice(1, 3, 3, 6)
    attack(t, "nightelves")
    assert (t.who(), t.window()) == ("undead", "AFTER-ROLL")
    t.play("pass")
    t.dice(2, 5, 6)
    t.play("play moon-glaive")
    assert (t.who(), t.window()) == ("undead", "AFTER-ROLL")
    t.dice(3, 1, 4, 6)
    t.play("play curse")
    t.spent()
    assert (t.decision(), t.casualties("undead")) == ("ChooseCasualty", 2)


@rule("WC-CARD-DEVOUR-01", "WC-CARD-DEVOUR-02", "WC-CARD-DEVOUR-03", "WC-BATTLE-19")
def test_ex_13_devour_the_last_defender() -> None:
    t = duel("humans orcs")
    t.hand("orcs", "devour")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, ranged=3)
    t.units("orcs", EAST, melee=1)
    attack(t, "orcs", "move melee 1,0 0,0")
    assert (t.window(), t.round()) == ("ROUND", 1)
    t.play("play devour humans melee 0,0")
    assert (t.battle(), t.events("rolled")) == (None, [])
    assert (t.on_board("humans", "melee"), t.count("humans", "ranged", WEST)) == (0, 3)
    assert (t.on_board("orcs", "melee"), t.hand_size("orcs"), t.hand_size("humans")) == (1, 2, 1)


@rule("WC-BATTLE-16", "WC-BATTLE-17", "WC-CARD-WEB-01")
@pytest.mark.parametrize(("web", "flyers"), [(False, 2), (True, 1)])
def test_ex_14_flyers_and_melee(web: bool, flyers: int) -> None:
    t = duel("humans undead")
    t.hand("undead", "web")
    t.units("humans", HERE, flying=2)
    t.units("undead", HERE, melee=3)
    t.dice(1, 1)
    attack(t, "humans")
    assert (t.who(), t.window(), t.on_board("undead", "melee")) == ("undead", "MELEE", 1)
    t.dice(1)
    t.dice(*[1] * flyers)  # the next round
    t.play("play web" if web else "pass")
    t.spent()
    assert (t.on_board("humans", "flying"), t.on_board("undead", "melee")) == (flyers, 0)


@rule("WC-CARD-PORTAL-01", "WC-CARD-PORTAL-02", "WC-CARD-PORTAL-03", "WC-CAPTURE-01")
def test_ex_15_town_portal_overflow() -> None:
    t = duel("humans orcs")
    t.hand("humans", "town-portal")
    t.units("humans", "2,-3", melee=1)
    t.units("humans", HERE, melee=3, worker=2)
    t.units("orcs", EAST, melee=1)
    attack(t, "orcs", "move melee 1,0 0,0")
    t.play("play town-portal 0,0 2,-3", "send melee 2,-2")
    assert (t.count("humans", "melee", "2,-3"), t.count("humans", "melee", "2,-2")) == (3, 1)
    assert (t.count("humans", "melee", HERE), t.count("humans", "worker", HERE)) == (0, 0)
    assert (t.hand_size("humans"), t.hand_size("orcs")) == (0, 0), "no battle"


@rule("WC-CARD-CALLTOARMS-01", "WC-CARD-CALLTOARMS-02")
def test_ex_16_call_to_arms() -> None:
    t = duel("humans orcs")
    t.hand("humans", "call-to-arms")
    t.level("humans", melee=2)
    t.units("humans", "0,3", worker=3)
    t.units("orcs", "0,2", melee=1)
    t.move_step("orcs")
    t.play("move melee 0,2 0,3")
    t.dice(4, 3, 6, 6)
    t.pips(1, 2, 1)  # they harvest as workers
    t.play("play call-to-arms")
    t.spent()
    assert (t.on_board("orcs", "melee"), t.count("humans", "worker", "0,3")) == (0, 3)
    assert (t.hand_size("orcs"), t.hand_size("humans")) == (1, 2)
    assert t.gold("humans") == 4


@rule("WC-LOSS-02", "WC-LOSS-03")
def test_ex_17_alternating_removal() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=2)
    t.units("humans", NORTH, melee=1)
    t.units("orcs", HERE, melee=2)
    t.units("orcs", EAST, melee=3)
    t.dice(1, 1, 1, 6)
    t.dice(1, 1, 6, 6, 6)
    attack(t, "orcs")
    order = []
    for said in ("humans melee 0,0", "orcs melee 1,0", "humans melee -1,0", "orcs melee 1,0", "orcs melee 1,0"):
        order.append(t.who())
        t.play(f"lose {said}")
    assert order == ["humans", "orcs", "humans", "orcs", "orcs"]
    assert (t.battle(), t.on_board("humans", "melee"), t.on_board("orcs", "melee")) == (None, 2, 2)


@rule("WC-BATTLE-19", "WC-BATTLE-21")
def test_ex_18_both_gone() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, melee=2)
    t.dice(1, 1, 6, 6)
    attack(t, "orcs")
    t.play("lose orcs melee 0,0")
    assert (t.battle(), t.on_board("humans", "melee"), t.count("orcs", "melee", EAST)) == (None, 0, 2)
    assert (t.hand_size("humans"), t.hand_size("orcs")) == (1, 1)
