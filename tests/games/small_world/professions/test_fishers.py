"""The Fishers: clauses SW-PROF-FISHERS."""

import pytest

from tests.games.small_world.table import Table, collect

rule = pytest.mark.rule


@rule("SW-PROF-FISHERS-01")
def test_fishers_earn_one_coin_for_each_own_region_bordering_a_sea_or_a_lake() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "fishers", A1=1, A5=1, A7=1)
    t.ending(1)
    assert collect(t) == {"regions": 3, "badge": 2}


@rule("SW-PROF-FISHERS-01", "SW-SCORE-08")
def test_fishers_earn_nothing_for_their_race_in_decline_or_for_the_ocean_around_an_island() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "fishers", B1=1)
    t.grey(1, "gnomes", A1=1)
    t.ending(1)
    assert collect(t) == {"regions": 1, "grey_regions": 1}


@rule("SW-PROF-FISHERS-01")
def test_fisher_naga_earn_nothing_for_a_water_region_that_borders_no_other_water() -> None:
    t = Table(players=2)
    t.active(1, "naga", "fishers", AW=1, A1=1)
    t.ending(1)
    assert collect(t) == {"regions": 2, "badge": 1}
