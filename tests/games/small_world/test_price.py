"""What a region would cost, and why it cannot be had: asked for every region, affordable or not."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import acting, apply, decision
from wartable.games.small_world import GAME, ids
from wartable.games.small_world.rules.conquest import Conquests
from wartable.games.small_world.rules.price import price

rule = pytest.mark.rule


@rule("SW-CONQ-03", "SW-CONQ-04", "SW-CONQ-05", "SW-CONQ-07", "SW-CONQ-10")
def test_a_price_adds_up_item_by_item_whether_or_not_it_can_be_paid() -> None:
    t = Table(players=2)
    t.active(1, "dwarves", "blacksmiths", hand=3, A1=1)
    t.active(2, "orcs", "miners", A4=2, B1=1, A5=1)
    t.put("fort", "A4")
    t.conquests(1)
    asked = price(t.state, 0, t.r("A4"))
    assert asked.items == [
        ("base", 2),
        ("mountain", 1),
        ("tokens", 2),
        ("fort", 1),
        ("dwarves", -2),
        ("blacksmiths", -1),
    ]
    assert (asked.tokens, asked.refusal) == (3, None)
    far = price(t.state, 0, t.r("B1"))
    assert far.items == [("base", 2), ("tokens", 1), ("toll", 1), ("blacksmiths", -1)]
    assert (far.tokens, far.refusal) == (3, None)
    dear = price(t.state, 0, t.r("A5"))
    assert dear.refusal is not None
    assert (dear.tokens, dear.refusal.rule) == (2, "SW-CONQ-13")


@rule("SW-CONQ-22", "SW-CONQ-21")
@pytest.mark.parametrize(("coins", "rule_of_refusal"), [(4, "SW-CONQ-22"), (5, None)])
def test_a_price_names_the_payments_and_says_if_they_are_too_much(coins: int, rule_of_refusal: str | None) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=6, A7=1)
    t.active(2, "pandaren", "bogkeepers", A9=1)
    t.put("aegis", "A9").harmony(1).set_coins(1, coins)
    t.conquests(1)
    asked = price(t.state, 0, t.r("A9"))
    assert [(due.why, due.coins, due.payee) for due in asked.payments] == [
        ("harmony", 2, 1),
        ("bogkeepers", 1, 1),
        ("aegis", 2, 1),
    ]
    assert asked.coins == 5
    assert (asked.refusal and asked.refusal.rule) == rule_of_refusal


@rule("SW-CONQ-03")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_price_refuses_exactly_what_is_no_legal_conquest_and_explains_its_sum(seats: int) -> None:
    """Every region, whatever powers are asked for, at every conquest decision of a random game."""
    s = GAME.setup(seats, secret_of(f"prices {seats}"))
    dice = Dice(seats)
    asked = 0
    while s.moves:
        if isinstance(decision(s), Conquests):
            seat = acting(s)
            for powers in range(1 << len(ids.POWER_WORDS)):
                for r in range(s.world.size):
                    found = price(s, seat, r, powers)
                    assert sum([count for _, count in found.items]) == found.tokens
                    assert (found.refusal is None) == (s.world.conquer[powers][r] in s.moves)
                    asked += 1
        apply(s, s.moves[dice.below(len(s.moves))])
    assert asked
