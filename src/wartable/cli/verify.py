"""`wartable verify`: check a recorded game."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.text import Text

from wartable.cli.common import Trouble, help_text, language_of, new_console, own_words
from wartable.cli.records import open_replay, other_numbers
from wartable.engine.files import replay as replays
from wartable.words import Texts

EXAMPLE = "wartable verify my.replay"


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    of_file = typer.Argument(help=words("help-arg-replay"))
    of_lang = typer.Option(None, "--lang", help=words("help-opt-lang"))

    @app.command("verify", help=help_text(words, "verify", EXAMPLE))
    def verify(file: Path = of_file, lang: str | None = of_lang) -> None:
        own = own_words(language_of(lang))
        game, replay = open_replay(file, own)
        problems = replays.verify(game, replay)
        if problems:
            raise Trouble(f"{file}: {'; '.join(problems)}")
        draws = len(replay.setup) + sum([len(decision.rolls) for decision in replay.decisions])
        good = own("verify-good", file=str(file), answers=len(replay.decisions), draws=draws)
        console = new_console()
        console.print(Text(good, "green"), soft_wrap=True)
        if replay.taken_back:
            console.print(Text(own("verify-taken-back", count=replay.taken_back), "yellow"), soft_wrap=True)
        for line in other_numbers(game, replay, own):
            console.print(Text(line, "dim"), soft_wrap=True)
