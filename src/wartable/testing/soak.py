"""Long runs of random games: python -m wartable.testing.soak --game wartable.games.small_world --games 10000 --jobs 2

The game is named by the package that holds it as GAME, because this package knows no game. Players, scenarios and
options go by the seed; --option fixes one of them for all games. With --pairs, so many pairs of each game are compared
on the server instead (`pairs.py`), and what counts as decisions are pairs; with --answers, so many answers of bots
(`answers.py`).
"""

from __future__ import annotations

import argparse
import importlib
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from wartable.engine.errors import ContentError
from wartable.engine.game import Game
from wartable.engine.options import settle_options
from wartable.engine.play import legal
from wartable.engine.state import State
from wartable.testing.answers import check_answers
from wartable.testing.conformance import LONGEST
from wartable.testing.pairs import check_pairs
from wartable.testing.plays import Play, any_start

THOROUGH = 20
"""Of this many games one is checked at every decision."""
NOW_AND_THEN = 16
"""The others are checked at every decision with this number's multiple, and at the end."""
CHUNK = 8
CHECKS: Final[Mapping[str, Callable[[Play[State], int, list[int]], None]]] = {
    "pairs": check_pairs,
    "answers": check_answers,
}
"""What can be compared in a random game, besides looking for faults at its decisions."""


@dataclass(frozen=True, slots=True)
class Comparing:
    """What is compared, and how much of it in each game."""

    what: str
    most: int

    def option(self) -> str:
        return f" --{self.what} {self.most}"


@dataclass(frozen=True, slots=True)
class Soaked:
    """How one game went: its seed, how many decisions it took, and what was wrong."""

    seed: int
    seats: int
    decisions: int
    fault: str


def game_of(package: str) -> Game[State]:
    """The game a package holds; a wrong name is said in one line."""
    try:
        game = importlib.import_module(package).GAME
    except (ImportError, AttributeError) as error:
        raise SystemExit(f"--game {package}: no package with a GAME ({error})") from error
    if not isinstance(game, Game):
        raise SystemExit(f"--game {package}: its GAME is no game")
    return game


def soak_one(game: Game[State], seed: int, options: Mapping[str, str], every: int | None = None) -> Soaked:
    """Play the random game of a seed to its end, looking for faults at every so many decisions."""
    start = any_start(game, seed, options)
    often = every or (1 if seed % THOROUGH == 0 else NOW_AND_THEN)
    play = Play(game, start)
    try:
        while legal(play.state):
            if len(play.actions) % often == 0:
                play.expect(not game.faults(play.state), f"faults: {game.faults(play.state)}")
            play.expect(len(play.actions) < LONGEST, f"random play has not ended after {LONGEST} decisions")
            play.take(play.next_action())
        play.expect(not game.faults(play.state), f"faults: {game.faults(play.state)}")
    except Exception as error:
        # A soak run goes on after a fault of any kind and names all of them.
        return Soaked(seed, start.seats, len(play.actions), f"{type(error).__name__}: {error}")
    return Soaked(seed, start.seats, len(play.actions), "")


def compare_one(game: Game[State], seed: int, options: Mapping[str, str], comparing: Comparing) -> Soaked:
    """Walk through the random game of a seed and compare."""
    start = any_start(game, seed, options)
    done: list[int] = []
    try:
        CHECKS[comparing.what](Play(game, start), comparing.most, done)
    except Exception as error:
        return Soaked(seed, start.seats, len(done), f"{type(error).__name__}: {error}")
    return Soaked(seed, start.seats, len(done), "")


def soak_by_name(package: str, options: Mapping[str, str], comparing: Comparing | None, seed: int) -> Soaked:
    """What worker processes run."""
    game = game_of(package)
    return compare_one(game, seed, options, comparing) if comparing else soak_one(game, seed, options)


def soak(
    package: str, options: Mapping[str, str], comparing: Comparing | None, seeds: Sequence[int], jobs: int
) -> Iterator[Soaked]:
    """Every game as it ends, in no particular order."""
    run = partial(soak_by_name, package, options, comparing)
    if jobs == 1:
        yield from map(run, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(run, seeds, CHUNK)


def watched(games: Iterable[Soaked], total: int) -> Iterator[Soaked]:
    """The same with a line of progress, where somebody sees it."""
    shown = 0.0
    began = time.monotonic()
    decisions = 0
    for done, one in enumerate(games, start=1):
        decisions += one.decisions
        now = time.monotonic()
        if sys.stderr.isatty() and (now - shown > 0.5 or done == total):
            shown = now
            left = (now - began) / done * (total - done)
            print(f"\r{done}/{total} games, {decisions} decisions, {left:.0f} s left ", end="", file=sys.stderr)
        yield one
    if sys.stderr.isatty():
        print(file=sys.stderr)


def summary(
    package: str, options: Mapping[str, str], comparing: Comparing | None, games: Sequence[Soaked], seconds: float
) -> list[str]:
    """What a run has shown, line by line."""
    fixed = "".join([f" --option {name}={value}" for name, value in options.items()])
    fixed += comparing.option() if comparing else ""
    what = comparing.what if comparing else "decisions"
    decisions = sum(one.decisions for one in games)
    lines = [f"{package}: {len(games)} games, {decisions} {what} in {seconds:.0f} s"]
    for seats in sorted({one.seats for one in games}):
        lengths = [one.decisions for one in games if one.seats == seats]
        mean = sum(lengths) / len(lengths)
        lines.append(
            f"  {seats} players: {len(lengths)} games, {min(lengths)} to {max(lengths)} {what}, mean {mean:.0f}"
        )
    broken = sorted((one for one in games if one.fault), key=lambda one: one.seed)
    for one in broken:
        lines.append(f"seed {one.seed}: {one.fault}")
        lines.append(f"  again: python -m wartable.testing.soak --game {package}{fixed} --only {one.seed}")
    lines.append(f"{len(broken)} games with faults" if broken else "no faults")
    return lines


def whole(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {text}")
    return number


def fixed_options(game: Game[State], asked: Sequence[str]) -> dict[str, str]:
    """Options given as NAME=VALUE; wrong ones are said in one line."""
    options = {name: value for name, _, value in [one.partition("=") for one in asked]}
    try:
        settle_options(game.options, options)
    except ContentError as error:
        raise SystemExit(f"--option {error.place}: {error.message}") from error
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m wartable.testing.soak", description="Random games, looking for faults."
    )
    parser.add_argument("--game", required=True, help="package with a GAME, e.g. wartable.games.small_world")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="the same in all games")
    parser.add_argument("--games", type=whole, default=1000, help="how many games")
    parser.add_argument("--pairs", type=int, default=0, help="compare up to so many pairs of each game on the server")
    parser.add_argument("--answers", type=int, default=0, help="compare about so many answers of bots in each game")
    parser.add_argument("--jobs", type=whole, default=1, help="how many processes")
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--only", type=int, help="play only the game of this seed, checked at every decision")
    chosen = parser.parse_args(arguments)
    game = game_of(chosen.game)
    options = fixed_options(game, chosen.option)
    asked = [Comparing(what, getattr(chosen, what)) for what in CHECKS if getattr(chosen, what)]
    if len(asked) > 1:
        parser.error("--pairs or --answers, not both")
    comparing = asked[0] if asked else None
    began = time.monotonic()
    if chosen.only is not None:
        one = chosen.only
        games = [compare_one(game, one, options, comparing) if comparing else soak_one(game, one, options, every=1)]
    else:
        seeds = range(chosen.first, chosen.first + chosen.games)
        games = list(watched(soak(chosen.game, options, comparing, seeds, chosen.jobs), len(seeds)))
    print("\n".join(summary(chosen.game, options, comparing, games, time.monotonic() - began)))
    return 1 if any(one.fault for one in games) else 0


if __name__ == "__main__":
    sys.exit(main())
