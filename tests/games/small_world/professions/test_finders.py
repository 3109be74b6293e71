"""Professions that pay for a kind of region: Miners, Highlanders, Swamp Dwellers, Farmers, Rangers, Herbalists."""

import pytest

from tests.games.small_world.table import Table, collect

rule = pytest.mark.rule


TERRAIN_BADGES = [
    ("miners", "A2", "B2", "A1"),
    ("highlanders", "A4", "B2", "A1"),
    ("swampdwellers", "A6", "B5", "A1"),
    ("farmers", "A1", "B1", "A2"),
    ("rangers", "A3", "A8", "A1"),
    ("herbalists", "A2", "B3", "A1"),
]


@rule(
    "SW-PROF-MINERS-01",
    "SW-PROF-HIGHLANDERS-01",
    "SW-PROF-SWAMPDWELLERS-01",
    "SW-PROF-FARMERS-01",
    "SW-PROF-RANGERS-01",
    "SW-PROF-HERBALISTS-01",
)
@pytest.mark.parametrize(("badge", "first", "second", "plain"), TERRAIN_BADGES)
def test_badge_pays_one_coin_for_each_own_region_of_its_kind(badge: str, first: str, second: str, plain: str) -> None:
    t = Table(players=2)
    t.remove("murloc", "A8")
    t.active(1, "kobolds", badge, **{first: 1, second: 1, plain: 1})
    t.ending(1)
    assert collect(t) == {"regions": 3, "badge": 2}


@rule(
    "SW-PROF-MINERS-01",
    "SW-PROF-HIGHLANDERS-01",
    "SW-PROF-SWAMPDWELLERS-01",
    "SW-PROF-FARMERS-01",
    "SW-PROF-RANGERS-01",
    "SW-PROF-HERBALISTS-01",
    "SW-SCORE-08",
)
@pytest.mark.parametrize(("badge", "own", "grey", "plain"), TERRAIN_BADGES)
def test_badge_does_not_pay_for_regions_of_the_own_race_in_decline(badge: str, own: str, grey: str, plain: str) -> None:
    t = Table(players=2)
    t.remove("murloc", "A8")
    t.active(1, "kobolds", badge, **{own: 1, plain: 1})
    t.grey(1, "gnomes", badge=None, **{grey: 1})
    t.ending(1)
    assert collect(t) == {"regions": 2, "grey_regions": 1, "badge": 1}
