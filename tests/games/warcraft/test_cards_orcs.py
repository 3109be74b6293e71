"""Orc cards: Devour, Ensnare, Envenomed Spears, Pillage; WC-RULING-23 to 26 and the option devour_no_winner."""

import pytest

from tests.games.warcraft.fights import EAST, FAR, HERE, NORTH, WEST, attack, duel, teams
from tests.games.warcraft.table import Table

rule = pytest.mark.rule


@rule("WC-CARD-DEVOUR-01")
def test_devour_chooses_a_participating_enemy_melee_or_ranged_unit_at_the_start_of_a_round() -> None:
    t = duel("humans orcs")
    t.hand("orcs", "devour")
    t.units("humans", HERE, melee=1, ranged=1, flying=1)
    t.units("humans", WEST, melee=1)
    t.units("humans", FAR, melee=1)
    t.units("orcs", HERE, melee=1)
    attack(t, "orcs")
    assert (t.window(), t.round()) == ("ROUND", 1)
    assert t.legal("play") == {
        "play devour humans melee 0,0",
        "play devour humans ranged 0,0",
        "play devour humans melee -1,0",
    }
    assert t.refused("play devour humans flying 0,0") == "WC-CARD-DEVOUR-01"


def devoured_in_the_flank(**options: str) -> Table:
    """The Orc unit on the battlefield faces one Human unit there; a second one, in the flank, is devoured."""
    t = duel("humans orcs", **options)
    t.hand("orcs", "devour")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, melee=1)
    attack(t, "orcs")
    return t


@rule("WC-CARD-DEVOUR-01", "WC-CARD-DEVOUR-02", "WC-CARD-DEVOUR-03")
def test_a_devoured_unit_is_out_of_the_battle_for_good_and_dies_when_the_orcs_win() -> None:
    t = devoured_in_the_flank()
    before = t.reserve("humans", "melee")
    t.dice(6, 6)  # one die each, also in the second round
    t.dice(6, 1)
    t.play("play devour humans melee -1,0")
    t.spent()
    assert (t.on_board("humans", "melee"), t.reserve("humans", "melee")) == (0, before + 2)
    assert t.hand_size("orcs") == 2


@rule("WC-CARD-DEVOUR-02")
def test_a_devoured_unit_stays_where_it_was_when_the_orcs_lose() -> None:
    t = devoured_in_the_flank()
    t.dice(1, 6)
    t.play("play devour humans melee -1,0")
    assert (t.battle(), t.count("humans", "melee", WEST), t.hand_size("humans")) == (None, 1, 2)


@rule("WC-CARD-DEVOUR-02", "WC-RULING-23")
@pytest.mark.parametrize(("option", "left"), [("stays", 1), ("killed", 0)])
def test_without_a_winner_the_devoured_unit_stays_or_with_the_option_dies(option: str, left: int) -> None:
    t = devoured_in_the_flank(devour_no_winner=option)
    t.dice(1, 1)
    t.play("play devour humans melee -1,0")
    assert (t.count("humans", "melee", HERE), t.on_board("orcs", "melee")) == (0, 0)
    assert t.count("humans", "melee", WEST) == left


@rule("WC-RULING-23")
def test_a_devoured_unit_alone_on_the_battlefield_has_not_won() -> None:
    t = duel("humans orcs")
    t.hand("orcs", "devour")
    t.units("humans", HERE, melee=1, ranged=1)
    t.units("orcs", HERE, melee=1)
    attack(t, "orcs")
    t.dice(1, 1)
    t.play("play devour humans ranged 0,0")
    assert (t.battle(), t.count("humans", "ranged", HERE), t.on_board("humans", "melee")) == (None, 1, 0)
    assert (t.hand_size("humans"), t.hand_size("orcs")) == (1, 1)


@rule("WC-CARD-DEVOUR-03")
def test_a_devoured_unit_gives_no_ability_and_cannot_be_a_casualty() -> None:
    t = duel("humans orcs")
    t.level("humans", ranged=3)
    t.hand("orcs", "devour")
    t.units("humans", HERE, melee=2)
    t.units("humans", WEST, ranged=1)
    t.units("humans", NORTH, melee=1)
    t.units("orcs", HERE, ranged=1)
    attack(t, "orcs")
    t.dice(1)
    t.play("play devour humans ranged -1,0")
    assert (t.who(), t.casualties("humans"), t.fighting("humans", "ranged")) == ("humans", 1, 0)
    assert t.legal("lose") == {"lose humans melee 0,0", "lose humans melee 0,-1"}


@rule("WC-CARD-DEVOUR-03", "WC-RULING-23", "WC-RULING-10")
def test_devouring_the_last_unit_of_the_battlefield_wins_before_any_roll() -> None:
    t = duel("humans orcs")
    t.hand("orcs", "devour")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, ranged=2)
    t.units("orcs", HERE, melee=1)
    attack(t, "orcs")
    t.play("play devour humans melee 0,0")
    assert (t.battle(), t.events("rolled")) == (None, [])
    assert (t.on_board("humans", "melee"), t.count("humans", "ranged", WEST), t.hand_size("orcs")) == (0, 2, 2)


def ensnaring(**orcs: int) -> Table:
    """A Human flyer and a melee unit hold the battlefield, the Orcs with Ensnare attack with one unit there."""
    t = duel("humans orcs")
    t.hand("orcs", "ensnare")
    t.units("humans", HERE, melee=1, flying=1)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, **orcs)
    return t


@rule("WC-CARD-ENSNARE-01", "WC-RULING-24")
def test_ensnare_makes_enemy_flyers_legal_casualties_of_the_melee_phase() -> None:
    t = ensnaring()
    t.dice(6)
    attack(t, "orcs")
    assert (t.who(), t.window(), t.phase()) == ("orcs", "MELEE", "melee")
    t.dice(6, 1)
    t.play("play ensnare")
    assert (t.who(), t.legal("lose")) == ("humans", {"lose humans melee 0,0", "lose humans flying 0,0"})


@rule("WC-CARD-ENSNARE-01")
def test_ensnare_lasts_until_the_end_of_the_battle() -> None:
    t = ensnaring()
    t.dice(6)
    attack(t, "orcs")
    t.dice(6, 6)
    t.dice(6)  # second round
    t.dice(6, 1)
    t.play("play ensnare")
    assert (t.round(), t.legal("lose")) == (2, {"lose humans melee 0,0", "lose humans flying 0,0"})


@rule("WC-CARD-ENSNARE-01", "WC-BATTLE-24")
def test_ensnare_does_not_reach_into_the_next_battle() -> None:
    t = duel("humans orcs")
    t.hand("orcs", "ensnare")
    for space in (HERE, "2,1"):
        t.units("humans", space, flying=1)
        t.units("orcs", space, melee=1)
    attack(t, "orcs")
    t.dice(6)
    t.play("battle 0,0 humans")
    t.dice(1)  # the flyer on 0,0 dies
    t.dice(6, 1)  # the one on 2,1 is not hit
    t.dice(1)
    t.play("play ensnare")
    t.spent()
    assert (t.count("humans", "flying", HERE), t.count("humans", "flying", "2,1")) == (0, 1)
    assert (t.count("orcs", "melee", HERE), t.count("orcs", "melee", "2,1")) == (1, 0)


@rule("WC-CARD-ENSNARE-01")
def test_ensnare_does_not_concern_the_flyers_of_its_player() -> None:
    t = ensnaring(melee=1, flying=1)
    t.dice(6, 6)
    attack(t, "orcs")
    t.dice(1, 6, 6)
    t.play("play ensnare")
    assert (t.who(), t.legal("lose")) == ("orcs", {"lose orcs melee 0,0", "lose orcs melee 1,0"})


@rule("WC-RULING-24")
def test_with_ensnare_a_side_of_flyers_must_lose_them() -> None:
    t = duel("humans orcs")
    t.hand("orcs", "ensnare")
    t.units("humans", HERE, flying=1)
    t.units("orcs", HERE, melee=1)
    t.dice(6)
    attack(t, "orcs")
    t.dice(1)
    t.play("play ensnare")
    assert (t.battle(), t.on_board("humans", "flying")) == (None, 0)


def spears(*cards: str, humans: str = "melee", **orcs: int) -> Table:
    """Orcs with the given cards and units attack two Human melee units on two spaces."""
    t = duel("humans orcs")
    t.hand("orcs", *cards)
    t.units("humans", HERE, **{humans: 1})
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, **orcs)
    return t


@rule("WC-CARD-SPEARS-01")
def test_every_missing_die_is_rolled_again_once_and_the_second_result_stands() -> None:
    t = spears("envenomed-spears", ranged=3)
    attack(t, "orcs")
    assert (t.who(), t.window()) == ("orcs", "BEFORE-ROLL")
    t.dice(6, 2, 3)
    t.dice(6, 2)
    t.play("play envenomed-spears")
    t.spent()
    assert (t.who(), t.phase(), t.casualties("humans")) == ("humans", "ranged", 2)


@rule("WC-CARD-SPEARS-01")
def test_dice_of_the_enemy_are_not_rolled_again() -> None:
    t = spears("envenomed-spears", humans="ranged", ranged=1)
    attack(t, "orcs")
    t.dice(6, 1)
    t.play("play envenomed-spears")
    t.spent()
    assert (t.who(), t.casualties("humans"), t.casualties("orcs")) == ("humans", 1, 0)


@rule("WC-CARD-SPEARS-01")
def test_envenomed_spears_last_one_phase() -> None:
    t = spears("envenomed-spears", ranged=1, flying=1)
    attack(t, "orcs")
    t.dice(6, 6)  # ranged with the second roll
    t.dice(6)  # flying
    t.dice(6, 6)  # melee: the Humans
    t.dice(2)  # ranged of the second round
    t.play("play envenomed-spears")
    t.spent()
    assert (t.round(), t.phase(), t.casualties("humans")) == (2, "ranged", 1)


@rule("WC-CARD-SPEARS-02", "WC-RULING-25")
def test_a_second_copy_does_not_roll_again() -> None:
    t = spears("envenomed-spears", "envenomed-spears", ranged=2)
    attack(t, "orcs")
    t.dice(6, 1, 6)
    t.play("play envenomed-spears", "play envenomed-spears")
    t.spent()
    assert (t.phase(), t.casualties("humans")) == ("ranged", 1)


@rule("WC-RULING-25")
def test_the_bloodlust_die_is_rolled_again_too() -> None:
    t = spears("envenomed-spears", ranged=1)
    t.level("orcs", ranged=3)
    attack(t, "orcs")
    t.dice(6, 5)
    t.dice(6, 4)
    t.play("play envenomed-spears")
    t.spent()
    assert (t.phase(), t.casualties("humans")) == ("ranged", 1)


@rule("WC-CARD-PILLAGE-01")
@pytest.mark.parametrize(("kind", "gold", "wood"), [("melee", 1, 1), ("ranged", 1, 2), ("flying", 2, 2)])
def test_pillage_takes_the_cost_of_a_unit_just_removed_from_its_owner(kind: str, gold: int, wood: int) -> None:
    t = spears("pillage", humans=kind, ranged=1)
    t.resources("humans", gold=5, wood=5)
    t.dice(*([6, 1] if kind == "ranged" else [1]))
    attack(t, "orcs")
    t.play(f"lose humans {kind} 0,0")
    assert (t.who(), t.window()) == ("orcs", "REMOVED")
    t.play("play pillage")
    assert (t.gold("orcs"), t.wood("orcs"), t.gold("humans"), t.wood("humans")) == (gold, wood, 5 - gold, 5 - wood)


@rule("WC-CARD-PILLAGE-02")
def test_pillage_takes_what_the_owner_has_if_it_is_less() -> None:
    t = spears("pillage", humans="flying", ranged=1)
    t.resources("humans", gold=1, wood=3)
    t.dice(1)
    attack(t, "orcs")
    t.play("lose humans flying 0,0", "play pillage")
    assert (t.gold("orcs"), t.wood("orcs"), t.gold("humans"), t.wood("humans")) == (1, 2, 0, 1)


@rule("WC-CARD-PILLAGE-02", "WC-CARD-PILLAGE-01")
def test_pillage_concerns_one_unit_and_is_offered_after_every_removal() -> None:
    t = spears("pillage", "pillage", ranged=2)
    t.units("humans", HERE, melee=1)
    t.resources("humans", gold=5, wood=5)
    t.dice(1, 1)
    attack(t, "orcs")
    t.play("lose humans melee 0,0")
    assert t.window() == "REMOVED"
    t.play("play pillage")
    assert t.gold("orcs") == 1
    t.pass_all()
    t.play("lose humans melee -1,0")
    assert (t.window(), t.gold("orcs")) == ("REMOVED", 1)
    t.dice(6)
    t.play("play pillage")
    assert t.gold("orcs") == 2


@rule("WC-CARD-PILLAGE-01")
def test_pillage_is_not_offered_after_an_own_removal() -> None:
    t = duel("humans orcs")
    t.hand("orcs", "pillage")
    t.resources("humans", gold=5, wood=5)
    t.units("humans", HERE, ranged=1)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, melee=1)
    t.dice(1)
    attack(t, "orcs")
    t.dice(6, 1)  # the Orc misses, the Human hits again
    t.play("lose orcs melee 1,0")
    assert (t.battle(), t.on_board("orcs", "melee")) == (None, 0)
    assert "pillage" in t.hand_of("orcs")


@rule("WC-RULING-26")
def test_pillage_counts_a_called_worker_as_a_melee_unit() -> None:
    t = duel("humans orcs")
    t.hand("orcs", "pillage")
    t.hand("humans", "call-to-arms")
    t.resources("humans", gold=5, wood=5)
    t.units("humans", HERE, worker=1)
    t.units("orcs", EAST, melee=1)
    t.move_step("orcs")
    t.play("move melee 1,0 0,0")
    t.dice(6, 1)
    t.play("play call-to-arms", "play pillage")
    assert (t.gold("orcs"), t.wood("orcs")) == (1, 1)


@rule("WC-RULING-26")
def test_a_devoured_unit_that_dies_is_not_pillaged() -> None:
    t = duel("humans orcs")
    t.hand("orcs", "devour", "pillage")
    t.resources("humans", gold=5, wood=5)
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, ranged=1)
    t.units("orcs", HERE, melee=1)
    attack(t, "orcs")
    t.play("play devour humans melee 0,0")
    assert (t.on_board("humans", "melee"), t.window() == "REMOVED") == (0, False)
    assert "pillage" in t.hand_of("orcs")


@rule("WC-RULING-26")
def test_pillage_takes_only_from_the_owner_of_the_unit() -> None:
    t = teams()
    t.hand("orcs", "pillage")
    t.resources("nightelves", gold=5, wood=5)
    t.resources("humans", gold=1, wood=0)
    t.units("humans", HERE, flying=1, melee=1)
    t.units("nightelves", HERE, melee=1)
    t.units("orcs", HERE, ranged=1)
    t.dice(1)
    attack(t, "orcs")
    t.play("lose humans flying 0,0", "play pillage")
    assert (t.gold("orcs"), t.wood("orcs"), t.gold("nightelves"), t.wood("nightelves")) == (1, 0, 5, 5)


@rule("WC-CARD-PILLAGE-02")
def test_a_unit_is_pillaged_only_once() -> None:
    t = spears("pillage", "pillage", ranged=2)
    t.units("humans", HERE, melee=1)
    t.resources("humans", gold=5, wood=5)
    t.dice(1, 1)
    attack(t, "orcs")
    t.play("lose humans melee 0,0", "play pillage")
    assert (t.gold("orcs"), t.window(), t.who()) == (1, None, "humans")
