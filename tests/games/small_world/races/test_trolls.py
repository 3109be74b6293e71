"""The Trolls: clauses SW-RACE-TROLLS."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-RACE-TROLLS-01", "SW-CONQ-16", "SW-CONQ-17")
@pytest.mark.parametrize(("region", "cost"), [("A2", 1), ("A3", 2), ("A4", 3), ("A6", 2), ("A7", 3), ("A8", 2)])
def test_trolls_save_a_token_on_non_empty_regions_only(region: str, cost: int) -> None:
    t = Table(players=2)
    t.active(1, "trolls", "farmers", hand=4, A5=1)
    t.grey(1, "gnomes", A2=1)
    t.active(2, "orcs", "miners", A7=2)
    t.grey(2, "dwarves", A3=1)
    t.put("darkportal", "A6")
    t.conquests(1)
    assert t.cost(region) == cost
    t.play(f"conquer {region}")
    assert (t.holder(region), t.tokens(region), t.hand(1)) == ("P1 trolls", cost, 4 - cost)


@rule("SW-RACE-TROLLS-01", "SW-CONQ-16")
def test_champions_and_beasts_alone_make_a_region_non_empty_for_trolls() -> None:
    t = Table(players=3)
    t.active(1, "trolls", "farmers", hand=4, A5=1)
    t.active(2, "orcs", "champions", A9=1)
    t.active(3, "dwarves", "beastmasters", B1=1)
    t.put("champion", "A2")
    t.put("beast", "A7", 1)
    t.conquests(1)
    assert (t.cost("A2"), t.cost("A7")) == (2, 2)


@rule("SW-RACE-TROLLS-01", "SW-CONQ-10")
def test_a_non_empty_region_takes_the_trolls_at_least_one_token() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "farmers", hand=4, A5=1)
    t.put("frostmourne", "A5")
    t.conquests(1)
    assert t.cost("A8", "frostmourne") == 1
    t.play("conquer A8 frostmourne")
    assert (t.tokens("A8"), t.hand(1)) == (1, 3)
