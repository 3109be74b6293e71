"""Rounds, phases, dice and the end of a battle: clauses WC-BATTLE-10 to 21 and 24, WC-RULING-10 to 12."""

import pytest

from tests.games.warcraft.fights import EAST, FAR, HERE, NORTH, WEST, attack, duel, teams

rule = pytest.mark.rule


@rule("WC-BATTLE-10")
def test_ranged_units_attack_first_then_flying_then_melee_units() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=3)
    t.units("humans", WEST, melee=3)
    t.units("orcs", HERE, melee=1, ranged=1, flying=1)
    t.dice(1)
    t.dice(1)
    t.dice(6, 6, 6, 6, 1)
    attack(t, "orcs")
    phases = []
    for _ in range(3):
        phases.append((t.round(), t.phase()))
        t.play("lose humans melee -1,0")
    assert phases == [(1, "ranged"), (1, "flying"), (1, "melee")]


@rule("WC-BATTLE-11", "WC-BATTLE-21")
@pytest.mark.parametrize("kind", ["ranged", "flying", "melee"])
def test_both_sides_attack_at_the_same_time(kind: str) -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, **{kind: 1})
    t.units("orcs", HERE, **{kind: 1})
    t.dice(1, 1)
    attack(t, "orcs")
    t.spent()
    assert (t.on_board("humans", kind), t.on_board("orcs", kind)) == (0, 0)


@rule("WC-BATTLE-12")
def test_one_die_is_rolled_for_each_unit_of_the_phase_in_battlefield_and_flanks() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, melee=2)
    t.units("orcs", EAST, melee=1, flying=1)
    t.units("orcs", NORTH, melee=1)
    t.units("orcs", FAR, melee=3)
    t.dice(6)  # the flyer in its own phase
    t.dice(6, 6, 6, 6, 6, 1)
    attack(t, "orcs")
    t.spent()
    assert (t.who(), t.phase(), t.casualties("humans")) == ("humans", "melee", 1)


@rule("WC-BATTLE-13")
@pytest.mark.parametrize(
    ("level", "die", "hit"),
    [
        (1, 2, True),
        (1, 3, False),
        (2, 3, True),
        (2, 4, False),
        (3, 4, True),
        (3, 5, False),
        (4, 5, True),
        (4, 6, False),
    ],
)
def test_a_die_up_to_the_strength_is_a_hit(level: int, die: int, hit: bool) -> None:
    t = duel("humans orcs")
    t.level("orcs", melee=level)
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, melee=1)
    t.dice(6, 6, die)
    t.dice(6, 6, 2)  # a second round is needed only after a miss
    attack(t, "orcs")
    assert (t.who(), t.round(), t.casualties("humans")) == ("humans", 1 if hit else 2, 1)


@rule("WC-BATTLE-13")
def test_the_strength_is_that_of_the_type_that_attacks() -> None:
    t = duel("humans orcs")
    t.level("orcs", melee=3, ranged=1)
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, melee=1, ranged=1)
    t.dice(4)
    t.dice(6, 6, 4)
    attack(t, "orcs")
    assert (t.who(), t.phase(), t.casualties("humans")) == ("humans", "melee", 1)


@rule("WC-BATTLE-14")
def test_more_dice_than_the_box_holds_are_rolled() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=3)
    t.units("humans", WEST, melee=3)
    for space in (HERE, EAST, NORTH):
        t.units("orcs", space, melee=3)
    t.dice(6, 6, 6, 6, 6, 6)
    t.dice(6, 6, 6, 6, 1, 2, 1, 6, 2)
    attack(t, "orcs")
    t.spent()
    assert t.casualties("humans") == 4


@rule("WC-BATTLE-15")
def test_a_unit_killed_in_an_earlier_phase_does_not_attack_later() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, ranged=1)
    t.dice(1)
    attack(t, "orcs")
    t.dice(6, 1)  # one Human die only
    t.play("lose humans melee -1,0")
    t.spent()
    assert (t.on_board("humans", "melee"), t.on_board("orcs", "melee"), t.on_board("orcs", "ranged")) == (0, 1, 1)


@rule("WC-BATTLE-16", "WC-LOSS-07")
def test_the_defender_cannot_take_flyers_as_casualties_of_the_melee_phase() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1, flying=1)
    t.units("humans", WEST, ranged=1)
    t.units("orcs", HERE, melee=1)
    t.dice(6)
    t.dice(6)
    t.dice(6, 1)
    attack(t, "orcs")
    assert (t.who(), t.phase()) == ("humans", "melee")
    assert t.legal("lose") == {"lose humans melee 0,0", "lose humans ranged -1,0"}
    assert t.refused("lose humans flying 0,0") in {"WC-BATTLE-16", "WC-LOSS-01"}


@rule("WC-BATTLE-16")
def test_the_initiator_cannot_take_flyers_as_casualties_of_the_melee_phase() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("orcs", HERE, melee=1, flying=1)
    t.units("orcs", EAST, melee=1)
    t.dice(6)
    t.dice(1, 6, 6)
    attack(t, "orcs")
    assert (t.who(), t.phase()) == ("orcs", "melee")
    assert t.legal("lose") == {"lose orcs melee 0,0", "lose orcs melee 1,0"}


@rule("WC-BATTLE-17")
def test_casualties_of_the_melee_phase_are_ignored_by_a_side_of_flyers() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("orcs", HERE, flying=1)
    t.units("orcs", EAST, flying=1)
    t.dice(6, 6, 1)
    t.dice(6, 2)  # second round: a flyer hits
    attack(t, "orcs")
    t.spent()
    assert (t.on_board("orcs", "flying"), t.on_board("humans", "melee")) == (2, 0)


@rule("WC-BATTLE-18")
def test_after_the_melee_phase_a_new_round_begins_with_the_ranged_phase() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, ranged=1)
    t.dice(6)
    t.dice(6, 6, 6)
    t.dice(2)
    attack(t, "orcs")
    assert (t.who(), t.round(), t.phase()) == ("humans", 2, "ranged")
    t.spent()


@rule("WC-BATTLE-18", "WC-BATTLE-24", "WC-CARD-POLYMORPH-01")
def test_effects_of_a_round_end_with_it() -> None:
    t = duel("humans orcs")
    t.hand("humans", "polymorph")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, melee=1)
    t.dice(6, 6)  # first round: the polymorphed Orc rolls nothing
    t.dice(6, 6, 1)
    attack(t, "orcs")
    t.play("play polymorph orcs melee 0,0")
    assert (t.who(), t.round(), t.casualties("humans")) == ("humans", 2, 1)
    assert t.discarded("humans") == ["polymorph"]
    t.spent()


@rule("WC-BATTLE-19")
def test_a_battle_ends_right_after_the_phase_that_empties_the_battlefield_of_a_side() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=2)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, ranged=1)
    t.dice(1)
    attack(t, "orcs")
    t.play("lose humans melee 0,0")
    t.spent()
    assert t.battle() is None
    assert (t.count("humans", "melee", WEST), t.on_board("orcs", "melee"), t.hand_size("orcs")) == (2, 1, 2)


@rule("WC-BATTLE-19")
def test_a_battle_goes_on_while_both_sides_have_a_unit_on_the_battlefield() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, ranged=1)
    t.dice(1)
    attack(t, "orcs")
    t.dice(1, 6)
    t.play("lose humans melee -1,0")
    assert (t.battle(), t.who(), t.phase()) == (HERE, "orcs", "melee")


@rule("WC-BATTLE-20")
@pytest.mark.parametrize(("human", "orc", "winner", "loser"), [(1, 6, "humans", "orcs"), (6, 1, "orcs", "humans")])
def test_the_winner_draws_one_card_at_once(human: int, orc: int, winner: str, loser: str) -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("orcs", HERE, melee=1)
    t.dice(human, orc)
    attack(t, "orcs")
    assert (t.hand_size(winner), t.hand_size(loser)) == (2, 1)


@rule("WC-BATTLE-20")
def test_the_card_of_the_winner_is_drawn_before_the_next_battle_begins() -> None:
    t = duel("humans orcs")
    for space in (HERE, "2,1"):
        t.units("humans", space, melee=1)
        t.units("orcs", space, melee=1)
    t.units("humans", "3,0", melee=1)
    attack(t, "orcs")
    t.dice(6, 1)
    t.dice(6, 6, 1)
    t.play("battle 0,0 humans")
    assert (t.battle(), t.hand_size("orcs"), t.hand_size("humans")) == ("2,1", 3, 2)


@rule("WC-BATTLE-20", "WC-RULING-11")
def test_each_player_of_the_winning_side_with_a_unit_on_the_battlefield_draws() -> None:
    t = teams()
    t.units("humans", HERE, ranged=1)
    t.units("nightelves", HERE, melee=1)
    t.units("orcs", HERE, melee=1)
    t.dice(1)
    attack(t, "humans")
    assert [t.hand_size(race) for race in ("humans", "nightelves", "orcs")] == [2, 2, 1]


@rule("WC-RULING-11")
def test_a_teammate_who_fought_only_from_a_flank_draws_no_card_for_the_victory() -> None:
    t = teams()
    t.units("humans", HERE, ranged=1)
    t.units("nightelves", EAST, melee=1)
    t.units("orcs", HERE, melee=1)
    t.dice(1)
    attack(t, "humans")
    t.play("join")
    assert [t.hand_size(race) for race in ("humans", "nightelves", "orcs")] == [2, 1, 1]


@rule("WC-BATTLE-21", "WC-RULING-11")
def test_nobody_wins_or_draws_when_the_battlefield_is_empty() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, flying=2)
    t.dice(6, 6)
    t.dice(1, 1)
    attack(t, "orcs")
    assert (t.on_board("humans", "melee"), t.on_board("orcs", "melee"), t.count("orcs", "flying", EAST)) == (0, 0, 2)
    assert (t.hand_size("humans"), t.hand_size("orcs"), t.battle()) == (1, 1, None)


@rule("WC-BATTLE-24", "WC-CARDS-05")
def test_a_card_of_a_phase_is_discarded_after_the_phase_and_one_of_the_battle_after_the_battle() -> None:
    t = duel("orcs nightelves")
    t.hand("nightelves", "faerie-fire")
    t.hand("orcs", "ensnare")
    t.units("nightelves", HERE, melee=1, flying=1)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, melee=1)
    t.dice(3)  # the flyer with Faerie Fire hits
    attack(t, "orcs")
    t.play("play faerie-fire")
    assert (t.who(), t.discarded("nightelves")) == ("orcs", [])
    t.dice(6, 1)
    t.play("lose orcs melee 1,0")
    assert (t.window(), t.discarded("nightelves")) == ("MELEE", ["faerie-fire"])
    t.play("play ensnare")
    assert (t.who(), t.discarded("orcs")) == ("nightelves", [])
    t.dice(2)  # second round: the flyer hits the last Orc
    t.play("lose nightelves melee 0,0")
    assert (t.battle(), t.discarded("orcs")) == (None, ["ensnare"])


@rule("WC-RULING-10", "WC-LOSS-03")
def test_the_end_is_not_checked_between_two_removals_of_a_phase() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=2)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, melee=1)
    t.dice(1, 6, 6, 1, 1)
    attack(t, "orcs")
    t.play("lose humans melee 0,0")
    assert (t.battle(), t.who(), t.casualties("orcs"), t.casualties("humans")) == (HERE, "orcs", 1, 1)
    t.play("lose orcs melee 0,0")
    assert (t.battle(), t.count("humans", "melee", WEST), t.count("orcs", "melee", EAST)) == (None, 1, 1)
    assert (t.hand_size("humans"), t.hand_size("orcs")) == (1, 1), "no unit is left on the battlefield"


@rule("WC-RULING-12")
def test_flyers_and_melee_units_fight_until_the_flyers_hit() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("orcs", HERE, flying=1)
    for _ in range(20):
        t.dice(6, 1)
    t.dice(1)
    attack(t, "orcs")
    t.spent()
    assert (t.on_board("humans", "melee"), t.on_board("orcs", "flying")) == (0, 1)
