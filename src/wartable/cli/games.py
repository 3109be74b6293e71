"""`wartable games`: what there is to play."""

from __future__ import annotations

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from wartable.cli.common import help_text, language_of, new_console, own_words
from wartable.games.catalogue import GAMES
from wartable.words import Texts, words_for

EXAMPLE = "wartable games --lang en"


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    of_lang = typer.Option(None, "--lang", help=words("help-opt-lang"))

    @app.command("games", help=help_text(words, "games", EXAMPLE))
    def games(lang: str | None = of_lang) -> None:
        own = own_words(language_of(lang))
        console = new_console()
        for game in GAMES.values():
            texts = words_for(game, own.language)
            grid = Table(box=box.SIMPLE, show_header=False, pad_edge=False, show_edge=False)
            grid.add_column(style="dim", no_wrap=True)
            grid.add_column(no_wrap=True, style="cyan")
            grid.add_column()
            grid.add_row(own("column-players"), ", ".join([str(seats) for seats in game.seats]), "")
            for number, name in enumerate(game.scenarios):
                title, like = game.about(name, texts)
                players = own("scenario-players", players=", ".join([str(seats) for seats in game.players(name)]))
                about = Text.assemble(f"{title} ({players}). ", (like, "dim"))
                grid.add_row(own("column-scenarios") if not number else "", name, about)
            for number, option in enumerate(game.options):
                message = f"option-{option.name}"
                name = texts(message)
                stop = "" if name.endswith(("!", "?")) else "."
                about = Text.assemble(f"{name}{stop} ", (texts(message + "-about"), "dim"))
                values = "|".join([f"[{value}]" if value == option.default else value for value in option.choices])
                values += f"|…|{option.most}" if option.most else ""
                title = own("column-options") if not number else ""
                grid.add_row(title, Text(f"{option.name}={values}", "cyan"), about)
            console.print(Text.assemble((game.id, "bold cyan"), " · ", (texts("game-name"), "bold")))
            console.print(Text(texts("game-about")))
            console.print(grid)
            console.print(Text(own("games-next", game=game.id), "dim"))
