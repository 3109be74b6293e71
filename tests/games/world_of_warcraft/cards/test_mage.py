"""Every card of the Mage that is more than its numbers."""

import pytest

from tests.games.world_of_warcraft.cards.arena import Arena, Case
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.combat import Round
from wartable.games.world_of_warcraft.rules.place import Place

rule = pytest.mark.rule

CASES = (
    Case("mana-shield", "POOL", "", "number 3", "", box=(0, 0, 3, 0), energy=-6),
    Case("piercing-ice", "RR_END", "B8 B7", "", "R1 R5 B7 B8*", rolls=(1, 5), used="frostbolt", with_=("frostbolt",)),
    Case("piercing-ice", "RR_END", "B8", "", "R1 R5 B8*", rolls=(1, 5), used="cone-of-cold", with_=("cone-of-cold",)),
    Case("impact", "RR_END", "B1", "", "B1", threat=-1, used="fireball", with_=("fireball",), auto=True),
    Case("impact", "RR_END", "B1", "", "B1", used="frostbolt", with_=("frostbolt",), auto=True),
    Case("arcane-mind", "RR_END", "B7 B8 B8", "die B8", "B7 B8* B8*", energy=2, spent=3),
    Case("combustion", "RR_END", "R2 B7 B8", "die B7, die B8", "R2 R7 R8 B7* B8*", rolls=(7, 8)),
    Case("shatter", "POOL_END", "B2 B3 B4 B5 B6", "die B3, die B4, die B5", "B2 B6 B8 B8 B8", with_=("cone-of-cold",)),
    Case("incinerate", "POOL_END", "B3 B4 R3", "die B4, done", "R3 B3 B8", with_=("fire-blast",)),
)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_use_changes_what_the_card_says(case: Case) -> None:
    case.play("mage")


def test_shatter_and_incinerate_cost_a_power() -> None:
    t = Arena("mage").gets("shatter", "incinerate", "frostbolt", "cone-of-cold", "fireball").moment("POOL_END", "B3 B4")
    t.uses("shatter")
    assert t.legal() == {"unequip mage-frostbolt", "unequip mage-cone-of-cold"}
    t.play("unequip mage-frostbolt", "die B3", "done")
    assert not t.worn("frostbolt")
    assert t.worn("cone-of-cold")
    t.uses("incinerate", "die B4")
    assert not t.worn("fireball")
    assert t.pool() == "B8 B8"
    t = Arena("mage").gets("shatter").moment("POOL_END", "B3")
    assert t.asked() == (0, "")


def test_arcane_intellect_gives_energy_in_each_attack() -> None:
    t = Arena("mage").gets("arcane-intellect").has("mage", energy=12).pooling()
    assert t.energy() == 13, "beyond capacity"


def test_polymorph_defeats_an_independent_creature_of_the_first_round() -> None:
    t = Arena("mage", foe="blue-ogre", blue=2).gets("polymorph").blue("deep-elem-mine", "ogre", 2)
    t.moment("ROUND1").uses("polymorph")
    assert t.s.foes == (0, 0, 1)
    assert t.blues_at("deep-elem-mine") == {"ogre": 1}
    assert not t.worn("polymorph")
    assert t.energy() == 10


def test_polymorph_ends_the_fight_against_a_single_one() -> None:
    t = Arena("mage", foe="blue-ogre").gets("polymorph").blue("deep-elem-mine", "ogre")
    t.s.fight_round = 0
    t.begin(Round()).uses("polymorph")
    assert t.s.victor == ids.ALLIANCE


def test_polymorph_does_nothing_to_targets_of_quests() -> None:
    assert Arena("mage").gets("polymorph").moment("ROUND1").asked() == (0, "")


def test_arcane_missiles_are_free_after_a_round_of_them_without_a_scratch() -> None:
    t = Arena("mage").gets("arcane-missiles")
    number = t.h("mage")
    t.s.used_before = ((t.c("mage-arcane-missiles") * 8 + 7,), (), (), ())
    t.s.fight_round = 2
    t.s.unhurt_before = 1 << number
    t.pooling().uses("arcane-missiles")
    assert t.energy() == 12
    t.s.used = ((), (), (), ())
    t.s.unhurt_before = 0
    t.pooling().uses("arcane-missiles")
    assert t.energy() == 10, "Health was lost"


def test_mana_shield_costs_two_energy_a_token() -> None:
    t = Arena("mage").gets("mana-shield").has("mage", energy=5).moment("POOL").uses("mana-shield")
    assert t.legal() == {"number 1", "number 2"}


@rule("WOW-RULING-92")
def test_dispel_takes_ones_and_twos_of_a_friend() -> None:
    t = Arena("mage", "paladin").gets("dispel").moment("RR_END@", "R1 R2 R3 B1 G2", other="paladin").uses("dispel")
    assert t.pool() == "R3"
    assert t.s.removed == (2, 1, 1)
    assert t.energy() == 11


def test_teleport_moves_as_far_as_it_is_paid_for() -> None:
    t = Arena("mage").gets("teleport").peace().at("dalaran-ruins", "mage")
    t.has("mage", energy=3).action("mage")
    region = t.r("dalaran-ruins")
    near = t.s.world.content.near
    first = next(one for one in range(t.s.world.regions) if near[region] >> one & 1)
    name = t.s.world.content.regions[first]
    t.blue(name, "gnoll").play("do travel").uses("teleport")
    assert t.legal() == {"number 1", "number 2", "number 3"}
    t.play("number 3", f"go {name}")
    assert t.asked()[1] == "Asking", "blue creatures on the way do not stop it"
    t.play("go dalaran-ruins")
    second = sorted(t.legal())[0]
    t.play(second)
    assert t.where("mage") == second.split()[1]
    assert t.energy() == 0
    assert t.asked()[1] != "TravelStep", "it took the place of all steps"


def test_teleport_may_not_start_beside_blue_creatures() -> None:
    t = Arena("mage").gets("teleport").peace().at("dalaran-ruins", "mage").blue("dalaran-ruins", "gnoll").action("mage")
    assert t.asked()[1] != "Act" or "do travel" not in t.legal()


def test_portal_takes_friends_home_before_an_action() -> None:
    t = Arena("mage").gets("portal").peace().at("dalaran-ruins", "mage", "paladin")
    t.blue("dalaran-ruins", "gnoll").action("mage")
    t.uses("portal")
    assert t.legal() == {"hero mage", "hero paladin"}
    t.play("hero paladin", "done")
    start = t.s.world.content.regions[t.s.world.content.starts[0]]
    assert (t.where("paladin"), t.where("mage")) == (start, "dalaran-ruins")
    assert t.energy() == 11
    assert t.s.foe == ids.BLUE_GROUP + ids.GNOLL, "the action that is left obeys the blue creatures"


def test_portal_for_the_mage_alone() -> None:
    t = Arena("mage").gets("portal").peace().at("dalaran-ruins", "mage").action("mage").uses("portal")
    start = t.s.world.content.regions[t.s.world.content.starts[0]]
    assert t.where("mage") == start
    assert "do town" in t.legal()
    assert not t.offers("portal")


def test_arcane_explosion_hurts_everybody_if_two_ones_show() -> None:
    t = Arena("mage", "paladin").gets("arcane-explosion").pooling()
    before = t.ready()
    t.uses("arcane-explosion")
    assert t.ready() == (before[0] + 2, before[1] + 2, before[2])
    t.dice(1, 2, 2, 2, 2, 1).play("roll")
    assert (t.health(), t.health("paladin")) == (7, 11)


def test_arcane_explosion_hurts_the_enemy_too_and_nobody_with_one_one() -> None:
    t = Arena("mage").gets("arcane-explosion")
    t.s.fallen = 0
    t.duel(("mage",), ("warrior",))
    t.s.fight_round = 1
    t.pooling().uses("arcane-explosion").dice(1, 2, 2, 2, 2, 2).play("roll")
    assert (t.health(), t.health("warrior")) == (8, 14)
    t.s.used = ((), (), (), ())
    t.pooling().uses("arcane-explosion").dice(1, 1, 2, 2, 2, 2).play("roll")
    assert (t.health(), t.health("warrior")) == (7, 13)


def test_arcane_focus_rerolls_blue_dice_up_to_the_level() -> None:
    t = Arena("mage").gets("arcane-focus").level("mage", 2)
    t.moment("RR", "R1 B1 B2 B3").dice(8, 7).uses("arcane-focus", "die B1")
    assert "die B8 separately" not in t.legal()
    t.play("die B2")
    assert t.pool() == "R1 B3 B7 B8"


def test_winters_chill_exchanges_dice_before_the_roll() -> None:
    t = Arena("mage").gets("winters-chill", "square-wand-of-eventide").pooling()
    red, blue, green = t.ready()
    assert (red, blue) == (1, 3)
    t.uses("winters-chill")
    assert t.legal() == {"number 0", "number 1"}
    t.play("number 1", "number 2")
    assert t.ready() == (0, 1, green + 3)


def test_arcane_meditation_gives_blue_dice_for_energy() -> None:
    t = Arena("mage").gets("arcane-meditation", "square-wand-of-eventide").has("mage", energy=5).pooling()
    t.uses("arcane-meditation", "number 2")
    assert t.ready()[ids.BLUE_DIE] == 1
    assert t.s.removed[ids.BLUE_DIE] == 2
    assert t.energy() == 7


@rule("WOW-RULING-47", "WOW-RULING-94")
def test_ice_block_leaves_a_normal_combat() -> None:
    t = Arena("mage", "paladin").gets("ice-block").moment("POOL_END", "B1").uses("ice-block")
    assert not t.s.in_combat(t.h("mage"))
    assert t.s.in_combat(t.h("paladin"))
    t = Arena("mage").gets("ice-block").duel(("mage",), ("warrior",)).moment("POOL_END", "B1")
    assert t.asked() == (0, ""), "not in PvP"


def test_ice_barrier_gives_armor_for_damage() -> None:
    t = Arena("mage").gets("ice-barrier").thrown("mage", "B8 B7 R8 B1").step(Place, "mage")
    assert t.own_box() == (2, 1, 2, 0)


def test_arcane_power_doubles_instants_for_one_energy_more() -> None:
    t = Arena("mage").gets("arcane-power", "fireball", "frostbolt").pooling()
    before = t.ready()
    t.uses("fireball").uses("fireball")
    assert t.energy() == 12 - 1 - 2
    assert not t.offers("fireball")
    t.uses("frostbolt")
    assert t.energy() == 9 - 2, "another card, its first use"
    assert t.ready() == (before[0], before[1] + 3, before[2] + 1)
