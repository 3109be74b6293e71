"""The Orcs: clauses SW-RACE-ORCS."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


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
