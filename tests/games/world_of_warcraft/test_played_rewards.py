"""Rewards, quests and levels after fights as they are played."""

from __future__ import annotations

import pytest

from tests.games.world_of_warcraft.fights import SIX, Fight
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.game import world_of

rule = pytest.mark.rule


def fight(*heroes: str, level: int = 3, overlord: str = "nefarian") -> Fight:
    return Fight(*heroes, world=world_of(), level=level, overlord=overlord)


def wins(f: Fight, faction: str) -> Fight:
    """The combat under way is won in the Ranged Strike of this round; the first answer is good enough for items."""
    for _ in range(60):
        if f.s.foe == ids.NO_FOE or f.asked()[1] in ("Talent", "Overflow", "ChooseDeck"):
            return f
        if f.asked()[1] == "Pool":
            f.boxes(faction, 60)
            f.play("roll")
        elif "done" in f.legal():
            f.play("done")
        else:
            f.play(min(f.legal()))
    return f


@rule("WOW-REWARD-02", "WOW-REWARD-03", "WOW-PENALTY-05", "WOW-REWARD-13", "WOW-RULING-16", "WOW-QUEST-07")
def test_belly_of_the_beast() -> None:
    """EX-O01, played by three: XP 9, 9 and 13, gold 4, 3, 3, then items, the special one, and a new quest."""
    f = fight("paladin", "hunter", "rogue", "warrior", "mage", "priest").quest("H19")
    f.level("warrior", 2, 5).level("mage", 2, 7).level("priest", 3, 11)
    f.item_deck("triangle", *["triangle-minor-mana-potion"] * 2, *["triangle-minor-agility-potion"] * 2)
    f.s.specials = (f.c("special-cannonball-runner"), f.c("special-cowl-of-heroes"))
    f.quest_deck("horde", "yellow", "H21").quest_deck("horde", "green", "H09")
    f.at("tyrs-hand", "warrior", "mage", "priest").has("mage", actions=1).has("priest", actions=2)
    f.action("warrior").play("do challenge", "hero mage", "yes", "hero priest", "yes")
    f.play("hero warrior", "hero mage")
    wins(f, "horde")
    assert f.of("warrior", "xp") + f.of("mage", "xp") + f.of("priest", "xp") == (9, 9, 13)
    assert f.of("warrior", "gold") + f.of("mage", "gold") + f.of("priest", "gold") == (9, 8, 8)
    assert f.of("priest", "actions") + f.of("mage", "actions") == (1, 0)
    assert f.asked() == (6, "ChooseDeck"), "the Priest has most XP of those who fought"
    assert f.legal() == {"deck green", "deck yellow"}, "red is empty, gray is never drawn"
    bags = f.in_bag("warrior") + f.in_bag("mage") + f.in_bag("priest")
    assert len(bags) == 3, "two triangles and one of the two special items"
    assert len(f.s.specials) == 1
    f.play("deck yellow")
    assert f.open_quests("horde") == ["H21"]
    assert f.blues_at("ruins-of-andorhal") == {"ghoul": 2}, "blue creatures stay when the quest is gone"


@rule("WOW-LEVEL-04", "WOW-REWARD-04", "WOW-REWARD-03")
def test_a_defeated_member_gets_its_xp_where_it_now_stands() -> None:
    """EX-O02, played: the Mage falls in the Damage step, the Warrior's attrition ends the fight."""
    f = fight("paladin", "hunter", "rogue", "warrior", "mage", "priest").quest("H19")
    f.level("warrior", 2, 5).level("mage", 2, 7).level("priest", 3, 11)
    f.at("tyrs-hand", "warrior", "mage", "priest").has("mage", actions=1, health=1).has("priest", actions=2)
    f.action("warrior").play("do challenge", "hero mage", "yes", "hero priest", "yes", "hero warrior", "hero mage")
    f.boxes("horde", 0, 11, 0, 0)
    for _ in range(30):
        if f.asked()[1] == "Victim":
            f.play("hero mage")
        elif f.asked()[1] == "Return":
            f.play("go brill")
        elif f.asked()[1] == "Pool" and not f.events("damage"):
            f.dice(*[3] * 12).play("roll")
            f.s.dice = ()
        elif "done" in f.legal() and f.asked()[1] != "TradeWith":
            f.play("done")
        else:
            break
    assert f.where("mage") == "brill"
    assert f.of("warrior", "xp") + f.of("mage", "xp") + f.of("priest", "xp") == (9, 9, 13)
    assert f.of("warrior", "gold") + f.of("mage", "gold") + f.of("priest", "gold") == (10, 5, 10)
    assert f.of("mage", "health", "energy") == (1, 1)


@rule("WOW-SPAWN-03", "WOW-QUEST-04", "WOW-REWARD-12", "WOW-XP-01", "WOW-RULING-67")
def test_blue_creatures_give_nothing() -> None:
    f = fight().at("deep-elem-mine", "warrior").at("hearthglen", "shaman").blue("deep-elem-mine", "gnoll", 4)
    f.action("warrior")
    wins(f, "horde")
    assert f.s.foe == ids.NO_FOE
    assert f.of("warrior", "xp", "gold") == (10, 5)
    assert f.blues_at("deep-elem-mine") == {}


@rule("WOW-TALENT-02", "WOW-RULING-04", "WOW-LEVEL-01", "WOW-PENALTY-04")
def test_a_level_by_a_quest() -> None:
    """A Shaman of 9 XP alone: 6 XP and 2 for the quest's higher level; a talent of the new level or a lower one."""
    f = fight(level=2).quest("H28").level("shaman", 2, 9).at("seradane", "shaman").at("hearthglen", "warrior")
    f.quest_deck("horde", "green", "H09").has("shaman", health=1, energy=0).action("shaman").play("do challenge")
    wins(f, "horde")
    assert f.of("shaman", "xp", "level", "health", "energy") == (9 + 6 + 2, 3, 5, 7)
    talents = {text.split()[1] for text in f.legal("talent")}
    assert "shaman-improved-rockbiter" in talents, "a lower level"
    assert "shaman-parry" in talents, "the new level"
    assert f.refused("talent shaman-stormstrike") == "WOW-TALENT-02"


@rule("WOW-PENALTY-01", "WOW-PENALTY-02", "WOW-RULING-07")
def test_a_hero_above_the_quest_gets_less() -> None:
    f = fight(level=5).quest("H06").at("balnir-farmstead", "warrior").at("hearthglen", "shaman")
    f.level("warrior", 4, 18).action("warrior").play("do challenge")
    wins(f, "horde")
    assert f.of("warrior", "xp", "gold") == (18 + 2, 11), "5 XP less 3; gold is not lowered"


@rule("WOW-EVENT-02", "WOW-QUEST-07", "WOW-CHALLENGE-08")
def test_subterfuge_played() -> None:
    """An Alliance Mage completes a Horde quest: 1 XP less, the Horde draws the next one, the card is gone."""
    f = fight(*SIX, level=1).quest("H06").quest_deck("horde", "green", "H09").at("balnir-farmstead", "mage")
    f.quest_deck("horde", "red", "H36").at("hearthglen", "paladin", "priest").has("warrior", xp=2)
    f.s.in_play = (f.e("subterfuge"),)
    f.action("mage").play("do challenge")
    wins(f, "alliance")
    while f.asked()[1] == "Talent":
        f.play(min(f.legal()))
    assert f.of("mage", "xp", "gold") == (4, 11)
    assert f.asked() == (4, "ChooseDeck"), "the owner's faction chooses"
    f.play("deck red")
    assert f.open_quests("horde") == ["H36"]
    assert not f.s.in_play


@rule("WOW-BAG-03", "WOW-REWARD-10", "WOW-BAG-02")
def test_an_item_of_a_high_level_into_a_full_bag() -> None:
    f = fight(level=1).quest("A02").at("ambermill", "paladin").at("hearthglen", "mage")
    f.bag("paladin", "triangle-dull-blade", "triangle-ley-staff", "triangle-skycaller")
    f.item_deck("triangle", "triangle-scimitar", "triangle-bent-staff").action("paladin").play("do challenge")
    wins(f, "alliance")
    while f.asked()[1] == "Talent":
        f.play(min(f.legal()))
    assert f.asked() == (1, "Overflow")
    f.play("drop triangle-skycaller")
    assert "triangle-scimitar" in f.in_bag("paladin"), "level 2, its owner was of level 1"
    assert f.asked() == (1, "Overflow"), "the second symbol"
    f.play("drop triangle-bent-staff")
    assert sorted(f.cards(f.s.merchant)) == ["triangle-bent-staff", "triangle-skycaller"]
