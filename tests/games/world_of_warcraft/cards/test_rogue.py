"""Every card of the Rogue that is more than its numbers."""

import pytest

from tests.games.world_of_warcraft.cards.arena import Arena, Case
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.combat import RoundEnd
from wartable.games.world_of_warcraft.rules.place import Place
from wartable.games.world_of_warcraft.rules.pool import reroll_value

rule = pytest.mark.rule

CASES = (
    Case("cheap-shot", "RR_END", "B1", "", "B1", threat=-1, energy=-2, with_=("stealth",)),
    Case("backstab", "RR_END", "R2 R5 B1", "die R2, done", "R5 R8 B1", energy=-2),
    Case("backstab", "RR_END", "R2 R5", "die R2, die R5, done", "R8 R8", energy=-2, with_=("improved-backstab",)),
    Case("opportunity", "POOL_END", "R1 R2 B1", "die R1, die R2", "R7 R8 B1", rolls=(8, 7), with_=("stealth",)),
    Case("cold-blood", "TOK", "", "", "", attrition=3, with_=("backstab",)),
)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_use_changes_what_the_card_says(case: Case) -> None:
    case.play("rogue")


def tokens(t: Arena, card: str = "eviscerate") -> int:
    return t.counter("rogue", f"rogue-{card}")


def fed(t: Arena, number: int, card: str = "eviscerate") -> Arena:
    t.s.set_counter(t.h("rogue"), t.c(f"rogue-{card}"), number)
    return t


def with_strike(t: Arena, card: str = "sinister-strike") -> Arena:
    """The dice of a card have been used in this round."""
    t.s.used = ((t.c(f"rogue-{card}") * 8 + 7,), (), (), ())
    return t


def test_stealth_makes_red_hits_ranged_and_is_gone() -> None:
    t = Arena("rogue").gets("stealth").thrown("rogue", "R8 R7 R1 B8").step(Place, "rogue").uses("stealth")
    assert t.legal() == {"number 1", "number 2"}
    t.play("number 2")
    assert t.own_box() == (3, 0, 0, 0)
    assert not t.worn("stealth")


def test_stealth_is_gone_even_if_it_was_not_needed() -> None:
    t = Arena("rogue").gets("stealth").thrown("rogue", "R8").step(Place, "rogue").play("done")
    assert t.own_box() == (0, 1, 0, 0)
    assert not t.worn("stealth")


def test_eviscerate_spends_up_to_three_tokens() -> None:
    t = fed(Arena("rogue").gets("eviscerate"), 5).moment("TOK").uses("eviscerate")
    assert t.legal() == {"number 1", "number 2", "number 3"}
    t.play("number 3")
    assert t.values() == (0, 3, 0)
    assert tokens(t) == 2
    assert Arena("rogue").gets("eviscerate").moment("TOK").asked() == (0, ""), "no tokens"


def test_sinister_strike_gives_a_token_for_each_red_six_it_spots() -> None:
    t = with_strike(Arena("rogue").gets("sinister-strike", "eviscerate")).moment("RR_END", "R5 R6 R7 B8")
    t.uses("sinister-strike", "die R6", "die R7")
    assert t.pool() == "R5 R6* R7* B8"
    assert tokens(t) == 2
    t = with_strike(Arena("rogue").gets("sinister-strike")).moment("RR_END", "R6")
    assert not t.offers("sinister-strike"), "no Finisher"
    t = Arena("rogue").gets("sinister-strike", "eviscerate").moment("RR_END", "R6")
    assert not t.offers("sinister-strike"), "it was not paid for"


def test_the_owner_says_which_finisher_takes_a_token() -> None:
    t = with_strike(Arena("rogue").gets("sinister-strike", "eviscerate", "rupture")).moment("RR_END", "R6")
    t.uses("sinister-strike")
    assert t.legal() == {"take rogue-eviscerate", "take rogue-rupture"}
    t.play("take rogue-rupture")
    assert (tokens(t), tokens(t, "rupture")) == (0, 1)


def test_ruthlessness_spots_lower_dice() -> None:
    t = with_strike(Arena("rogue").gets("sinister-strike", "ruthlessness", "eviscerate")).moment("RR_END", "R3 R4")
    t.uses("sinister-strike")
    assert t.pool() == "R3 R4*"
    assert tokens(t) == 1
    t = Arena("rogue").gets("backstab", "ruthlessness", "eviscerate").moment("RR_END", "R4 R8")
    t.uses("backstab", "die R8", "die R8")
    assert tokens(t) == 2


def test_backstab_turns_a_die_and_then_spots_it() -> None:
    """WOW-RULING-79."""
    t = Arena("rogue").gets("backstab", "eviscerate").moment("RR_END", "R2").uses("backstab", "die R8")
    assert t.pool() == "R8*"
    assert tokens(t) == 1


def test_ambush_needs_stealth() -> None:
    assert not Arena("rogue").gets("ambush", "eviscerate").pooling().offers("ambush")
    t = Arena("rogue").gets("ambush", "eviscerate", "stealth").pooling()
    before = t.ready()
    t.uses("ambush")
    assert t.ready()[ids.BLUE_DIE] == before[ids.BLUE_DIE] + 2
    assert tokens(t) == 1
    assert t.energy() == 8


def test_improved_ambush() -> None:
    t = Arena("rogue").gets("ambush", "eviscerate", "stealth", "improved-ambush").pooling()
    before = t.ready()
    t.uses("ambush")
    assert t.ready()[ids.BLUE_DIE] == before[ids.BLUE_DIE] + 3
    assert tokens(t) == 2


def test_cheap_shot_gives_a_token_and_needs_stealth() -> None:
    t = Arena("rogue").gets("cheap-shot", "eviscerate", "stealth").moment("RR_END", "B1").uses("cheap-shot")
    assert tokens(t) == 1
    assert not Arena("rogue").gets("cheap-shot").moment("RR_END", "B1").offers("cheap-shot")


@rule("WOW-RULING-60")
def test_vanish_puts_stealth_into_the_ranged_slot() -> None:
    t = Arena("rogue").gets("vanish", "triangle-fine-longbow").learn("rogue", "rogue-stealth").pooling()
    red, blue, _ = t.ready()
    assert blue == 2
    t.uses("vanish")
    assert t.s.slot_of(t.h("rogue"), t.c("rogue-stealth")) == 3
    assert t.in_bag("rogue") == ["triangle-fine-longbow"]
    assert not t.worn("vanish")
    assert t.ready()[:2] == (red + 1, 0), "the bow's dice are withdrawn, Stealth brings its own"
    assert t.energy() == 7


def test_vanish_covers_the_printed_bow_and_preparation_keeps_it() -> None:
    t = Arena("rogue").gets("vanish", "preparation").learn("rogue", "rogue-stealth").pooling()
    assert t.ready()[ids.BLUE_DIE] == 1
    t.uses("vanish")
    assert t.ready()[ids.BLUE_DIE] == 0
    assert t.worn("vanish")
    assert not Arena("rogue").gets("vanish").pooling().offers("vanish"), "Stealth was never learned"


def test_rupture_gives_a_blue_die_for_two_tokens() -> None:
    t = fed(Arena("rogue").gets("rupture"), 5, "rupture").pooling()
    blue = t.ready()[ids.BLUE_DIE]
    t.uses("rupture")
    assert t.legal() == {"number 1", "number 2"}
    t.play("number 2")
    assert t.ready()[ids.BLUE_DIE] == blue + 2
    assert tokens(t, "rupture") == 1


def test_deadly_poison_needs_a_sword_or_mace() -> None:
    t = Arena("rogue").gets("deadly-poison").pooling()
    assert t.ready()[ids.RED_DIE] == 3
    t.moment("RR_END", "R2 R3 R4").uses("deadly-poison", "die R2", "die R3")
    assert t.pool() == "R4 R8 R8"
    assert not t.worn("deadly-poison")
    t = Arena("rogue").gets("deadly-poison", "backstab")
    t.s.worn[t.h("rogue") * ids.SLOTS + 4] = t.c("rogue-backstab")
    t.s.worn[t.h("rogue") * ids.SLOTS] = -1
    t.s.refresh(t.h("rogue"))
    t.pooling()
    assert t.ready()[ids.RED_DIE] == 0, "an instant covers the blade"


def test_slice_and_dice_turns_as_many_dice_as_tokens() -> None:
    t = fed(Arena("rogue").gets("slice-and-dice"), 6, "slice-and-dice").moment("RR_END", "R1 R2 B3 G1")
    t.uses("slice-and-dice")
    assert t.legal() == {"number 1", "number 2", "number 3"}, "there are three dice for it"
    t.play("number 2", "die R1", "die B3")
    assert t.pool() == "R2 B8 B8 G1"
    assert tokens(t, "slice-and-dice") == 4


def test_improved_strikes() -> None:
    t = Arena("rogue").gets("sinister-strike", "improved-sinister-strike").pooling()
    red = t.ready()[ids.RED_DIE]
    t.uses("sinister-strike")
    assert t.ready()[ids.RED_DIE] == red + 2
    t = Arena("rogue").gets("dual-wield", "improved-dual-wield").pooling()
    assert t.ready()[ids.RED_DIE] == 1 + 2 + 1
    assert reroll_value(t.s, t.h("rogue")) == 2


def test_relentless_strikes_pays_for_a_round_with_tokens() -> None:
    t = Arena("rogue").gets("relentless-strikes", "cheap-shot", "eviscerate", "stealth")
    t.moment("RR_END", "B1").uses("cheap-shot")
    t.s.attacker = -1
    t.s.foes = (0, 0, 0)
    t.begin(RoundEnd())
    assert t.energy() == 10 - 2 + 1, "also at the end of the last round"
    t = Arena("rogue").gets("relentless-strikes", "eviscerate").has("rogue", energy=5)
    t.s.foes = (0, 0, 0)
    t.begin(RoundEnd())
    assert t.energy() == 5


def test_cold_blood_costs_a_power() -> None:
    t = Arena("rogue").gets("cold-blood", "backstab", "eviscerate").moment("TOK").uses("cold-blood")
    assert t.legal() == {"unequip rogue-backstab", "unequip rogue-eviscerate"}
    t.play("unequip rogue-eviscerate")
    assert not t.worn("eviscerate")
    assert t.values() == (0, 3, 0)


def test_adrenaline_rush_gives_energy_for_pairs_of_hits() -> None:
    t = Arena("rogue").gets("adrenaline-rush").has("rogue", energy=1).thrown("rogue", "B8 B8 B8 B8 B8")
    t.step(Place, "rogue")
    assert t.energy() == 3


def test_seal_fate_doubles_tokens() -> None:
    t = Arena("rogue").gets("seal-fate", "premeditation", "eviscerate").moment("ROUND1").uses("premeditation")
    assert tokens(t) == 8


def test_premeditation() -> None:
    t = Arena("rogue").gets("premeditation", "eviscerate", "rupture").moment("ROUND1")
    t.uses("premeditation", *["take rogue-eviscerate"] * 3, "take rogue-rupture")
    assert (tokens(t), tokens(t, "rupture")) == (3, 1)
