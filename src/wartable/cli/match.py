"""`wartable match`: bots against bots, with win rates and how far to trust them."""

from __future__ import annotations

from pathlib import Path

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from wartable.arena.match import Played, play_match
from wartable.arena.summary import Line, summary
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
from wartable.words import Texts

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
        console.print(table(summary(played), own))
        if save is not None:
            console.print(own("match-saved", folder=str(save)), soft_wrap=True)


def progress() -> Progress:
    """A bar on the error stream, so that what is piped stays clean; none where nobody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def table(lines: list[Line], own: Texts) -> Table:
    found = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    found.add_column(own("column-bot"), style="bold")
    counted = [line.coins for line in lines if line.coins is not None]
    for name in ("games", "wins", "rate", "interval", *(["coins"] if counted else []), "decisions", "time"):
        found.add_column(own(f"column-{name}"), justify="right")
    for line in lines:
        found.add_row(
            line.bot,
            str(line.games),
            f"{line.wins:.4g}",
            f"{line.rate:.1%}",
            f"{line.low:.1%} – {line.high:.1%}",
            *([f"{line.coins:.1f}"] if line.coins is not None else []),
            f"{line.decisions:.1f}",
            f"{line.milliseconds:.2f}",
        )
    return found
