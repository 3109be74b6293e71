"""The Worgen: clauses SW-RACE-WORGEN."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-RACE-WORGEN-01")
def test_the_worgen_player_chooses_between_two_forms_at_the_start_of_the_turn() -> None:
    t = Table(players=2)
    t.active(1, "worgen", "miners", A1=3)
    t.turn(1)
    t.play("advance")
    assert t.decision() == "WorgenForm"
    assert t.legal() == {"form human", "form worgen"}


@rule("SW-RACE-WORGEN-01", "SW-RACE-WORGEN-03")
def test_the_form_is_chosen_anew_in_every_turn_and_the_old_one_is_over() -> None:
    t = Table(players=2)
    t.active(1, "worgen", "highlanders", A1=3)
    t.active(2, "orcs", "miners", B1=1)
    t.turn(1)
    t.play("advance", "form worgen", "ready")
    assert t.cost("A2") == 1
    t.end_turn()
    t.play("advance", "ready")
    t.play("advance")
    assert t.decision() == "WorgenForm"
    t.play("form human", "ready")
    assert t.cost("A2") == 2


@rule("SW-RACE-WORGEN-02")
def test_the_human_form_brings_two_coins_at_once_and_no_reduction() -> None:
    t = Table(players=2)
    t.active(1, "worgen", "miners", A1=3)
    t.turn(1)
    t.play("advance", "form human")
    assert t.coins(1) == 7
    t.play("ready")
    assert t.cost("A2") == 2


@rule("SW-RACE-WORGEN-03")
def test_the_worgen_form_costs_a_coin_and_saves_a_token_on_every_conquest() -> None:
    t = Table(players=2)
    t.active(1, "worgen", "miners", A1=6)
    t.turn(1)
    t.play("advance", "form worgen")
    assert t.coins(1) == 4
    t.play("ready", "conquer A2", "conquer A4")
    assert (t.tokens("A2"), t.tokens("A4"), t.hand(1)) == (1, 2, 2)
    assert t.cost("A5") == 1


@rule("SW-RACE-WORGEN-04", "SW-CONQ-10")
def test_reductions_of_form_and_badge_add_up_but_a_worgen_conquest_takes_one_token() -> None:
    t = Table(players=2)
    t.active(1, "worgen", "blacksmiths", A1=4)
    t.turn(1)
    t.play("advance", "form worgen", "ready")
    assert t.cost("A4") == 1
    assert t.cost("B4") == 2
    t.play("conquer A2")
    assert (t.tokens("A2"), t.hand(1)) == (1, 2)


@rule("SW-RACE-WORGEN-04", "SW-CONQ-10")
def test_the_worgen_form_with_frostmourne_still_takes_one_token() -> None:
    t = Table(players=2)
    t.active(1, "worgen", "miners", A1=4)
    t.put("frostmourne", "A1")
    t.turn(1)
    t.play("advance", "form worgen", "ready")
    assert t.cost("A2", "frostmourne") == 1
    t.play("conquer A2 frostmourne")
    assert (t.tokens("A2"), t.hand(1)) == (1, 2)


@rule("SW-RACE-WORGEN-05")
def test_without_a_coin_the_human_form_is_taken_by_itself() -> None:
    t = Table(players=2)
    t.active(1, "worgen", "miners", A1=3)
    t.set_coins(1, 0)
    t.turn(1)
    t.play("advance")
    assert t.decision() == "Readying"
    assert t.coins(1) == 2


@rule("SW-RACE-WORGEN-05")
def test_the_last_coin_is_enough_for_the_worgen_form() -> None:
    t = Table(players=2)
    t.active(1, "worgen", "miners", A1=3)
    t.set_coins(1, 1)
    t.turn(1)
    t.play("advance", "form worgen")
    assert t.coins(1) == 0


@rule("SW-RACE-WORGEN-06")
def test_the_form_is_picked_right_after_the_worgen_are_chosen() -> None:
    t = Table(players=2)
    t.column("miners worgen")
    t.turn(1)
    t.play("pick 1")
    assert (t.decision(), t.hand(1)) == ("WorgenForm", 9)
    t.play("form human")
    assert (t.decision(), t.coins(1)) == ("Conquests", 7)


@rule("SW-RACE-WORGEN-06", "SW-TURN-06")
def test_worgen_going_into_decline_pick_no_form_and_gain_no_form_coins() -> None:
    t = Table(players=2)
    t.active(1, "worgen", "farmers", A2=2, A4=1)
    t.turn(1)
    t.play("decline")
    assert t.turn_of() == 2
    assert t.coins(1) == 7
