"""Events as they meet the rest of the game: what the tests of each event cannot see."""

from __future__ import annotations

import pytest

from tests.games.world_of_warcraft.fights import FIELD, Fight
from tests.games.world_of_warcraft.table import Table
from wartable.games.world_of_warcraft.game import world_of
from wartable.games.world_of_warcraft.rules.aftermath import Aftermath
from wartable.games.world_of_warcraft.rules.bonus import Resolve
from wartable.games.world_of_warcraft.rules.combat import CombatEnd
from wartable.games.world_of_warcraft.rules.pvp import PvpDefense

rule = pytest.mark.rule


def happens(t: Table, event: str) -> Table:
    """An event has been drawn and is carried out."""
    number = t.e(event)
    t.s.event_deck = tuple([one for one in t.s.event_deck if one != number])
    t.s.event_discard = (*t.s.event_discard, number)
    return t.begin(Resolve(-1, number))


@rule("WOW-EVENT-02")
def test_a_talent_without_another_of_its_level_stays() -> None:
    """All three talents of level 2 are owned: there is nothing of the same or a lower level for them."""
    own = ("mage-arcane-focus", "mage-winters-chill", "mage-arcane-meditation", "mage-impact")
    t = happens(Table().level("mage", 5).talents("mage", *own), "another-path-to-power")
    while t.asked()[0] != 2:
        t.play("gold")
    assert t.legal() == {"talent mage-impact", "gold", "done"}
    assert t.refused("talent mage-arcane-focus") == "WOW-EVENT-02"
    assert t.why("talent mage-arcane-focus") == "no-other-talent"


def answer(f: Fight) -> str:
    """Go on: no windows, home after a defeat, the first victim."""
    legal = f.legal()
    return next((text for text in ("roll", "done", "go brill", "go southshore") if text in legal), min(legal))


@rule("WOW-VARIANT-02", "WOW-VARIANT-01", "WOW-EVENT-02", "WOW-EVENT-05")
def test_deadly_pvp_is_won_by_fewer_unabsorbed_wounds_for_events_too() -> None:
    """EX-O17 with Old Hatreds in play: all fall, the Horde has won, and its fallen are paid."""
    f = Fight(deadly_pvp="on", world=world_of()).has("warrior", health=2).has("shaman", health=1)
    f.has("paladin", health=3).has("mage", health=2).bag("mage", "triangle-shadow-wand")
    f.s.in_play = (f.e("old-hatreds"),)
    f.duel(("warrior", "shaman"), ("paladin", "mage")).boxes("horde", 0, 7).boxes("alliance", 0, 4)
    f.begin(PvpDefense(), CombatEnd(), Aftermath())
    for _ in range(40):
        if not f.asked()[1]:
            break
        f.play(answer(f))
    assert [f.of(hero, "health")[0] for hero in ("paladin", "mage", "warrior", "shaman")] == [1, 1, 1, 1]
    assert f.of("warrior", "gold", "xp") == (13, 11), "with equal XP both are stronger: 8 gold, 1 XP"
    assert f.of("shaman", "gold", "xp") == (13, 11)
    assert f.of("mage", "gold", "xp") == (5, 10)
    assert f.in_bag("mage") == ["triangle-shadow-wand"], "nobody is left to take loot"
    assert not f.s.in_play


@rule("WOW-EVENT-02", "WOW-RULING-58")
def test_ears_and_heads_after_a_won_fight() -> None:
    """Two blue Gnolls of Attack 4: 1 XP and 2 gold for each."""
    f = Fight(world=world_of(), level=2).at(FIELD, "warrior").at("hearthglen", "shaman").blue(FIELD, "gnoll", 2)
    f.s.in_play = (f.e("ears-and-heads-of-the-wild"),)
    f.action("warrior").boxes("horde", 8)
    for _ in range(10):
        if not f.asked()[1]:
            break
        f.play(answer(f))
    assert f.of("warrior", "xp", "gold") == (6, 9)
    assert f.s.in_play, "until the next Event"


@rule("WOW-EVENT-02", "WOW-QUEST-09")
def test_blue_creatures_of_a_lost_fight_are_trophies_all_the_same() -> None:
    """Cleanse the Land: the Gnoll that fell is kept (Attack 4), though the Mage is defeated by the other."""
    f = Fight(world=world_of(), level=1).at(FIELD, "mage").at("hearthglen", "paladin").blue(FIELD, "gnoll", 2)
    f.s.in_play = (f.e("cleanse-the-land"),)
    f.has("mage", health=1).action("mage").boxes("alliance", 4).dice(3, 3)
    for _ in range(10):
        if not f.asked()[1]:
            break
        f.play(answer(f))
    assert f.where("mage") == "southshore"
    assert f.blues_at(FIELD) == {"gnoll": 1}
    assert sum(f.s.trophies.values()) == 1
