"""Many games of bots against bots, seats rotated, every seed derived from one, on as many processes as wanted."""

from __future__ import annotations

import importlib
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import thread_time
from typing import Any

from wartable.arena.entrants import BotFault, Entrant, entrant_name, make_entrant, seat_name
from wartable.arena.workers import at_least_one, play_out
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
    judged: bool = False
    """Whether the chances are noted down after every turn."""


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
    """Of processor time, for all decisions."""
    sides: tuple[tuple[str, ...], ...]
    """The names of what each seat and its teammates play; empty where the game has no names for them."""
    teams: tuple[int, ...]
    """The first seat of each seat's side: in a game of each against all two sides may have the same names."""
    homes: tuple[str, ...]
    """The area where each seat began; empty where scenarios do not say."""
    order: tuple[int, ...]
    """The seats in the order of their first turns."""
    rounds: int
    ending: str
    """The rule that ended the game; empty if it reached the limit of decisions and went nowhere."""
    roles: tuple[tuple[int, str, int], ...] = ()
    """What the seats played besides their sides: seat, name, how far it came; empty where the game has no such."""
    slowest: tuple[float, ...] = ()
    """Seconds of processor time for the decision that took longest."""
    chances: tuple[tuple[float, ...], ...] = ()
    """If the game was judged: what each seat's side was thought to win when a turn ended, and last what it has won."""


def make_match(
    game: Game[Any],
    bots: Sequence[Entrant],
    seed: int = 0,
    *,
    scenario: str | None = None,
    options: Mapping[str, str | bool] | None = None,
    limit: int = LIMIT,
    save: Path | None = None,
    numbers: Numbers | None = None,
    judged: bool = False,
) -> Match:
    """Check everything before anything is played; whatever is wrong raises ContentError."""
    played = game.check_scenario(scenario, len(bots), numbers)
    for bot in bots:
        make_entrant(bot, game, 0)
    at_least_one("limit", limit)
    settled = settle_options(game.options, options or {})
    folder = str(save) if save is not None else ""
    return Match(game.package, tuple(bots), seed, played, settled, limit, folder, numbers, judged)


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
) -> Generator[Outcome, None, None]:
    """Check everything, then play; games are yielded as they finish, with more than one job in any order."""
    match = make_match(game, bots, seed, scenario=scenario, options=options, limit=limit, save=save, numbers=numbers)
    at_least_one("games", games)
    at_least_one("jobs", jobs)
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    return play_out(play_one, [(match, number) for number in range(games)], jobs)


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
    slowest = [0.0] * seats
    chances: list[tuple[float, ...]] = []
    turn = game.turn_number(s)
    while legal(s) and sum(decisions) < match.limit:
        if not order and game.turn_of(s) >= 0:
            order = game.turn_order(s)
        seat = acting(s)
        view = game.view(s, seat)
        start = thread_time()
        try:
            action = bots[seat].choose(view, seat)
        except BotFault as fault:
            raise _failed(match, number, entrant_name(entrants[seat]), sum(decisions) + 1, fault) from fault
        spent = thread_time() - start
        seconds[seat] += spent
        slowest[seat] = max(slowest[seat], spent)
        decisions[seat] += 1
        recording.play(seat, action)
        if match.judged and (game.turn_number(s) != turn or not legal(s)):
            turn = game.turn_number(s)
            chances.append(tuple([game.chance(s, one) for one in range(seats)]))
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
        tuple([min((seat, *game.allies(s, seat))) for seat in range(seats)]),
        game.homes(s),
        order or game.turn_order(s),
        game.round_number(s),
        "" if legal(s) else recording.log.events[-1].rule,
        game.roles(s),
        tuple(slowest),
        tuple(chances),
    )


def _failed(match: Match, number: int, name: str, decision: int, fault: BotFault) -> ContentError:
    """What went wrong in a bot, and in which game it will do so again."""
    message = f"game {number + 1} of seed {match.seed}, decision {decision}: {fault}"
    facts = {"name": name, "game": str(number + 1), "seed": str(match.seed), "decision": str(decision)}
    reason = "bot-illegal" if fault.answer else "bot-failed"
    return ContentError("bots", name, message, reason, {**facts, "why": str(fault), "answer": fault.answer})


def _bot_seed(seed: int, number: int, seat: int) -> int:
    return int.from_bytes(secret_of(f"bot {seed} {number} {seat}")[:4], "big")
