"""Races, first part: Worgen, Gnomes, Goblins, Draenei, Dwarves, Kobolds."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


# Worgen


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


# Gnomes


@rule("SW-RACE-GNOMES-01")
def test_a_raid_takes_a_region_on_another_continent_that_no_conquest_reaches() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=3, B1=1)
    t.conquests(1)
    assert t.refused("conquer A6") == "SW-CONQ-13"
    t.pips(0)
    t.play("raid A6")
    assert (t.holder("A6"), t.tokens("A6"), t.hand(1)) == ("P1 gnomes", 2, 1)


@rule("SW-RACE-GNOMES-01")
def test_a_second_raid_in_the_same_turn_is_refused() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=5, B1=1)
    t.conquests(1)
    t.pips(0)
    t.play("raid A6")
    assert t.refused("raid A7") == "SW-RACE-GNOMES-01"
    assert t.refused("conquer A5") is None


@rule("SW-RACE-GNOMES-01", "SW-TURN-08")
def test_the_raid_is_back_in_the_next_turn() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=3, B1=1)
    t.active(2, "orcs", "farmers", A1=1)
    t.conquests(1)
    t.pips(0)
    t.play("raid A6")
    t.end_turn()
    t.play("advance", "ready")
    t.play("advance", "ready")
    assert t.refused("raid A7") is None


@rule("SW-RACE-GNOMES-02")
def test_a_raid_may_be_the_first_conquest() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=4)
    t.conquests(1)
    assert t.refused("conquer A6") == "SW-CONQ-02"
    t.pips(0)
    t.play("raid A6")
    assert (t.holder("A6"), t.tokens("A6"), t.hand(1)) == ("P1 gnomes", 2, 2)


@rule("SW-RACE-GNOMES-03", "SW-CONQ-07")
def test_a_raid_on_a_distant_anchor_pays_no_toll() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=4, A1=1)
    t.conquests(1)
    assert t.cost("B1") == 3
    t.pips(0)
    t.play("raid B1")
    assert (t.tokens("B1"), t.hand(1)) == (2, 2)


@rule("SW-RACE-GNOMES-03", "SW-PROF-SEAFARERS-01")
def test_two_powers_that_waive_the_toll_give_no_further_reduction() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "seafarers", hand=4, A1=1)
    t.conquests(1)
    t.pips(0)
    t.play("raid B1")
    assert (t.tokens("B1"), t.hand(1)) == (2, 2)


@rule("SW-RACE-GNOMES-04")
@pytest.mark.parametrize("pips", [0, 1, 2, 3])
def test_the_pips_of_the_raid_roll_reduce_the_tokens_needed(pips: int) -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=5, B1=1)
    t.active(2, "orcs", "farmers", A6=2)
    t.conquests(1)
    t.pips(pips)
    t.play("raid A6")
    assert (t.holder("A6"), t.tokens("A6"), t.hand(1)) == ("P1 gnomes", 4 - pips, 1 + pips)


@rule("SW-RACE-GNOMES-04")
def test_a_raid_takes_one_token_however_high_the_roll() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=3, B1=1)
    t.conquests(1)
    t.pips(3)
    t.play("raid A5")
    assert (t.tokens("A5"), t.hand(1)) == (1, 2)


@rule("SW-RACE-GNOMES-04", "SW-RACE-GNOMES-05")
def test_after_the_raid_roll_the_target_cannot_be_changed() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=1, B1=1)
    t.active(2, "orcs", "farmers", A6=2)
    t.conquests(1)
    t.pips(1)
    t.play("raid A6")
    assert t.decision() == "RaidShort"
    assert t.legal() == {"again", "stop"}


@rule("SW-RACE-GNOMES-05")
def test_both_rolls_of_a_last_raid_count_together() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=1, B1=1)
    t.active(2, "orcs", "farmers", A6=3, A9=1)
    t.conquests(1)
    t.pips(2, 2)
    t.play("raid A6", "again")
    assert (t.holder("A6"), t.tokens("A6")) == ("P1 gnomes", 1)


@rule("SW-RACE-GNOMES-05", "SW-RACE-GNOMES-06", "SW-DIE-08")
def test_a_failed_second_roll_loses_the_raid_and_ends_the_conquests() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=2, B1=1, B3=1)
    t.active(2, "orcs", "farmers", A6=3)
    t.conquests(1)
    t.pips(1, 1)
    t.play("raid A6", "again")
    assert (t.holder("A6"), t.tokens("A6")) == ("P2 orcs", 3)
    assert (t.decision(), t.hand(1)) == ("Redeploy", 2)


@rule("SW-RACE-GNOMES-06")
def test_a_raid_that_is_affordable_after_its_roll_is_carried_out_without_a_question() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=3, B1=1)
    t.active(2, "orcs", "farmers", A6=1, A9=1)
    t.conquests(1)
    t.pips(1)
    t.play("raid A6")
    assert (t.decision(), t.holder("A6"), t.hand(1)) == ("Conquests", "P1 gnomes", 1)


@rule("SW-RACE-GNOMES-06")
def test_a_raid_given_up_after_its_roll_is_spent_and_the_conquests_go_on() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=2, B1=1)
    t.active(2, "orcs", "farmers", A6=2)
    t.conquests(1)
    t.pips(0)
    t.play("raid A6", "stop")
    assert (t.decision(), t.holder("A6"), t.hand(1)) == ("Conquests", "P2 orcs", 2)
    assert t.refused("raid A5") == "SW-RACE-GNOMES-01"
    assert t.refused("attempt B2") is None
    t.play("conquer B3")
    assert t.holder("B3") == "P1 gnomes"


@rule("SW-RACE-GNOMES-06", "SW-DIE-03")
@pytest.mark.parametrize(("defenders", "decision"), [(2, "RaidShort"), (3, "Conquests")])
def test_the_second_roll_is_offered_only_when_at_most_three_tokens_are_missing(defenders: int, decision: str) -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=1, B1=1)
    t.active(2, "orcs", "farmers", A6=defenders)
    t.conquests(1)
    t.pips(0)
    t.play("raid A6")
    assert (t.decision(), t.hand(1), t.holder("A6")) == (decision, 1, "P2 orcs")


@rule("SW-RACE-GNOMES-07", "SW-CONQ-15")
def test_a_raid_cannot_target_water() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=4, A1=1)
    t.conquests(1)
    assert t.refused("raid AW") in {"SW-RACE-GNOMES-07", "SW-CONQ-15"}
    assert t.refused("raid AL") in {"SW-RACE-GNOMES-07", "SW-CONQ-15"}
    assert t.refused("raid A3") is None


@rule("SW-RACE-GNOMES-07", "SW-PROF-WATCHMEN-04")
def test_a_raid_cannot_target_a_region_with_a_watch_tower() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=4, B1=1)
    t.active(2, "orcs", "watchmen", A2=1, A4=1, A5=1)
    t.put("tower", "A5")
    t.conquests(1)
    assert t.refused("raid A5") in {"SW-RACE-GNOMES-07", "SW-PROF-WATCHMEN-04"}
    assert t.refused("raid A2") is None


@rule("SW-RACE-GNOMES-07", "SW-CONQ-22")
def test_a_raid_needs_the_coins_that_its_target_demands() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=4, B1=1)
    t.active(2, "orcs", "bogkeepers", A6=1)
    t.set_coins(1, 0)
    t.conquests(1)
    assert t.refused("raid A6") is not None
    assert t.refused("raid A5") is None


@rule("SW-RACE-GNOMES-07", "SW-CONQ-21")
def test_a_raid_pays_before_its_roll_and_gets_nothing_back_when_it_fails() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=1, B1=1)
    t.active(2, "orcs", "bogkeepers", A6=4)
    t.conquests(1)
    t.pips(0)
    t.play("raid A6")
    assert (t.decision(), t.holder("A6")) == ("Conquests", "P2 orcs")
    assert (t.coins(1), t.coins(2)) == (4, 6)


# Goblins


@rule("SW-RACE-GOBLINS-01")
def test_choosing_the_goblins_makes_a_stack_of_all_twelve_bombs() -> None:
    t = Table(players=2)
    t.column("miners goblins")
    t.turn(1)
    t.play("pick 1")
    assert (t.race(1), t.bomb_stack()) == ("goblins", 12)


@rule("SW-RACE-GOBLINS-02")
def test_bombs_may_go_into_bordering_regions_of_rivals_active_races_only() -> None:
    t = Table(players=3)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A1=1, A9=1)
    t.active(3, "trolls", "rangers", A4=1)
    t.grey(2, "orcs", A5=1)
    t.ending(1)
    assert t.decision() == "Bombs"
    assert t.legal() == {"bomb A1", "bomb A4", "done"}


@rule("SW-RACE-GOBLINS-02")
def test_a_bomb_comes_off_the_stack_and_placing_more_is_optional() -> None:
    t = Table(players=3)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A1=1, A4=1)
    t.ending(1)
    stack = t.bomb_stack()
    t.play("bomb A1", "done")
    assert t.has("bomb", "A1")
    assert not t.has("bomb", "A4")
    assert (t.bomb_stack(), t.turn_of()) == (stack - 1, 2)


def table_with_top_bomb_on_a1(kind: str) -> Table:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A1=1, B1=1)
    t.bombs(kind)
    t.ending(1)
    t.play("bomb A1")
    t.play_if("done")
    return t


@rule("SW-RACE-GOBLINS-03")
def test_nobody_can_tell_an_exploding_bomb_from_a_dud_before_it_is_revealed() -> None:
    live, dud = table_with_top_bomb_on_a1("exploding"), table_with_top_bomb_on_a1("dud")
    assert live.has("bomb", "A1")
    for player in (1, 2):
        assert live.view(player) == dud.view(player)
    live.play("advance", "ready")
    dud.play("advance", "ready")
    assert (live.holder("A1"), dud.holder("A1")) == (None, "P2 dwarves")


@rule("SW-RACE-GOBLINS-04")
def test_a_region_with_a_bomb_takes_no_second_one() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A1=1, A4=1)
    t.ending(1)
    t.play("bomb A1")
    assert t.refused("bomb A1") == "SW-RACE-GOBLINS-04"
    assert t.refused("bomb A4") is None


@rule("SW-RACE-GOBLINS-05")
@pytest.mark.parametrize(("player", "declined"), [(2, False), (2, True), (3, False), (3, True)])
def test_a_bomb_is_revealed_whichever_rival_race_holds_the_region_now(player: int, declined: bool) -> None:
    t = Table(players=3)
    t.active(1, "goblins", "farmers", A2=1)
    if declined:
        t.grey(player, "dwarves", A1=1)
    else:
        t.active(player, "dwarves", "miners", A1=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    assert t.holder("A1") is None
    assert not t.has("bomb", "A1")
    assert t.tray("dwarves") == 10


@rule("SW-RACE-GOBLINS-05", "SW-TURN-06")
def test_bombs_are_revealed_before_the_goblins_choose_between_conquest_and_decline() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A1=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    assert t.decision() == "ConquerOrDecline"
    assert t.holder("A1") is None


@rule("SW-RACE-GOBLINS-06", "SW-LOSS-01", "SW-LOSS-02")
def test_an_explosion_costs_the_defender_a_token_and_the_rest_retreat() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A1=3, A9=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    assert (t.holder("A1"), t.tray("dwarves"), t.hand(2)) == (None, 7, 2)
    t.play("advance", "ready")
    assert (t.turn_of(), t.tokens("A9")) == (2, 3)


@rule("SW-RACE-GOBLINS-06", "SW-LOSS-06")
def test_an_explosion_removes_all_tokens_of_a_race_in_decline() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.grey(2, "tauren", A1=2, A9=2)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    assert (t.holder("A1"), t.tray("tauren"), t.hand(2)) == (None, 14, 0)


@rule("SW-RACE-GOBLINS-07")
def test_a_dud_changes_nothing_in_its_region() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A1=3)
    t.put("bomb", "A1", exploding=False)
    t.turn(1)
    assert (t.holder("A1"), t.tokens("A1"), t.hand(2), t.tray("dwarves")) == ("P2 dwarves", 3, 0, 7)
    assert not t.has("bomb", "A1")


@rule("SW-RACE-GOBLINS-08")
@pytest.mark.parametrize("exploding", [True, False])
def test_a_revealed_bomb_leaves_the_board_and_does_not_return_to_the_stack(exploding: bool) -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A1=2)
    t.put("bomb", "A1", exploding=exploding)
    stack = t.bomb_stack()
    t.turn(1)
    assert not t.has("bomb", "A1")
    assert t.bomb_stack() == stack


@rule("SW-RACE-GOBLINS-01", "SW-RACE-GOBLINS-08")
def test_revealed_bombs_come_back_when_the_goblins_are_chosen_anew() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", hand=2)
    t.active(2, "dwarves", "miners", A1=1)
    t.put("bomb", "A1", exploding=False)
    t.turn(1)
    t.play("decline")
    t.column("rangers goblins")
    t.play("advance", "ready")
    t.play("pick 1")
    assert (t.race(1), t.bomb_stack()) == ("goblins", 12)


@rule("SW-RACE-GOBLINS-09")
def test_the_bomb_of_an_emptied_region_goes_back_to_the_stack() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A4=1)
    t.put("bomb", "A1", exploding=True)
    stack = t.bomb_stack()
    t.turn(1)
    assert not t.has("bomb", "A1")
    assert t.bomb_stack() == stack + 1


@rule("SW-RACE-GOBLINS-09")
@pytest.mark.parametrize(("returned", "holder"), [(True, None), (False, "P2 dwarves")])
def test_the_returned_bomb_is_the_next_one_to_be_placed(returned: bool, holder: str | None) -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A4=1, B1=1)
    t.bombs("dud" if returned else "exploding")
    t.put("bomb", "A1", exploding=returned)
    t.turn(1)
    t.play("advance", "ready", "bomb A4")
    t.play_if("done")
    t.play("advance", "ready")
    assert t.holder("A4") == holder


@rule("SW-RACE-GOBLINS-10")
def test_bombs_are_resolved_before_the_goblins_go_into_decline() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=2)
    t.active(2, "dwarves", "miners", A1=3, A4=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    t.play("decline")
    assert (t.turn_of(), t.holder("A2")) == (2, "P1 grey goblins")
    assert (t.holder("A1"), t.tokens("A4"), t.tray("dwarves")) == (None, 3, 7)
    assert t.coins(1) == 7


@rule("SW-RACE-GOBLINS-10", "SW-RACE-GOBLINS-12", "SW-DECLINE-06")
@pytest.mark.parametrize(("badge", "at_once", "final"), [("strategists", 6, 8), ("berserkers", 5, 7)])
def test_an_explosion_before_a_decline_pays_strategists_at_once_and_berserkers_never(
    badge: str, at_once: int, final: int
) -> None:
    t = Table(players=2)
    t.active(1, "goblins", badge, A2=1)
    t.active(2, "dwarves", "miners", A1=3, A9=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    assert t.coins(1) == at_once
    t.play("decline")
    assert t.coins(1) == final


@rule("SW-RACE-GOBLINS-11")
def test_with_an_empty_stack_no_more_bombs_are_placed() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A1=1, A4=1)
    for number, region in enumerate(("A3", "A5", "A6", "A7", "A8", "A9", "B1", "B2", "B3", "B4", "B5")):
        t.put("bomb", region, exploding=number % 2 == 0)
    t.ending(1)
    assert t.bomb_stack() == 1
    t.play("bomb A1")
    assert (t.bomb_stack(), t.turn_of()) == (0, 2)
    assert not t.has("bomb", "A4")


@rule("SW-RACE-GOBLINS-12", "SW-FACTION-02")
def test_an_explosion_earns_the_faction_bonus_but_no_region() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "archaeologists", A2=1)
    t.active(2, "dwarves", "miners", A1=1, A9=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    t.play("advance", "ready")
    assert t.holder("A1") is None
    assert t.income() == {"regions": 1, "faction": 1}


@rule("SW-RACE-GOBLINS-12", "SW-PROF-BERSERKERS-01")
def test_an_explosion_among_three_defenders_pays_the_berserkers() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "berserkers", A2=1)
    t.active(2, "dwarves", "miners", A1=3, A9=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    t.play("advance", "ready")
    assert t.income() == {"regions": 1, "faction": 1, "badge": 3}


@rule("SW-RACE-GOBLINS-12", "SW-LOSS-08")
@pytest.mark.parametrize(("race", "badge", "piece"), [("orcs", "builders", "fort"), ("nightelves", "miners", "wall")])
def test_an_explosion_removes_the_fort_or_wisp_wall(race: str, badge: str, piece: str) -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, race, badge, A3=2, A9=1)
    t.put(piece, "A3")
    supply = t.supply(piece)
    t.put("bomb", "A3", exploding=True)
    t.turn(1)
    assert t.holder("A3") is None
    assert not t.has(piece, "A3")
    assert t.supply(piece) == supply + 1


@rule("SW-RACE-GOBLINS-02", "SW-PROF-WATCHMEN-05")
def test_no_bomb_is_put_into_a_region_with_a_watch_tower() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "watchmen", A3=1, A4=1, A5=1)
    t.put("tower", "A5")
    t.ending(1)
    assert t.legal("bomb") == {"bomb A3", "bomb A4"}


@rule("SW-RACE-GOBLINS-02", "SW-ART-AEGIS-02")
def test_a_bomb_in_an_aegis_region_needs_the_payment_of_two_coins() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "archaeologists", A2=1)
    t.active(2, "dwarves", "miners", A1=1, A4=1)
    t.put("aegis", "A1")
    t.set_coins(1, 4)
    t.ending(1)
    t.play_if("pay aegis")
    t.play("bomb A1")
    assert t.has("bomb", "A1")
    assert (t.coins(1), t.coins(2)) == (3, 7)


@rule("SW-RACE-GOBLINS-02", "SW-ART-AEGIS-02")
def test_a_bomb_in_an_aegis_region_is_refused_to_a_player_with_one_coin() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "archaeologists", A2=1)
    t.active(2, "dwarves", "miners", A1=1, A4=1)
    t.put("aegis", "A1")
    t.set_coins(1, 0)
    t.ending(1)
    assert t.coins(1) == 1
    assert t.refused("bomb A1") is not None
    assert t.refused("bomb A4") is None


@rule("SW-RACE-GOBLINS-05", "SW-PROF-WATCHMEN-04")
def test_a_bomb_under_a_watch_tower_leaves_the_game_without_effect() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "watchmen", A3=1, A4=1, A5=2)
    t.put("tower", "A5")
    t.put("bomb", "A5", exploding=True)
    stack = t.bomb_stack()
    t.turn(1)
    assert (t.holder("A5"), t.tokens("A5"), t.bomb_stack()) == ("P2 dwarves", 2, stack)
    assert not t.has("bomb", "A5")


@rule("SW-RACE-GOBLINS-05", "SW-PROF-BOGKEEPERS-01")
def test_a_bomb_that_needs_a_payment_asks_and_explodes_when_paid() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A7=1)
    t.active(2, "dwarves", "bogkeepers", A9=1, B1=1)
    t.put("bomb", "A9", exploding=True)
    t.turn(1)
    assert t.decision() == "BombPayment"
    assert t.legal() == {"detonate", "forgo"}
    t.play("detonate")
    assert (t.coins(1), t.coins(2), t.holder("A9")) == (4, 6, None)


@rule("SW-RACE-GOBLINS-05", "SW-PROF-BOGKEEPERS-01")
def test_a_bomb_whose_payment_is_forgone_leaves_the_game_without_effect() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A7=1)
    t.active(2, "dwarves", "bogkeepers", A9=1, B1=1)
    t.put("bomb", "A9", exploding=True)
    stack = t.bomb_stack()
    t.turn(1)
    t.play("forgo")
    assert (t.coins(1), t.coins(2), t.holder("A9"), t.bomb_stack()) == (5, 5, "P2 dwarves", stack)
    assert not t.has("bomb", "A9")


@rule("SW-RACE-GOBLINS-05", "SW-CONQ-22")
def test_a_bomb_whose_payment_cannot_be_made_leaves_the_game_without_a_question() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A7=1)
    t.active(2, "dwarves", "bogkeepers", A9=1, B1=1)
    t.put("bomb", "A9", exploding=True)
    t.set_coins(1, 0)
    t.turn(1)
    assert (t.decision(), t.holder("A9")) == ("ConquerOrDecline", "P2 dwarves")
    assert not t.has("bomb", "A9")


# Draenei


@rule("SW-RACE-DRAENEI-01", "SW-RACE-DRAENEI-02")
def test_the_first_draenei_token_lost_to_a_capture_goes_to_hand_and_is_placed_at_the_end() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=5, A2=1)
    t.active(2, "draenei", "miners", A5=1, A9=1)
    t.conquests(1)
    t.play("conquer A5")
    assert (t.tray("draenei"), t.hand(2)) == (10, 1)
    t.end_turn()
    assert (t.hand(2), t.tokens("A9")) == (0, 2)


@rule("SW-RACE-DRAENEI-01", "SW-RACE-DRAENEI-04", "SW-PROF-INTIMIDATORS-02")
def test_a_draenei_token_without_another_region_is_kept_from_intimidators() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "intimidators", hand=3, A2=1)
    t.active(2, "draenei", "miners", A5=1)
    t.conquests(1)
    t.play("scare A5 token tray")
    assert (t.holder("A5"), t.tray("draenei"), t.hand(2)) == (None, 11, 1)


@rule("SW-RACE-DRAENEI-01", "SW-PROF-BEASTMASTERS-04")
def test_the_first_beast_the_draenei_lose_is_kept_as_well() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=6, A2=1)
    t.active(2, "draenei", "beastmasters", A5=1, A9=1)
    t.put("beast", "A5", 1)
    t.conquests(1)
    t.play("conquer A5")
    assert (t.hand(2), t.hand(2, "beast"), t.tray("draenei"), t.supply("beast")) == (1, 1, 10, 4)


@rule("SW-RACE-DRAENEI-03")
def test_the_second_draenei_token_lost_in_a_turn_is_discarded() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=8, A2=1)
    t.active(2, "draenei", "miners", A5=1, A6=1, B1=1)
    t.conquests(1)
    t.play("conquer A5", "conquer A6")
    assert (t.tray("draenei"), t.hand(2)) == (10, 1)


@rule("SW-RACE-DRAENEI-04")
def test_the_draenei_protection_is_renewed_for_the_next_rivals_turn() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "farmers", hand=4, A2=1)
    t.active(2, "gnomes", "miners", A7=5)
    t.active(3, "draenei", "rangers", A5=1, A6=1, A9=1)
    t.conquests(1)
    t.play("conquer A5")
    t.end_turn()
    assert t.tray("draenei") == 9
    t.play("advance", "ready", "conquer A9")
    assert (t.holder("A9"), t.tray("draenei"), t.hand(3)) == ("P2 gnomes", 9, 1)


@rule("SW-RACE-DRAENEI-04", "SW-RACE-DRAENEI-03", "SW-RACE-GOBLINS-06")
def test_an_explosion_uses_up_the_draenei_protection_of_that_turn() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=6)
    t.active(2, "draenei", "miners", A1=1, A5=1, A9=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    assert (t.tray("draenei"), t.hand(2)) == (9, 1)
    t.play("advance", "ready", "conquer A5")
    assert (t.tray("draenei"), t.hand(2)) == (10, 1)


@rule("SW-RACE-DRAENEI-05")
def test_draenei_in_decline_lose_their_first_token_like_everybody() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=5, A2=1)
    t.grey(2, "draenei", A5=1, A9=1)
    t.conquests(1)
    t.play("conquer A5")
    assert (t.tray("draenei"), t.hand(2)) == (11, 0)


@rule("SW-RACE-DRAENEI-01", "SW-PLACE-CHAPEL-01", "SW-PLACE-CHAPEL-02")
def test_captures_covered_by_the_chapel_do_not_use_up_the_draenei_protection() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=10, A2=1)
    t.active(2, "draenei", "miners", A5=1, A6=1, A9=1)
    t.put("chapel", "A6")
    t.conquests(1)
    t.play("conquer A5", "conquer A6", "conquer A9")
    assert (t.tray("draenei"), t.hand(2)) == (9, 3)


@rule("SW-RACE-DRAENEI-01", "SW-PROF-CHAMPIONS-04")
def test_a_ransomed_champion_does_not_use_up_the_draenei_protection() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=9, A2=1)
    t.active(2, "draenei", "champions", A5=1, A6=1, A9=1)
    t.put("champion", "A5")
    t.conquests(1)
    t.play("conquer A5", "conquer A6")
    assert (t.tray("draenei"), t.hand(2), t.hand(1)) == (9, 2, 2)


@rule("SW-PLACE-CHAPEL-01", "SW-PROF-BEASTMASTERS-04")
def test_the_chapel_saves_beasts_like_tokens_of_the_race() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=6, A2=1)
    t.active(2, "trolls", "beastmasters", A5=1, A6=1)
    t.put("beast", "A5", 1)
    t.put("chapel", "A6")
    t.conquests(1)
    t.play("conquer A5")
    assert (t.hand(2), t.hand(2, "beast"), t.tray("trolls"), t.supply("beast")) == (1, 1, 9, 4)


@rule("SW-PROF-BEASTMASTERS-03", "SW-CONQ-11")
@pytest.mark.parametrize(("hand", "tokens", "beasts"), [(2, 2, 0), (1, 1, 1)])
def test_a_capture_lays_race_tokens_first_and_then_beasts(hand: int, tokens: int, beasts: int) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "beastmasters", hand=hand, A1=1)
    t.beast_hand(2)
    t.conquests(1)
    t.play("conquer A2")
    assert (t.tokens("A2"), t.beasts("A2")) == (tokens, beasts)
    assert (t.hand(1), t.hand(1, "beast")) == (hand - tokens, 2 - beasts)


# Dwarves


@rule("SW-RACE-DWARVES-01")
def test_dwarves_take_an_empty_mountain_with_one_token() -> None:
    t = Table(players=2)
    t.active(1, "dwarves", "farmers", hand=4, A1=1)
    t.conquests(1)
    assert (t.cost("A4"), t.cost("A2")) == (1, 2)
    t.play("conquer A4")
    assert (t.tokens("A4"), t.hand(1)) == (1, 3)


@rule("SW-RACE-DWARVES-01")
def test_dwarves_save_two_tokens_on_a_defended_mountain_too() -> None:
    t = Table(players=2)
    t.active(1, "dwarves", "farmers", hand=5, A1=1)
    t.active(2, "orcs", "builders", A4=3, A2=3)
    t.put("fort", "A4")
    t.conquests(1)
    assert (t.cost("A4"), t.cost("A2")) == (5, 5)


@rule("SW-RACE-DWARVES-01", "SW-CONQ-10")
def test_a_mountain_takes_the_dwarves_at_least_one_token() -> None:
    t = Table(players=2)
    t.active(1, "dwarves", "blacksmiths", hand=4, B1=1)
    t.conquests(1)
    assert t.cost("B2") == 1
    t.play("conquer B2")
    assert (t.tokens("B2"), t.hand(1)) == (1, 3)


# Kobolds


@rule("SW-RACE-KOBOLDS-01")
def test_kobolds_reach_every_dungeon_region_wherever_it_lies() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "farmers", hand=6, A9=1)
    t.conquests(1)
    assert (t.cost("A2"), t.cost("B2")) == (2, 3)
    assert t.refused("conquer B3") == "SW-CONQ-13"
    t.play("conquer A2", "conquer B2")
    assert (t.holder("A2"), t.holder("B2"), t.hand(1)) == ("P1 kobolds", "P1 kobolds", 1)


@rule("SW-RACE-KOBOLDS-02")
def test_the_first_conquest_of_kobolds_may_be_a_dungeon_region_without_toll() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "farmers", hand=5)
    t.conquests(1)
    assert (t.cost("A2"), t.cost("B2")) == (2, 3)
    assert t.refused("conquer A5") == "SW-CONQ-02"
    t.play("conquer A2")
    assert (t.tokens("A2"), t.hand(1)) == (2, 3)


@rule("SW-RACE-KOBOLDS-03", "SW-PROF-INTIMIDATORS-01")
def test_a_distant_dungeon_does_not_border_the_kobolds_for_intimidation() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "intimidators", hand=3, A9=1)
    t.active(2, "orcs", "farmers", A2=1, A7=1)
    t.conquests(1)
    assert t.refused("scare A2 token A7") is not None
    assert t.refused("scare A7 token A2") is None


@rule("SW-RACE-KOBOLDS-03", "SW-ART-HEART-02")
def test_a_rival_in_a_distant_dungeon_does_not_border_the_kobolds_heart() -> None:
    t = Table(players=3)
    t.active(1, "kobolds", "farmers", A9=1)
    t.active(2, "orcs", "miners", A2=1)
    t.active(3, "trolls", "rangers", A7=1)
    t.put("heart", "A9")
    t.ending(1)
    assert (t.coins(1), t.coins(2), t.coins(3)) == (7, 5, 4)


@rule("SW-RACE-KOBOLDS-03", "SW-CONQ-07")
def test_a_dungeon_the_kobolds_do_not_hold_waives_no_toll_next_door() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "farmers", hand=4, A9=1)
    t.conquests(1)
    assert t.cost("A1") == 3


@rule("SW-RACE-KOBOLDS-04", "SW-CONQ-08")
def test_a_first_conquest_of_kobolds_on_an_anchor_pays_the_toll() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "farmers", hand=5)
    t.conquests(1)
    t.play("conquer A1")
    assert (t.tokens("A1"), t.hand(1)) == (3, 2)


@rule("SW-RACE-KOBOLDS-01", "SW-PROF-CHAMPIONS-01")
def test_a_kobold_champion_takes_a_distant_dungeon_but_nothing_else_far_away() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "champions", hand=2, A9=1)
    t.champion_hand()
    t.conquests(1)
    assert t.refused("champion B3") is not None
    t.play("champion B2")
    assert (t.champion(), t.holder("B2"), t.tokens("B2")) == ("B2", "P1 kobolds", 0)


@rule("SW-PROF-CHAMPIONS-08")
def test_a_kobold_champion_makes_no_first_conquest_even_into_a_dungeon() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "champions", hand=4)
    t.champion_hand()
    t.conquests(1)
    assert t.refused("champion B2") is not None
    assert t.refused("conquer B2") is None
