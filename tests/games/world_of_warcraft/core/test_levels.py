"""Experience, levels, talents."""

from __future__ import annotations

import pytest

from tests.games.world_of_warcraft.core.fixtures import Heals, doing, world_with
from tests.games.world_of_warcraft.table import Table
from wartable.games.world_of_warcraft.cards.card import AUTO
from wartable.games.world_of_warcraft.rules import moments
from wartable.games.world_of_warcraft.rules.levels import award_xp

rule = pytest.mark.rule


def award(t: Table, **xp: int) -> Table:
    shares = [0] * t.s.settings.heroes
    for hero, number in xp.items():
        shares[t.h(hero)] = number
    t.s.stack = []
    award_xp(t.s, shares, "WOW-XP-01")
    return t.begin(*reversed(t.s.stack))


@rule("WOW-XP-02", "WOW-XP-03", "WOW-XP-04", "WOW-LEVEL-01", "WOW-TALENT-02")
def test_a_hunter_reaches_level_2() -> None:
    """EX-S03."""
    t = Table("hunter", "mage", "warrior", "shaman").has("hunter", xp=3, health=1)
    award(t, hunter=3)
    assert t.of("hunter", "xp", "level", "health", "energy") == (6, 2, 4, 5)
    assert t.legal() == {
        "talent hunter-lightning-reflexes",
        "talent hunter-efficiency",
        "talent hunter-precision",
    }
    assert t.refused("talent hunter-trueshot") == "WOW-TALENT-02"
    assert t.refused("talent mage-impact") == "WOW-TALENT-02"
    t.play("talent hunter-precision")
    assert "hunter-precision" in t.sheet("hunter")
    assert t.of("hunter", "gold", "energy") == (5, 5)


@rule("WOW-LEVEL-02", "WOW-TALENT-02", "WOW-TALENT-03")
def test_two_levels_at_once() -> None:
    """EX-O04."""
    t = Table().level("mage", 2, 9).talents("mage", "mage-arcane-focus")
    award(t, mage=10)
    assert t.of("mage", "xp", "level", "health", "energy") == (19, 3, 4, 9)
    assert "talent mage-combustion" not in t.legal()
    assert "talent mage-winters-chill" in t.legal()
    assert t.refused("talent mage-arcane-focus") == "WOW-TALENT-02"
    t.play("talent mage-impact")
    assert t.of("mage", "level", "health", "energy") == (4, 6, 11)
    t.play("talent mage-combustion")
    assert len(t.s.talents[t.h("mage")]) == 3


@rule("WOW-LEVEL-03", "WOW-XP-05", "WOW-RULING-15", "WOW-TALENT-04")
def test_the_end_of_the_track() -> None:
    t = (
        Table()
        .level("mage", 5, 28)
        .talents("mage", "mage-impact", "mage-shatter", "mage-combustion", "mage-incinerate")
    )
    award(t, mage=9)
    assert t.of("mage", "xp", "level") == (28, 5)
    assert t.asked() == (0, "")


@rule("WOW-RULING-96")
def test_levels_in_roster_order() -> None:
    t = Table(seats=6)
    award(t, warrior=4, mage=4, paladin=4)
    order = []
    while t.asked()[1]:
        order.append(t.asked()[0])
        t.play(sorted(t.legal())[0])
    assert order == [1, 2, 4]


@rule("WOW-TALENT-01", "WOW-TALENT-03")
def test_a_talent_takes_effect_when_it_is_chosen() -> None:
    t = Table()
    faces = t.s.world.faces
    for talents in t.s.world.content.talents:
        assert sorted([faces[card].level for card in talents]) == [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]
    award(t, warrior=4)
    t.play("talent warrior-anger-management")
    assert t.of("warrior", "cap_energy") == (4,)
    world = world_with(warrior_anger_management=doing(Heals(moments.LEARN, AUTO)))
    t = Table(world=world)
    award(t, warrior=4)
    t.has("warrior", health=1).play("talent warrior-anger-management")
    assert t.of("warrior", "health") == (2,)


@rule("WOW-LEVEL-04")
def test_a_defeated_hero_is_restored_by_a_level() -> None:
    t = Table().at("ruins-of-andorhal", "mage").has("mage", health=1, energy=1)
    award(t, mage=4)
    assert (t.of("mage", "health", "energy"), t.where("mage")) == ((3, 6), "ruins-of-andorhal")
