"""The Blacksmiths: clauses SW-PROF-BLACKSMITHS."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-PROF-BLACKSMITHS-01")
@pytest.mark.parametrize(("region", "cost"), [("A1", 1), ("A4", 2), ("A5", 4), ("A9", 2), ("B4", 3)])
def test_blacksmiths_need_one_token_less_for_every_region(region: str, cost: int) -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "blacksmiths", hand=6, A2=1)
    t.active(2, "orcs", "miners", A5=3)
    t.conquests(1)
    assert t.cost(region) == cost
    t.play(f"conquer {region}")
    assert t.tokens(region) == cost
    assert t.hand(1) == 6 - cost


@rule("SW-PROF-BLACKSMITHS-01", "SW-CONQ-10")
def test_blacksmiths_need_at_least_one_token() -> None:
    t = Table(players=2)
    t.active(1, "nightelves", "blacksmiths", hand=2, A2=1)
    t.conquests(1)
    assert t.cost("A3") == 1
    t.play("conquer A3")
    assert t.tokens("A3") == 1
    assert t.hand(1) == 1
