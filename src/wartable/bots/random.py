"""The bot that plays anything legal: the floor every other bot is measured against."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.luck import Dice
from wartable.engine.play import legal
from wartable.engine.state import State


class RandomBot:
    """Every legal answer is equally likely."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, view: State, seat: int) -> Action:
        moves = legal(view)
        return moves[self.dice.below(len(moves))]
