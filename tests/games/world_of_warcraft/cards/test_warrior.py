"""Every card of the Warrior that is more than its numbers."""

import pytest

from tests.games.world_of_warcraft.cards.arena import Arena, Case
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.combat import Settle
from wartable.games.world_of_warcraft.rules.defense import Defense
from wartable.games.world_of_warcraft.rules.levels import take_talent
from wartable.games.world_of_warcraft.rules.place import Place
from wartable.games.world_of_warcraft.rules.pool import attrition_value, reroll_value
from wartable.games.world_of_warcraft.rules.wounds import lose_health

rule = pytest.mark.rule

CASES = (
    Case("rend", "POOL_END", "R3 R4 B2 G5", "", "R3 R8 B2 G5", energy=-1),
    Case("rend", "POOL_END", "R4 B5 B8", "die B5", "R4 B8 B8", energy=-1),
    Case("shield-wall", "POOL_END", "R4 R5 B6 G3 G7", "die R5, die B6, die G7", "R4 G3 G8 G8 G8"),
    Case("shield-wall", "POOL_END", "R4 R5", "die R4, done", "R5 G8"),
    Case("cleave", "RR_END", "R8 R8 B8", "", "R8 R8* B8", attrition=3, energy=-1),
    Case("berserker-stance", "POOL_END", "R1 B1", "", "R8 B1"),
    Case("cruelty", "RR_END", "R3 R4 R8 B2", "die R3, die R4", "R4 R5 R8 B2"),
    Case("cruelty", "RR_END", "R3 R8", "", "R4 R8"),
    Case("piercing-howl", "TOK", "", "", "", box=(0, 0, 1, 0), auto=True),
    Case("unbridled-wrath", "RR_END", "R7 R8 B8", "die R7, die R8", "R7* R8* B8", energy=2),
    Case("unbridled-wrath", "RR_END", "R6 R7 R8", "die R8, done", "R6 R7 R8*", energy=1),
    Case("impale", "POOL_END", "R8 B8", "", "R2 R8 R8* B8", rolls=(2, 8)),
    Case("shield-discipline", "POOL_END", "R1 G2 G8", "", "R1 G8 G8"),
    Case("blood-thirst", "POOL_END", "R7 R8 R8", "die R8", "R7 R8* R8*", box=(0, 2, 0, 0)),
)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_use_changes_what_the_card_says(case: Case) -> None:
    case.play("warrior")


def test_nothing_is_offered_where_nothing_fits() -> None:
    t = Arena("warrior").gets("rend", "cleave", "impale").moment("POOL_END", "R3 G8")
    assert t.asked() == (0, ""), "neither a die of 4 or more for Rend nor a red 8"
    t.moment("RR_END", "R7")
    assert t.asked() == (0, "")


@rule("WOW-RULING-52")
def test_battle_shout_helps_every_friend() -> None:
    t = Arena("warrior", "shaman").gets("battle-shout").attacks("shaman")
    assert reroll_value(t.s, t.h("shaman")) == 1
    t.attacks("warrior")
    assert reroll_value(t.s, t.h("warrior")) == 1, "once for each attacker"


def test_improved_battleshout_helps_every_friend_more() -> None:
    t = Arena("warrior", "shaman").gets("battle-shout", "improved-battleshout").attacks("shaman")
    assert reroll_value(t.s, t.h("shaman")) == 2


def test_improved_heroic_strike() -> None:
    t = Arena("warrior").gets("heroic-strike", "improved-heroic-strike").pooling()
    before = t.ready()
    t.uses("heroic-strike")
    assert t.ready() == (before[0] + 2, before[1], before[2])
    assert t.values() == (1, 0, 0)


def test_intercept_leads_to_a_challenge_next_door() -> None:
    t = Arena("warrior").gets("intercept").peace()
    t.at("deep-elem-mine", "warrior").blue("deep-elem-mine", "gnoll")
    near = t.s.world.content.near[t.r("deep-elem-mine")]
    door = t.s.world.content.regions[near.bit_length() - 1]
    t.blue(door, "murloc").action("warrior").play(f"go {door}")
    assert t.where("warrior") == door
    assert t.s.foe == ids.BLUE_GROUP + ids.MURLOC


@pytest.mark.rule("WOW-TRAVEL-06")
def test_intercept_never_leads_to_the_enemy_start() -> None:
    t = Arena("warrior").gets("intercept").peace()
    t.at("hillsbrad-fields", "warrior").blue("hillsbrad-fields", "gnoll")
    t.blue("southshore", "murloc").blue("tarren-mill", "murloc").action("warrior")
    assert t.legal("go") == {"go tarren-mill"}


def test_bloodrage_turns_health_into_energy() -> None:
    t = Arena("warrior").gets("bloodrage").pooling()
    t.has("warrior", energy=0, health=3)
    assert t.legal("use") == {"use warrior-bloodrage"}
    t.uses("bloodrage")
    assert t.legal() == {"number 1", "number 2"}, "never the last Health"
    t.play("number 2")
    assert (t.health(), t.energy()) == (1, 4)
    assert t.s.hurt[t.h("warrior")] == 0, "a cost is no loss"


def test_bloodrage_takes_three_at_most_and_goes_beyond_capacity() -> None:
    t = Arena("warrior").gets("bloodrage").pooling().uses("bloodrage")
    assert t.legal() == {"number 1", "number 2", "number 3"}
    t.play("number 3")
    assert t.energy() == 5 + 1 + 6, "1 by Charge"


def test_revenge_places_attrition_for_armor() -> None:
    t = Arena("warrior").gets("defensive-stance", "revenge").thrown("warrior", "G8 G7 G1 R8").step(Place, "warrior")
    t.uses("revenge")
    assert t.own_box() == (0, 1, 2, 2 + 1), "and the Attrition of an Orc"
    assert t.energy() == 5 - 2


def test_revenge_needs_the_defensive_stance() -> None:
    t = Arena("warrior").gets("revenge").thrown("warrior", "G8").step(Place, "warrior")
    assert t.asked() == (0, "")


@rule("WOW-POOL-09")
def test_berserker_stance_takes_two_green_dice_of_the_finished_pool() -> None:
    t = Arena("warrior").gets("berserker-stance", "triangle-soldiers-armor").pooling()
    assert t.ready()[ids.GREEN_DIE] == 3
    t.dice(1, 1).play("roll")
    assert t.pool() == "R1 G1"
    assert attrition_value(t.s, t.h("warrior")) == 1 + 2


def test_execute_puts_damage_and_empties_the_boxes_after_ranged_strike() -> None:
    t = Arena("warrior", foe="overlord", green=1).gets("execute")
    t.boxes("horde", 1, 4, 2, 3).moment("TOK_END").uses("execute")
    assert t.legal() == {f"number {n}" for n in range(1, 6)}
    t.play("number 4")
    assert (t.own_box(), t.energy()) == ((5, 4, 2, 3), 1)
    t.s.boxes = (*t.s.boxes[:4], 1, 2, 90, 3)
    t.s.attacker = -1
    t.begin(Defense())
    assert t.own_box()[ids.DAMAGE] == 0, "nothing is left to move"


def test_anger_management_fills_what_it_adds() -> None:
    t = Arena("warrior")
    t.has("warrior", energy=3)
    take_talent(t.s, t.h("warrior"), t.c("warrior-anger-management"), "WOW-TALENT-02")
    assert t.of("warrior", "energy", "cap_energy") == (5, 7)


def test_dual_wield_specialization_takes_a_sword_into_the_general_slot() -> None:
    t = Arena("warrior").gets("triangle-scimitar", "dual-wield-specialization").peace()
    t.bag("warrior", "square-decapitating-sword", "circle-deathblow", "square-witch-doctors-cane").manage("warrior")
    assert "equip square-decapitating-sword" in t.legal()
    assert "equip circle-deathblow" not in t.legal(), "level 4"
    assert "equip square-witch-doctors-cane" not in t.legal(), "a staff"
    t.play("equip square-decapitating-sword")
    assert t.s.slot_of(t.h("warrior"), t.c("square-decapitating-sword")) == 5


def test_enrage_keeps_a_token_for_each_lost_health_and_spends_up_to_four() -> None:
    t = Arena("warrior").gets("enrage")
    for _ in range(5):
        t.begin()
        lose_health(t.s, t.h("warrior"), 1, "WOW-CREATURE-04")
        t.begin(*t.s.stack)
    assert t.counter("warrior", "warrior-enrage") == 5
    t.moment("TOK").uses("enrage")
    assert t.legal() == {f"number {n}" for n in range(1, 5)}
    t.play("number 3")
    assert t.values() == (0, 3, 0)
    assert t.counter("warrior", "warrior-enrage") == 2
    t.begin(Settle())
    assert t.counter("warrior", "warrior-enrage") == 0


@rule("WOW-POOL-04")
def test_mortal_strike_gives_two_green_dice_for_two_hits() -> None:
    """EX-O08."""
    t = Arena("warrior").gets("mortal-strike", "triangle-soldiers-armor").pooling().uses("mortal-strike")
    assert t.ready()[ids.GREEN_DIE] == 1
    assert t.own_box() == (2, 0, 0, 0)
    assert not t.offers("mortal-strike")
    t = Arena("warrior").gets("mortal-strike").pooling()
    assert not t.offers("mortal-strike"), "one green die is too few"
