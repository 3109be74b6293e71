"""`wartable scenario`: check a scenario file and draw its map."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer
from rich.text import Text

from wartable.cli.common import (
    Trouble,
    fewest_seats,
    game_of,
    help_text,
    language_of,
    new_console,
    own_words,
    scenario_of,
    write_text,
)
from wartable.cli.map import legend, text_map
from wartable.cli.text_scene import TextScene
from wartable.engine.game import Game
from wartable.engine.luck import secret_of
from wartable.engine.picture.svg import drawn
from wartable.games.catalogue import GAMES
from wartable.words import Texts, words_for

EXAMPLE = "wartable scenario broken-bridge.toml --svg map.svg"


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    of_file = typer.Argument(help=words("help-arg-scenario"))
    of_game = typer.Option(None, "--game", help=words("help-opt-game"))
    of_svg = typer.Option(None, "--svg", help=words("help-opt-svg"))
    of_seed = typer.Option("0", "--seed", help=words("help-opt-seed"))
    of_lang = typer.Option(None, "--lang", help=words("help-opt-lang"))

    @app.command("scenario", help=help_text(words, "scenario", EXAMPLE))
    def scenario(
        file: str = of_file,
        game: str | None = of_game,
        svg: Path | None = of_svg,
        seed: str = of_seed,
        lang: str | None = of_lang,
    ) -> None:
        own = own_words(language_of(lang))
        the_game: Game[Any] = game_of(game, own) if game is not None else with_files()
        if not the_game.own_scenarios:
            raise Trouble(own("error-no-files", file=file, game=the_game.id))
        chosen = scenario_of(file, the_game, own)
        assert chosen is not None
        texts = words_for(the_game, own.language)
        title, about = the_game.about(chosen, texts)
        seats = fewest_seats(the_game, chosen)
        s = the_game.setup(seats, secret_of(seed), chosen)
        board = the_game.board(s, texts)
        scene = the_game.scene(the_game.view(s, None), None, texts)
        if svg is not None:
            write_text(svg, drawn(board, scene.pieces, title), own)
        console = new_console()
        good = own("scenario-good", file=file, seats=seats, areas=len(board.areas))
        console.print(Text(good, "green"), soft_wrap=True)
        console.print(Text.assemble((title, "bold"), f"\n{about}\n"))
        console.print(text_map(board, scene.pieces))
        console.print(legend(board))
        console.print(TextScene(the_game, s, texts, own, ("",) * seats).panels(scene))
        if svg is not None:
            console.print(own("scenario-drawn", file=str(svg)), soft_wrap=True)


def with_files() -> Game[Any]:
    """The first game that has scenario files."""
    return next(game for game in GAMES.values() if game.own_scenarios)
