"""One step ahead: try every legal answer on a state that fits the view, and take the one the game scores best."""

from __future__ import annotations

from typing import Any, Final

from wartable.engine.action import Action
from wartable.engine.game import Game
from wartable.engine.luck import Dice, NoLuck, secret_of
from wartable.engine.play import foresee, legal
from wartable.engine.state import State

SAMPLES: Final = 3
"""States tried for the answers that looked best in the first one."""
SHORTLIST: Final = 6
LONG: Final = 60
"""Among more answers than this the first state must do, or the bot would think too long."""
FACES: Final = 12
"""Outcomes of one draw that are looked at one by one."""
CLOSE: Final = 1e-9


class Draw:
    """The first draw after an answer, and what is known of its outcomes whatever the luck of the state."""

    def __init__(self, outcomes: int) -> None:
        self.outcomes = outcomes
        self.scores: dict[int, float] = {}
        """Of those after which nothing more is drawn."""


class GreedyBot:
    """Takes the answer with the best average score; luck is averaged out and ties are broken by lot."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.dice = Dice(seed)
        self.open = not game.shelves.secret
        """Whether nobody hides anything: then only what draws lots comes out otherwise in another state."""

    def choose(self, view: State, seat: int) -> Action:
        moves = legal(view)
        if len(moves) == 1:
            return moves[0]
        s = self.guess(view)
        scored: list[tuple[float, int]] = []
        drew: set[int] = set()
        draws: dict[int, Draw] = {}
        for i, a in enumerate(moves):
            after = self.tried(s, a)
            scored.append((self.game.score(after, seat), i))
            if after.drawn != s.drawn:
                drew.add(i)
        scored.sort(key=best_first)
        sums: dict[int, float] = {}
        sure: dict[int, float] = {}
        for score, i in scored[:SHORTLIST]:
            whole = True
            if i in drew:
                score, whole = self.mean(s, seat, moves[i], FACES, draws)
            sums[i] = score
            if self.open and whole:
                sure[i] = score
        again = len(moves) <= LONG and (not self.open or any([i in drew for i in sums]))
        for _ in range(SAMPLES - 1 if again else 0):
            s = self.guess(view)
            for i in sums:
                sums[i] += sure[i] if i in sure else self.value(s, seat, moves[i], FACES, draws)
        best = max(sums.values())
        ties = [i for i, total in sums.items() if total >= best - CLOSE]
        return moves[ties[self.dice.below(len(ties))]]

    def guess(self, view: State) -> State:
        """A whole state that fits the view."""
        s: State = self.game.sample(view, secret_of(self.dice.below(1 << 30)))
        return s

    def tried(self, s: State, a: Action) -> State:
        """What becomes of a state after this answer."""
        after: State = self.game.copy(s)
        foresee(after, a)
        return after

    def value(self, s: State, seat: int, a: Action, faces: int, draws: dict[int, Draw] | None = None) -> float:
        """The score after this answer; if it draws lots, the mean over up to this many outcomes of the first draw.

        `draws`: by number of the action, those that are known from other states of the same position.
        """
        if draws is None or a.index not in draws:
            after = self.tried(s, a)
            if after.drawn == s.drawn:
                return self.game.score(after, seat)
        return self.mean(s, seat, a, faces, draws)[0]

    def mean(
        self, s: State, seat: int, a: Action, faces: int, draws: dict[int, Draw] | None = None
    ) -> tuple[float, bool]:
        """The mean score over up to so many outcomes of the first draw; and whether it was the only one."""
        draw = draws.get(a.index) if draws is not None else None
        if draw is None:
            draw = Draw(min(faces, self.sides(s, a)))
            if self.open and draws is not None:
                draws[a.index] = draw
        total = 0.0
        for face in range(draw.outcomes):
            if face in draw.scores:
                total += draw.scores[face]
                continue
            after: State = self.game.copy(s)
            after.script = (face,)
            foresee(after, a)
            score = self.game.score(after, seat)
            if after.drawn == s.drawn + 1:
                draw.scores[face] = score
            total += score
        return total / draw.outcomes, len(draw.scores) == draw.outcomes

    def sides(self, s: State, a: Action) -> int:
        """How many outcomes the first draw after this answer has; 1 if nothing is drawn."""
        bare: State = self.game.copy(s)
        bare.secret = b""
        try:
            foresee(bare, a)
        except NoLuck as draw:
            return draw.sides
        return 1


def best_first(scored: tuple[float, int]) -> tuple[float, int]:
    return -scored[0], scored[1]
