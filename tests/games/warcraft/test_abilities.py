"""Unstoppable Blow, Heal, Slow Poison and Bloodlust; WC-RULING-13 to 16 and the option heal_rule."""

import pytest

from tests.games.warcraft.fights import EAST, FAR, HERE, NORTH, WEST, attack, duel, teams
from tests.games.warcraft.table import Table

rule = pytest.mark.rule


@rule("WC-ABIL-BLOW-01", "WC-LOSS-06")
@pytest.mark.parametrize(("level", "die", "casualties"), [(4, 1, 2), (4, 2, 1), (4, 5, 1), (3, 1, 1)])
def test_a_natural_1_of_unstoppable_blow_causes_two_casualties(level: int, die: int, casualties: int) -> None:
    t = duel("humans orcs")
    t.level("orcs", melee=level)
    t.units("humans", HERE, melee=2)
    t.units("humans", WEST, melee=2)
    t.units("orcs", HERE, melee=1)
    t.dice(6, 6, 6, 6, die)
    attack(t, "orcs")
    assert (t.who(), t.casualties("humans")) == ("humans", casualties)


@rule("WC-ABIL-BLOW-01")
@pytest.mark.parametrize("race", ["humans", "nightelves", "undead"])
def test_flyers_of_the_top_level_have_unstoppable_blow(race: str) -> None:
    t = duel(f"orcs {race}")
    t.level(race, flying=3)
    t.units("orcs", HERE, melee=2)
    t.units("orcs", WEST, melee=2)
    t.units(race, HERE, flying=2)
    t.dice(1, 1)
    attack(t, race)
    assert (t.ability(race, "flying"), t.casualties("orcs")) == ("blow", 4)


@rule("WC-ABIL-BLOW-02", "WC-RULING-13")
def test_the_bloodlust_die_has_the_ability_of_the_attacking_type() -> None:
    t = duel("humans orcs")
    t.level("orcs", melee=4, ranged=3)
    t.units("humans", HERE, melee=2)
    t.units("humans", WEST, melee=2)
    t.units("orcs", HERE, melee=1, ranged=1)
    t.dice(6, 6)
    t.dice(6, 6, 6, 6, 6, 1)
    attack(t, "orcs")
    assert (t.phase(), t.casualties("humans")) == ("melee", 2)


@rule("WC-ABIL-BLOW-02", "WC-RULING-13", "WC-CARD-MOONGLAIVE-01")
def test_a_moon_glaive_die_has_the_ability_of_the_attacking_type() -> None:
    t = duel("nightelves orcs")
    t.level("nightelves", flying=3)
    t.hand("nightelves", "moon-glaive")
    t.units("orcs", HERE, melee=2)
    t.units("orcs", WEST, melee=2)
    t.units("nightelves", HERE, flying=1)
    t.dice(4)
    attack(t, "nightelves")
    t.dice(1)
    t.play("play moon-glaive")
    assert t.casualties("orcs") == 3


def healed(kind: str, priests: int, at: str = WEST, **options: str) -> Table:
    """Two Orc units of that kind attack three Human melee units with Priests nearby; no die of the Humans hits."""
    t = duel("humans orcs", **options)
    t.level("humans", ranged=3)
    t.units("humans", HERE, melee=3)
    t.units("humans", at, ranged=priests)
    t.units("humans", NORTH, melee=1)
    t.units("orcs", HERE, **{kind: 2})
    if at != FAR:
        t.dice(*[6] * priests)
    if kind == "melee":
        t.dice(6, 6, 6, 6)
    return t


@rule("WC-ABIL-HEAL-01")
@pytest.mark.parametrize("kind", ["ranged", "flying", "melee"])
def test_heal_takes_one_casualty_away_in_any_phase(kind: str) -> None:
    t = healed(kind, 1)
    t.dice(1, 2)
    attack(t, "orcs")
    assert (t.phase(), t.casualties("humans")) == (kind, 1)


@rule("WC-ABIL-HEAL-01")
def test_heal_needs_a_unit_that_takes_part() -> None:
    t = healed("ranged", 1, at=FAR)
    t.dice(1, 2)
    attack(t, "orcs")
    assert t.casualties("humans") == 2


@rule("WC-ABIL-HEAL-02", "WC-RULING-14")
def test_several_heal_units_take_away_only_one_casualty() -> None:
    t = healed("ranged", 3)
    t.dice(1, 1)
    attack(t, "orcs")
    assert t.casualties("humans") == 1


@rule("WC-ABIL-HEAL-02", "WC-RULING-14")
def test_heal_works_anew_in_each_phase_but_never_below_zero() -> None:
    t = duel("humans orcs")
    t.level("humans", ranged=3)
    t.units("humans", HERE, ranged=1)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, ranged=1)
    t.dice(6, 1)
    t.dice(2)
    t.dice(1, 6)
    attack(t, "orcs")
    assert (t.who(), t.round(), t.phase()) == ("orcs", 2, "ranged")
    assert t.on_board("humans", "ranged") == 1


@rule("WC-RULING-14", "WC-ABIL-HEAL-01")
def test_heal_ends_with_the_last_heal_unit() -> None:
    t = duel("humans orcs")
    t.level("humans", ranged=3)
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, ranged=1)
    t.units("humans", NORTH, melee=1)
    t.units("orcs", HERE, melee=1, ranged=2)
    t.dice(6, 1, 1)
    attack(t, "orcs")
    t.dice(6, 6, 1)
    t.play("lose humans ranged -1,0")
    assert (t.phase(), t.casualties("humans")) == ("melee", 1)


@rule("WC-RULING-14")
@pytest.mark.parametrize(("dice", "casualties"), [((1, 2), 1), ((2, 2), 2)])
def test_heal_of_the_faq_takes_away_the_casualty_of_each_natural_1(dice: tuple[int, int], casualties: int) -> None:
    t = healed("ranged", 1, heal_rule="faq2003")
    t.dice(*dice)
    attack(t, "orcs")
    assert t.casualties("humans") == casualties


@rule("WC-RULING-14")
def test_heal_of_the_faq_leaves_one_casualty_of_each_unstoppable_blow() -> None:
    t = healed("melee", 1, heal_rule="faq2003")
    t.level("orcs", melee=4)
    t.dice(1, 1)
    attack(t, "orcs")
    assert t.casualties("humans") == 2


@rule("WC-RULING-14", "WC-RULING-17")
def test_heal_of_the_faq_does_not_stop_raise_dead() -> None:
    t = duel("humans undead", heal_rule="faq2003")
    t.level("humans", ranged=3)
    t.level("undead", ranged=3)
    t.units("humans", HERE, ranged=1)
    t.units("undead", HERE, ranged=1)
    t.dice(6, 1)
    attack(t, "undead")
    assert (t.who(), t.decision()) == ("undead", "RaiseDead")


def poisoners(number: int) -> Table:
    """Night Elves attack with Dryads in a flank and a melee unit; Orc melee units on the battlefield and in a flank."""
    t = duel("nightelves orcs")
    t.level("nightelves", ranged=4)
    t.units("nightelves", HERE, melee=1)
    t.units("nightelves", WEST, ranged=number)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, melee=1)
    return t


@rule("WC-ABIL-POISON-01")
def test_the_owner_of_a_slow_poison_unit_names_a_phase_at_the_start_of_each_round() -> None:
    t = poisoners(1)
    attack(t, "nightelves")
    assert (t.who(), t.decision(), t.round()) == ("nightelves", "NamePhase", 1)
    assert t.legal() == {"poison ranged", "poison flying", "poison melee"}
    t.dice(6, 6, 6, 6)
    t.play("poison flying")
    assert (t.who(), t.decision(), t.round()) == ("nightelves", "NamePhase", 2)


@rule("WC-ABIL-POISON-01", "WC-RULING-15")
def test_two_slow_poison_units_name_two_different_phases() -> None:
    t = poisoners(2)
    attack(t, "nightelves")
    t.play("poison melee")
    assert (t.decision(), t.legal()) == ("NamePhase", {"poison ranged", "poison flying"})


@rule("WC-ABIL-POISON-01")
def test_slow_poison_needs_a_unit_that_takes_part() -> None:
    t = poisoners(0)
    t.units("nightelves", "-2,0", ranged=1)
    t.dice(6, 1, 1)
    attack(t, "nightelves")
    assert (t.who(), t.decision()) == ("orcs", "ChooseCasualty")


@rule("WC-ABIL-POISON-02", "WC-BATTLE-11")
def test_in_a_named_phase_the_casualties_of_the_first_strike_do_not_attack() -> None:
    t = poisoners(1)
    attack(t, "nightelves")
    t.dice(6)  # ranged
    t.dice(1)  # melee: the Night Elf strikes first
    t.play("poison melee")
    assert (t.who(), t.casualties("orcs"), t.casualties("nightelves")) == ("orcs", 1, 0)
    t.dice(1)  # the one Orc left
    t.play("lose orcs melee 1,0")
    t.spent()
    assert (t.who(), t.casualties("nightelves")) == ("nightelves", 1)


@rule("WC-ABIL-POISON-02")
def test_a_phase_that_was_not_named_is_simultaneous() -> None:
    t = poisoners(1)
    attack(t, "nightelves")
    t.dice(6)
    t.dice(6, 2, 1)  # melee: two Orc dice first, then the Night Elf
    t.play("poison ranged")
    assert (t.phase(), t.casualties("orcs"), t.casualties("nightelves")) == ("melee", 1, 1)


@rule("WC-ABIL-POISON-03")
def test_three_slow_poison_units_strike_first_in_every_phase_without_naming_it() -> None:
    t = poisoners(3)
    t.dice(6, 6, 6)
    t.dice(1)
    attack(t, "nightelves")
    assert (t.who(), t.phase(), t.casualties("orcs"), t.casualties("nightelves")) == ("orcs", "melee", 1, 0)


@rule("WC-ABIL-POISON-04", "WC-RULING-10")
def test_a_first_strike_that_ends_the_battle_is_not_answered() -> None:
    t = duel("nightelves orcs")
    t.level("nightelves", ranged=4)
    t.units("nightelves", HERE, ranged=1)
    t.units("orcs", HERE, ranged=1)
    t.units("orcs", EAST, melee=1)
    attack(t, "nightelves")
    t.dice(1)
    t.play("poison ranged", "lose orcs ranged 0,0")
    t.spent()
    assert (t.battle(), t.on_board("nightelves", "ranged"), t.hand_size("nightelves")) == (None, 1, 2)


@rule("WC-ABIL-POISON-04", "WC-RULING-15")
def test_named_phases_stay_valid_when_the_poisoners_die() -> None:
    t = duel("nightelves orcs")
    t.level("nightelves", ranged=4)
    t.units("nightelves", HERE, melee=2)
    t.units("nightelves", WEST, ranged=1)
    t.units("orcs", HERE, melee=1, ranged=1)
    attack(t, "nightelves")
    t.dice(1, 6)  # ranged, simultaneous
    t.play("poison melee")
    t.dice(1, 6)  # melee: both dice are Night Elf dice
    t.play("lose nightelves ranged -1,0")
    assert (t.who(), t.casualties("orcs"), t.casualties("nightelves")) == ("orcs", 1, 0)


@rule("WC-RULING-15")
def test_phases_are_named_after_the_cards_of_the_start_of_the_round() -> None:
    t = poisoners(1)
    t.hand("orcs", "devour")
    attack(t, "nightelves")
    assert (t.who(), t.window()) == ("orcs", "ROUND")
    t.play("play devour nightelves ranged -1,0")
    assert t.decision() != "NamePhase", "the devoured unit names nothing"


@rule("WC-RULING-15")
def test_each_of_the_two_strikes_has_its_own_windows() -> None:
    t = poisoners(1)
    t.hand("orcs", "envenomed-spears")
    attack(t, "nightelves")
    t.dice(6)
    t.dice(1)
    t.play("poison melee")
    assert (t.who(), t.decision()) == ("orcs", "ChooseCasualty")
    t.play("lose orcs melee 1,0")
    assert (t.who(), t.window()) == ("orcs", "BEFORE-ROLL")


@rule("WC-RULING-15")
def test_units_of_a_teammate_do_not_strike_first() -> None:
    t = teams()
    t.level("nightelves", ranged=4)
    t.units("nightelves", HERE, ranged=1)
    t.units("humans", HERE, ranged=1)
    t.units("orcs", HERE, ranged=1)
    t.units("orcs", EAST, ranged=1)
    attack(t, "nightelves")
    t.dice(1)  # Night Elves alone
    t.dice(6, 1)  # then the Orc left and the Human together
    t.play("poison ranged", "lose orcs ranged 1,0")
    t.spent()
    assert [t.on_board(race, "ranged") for race in ("nightelves", "humans", "orcs")] == [1, 1, 0]


@rule("WC-ABIL-BLOODLUST-01", "WC-RULING-16")
def test_bloodlust_adds_a_die_in_each_phase_with_own_dice_and_in_no_other() -> None:
    t = duel("humans orcs")
    t.level("orcs", ranged=3, flying=2)
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, ranged=1)
    t.dice(6, 6)  # ranged: one unit and Bloodlust
    t.dice(3, 3, 6, 2)  # no flying dice; melee: two Humans, one Orc, Bloodlust
    attack(t, "orcs")
    t.spent()
    assert (t.phase(), t.casualties("humans")) == ("melee", 1)


@rule("WC-ABIL-BLOODLUST-02")
@pytest.mark.parametrize(("ranged_die", "phase"), [(4, "ranged"), (5, "melee")])
def test_the_bloodlust_die_uses_the_strength_of_the_phase(ranged_die: int, phase: str) -> None:
    t = duel("humans orcs")
    t.level("orcs", ranged=3)
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, melee=2)
    t.units("orcs", EAST, ranged=1)
    t.dice(6, ranged_die)  # Strength 4
    t.dice(6, 6, 2, 6, 4)  # Strength 2: only one of three Orc dice hits
    attack(t, "orcs")
    assert (t.phase(), t.casualties("humans")) == (phase, 1)


@rule("WC-ABIL-BLOODLUST-02")
def test_several_bloodlust_units_give_one_die() -> None:
    t = duel("humans orcs")
    t.level("orcs", ranged=3)
    t.units("humans", HERE, melee=2)
    t.units("humans", WEST, melee=2)
    t.units("orcs", HERE, ranged=3)
    t.dice(1, 6, 6, 1)
    attack(t, "orcs")
    t.spent()
    assert (t.phase(), t.casualties("humans")) == ("ranged", 2)


@rule("WC-ABIL-POISON-04", "WC-RULING-10")
def test_after_a_first_strike_that_ends_the_battle_flanks_do_not_attack_either() -> None:
    t = duel("nightelves orcs")
    t.level("nightelves", ranged=4)
    t.units("nightelves", HERE, ranged=1)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, ranged=1)
    attack(t, "nightelves")
    t.dice(1)
    t.play("poison ranged")
    t.dice(1)
    t.play("lose orcs melee 0,0")
    assert (t.battle(), t.on_board("nightelves", "ranged"), len(t.state.script)) == (None, 1, 1)


@rule("WC-ABIL-HEAL-01", "WC-RULING-14")
def test_heal_of_a_teammate_helps_the_side() -> None:
    t = teams()
    t.level("humans", ranged=3)
    t.units("nightelves", HERE, melee=2)
    t.units("humans", WEST, ranged=1)
    t.units("orcs", HERE, flying=2, melee=1)
    attack(t, "orcs")
    t.dice(6, 1, 1)
    t.play("join")
    t.spent()
    assert (t.phase(), t.who(), t.casualties("nightelves")) == ("flying", "nightelves", 1)
