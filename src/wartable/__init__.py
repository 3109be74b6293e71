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
from collections.abc import Mapping
from importlib import import_module
from typing import Any, TypeVar

from wartable.bots import BOTS, Bot, make_bot
from wartable.engine.action import Action
from wartable.engine.errors import ContentError
from wartable.engine.game import Game
from wartable.engine.luck import SECRET_BYTES, secret_of
from wartable.engine.play import acting, apply, legal, refuse
from wartable.engine.play import play as play_action
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


def play(s: State, seat: int, said: Action | str) -> None:
    """Play an action, or what is written so; raises Refused, or ContentError if there is no such action."""
    if isinstance(said, str):
        moves = legal(s)
        # An action knows its verb, and that its book. Without answers any action is refused.
        said = moves[0].verb.book.find(said) if moves else Action()
    play_action(s, seat, said)


__all__ = [
    "BOTS",
    "Action",
    "Bot",
    "ContentError",
    "Game",
    "Refusal",
    "Refused",
    "State",
    "acting",
    "apply",
    "copy",
    "game",
    "legal",
    "list_games",
    "make_bot",
    "new",
    "play",
    "read",
    "refuse",
    "sample",
    "view",
]
