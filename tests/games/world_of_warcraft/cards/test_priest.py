"""Every card of the Priest that is more than its numbers."""

import pytest

from tests.games.world_of_warcraft.cards.arena import Arena, Case
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.combat import Settle
from wartable.games.world_of_warcraft.rules.defeat import Dying
from wartable.games.world_of_warcraft.rules.levels import take_talent
from wartable.games.world_of_warcraft.rules.pool import attrition_value
from wartable.games.world_of_warcraft.rules.rest import Rest
from wartable.games.world_of_warcraft.rules.wounds import LoseHealth

rule = pytest.mark.rule

CASES = (
    Case("holy-fire", "RR_END", "B1", "", "B1", box=(1, 0, 0, 0), energy=-2),
    Case("improved-pain", "POOL_END", "B1 B2 R3", "", "R3 B1 B8", used="shadow-word-pain", with_=("shadow-word-pain",)),
    Case("power-word-fortitude", "POOL", "", "", "", health=1, energy=-2),
)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_use_changes_what_the_card_says(case: Case) -> None:
    case.play("priest")


def again(t: Arena, card: str) -> Arena:
    """A card was used in the previous round."""
    t.s.used_before = ((t.c(f"priest-{card}") * 8 + 7,), (), (), ())
    t.s.fight_round = 2
    return t


@pytest.mark.parametrize(("card", "first", "later"), [("shadow-word-pain", 1, 2), ("starshards", 3, 4)])
def test_a_spell_is_stronger_the_second_time(card: str, first: int, later: int) -> None:
    t = Arena("priest").gets(card).pooling()
    blue = t.ready()[ids.BLUE_DIE]
    assert t.uses(card).ready()[ids.BLUE_DIE] == blue + first
    t = again(Arena("priest").gets(card), card).pooling()
    assert t.uses(card).ready()[ids.BLUE_DIE] == blue + later


def test_holy_fire_is_hotter_the_second_time() -> None:
    t = again(Arena("priest").gets("holy-fire"), "holy-fire").moment("RR_END", "B1").uses("holy-fire")
    assert t.own_box() == (2, 0, 0, 0)


def test_power_word_fortitude_is_for_all() -> None:
    t = Arena("priest", "paladin").gets("power-word-fortitude").pooling().uses("power-word-fortitude")
    assert (t.health(), t.health("paladin"), t.health("warrior")) == (9, 13, 14)
    t.begin(Settle())
    assert t.health("paladin") == 12, "until the combat ends"


@pytest.mark.parametrize(("card", "number", "cost"), [("lesser-heal", 2, 1), ("greater-heal", 6, 3)])
def test_heals_answer_a_lost_health(card: str, number: int, cost: int) -> None:
    t = Arena("priest", "paladin").gets(card).has("paladin", health=3)
    t.begin(LoseHealth(t.s.seat_of[t.h("paladin")], t.h("paladin"), 1)).uses(card)
    assert t.health("paladin") == 2 + number
    assert not t.worn(card)
    assert t.energy() == 12 - cost


def test_holy_specialization_heals_another_too() -> None:
    t = (
        Arena("priest", "paladin")
        .gets("lesser-heal", "holy-specialization")
        .has("paladin", health=3)
        .has("priest", health=2)
    )
    t.begin(LoseHealth(t.s.seat_of[t.h("paladin")], t.h("paladin"), 1)).uses("lesser-heal")
    assert (t.health("paladin"), t.health()) == (4, 4)


def test_the_last_chance() -> None:
    """WOW-DEFEAT-01."""
    t = Arena("priest", "paladin").gets("lesser-heal").has("paladin", health=1)
    t.begin(LoseHealth(t.s.seat_of[t.h("paladin")], t.h("paladin"), 1)).uses("lesser-heal")
    assert t.health("paladin") == 2
    assert t.s.in_combat(t.h("paladin"))


def test_power_word_shield_is_for_the_active_friend() -> None:
    t = Arena("priest", "paladin").gets("power-word-shield").attacks("paladin").uses("power-word-shield")
    assert t.ready()[ids.GREEN_DIE] == 1 + 2


def test_shadowguard_remembers_wounds_of_the_defense_phase() -> None:
    t = Arena("priest").gets("shadowguard")
    number = t.h("priest")
    t.begin(LoseHealth(t.s.seat_of[number], number, 1))
    assert t.counter("priest", "priest-shadowguard") == 0, "not in the Defense Phase"
    t.s.defending = True
    t.begin(LoseHealth(t.s.seat_of[number], number, 4))
    assert t.counter("priest", "priest-shadowguard") == 4
    t.moment("TOK").uses("shadowguard")
    assert t.legal() == {"number 1", "number 2", "number 3"}
    t.play("number 2")
    assert t.own_box() == (2, 0, 0, 0)
    assert t.counter("priest", "priest-shadowguard") == 2


@rule("WOW-POOL-09")
def test_smite_allows_no_red_die() -> None:
    """EX-O34."""
    t = Arena("priest").gets("smite").pooling()
    blue = t.ready()[ids.BLUE_DIE]
    t.uses("smite")
    assert t.ready()[ids.BLUE_DIE] == blue + 3
    assert t.refused("roll") == "WOW-POOL-09"
    t.play("leave preprinted-heavy-mace")
    assert t.refused("roll") == ""


def test_improved_smite_allows_two() -> None:
    t = Arena("priest").gets("smite", "improved-smite").pooling()
    blue = t.ready()[ids.BLUE_DIE]
    t.uses("smite")
    assert t.ready()[ids.BLUE_DIE] == blue + 4
    assert t.refused("roll") == ""
    assert t.s.limits[ids.RED_DIE] == 2


def test_mind_control_uses_half_the_attack_of_a_creature() -> None:
    t = Arena("priest", foe="quest-ogre", green=1, red=1).gets("mind-control").pooling()
    red = t.ready()[ids.RED_DIE]
    t.uses("mind-control")
    assert t.legal() == {"creature green", "creature red"}
    t.play("creature green")
    attack = t.s.world.content.attack[ids.OGRE * 3 + ids.GREEN]
    assert t.ready()[ids.RED_DIE] == min(7, red + attack // 2)
    t = Arena("priest", foe="overlord", green=1).gets("mind-control").pooling()
    assert not t.offers("mind-control"), "no boss"


def test_resurrection_brings_a_friend_back() -> None:
    t = Arena("priest", "paladin").gets("resurrection").has("paladin", health=0, energy=5, curse=1)
    t.begin(Dying(t.s.seat_of[t.h("paladin")], t.h("paladin"))).uses("resurrection")
    assert t.legal() == {f"number {n}" for n in range(6)}
    t.play("number 3")
    assert t.of("paladin", "health", "energy", "curse") == (4, 3, 0)
    assert not t.s.in_combat(t.h("paladin"))
    assert t.where("paladin") == "deep-elem-mine"
    t = Arena("priest", "paladin").gets("resurrection").has("priest", health=0)
    t.begin(Dying(t.s.seat_of[t.h("priest")], t.h("priest")))
    assert t.asked()[1] == "Return", "not for itself"


def test_prayer_of_healing_is_an_action() -> None:
    t = Arena("priest").gets("prayer-of-healing").peace().at("dalaran-ruins", "priest", "paladin", "warrior")
    t.has("priest", health=1).has("paladin", health=2).has("warrior", health=3).action("priest", 1)
    t.uses("prayer-of-healing")
    assert (t.health(), t.health("paladin"), t.health("warrior")) == (8, 12, 3)
    assert t.of("priest", "actions") == (0,)
    assert not t.worn("prayer-of-healing")
    t = Arena("priest").gets("prayer-of-healing").peace().at("dalaran-ruins", "priest").blue("dalaran-ruins", "gnoll")
    t.has("priest", health=1).action("priest")
    assert t.s.actions[t.h("priest")] != 2, "beside blue creatures there is only the Challenge"


def test_improved_pain_needs_pain() -> None:
    t = Arena("priest").gets("improved-pain").moment("POOL_END", "B2")
    assert not t.offers("improved-pain")


def test_improved_healing_and_mental_agility_are_cheaper() -> None:
    t = Arena("priest", "paladin").gets("greater-heal", "improved-healing", "mental-agility").has("paladin", health=3)
    t.begin(LoseHealth(t.s.seat_of[t.h("paladin")], t.h("paladin"), 1)).uses("greater-heal")
    assert t.energy() == 12 - 1
    t = Arena("priest").gets("shadow-word-pain", "mental-agility").pooling().uses("shadow-word-pain")
    assert t.energy() == 12


def test_mental_strength_fills_what_it_adds() -> None:
    t = Arena("priest").has("priest", energy=12)
    take_talent(t.s, t.h("priest"), t.c("priest-mental-strength"), "WOW-TALENT-02")
    assert t.of("priest", "energy", "cap_energy") == (15, 15)


def test_inner_focus_is_one_instant_for_nothing() -> None:
    t = Arena("priest").gets("inner-focus", "starshards", "smite").has("priest", energy=3).pooling()
    t.uses("inner-focus").uses("starshards")
    assert t.energy() == 3
    t.uses("smite")
    assert t.energy() == 1, "one only"
    t.s.used = ((), (), (), ())
    t.has("priest", energy=3).pooling()
    assert not t.offers("inner-focus"), "once in a combat"
    t.begin(Settle())
    assert t.counter("priest", "priest-inner-focus") == 0


def test_inner_focus_works_at_other_moments_and_not_for_nothing() -> None:
    t = Arena("priest", "paladin").gets("inner-focus", "greater-heal").has("paladin", health=3).has("priest", energy=0)
    t.pooling()
    assert not t.offers("inner-focus"), "no instant for this moment"
    t.begin(LoseHealth(t.s.seat_of[t.h("paladin")], t.h("paladin"), 1))
    t.uses("inner-focus").uses("greater-heal")
    assert t.health("paladin") == 8


def test_meditation_restores_all_with_a_rest() -> None:
    t = Arena("priest").gets("meditation").peace().at("dalaran-ruins", "priest").has("priest", health=1, energy=0)
    t.begin(Rest(t.s.seat_of[t.h("priest")], t.h("priest")))
    assert t.of("priest", "health", "energy") == (8, 12)


def test_holy_nova_grows_with_the_group() -> None:
    t = Arena("priest").gets("holy-nova").pooling()
    assert t.ready() == (2, 1, 1)
    t = Arena("priest", "paladin").gets("holy-nova").pooling()
    assert t.ready() == (2, 1, 2)


def test_darkness_for_each_of_two_shadows() -> None:
    t = Arena("priest").gets("darkness")
    assert attrition_value(t.s, t.h("priest")) == 0
    t.gets("shadow-word-pain")
    assert attrition_value(t.s, t.h("priest")) == 2
    t.gets("shadowguard")
    assert attrition_value(t.s, t.h("priest")) == 4


def test_divine_spirit_is_for_all() -> None:
    t = Arena("priest", "paladin").gets("divine-spirit").moment("ROUND1")
    assert (t.energy(), t.energy("paladin"), t.energy("warrior")) == (15, 11, 5)
