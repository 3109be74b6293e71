"""Races, second part: Humans, Naga, Night Elves, Orcs, Tauren."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


# Humans


@rule("SW-RACE-HUMANS-01")
def test_both_objectives_are_taken_from_their_old_regions_and_put_into_two_others() -> None:
    t = Table(players=2)
    t.active(1, "humans", "miners", A1=1)
    t.put("objective", "B1")
    t.put("objective", "B2")
    t.ending(1)
    assert t.decision() == "Objectives"
    t.play("objective A5", "objective A6")
    assert (t.has("objective", "A5"), t.has("objective", "A6"), t.count("objective")) == (True, True, 2)
    assert t.turn_of() == 2


@rule("SW-RACE-HUMANS-01")
def test_the_two_objectives_go_into_different_regions_and_cannot_be_held_back() -> None:
    t = Table(players=2)
    t.active(1, "humans", "miners", A1=1)
    t.ending(1)
    assert t.refused("done") is not None
    t.play("objective A5")
    assert t.refused("objective A5") is not None
    assert t.refused("objective A6") is None


@rule("SW-RACE-HUMANS-01")
def test_an_objective_may_stay_where_it_is() -> None:
    t = Table(players=2)
    t.active(1, "humans", "miners", A1=1)
    t.put("objective", "B1")
    t.put("objective", "B2")
    t.ending(1)
    t.play("objective B1", "objective A6")
    assert (t.has("objective", "B1"), t.has("objective", "A6"), t.count("objective")) == (True, True, 2)


@rule("SW-RACE-HUMANS-02")
def test_objectives_go_into_any_region_even_water_that_no_alliance_race_holds() -> None:
    t = Table(players=3)
    t.active(1, "humans", "miners", A1=1)
    t.active(2, "dwarves", "farmers", A2=1)
    t.grey(2, "orcs", A5=1)
    t.grey(3, "gnomes", A4=1)
    t.ending(1)
    open_regions = {"A3", "A5", "A6", "A7", "A8", "A9", "AW", "AL", "B1", "B2", "B3", "B4", "B5"}
    assert t.legal("objective") == {f"objective {region}" for region in open_regions}


@rule("SW-RACE-HUMANS-02")
def test_the_humans_own_alliance_race_in_decline_takes_no_objective() -> None:
    t = Table(players=2)
    t.active(1, "humans", "miners", A1=1)
    t.grey(1, "worgen", A4=1)
    t.ending(1)
    assert t.refused("objective A4") == "SW-RACE-HUMANS-02"
    assert t.refused("objective A2") is None


@rule("SW-RACE-HUMANS-02", "SW-PROF-WATCHMEN-05")
def test_no_objective_is_put_into_a_region_with_a_rivals_tower() -> None:
    t = Table(players=2)
    t.active(1, "humans", "miners", B1=1)
    t.active(2, "orcs", "watchmen", A2=1, A4=1, A5=1)
    t.put("tower", "A5")
    t.ending(1)
    assert t.refused("objective A5") is not None
    assert t.refused("objective A2") is None


@rule("SW-RACE-HUMANS-02", "SW-ART-AEGIS-02")
def test_an_objective_in_a_rivals_aegis_region_needs_the_payment() -> None:
    t = Table(players=2)
    t.active(1, "humans", "archaeologists", B1=1)
    t.active(2, "orcs", "miners", A6=1)
    t.put("aegis", "A6")
    t.set_coins(1, 4)
    t.ending(1)
    t.play_if("pay aegis")
    t.play("objective A6")
    assert t.has("objective", "A6")
    assert (t.coins(1), t.coins(2)) == (3, 7)


@rule("SW-RACE-HUMANS-02", "SW-ART-AEGIS-02")
def test_an_objective_in_a_rivals_aegis_region_is_refused_to_a_player_with_one_coin() -> None:
    t = Table(players=2)
    t.active(1, "humans", "archaeologists", B1=1)
    t.active(2, "orcs", "miners", A6=1)
    t.put("aegis", "A6")
    t.set_coins(1, 0)
    t.ending(1)
    assert t.coins(1) == 1
    assert t.refused("objective A6") is not None


@rule("SW-RACE-HUMANS-03")
@pytest.mark.parametrize("race", ["dwarves", "kobolds"])
def test_a_captor_who_is_not_of_the_horde_takes_two_coins_and_the_objective_goes_back(race: str) -> None:
    t = Table(players=3)
    t.active(1, "humans", "miners", B1=1)
    t.active(2, race, "farmers", hand=4, A2=1)
    t.put("objective", "A5")
    t.conquests(2)
    t.play("conquer A5")
    assert t.coins(2) == 7
    assert t.count("objective") == 0


@rule("SW-RACE-HUMANS-04")
def test_the_human_player_takes_two_coins_as_well_when_another_captures_an_objective() -> None:
    t = Table(players=3)
    t.active(1, "humans", "miners", B1=1)
    t.active(2, "dwarves", "farmers", hand=4, A2=1)
    t.put("objective", "A5")
    t.conquests(2)
    t.play("conquer A5")
    assert (t.coins(1), t.coins(3)) == (7, 5)


@rule("SW-RACE-HUMANS-05")
def test_a_horde_captor_earns_nobody_coins_and_the_objective_stays() -> None:
    t = Table(players=2)
    t.active(1, "humans", "miners", B1=1)
    t.active(2, "orcs", "farmers", hand=4, A2=1)
    t.put("objective", "A5")
    t.conquests(2)
    t.play("conquer A5")
    assert (t.coins(1), t.coins(2)) == (5, 5)
    assert t.has("objective", "A5")


@rule("SW-RACE-HUMANS-03", "SW-RACE-HUMANS-05", "SW-PLACE-BATTLEFIELD-02")
@pytest.mark.parametrize(("faction", "coins", "stays"), [("alliance", 7, False), ("horde", 5, True)])
def test_the_faction_chosen_on_the_battlefield_decides_about_objectives(faction: str, coins: int, stays: bool) -> None:
    t = Table(players=2)
    t.active(1, "humans", "miners", B1=1)
    t.active(2, "naga", "farmers", A2=5)
    t.put("battlefield", "A2")
    t.put("objective", "A5")
    t.turn(2)
    t.play("advance", f"faction {faction}", "ready", "conquer A5")
    assert (t.coins(1), t.coins(2), t.has("objective", "A5")) == (coins, coins, stays)


@rule("SW-RACE-HUMANS-05", "SW-RACE-GOBLINS-12")
def test_an_explosion_counts_as_a_horde_capture_of_an_objective() -> None:
    t = Table(players=3)
    t.active(1, "humans", "miners", B1=1)
    t.active(2, "goblins", "farmers", A2=1)
    t.active(3, "trolls", "rangers", A5=2, B5=1)
    t.put("objective", "A5")
    t.put("bomb", "A5", exploding=True)
    t.turn(2)
    assert (t.holder("A5"), t.has("objective", "A5")) == (None, True)
    assert (t.coins(1), t.coins(2), t.coins(3)) == (5, 5, 5)


@rule("SW-RACE-HUMANS-06")
def test_the_human_player_takes_two_coins_for_an_own_objective_and_no_more() -> None:
    t = Table(players=2)
    t.active(1, "humans", "miners", hand=4, A2=1)
    t.put("objective", "A5")
    t.conquests(1)
    t.play("conquer A5")
    assert (t.coins(1), t.coins(2), t.count("objective")) == (7, 5, 0)


@rule("SW-RACE-HUMANS-06", "SW-CONQ-18")
def test_an_objective_on_the_humans_own_race_in_decline_pays_when_captured() -> None:
    t = Table(players=2)
    t.active(1, "humans", "miners", hand=4, A2=1)
    t.grey(1, "orcs", A5=1)
    t.put("objective", "A5")
    t.conquests(1)
    t.play("conquer A5")
    assert (t.holder("A5"), t.coins(1), t.count("objective")) == ("P1 humans", 7, 0)


@rule("SW-RACE-HUMANS-07")
@pytest.mark.parametrize("race", ["orcs", "trolls"])
def test_an_objective_neither_defends_its_region_nor_makes_it_non_empty(race: str) -> None:
    t = Table(players=2)
    t.active(1, "humans", "miners", B1=1)
    t.active(2, race, "farmers", hand=4, A2=1)
    t.put("objective", "A5")
    t.conquests(2)
    t.play("conquer A5")
    assert (t.tokens("A5"), t.hand(2)) == (2, 2)


@rule("SW-RACE-HUMANS-01", "SW-DECLINE-12")
def test_objectives_leave_the_board_when_the_humans_go_into_decline() -> None:
    t = Table(players=2)
    t.active(1, "humans", "miners", A1=1)
    t.put("objective", "A5")
    t.put("objective", "B2")
    t.turn(1)
    t.play("decline")
    assert (t.turn_of(), t.count("objective")) == (2, 0)


# Naga


@rule("SW-RACE-NAGA-01", "SW-CONQ-15")
def test_naga_conquer_a_bordering_sea_for_two_tokens_and_earn_a_coin_there() -> None:
    t = Table(players=2)
    t.active(1, "naga", "highlanders", hand=4, A1=1)
    t.conquests(1)
    t.play("conquer AW")
    assert (t.holder("AW"), t.tokens("AW"), t.hand(1)) == ("P1 naga", 2, 2)
    t.end_turn()
    assert t.income() == {"regions": 2}


@rule("SW-RACE-NAGA-01", "SW-CONQ-15")
@pytest.mark.parametrize("action", ["conquer AW", "conquer AW ashes", "conquer AW doomhammer", "champion AW"])
def test_no_other_race_takes_water_by_any_power(action: str) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", hand=4, A1=1)
    t.champion_hand()
    t.put("ashes", "A1")
    t.put("doomhammer", "A1")
    t.conquests(1)
    assert t.refused(action) is not None
    assert t.refused(action.replace("AW", "A2")) is None


@rule("SW-RACE-NAGA-01", "SW-PROF-BUILDERS-01")
def test_a_fort_may_stand_in_a_water_region_of_the_naga() -> None:
    t = Table(players=2)
    t.active(1, "naga", "builders", AW=1)
    t.ending(1)
    assert t.has("fort", "AW")


@rule("SW-RACE-NAGA-01", "SW-RACE-GOBLINS-02")
def test_a_bomb_may_go_into_a_water_region_of_the_naga() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A1=1)
    t.active(2, "naga", "miners", AW=1)
    t.ending(1)
    t.play("bomb AW")
    assert t.has("bomb", "AW")


@rule("SW-RACE-NAGA-01", "SW-PROF-INTIMIDATORS-01")
def test_intimidators_may_move_a_naga_out_of_the_water() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "intimidators", hand=3, A1=1)
    t.active(2, "naga", "miners", AW=2, A9=1)
    t.conquests(1)
    t.play("scare AW token A9")
    assert (t.tokens("AW"), t.tokens("A9")) == (1, 2)


@rule("SW-PROF-FISHERS-01")
def test_the_ocean_around_an_island_is_no_water_for_fishers() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "fishers", hand=1, A1=1, B1=1)
    t.conquests(1)
    t.end_turn()
    assert t.income() == {"regions": 2, "badge": 1}


@rule("SW-RACE-NAGA-02")
@pytest.mark.parametrize("water", ["AW", "AL"])
def test_the_first_conquest_of_naga_may_be_any_water_region_for_two_tokens(water: str) -> None:
    t = Table(players=2)
    t.active(1, "naga", "miners", hand=5)
    t.conquests(1)
    t.play(f"conquer {water}")
    assert (t.holder(water), t.tokens(water), t.hand(1)) == ("P1 naga", 2, 3)


@rule("SW-RACE-NAGA-02", "SW-LOSS-04")
def test_naga_who_lost_all_regions_may_start_again_in_the_water() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=6, A7=1)
    t.active(2, "naga", "miners", A9=3)
    t.conquests(1)
    t.play("conquer A9")
    t.end_turn()
    t.play("advance", "conquer AW")
    assert (t.holder("AW"), t.tokens("AW")) == ("P2 naga", 2)


@rule("SW-RACE-NAGA-03", "SW-CONQ-07")
def test_an_anchor_beside_a_naga_water_region_needs_no_toll() -> None:
    t = Table(players=2)
    t.active(1, "naga", "miners", hand=6, AW=1)
    t.conquests(1)
    assert (t.cost("A1"), t.cost("A3"), t.cost("A9")) == (2, 2, 3)
    t.play("conquer A1")
    assert (t.tokens("A1"), t.hand(1)) == (2, 4)


@rule("SW-RACE-NAGA-03")
def test_naga_go_on_from_a_lake_to_a_region_that_is_no_anchor() -> None:
    t = Table(players=2)
    t.active(1, "naga", "miners", hand=4, AL=1)
    t.conquests(1)
    assert t.refused("conquer A2") == "SW-CONQ-13"
    t.play("conquer A7")
    assert (t.holder("A7"), t.tokens("A7")) == ("P1 naga", 2)


@rule("SW-RACE-NAGA-04")
def test_naga_stay_in_the_water_when_they_go_into_decline() -> None:
    t = Table(players=2)
    t.active(1, "naga", "miners", AL=2, A9=2)
    t.turn(1)
    t.play("decline")
    assert (t.holder("AL"), t.tokens("AL"), t.coins(1)) == ("P1 grey naga", 1, 7)


@rule("SW-RACE-NAGA-04", "SW-SCORE-02")
def test_naga_in_decline_keep_earning_a_coin_for_water() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "archaeologists", hand=1, A1=1)
    t.grey(1, "naga", AL=1)
    t.conquests(1)
    t.end_turn()
    assert t.income() == {"regions": 1, "grey_regions": 1}


@rule("SW-RACE-NAGA-05")
def test_a_later_conquest_of_water_must_border_a_region_of_the_naga() -> None:
    t = Table(players=2)
    t.active(1, "naga", "miners", hand=4, A1=1)
    t.conquests(1)
    assert t.refused("conquer AL") == "SW-CONQ-13"
    assert t.refused("conquer AW") is None


# Night Elves


@rule("SW-RACE-NIGHTELVES-01")
def test_night_elves_save_a_token_in_forests_only() -> None:
    t = Table(players=2)
    t.active(1, "nightelves", "miners", hand=4, A5=1)
    t.conquests(1)
    assert (t.cost("A3"), t.cost("A8"), t.cost("A7")) == (1, 2, 2)
    t.play("conquer A3")
    assert (t.tokens("A3"), t.hand(1)) == (1, 3)


@rule("SW-RACE-NIGHTELVES-01", "SW-CONQ-10")
def test_a_forest_takes_the_night_elves_at_least_one_token() -> None:
    t = Table(players=2)
    t.active(1, "nightelves", "blacksmiths", hand=4, A5=1)
    t.conquests(1)
    assert (t.cost("A3"), t.cost("A8")) == (1, 1)
    t.play("conquer A3")
    assert (t.tokens("A3"), t.hand(1)) == (1, 3)


@rule("SW-RACE-NIGHTELVES-02")
def test_a_wisp_wall_is_put_into_each_captured_forest_and_nowhere_else() -> None:
    t = Table(players=2)
    t.active(1, "nightelves", "miners", hand=6, A5=1)
    t.conquests(1)
    t.play("conquer A3", "conquer A8", "conquer A2")
    assert [t.has("wall", region) for region in ("A3", "A8", "A2", "A5")] == [True, True, False, False]
    assert t.supply("wall") == 7


@rule("SW-RACE-NIGHTELVES-03")
def test_a_wisp_wall_adds_one_to_the_cost_of_its_region() -> None:
    t = Table(players=2)
    t.active(1, "nightelves", "miners", A3=1, A6=1)
    t.active(2, "orcs", "farmers", hand=5, A5=1)
    t.put("wall", "A3")
    t.conquests(2)
    assert (t.cost("A3"), t.cost("A6")) == (4, 3)


@rule("SW-RACE-NIGHTELVES-04", "SW-LOSS-08")
def test_a_wisp_wall_is_removed_when_its_region_is_captured() -> None:
    t = Table(players=2)
    t.active(1, "nightelves", "miners", A3=1, A9=1)
    t.active(2, "orcs", "farmers", hand=6, A5=1)
    t.put("wall", "A3")
    t.conquests(2)
    t.play("conquer A3")
    assert (t.holder("A3"), t.has("wall", "A3"), t.supply("wall")) == ("P2 orcs", False, 9)


@rule("SW-RACE-NIGHTELVES-04")
def test_a_wisp_wall_is_removed_when_the_night_elves_leave_its_region() -> None:
    t = Table(players=2)
    t.active(1, "nightelves", "miners", A3=1, A5=3)
    t.put("wall", "A3")
    t.turn(1)
    t.play("advance", "leave A3", "ready")
    assert (t.holder("A3"), t.has("wall", "A3"), t.supply("wall")) == (None, False, 9)


@rule("SW-RACE-NIGHTELVES-04", "SW-DECLINE-02")
def test_a_wisp_wall_is_removed_when_the_grey_night_elves_are_cleared() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A1=1)
    t.grey(1, "nightelves", A3=1)
    t.put("wall", "A3")
    t.turn(1)
    t.play("decline")
    assert (t.holder("A3"), t.has("wall", "A3"), t.supply("wall")) == (None, False, 9)


@rule("SW-RACE-NIGHTELVES-05", "SW-RACE-NIGHTELVES-03")
def test_wisp_walls_stay_and_defend_after_a_decline() -> None:
    t = Table(players=2)
    t.active(1, "nightelves", "miners", A3=2)
    t.active(2, "orcs", "farmers", A5=4)
    t.put("wall", "A3")
    t.turn(1)
    t.play("decline")
    assert (t.holder("A3"), t.has("wall", "A3")) == ("P1 grey nightelves", True)
    t.play("advance", "ready")
    assert t.cost("A3") == 4


@rule("SW-RACE-NIGHTELVES-06")
def test_with_all_nine_wisp_walls_in_use_none_is_placed() -> None:
    t = Table(players=3)
    t.active(1, "nightelves", "miners", hand=4, A5=1)
    t.active(2, "orcs", "farmers", A1=1, A2=1, A4=1, A6=1, A7=1)
    t.active(3, "trolls", "rangers", A9=1, B1=1, B2=1, B3=1)
    for region in ("A1", "A2", "A4", "A6", "A7", "A9", "B1", "B2", "B3"):
        t.put("wall", region)
    t.conquests(1)
    t.play("conquer A8")
    assert (t.holder("A8"), t.has("wall", "A8")) == ("P1 nightelves", False)
    assert (t.count("wall"), t.supply("wall")) == (9, 0)


@rule("SW-RACE-NIGHTELVES-03", "SW-CONQ-05", "SW-CONQ-18")
def test_the_wall_of_the_own_grey_night_elves_defends_against_their_player_too() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=6, A5=1)
    t.grey(1, "nightelves", A3=1)
    t.put("wall", "A3")
    t.conquests(1)
    assert t.cost("A3") == 3
    t.play("conquer A3")
    assert (t.holder("A3"), t.has("wall", "A3"), t.tray("nightelves")) == ("P1 orcs", False, 9)


# Orcs


@rule("SW-RACE-ORCS-01")
@pytest.mark.parametrize("declined", [False, True])
def test_orcs_earn_a_coin_at_the_end_of_the_turn_for_a_region_of_the_alliance(declined: bool) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "archaeologists", hand=4, A2=1)
    if declined:
        t.grey(2, "dwarves", A5=1)
    else:
        t.active(2, "dwarves", "miners", A5=1)
    t.conquests(1)
    t.play("conquer A5")
    assert t.coins(1) == 5
    t.end_turn()
    assert t.income() == {"regions": 2, "faction": 1, "race": 1}
    assert t.coins(1) == 9


@rule("SW-RACE-ORCS-01")
@pytest.mark.parametrize("region", ["A2", "A7", "A8", "A4"])
def test_orcs_earn_nothing_extra_for_horde_neutral_murloc_and_empty_regions(region: str) -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=4, A5=1)
    t.active(2, "trolls", "miners", A2=1)
    t.active(3, "naga", "farmers", A7=1)
    t.conquests(1)
    t.play(f"conquer {region}")
    t.end_turn()
    assert t.income() == {"regions": 2}


@rule("SW-RACE-ORCS-02", "SW-FACTION-03")
def test_the_orc_coin_counts_every_region_and_the_faction_bonus_only_the_race() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "archaeologists", hand=7, A2=1)
    t.active(2, "dwarves", "miners", A1=1, A5=1)
    t.conquests(1)
    t.play("conquer A1", "conquer A5")
    t.end_turn()
    assert t.income() == {"regions": 3, "faction": 1, "race": 2}


@rule("SW-RACE-ORCS-01", "SW-FACTION-09", "SW-CONQ-18")
def test_orcs_earn_their_coin_for_a_region_of_their_players_own_grey_alliance_race() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "archaeologists", hand=4, A2=1)
    t.grey(1, "gnomes", A5=1)
    t.conquests(1)
    t.play("conquer A5")
    t.end_turn()
    assert t.income() == {"regions": 2, "faction": 1, "race": 1}


# Tauren


@rule("SW-RACE-TAUREN-01", "SW-CONQ-10")
@pytest.mark.parametrize("region", ["A2", "A4"])
def test_tauren_use_two_tokens_whatever_the_reductions(region: str) -> None:
    t = Table(players=2)
    t.active(1, "tauren", "blacksmiths", hand=4, A1=2)
    t.put("frostmourne", "A1")
    t.conquests(1)
    assert (t.cost("A2"), t.cost(region, "frostmourne")) == (2, 2)
    t.play(f"conquer {region} frostmourne")
    assert (t.tokens(region), t.hand(1)) == (2, 2)


@rule("SW-RACE-TAUREN-01", "SW-ART-DOOMHAMMER-01")
def test_the_doomhammer_takes_two_tauren() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "farmers", hand=4, A1=2)
    t.active(2, "orcs", "miners", A4=5)
    t.put("doomhammer", "A1")
    t.conquests(1)
    assert t.cost("A4", "doomhammer") == 2
    t.play("conquer A4 doomhammer")
    assert (t.holder("A4"), t.tokens("A4"), t.hand(1)) == ("P1 tauren", 2, 2)


@rule("SW-RACE-TAUREN-01", "SW-DIE-02")
def test_a_single_tauren_in_hand_can_neither_conquer_nor_roll_the_die() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "portalmasters", hand=1, A3=2)
    t.conquests(1)
    assert t.decision() == "Conquests"
    assert t.refused("conquer A2") is not None
    assert t.refused("attempt A2") in {"SW-DIE-02", "SW-RACE-TAUREN-01"}


@rule("SW-RACE-TAUREN-01", "SW-DIE-02")
def test_two_tauren_in_hand_may_roll_the_die_and_both_are_placed() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "farmers", hand=2, A1=2)
    t.conquests(1)
    t.pips(3)
    t.play("attempt A4")
    assert (t.holder("A4"), t.tokens("A4")) == ("P1 tauren", 2)


@rule("SW-RACE-TAUREN-02")
def test_readying_leaves_two_tauren_in_each_region() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "farmers", A1=5, A2=2)
    t.turn(1)
    t.play("advance", "ready")
    assert (t.tokens("A1"), t.tokens("A2"), t.hand(1)) == (2, 2, 3)


@rule("SW-RACE-TAUREN-03")
def test_tauren_leaving_a_region_take_all_tokens_with_them() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "farmers", A1=3, A2=2)
    t.turn(1)
    t.play("advance", "leave A1", "ready")
    assert (t.holder("A1"), t.tokens("A1"), t.tokens("A2"), t.hand(1)) == (None, 0, 2, 3)


@rule("SW-RACE-TAUREN-03", "SW-RACE-TAUREN-02")
def test_tauren_that_do_not_leave_a_region_of_three_take_one_token() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "farmers", A1=3, A2=3)
    t.turn(1)
    t.play("advance", "ready")
    assert (t.tokens("A1"), t.tokens("A2"), t.hand(1)) == (2, 2, 2)


@rule("SW-RACE-TAUREN-04", "SW-LOSS-01")
def test_a_captured_tauren_region_loses_one_token_and_the_rest_retreat() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=7, A2=1)
    t.active(2, "tauren", "miners", A5=3, A9=2)
    t.conquests(1)
    t.play("conquer A5")
    assert (t.tray("tauren"), t.hand(2)) == (12, 2)
    t.end_turn()
    assert t.tokens("A9") == 4


@rule("SW-RACE-TAUREN-04", "SW-RACE-GOBLINS-06")
def test_a_bombed_tauren_region_loses_one_token_and_the_rest_retreat() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "tauren", "miners", A1=3, A9=2)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    assert (t.holder("A1"), t.tray("tauren"), t.hand(2)) == (None, 12, 2)


@rule("SW-RACE-TAUREN-05", "SW-PROF-INTIMIDATORS-01")
def test_a_tauren_left_alone_goes_to_hand_and_is_placed_at_the_end_of_the_turn() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "intimidators", hand=3, A2=1)
    t.active(2, "tauren", "miners", A5=2, A9=2)
    t.conquests(1)
    t.play("scare A5 token A9")
    assert (t.holder("A5"), t.tokens("A9"), t.hand(2), t.tray("tauren")) == (None, 3, 1, 12)
    t.end_turn()
    assert (t.tokens("A9"), t.hand(2)) == (4, 0)


@rule("SW-RACE-TAUREN-05", "SW-PROF-INTIMIDATORS-02")
def test_a_tauren_left_alone_without_another_region_stays_in_hand() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "intimidators", hand=3, A2=1)
    t.active(2, "tauren", "miners", A5=2)
    t.conquests(1)
    t.play("scare A5 token tray")
    assert (t.holder("A5"), t.tray("tauren"), t.hand(2)) == (None, 15, 1)
    t.end_turn()
    assert t.hand(2) == 1


@rule("SW-RACE-TAUREN-05", "SW-RACE-TAUREN-07")
def test_a_tauren_left_beside_the_champion_goes_to_hand_and_the_champion_holds_on() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "intimidators", hand=3, A2=1)
    t.active(2, "tauren", "champions", A5=2, A9=2)
    t.put("champion", "A5")
    t.conquests(1)
    t.play("scare A5 token A9")
    assert (t.holder("A5"), t.tokens("A5"), t.champion(), t.hand(2)) == ("P2 tauren", 0, "A5", 1)
    t.end_turn()
    assert (t.tokens("A5"), t.tokens("A9"), t.hand(2)) == (0, 4, 0)


@rule("SW-RACE-TAUREN-05", "SW-RACE-TAUREN-07")
def test_a_lone_tauren_with_only_the_champions_region_to_go_to_stays_in_hand() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "intimidators", hand=3, A2=1)
    t.active(2, "tauren", "champions", A5=2)
    t.put("champion", "A5")
    t.conquests(1)
    t.play("scare A5 token tray")
    t.end_turn()
    assert (t.holder("A5"), t.tokens("A5"), t.hand(2), t.tray("tauren")) == ("P2 tauren", 0, 1, 15)


@rule("SW-RACE-TAUREN-05", "SW-PROF-BEASTMASTERS-05")
def test_a_tauren_left_alone_when_the_beasts_are_exchanged_goes_to_hand() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "beastmasters", A2=2, A5=1)
    t.put("beast", "A5", 1)
    t.turn(1)
    t.play("advance", "ready")
    assert (t.holder("A5"), t.tokens("A2")) == (None, 2)
    assert (t.hand(1), t.hand(1, "beast")) == (1, 1)


@rule("SW-RACE-TAUREN-01", "SW-PROF-BEASTMASTERS-03")
def test_one_tauren_and_one_beast_together_are_enough_for_a_conquest() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "beastmasters", hand=1, A2=2)
    t.beast_hand(2)
    t.conquests(1)
    t.play("conquer A1")
    assert (t.holder("A1"), t.tokens("A1"), t.beasts("A1"), t.hand(1, "beast")) == ("P1 tauren", 1, 1, 1)


@rule("SW-RACE-TAUREN-06")
def test_a_decline_leaves_two_tauren_in_each_region() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "farmers", A2=5, A4=2)
    t.turn(1)
    t.play("decline")
    assert (t.tokens("A2"), t.tokens("A4"), t.tray("tauren")) == (2, 2, 12)
    assert t.holder("A2") == "P1 grey tauren"


@rule("SW-RACE-TAUREN-06")
def test_a_decline_leaves_the_single_tauren_that_stood_beside_a_beast() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "beastmasters", A2=3, A5=1)
    t.put("beast", "A5", 1)
    t.turn(1)
    t.play("decline")
    assert (t.tokens("A2"), t.tokens("A5"), t.beasts("A5")) == (2, 1, 0)
    assert (t.holder("A5"), t.tray("tauren")) == ("P1 grey tauren", 13)


@rule("SW-RACE-TAUREN-06", "SW-PROF-INTIMIDATORS-01")
def test_a_grey_tauren_may_stand_alone() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "intimidators", hand=3, A2=1)
    t.grey(2, "tauren", A5=2, A9=2)
    t.conquests(1)
    t.play("scare A5 token A9")
    assert (t.holder("A5"), t.tokens("A5"), t.tokens("A9"), t.hand(2)) == ("P2 grey tauren", 1, 3, 0)


@rule("SW-RACE-TAUREN-07")
def test_redeployment_never_leaves_a_single_tauren_in_a_region() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "farmers", A1=3, A2=2, A5=2)
    t.ending(1)
    assert t.refused("lift A2") is not None
    t.play("lift A1")
    assert t.refused("lift A1") is not None
    t.play("place A2")
    assert (t.tokens("A1"), t.tokens("A2"), t.tokens("A5")) == (2, 3, 2)


@rule("SW-RACE-TAUREN-07")
def test_a_beast_counts_as_the_second_tauren_in_redeployment() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "beastmasters", A1=2, A2=2, A5=2)
    t.put("beast", "A1", 1)
    t.ending(1)
    t.play("lift A1")
    assert t.refused("lift A1") is not None
    assert t.refused("lift A1 beast") is not None
    t.play("place A2")
    assert (t.tokens("A1"), t.beasts("A1"), t.tokens("A2")) == (1, 1, 3)


@rule("SW-RACE-TAUREN-07")
def test_a_single_tauren_cannot_join_the_champion_but_the_champion_holds_alone() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "champions", A1=3, A2=2, B1=2)
    t.put("champion", "A5")
    t.ending(1)
    t.play("lift A1")
    assert t.refused("place A5") is not None
    t.play("place A2")
    t.play_if("done")
    assert (t.holder("A5"), t.tokens("A5"), t.champion()) == ("P1 tauren", 0, "A5")
    assert t.income() == {"regions": 4}


@rule("SW-RACE-TAUREN-07")
def test_tauren_join_the_champion_in_pairs() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "champions", A1=4, A2=2)
    t.put("champion", "A5")
    t.ending(1)
    t.play("lift A1", "lift A1", "place A5")
    assert (t.tokens("A1"), t.tokens("A5"), t.hand(1)) == (2, 2, 0)
