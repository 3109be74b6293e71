"""`wartable bench`: how fast random games run here."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import typer
from rich import box
from rich.table import Table

from wartable.cli.common import Trouble, help_text, language_of, new_console, own_words
from wartable.cli.playing import progress
from wartable.engine.game import Game
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import playout
from wartable.games.catalogue import GAMES
from wartable.words import Texts

EXAMPLE = "wartable bench --seconds 2"
LONGEST = 1_000_000


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    of_seconds = typer.Option(1.0, "--seconds", help=words("help-opt-seconds"))
    of_lang = typer.Option(None, "--lang", help=words("help-opt-lang"))

    @app.command("bench", help=help_text(words, "bench", EXAMPLE))
    def bench(seconds: float = of_seconds, lang: str | None = of_lang) -> None:
        own = own_words(language_of(lang))
        if seconds <= 0:
            raise Trouble(own("error-seconds", seconds=str(seconds)))
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(own("column-game"), style="bold")
        for name in ("seats", "played", "per-game", "speed"):
            table.add_column(own(f"column-{name}"), justify="right")
        rounds = [(game, seats) for game in GAMES.values() for seats in game.seats]
        with progress() as bar:
            task = bar.add_task("", total=len(rounds))
            for game, seats in rounds:
                bar.update(task, description=own("bench-playing", game=game.id, seats=seats))
                games, decisions, spent = measure(game, seats, seconds)
                table.add_row(game.id, str(seats), str(games), f"{decisions / games:.1f}", f"{decisions / spent:,.0f}")
                bar.advance(task)
        new_console().print(table)


def measure(game: Game[Any], seats: int, seconds: float) -> tuple[int, int, float]:
    """Games, decisions and seconds of random play; setting games up does not count."""
    games = decisions = 0
    spent = 0.0
    dice = Dice(seats)
    while spent < seconds:
        s = game.setup(seats, secret_of(games))
        start = perf_counter()
        decisions += playout(s, dice, LONGEST)
        spent += perf_counter() - start
        games += 1
    return games, decisions, spent
