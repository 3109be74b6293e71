"""The Explorers: clauses SW-PROF-EXPLORERS."""

import pytest

from tests.games.small_world.table import Table, collect

rule = pytest.mark.rule


@rule("SW-PROF-EXPLORERS-01")
@pytest.mark.parametrize(("own", "coins"), [(("A1", "A5"), 1), (("A1", "A5", "B1"), 2), (("B1",), 1)])
def test_explorers_earn_one_coin_for_each_continent_they_are_present_on(own: tuple[str, ...], coins: int) -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "explorers", **dict.fromkeys(own, 1))
    t.ending(1)
    assert collect(t) == {"regions": len(own), "badge": coins}


@rule("SW-PROF-EXPLORERS-01", "SW-SCORE-08")
def test_explorers_do_not_count_a_continent_of_their_race_in_decline() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "explorers", A1=1)
    t.grey(1, "gnomes", B1=1)
    t.ending(1)
    assert collect(t) == {"regions": 1, "grey_regions": 1, "badge": 1}
