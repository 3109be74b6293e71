"""Many games of bots against bots, seats rotated, every seed derived from one, on as many processes as wanted."""

from __future__ import annotations

import importlib
import multiprocessing
import signal
from collections.abc import Generator, Mapping, Sequence, Set
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from wartable.arena.entrants import BotFault, Entrant, entrant_name, make_entrant, seat_name
from wartable.engine.errors import ContentError
from wartable.engine.files.editions import Numbers
from wartable.engine.files.replay import Recording
from wartable.engine.game import Game
from wartable.engine.luck import secret_of
from wartable.engine.options import settle_options
from wartable.engine.play import acting, legal

LIMIT = 20_000
"""Decisions after which a game goes nowhere; sound ones have a few hundred, very long ones a few thousand."""


@dataclass(frozen=True, slots=True)
class Match:
    """Everything that fixes the games of a match; the same match gives the same games on any machine."""

    package: str
    bots: tuple[Entrant, ...]
    seed: int
    scenario: str
    options: Mapping[str, str]
    limit: int
    save: str = ""
    numbers: Numbers | None = None
    """Other numbers than those of the data files."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game that was played; the tuples go by seat."""

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
    homes: tuple[str, ...]
    """The area where each seat began; empty where scenarios do not say."""
    order: tuple[int, ...]
    """The seats in the order of their first turns."""
    rounds: int
    ending: str
    """The rule that ended the game; empty if it reached the limit of decisions and went nowhere."""
    roles: tuple[tuple[int, str, int], ...] = ()
    """What the seats played besides their sides: seat, name, how far it came; empty where the game has no such."""


def play_match(
    game: Game[Any],
    bots: Sequence[Entrant],
    games: int,
    seed: int = 0,
    *,
    scenario: str | None = None,
    options: Mapping[str, str | bool] | None = None,
    jobs: int = 1,
    limit: int = LIMIT,
    save: Path | None = None,
    numbers: Numbers | None = None,
    done: Set[int] = frozenset(),
) -> Generator[Outcome, None, None]:
    """Check everything, then play; games are yielded as they finish, with more than one job in any order.

    The games of the match in `done`, by their numbers, are not played again.
    """
    played = game.check_scenario(scenario, len(bots), numbers)
    for bot in bots:
        make_entrant(bot, game, 0)
    for what, count in (("games", games), ("jobs", jobs), ("limit", limit)):
        if count < 1:
            message = f"at least 1 is needed, not {count}"
            raise ContentError("match", what, message, "count", {"name": what, "count": count})
    settled = settle_options(game.options, options or {})
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    folder = str(save) if save is not None else ""
    match = Match(game.package, tuple(bots), seed, played, settled, limit, folder, numbers)
    return _all_games(match, [number for number in range(games) if number not in done], min(jobs, games))


def _all_games(match: Match, games: Sequence[int], jobs: int) -> Generator[Outcome, None, None]:
    if jobs == 1:
        for number in games:
            yield play_one(match, number)
        return
    others = multiprocessing.active_children()
    # Fresh processes: a fork would copy whatever threads the caller has running.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_stopping_to_us) as pool:
        waiting = [pool.submit(play_one, match, number) for number in games]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BrokenProcessPool as error:
            raise ContentError("match", "jobs", "a process that plays has ended in mid-game", "process") from error
        finally:
            # Whoever stops a match does not want to wait for the games that are being played.
            if not all([future.done() for future in waiting]):
                for child in multiprocessing.active_children():
                    if child not in others:
                        child.terminate()


def _leave_stopping_to_us() -> None:
    """Ctrl+C in a terminal reaches every process of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_one(match: Match, number: int) -> Outcome:
    """One game of a match: seat i is taken by bot i + number."""
    game: Game[Any] = importlib.import_module(match.package).GAME
    seats = len(match.bots)
    entrants = [match.bots[(seat + number) % seats] for seat in range(seats)]
    bots = [make_entrant(one, game, _bot_seed(match.seed, number, seat)) for seat, one in enumerate(entrants)]
    secret = secret_of(f"match {match.seed} game {number}")
    names = tuple([seat_name(one) for one in entrants])
    recording = Recording(game, seats, secret, match.scenario, match.options, names, match.numbers)
    s = recording.state
    order: tuple[int, ...] = ()
    decisions = [0] * seats
    seconds = [0.0] * seats
    while legal(s) and sum(decisions) < match.limit:
        if not order and game.turn_of(s) >= 0:
            order = game.turn_order(s)
        seat = acting(s)
        view = game.view(s, seat)
        start = perf_counter()
        try:
            action = bots[seat].choose(view, seat)
        except BotFault as fault:
            raise _failed(match, number, entrant_name(entrants[seat]), sum(decisions) + 1, fault) from fault
        seconds[seat] += perf_counter() - start
        decisions[seat] += 1
        recording.play(seat, action)
    if match.save:
        Path(match.save, f"game-{number + 1:04d}.replay").write_text(recording.text(), encoding="utf-8")
    return Outcome(
        number,
        tuple([entrant_name(one) for one in entrants]),
        game.result(s),
        tuple([game.points(s, seat) or 0 for seat in range(seats)]),
        game.points_name(s),
        tuple(decisions),
        tuple(seconds),
        game.sides(s),
        game.homes(s),
        order or game.turn_order(s),
        game.round_number(s),
        "" if legal(s) else recording.log.events[-1].rule,
        game.roles(s),
    )


def _failed(match: Match, number: int, name: str, decision: int, fault: BotFault) -> ContentError:
    """What went wrong in a bot, and in which game it will do so again."""
    message = f"game {number + 1} of seed {match.seed}, decision {decision}: {fault}"
    facts = {"name": name, "game": str(number + 1), "seed": str(match.seed), "decision": str(decision)}
    reason = "bot-illegal" if fault.answer else "bot-failed"
    return ContentError("bots", name, message, reason, {**facts, "why": str(fault), "answer": fault.answer})


def _bot_seed(seed: int, number: int, seat: int) -> int:
    return int.from_bytes(secret_of(f"bot {seed} {number} {seat}")[:4], "big")
