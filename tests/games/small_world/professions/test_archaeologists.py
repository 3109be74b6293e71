"""The Archaeologists: clauses SW-PROF-ARCHAEOLOGISTS."""

import pytest

from tests.games.small_world.table import Table, collect

rule = pytest.mark.rule


@rule("SW-PROF-ARCHAEOLOGISTS-01")
def test_archaeologists_earn_one_coin_for_each_artifact_and_each_place_they_hold() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "archaeologists", A5=1, A6=1, A9=1)
    t.put("doomhammer", "A5")
    t.put("stone", "A6")
    t.ending(1)
    assert collect(t) == {"regions": 3, "badge": 2}


@rule("SW-PROF-ARCHAEOLOGISTS-01")
def test_archaeologists_earn_two_coins_for_an_artifact_and_a_place_in_the_same_region() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "archaeologists", A5=1, A6=1)
    t.put("doomhammer", "A6")
    t.put("stone", "A6")
    t.ending(1)
    assert collect(t) == {"regions": 2, "badge": 2}


@rule("SW-PROF-ARCHAEOLOGISTS-01", "SW-SCORE-08")
def test_archaeologists_earn_nothing_for_tokens_of_their_grey_race_of_a_rival_or_of_nobody() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "archaeologists", A5=1)
    t.grey(1, "gnomes", A6=1)
    t.active(2, "trolls", "miners", A9=1)
    t.put("stone", "A6")
    t.put("doomhammer", "A9")
    t.put("frostmourne", "A2")
    t.ending(1)
    assert collect(t) == {"regions": 1, "grey_regions": 1}


@rule("SW-PROF-ARCHAEOLOGISTS-01")
def test_archaeologists_do_not_hold_the_well_by_having_the_majority_around_it() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "archaeologists", A7=1, A9=1)
    t.put("well", "AL")
    t.ending(1)
    assert collect(t) == {"regions": 2, "well": 2}


@rule("SW-PROF-ARCHAEOLOGISTS-01")
def test_archaeologist_naga_in_the_water_of_the_well_hold_it() -> None:
    t = Table(players=2)
    t.active(1, "naga", "archaeologists", AL=1)
    t.put("well", "AL")
    t.ending(1)
    assert collect(t) == {"regions": 1, "badge": 1}
