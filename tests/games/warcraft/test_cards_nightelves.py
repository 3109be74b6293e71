"""Night Elf cards: Faerie Fire, Marksmanship, Moon Glaive, Renew; WC-RULING-18 and 27 to 30."""

import pytest

from tests.games.warcraft.fights import EAST, HERE, SOUTH, WEST, attack, duel, teams
from tests.games.warcraft.table import Table

rule = pytest.mark.rule


def shooting(*cards: str, ranged: int = 1) -> Table:
    """Night Elf Archers with the given cards attack Orc melee units, two on the battlefield and two in a flank."""
    t = duel("nightelves orcs")
    t.hand("nightelves", *cards)
    t.units("nightelves", HERE, ranged=ranged)
    t.units("orcs", HERE, melee=2)
    t.units("orcs", WEST, melee=2)
    return t


@rule("WC-CARD-FAERIEFIRE-01", "WC-RULING-27")
def test_faerie_fire_lowers_the_own_dice_and_not_those_of_the_enemy() -> None:
    t = shooting("faerie-fire", ranged=2)
    t.units("orcs", WEST, ranged=1)
    attack(t, "nightelves")
    assert (t.who(), t.window()) == ("nightelves", "BEFORE-ROLL")
    t.dice(3)  # an Orc miss
    t.dice(3, 4)  # counted as 2 and 3
    t.play("play faerie-fire")
    assert (t.casualties("orcs"), t.casualties("nightelves")) == (1, 0)


@rule("WC-CARD-FAERIEFIRE-01")
def test_faerie_fire_lasts_one_phase() -> None:
    t = shooting("faerie-fire")
    t.units("nightelves", HERE, flying=1)
    attack(t, "nightelves")
    t.dice(6)
    t.dice(4)  # flying: a miss again
    t.dice(6, 6, 6, 6)
    t.dice(2)  # ranged of the second round
    t.play("play faerie-fire")
    t.spent()
    assert (t.round(), t.phase(), t.casualties("orcs")) == (2, "ranged", 1)


@rule("WC-CARD-FAERIEFIRE-01", "WC-CARDS-07")
def test_two_faerie_fires_lower_the_dice_by_two() -> None:
    t = shooting("faerie-fire", "faerie-fire", ranged=2)
    attack(t, "nightelves")
    t.dice(4, 5)
    t.play("play faerie-fire", "play faerie-fire")
    assert (t.phase(), t.casualties("orcs")) == ("ranged", 1)


@rule("WC-CARD-FAERIEFIRE-01")
def test_faerie_fire_lowers_moon_glaive_dice_too() -> None:
    t = shooting("faerie-fire", "moon-glaive")
    attack(t, "nightelves")
    t.dice(3)
    t.play("play faerie-fire")
    t.dice(3)
    t.play("play moon-glaive")
    assert (t.phase(), t.casualties("orcs")) == ("ranged", 2)


@rule("WC-CARD-FAERIEFIRE-02", "WC-RULING-18")
@pytest.mark.parametrize(("die", "casualties"), [(1, 2), (2, 1)])
def test_unstoppable_blow_looks_at_the_number_shown(die: int, casualties: int) -> None:
    t = duel("nightelves orcs")
    t.level("nightelves", flying=3)
    t.hand("nightelves", "faerie-fire")
    t.units("nightelves", HERE, flying=1)
    t.units("orcs", HERE, melee=2)
    t.units("orcs", WEST, melee=2)
    attack(t, "nightelves")
    t.dice(die)
    t.play("play faerie-fire")
    assert t.casualties("orcs") == casualties


@rule("WC-CARD-MARKSMANSHIP-01")
def test_with_marksmanship_the_night_elf_chooses_the_casualty() -> None:
    t = shooting("marksmanship")
    t.dice(1)
    attack(t, "nightelves")
    assert (t.who(), t.window()) == ("nightelves", "REMOVE")
    t.play("play marksmanship")
    assert (t.who(), t.decision()) == ("nightelves", "ChooseCasualty")
    assert t.legal("lose") == {"lose orcs melee 0,0", "lose orcs melee -1,0"}
    t.dice(6, 6, 6)
    t.dice(6)
    t.play("lose orcs melee 0,0")
    assert t.count("orcs", "melee", HERE) == 1
    assert t.discarded("nightelves") == ["marksmanship"]


@rule("WC-CARD-MARKSMANSHIP-01")
def test_without_marksmanship_the_enemy_chooses() -> None:
    t = shooting("marksmanship")
    t.dice(1)
    attack(t, "nightelves")
    t.play("pass")
    assert (t.who(), t.decision()) == ("orcs", "ChooseCasualty")


@rule("WC-CARD-MARKSMANSHIP-02", "WC-RULING-28")
def test_marksmanship_cannot_choose_flyers_in_the_melee_phase() -> None:
    t = duel("nightelves orcs")
    t.hand("nightelves", "marksmanship")
    t.units("nightelves", HERE, melee=1)
    t.units("orcs", HERE, melee=1, flying=1)
    t.units("orcs", WEST, ranged=1)
    t.dice(6)
    t.dice(6)
    t.dice(6, 1)
    attack(t, "nightelves")
    t.play("play marksmanship")
    assert t.legal("lose") == {"lose orcs melee 0,0", "lose orcs ranged -1,0"}


@rule("WC-CARD-MARKSMANSHIP-02", "WC-RULING-28")
def test_one_marksmanship_concerns_one_casualty_and_does_not_change_the_alternation() -> None:
    t = shooting("marksmanship", ranged=2)
    t.units("nightelves", EAST, melee=1)
    t.units("orcs", SOUTH, ranged=1)
    t.dice(1)  # the Orc hits
    t.dice(1, 1)
    attack(t, "nightelves")
    t.play("play marksmanship", "lose orcs melee -1,0")
    assert (t.who(), t.casualties("nightelves"), t.casualties("orcs")) == ("nightelves", 1, 1)
    t.play("lose nightelves melee 1,0")
    assert (t.who(), t.decision(), t.casualties("orcs")) == ("orcs", "ChooseCasualty", 1)


@rule("WC-RULING-28", "WC-CARD-MARKSMANSHIP-01")
def test_marksmanship_needs_a_casualty_of_the_night_elfs_own_dice() -> None:
    t = teams()
    t.hand("nightelves", "marksmanship")
    t.units("nightelves", HERE, ranged=1)
    t.units("humans", HERE, ranged=1)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", WEST, melee=1)
    t.dice(6, 1)  # the Night Elf misses, the Human hits
    attack(t, "nightelves")
    assert (t.who(), t.decision()) == ("orcs", "ChooseCasualty")


@rule("WC-RULING-28")
def test_marksmanship_serves_as_many_casualties_as_the_own_dice_caused() -> None:
    t = teams()
    t.hand("nightelves", "marksmanship", "marksmanship")
    t.units("nightelves", HERE, ranged=1)
    t.units("humans", HERE, ranged=1)
    t.units("orcs", HERE, melee=2)
    t.units("orcs", WEST, melee=2)
    t.dice(1, 1)
    attack(t, "nightelves")
    t.play("play marksmanship", "lose orcs melee 0,0")
    assert (t.who(), t.decision(), t.casualties("orcs")) == ("orcs", "ChooseCasualty", 1)


@rule("WC-CARD-MOONGLAIVE-01")
def test_moon_glaive_rolls_one_more_die_of_the_same_strength_per_hit() -> None:
    t = shooting("moon-glaive", ranged=3)
    t.dice(1, 2, 6)
    attack(t, "nightelves")
    assert (t.who(), t.window()) == ("nightelves", "AFTER-ROLL")
    t.dice(2, 3)
    t.play("play moon-glaive")
    t.spent()
    assert t.casualties("orcs") == 3


@rule("WC-CARD-MOONGLAIVE-02", "WC-RULING-29")
def test_a_second_moon_glaive_counts_only_the_hits_of_the_ordinary_roll() -> None:
    t = shooting("moon-glaive", "moon-glaive")
    t.dice(1)
    attack(t, "nightelves")
    t.dice(1)
    t.play("play moon-glaive")
    t.dice(2)
    t.play("play moon-glaive")
    t.spent()
    assert t.casualties("orcs") == 3


@rule("WC-CARD-MOONGLAIVE-02")
def test_hits_of_a_moon_glaive_give_no_further_dice() -> None:
    t = shooting("moon-glaive", ranged=2)
    t.dice(1, 6)
    attack(t, "nightelves")
    t.dice(1)
    t.play("play moon-glaive")
    t.spent()
    assert (t.who(), t.casualties("orcs")) == ("orcs", 2)


def harvesting(*cards: str) -> Table:
    """Night Elves with a worker on the Forest 0,-1; some Forests and a Goldmine bear tokens."""
    t = duel("nightelves orcs")
    t.hand("nightelves", *cards)
    t.units("nightelves", "0,-1", worker=1)
    t.depletion("0,-1", "complete")
    t.depletion("-2,3", "partial")
    t.depletion("1,-1", "partial")
    t.harvest_step("nightelves")
    return t


@rule("WC-CARD-RENEW-01")
def test_renew_may_choose_any_forest_with_a_token_and_nothing_else() -> None:
    t = harvesting("renew")
    assert (t.who(), t.window()) == ("nightelves", "HARVEST")
    assert t.legal("play") == {"play renew 0,-1", "play renew -2,3"}


@rule("WC-CARD-RENEW-01", "WC-RULING-30")
@pytest.mark.parametrize("forest", ["0,-1", "-2,3"])
def test_renew_removes_the_whole_token(forest: str) -> None:
    t = harvesting("renew")
    t.pips(1)
    t.play(f"play renew {forest}")
    assert t.depletion_at(forest) is None
    assert t.discarded("nightelves") == ["renew"]


@rule("WC-CARD-RENEW-01")
def test_renew_comes_before_the_rolls_of_the_step() -> None:
    t = harvesting("renew")
    t.pips(2)
    t.play("play renew 0,-1")
    t.spent()
    assert t.wood("nightelves") == 2


@rule("WC-CARD-RENEW-01")
def test_renew_is_played_only_in_the_own_harvest_step() -> None:
    t = duel("orcs nightelves")
    t.hand("nightelves", "renew")
    t.depletion("0,-1", "partial")
    t.units("orcs", "0,1", worker=1)
    t.outpost("orcs", "0,1", finished=False)
    t.harvest_step("orcs")
    assert (t.who(), t.decision()) == ("orcs", "AbandonOutposts")
    t.play("harvest")
    assert (t.who(), t.window()) == ("nightelves", "HARVEST")


@rule("WC-CARD-MOONGLAIVE-02", "WC-RULING-29")
def test_a_second_moon_glaive_rolls_no_more_dice_than_the_first() -> None:
    t = shooting("moon-glaive", "moon-glaive")
    t.dice(1)
    attack(t, "nightelves")
    t.dice(1)
    t.play("play moon-glaive")
    t.dice(6, 1)
    t.play("play moon-glaive")
    assert len(t.state.script) == 1, "one die, for the hit of the ordinary roll"


@rule("WC-CARD-MARKSMANSHIP-01")
def test_marksmanship_does_not_choose_among_the_own_casualties() -> None:
    t = shooting("marksmanship")
    t.units("nightelves", EAST, melee=1)
    t.units("orcs", SOUTH, ranged=1)
    t.dice(1, 1)
    attack(t, "nightelves")
    assert (t.window(), t.casualties("orcs")) == ("REMOVE", 1)
    t.play("pass", "lose orcs melee -1,0")
    assert (t.who(), t.decision()) == ("nightelves", "ChooseCasualty")
