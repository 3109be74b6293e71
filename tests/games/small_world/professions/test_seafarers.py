"""The Seafarers: clauses SW-PROF-SEAFARERS."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-PROF-SEAFARERS-01")
def test_seafarers_pay_no_toll_for_their_first_conquest() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "seafarers", hand=3)
    t.conquests(1)
    assert t.cost("A1") == 2
    assert t.cost("B4") == 3
    t.play("conquer A1")
    assert t.tokens("A1") == 2
    assert t.hand(1) == 1


@rule("SW-PROF-SEAFARERS-01")
@pytest.mark.parametrize(("badge", "cost"), [("seafarers", 2), ("miners", 3)])
def test_seafarers_pay_no_toll_for_a_far_anchor(badge: str, cost: int) -> None:
    t = Table(players=2)
    t.active(1, "orcs", badge, hand=4, A2=1)
    t.conquests(1)
    assert t.cost("B1") == cost
    t.play("conquer B1")
    assert t.tokens("B1") == cost


@rule("SW-PROF-SEAFARERS-01", "SW-CONQ-07")
def test_seafarers_get_no_reduction_for_an_anchor_that_borders_their_region() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "seafarers", hand=4, A2=1)
    t.conquests(1)
    assert t.cost("A1") == 2
    assert t.cost("A5") == 2
