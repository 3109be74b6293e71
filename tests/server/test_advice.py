"""Advice: what a bot says to whoever asks what to do."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from wartable.bots.greedy import GreedyBot
from wartable.bots.random import RandomBot
from wartable.engine.game import Game
from wartable.engine.luck import secret_of
from wartable.engine.play import acting, apply, legal
from wartable.games.catalogue import GAMES
from wartable.games.warcraft import GAME
from wartable.server import advising
from wartable.server.advising import Advice, Change, advise, telling
from wartable.words import words_for


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_advice_is_legal_and_says_what_the_turn_brings(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "PATIENCE", inf)
    monkeypatch.setattr(advising, "EFFORT", 2_000)
    s = game.setup(2, secret_of("advice"))
    bots = [GreedyBot(game, seat) for seat in range(2)]
    brings: set[str] = set()
    for number in range(60):
        seat = acting(s)
        view = game.view(s, seat)
        apply(s, bots[seat].choose(view, seat))
        if number % 15 or len(legal(view)) < 2:
            continue
        advice = advise(game, view, seat, 1, "en")
        answers = [one.action for one in advice]
        assert 1 < len(answers) == len(set(answers)) <= 3
        assert set(answers) <= {action.text for action in legal(view)}
        chances = [one.chance for one in advice if one.chance is not None]
        assert chances == sorted(chances, reverse=True)
        assert all([0.0 <= chance <= 1.0 for chance in chances])
        panels = game.scene(view, seat, words_for(game, "en")).panels
        found = {change.name for one in advice for change in one.brings}
        assert found <= {counter.name for panel in panels for counter in panel.counters}
        brings |= found
    assert brings


def test_numbers_that_every_answer_brings_are_no_reason() -> None:
    gold, rivals, wood = Change("Gold", 1, 3, False), Change("Gold", 0, 2, True), Change("Wood", 0, 1, False)
    assert telling([gold, rivals, wood], [[gold, rivals, wood], [gold, rivals]]) == (wood,)
    assert telling([gold, rivals], [[gold, rivals, wood], [gold, rivals]]) == (gold,), "one's own rather than nothing"


def test_the_only_answer_needs_no_thought() -> None:
    s = GAME.setup(2, secret_of("advice"))
    bot = RandomBot(1)
    while len(legal(s)) != 1:
        apply(s, bot.choose(GAME.view(s, acting(s)), acting(s)))
    assert advise(GAME, GAME.view(s, acting(s)), acting(s), 1, "en") == (Advice(legal(s)[0].text),)
