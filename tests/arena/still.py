"""Bots that cost nothing: always the first answer, always the last."""

from __future__ import annotations

from typing import Any

from wartable.engine.action import Action
from wartable.engine.game import Game
from wartable.engine.play import legal
from wartable.engine.state import State


class First:
    def __init__(self, game: Game[Any], seed: int) -> None:
        pass

    def choose(self, view: State, seat: int) -> Action:
        return legal(view)[0]


class Last:
    def __init__(self, game: Game[Any], seed: int) -> None:
        pass

    def choose(self, view: State, seat: int) -> Action:
        return legal(view)[-1]
