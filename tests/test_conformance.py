"""The conformance suite: that nothing is found in the games."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wartable.engine.events import Log
from wartable.engine.game import Game
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import decision
from wartable.games.small_world import GAME as SMALL_WORLD
from wartable.games.small_world import ids
from wartable.games.small_world.rules.peoples import Column, Market
from wartable.games.small_world.rules.state import SmallWorld
from wartable.testing.conformance import check_play
from wartable.testing.plays import Start, all_starts
from wartable.testing.soak import main as soak
from wartable.words import LANGUAGES, words_for

NEVER = range(0)


def coins_explained(game: Game[SmallWorld], s: SmallWorld, log: Log) -> list[str]:
    """Every change of every player's coins, and of the coins on the combinations, is told as it happens."""
    expected = [s.world.content.starting_coins] * s.seats
    on_offer = 0
    for event in log.events:
        if event.kind == "coins":
            payer, payee, coins = int(event.facts["payer"]), int(event.facts["payee"]), int(event.facts["coins"])
            if payer >= 0:
                expected[payer] -= coins
            if payee >= 0:
                expected[payee] += coins
            on_offer += {"combination": coins, "found": -coins}.get(str(event.facts["why"]), 0)
    lying = sum(offer.coins for column in s.market.columns for offer in column.offers)
    found = [] if expected == s.coins else [f"the players have {s.coins} coins, but were told of {expected}"]
    return found if lying == on_offer else [*found, f"{lying} coins lie on combinations, but {on_offer} were put there"]


def disguised(s: SmallWorld, seat: int | None, dice: Dice) -> SmallWorld:
    """Section 7 of the rules: other coins of rivals, other face-down tokens and bombs, other orders of the stacks."""
    other = s.copy()
    other.secret = secret_of(dice.below(1000))
    if s.stack and not s.settings.open_coins:
        other.coins = [coins if one == seat else dice.below(60) for one, coins in enumerate(s.coins)]
    unseen = [relic for relic, where in enumerate(s.relics) if where == ids.ASIDE or where <= ids.FACE_DOWN]
    for relic, where in zip(unseen, mixed([s.relics[relic] for relic in unseen], dice), strict=True):
        other.move_relic(relic, where)
    bombs = mixed([*s.bombs.values(), *s.bomb_stack, *s.bombs_unseen], dice)
    other.bombs = {r: bombs.pop() for r in s.bombs}
    other.bombs_unseen = tuple(bombs.pop() for _ in s.bombs_unseen)
    other.bomb_stack = tuple(bombs)
    columns = []
    for column in s.market.columns:
        unknown = len(column.stack) - column.known
        stack = (*mixed(list(column.stack[:unknown]), dice), *column.stack[unknown:])
        columns.append(Column(column.offers, stack, column.known))
    other.market = Market(tuple(columns), tuple(mixed(list(s.market.badges), dice)), s.market.discards)
    choice = decision(other)
    other.moves = [] if choice is None else choice.legal(other)
    return other


def mixed(items: list[int], dice: Dice) -> list[int]:
    return sorted(items, key=lambda _: dice.below(1000))


@st.composite
def small_world_starts(draw: st.DrawFn) -> Start:
    options = [(option.name, draw(st.sampled_from(option.choices))) for option in SMALL_WORLD.options]
    seats = draw(st.sampled_from(SMALL_WORLD.seats))
    return Start(seats, draw(st.integers(0, 10**9)), draw(st.sampled_from(SMALL_WORLD.scenarios)), tuple(options))


moments = st.sets(st.integers(0, 250), min_size=2, max_size=6)


@settings(max_examples=30, deadline=None)
@given(small_world_starts(), moments)
def test_small_world_keeps_every_promise(start: Start, moments: set[int]) -> None:
    check_play(SMALL_WORLD, start, moments, invariant=coins_explained, disguise=disguised)


@settings(max_examples=10, deadline=None)
@given(small_world_starts(), moments, st.sampled_from(LANGUAGES))
def test_small_world_shows_what_may_be_seen_and_nothing_else(start: Start, moments: set[int], language: str) -> None:
    check_play(SMALL_WORLD, start, moments, [words_for(SMALL_WORLD, language)], disguise=disguised)


@pytest.mark.parametrize("start", list(all_starts(SMALL_WORLD, 1)), ids=str)
def test_small_world_can_be_played_with_any_scenario_and_options(start: Start) -> None:
    check_play(SMALL_WORLD, start, NEVER, invariant=coins_explained)


def test_a_small_soak_of_small_world_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak(["--game", "wartable.games.small_world", "--games", "40"]) == 0
    printed = capsys.readouterr().out
    assert "40 games" in printed
    assert printed.endswith("no faults\n")
