"""Wartable: Warcraft board games with their exact rules.

import wartable

game = wartable.game("small-world")
s = wartable.new(game, seats=2, seed=7)
bots = [wartable.make_bot("greedy", game, 1), wartable.make_bot("random", game, 2)]
while wartable.legal(s):
    seat = wartable.acting(s)
    wartable.play(s, seat, bots[seat].choose(wartable.view(game, s, seat), seat))
print(game.result(s))
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, TypeVar

from wartable.bots import BOTS, Bot, make_bot
from wartable.engine.action import Action
from wartable.engine.errors import ContentError
from wartable.engine.events import Log
from wartable.engine.files.codec import dump, load
from wartable.engine.game import Game
from wartable.engine.luck import SECRET_BYTES, secret_of
from wartable.engine.play import acting, apply, decision, legal, refuse, step
from wartable.engine.refusal import Refusal, Refused
from wartable.engine.state import State

S = TypeVar("S", bound=State)


def _catalogue() -> dict[str, Game[Any]]:
    # By name: were it an import statement, every game would depend on every other through this package.
    found: dict[str, Game[Any]] = import_module("wartable.games.catalogue").GAMES
    return found


def list_games() -> tuple[str, ...]:
    """The ids of all games; `wartable.games` is the package they are in."""
    return tuple(_catalogue())


def game(name: str) -> Game[Any]:
    """A game by its id."""
    games = _catalogue()
    if name not in games:
        raise ContentError("game", name, f"no such game; there are {', '.join(games)}")
    return games[name]


def new(
    game: Game[S],
    seats: int,
    seed: int | str | None = None,
    scenario: str | None = None,
    options: Mapping[str, str | bool] | None = None,
) -> S:
    """A new game, run up to its first decision; without a seed nobody can foresee its luck."""
    secret = secrets.token_bytes(SECRET_BYTES) if seed is None else secret_of(seed)
    return game.setup(seats, secret, scenario, options)


def copy(game: Game[S], s: S) -> S:
    """The same state, untouched by what happens to the first."""
    return game.copy(s)


def view(game: Game[S], s: S, seat: int | None) -> S:
    """What a seat (None: a spectator) may know."""
    return game.view(s, seat)


def sample(game: Game[S], view: S, seed: int | str | None = None) -> S:
    """A whole state that fits a view."""
    return game.sample(view, secrets.token_bytes(SECRET_BYTES) if seed is None else secret_of(seed))


def read(game: Game[S], s: S, text: str) -> Action:
    """The action written so; if there is none, the ContentError says what could be meant."""
    return game.book(s).find(text)


def moments(game: Game[Any]) -> dict[str, str]:
    """The moments that a position file of this game may name, and when they are."""
    return dict(game.positions.moments)


def play(s: State, seat: int, said: Action | str, dice: Sequence[int] = (), stepping: bool = False) -> None:
    """Play an action, or what is written so; raises Refused, or ContentError if there is no such action.

    `dice` are what the dice that it rolls will show, in the order of rolling: a face that a die has not, or a die that
    is not rolled, is a ContentError. Any error leaves the state alone. `stepping` stops at the very next decision, even
    one with a single answer, which is else taken by itself.
    """
    if isinstance(said, str):
        moves = legal(s)
        # An action knows its verb, and that its book. Without answers any action is refused.
        said = moves[0].verb.book.find(said) if moves else Action()
    refusal = refuse(s, seat, said)
    if refusal is not None:
        raise Refused(refusal)
    go = step if stepping else apply
    if dice or s.dice or s.script:
        rehearsal = s.copy()
        rehearsal.dice = (*dice, *s.dice)
        try:
            go(rehearsal, said)
        except ContentError:
            raise
        except ValueError as error:
            raise ContentError("script", "", str(error)) from error
        unused = len(rehearsal.dice) - len(s.dice)
        if unused > 0:
            names = ", ".join([str(die) for die in dice[len(dice) - unused :]])
            raise ContentError("dice", names, f"not rolled: {said.text} rolls {len(dice) - unused}")
        s.dice = (*dice, *s.dice)
    go(s, said)


__all__ = [
    "BOTS",
    "Action",
    "Bot",
    "ContentError",
    "Game",
    "Log",
    "Refusal",
    "Refused",
    "State",
    "acting",
    "apply",
    "copy",
    "decision",
    "dump",
    "game",
    "legal",
    "list_games",
    "load",
    "make_bot",
    "moments",
    "new",
    "play",
    "read",
    "refuse",
    "sample",
    "view",
]
