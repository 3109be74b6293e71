"""The Blood Elves: clauses SW-RACE-BLOODELVES."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-RACE-BLOODELVES-01")
def test_each_magic_source_of_the_blood_elves_brings_a_coin() -> None:
    t = Table(players=2)
    t.active(1, "bloodelves", "archaeologists", hand=1, A2=1, A3=1, A7=1)
    t.conquests(1)
    t.end_turn()
    assert t.income() == {"regions": 3, "race": 2}


@rule("SW-RACE-BLOODELVES-01")
def test_a_magic_source_of_the_players_grey_race_brings_the_blood_elves_nothing() -> None:
    t = Table(players=2)
    t.active(1, "bloodelves", "archaeologists", hand=1, A1=1)
    t.grey(1, "trolls", A3=1)
    t.conquests(1)
    t.end_turn()
    assert t.income() == {"regions": 1, "grey_regions": 1}


@rule("SW-RACE-BLOODELVES-01", "SW-SCORE-04")
def test_grey_blood_elves_earn_nothing_for_magic() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "archaeologists", hand=1, A1=1)
    t.grey(1, "bloodelves", A3=1, B5=1)
    t.conquests(1)
    t.end_turn()
    assert t.income() == {"regions": 1, "grey_regions": 2}
