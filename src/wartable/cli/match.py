"""`wartable match`: bots against bots, with win rates by bot, side and place at the table and how far to trust them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from wartable.arena.match import Played, play_match
from wartable.arena.summary import Tally, by_place, by_side, endings, lengths, summary
from wartable.cli.common import (
    Trouble,
    fewest_seats,
    game_of,
    help_text,
    language_of,
    new_console,
    options_of,
    own_words,
    scenario_of,
)
from wartable.engine.picture.scene import Words
from wartable.words import Texts, words_for

RATES = ("games", "wins", "rate", "interval")
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
    of_save = typer.Option(None, "--save", help=words("help-opt-save-dir"))
    of_scenario = typer.Option(None, "--scenario", help=words("help-opt-scenario"))
    of_option = typer.Option([], "--option", help=words("help-opt-option"))
    of_markdown = typer.Option(False, "--markdown", help=words("help-opt-markdown"))
    of_lang = typer.Option(None, "--lang", help=words("help-opt-lang"))

    @app.command("match", help=help_text(words, "match", EXAMPLE))
    def match(
        game: str = of_game,
        bots: str | None = of_bots,
        games: int = of_games,
        seed: int = of_seed,
        jobs: int = of_jobs,
        save: Path | None = of_save,
        scenario: str | None = of_scenario,
        option: list[str] = of_option,
        markdown: bool = of_markdown,
        lang: str | None = of_lang,
    ) -> None:
        own = own_words(language_of(lang))
        the_game = game_of(game, own)
        chosen = scenario_of(scenario, the_game, own)
        rivals = ["random"] * (fewest_seats(the_game, chosen) - 1)
        names = [name.strip() for name in bots.split(",")] if bots is not None else ["greedy", *rivals]
        options = options_of(option, own)
        console = new_console()
        played: list[Played] = []
        try:
            results = play_match(the_game, names, games, seed, scenario=chosen, options=options, jobs=jobs, save=save)
            with progress() as bar:
                task = bar.add_task(own("match-playing"), total=games)
                for one in results:
                    played.append(one)
                    bar.advance(task)
        except OSError as error:
            raise Trouble(own("error-write", file=str(save), why=error.strerror or str(error))) from error
        except KeyboardInterrupt:
            if not played:
                raise
            console.print(own("match-stopped", games=len(played)))
        if markdown:
            # Lines of a file, as long as they are.
            console.width = PAGE
        for found in tables(
            played, own, words_for(the_game, own.language), box.MARKDOWN if markdown else box.SIMPLE_HEAD
        ):
            console.print(found)
        console.print(length(played, own))
        if save is not None:
            console.print(own("match-saved", folder=str(save)), soft_wrap=True)


def progress() -> Progress:
    """A bar on the error stream, so that what is piped stays clean; none where nobody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def tables(played: Sequence[Played], own: Texts, words: Words, look: box.Box) -> Iterator[Table]:
    """What the match says, by bot, by side and by place at the table, and how its games ended."""
    lines = summary(played)
    found = columns(own, look, "bot", *RATES)
    found.add_column(own("column-points", points=words(played[0].points_name)), justify="right")
    for name in ("decisions", "time"):
        found.add_column(own(f"column-{name}"), justify="right")
    for line in lines:
        figures = [f"{line.points:.1f}", f"{line.decisions:.1f}", f"{line.milliseconds:.2f}"]
        found.add_row(line.bot, *rates(line.tally), *figures)
    yield found
    sides = by_side(played)
    if sides:
        found = columns(own, look, "side", *RATES)
        for side, tally in sides:
            found.add_row(" + ".join([words(name) for name in side]), *rates(tally))
        yield found
    found = columns(own, look, "turn", *RATES)
    for place, tally in enumerate(by_place(played), 1):
        found.add_row(str(place), *rates(tally))
    yield found
    found = columns(own, look, "ending", "games")
    for rule, games in endings(played):
        found.add_row(rule, str(games))
    yield found


def columns(own: Texts, look: box.Box, first: str, *others: str) -> Table:
    found = Table(box=look, pad_edge=look is box.MARKDOWN)
    found.add_column(own(f"column-{first}"), style="bold")
    for name in others:
        found.add_column(own(f"column-{name}"), justify="right")
    return found


def rates(tally: Tally) -> tuple[str, ...]:
    low, high = tally.interval
    return str(tally.games), f"{tally.wins:.4g}", f"{tally.rate:.1%}", f"{low:.1%} – {high:.1%}"


def length(played: Sequence[Played], own: Texts) -> str:
    found = lengths(played)
    mean = f"{found.mean:.1f}"
    return own("match-length", least=found.least, median=f"{found.median:g}", mean=mean, most=found.most)
