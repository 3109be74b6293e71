"""What a move revealed: whatever somebody knows afterwards that was hidden from them before.

A game says what a view knows (`Game.known`). Of things that move about, such as cards, it counts how many of a kind are
known, wherever they lie: a card that goes from one's hand to an open pile is news to the others, and none to oneself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from wartable.engine.game import Game, Known
from wartable.engine.state import State

S = TypeVar("S", bound=State)


def knowledge(game: Game[S], s: S, seats: int) -> list[Known]:
    """What a spectator and then every seat knows of all that may be hidden."""
    viewers: list[int | None] = [None, *range(seats)]
    return [game.known(game.view(s, viewer)) for viewer in viewers]


def revealed(before: Known, after: Known) -> bool:
    """Whether one viewer knows something more."""
    return before != after and bool(Counter(after) - Counter(before))


def learned(before: Sequence[Known], after: Sequence[Known]) -> bool:
    """Whether anybody knows something more."""
    return any([revealed(was, now) for was, now in zip(before, after, strict=True)])
