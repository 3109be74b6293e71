"""The Dwarves: clauses SW-RACE-DWARVES."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-RACE-DWARVES-01")
def test_dwarves_take_an_empty_mountain_with_one_token() -> None:
    t = Table(players=2)
    t.active(1, "dwarves", "farmers", hand=4, A1=1)
    t.conquests(1)
    assert (t.cost("A4"), t.cost("A2")) == (1, 2)
    t.play("conquer A4")
    assert (t.tokens("A4"), t.hand(1)) == (1, 3)


@rule("SW-RACE-DWARVES-01")
def test_dwarves_save_two_tokens_on_a_defended_mountain_too() -> None:
    t = Table(players=2)
    t.active(1, "dwarves", "farmers", hand=5, A1=1)
    t.active(2, "orcs", "builders", A4=3, A2=3)
    t.put("fort", "A4")
    t.conquests(1)
    assert (t.cost("A4"), t.cost("A2")) == (5, 5)


@rule("SW-RACE-DWARVES-01", "SW-CONQ-10")
def test_a_mountain_takes_the_dwarves_at_least_one_token() -> None:
    t = Table(players=2)
    t.active(1, "dwarves", "blacksmiths", hand=4, B1=1)
    t.conquests(1)
    assert t.cost("B2") == 1
    t.play("conquer B2")
    assert (t.tokens("B2"), t.hand(1)) == (1, 3)
