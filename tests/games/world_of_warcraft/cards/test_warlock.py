"""Every card of the Warlock that is more than its numbers."""

import pytest

from tests.games.world_of_warcraft.cards.arena import Arena, Case
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.combat import RoundEnd
from wartable.games.world_of_warcraft.rules.defense import Defense
from wartable.games.world_of_warcraft.rules.equip import pet_capacity

rule = pytest.mark.rule

CASES = (
    Case("immolate", "POOL_END", "R5 B3 B4", "", "R5 B3 B8", energy=-1),
    Case("immolate", "POOL_END", "R1 B3", "die R1", "B3 B8", energy=-1, with_=("improved-immolate",)),
    Case("shadow-bolt", "RR_START", "R8 B7", "", "R8* B7", reroll=2, used="shadow-bolt"),
    Case("corruption", "RR_END", "B1", "", "B1", attrition=2, energy=-2),
    Case("curse-of-exhaustion", "RR_END", "R1 B3 B7", "die B3, die B7", "R1 B5 B8", energy=-1),
    Case("shadowburn", "POOL", "", "", "", box=(2, 0, 0, 0), energy=-3),
    Case("siphon-life", "POOL", "", "", "", attrition=1, health=1, hurt=2, auto=True),
    Case("siphon-life", "POOL", "", "", "", attrition=1, auto=True),
    Case("soothing-kiss", "RR_END", "B1", "", "B1", threat=-2, with_=("succubus",)),
    Case("sacrifice", "RR_END", "B1", "", "B1", health=5, with_=("voidwalker",)),
    Case("holocaust", "RR_END", "R8 B7 B8", "die B7, die B8", "R8 B7* B8*", box=(2, 0, 0, 0)),
    Case("deathcoil", "DEF", "", "", "", box=(0, 0, 0, 3), health=3, hurt=4, energy=-3),
)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_use_changes_what_the_card_says(case: Case) -> None:
    case.play("warlock")


def test_curse_of_agony_is_stronger_the_second_time() -> None:
    t = Arena("warlock").gets("curse-of-agony").pooling()
    blue = t.ready()[ids.BLUE_DIE]
    assert t.uses("curse-of-agony").ready()[ids.BLUE_DIE] == blue + 2
    t = Arena("warlock").gets("curse-of-agony")
    t.s.used_before = ((t.c("warlock-curse-of-agony") * 8 + 7,), (), (), ())
    assert t.pooling().uses("curse-of-agony").ready()[ids.BLUE_DIE] == blue + 3


def test_ritual_of_summoning_brings_a_friend_before_an_action() -> None:
    t = Arena("warlock").gets("ritual-of-summoning").peace().at("dalaran-ruins", "warlock").action("warlock")
    t.uses("ritual-of-summoning")
    assert t.where("paladin") == "dalaran-ruins"
    assert t.energy() == 8
    assert t.asked()[1] == "Act"
    assert t.of("warlock", "actions") == (2,)
    assert not t.offers("ritual-of-summoning")


@rule("WOW-DEFEND-11", "WOW-RULING-82")
def test_deathcoil_counts_in_the_same_resolution() -> None:
    t = Arena("warlock", foe="quest-murloc", green=1).gets("deathcoil").boxes("alliance", 0, 0, 90, 0)
    t.set_row("allowance", t.h("warlock"), 99)
    t.begin(Defense()).uses("deathcoil")
    assert sum(t.s.slain) == 1, "three hits defeat a green Murloc"


def test_improved_shadow_bolt_and_nightfall() -> None:
    t = Arena("warlock").gets("shadow-bolt", "improved-shadow-bolt", "nightfall").pooling()
    blue = t.ready()[ids.BLUE_DIE]
    t.uses("shadow-bolt").uses("shadow-bolt")
    assert t.ready()[ids.BLUE_DIE] == blue + 4
    assert t.energy() == 12, "1 less than 1"
    assert not t.offers("shadow-bolt")


def test_conflagrate_is_a_second_immolate() -> None:
    t = Arena("warlock").gets("immolate", "conflagrate").moment("POOL_END", "B4 B5")
    t.uses("immolate", "die B4").uses("immolate")
    assert t.pool() == "B8 B8"
    assert t.energy() == 10


def test_fel_stamina() -> None:
    t = Arena("warlock").gets("imp")
    imp = t.s.face(t.c("warlock-imp"))
    assert pet_capacity(t.s, t.h("warlock"), imp) == 2
    t.gets("fel-stamina")
    assert pet_capacity(t.s, t.h("warlock"), imp) == 4


def test_sacrifice_lasts_until_the_round_ends() -> None:
    t = Arena("warlock").gets("sacrifice", "voidwalker").has("warlock", health=6, pet=2)
    t.moment("RR_END", "B1").uses("sacrifice")
    assert t.health() == 11
    assert not t.worn("voidwalker")
    t.s.attacker = -1
    t.s.foes = (0, 0, 0)
    t.begin(RoundEnd())
    assert t.health() == 8
    assert t.counter("warlock", "warlock-sacrifice") == 0


def test_soothing_kiss_costs_the_succubus() -> None:
    t = Arena("warlock").gets("soothing-kiss", "succubus").moment("RR_END", "B1").uses("soothing-kiss")
    assert not t.worn("succubus")
    assert t.of("warlock", "pet") == (0,)


@rule("WOW-RULING-60")
def test_unholy_power_calls_a_demon() -> None:
    t = Arena("warlock").gets("unholy-power").learn("warlock", "warlock-imp", "warlock-succubus").pooling()
    before = t.ready()
    t.uses("unholy-power")
    assert t.legal() == {"equip warlock-imp", "equip warlock-succubus"}
    t.play("equip warlock-succubus", "slot 2")
    assert t.of("warlock", "pet", "energy") == (2, 7)
    assert t.s.slot_of(t.h("warlock"), t.c("warlock-succubus")) == 1
    assert t.ready() == (before[0] + 3, before[1], before[2])
    t = Arena("warlock").gets("unholy-power", "imp").learn("warlock", "warlock-succubus").pooling()
    assert not t.offers("unholy-power"), "a Demon is there"
