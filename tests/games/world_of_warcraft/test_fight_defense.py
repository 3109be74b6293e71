"""Rounds and the Defense Phase of normal combat: WOW-COMBAT, WOW-DEFEND, WOW-CREATURE."""

import pytest

from tests.games.world_of_warcraft.fights import FIELD, Does, Fight, able, dice, plain_world
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.combat import Round, flee
from wartable.games.world_of_warcraft.rules.defense import Defense, Kills, MoveTokens, kill_blue
from wartable.games.world_of_warcraft.rules.moments import DEF, POOL_END, ROUND1, TOK_END
from wartable.games.world_of_warcraft.rules.place import clear_later, put_hits

rule = pytest.mark.rule


@rule("WOW-DEFEND-01", "WOW-DEFEND-10")
def test_ranged_strike() -> None:
    """EX-S07: three hits, two green Murlocs."""
    f = Fight().against("quest-murloc", "paladin", green=2).boxes("alliance", 3).step(Kills)
    assert f.s.foes == (1, 0, 0)
    assert f.box() == (1, 0, 0, 0)


@rule("WOW-DEFEND-01", "WOW-RULING-25")
def test_the_group_chooses_who_falls_but_somebody_must() -> None:
    """EX-O10: five hits, a green and a red Murloc."""
    for colour, left in (("green", 3), ("red", 1)):
        f = Fight().against("quest-murloc", "paladin", green=1, red=1).boxes("alliance", 5).step(Kills)
        assert f.legal() == {"kill green", "kill red"}
        assert f.refused("kill blue") == "WOW-DEFEND-01"
        f.play(f"kill {colour}")
        assert f.box() == (left, 0, 0, 0)
        assert sum(f.s.foes) == 1


@rule("WOW-DEFEND-02", "WOW-COMBAT-07")
def test_the_last_falls_before_any_damage() -> None:
    f = Fight().against("blue-murloc", "paladin", blue=1).boxes("alliance", 2).step(Defense)
    assert f.of("paladin", "health") == (7,)
    assert f.s.slain == (0, 0, 1)


@rule("WOW-DEFEND-03")
def test_damage_is_attack_less_hits_and_armor() -> None:
    """EX-S08: two green Nagas, 5 hits and 2 armor tokens."""
    f = Fight().against("quest-naga", "warrior", green=2).boxes("horde", 0, 5, 2, 0).step(Defense)
    assert f.of("warrior", "health") == (8 - 3,)


@rule("WOW-DEFEND-03")
def test_more_defense_than_attack_is_no_healing() -> None:
    f = Fight().has("warrior", health=5).against("quest-naga", "warrior", green=1).boxes("horde", 0, 4, 4, 0)
    assert f.step(Defense).of("warrior", "health") == (5,)


@rule("WOW-DEFEND-06", "WOW-DEFEND-07", "WOW-DEFEND-09", "WOW-COMBAT-07")
def test_resolution() -> None:
    """EX-S09: two green Ghouls, 1 hit in damage, 4 in defense and attrition."""
    f = Fight().against("quest-ghoul", "warrior", green=2).boxes("horde", 1, 3, 2, 1).step(Defense)
    assert f.s.foes == (0, 0, 0)
    assert f.box("horde") == (1, 0, 0, 0)
    f.fights()
    assert f.box("horde") == (0, 0, 0, 0), "the last hit is removed"
    assert f.s.foe == ids.NO_FOE


@rule("WOW-DEFEND-08")
def test_hits_left_over_stay_for_the_next_round() -> None:
    f = Fight().against("quest-naga", "warrior", green=1).boxes("horde", 1, 2, 3, 1).step(Defense)
    assert f.box("horde") == (4, 0, 0, 0)


@rule("WOW-DEFEND-05", "WOW-COMBAT-07")
def test_who_loses_the_last_hero_gains_nothing_by_attrition() -> None:
    f = Fight().has("warrior", health=1).against("quest-naga", "warrior", green=1)
    f.boxes("horde", 0, 0, 0, 9).step(Defense)
    f.play("go brill")
    assert f.s.foes == (1, 0, 0)
    assert f.where("warrior") == "brill"


@rule("WOW-DEFEND-04", "WOW-COMBAT-10", "WOW-COMBAT-09")
def test_wounds_are_divided_and_surplus_goes_to_others() -> None:
    f = Fight().has("paladin", health=1, xp=20).against("quest-naga", "paladin", "mage", green=1)
    f.boxes("alliance", 0, 2, 0, 0).step(Defense)
    assert f.asked() == (1, "Victim"), "the participant with the most XP speaks"
    f.play("hero paladin", "go southshore")
    assert f.of("mage", "health") == (4 - 2,), "the two others cannot go to the Paladin"
    assert f.where("paladin") == "southshore"


@rule("WOW-CREATURE-07", "WOW-CREATURE-17")
def test_crusaders_take_hits_back() -> None:
    """EX-O11: two green Crusaders, 5 hits after moving."""
    f = Fight().against("quest-crusader", "warrior", green=2).boxes("horde", 0, 5, 9, 0).step(Defense)
    assert f.s.foes == (1, 0, 0)
    assert f.box("horde") == (1, 0, 0, 0)
    f = Fight().against("quest-crusader", "warrior", green=2).boxes("horde", 0, 1, 9, 0).step(Defense)
    assert f.box("horde") == (0, 0, 0, 0)


@rule("WOW-CREATURE-11")
def test_worgen_take_two_each() -> None:
    """EX-O12: a red Worgen, 7 hits after moving."""
    f = Fight().against("quest-worgen", "warrior", red=1).boxes("horde", 0, 7, 9, 0).step(Defense)
    assert f.s.foes == (0, 1, 0)
    assert f.box("horde") == (5, 0, 0, 0)


@rule("WOW-CREATURE-16", "WOW-CREATURE-03")
def test_infernals_take_three_however_many_they_are() -> None:
    f = Fight().against("quest-infernal", "warrior", green=2).boxes("horde", 0, 7, 20, 0).step(Defense)
    assert f.box("horde") == (4, 0, 0, 0)


@rule("WOW-CREATURE-01", "WOW-RULING-70")
def test_values_by_type_and_colour() -> None:
    f = Fight().against("blue-murloc", "warrior", blue=2).boxes("horde").step(Defense)
    assert f.events("damage")[0].facts["attack"] == 8
    f = Fight().against("quest-murloc", "warrior", green=1, red=1).step(Defense)
    assert f.events("damage")[0].facts["attack"] == 8


# Whole combats.


@rule("WOW-COMBAT-02", "WOW-COMBAT-06", "WOW-DEFEND-09")
def test_a_round_against_two_murlocs() -> None:
    """EX-S10: an Orc Warrior, Reroll 3, Attrition 1, against a green and a red Murloc."""
    world = plain_world(
        preprinted_rusty_sword={"red": 1, "reroll": 3},
        preprinted_battle_stance={"red": 2, "blue": 3},
        preprinted_slarkskin={"green": 4},
    )
    f = Fight(world=world).against("quest-murloc", "warrior", green=1, red=1).fights()
    assert f.ready() == (3, 3, 4)
    f.dice(1, 1, 8, 1, 7, 2, 5, 1, 2, 3).play("roll")
    f.dice(6, 1, 6).play("die R1", "die R1", "die B1")
    assert f.of("warrior", "health") == (8 - 1 - 2,)
    assert f.s.foes == (0, 1, 0)
    assert f.box("horde") == (3, 0, 0, 0)
    assert f.s.fight_round == 2
    assert f.asked()[1] == "Pool"


@rule("WOW-COMBAT-03", "WOW-COMBAT-04", "WOW-COMBAT-05", "WOW-RULING-26")
def test_the_order_of_attacks_holds_for_the_whole_combat() -> None:
    """EX-S29: Warrior, Hunter and Priest."""
    f = Fight("paladin", "mage", "rogue", "hunter", "priest", "warrior").has("warrior", xp=20)
    f.against("quest-drake", "hunter", "priest", "warrior", green=1, lined=False).lines_up()
    assert f.asked() == (6, "NextInLine")
    f.play("hero warrior", "hero hunter")
    assert [f.s.klass[hero] for hero in f.s.line] == [ids.WARRIOR, ids.HUNTER, ids.PRIEST]
    seen: list[str] = []
    for _ in range(60):
        if f.asked()[1] == "Pool":
            seen.append(f.s.hero_names()[f.s.attacker])
            f.play("roll")
        elif f.asked()[1] == "Victim":
            f.play("hero hunter" if f.of("hunter", "health")[0] > 1 else "hero warrior")
        else:
            break
        if f.s.fight_round > 2:
            break
    assert seen[:6] == ["warrior", "hunter", "priest"] * 2
    assert len(f.events("damage")) >= 1


@rule("WOW-COMBAT-03")
def test_only_those_who_wait_can_be_put_into_line() -> None:
    f = Fight("paladin", "mage", "rogue", "hunter", "priest", "warrior")
    f.against("quest-drake", "hunter", "priest", "warrior", green=1, lined=False).lines_up().play("hero warrior")
    assert f.refused("hero warrior") == "WOW-COMBAT-03"
    assert f.refused("hero mage") == "WOW-COMBAT-03"


@rule("WOW-COMBAT-06", "WOW-COMBAT-11", "WOW-RULING-85")
def test_a_combat_that_nobody_decides_ends_after_thirty_rounds() -> None:
    world = plain_world()
    f = Fight(world=world).against("quest-naga", "warrior", green=1).has("warrior", curse=9)
    f.s.fight_round = 29
    f.fights().play("roll")
    while f.asked()[1] in ("Pool", "Reroll"):
        f.play("roll" if f.asked()[1] == "Pool" else "done")
    assert f.s.foe == ids.NO_FOE
    assert f.of("warrior", "health") == (8 - 5,)
    assert f.where("warrior") == FIELD
    assert f.rules_told("combat-over") == ["WOW-COMBAT-11"]


@rule("WOW-QUEST-09", "WOW-SPAWN-03")
def test_a_defeated_target_stays_defeated_after_a_lost_combat() -> None:
    f = Fight().quest("A15").at("hearthglen", "paladin").has("paladin", health=1)
    supply = f.s.supply(ids.CRUSADER, ids.GREEN)
    f.action("paladin").play("do challenge", *(["challenge quest-crusader"] if f.asked()[1] == "NameTarget" else []))
    f.s.boxes = (3, 0, 0, 0, 0, 0, 0, 0)
    f.dice(1, 1).play("roll", *(["done"] if f.asked()[1] == "Reroll" else []))
    assert f.asked()[1] == "Reroll"
    f.play("done")
    assert f.asked()[1] == "Return"
    f.play("go southshore")
    assert f.s.targets_left(f.q("A15")) == 1
    assert f.s.supply(ids.CRUSADER, ids.GREEN) == supply + 1
    assert f.open_quests("alliance") == ["A15"]


@rule("WOW-RULING-47", "WOW-RULING-94", "WOW-COMBAT-06")
def test_who_leaves_alone_ends_the_combat_without_a_winner() -> None:
    block = Does(POOL_END, lambda s, hero, _: flee(s, hero))
    f = Fight(world=plain_world({"mage-ice-block": able(block)})).talents("mage", "mage-ice-block")
    f.against("quest-naga", "mage", green=1).has("mage", curse=1).fights()
    f.play("roll", "colour red", "use mage-ice-block")
    assert f.s.foe == ids.NO_FOE
    assert f.of("mage", "health", "curse", "stun") == (4, 1, 0)
    assert f.where("mage") == FIELD


@rule("WOW-EFFECT-13", "WOW-EFFECT-03")
def test_what_was_used_in_the_round_before_is_known() -> None:
    f = Fight().wear("mage", "mage-fireball").against("quest-crusader", "mage", green=2).boxes("alliance", 0, 0, 10, 0)
    f.fights().play("use mage-fireball").dice(1, 1, 1).play("roll")
    mage, card = f.h("mage"), f.c("mage-fireball")
    assert f.s.fight_round == 2
    assert f.s.used_last_round(mage, card)
    assert not f.s.uses(mage, card)
    assert f.s.unhurt_before >> mage & 1
    assert f.legal("use") == {"use mage-fireball"}


@rule("WOW-COMBAT-07")
def test_polymorph_may_take_the_last_one_before_any_attack() -> None:
    sheep = Does(ROUND1, lambda s, hero, _: kill_blue(s))
    f = Fight(world=plain_world({"mage-polymorph": able(sheep)})).wear("mage", "mage-polymorph")
    f.blue(FIELD, "ogre").at(FIELD, "mage").against("blue-ogre", "mage", blue=1).fights().play("use mage-polymorph")
    assert f.s.foe == ids.NO_FOE
    assert f.blues_at(FIELD) == {}


@rule("WOW-DEFEND-11", "WOW-RULING-82")
def test_abilities_of_the_defense_phase_have_three_moments() -> None:
    coil = Does(DEF, lambda s, hero, _: (put_hits(s, hero, ids.ATTRITION, 3), None)[1])
    f = Fight(world=plain_world({"mage-impact": able(coil)})).talents("mage", "mage-impact")
    f.against("quest-naga", "mage", green=1).boxes("alliance", 0, 3, 1, 0)
    f.s.allowance = (99,) * 4
    f.step(Defense)
    seen = 0
    while f.asked()[1] == "Window" and seen < 2:
        f.play("done")
        seen += 1
    assert f.asked()[1] == "Window", "at the start, after the lost Health, before tokens are moved"
    f.play("use mage-impact")
    assert f.s.foes == (0, 0, 0), "3 + 3 hits against 6 Health"


def test_execute_clears_the_boxes_at_the_end_of_ranged_strike() -> None:
    end = Does(TOK_END, lambda s, hero, _: clear_later(s, hero))
    f = Fight(world=plain_world({"warrior-execute": able(end)})).against("quest-naga", "warrior", green=1)
    f.boxes("horde", 7, 4, 0, 2)
    clear_later(f.s, f.h("warrior"))
    f.step(Defense)
    assert f.s.foes == (0, 0, 0)
    f = Fight().against("quest-naga", "warrior", green=1).boxes("horde", 4, 4, 2, 2)
    clear_later(f.s, f.h("warrior"))
    f.step(Defense)
    assert f.of("warrior", "health") == (8 - 3,)
    assert f.box("horde") == (0, 0, 0, 0)


# Bosses.


@rule("WOW-BOSS-02", "WOW-BOSS-03", "WOW-CHALLENGE-14")
def test_bosses_have_values_and_abilities_of_their_own() -> None:
    f = Fight().against("the-old-snake", "warrior", green=1).boxes("horde", 0, 6, 1, 3).step(Defense)
    assert f.of("warrior", "health") == (8 - 2,)
    assert f.box("horde") == (6, 0, 0, 0), "the attrition box was emptied"
    f = Fight().against("the-abomination-of-darrowshire", "warrior", green=1).boxes("horde", 5, 11, 0, 0)
    f.s.foes = (1, 0, 0)
    f.s.fight_round = 1
    f.step(MoveTokens)
    assert f.box("horde") == (16, 0, 0, 0)


@rule("WOW-BOSS-02")
def test_stunning_bosses() -> None:
    from wartable.games.world_of_warcraft.rules.combat import RoundEnd

    f = Fight().against("a-spectral-revenge", "warrior", "shaman", green=1).begin(RoundEnd())
    assert f.of("warrior", "stun") == (2,)
    assert f.of("shaman", "stun") == (2,)
    f = Fight().against("daecris-of-the-many", "warrior", "shaman", green=1).boxes("horde", 9).begin(RoundEnd())
    assert f.of("warrior", "stun") == (1,)
    assert f.box("horde") == (3, 0, 0, 0)


@rule("WOW-BOSS-02")
def test_cauldrons_and_boregore() -> None:
    from wartable.games.world_of_warcraft.rules.reroll import RerollEnd

    f = Fight(overlord="kelthuzad").against("scourge-cauldrons", "warrior", green=1).boxes("horde", 3)
    f.thrown("warrior", "R1 G1 B2").step(RerollEnd, "warrior")
    assert f.box("horde")[ids.DAMAGE] == 1
    f = Fight(overlord="kelthuzad").against("light-of-ages", "warrior", green=1).boxes("horde", 3).begin(Round())
    assert f.box("horde") == (1, 0, 0, 0)


def test_the_plague_and_the_cauldrons_strengthen_opponents() -> None:
    f = Fight(overlord="kelthuzad").against("quest-naga", "warrior", green=2).boxes("horde", 0, 9, 0, 0)
    f.s.in_play = (f.e("spread-the-plague"),)
    f.s.plague = 1 << f.r("marris-stead")
    f.s.field = f.r("hearthglen")
    f.step(Defense)
    assert f.events("damage")[0].facts["attack"] == 14
    f = Fight(overlord="kelthuzad", level=5).against("overlord", "warrior", green=1)
    f.s.in_play = (f.e("scourge-cauldrons"),)
    f.s.wins = 1 << ids.ALLIANCE
    f.step(Defense)
    assert f.events("damage")[0].facts["attack"] == 18


def test_dice_are_read_as_written() -> None:
    assert dice("B1 R1") == dice("R1 B1")
