"""Many games of bots against bots, seats rotated, every seed derived from one, on as many processes as wanted."""

from __future__ import annotations

import importlib
import multiprocessing
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from wartable.bots import BOTS, make_bot, no_such_bot
from wartable.engine.errors import ContentError
from wartable.engine.files.replay import Recording
from wartable.engine.game import Game
from wartable.engine.luck import secret_of
from wartable.engine.options import settle_options
from wartable.engine.play import acting, legal


@dataclass(frozen=True, slots=True)
class Match:
    """Everything that fixes the games of a match; the same match gives the same games on any machine."""

    package: str
    bots: tuple[str, ...]
    seed: int
    scenario: str
    options: Mapping[str, str]
    save: str = ""


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game; the tuples go by seat."""

    number: int
    bots: tuple[str, ...]
    shares: tuple[float, ...]
    points: tuple[int, ...]
    points_name: str
    """The message of the game that names them."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    sides: tuple[tuple[str, ...], ...]
    """The names of what each seat and its teammates play; empty where the game has no names for them."""
    places: tuple[str, ...]
    """The area where each seat began; empty where scenarios do not say."""
    order: tuple[int, ...]
    """The seats in the order of their first turns."""
    rounds: int
    ending: str
    """The rule that ended the game."""


def play_match(
    game: Game[Any],
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    *,
    scenario: str | None = None,
    options: Mapping[str, str | bool] | None = None,
    jobs: int = 1,
    save: Path | None = None,
) -> Iterator[Played]:
    """Check everything, then play; games are yielded as they finish, with more than one job in any order."""
    played = game.check_scenario(scenario, len(bots))
    for name in bots:
        if name not in BOTS:
            raise no_such_bot(name)
    for what, count in (("games", games), ("jobs", jobs)):
        if count < 1:
            message = f"at least 1 is needed, not {count}"
            raise ContentError("match", what, message, "count", {"name": what, "count": count})
    settled = settle_options(game.options, options or {})
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    match = Match(game.package, tuple(bots), seed, played, settled, str(save) if save is not None else "")
    return _all_games(match, games, min(jobs, games))


def _all_games(match: Match, games: int, jobs: int) -> Iterator[Played]:
    if jobs == 1:
        for number in range(games):
            yield play_one(match, number)
        return
    # Fresh processes: a fork would copy whatever threads the caller has running.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        waiting = [pool.submit(play_one, match, number) for number in range(games)]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            for future in waiting:
                future.cancel()


def play_one(match: Match, number: int) -> Played:
    """One game of a match: seat i is taken by bot i + number."""
    game: Game[Any] = importlib.import_module(match.package).GAME
    seats = len(match.bots)
    names = tuple([match.bots[(seat + number) % seats] for seat in range(seats)])
    bots = [make_bot(name, game, _bot_seed(match.seed, number, seat)) for seat, name in enumerate(names)]
    secret = secret_of(f"match {match.seed} game {number}")
    recording = Recording(game, seats, secret, match.scenario, match.options, names)
    s = recording.state
    order: tuple[int, ...] = ()
    decisions = [0] * seats
    seconds = [0.0] * seats
    while legal(s):
        if not order and game.turn_of(s) >= 0:
            order = game.turn_order(s)
        seat = acting(s)
        view = game.view(s, seat)
        start = perf_counter()
        action = bots[seat].choose(view, seat)
        seconds[seat] += perf_counter() - start
        decisions[seat] += 1
        recording.play(seat, action)
    if match.save:
        Path(match.save, f"game-{number + 1:04d}.replay").write_text(recording.text(), encoding="utf-8")
    return Played(
        number,
        names,
        game.result(s),
        tuple([game.points(s, seat) or 0 for seat in range(seats)]),
        game.points_name(s),
        tuple(decisions),
        tuple(seconds),
        game.sides(s),
        game.places(s),
        order,
        game.round_number(s),
        recording.log.events[-1].rule,
    )


def _bot_seed(seed: int, number: int, seat: int) -> int:
    return int.from_bytes(secret_of(f"bot {seed} {number} {seat}")[:4], "big")
