"""The Reroll step, spotting, and abilities at its end: WOW-REROLL, WOW-SPOT, WOW-EFFECT-08, 16, WOW-CREATURE."""

import pytest

from tests.games.world_of_warcraft.fights import Does, Fight, able, dice, plain_world
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.dice import faces, unspotted
from wartable.games.world_of_warcraft.rules.moments import RR, RR_END, RR_END_AT
from wartable.games.world_of_warcraft.rules.place import put_hits
from wartable.games.world_of_warcraft.rules.pool import add_dice, drop, spot, turn
from wartable.games.world_of_warcraft.rules.reroll import (
    CountRerolls,
    RerollEnd,
    Rerolls,
    forbid_rerolls,
    free_reroll,
    reroll_every,
)
from wartable.games.world_of_warcraft.rules.state import Lordaeron

rule = pytest.mark.rule


def rerolling(text: str, value: int, foe: str = "blue-crusader", hero: str = "mage") -> Fight:
    f = Fight().against(foe, hero, blue=1).thrown(hero, text, reroll=value)
    return f.step(CountRerolls, hero)


@rule("WOW-REROLL-01", "WOW-REROLL-03", "WOW-REROLL-07")
def test_rerolls_one_by_one_each_die_once() -> None:
    """EX-O32."""
    f = rerolling("R1 R2 B1", 2).dice(7).play("die R1")
    assert f.s.pool == tuple(sorted([dice("R7")[0] | ids.REROLLED, *dice("R2 B1")]))
    assert f.legal() == {"done", "die R2", "die B1"}
    assert f.refused("die R7 rerolled") == "WOW-REROLL-03"
    f.dice(8).play("die R2")
    assert f.asked() == (0, ""), "the value is used up"
    assert f.box() == (0, 2, 0, 0)


@rule("WOW-REROLL-01", "WOW-REROLL-04")
def test_rerolls_left_over_are_lost() -> None:
    f = rerolling("B5 B6", 3).play("done")
    assert f.box() == (1, 0, 0, 0), "a blue Crusader has Threat 6"
    assert f.s.reroll == 3
    assert f.asked() == (0, "")


@rule("WOW-REROLL-02")
def test_without_a_value_nobody_asks() -> None:
    assert rerolling("R1 R2", 0).asked() == (0, "")


@rule("WOW-CREATURE-06")
def test_ghouls_bar_the_value_but_not_separate_rerolls() -> None:
    focus = Does(RR, lambda s, hero, _: free_reroll(s, hero, faces("B"), 2))
    f = Fight(world=plain_world({"mage-arcane-focus": able(focus)})).talents("mage", "mage-arcane-focus")
    f.against("blue-ghoul", "mage", blue=1).thrown("mage", "B1 R1", reroll=2).step(CountRerolls, "mage")
    assert f.refused("die R1") == "WOW-CREATURE-06"
    f.play("use mage-arcane-focus").dice(8).play("die B1")
    assert f.box() == (1, 0, 0, 0)


@rule("WOW-REROLL-05", "WOW-REROLL-08")
def test_a_separate_reroll_comes_on_top_of_the_value() -> None:
    focus = Does(RR, lambda s, hero, _: free_reroll(s, hero, faces("B"), 3))
    f = Fight(world=plain_world({"mage-arcane-focus": able(focus)})).talents("mage", "mage-arcane-focus")
    f.against("blue-crusader", "mage", blue=1).thrown("mage", "B1 B2", reroll=1).step(CountRerolls, "mage")
    f.play("use mage-arcane-focus").dice(1).play("die B1")
    assert f.refused("die B1 separately") == "WOW-REROLL-08"
    assert f.refused("die R1") == "WOW-REROLL-05"
    f.dice(7).play("die B2")
    assert f.s.pool == dice("B1 B7"), "each die once; then the marks go"
    f.dice(8).play("die B1")
    assert f.box() == (2, 0, 0, 0)


@rule("WOW-REROLL-05")
def test_every_die_of_a_kind_is_rerolled_at_once() -> None:
    f = Fight().against("blue-crusader", "mage", blue=1).thrown("mage", "B1 B1 R5").dice(6, 7)
    reroll_every(f.s, faces("B"))
    assert f.s.pool == dice("B6 B7 R5")


def test_colours_that_stay() -> None:
    f = Fight().against("blue-crusader", "mage", blue=1).thrown("mage", "B1 R2", reroll=2)
    forbid_rerolls(f.s, 1 << ids.BLUE_DIE)
    f.step(CountRerolls, "mage")
    assert f.legal() == {"done", "die R2"}
    assert f.refused("die B1") == "WOW-EFFECT-01"


@rule("WOW-REROLL-06", "WOW-CURSE-02")
def test_curse_takes_rerolls_away() -> None:
    f = Fight().against("blue-crusader", "mage", blue=1).has("mage", curse=1).thrown("mage", "B1 R2", reroll=2)
    f.step(Rerolls, "mage").dice(1).play("die B1")
    assert f.asked() == (0, "")


# Spotting.


def spotting(filter: str, box: int) -> Does:
    """Spot one die: a hit for each."""

    def act(s: Lordaeron, hero: int, other: int) -> None:
        spot(s, unspotted(s.pool, faces(filter))[0])
        put_hits(s, hero, box, 1)

    return Does(RR_END, act, needs=lambda s, hero, _: bool(unspotted(s.pool, faces(filter))))


@rule("WOW-SPOT-01", "WOW-SPOT-02")
def test_one_eight_serves_one_of_two_abilities() -> None:
    """EX-S20."""
    world = plain_world(
        {
            "mage-arcane-mind": able(spotting("B8", ids.DAMAGE)),
            "mage-combustion": able(spotting("B8", ids.DEFENSE)),
        }
    )
    f = Fight(world=world).talents("mage", "mage-arcane-mind", "mage-combustion")
    f.against("blue-crusader", "mage", blue=1).thrown("mage", "B8").step(RerollEnd, "mage")
    assert f.legal("use") == {"use mage-arcane-mind", "use mage-combustion"}
    f.play("use mage-combustion")
    assert f.box() == (1, 1, 0, 0), "the spotted die still counts as a result"


@rule("WOW-SPOT-04", "WOW-RULING-64")
def test_a_spotted_die_stays_spotted_with_its_new_face() -> None:
    f = Fight().against("blue-crusader", "mage", blue=1).thrown("mage", "B8")
    spot(f.s, dice("B8")[0])
    turn(f.s, f.s.pool[0], dice("R7")[0])
    assert f.s.pool == (dice("R7")[0] | ids.SPOTTED,)
    assert unspotted(f.s.pool, faces("R7")) == []


@rule("WOW-SPOT-04")
def test_a_changed_die_may_be_spotted_with_the_new_face() -> None:
    f = Fight().against("blue-crusader", "mage", blue=1).thrown("mage", "B3")
    turn(f.s, dice("B3")[0], dice("B8")[0])
    assert unspotted(f.s.pool, faces("B8")) == [dice("B8")[0]]


@rule("WOW-EFFECT-16", "WOW-RULING-79")
def test_all_dice_are_named_before_the_effect() -> None:
    """EX-O35: Combustion names B7 and B8; two red dice are rolled and nothing more of it."""

    def combustion(s: Lordaeron, hero: int, other: int) -> None:
        named = [die for die in s.pool if faces("B7+") >> (die & ids.DIE) & 1]
        for die in named:
            spot(s, die)
        add_dice(s, hero, 0, ids.RED_DIE, len(named))

    world = plain_world({"mage-combustion": able(Does(RR_END, combustion))})
    f = Fight(world=world).talents("mage", "mage-combustion")
    f.against("blue-crusader", "mage", blue=1).thrown("mage", "B7 B8 R2").step(RerollEnd, "mage").dice(8, 8)
    f.play("use mage-combustion")
    assert f.asked() == (0, "")
    assert f.box() == (2, 2, 0, 0)


# The opponent's ability at the end of Reroll.


def stung(foe: str, text: str, hero: str = "warrior", colour: str = "blue", number: int = 1) -> Fight:
    """The dice of a hero meet the ability of creatures."""
    f = Fight()
    f.against(foe, hero, green=number * (colour == "green"), red=0, blue=number * (colour == "blue"))
    return f.thrown(hero, text).step(RerollEnd, hero)


@rule("WOW-CREATURE-04", "WOW-CREATURE-03", "WOW-CREATURE-02")
def test_murlocs_bite_once_for_each_one() -> None:
    """EX-S06: two green Murlocs; R1 R1 R1 with Reroll 2 become R4 R1 R1."""
    f = Fight().against("quest-murloc", "warrior", green=2).thrown("warrior", "R1 R1 R1", reroll=2)
    f.step(CountRerolls, "warrior").dice(4, 1).play("die R1", "die R1")
    assert f.of("warrior", "health") == (8 - 2,)


@rule("WOW-CREATURE-04")
def test_murlocs_do_not_mind_green_ones() -> None:
    assert stung("blue-murloc", "R1 B1 G1 R2").of("warrior", "health") == (6,)


@rule("WOW-CREATURE-05", "WOW-RULING-40", "WOW-RULING-71")
def test_gnolls_take_energy_for_ones() -> None:
    f = stung("blue-gnoll", "R1 B1 G1 R2")
    assert f.of("warrior", "health", "energy") == (8, 1)
    assert stung("blue-gnoll", "R1 B1 B1 R1 R1").of("warrior", "energy") == (0,)


@rule("WOW-CREATURE-08")
def test_nagas_take_health_for_ones_and_twos() -> None:
    assert stung("blue-naga", "R1 B2 G1 R3").of("warrior", "health") == (6,)


@rule("WOW-CREATURE-13", "WOW-RULING-40")
def test_ogres_take_two_health_for_ones_and_twos() -> None:
    assert stung("blue-ogre", "R1 B2 G1 R3").of("warrior", "health") == (4,)


@rule("WOW-CREATURE-09", "WOW-STUN-03")
def test_spiders_stun_for_the_next_round() -> None:
    f = stung("blue-spider", "R1 G2 B8")
    assert f.of("warrior", "stun", "health") == (2, 8)
    assert f.box("horde") == (1, 0, 0, 0), "no attrition hits, though an Orc has Attrition 1"


@rule("WOW-CREATURE-10", "WOW-RULING-24")
def test_wraiths_curse() -> None:
    f = stung("blue-wraith", "R1 G1 B2")
    assert f.of("warrior", "curse") == (2,)
    assert f.box("horde") == (0, 0, 0, 0)


@rule("WOW-CREATURE-12", "WOW-RULING-54", "WOW-RULING-71", "WOW-EQUIP-10")
def test_wildkin_unequip_powers_of_the_players_choice() -> None:
    f = Fight().wear("warrior", "warrior-heroic-strike").wear("warrior", "warrior-rend")
    f.wear("warrior", "triangle-scimitar", 5)
    f.against("blue-wildkin", "warrior", blue=1).thrown("warrior", "R1 R8").step(RerollEnd, "warrior")
    assert f.legal() == {"unequip warrior-heroic-strike", "unequip warrior-rend"}
    assert f.refused("unequip triangle-scimitar") == "WOW-CREATURE-12"
    f.play("unequip warrior-rend")
    assert f.spellbook("warrior") == ["warrior-rend"]
    f.thrown("warrior", "R1 G1 B1").step(RerollEnd, "warrior")
    assert f.spellbook("warrior") == ["warrior-heroic-strike", "warrior-rend"], "as many as there are"


@rule("WOW-CREATURE-15")
def test_doom_guards_take_dice_out_for_everybody() -> None:
    """EX-O13."""
    f = stung("blue-doomguard", "R2 B1 B6")
    assert f.of("warrior", "health") == (6,)
    assert f.s.out == (1, 1, 0)
    assert f.s.pool == dice("B6")
    world = plain_world(preprinted_rusty_sword={"red": 7}, preprinted_slarkskin={"blue": 7})
    f = Fight(world=world).against("blue-doomguard", "warrior", blue=1)
    f.s.out = (1, 1, 0)
    f.attacks("warrior")
    assert f.ready()[:2] == (6, 6)


@rule("WOW-CREATURE-16")
def test_infernals_take_health_and_energy() -> None:
    assert stung("blue-infernal", "R1 B2 G1").of("warrior", "health", "energy") == (6, 1)


@rule("WOW-TOKENS-08", "WOW-RULING-61")
def test_who_falls_at_the_end_of_reroll_places_nothing() -> None:
    f = Fight().has("warrior", health=1).against("blue-murloc", "warrior", blue=1).thrown("warrior", "R1 B8 R8")
    f.boxes("horde", damage=1).step(RerollEnd, "warrior")
    assert f.asked()[1] == "Return"
    f.play("go brill")
    assert f.box("horde") == (1, 0, 0, 0), "what lay there before stays"


# The order of abilities.


@rule("WOW-EFFECT-08", "WOW-RULING-48")
def test_a_die_removed_first_is_not_seen_by_the_creature() -> None:
    thorns = Does(RR_END, lambda s, hero, _: drop(s, dice("R1")[0]), needs=lambda s, hero, _: dice("R1")[0] in s.pool)
    f = Fight(world=plain_world({"mage-impact": able(thorns)})).talents("mage", "mage-impact")
    f.against("blue-murloc", "mage", blue=1).thrown("mage", "R1 B8").step(RerollEnd, "mage")
    assert f.legal() == {"use mage-impact", "done", "suffer"}
    f.play("use mage-impact")
    assert f.of("mage", "health") == (4,)


@rule("WOW-EFFECT-08")
def test_the_creature_may_come_first() -> None:
    more = Does(RR_END, lambda s, hero, _: (add_dice(s, hero, 0, ids.RED_DIE, 1), None)[1])
    f = Fight(world=plain_world({"mage-impact": able(more)})).talents("mage", "mage-impact")
    f.against("blue-murloc", "mage", blue=1).thrown("mage", "R1 B8").step(RerollEnd, "mage")
    f.play("suffer")
    assert f.of("mage", "health") == (3,)
    f.dice(1).play("use mage-impact")
    assert f.of("mage", "health") == (3,), "it has happened"
    assert f.refused("suffer") if f.asked()[1] == "EndChoice" else True


@rule("WOW-RULING-68", "WOW-EFFECT-08")
def test_the_creature_sees_the_dice_that_lie_there_when_it_acts() -> None:
    more = Does(RR_END, lambda s, hero, _: (add_dice(s, hero, 0, ids.RED_DIE, 1), None)[1])
    f = Fight(world=plain_world({"mage-impact": able(more)})).talents("mage", "mage-impact")
    f.against("blue-murloc", "mage", blue=1).thrown("mage", "R1 B8").step(RerollEnd, "mage")
    f.dice(1).play("use mage-impact")
    assert f.of("mage", "health") == (2,)


@rule("WOW-RULING-92")
def test_helpers_are_asked_again_before_a_pending_ability() -> None:
    def dispel(s: Lordaeron, hero: int, other: int) -> None:
        s.pool = tuple([die for die in s.pool if not faces("*1-2") >> (die & ids.DIE) & 1])

    helper = Does(RR_END_AT, dispel)
    more = Does(RR_END, lambda s, hero, _: (add_dice(s, hero, 0, ids.RED_DIE, 1), None)[1])
    world = plain_world({"mage-dispel": able(helper), "paladin-holy-shield": able(more)})
    f = Fight(world=world).wear("mage", "mage-dispel").talents("paladin", "paladin-holy-shield")
    f.against("blue-murloc", "paladin", "mage", blue=1).thrown("paladin", "R8").step(RerollEnd, "paladin")
    assert f.asked() == (2, "Help")
    f.play("done").dice(1).play("use paladin-holy-shield")
    assert f.asked() == (2, "Help"), "again, for the die rolled late"
    f.play("use mage-dispel")
    assert f.of("paladin", "health") == (7,)
