"""Human cards: Call to Arms, Dispel Magic, Invisibility, Polymorph; WC-RULING-19 to 22."""

import pytest

from tests.games.warcraft.fights import EAST, FAR, HERE, NORTH, WEST, attack, duel, teams
from tests.games.warcraft.table import Table
from wartable.engine.play import decision

rule = pytest.mark.rule


def entered(workers: int = 2, *, cards: int = 1, **orcs: int) -> Table:
    """Human workers on the centre, Call to Arms in hand; an Orc melee unit and the given pieces stand east of it."""
    t = duel("humans orcs")
    t.first("orcs")
    t.hand("humans", *["call-to-arms"] * cards)
    t.units("humans", HERE, worker=workers)
    t.units("orcs", EAST, melee=1, **orcs)
    return t


@rule("WC-CARD-CALLTOARMS-01")
def test_call_to_arms_is_offered_when_an_enemy_unit_enters_a_space_with_workers() -> None:
    t = entered()
    t.move_step("orcs")
    t.play("move melee 1,0 0,0")
    assert (t.who(), t.window(), t.legal()) == ("humans", "ENTER", {"pass", "play call-to-arms"})


@rule("WC-CARD-CALLTOARMS-01")
def test_call_to_arms_is_not_offered_for_a_space_without_own_workers() -> None:
    t = duel("humans orcs")
    t.hand("humans", "call-to-arms")
    t.units("humans", WEST, worker=1)
    t.units("humans", HERE, melee=1)
    t.units("orcs", EAST, melee=1, ranged=1)
    t.move_step("orcs")
    t.play("move melee 1,0 0,0")
    assert (t.who(), t.decision()) == ("orcs", "Movement")


@rule("WC-CARD-CALLTOARMS-01")
def test_call_to_arms_comes_too_late_after_the_moment_of_entering() -> None:
    t = entered(ranged=1)
    t.move_step("orcs")
    t.play("move melee 1,0 0,0", "pass")
    assert (t.who(), t.decision()) == ("orcs", "Movement")
    t.play("end")
    assert (t.count("humans", "worker", HERE), t.hand_of("humans")) == (0, ["call-to-arms"])


@rule("WC-CARD-CALLTOARMS-01", "WC-RULING-19")
def test_every_unit_that_enters_uncalled_workers_is_a_new_moment_but_called_ones_are_not_called_again() -> None:
    t = entered(cards=2, ranged=2)
    t.move_step("orcs")
    t.play("move melee 1,0 0,0", "pass", "move ranged 1,0 0,0")
    assert (t.who(), t.window()) == ("humans", "ENTER")
    t.play("play call-to-arms", "move ranged 1,0 0,0")
    assert t.window() != "ENTER", "one card covers the space for the rest of the step"


@rule("WC-CARD-CALLTOARMS-02")
def test_called_workers_cause_a_battle_and_fight_with_the_strength_of_the_melee_tile() -> None:
    t = entered(2)
    t.level("humans", melee=2)
    t.move_step("orcs")
    t.play("move melee 1,0 0,0")
    t.dice(6, 3, 6)
    t.play("play call-to-arms")
    t.spent()
    assert (t.on_board("orcs", "melee"), t.count("humans", "worker", HERE)) == (0, 2)
    assert (t.hand_size("humans"), t.hand_size("orcs")) == (2, 1), "both drew a card and the Humans won"


@rule("WC-CARD-CALLTOARMS-02", "WC-RULING-19")
def test_called_workers_are_casualties_and_return_to_the_reserve_as_workers() -> None:
    t = entered(2)
    t.units("humans", WEST, melee=1)
    t.move_step("orcs")
    t.play("move melee 1,0 0,0")
    before = t.reserve("humans", "worker")
    t.dice(6, 6, 6, 1)
    t.play("play call-to-arms")
    assert t.legal("lose") == {"lose humans worker 0,0", "lose humans melee -1,0"}
    t.dice(1, 6, 6)
    t.play("lose humans worker 0,0")
    assert (t.count("humans", "worker", HERE), t.reserve("humans", "worker")) == (1, before + 1)


@rule("WC-CARD-CALLTOARMS-02")
def test_called_workers_fight_from_the_flank_of_another_battle() -> None:
    t = duel("humans orcs")
    t.hand("humans", "call-to-arms")
    t.units("humans", HERE, worker=2)
    t.units("humans", EAST, melee=1)
    t.units("orcs", NORTH, melee=1)
    t.units("orcs", EAST, melee=1)
    t.move_step("orcs")
    t.play("move melee 0,-1 0,0", "play call-to-arms")
    if t.decision() == "Movement":
        t.play("end")
    t.dice(6, 6, 6, 6, 1)
    t.play("battle 1,0 humans")
    assert t.legal("lose") == {"lose humans worker 0,0", "lose humans melee 1,0"}


@rule("WC-CARD-CALLTOARMS-02", "WC-RULING-19")
def test_called_workers_are_workers_again_in_the_next_move_step() -> None:
    t = entered(2)
    t.move_step("orcs")
    t.play("move melee 1,0 0,0")
    t.dice(1, 6, 6)
    t.play("play call-to-arms")
    assert (t.who(), t.step(), t.decision()) == ("humans", "move", "Movement")
    assert t.speed("humans", "worker", HERE) == 2
    assert t.points("humans") == 0, "workers do not score the objective they stand on"


@rule("WC-RULING-19")
def test_called_workers_that_won_leave_enemy_workers_defenceless() -> None:
    t = entered(2, worker=1)
    t.move_step("orcs")
    t.dice(1, 6, 6)
    t.play("move melee 1,0 0,0", "play call-to-arms", "move worker 1,0 0,0")
    assert (t.on_board("orcs", "melee"), t.count("humans", "worker", HERE)) == (0, 2)
    assert t.count("orcs", "worker", HERE) == 0


@rule("WC-RULING-19")
def test_a_called_worker_gives_up_the_outpost_it_builds() -> None:
    t = duel("humans orcs")
    t.hand("humans", "call-to-arms")
    t.units("humans", HERE, worker=1)
    t.outpost("humans", HERE, finished=False)
    t.units("orcs", EAST, melee=1)
    t.move_step("orcs")
    t.play("move melee 1,0 0,0")
    t.dice(1, 6)
    t.play("play call-to-arms")
    assert (t.count("humans", "worker", HERE), t.on_board("orcs", "melee"), t.outpost_at(HERE)) == (1, 0, None)


@rule("WC-RULING-19")
def test_a_unit_that_arrives_by_town_portal_enters_like_a_moving_unit() -> None:
    t = duel("humans orcs")
    t.hand("humans", "call-to-arms")
    t.hand("orcs", "town-portal")
    t.units("humans", HERE, worker=1)
    t.outpost("orcs", HERE)
    t.units("orcs", FAR, melee=1)
    t.move_step("orcs")
    t.play("end", "play town-portal 2,0 0,0")
    assert (t.who(), t.window()) == ("humans", "ENTER")


def devouring(*hand: str) -> Table:
    """The Orcs attack with two Devour cards; the Humans with the given hand have units of two kinds."""
    t = duel("humans orcs")
    t.hand("humans", *hand)
    t.hand("orcs", "devour", "devour")
    t.units("humans", HERE, melee=1, ranged=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, melee=1)
    attack(t, "orcs")
    return t


@rule("WC-CARD-DISPEL-01")
def test_dispel_magic_cancels_a_card_just_played_and_both_are_discarded() -> None:
    t = devouring("dispel-magic")
    t.play("play devour humans melee 0,0")
    assert (t.who(), t.window(), t.fighting("humans", "melee")) == ("humans", "RESPONSE", 2)
    t.play("play dispel-magic")
    assert t.fighting("humans", "melee") == 2
    assert (t.discarded("humans"), t.discarded("orcs")) == (["dispel-magic"], ["devour"])


@rule("WC-CARD-DISPEL-01")
def test_without_dispel_magic_the_card_takes_effect() -> None:
    t = devouring("dispel-magic")
    t.play("play devour humans melee 0,0", "pass")
    assert (t.who(), t.window(), t.fighting("humans", "melee")) == ("orcs", "ROUND", 1)


@rule("WC-RULING-20")
def test_the_player_of_a_dispelled_card_may_play_another_one_in_the_same_window() -> None:
    t = devouring("dispel-magic")
    t.play("play devour humans melee 0,0", "play dispel-magic")
    assert (t.who(), t.window()) == ("orcs", "ROUND")
    t.dice(6, 6, 1)  # melee only: the devoured unit does not shoot
    t.play("play devour humans ranged 0,0")
    assert (t.decision(), t.phase(), t.fighting("humans", "ranged")) == ("ChooseCasualty", "melee", 0)


@rule("WC-RULING-20", "WC-CARD-DISPEL-01")
def test_a_card_of_the_own_side_can_be_dispelled() -> None:
    t = devouring("dispel-magic", "polymorph")
    t.ask_always = True
    t.play("play polymorph orcs melee 0,0")
    assert (t.who(), t.window()) == ("humans", "RESPONSE")
    t.play("play dispel-magic")
    assert sorted(t.discarded("humans")) == ["dispel-magic", "polymorph"]


def test_a_card_of_the_own_side_is_let_go_by_for_those_who_want_few_questions() -> None:
    t = devouring("dispel-magic", "polymorph")
    t.ask_always = True
    t.play("play polymorph orcs melee 0,0")
    choice = decision(t.state)
    assert choice is not None
    assert choice.idle(t.state)
    t.play("pass", "play devour humans melee 0,0")
    choice = decision(t.state)
    assert (t.who(), choice is not None and choice.idle(t.state)) == ("humans", False)


@rule("WC-CARD-DISPEL-02")
def test_an_effect_already_carried_out_cannot_be_dispelled() -> None:
    t = devouring("dispel-magic")
    t.play("play devour humans melee 0,0", "pass")
    assert t.fighting("humans", "melee") == 1
    t.dice(6, 6, 1)
    t.play("pass")
    assert t.decision() == "ChooseCasualty"
    assert t.refused("play dispel-magic") is not None
    assert "dispel-magic" in t.hand_of("humans")


@rule("WC-CARD-DISPEL-02", "WC-RULING-20")
@pytest.mark.parametrize("card", ["fast", "town-portal", "resources"])
def test_cards_played_outside_battles_cannot_be_dispelled(card: str) -> None:
    t = duel("humans orcs")
    t.hand("humans", "dispel-magic")
    t.hand("orcs", card)
    t.units("humans", WEST, melee=1)
    t.units("orcs", EAST, melee=1)
    if card == "resources":
        t.spend_step("orcs")
        t.play("play resources gold")
        assert t.gold("orcs") == 2
    elif card == "fast":
        t.move_step("orcs")
        t.play("play fast 1,0")
        assert t.speed("orcs", "melee", EAST) == 3
    else:
        t.move_step("orcs")
        t.play("end", "play town-portal 1,0 -1,3")
        assert t.count("orcs", "melee", "-1,3") == 1
    assert t.window() != "RESPONSE"
    assert t.hand_of("humans") == ["dispel-magic"]


@rule("WC-CARD-INVISIBILITY-01", "WC-RULING-21")
def test_invisibility_takes_one_casualty_from_the_chosen_player() -> None:
    t = duel("humans orcs")
    t.hand("humans", "invisibility")
    t.units("humans", HERE, melee=1, ranged=2)
    t.units("orcs", HERE, ranged=2)
    t.units("orcs", EAST, ranged=1)
    t.dice(1, 1, 1, 1, 6)
    attack(t, "orcs")
    assert t.legal("play") == {"play invisibility humans", "play invisibility orcs"}
    t.play("play invisibility humans")
    assert (t.casualties("humans"), t.casualties("orcs")) == (1, 2)


@rule("WC-CARD-INVISIBILITY-01", "WC-RULING-21")
def test_invisibility_may_be_played_for_the_enemy() -> None:
    t = duel("humans orcs")
    t.hand("humans", "invisibility")
    t.units("humans", HERE, melee=1, ranged=2)
    t.units("orcs", HERE, ranged=2)
    t.units("orcs", EAST, ranged=1)
    t.dice(1, 1, 1, 1, 6)
    attack(t, "orcs")
    t.play("play invisibility orcs")
    assert (t.casualties("humans"), t.casualties("orcs")) == (2, 1)


@rule("WC-RULING-21")
def test_invisibility_for_a_teammate_lowers_the_casualties_of_the_side() -> None:
    t = teams()
    t.hand("humans", "invisibility")
    t.units("humans", HERE, melee=2)
    t.units("nightelves", HERE, melee=1)
    t.units("orcs", HERE, ranged=3)
    t.dice(1, 1, 6)
    attack(t, "orcs")
    t.play("play invisibility nightelves")
    assert t.casualties("humans") == t.casualties("nightelves") == 1


@rule("WC-CARD-POLYMORPH-01")
@pytest.mark.parametrize("kind", ["ranged", "flying", "melee"])
def test_a_polymorphed_unit_of_any_type_rolls_no_die_in_this_round(kind: str) -> None:
    t = duel("humans orcs")
    t.hand("humans", "polymorph")
    t.units("humans", WEST, melee=1)
    t.units("humans", HERE, melee=1)
    t.units("orcs", HERE, **{kind: 1})
    t.dice(6, 6)  # first round: the Humans roll in the melee phase, the Orc never
    if kind == "melee":
        t.dice(6, 6)
    t.dice(2)
    attack(t, "orcs")
    t.play(f"play polymorph orcs {kind} 0,0")
    assert (t.who(), t.round(), t.phase(), t.casualties("humans")) == ("humans", 2, kind, 1)
    t.spent()


@rule("WC-CARD-POLYMORPH-01")
def test_polymorph_chooses_one_participating_enemy_unit_at_the_start_of_a_round() -> None:
    t = duel("humans orcs")
    t.hand("humans", "polymorph")
    t.units("humans", HERE, melee=1)
    t.units("orcs", HERE, melee=1, flying=1)
    t.units("orcs", EAST, ranged=1)
    t.units("orcs", FAR, melee=1)
    attack(t, "orcs")
    assert (t.window(), t.round()) == ("ROUND", 1)
    assert t.legal("play") == {
        "play polymorph orcs melee 0,0",
        "play polymorph orcs flying 0,0",
        "play polymorph orcs ranged 1,0",
    }


@rule("WC-CARD-POLYMORPH-01")
def test_polymorph_stops_one_unit_of_several() -> None:
    t = duel("humans orcs")
    t.hand("humans", "polymorph")
    t.units("humans", HERE, melee=2)
    t.units("humans", WEST, melee=2)
    t.units("orcs", HERE, ranged=3)
    t.dice(1, 1)
    attack(t, "orcs")
    t.play("play polymorph orcs ranged 0,0")
    t.spent()
    assert t.casualties("humans") == 2


@rule("WC-CARD-POLYMORPH-02", "WC-RULING-22")
def test_the_polymorphed_unit_may_be_taken_as_a_casualty() -> None:
    t = duel("humans orcs")
    t.hand("humans", "polymorph")
    t.units("humans", HERE, melee=1, ranged=1)
    t.units("orcs", HERE, melee=2)
    t.dice(1)
    attack(t, "orcs")
    t.play("play polymorph orcs melee 0,0")
    assert t.legal("lose") == {"lose orcs melee 0,0", "lose orcs melee 0,0 polymorphed"}
    t.dice(6, 1)  # the polymorphed one is gone: the other Orc rolls
    t.play("lose orcs melee 0,0 polymorphed")
    assert (t.who(), t.casualties("humans")) == ("humans", 1)


@rule("WC-CARD-POLYMORPH-02", "WC-RULING-22")
def test_when_the_other_unit_is_lost_the_polymorphed_one_still_does_not_attack() -> None:
    t = duel("humans orcs")
    t.hand("humans", "polymorph")
    t.units("humans", HERE, melee=1, ranged=1)
    t.units("orcs", HERE, melee=2)
    t.dice(1)
    attack(t, "orcs")
    t.play("play polymorph orcs melee 0,0")
    t.dice(1)  # melee: only the Human rolls
    t.play("lose orcs melee 0,0")
    t.spent()
    assert (t.on_board("orcs", "melee"), t.on_board("humans", "melee")) == (0, 1)


@rule("WC-CARD-POLYMORPH-02", "WC-RULING-16", "WC-RULING-22")
def test_the_ability_of_a_polymorphed_unit_still_works() -> None:
    t = duel("humans orcs")
    t.hand("humans", "polymorph")
    t.level("orcs", ranged=3)
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, ranged=1)
    t.dice(3, 3, 6, 2)  # no ranged die at all; melee: two Humans, the Orc, Bloodlust
    attack(t, "orcs")
    t.play("play polymorph orcs ranged 1,0")
    t.spent()
    assert (t.phase(), t.casualties("humans")) == ("melee", 1)


@rule("WC-CARD-CALLTOARMS-02")
def test_workers_called_once_do_not_fight_in_a_later_move_step() -> None:
    t = entered(1)
    t.units("orcs", FAR, melee=1)
    t.move_step("orcs")
    t.play("move melee 1,0 0,0", "play call-to-arms")
    t.dice(1, 6)
    t.play("end")
    assert (t.who(), t.count("humans", "worker", HERE)) == ("humans", 1)
    t.first("orcs")
    t.units("orcs", WEST, melee=1)
    t.move_step("orcs")
    t.play("move melee -1,0 0,0", "end")
    assert (t.count("humans", "worker", HERE), t.count("orcs", "melee", HERE)) == (0, 1)


@rule("WC-OUTPOST-03", "WC-RULING-19")
def test_a_builder_called_away_from_all_battles_keeps_his_outpost() -> None:
    """The Orc who entered leaves by Town Portal; the battle is fought elsewhere."""
    t = entered(1)
    t.outpost("humans", HERE, finished=False)
    t.hand("orcs", "town-portal")
    t.units("humans", "-2,0", melee=1)
    t.units("orcs", "-3,0", melee=1)
    t.move_step("orcs")
    t.play("move melee 1,0 0,0", "play call-to-arms", "move melee -3,0 -2,0", "play town-portal 0,0 -1,3")
    t.fight()
    assert t.outpost_at(HERE) == "humans unfinished"


@rule("WC-CARD-CALLTOARMS-01")
def test_own_units_call_nobody_to_arms() -> None:
    t = duel("humans orcs")
    t.hand("humans", "call-to-arms", "call-to-arms", "town-portal")
    t.units("humans", "2,-3", worker=1)
    t.units("humans", HERE, melee=1, ranged=1)
    t.move_step("humans")
    t.play("end", "play town-portal 0,0 2,-3")
    assert t.window() != "ENTER"


@rule("WC-CARD-DISPEL-01", "WC-CARDS-02", "WC-TEAM-07")
def test_dispel_magic_needs_an_own_unit_in_the_battle() -> None:
    t = teams()
    t.hand("humans", "dispel-magic")
    t.hand("orcs", "devour")
    t.units("humans", "-4,2", melee=1)
    t.units("nightelves", HERE, melee=1)
    t.units("orcs", HERE, melee=1)
    attack(t, "orcs")
    t.play("play devour nightelves melee 0,0")
    assert (t.battle(), t.on_board("nightelves", "melee"), t.hand_of("humans")) == (None, 0, ["dispel-magic"])


@rule("WC-CARD-CALLTOARMS-02")
def test_only_the_workers_of_the_space_that_was_entered_are_called() -> None:
    t = entered(1)
    t.units("humans", WEST, worker=2)
    t.hand("orcs", "devour")
    t.move_step("orcs")
    t.play("move melee 1,0 0,0", "play call-to-arms")
    assert (t.window(), t.fighting("humans", "melee")) == ("ROUND", 1)
