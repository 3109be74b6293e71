"""The Naga: clauses SW-RACE-NAGA."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


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
