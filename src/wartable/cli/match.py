"""`wartable match`: bots against bots, with win rates by bot, side, home and turn, and how far to trust them."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from wartable.arena.match import LIMIT, Outcome, play_match
from wartable.arena.summary import Tally, by_home, by_side, by_turn, endings, lengths, summary, went_nowhere
from wartable.cli.common import (
    Trouble,
    fewest_seats,
    game_of,
    help_text,
    language_of,
    new_console,
    numbers_of,
    options_of,
    own_words,
    scenario_of,
)
from wartable.engine.game import Game
from wartable.engine.picture.scene import Words
from wartable.words import Texts, words_for

RATES = ("games", "wins", "rate", "interval")
STOPPED = 130
"""The exit code of a match that somebody stopped."""
EVERY = 15.0
"""Seconds between two lines of progress where the error stream is no terminal."""
PAGE = 200
"""Characters of the longest line of a Markdown table."""
EXAMPLE = "wartable match small-world --bots greedy,random,random --games 100 --jobs 2"


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    of_game = typer.Argument(help=words("help-arg-game"))
    of_bots = typer.Option(None, "--bots", help=words("help-opt-bots"))
    of_games = typer.Option(100, "--games", help=words("help-opt-games"))
    of_seed = typer.Option(0, "--seed", help=words("help-opt-seed"))
    of_jobs = typer.Option(1, "--jobs", help=words("help-opt-jobs"))
    of_limit = typer.Option(LIMIT, "--limit", help=words("help-opt-limit"))
    of_save = typer.Option(None, "--save", help=words("help-opt-save-dir"))
    of_scenario = typer.Option(None, "--scenario", help=words("help-opt-scenario"))
    of_option = typer.Option([], "--option", help=words("help-opt-option"))
    of_number = typer.Option([], "--number", help=words("help-opt-number"))
    of_markdown = typer.Option(False, "--markdown", help=words("help-opt-markdown"))
    of_lang = typer.Option(None, "--lang", help=words("help-opt-lang"))

    @app.command("match", help=help_text(words, "match", EXAMPLE))
    def match(
        game: str = of_game,
        bots: str | None = of_bots,
        games: int = of_games,
        seed: int = of_seed,
        jobs: int = of_jobs,
        limit: int = of_limit,
        save: Path | None = of_save,
        scenario: str | None = of_scenario,
        option: list[str] = of_option,
        number: list[str] = of_number,
        markdown: bool = of_markdown,
        lang: str | None = of_lang,
    ) -> None:
        own = own_words(language_of(lang))
        the_game = game_of(game, own)
        chosen = scenario_of(scenario, the_game, own)
        rivals = ["random"] * (fewest_seats(the_game, chosen) - 1)
        names = [name.strip() for name in bots.split(",")] if bots is not None else ["greedy", *rivals]
        options = options_of(option, own)
        numbers = the_game.data.retuned(numbers_of(number, own)) if number else None
        played: list[Outcome] = []
        stopped = False
        try:
            results = play_match(
                the_game,
                names,
                games,
                seed,
                scenario=chosen,
                options=options,
                jobs=jobs,
                limit=limit,
                save=save,
                numbers=numbers,
            )
            with closing(results), Progressing(games, own) as progressing:
                for one in results:
                    played.append(one)
                    progressing.at(len(played))
        except KeyboardInterrupt:
            stopped = True
        except OSError as error:
            raise Trouble(own("error-write", file=str(save), why=error.strerror or str(error))) from error
        finally:
            # Whatever has ended the match, what was played is told.
            report(the_game, played, own, markdown, limit, save)
        if stopped:
            print(own("match-stopped", games=len(played), of=games), file=sys.stderr)
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


def report(
    game: Game[Any], played: Sequence[Outcome], own: Texts, markdown: bool, limit: int, save: Path | None
) -> None:
    """Everything that the games played so far say."""
    if not played:
        return
    console = new_console()
    if markdown:
        # Lines of a file, as long as they are.
        console.width = PAGE
    ended = [one for one in played if one.ending]
    if ended:
        look = box.MARKDOWN if markdown else box.SIMPLE_HEAD
        for found in tables(ended, own, words_for(game, own.language), look):
            console.print(found)
        console.print(length(ended, own))
    lost = [str(one.number + 1) for one in went_nowhere(played)]
    if lost:
        console.print(own("match-nowhere", count=len(lost), limit=limit, games=", ".join(lost)), soft_wrap=True)
    if save is not None:
        console.print(own("match-saved", folder=str(save)), soft_wrap=True)


def progress() -> Progress:
    """A bar on the error stream, so that what is piped stays clean; none where nobody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def tables(played: Sequence[Outcome], own: Texts, words: Words, look: box.Box) -> Iterator[Table]:
    """What the match says, by bot, by side, by home and by turn, and how its games ended."""
    lines = summary(played)
    short = short_names([line.bot for line in lines])
    found = columns(own, look, "bot", *RATES)
    found.add_column(own("column-points", points=words(played[0].points_name)), justify="right")
    for name in ("decisions", "time"):
        found.add_column(own(f"column-{name}"), justify="right")
    for line in lines:
        figures = [f"{line.points:.1f}", f"{line.decisions:.1f}", f"{line.milliseconds:.2f}"]
        found.add_row(short[line.bot], *rates(line.tally), *figures)
    yield found
    sides = by_side(played)
    if sides:
        found = columns(own, look, "side", *RATES)
        for side, tally in sides:
            found.add_row(" + ".join([words(name) for name in side]), *rates(tally))
        yield found
    homes = by_home(played)
    if homes:
        found = columns(own, look, "home", *RATES)
        for home, tally in homes:
            found.add_row(home or "–", *rates(tally))
        yield found
    found = columns(own, look, "turn", *RATES)
    for turn, tally in enumerate(by_turn(played), 1):
        found.add_row(str(turn), *rates(tally))
    yield found
    found = columns(own, look, "ending", "games")
    for rule, games in endings(played):
        found.add_row(rule, str(games))
    yield found


def short_names(bots: Sequence[str]) -> dict[str, str]:
    """Bots without the folders of their files, unless some would have the same name then."""
    short = {bot: Path(bot).name for bot in bots}
    return short if len(set(short.values())) == len(short) else {bot: bot for bot in bots}


def columns(own: Texts, look: box.Box, first: str, *others: str) -> Table:
    found = Table(box=look, pad_edge=look is box.MARKDOWN)
    found.add_column(own(f"column-{first}"), style="bold", no_wrap=True)
    for name in others:
        found.add_column(own(f"column-{name}"), justify="right", no_wrap=name == "interval")
    return found


def rates(tally: Tally) -> tuple[str, ...]:
    low, high = tally.interval
    return str(tally.games), f"{tally.wins:.4g}", f"{tally.rate:.1%}", f"{low:.1%} – {high:.1%}"


def length(played: Sequence[Outcome], own: Texts) -> str:
    found = lengths(played)
    mean = f"{found.mean:.1f}"
    return own("match-length", least=found.least, median=f"{found.median:g}", mean=mean, most=found.most)
