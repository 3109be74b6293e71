"""What the commands share that let bots play many games: their options, progress, stopping, tables of rates."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wartable.arena.summary import Tally
from wartable.cli.common import Trouble, fewest_seats, game_of, options_of, scenario_of
from wartable.engine.game import Game
from wartable.words import Texts

T = TypeVar("T")

STOPPED = 130
"""The exit code of a match that somebody stopped."""
EVERY = 15.0
"""Seconds between two lines of progress where the error stream is no terminal."""


class Asked:
    """The arguments and options that more than one of these commands has."""

    def __init__(self, words: Texts) -> None:
        self.game: Any = typer.Argument(help=words("help-arg-game"))
        self.scenario: Any = typer.Option(None, "--scenario", help=words("help-opt-scenario"))
        self.seats: Any = typer.Option(None, "--seats", help=words("help-opt-seats"))
        self.option: Any = typer.Option([], "--option", help=words("help-opt-option"))
        self.seed: Any = typer.Option(0, "--seed", help=words("help-opt-seed"))
        self.jobs: Any = typer.Option(1, "--jobs", help=words("help-opt-jobs"))
        self.keep: Any = typer.Option(None, "--keep", help=words("help-opt-keep"))
        self.cluster: Any = typer.Option("", "--cluster", help=words("help-opt-cluster"))
        self.lang: Any = typer.Option(None, "--lang", help=words("help-opt-lang"))


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is played, as it was asked for."""

    game: Game[Any]
    scenario: str | None
    seats: int
    options: dict[str, str]


def chosen(game: str, scenario: str | None, seats: int | None, option: Sequence[str], own: Texts) -> Chosen:
    """Checked as far as names go; with as few players as the scenario is for, unless more are asked for."""
    found = game_of(game, own)
    played = scenario_of(scenario, found, own)
    return Chosen(found, played, seats or fewest_seats(found, played), options_of(option, own))


def play_and_tell(
    begin: Callable[[], Generator[T, None, None]],
    total: int,
    file: Path | None,
    own: Texts,
    tell: Callable[[list[T]], None],
) -> None:
    """Play with progress; whatever ends it, what was played is told. The file is where games are kept."""
    played: list[T] = []
    stopped = False
    try:
        with closing(begin()) as results, Progressing(total, own) as progressing:
            for one in results:
                played.append(one)
                progressing.at(len(played))
    except KeyboardInterrupt:
        stopped = True
    except OSError as error:
        raise Trouble(own("error-write", file=str(file), why=error.strerror or str(error))) from error
    finally:
        if played:
            tell(played)
    if stopped:
        print(own("match-stopped", games=len(played), of=total), file=sys.stderr)
        raise typer.Exit(STOPPED)


class Progressing:
    """Says how far a match is, on the error stream: a bar in a terminal, else a line now and then.

    While it does, a polite request to end (SIGTERM, as `timeout` sends it) is the same as Ctrl+C.
    """

    def __init__(self, games: int, own: Texts) -> None:
        self.games = games
        self.own = own
        self.bar = progress()
        self.task = self.bar.add_task(own("match-playing"), total=games)
        self.told = monotonic()

    def __enter__(self) -> Progressing:
        self.before = signal.signal(signal.SIGTERM, signal.default_int_handler)
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()
        signal.signal(signal.SIGTERM, self.before)

    def at(self, played: int) -> None:
        self.bar.update(self.task, completed=played)
        if self.bar.disable and monotonic() - self.told >= EVERY:
            self.told = monotonic()
            print(self.own("match-at", played=played, games=self.games), file=sys.stderr, flush=True)


def progress() -> Progress:
    """A bar on the error stream, so that what is piped stays clean; none where nobody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def short_names(bots: Sequence[str]) -> dict[str, str]:
    """Bots without the folders of their files, unless some would have the same name then."""
    short = {bot: Path(bot).name for bot in bots}
    return short if len(set(short.values())) == len(short) else {bot: bot for bot in bots}


def heads(own: Texts, *names: str) -> list[str]:
    """The first row of a table."""
    return [own(f"column-{name}") for name in names]


def rate(tally: Tally) -> str:
    low, high = tally.interval
    return f"{tally.rate:.1%} ({low:.1%}–{high:.1%})"


def markdown(table: Sequence[Sequence[str]]) -> list[str]:
    """The first row is the head."""
    rule = ["---"] * len(table[0])
    return [f"| {' | '.join(row)} |" for row in (table[0], rule, *table[1:])]
