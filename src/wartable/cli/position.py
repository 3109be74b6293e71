"""`wartable position`: check a position file, show it, play on from it."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.text import Text

from wartable.bots import BOTS
from wartable.cli.common import Trouble, help_text, language_of, new_console, own_words
from wartable.cli.play import my_seat, sit_down
from wartable.cli.records import from_position, open_position
from wartable.cli.text_scene import TextScene
from wartable.engine.play import acting
from wartable.words import Texts, words_for

EXAMPLE = "wartable position puzzle.json --play"


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    of_file = typer.Argument(help=words("help-arg-position"))
    of_play = typer.Option(False, "--play", help=words("help-opt-play"))
    of_me = typer.Option(None, "--me", help=words("help-opt-me"))
    of_bot = typer.Option("greedy", "--bot", help=words("help-opt-bot", bots=", ".join(BOTS)))
    of_save = typer.Option(None, "--save", help=words("help-opt-save"))
    of_lang = typer.Option(None, "--lang", help=words("help-opt-lang"))

    @app.command("position", help=help_text(words, "position", EXAMPLE))
    def position(
        file: Path = of_file,
        play: bool = of_play,
        me: int | None = of_me,
        bot: str = of_bot,
        save: Path | None = of_save,
        lang: str | None = of_lang,
    ) -> None:
        own = own_words(language_of(lang))
        game, s = open_position(file, own)
        seats = game.seats_of(s)
        deciding = acting(s)
        seat = my_seat(max(deciding, 0) + 1 if me is None else me, seats, own)
        if play:
            if deciding < 0:
                raise Trouble(own("error-over", file=str(file)))
            sit_down(from_position(game, s), seat, bot, None, save, own)
            return
        texts = words_for(game, own.language)
        console = new_console()
        console.print(Text(own("position-good", file=str(file)), "green"), soft_wrap=True)
        scenes = TextScene(game, s, texts, own, ("",) * seats)
        scene = game.scene(s, deciding if deciding >= 0 else None, texts)
        console.print(scenes.whole(scene))
        console.print(scenes.answers(scene) if deciding >= 0 else scenes.result(scene, game.result(s)))
