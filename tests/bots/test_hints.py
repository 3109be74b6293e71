"""What the evaluation of Small World prefers, told in small positions."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.small_world.table import Table
from wartable.bots.greedy import FACES, GreedyBot
from wartable.engine.play import legal
from wartable.games.small_world import GAME
from wartable.games.small_world.judgement.prospects import FRESH


def choice(t: Table, seed: int = 1) -> str:
    """What the greedy bot says now."""
    seat = t.state.stack[-1].seat
    return GreedyBot(GAME, seed).choose(GAME.view(t.state, seat), seat).text


def worth(t: Table) -> dict[str, float]:
    """The score of every answer."""
    s = t.state
    seat = s.stack[-1].seat
    bot = GreedyBot(GAME, 1)
    return {a.text: bot.value(s, seat, a, FACES) for a in legal(s)}


def test_a_new_race_is_worth_more_the_more_turns_are_left() -> None:
    assert FRESH[0] == 0.0
    assert all(later > sooner for sooner, later in pairwise(FRESH))


def test_conquests_go_on_while_tokens_last() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=8)
    t.conquests(1)
    assert choice(t).startswith("conquer")


def test_the_region_with_the_badges_coin_is_preferred() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=2, A2=1)
    t.set_round(10)
    t.conquests(1)
    scores = worth(t)
    world = t.state.world
    fields = {f"conquer {code}" for r, code in enumerate(world.codes) if world.fields >> r & 1}
    assert fields & set(scores)
    assert choice(t) in fields


def test_an_exhausted_race_goes_into_decline_early_in_the_game() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "seafarers", A1=1, A2=1, A4=1, A5=1, A3=1)
    t.set_round(4)
    t.turn(1)
    assert choice(t) == "decline"


@pytest.mark.parametrize("number", [3, 6, 7])
def test_a_crippled_race_is_not_kept(number: int) -> None:
    """Two regions and six tokens among neighbours of four each."""
    t = Table(players=2)
    t.active(1, "orcs", "fishers", A1=3, A2=3)
    t.active(2, "tauren", "miners", A3=4, A5=4, A4=4)
    t.set_round(number)
    t.turn(1)
    assert choice(t) == "decline"


@pytest.mark.parametrize("number", [3, 5, 7])
def test_a_race_that_still_earns_is_not_abandoned(number: int) -> None:
    t = Table(players=2)
    t.active(1, "trolls", "blacksmiths", A1=3, A2=2, A4=2, A5=2)
    t.active(2, "tauren", "miners", A3=4)
    t.set_round(number)
    t.turn(1)
    assert choice(t) == "advance"


def test_a_race_that_grows_is_picked_before_one_that_shrinks() -> None:
    """Forsaken buy back what they lose; fishing on the shore pays no more than it costs to hold it."""
    t = Table(players=2)
    t.column("fishers humans", "seafarers forsaken")
    t.turn(1)
    scores = worth(t)
    assert scores["pick 2"] > scores["pick 1"]


def test_nobody_declines_in_the_last_round_with_tokens_to_spare() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", A1=4, A2=3)
    t.set_round(10)
    t.turn(1)
    assert choice(t) == "advance"


def test_regions_are_not_left_for_nothing() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", A1=4, A2=3)
    t.set_round(6)
    t.turn(1)
    t.play("advance")
    assert choice(t) == "ready"


def test_tokens_are_spread_in_redeployment() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A1=7, A2=1, A3=1)
    t.active(2, "trolls", "farmers", A6=2, A5=2)
    t.ending(1)
    while t.decision() == "Redeploy":
        t.play(choice(t))
    assert max(t.tokens(code) for code in ("A1", "A2", "A3")) <= 5
    assert min(t.tokens(code) for code in ("A1", "A2", "A3")) >= 2


def test_the_combination_with_coins_on_it_is_worth_more() -> None:
    t = Table(players=2)
    t.column("miners orcs")
    t.turn(1)
    before = worth(t)["pick 1"]
    t.purse(1, 3)
    assert worth(t)["pick 1"] > before + 2.5


def test_forsaken_are_bought_while_turns_are_left_but_not_in_the_last() -> None:
    for number, bought in ((3, True), (10, False)):
        t = Table(players=2)
        t.active(1, "forsaken", "farmers", hand=6, A2=1)
        t.active(2, "gnomes", "miners", A5=1, A1=1)
        t.set_round(number)
        t.conquests(1)
        t.play("conquer A5", "conquer A1")
        t.play_if("end")
        assert t.decision() == "BuyForsaken"
        assert (choice(t) != "buy 0") is bought


def test_worgen_take_coins_when_there_is_nothing_to_conquer() -> None:
    t = Table(players=2)
    t.active(1, "worgen", "farmers", A1=1, A2=1)
    t.set_round(10)
    t.turn(1)
    t.play("advance")
    assert choice(t) == "form human"
