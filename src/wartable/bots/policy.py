"""A quick hand: one look at an answer, no averaging. What a search plays on with to its horizon.

In the midst of a turn most answers are worth what they were a moment ago. So what an answer gains is remembered, and it
is looked at again only if something was done in an area that it speaks of, or if it now seems to be the best.
"""

from __future__ import annotations

from math import log
from typing import Any, Final

from wartable.engine.action import Action
from wartable.engine.game import Game
from wartable.engine.luck import Dice
from wartable.engine.parts import AREA
from wartable.engine.play import apply, foresee
from wartable.engine.state import State

GRAIN: Final = 1 << 20
BEST_FEW: Final = 4
"""By how much these differ, noise is measured."""
FEW: Final = 5
"""So many answers are looked at anew each time."""


class Gains:
    """What the answers to one kind of question gained when they were looked at, as long as nothing is drawn."""

    def __init__(self, turn: int, drawn: int) -> None:
        self.turn = turn
        self.drawn = drawn
        self.of: dict[int, float] = {}
        """By the numbers of the actions."""
        self.touched = 0
        """Areas in which something was done since the question was put last, as a mask."""


class Policy:
    """Takes the answer that looks best on a state that is known whole."""

    def __init__(self, game: Game[Any], dice: Dice, blind: bytes) -> None:
        self.game = game
        self.dice = dice
        self.blind = blind
        """The luck of what is only looked at: other than that of the state, or its dice would be foreseen."""
        self.tried = 0
        """Answers it has looked at."""
        self.gains: dict[tuple[str, int], Gains] = {}
        """By the kind of question and the seat it is put to."""
        self.areas: dict[int, int] = {}
        """Masks of the areas that actions speak of, by their numbers."""

    def forget(self) -> None:
        """Another state is played from here on."""
        self.gains = {}

    def take(self, s: State, a: Action) -> None:
        """Give an answer."""
        areas = self.areas_of(a)
        for gains in self.gains.values():
            gains.touched |= areas
        apply(s, a)

    def choose(self, s: State, noise: float = 0.0, without: Action | None = None) -> Action:
        """The answer that looks best; with noise, one that may be a little worse. One may be forbidden."""
        moves = s.moves if without is None else [a for a in s.moves if a is not without]
        if len(moves) == 1:
            return moves[0]
        seat = s.stack[-1].seat
        if len(moves) <= FEW:
            found = [self.look(s, a, seat) for a in moves]
            bumps = self.bumps(found, noise)
            return moves[highest(found, bumps)]
        return self.choose_of_many(s, seat, moves, noise)

    def choose_of_many(self, s: State, seat: int, moves: list[Action], noise: float) -> Action:
        gains = self.gains_at(s, seat)
        touched, gains.touched = gains.touched, 0
        base = self.game.score(s, seat)
        self.tried += 1
        found: list[float] = []
        fresh: list[bool] = []
        for a in moves:
            areas = self.areas_of(a)
            known = areas != 0 and not areas & touched and a.index in gains.of
            if not known:
                gains.of[a.index] = self.look(s, a, seat) - base
            found.append(gains.of[a.index])
            fresh.append(not known)
        bumps = self.bumps(found, noise)
        while True:
            best = highest(found, bumps)
            a = moves[best]
            if fresh[best]:
                return a
            found[best] = gains.of[a.index] = self.look(s, a, seat) - base
            fresh[best] = True

    def gains_at(self, s: State, seat: int) -> Gains:
        """What is remembered of the question that waits."""
        key = (type(s.stack[-1]).__name__, seat)
        turn = self.game.turn_number(s)
        gains = self.gains.get(key)
        if gains is None or gains.turn != turn or gains.drawn != s.drawn:
            gains = self.gains[key] = Gains(turn, s.drawn)
        return gains

    def scores(self, s: State) -> list[float]:
        """What the game thinks of each answer."""
        seat = s.stack[-1].seat
        return [self.look(s, a, seat) for a in s.moves]

    def look(self, s: State, a: Action, seat: int) -> float:
        """What the game thinks of an answer."""
        self.tried += 1
        after: State = self.game.copy(s)
        after.secret = self.blind
        foresee(after, a)
        return self.game.score(after, seat)

    def bumps(self, scores: list[float], noise: float) -> list[float]:
        """What is added to each for the sake of variety; nothing without noise."""
        if noise <= 0.0:
            return []
        spread = max(scores) - sorted(scores)[-min(len(scores), BEST_FEW)]
        return [noise * spread * self.gumbel() for _ in scores]

    def gumbel(self) -> float:
        """By such numbers the best of several is each of them, the oftener the better it is."""
        return -log(-log((self.dice.below(GRAIN) + 0.5) / GRAIN))

    def areas_of(self, a: Action) -> int:
        """The areas that an action speaks of, as a mask."""
        areas = self.areas.get(a.index, -1)
        if areas < 0:
            areas = 0
            for part, place in zip(a.verb.parts, a.places, strict=True):
                if part.kind == AREA:
                    areas |= 1 << place
            self.areas[a.index] = areas
        return areas


def highest(scores: list[float], bumps: list[float]) -> int:
    """Where the best score is, with what is added to each; the first of equals."""
    best = 0
    for i in range(1, len(scores)):
        if scores[i] + (bumps[i] if bumps else 0.0) > scores[best] + (bumps[best] if bumps else 0.0):
            best = i
    return best
