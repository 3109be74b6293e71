"""A quick hand: one look at every answer, no averaging. What a search plays on with to its horizon."""

from __future__ import annotations

from math import log
from typing import Any, Final

from wartable.engine.action import Action
from wartable.engine.game import Game
from wartable.engine.luck import Dice
from wartable.engine.play import apply
from wartable.engine.state import State

GRAIN: Final = 1 << 20
BEST_FEW: Final = 4
"""By how much these differ, noise is measured."""


class Policy:
    """Takes the answer that looks best on a state that is known whole."""

    def __init__(self, game: Game[Any], dice: Dice, blind: bytes) -> None:
        self.game = game
        self.dice = dice
        self.blind = blind
        """The luck of what is only looked at: other than that of the state, or its dice would be foreseen."""
        self.tried = 0
        """Answers it has looked at."""

    def choose(self, s: State, noise: float = 0.0) -> Action:
        """The answer with the best score; with noise, one that may be a little worse."""
        moves = s.moves
        if len(moves) == 1:
            return moves[0]
        scores = self.scores(s)
        if noise > 0.0:
            spread = max(scores) - sorted(scores)[-min(len(scores), BEST_FEW)]
            scores = [score + noise * spread * self.gumbel() for score in scores]
        return moves[scores.index(max(scores))]

    def scores(self, s: State) -> list[float]:
        """What the game thinks of each answer."""
        game = self.game
        seat = s.stack[-1].seat
        self.tried += len(s.moves)
        found: list[float] = []
        for a in s.moves:
            after: State = game.copy(s)
            after.secret = self.blind
            apply(after, a)
            found.append(game.score(after, seat))
        return found

    def gumbel(self) -> float:
        """By such numbers the best of several is each of them, the oftener the better it is."""
        return -log(-log((self.dice.below(GRAIN) + 0.5) / GRAIN))
