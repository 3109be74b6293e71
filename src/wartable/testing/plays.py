"""Seeded random games that can be played again from a few numbers."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, NoReturn, TypeVar

from wartable.engine import luck
from wartable.engine.action import Action
from wartable.engine.errors import ContentError
from wartable.engine.events import Log
from wartable.engine.files.editions import Numbers
from wartable.engine.game import Game
from wartable.engine.luck import Dice, secret_of
from wartable.engine.options import settle_options
from wartable.engine.play import apply, decision, legal
from wartable.engine.state import State

S = TypeVar("S", bound=State)
WEIGHTS = (1, 6, 36)
"""How much a game may care for a verb."""


@dataclass(frozen=True, slots=True)
class Start:
    """How a game begins: who sits down, what is played, and the seed of luck and of the random answers."""

    seats: int
    seed: int
    scenario: str
    options: tuple[tuple[str, str], ...] = ()
    numbers: Numbers | None = None

    def setup(self, game: Game[S], log: Log | None = None) -> S:
        secret = secret_of(self.seed)
        return game.setup(self.seats, secret, self.scenario, dict(self.options), log, numbers=self.numbers)

    def __str__(self) -> str:
        chosen = ", ".join(f"{name}={value}" for name, value in self.options) or "none"
        return f"{self.seats} players, scenario {self.scenario}, options {chosen}, seed {self.seed}"


def all_starts(game: Game[S], seed: int) -> Iterator[Start]:
    """Every number of players with every scenario and every setting of the options."""
    settings = itertools.product(*[[(option.name, choice) for choice in option.choices] for option in game.options])
    tables = [(scenario, seats) for scenario in game.scenarios for seats in game.players(scenario)]
    for options, (scenario, seats) in itertools.product(settings, tables):
        yield Start(seats, seed, scenario, options)


def any_start(game: Game[S], seed: int, fixed: Mapping[str, str] | None = None) -> Start:
    """One start per seed: player counts in turn, scenarios and all options that are not fixed now and then unusual.

    What a scenario does not allow is left to it.
    """
    secret = secret_of(f"start {seed}")

    def one_in(parts: int, choices: tuple[str, ...], default: str, counter: int) -> str:
        if luck.draw(secret, counter, "usual", parts):
            return default
        return choices[luck.draw(secret, counter, "which", len(choices))]

    seats = game.seats[seed % len(game.seats)]
    scenarios = tuple([name for name in game.scenarios if seats in game.players(name)])
    scenario = one_in(4, scenarios, scenarios[0], 0)
    options = {
        option.name: one_in(2, option.choices, option.default, counter)
        for counter, option in enumerate(game.options, start=1)
    }
    options |= fixed or {}
    for _ in range(len(options)):
        name = unfit(game, seats, scenario, options)
        if not name:
            break
        del options[name]
    return Start(seats, seed, scenario, tuple(options.items()))


def unfit(game: Game[S], seats: int, scenario: str, options: Mapping[str, str]) -> str:
    """An option that this scenario does not allow as it is chosen; empty if there is none."""
    try:
        game.fresh(scenario, seats, settle_options(game.options, options), secret_of("unfit"), None)
    except ContentError as error:
        if error.place in options:
            return error.place
        raise
    return ""


def written(game: Game[S], s: S) -> str:
    """A state or view as text: equal texts are equal states."""
    return json.dumps(game.encode(s), sort_keys=True, ensure_ascii=False)


class Play(Generic[S]):
    """A random game as far as it has come, and how to get there again.

    Every second game, by its seed, chooses evenly among the legal actions. The others love some verbs and shun others,
    each its own, so that together they go to corners where even chances never lead.
    """

    def __init__(self, game: Game[S], start: Start) -> None:
        self.game = game
        self.start = start
        self.log = Log()
        self.state = start.setup(game, self.log)
        self.actions: list[Action] = []
        self.dice = Dice(start.seed)
        self._taste_secret = secret_of(f"tastes {start.seed}")
        self._tastes: dict[str, int] = {}
        self._even = luck.draw(self._taste_secret, 0, "even chances", 2) == 0

    def next_action(self) -> Action:
        """What random play says now; each call draws anew."""
        moves = legal(self.state)
        if self._even:
            return moves[self.dice.below(len(moves))]
        verbs: dict[str, list[Action]] = {}
        for action in moves:
            verbs.setdefault(action.text.split(" ", 1)[0], []).append(action)
        spot = self.dice.below(sum([self._taste(verb) for verb in verbs]))
        for verb, chosen in verbs.items():
            spot -= self._taste(verb)
            if spot < 0:
                return chosen[self.dice.below(len(chosen))]
        raise AssertionError("the weights do not add up")

    def _taste(self, verb: str) -> int:
        if verb not in self._tastes:
            self._tastes[verb] = WEIGHTS[luck.draw(self._taste_secret, 1, verb, len(WEIGHTS))]
        return self._tastes[verb]

    def take(self, action: Action) -> None:
        self.actions.append(action)
        apply(self.state, action)

    def fail(self, what: str) -> NoReturn:
        """Say what is wrong and where it was seen."""
        choice = decision(self.state)
        where = "the end of the game" if choice is None else f"decision {len(self.actions)} ({choice.write()})"
        last = ", ".join(action.text for action in self.actions[-3:]) or "nothing"
        raise AssertionError(
            f"{self.game.id}: {what}\n  at {where} of {self.start}\n  last said: {last}\n  state: {self._state()}"
        )

    def _state(self) -> str:
        try:
            return written(self.game, self.state)
        except Exception as error:
            return f"cannot be written ({error!r})"

    def expect(self, true: bool, what: str) -> None:
        if not true:
            self.fail(what)
