"""Fights as they are played, with the cards of the box: from the Challenge to what follows it."""

from __future__ import annotations

import pytest

from tests.games.world_of_warcraft.fights import FIELD, SIX, Fight
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.game import world_of
from wartable.games.world_of_warcraft.rules.pool import attrition_value, reroll_value, threat_of

rule = pytest.mark.rule


def fight(*heroes: str, level: int = 3, overlord: str = "nefarian", deadly_pvp: str = "off") -> Fight:
    """A table with the cards of the box."""
    return Fight(*heroes, world=world_of(), level=level, overlord=overlord, deadly_pvp=deadly_pvp)


def through(f: Fight, *asked: str) -> Fight:
    """Finish every window until one of these is asked (or nothing)."""
    for _ in range(40):
        kind = f.asked()[1]
        if kind in asked or not kind or "done" not in f.legal():
            return f
        f.play("done")
    return f


# Groups.


@rule("WOW-GROUP-05", "WOW-QUEST-05", "WOW-REWARD-01", "WOW-CHALLENGE-12")
def test_who_did_not_join_has_no_share() -> None:
    f = fight("paladin", "mage", "warrior", "shaman", level=1).quest("H06").at("balnir-farmstead", "warrior", "shaman")
    f.has("shaman", actions=2).action("warrior").play("do challenge", "hero shaman", "no")
    assert f.asked()[1] == "Pool", "the last friend has declined"
    f.dice(8, 8, 1).play("roll", "talent warrior-cruelty")
    through(f, "TradeWith")
    assert f.s.foe == ids.NO_FOE
    assert f.of("warrior", "xp", "gold", "actions") == (5, 11, 1)
    assert f.of("shaman", "xp", "gold", "actions", "health") == (0, 5, 2, 3)


@rule("WOW-QUEST-09", "WOW-QUEST-05", "WOW-ACTION-07", "WOW-DEFEAT-07", "WOW-DEFEAT-06")
def test_a_lost_fight_leaves_what_it_killed_dead() -> None:
    """Two green Gnolls: one falls, then the Mage does; the other one alone is enough the next time."""
    f = fight("paladin", "mage", "warrior", "shaman", level=2).quest("A11").at("hillsbrad-fields", "mage")
    f.has("mage", health=1).action("mage").play("do challenge")
    f.s.boxes = (3, 0, 0, 0, 0, 0, 0, 0)
    f.dice(1, 1).play("leave preprinted-moonstone-wand").play("roll")
    through(f, "Return")
    assert f.asked()[1] == "Return"
    f.play("go southshore")
    assert f.s.targets == {f.q("A11") * 2 + ids.GREEN: 1}
    assert f.of("mage", "health", "energy", "actions", "xp") == (1, 1, 0, 4)
    assert f.open_quests("alliance") == ["A11"]


@rule("WOW-DEFEAT-03", "WOW-DEFEAT-04", "WOW-DEFEAT-05", "WOW-RULING-33")
def test_a_defeat_in_a_graveyard() -> None:
    """EX-O21, played: Ruins of Andorhal do not count; two others are four steps away."""
    f = fight().at("ruins-of-andorhal", "shaman").blue("ruins-of-andorhal", "ogre").has("shaman", health=1)
    f.at("hearthglen", "warrior").action("shaman").dice(3, 3)
    f.play("roll")
    through(f, "Return")
    assert f.legal() == {"go queldanil-lodge", "go corins-crossing", "go brill"}
    assert f.refused("go ruins-of-andorhal") == "WOW-DEFEAT-04"
    assert f.refused("go olsens-farthing") == "WOW-DEFEAT-05"
    f.play("go corins-crossing")
    assert f.where("shaman") == "corins-crossing"


@rule("WOW-GROUP-07", "WOW-RULING-47", "WOW-RULING-94", "WOW-REWARD-02")
def test_who_left_by_ice_block_has_no_share() -> None:
    f = fight("paladin", "mage", "warrior", "shaman", level=3).quest("A11").talents("mage", "mage-ice-block")
    f.at("hillsbrad-fields", "mage", "paladin").has("paladin", actions=1).has("mage", curse=1)
    f.level("paladin", 2, 4).action("mage").play("do challenge", "hero paladin", "yes")
    assert f.asked()[1] == "NextInLine"
    f.play("hero mage").dice(3, 3, 3).play("roll")
    while f.asked()[1] in ("LoseDie",):
        f.play(min(f.legal()))
    f.play("use mage-ice-block")
    f.s.boxes = (6, 0, 0, 0, 0, 0, 0, 0)
    assert f.asked()[1] == "Pool"
    f.dice(3, 3, 3).play("roll")
    through(f, "TradeWith", "KeepItem", "ChooseDeck")
    assert f.of("mage", "curse", "xp", "gold", "actions") == (1, 10, 5, 1)
    assert f.of("paladin", "xp", "gold") == (8, 13), "the whole reward: 8 gold, 4 XP"
    assert f.where("mage") == "hillsbrad-fields"


# Conditions.


@rule("WOW-STUN-01", "WOW-STUN-03", "WOW-STUN-04", "WOW-CREATURE-09")
def test_stun_of_a_spider_counts_from_the_next_round() -> None:
    f = fight(level=5).at(FIELD, "warrior").blue(FIELD, "spider").action("warrior")
    assert f.ready() == (2, 0, 1)
    f.dice(2, 5, 5).play("roll")
    through(f, "Pool")
    assert (f.s.fight_round, f.of("warrior", "stun")) == (2, (1,))
    assert f.box("horde") == (1, 0, 0, 0), "one red hit, no attrition against Spiders; armor is gone"
    f.s.boxes = (0, 0, 0, 0, 9, 0, 0, 0)
    f.dice(8).play("roll")
    while f.asked()[1] == "LoseDie":
        f.play(min(f.legal()))
    assert len(f.events("die")) == 3 + 1, "two dice less"
    assert f.s.foe == ids.NO_FOE, "nine hits are enough"
    assert f.of("warrior", "stun") == (0,)


@rule("WOW-CURSE-01", "WOW-CURSE-02", "WOW-CURSE-04", "WOW-RULING-24")
def test_curse_takes_a_die_a_reroll_and_a_hit_and_stays() -> None:
    f = fight(level=3).wear("warrior", "triangle-scimitar").at(FIELD, "warrior").blue(FIELD, "gnoll")
    f.has("warrior", curse=1).action("warrior")
    warrior = f.h("warrior")
    assert (reroll_value(f.s, warrior), attrition_value(f.s, warrior)) == (0, 0), "1 and 1 without the Curse"
    f.dice(8, 8, 8).play("roll")
    while f.asked()[1] == "LoseDie":
        f.play("colour green")
    assert len(f.events("die")) == 3, "one of four dice is gone"
    assert f.of("warrior", "curse") == (1,)


# Pets, potions, powers.


@rule("WOW-PET-02", "WOW-PET-03", "WOW-DEFEND-03")
def test_a_bear_shields_its_hunter() -> None:
    """EX-O15, played against an Ogre whose Attack of 10 meets 6 hits in the defense box."""
    f = fight("hunter", "mage", "warrior", "shaman", level=2).wear("hunter", "hunter-bear").has("hunter", health=2)
    f.at(FIELD, "hunter").blue(FIELD, "ogre").action("hunter")
    f.s.boxes = (0, 6, 0, 0, 0, 0, 0, 0)
    f.dice(3, 3, 3, 3).play("roll")
    through(f, "Shield")
    f.play("pet", "pet", "self", "pet")
    assert f.of("hunter", "health") == (1,)
    assert f.spellbook("hunter") == ["hunter-bear"]
    assert f.box() == (6, 0, 0, 0), "the six hits that defended strike now"


@rule("WOW-DEFEAT-01", "WOW-ITEM-06", "WOW-COMBAT-09")
def test_one_potion_a_round() -> None:
    """EX-O16, played: the first wound is healed, the second is not; the second potion is kept."""
    f = fight("paladin", "mage", "rogue", "shaman", level=2).has("rogue", health=1)
    f.bag("rogue", "triangle-minor-healing-potion", "triangle-minor-healing-potion")
    f.at(FIELD, "rogue").blue(FIELD, "gnoll").action("rogue")
    f.s.boxes = (0, 0, 0, 0, 0, 2, 0, 0)
    f.dice(3, 3, 3).play("roll")
    through(f, "Window")
    f.play("use triangle-minor-healing-potion")
    assert f.asked()[1] == "Return", "no second potion in this round"
    assert f.in_bag("rogue") == ["triangle-minor-healing-potion"]


@rule("WOW-EFFECT-05", "WOW-RULING-03", "WOW-EFFECT-03", "WOW-RULING-01")
def test_what_a_paid_card_gave_is_gone_in_the_next_round() -> None:
    f = fight(level=5).wear("mage", "mage-frostbolt").at(FIELD, "mage").at("hearthglen", "paladin")
    f.blue(FIELD, "worgen").action("mage").play("use mage-frostbolt")
    mage = f.h("mage")
    assert (f.ready(), reroll_value(f.s, mage), f.of("mage", "energy")) == ((1, 2, 1), 1, (10,))
    assert f.refused("use mage-frostbolt") == "WOW-EFFECT-03"
    f.s.boxes = (0, 4, 0, 0, 0, 0, 0, 0)
    f.dice(3, 3, 3, 3).play("roll")
    through(f, "Pool", "Victim")
    assert f.s.fight_round == 2
    assert (f.ready(), reroll_value(f.s, mage)) == ((1, 1, 0), 0)
    f.play("use mage-frostbolt")
    assert f.of("mage", "energy") == (8,), "paid at every use"


@rule("WOW-SPOT-02", "WOW-RULING-02", "WOW-RULING-51")
def test_cleave_takes_one_red_eight_a_round() -> None:
    f = fight(level=5).wear("warrior", "warrior-cleave").at(FIELD, "warrior").blue(FIELD, "infernal")
    f.action("warrior").dice(8, 8, 3).play("roll")
    through(f, "EndChoice")
    f.play("use warrior-cleave")
    through(f, "Pool")
    assert f.s.fight_round == 2
    assert f.box("horde") == (2 + 1 + 3 - 3, 0, 0, 0), "two hits, an Orc's Attrition 1 and 3; the Infernal removes 3"
    f.dice(8, 3, 3).play("roll")
    through(f, "EndChoice")
    assert "use warrior-cleave" in f.legal(), "dice rolled anew can be spotted anew"


@rule("WOW-RULING-63")
def test_a_cost_in_health_never_takes_the_last() -> None:
    f = fight(level=5).wear("warrior", "warrior-bloodrage").at(FIELD, "warrior").blue(FIELD, "ogre")
    f.has("warrior", health=3, energy=0).action("warrior").play("use warrior-bloodrage")
    assert f.legal() & {f"number {number}" for number in range(1, 9)} == {"number 1", "number 2"}
    f.play("number 2")
    assert f.of("warrior", "health", "energy") == (1, 5), "4 by Bloodrage, 1 by Charge"
    f = fight(level=5).wear("warrior", "warrior-bloodrage").at(FIELD, "warrior").blue(FIELD, "ogre")
    f.has("warrior", health=1).action("warrior")
    assert "use warrior-bloodrage" not in f.legal()


@rule("WOW-RULING-93")
def test_priest_robes_keep_the_value() -> None:
    f = fight("priest", "paladin", "warrior", "shaman", level=5).at(FIELD, "priest").blue(FIELD, "gnoll")
    f.at("hearthglen", "paladin").action("priest").dice(7, 3).play("roll")
    through(f, "EndChoice")
    f.play("use preprinted-apprentice-robe", "die R7")
    through(f, "Pool")
    assert f.of("priest", "health") == (8 - 4 + 1,), "a green 7 is armor against Threat 5"
    assert f.box() == (0, 0, 0, 0), "and no hit any more"


@rule("WOW-RULING-43", "WOW-DEFEAT-11", "WOW-DEFEAT-12")
def test_reincarnation_is_for_normal_combat_only() -> None:
    f = fight(level=3).wear("shaman", "shaman-reincarnation").at(FIELD, "shaman").blue(FIELD, "ogre")
    f.at("hearthglen", "warrior").has("shaman", health=1, curse=2).action("shaman").dice(3, 3, 3).play("roll")
    while f.asked()[1] == "LoseDie":
        f.play(min(f.legal()))
    through(f, "Window", "Dying", "Return")
    f.play("use shaman-reincarnation")
    assert f.where("shaman") == FIELD
    assert f.of("shaman", "health", "energy", "curse", "actions") == (3, 3, 0, 0), "1 and 1, and 2 of each"
    f = fight(level=3).wear("shaman", "shaman-reincarnation").at(FIELD, "shaman", "mage").has("shaman", health=1)
    f.at("hearthglen", "warrior", "paladin").action("mage").play("do challenge")
    f.s.boxes = (1, 0, 0, 0, 0, 0, 0, 0)
    for _ in range(12):
        if f.asked()[1] == "Return" or not f.asked()[1]:
            break
        f.dice(1, 1, 1, 1).play("roll" if "roll" in f.legal() else "done")
        f.s.dice = ()
    assert f.asked() == (4, "Return"), "no Reincarnation between characters"


# Between characters.


@rule("WOW-PVP-02", "WOW-PVP-16", "WOW-LOOT-01", "WOW-LOOT-02", "WOW-LOOT-05", "WOW-DEFEAT-09")
def test_a_challenge_between_characters_to_the_end() -> None:
    """The Warrior has no action left and is asked nothing; it falls, and the Mage takes one item of its Bag."""
    f = fight(level=3).at(FIELD, "warrior", "mage").at("hearthglen", "paladin", "shaman")
    f.bag("warrior", "triangle-scimitar", "triangle-dull-blade").has("warrior", health=1, actions=0, gold=9)
    f.wear("warrior", "triangle-soldiers-armor").wear("warrior", "warrior-rend")
    f.action("mage").play("do challenge")
    f.s.boxes = (9, 0, 0, 0, 0, 0, 0, 0)
    for _ in range(12):
        if f.asked()[1] in ("Return", "TakeLoot", ""):
            break
        f.dice(1, 1, 1, 1, 1, 1).play("roll" if "roll" in f.legal() else "done")
        f.s.dice = ()
    f.play("go brill")
    assert f.asked() == (2, "TakeLoot")
    assert {text for text in f.legal() if text.startswith("take")} == {
        "take triangle-scimitar",
        "take triangle-dull-blade",
    }, "nothing from the sheet, no power, no gold"
    f.play("take triangle-scimitar")
    assert f.in_bag("mage") == ["triangle-scimitar"]
    assert f.of("warrior", "gold", "health", "energy") == (9, 1, 1)
    assert f.of("mage", "xp") + f.of("warrior", "xp") == (10, 10)


@rule("WOW-PVP-05", "WOW-RULING-76")
def test_the_threat_falls_with_the_strongest_enemy() -> None:
    f = fight(*SIX).level("warrior", 5).level("shaman", 2).duel(("mage",), ("warrior", "shaman"))
    assert threat_of(f.s, f.h("mage")) == 7
    f.s.fallen = f.bits("warrior")
    assert threat_of(f.s, f.h("mage")) == 4
    assert threat_of(f.s, f.h("shaman")) == 5


@rule("WOW-RULING-57", "WOW-DEFEND-04", "WOW-TURN-09", "WOW-COMBAT-10")
def test_the_participant_with_most_xp_divides_the_wounds() -> None:
    """The Rogue has most XP of the Horde but does not fight: the Shaman's player decides for the group."""
    f = fight(*SIX, level=2).at(FIELD, "warrior", "shaman", "rogue").level("rogue", 4).level("shaman", 2, 7)
    f.blue(FIELD, "ogre").has("shaman", actions=1).has("rogue", actions=0).has("warrior", health=2)
    f.action("warrior").play("hero shaman", "yes")
    assert f.asked() == (5, "NextInLine")
    f.play("hero warrior").boxes("horde", 0, 6)
    for _ in range(12):
        if f.asked()[1] == "Victim":
            break
        f.dice(3, 3, 3, 3, 3).play("roll" if "roll" in f.legal() else "done")
        f.s.dice = ()
    assert f.asked() == (5, "Victim")
    assert f.legal() == {"hero warrior", "hero shaman"}
    f.play("hero warrior", "hero warrior")
    assert f.asked()[1] == "Return", "two wounds were all the Warrior could take"
    f.play("go brill")
    assert f.of("shaman", "health") == (2,), "the other two of four go to the Shaman"
