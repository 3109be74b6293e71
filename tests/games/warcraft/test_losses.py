"""Casualties: clauses WC-LOSS-01 to 07, WC-WORKER-03 and the team part of WC-RULING-08."""

import pytest

from tests.games.warcraft.fights import EAST, FAR, HERE, WEST, attack, duel, teams
from tests.games.warcraft.table import Table

rule = pytest.mark.rule


@rule("WC-LOSS-01", "WC-LOSS-07")
@pytest.mark.parametrize("kind", ["ranged", "flying"])
def test_the_side_hit_chooses_any_of_its_participating_units(kind: str) -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1, ranged=1)
    t.units("humans", WEST, flying=1, melee=1)
    t.units("humans", FAR, melee=1)
    t.units("orcs", EAST, melee=1)
    t.units("orcs", HERE, **{kind: 1})
    t.dice(*([6, 1] if kind == "ranged" else [6, 6, 1]))
    attack(t, "orcs")
    assert (t.who(), t.decision(), t.phase()) == ("humans", "ChooseCasualty", kind)
    assert t.legal("lose") == {
        "lose humans melee 0,0",
        "lose humans ranged 0,0",
        "lose humans flying -1,0",
        "lose humans melee -1,0",
    }


@rule("WC-LOSS-01")
def test_a_removed_unit_returns_to_the_reserve_of_its_owner() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, flying=1)
    t.units("orcs", HERE, ranged=1)
    t.dice(1)
    attack(t, "orcs")
    before = t.reserve("humans", "flying")
    t.dice(6)
    t.play("lose humans flying -1,0")
    assert (t.count("humans", "flying", WEST), t.reserve("humans", "flying")) == (0, before + 1)


@rule("WC-WORKER-03", "WC-LOSS-01")
def test_workers_neither_roll_nor_are_casualties() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1, worker=3)
    t.units("humans", WEST, melee=1, worker=2)
    t.units("orcs", HERE, melee=1, worker=1)
    t.dice(6, 6, 1)
    attack(t, "orcs")
    assert t.legal("lose") == {"lose humans melee 0,0", "lose humans melee -1,0"}
    t.spent()


@rule("WC-LOSS-02")
def test_the_defender_removes_first_and_the_sides_alternate_until_one_has_no_casualty_left() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=2)
    t.units("humans", WEST, melee=2)
    t.units("orcs", HERE, melee=2)
    t.units("orcs", EAST, melee=3)
    t.dice(1, 1, 1, 6)
    t.dice(1, 1, 6, 6, 6)
    attack(t, "orcs")
    order = []
    for space in (WEST, EAST, WEST, EAST, EAST):
        race = t.who()
        order.append(race)
        t.play(f"lose {race} melee {space}")
    assert order == ["humans", "orcs", "humans", "orcs", "orcs"]


@rule("WC-LOSS-02")
def test_a_side_without_casualties_is_skipped() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=2)
    t.units("orcs", HERE, melee=2)
    t.units("orcs", EAST, melee=2)
    t.dice(1, 1)
    t.dice(6, 6, 6, 6)
    attack(t, "orcs")
    assert t.who() == "orcs"
    t.play("lose orcs melee 1,0")
    assert (t.who(), t.casualties("orcs")) == ("orcs", 1)


@rule("WC-LOSS-03")
def test_all_casualties_are_removed_although_the_battlefield_is_empty_already() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=3)
    t.units("orcs", HERE, melee=3)
    t.dice(6, 6, 6, 6)
    t.dice(1, 1, 1)
    attack(t, "orcs")
    t.play("lose humans melee 0,0")
    assert t.on_board("humans", "melee") == 1
    assert (t.battle(), t.hand_size("orcs")) == (None, 2)


@rule("WC-LOSS-04")
def test_casualties_beyond_the_last_unit_are_lost() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("humans", FAR, melee=1)
    t.units("orcs", HERE, melee=3)
    t.dice(6, 1, 1, 1)
    attack(t, "orcs")
    t.spent()
    assert (t.battle(), t.count("humans", "melee", HERE), t.count("humans", "melee", FAR)) == (None, 0, 1)


@rule("WC-LOSS-04", "WC-BATTLE-17")
def test_melee_casualties_beyond_the_ground_units_do_not_hit_flyers() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1, flying=1)
    t.units("orcs", HERE, melee=2)
    t.dice(6)
    t.dice(6, 1, 1)
    t.dice(1)  # second round: the flyer hits one of two Orcs
    t.dice(6)
    t.dice(1)  # third round: the other one
    attack(t, "orcs")
    t.spent()
    assert (t.on_board("humans", "melee"), t.on_board("humans", "flying"), t.on_board("orcs", "melee")) == (0, 1, 0)


@rule("WC-LOSS-05", "WC-CARD-INVISIBILITY-01")
def test_cards_that_reduce_casualties_come_too_late_after_the_first_removal() -> None:
    t = duel("humans orcs")
    t.hand("humans", "invisibility")
    t.units("humans", HERE, melee=2)
    t.units("humans", WEST, melee=2)
    t.units("orcs", HERE, ranged=3)
    t.dice(1, 1, 6)
    attack(t, "orcs")
    assert t.window() == "AFTER-ROLL"
    t.play("pass", "lose humans melee -1,0")
    assert (t.decision(), t.casualties("humans"), t.legal("play")) == ("ChooseCasualty", 1, set())
    assert t.refused("play invisibility humans") is not None


@rule("WC-LOSS-06", "WC-ABIL-BLOW-01", "WC-CARD-INVISIBILITY-01")
def test_casualties_are_the_hits_with_unstoppable_blow_less_what_is_prevented() -> None:
    t = duel("humans orcs")
    t.level("orcs", melee=4)
    t.hand("humans", "invisibility")
    t.units("humans", HERE, melee=2)
    t.units("humans", WEST, melee=2)
    t.units("orcs", HERE, melee=3)
    t.dice(6, 6, 6, 6)
    t.dice(1, 2, 6)
    attack(t, "orcs")
    while t.phase() != "melee":
        t.play("pass")
    t.play("play invisibility humans")
    assert t.casualties("humans") == 2


@rule("WC-LOSS-06", "WC-ABIL-HEAL-02")
def test_casualties_never_fall_below_zero() -> None:
    t = duel("humans orcs")
    t.level("humans", ranged=3)
    t.hand("humans", "invisibility")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, ranged=1)
    t.units("orcs", HERE, melee=2)
    t.units("orcs", EAST, ranged=1)
    t.dice(6, 1)  # one hit, prevented by the card; Heal finds nothing left
    attack(t, "orcs")
    t.dice(6, 1, 1)
    t.play("play invisibility humans")
    assert (t.who(), t.phase(), t.casualties("humans")) == ("humans", "melee", 1)


def defended_by_a_team() -> Table:
    """Humans with two units lead the defence of the battlefield, a Night Elf unit stands with them; the Orcs attack."""
    t = teams()
    t.units("humans", HERE, melee=2)
    t.units("humans", WEST, melee=1)
    t.units("nightelves", HERE, melee=1)
    t.units("orcs", HERE, ranged=1)
    t.dice(1)
    attack(t, "orcs")
    return t


@rule("WC-RULING-08", "WC-TEAM-05")
def test_the_player_with_most_units_on_the_battlefield_chooses_for_the_defenders() -> None:
    t = defended_by_a_team()
    assert (t.who(), t.decision()) == ("humans", "ChooseCasualty")
    assert t.legal("lose") == {"lose humans melee 0,0", "lose humans melee -1,0", "lose nightelves melee 0,0"}
    assert t.casualties("humans") == t.casualties("nightelves") == 1


@rule("WC-RULING-08", "WC-TEAM-05")
def test_a_unit_of_a_teammate_is_removed_only_with_his_consent() -> None:
    t = defended_by_a_team()
    t.play("lose nightelves melee 0,0")
    assert (t.who(), t.decision(), t.on_board("nightelves", "melee")) == ("nightelves", "Consent", 1)
    t.dice(6, 6, 6)
    t.play("agree")
    assert (t.on_board("nightelves", "melee"), t.on_board("humans", "melee")) == (0, 3)


@rule("WC-RULING-08")
def test_after_a_refusal_the_lead_chooses_another_unit_and_does_not_ask_again() -> None:
    t = defended_by_a_team()
    t.play("lose nightelves melee 0,0", "refuse")
    assert (t.who(), t.decision()) == ("humans", "ChooseCasualty")
    assert t.legal("lose") == {"lose humans melee 0,0", "lose humans melee -1,0"}


@rule("WC-RULING-08")
def test_equal_numbers_on_the_battlefield_lead_clockwise_from_the_active_player() -> None:
    t = teams()
    t.units("humans", HERE, melee=1)
    t.units("nightelves", HERE, melee=1)
    t.units("orcs", HERE, ranged=1)
    t.dice(1)
    attack(t, "orcs")
    assert (t.who(), t.decision()) == ("nightelves", "ChooseCasualty")


@rule("WC-RULING-08")
def test_the_lead_without_units_still_chooses_and_if_nobody_consents_the_next_teammate_must() -> None:
    t = teams()
    t.units("humans", HERE, melee=1)
    t.units("nightelves", HERE, melee=1)
    t.units("nightelves", WEST, melee=1)
    t.units("undead", HERE, ranged=2)
    t.dice(1, 1)
    attack(t, "undead")
    t.play("lose humans melee 0,0")
    assert (t.who(), t.decision()) == ("humans", "ChooseCasualty")
    assert t.legal("lose") == {"lose nightelves melee 0,0", "lose nightelves melee -1,0"}
    t.play("lose nightelves melee 0,0", "refuse")
    assert (t.who(), t.decision()) == ("nightelves", "ChooseCasualty")
    assert t.legal("lose") == {"lose nightelves melee 0,0", "lose nightelves melee -1,0"}


@rule("WC-RULING-08")
def test_the_active_player_leads_the_initiators() -> None:
    t = teams()
    t.units("humans", HERE, melee=1)
    t.units("nightelves", HERE, melee=2)
    t.units("orcs", HERE, ranged=1)
    t.dice(1)
    attack(t, "humans")
    assert (t.who(), t.decision()) == ("humans", "ChooseCasualty")


@rule("WC-RULING-08", "WC-RULING-05")
def test_the_active_player_leads_the_initiators_also_where_a_teammate_began_the_battle() -> None:
    t = teams()
    t.hand("nightelves", "town-portal")
    t.units("orcs", "-1,-3", melee=2)
    t.units("nightelves", HERE, melee=1)
    t.units("humans", "-2,-2", melee=1)
    t.units("humans", "-4,2", worker=1)
    t.move_step("humans")
    t.play("end", "play town-portal 0,0 -1,-3")
    t.dice(1, 6, 6, 6)
    t.play("join")
    assert (t.battle(), t.who(), t.decision()) == ("-1,-3", "humans", "ChooseCasualty")


@rule("WC-BATTLE-20", "WC-RULING-11")
def test_a_winner_with_units_only_in_flanks_draws_no_card() -> None:
    t = teams()
    t.units("humans", HERE, melee=1)
    t.units("nightelves", WEST, melee=1)
    t.units("orcs", HERE, melee=1)
    attack(t, "humans")
    t.dice(6, 1, 6)
    t.play("join")
    assert (t.battle(), t.hand_size("humans"), t.hand_size("nightelves")) == (None, 2, 1)
