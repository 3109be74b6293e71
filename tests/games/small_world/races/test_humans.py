"""The Humans: clauses SW-RACE-HUMANS."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-RACE-HUMANS-01")
def test_both_objectives_are_taken_from_their_old_regions_and_put_into_two_others() -> None:
    t = Table(players=2)
    t.active(1, "humans", "miners", A1=1)
    t.put("objective", "B1")
    t.put("objective", "B2")
    t.ending(1)
    assert t.decision() == "PlaceObjective"
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


@rule("SW-RACE-HUMANS-02", "SW-ART-AEGIS-02")
@pytest.mark.parametrize(("coins", "refused"), [(5, "SW-RACE-HUMANS-02"), (0, "SW-CONQ-22")])
def test_an_aegis_of_the_alliance_is_refused_for_want_of_coins_only_if_they_are_wanting(
    coins: int, refused: str
) -> None:
    t = Table(players=2)
    t.active(1, "humans", "miners").set_coins(1, coins)
    t.active(2, "dwarves", "farmers", A5=1)
    t.put("aegis", "A5")
    t.ending(1)
    assert t.decision() == "PlaceObjective"
    assert t.refused("objective A5") == refused
