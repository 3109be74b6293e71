"""`wartable play`: a game in the terminal against bots."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import typer

from wartable.arena.entrants import seat_name
from wartable.bots import BOTS
from wartable.cli.common import (
    Trouble,
    fewest_seats,
    game_of,
    help_text,
    language_of,
    options_of,
    own_words,
    scenario_of,
)
from wartable.cli.records import HUMAN, Opening, Record, take_up
from wartable.cli.sitting import Sitting
from wartable.cli.solo import Solo
from wartable.engine.files.replay import Recording
from wartable.engine.game import Game
from wartable.engine.luck import SECRET_BYTES, secret_of
from wartable.engine.options import settle_options
from wartable.words import Texts

EXAMPLE = "wartable play small-world --seats 3 --bot greedy --save my.replay"


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    of_game = typer.Argument(help=words("help-arg-game"))
    of_seats = typer.Option(None, "--seats", help=words("help-opt-seats"))
    of_me = typer.Option(None, "--me", help=words("help-opt-me"), show_default="1")
    of_bot = typer.Option("greedy", "--bot", help=words("help-opt-bot", bots=", ".join(BOTS)))
    of_lang = typer.Option(None, "--lang", help=words("help-opt-lang"))
    of_scenario = typer.Option(None, "--scenario", help=words("help-opt-scenario"))
    of_option = typer.Option([], "--option", help=words("help-opt-option"))
    of_seed = typer.Option(None, "--seed", help=words("help-opt-seed"))
    of_save = typer.Option(None, "--save", help=words("help-opt-save"))
    of_load = typer.Option(None, "--load", help=words("help-opt-load"))

    @app.command("play", help=help_text(words, "play", EXAMPLE))
    def play(
        game: str = of_game,
        seats: int | None = of_seats,
        me: int | None = of_me,
        bot: str = of_bot,
        lang: str | None = of_lang,
        scenario: str | None = of_scenario,
        option: list[str] = of_option,
        seed: str | None = of_seed,
        save: Path | None = of_save,
        load: Path | None = of_load,
    ) -> None:
        own = own_words(language_of(lang))
        the_game = game_of(game, own)
        if load is None:
            chosen = scenario_of(scenario, the_game, own)
            count = fewest_seats(the_game, chosen) if seats is None else seats
            seat = my_seat(1 if me is None else me, count, own)
            opening = new_opening(the_game, count, seat, bot, chosen, options_of(option, own), seed)
        else:
            for name, given in (("--seats", seats), ("--scenario", scenario), ("--option", option), ("--seed", seed)):
                if given:
                    raise Trouble(own("error-load-with", option=name))
            opening = take_up(load, own)
            if opening.game is not the_game:
                raise Trouble(own("error-other-game", file=str(load), game=opening.game.id))
            found = opening.names.index(HUMAN) + 1 if HUMAN in opening.names else 1
            seat = my_seat(found if me is None else me, len(opening.names), own)
            save = opening.file if save is None else save
        sit_down(opening, seat, bot, seed, save, own)


def my_seat(me: int, seats: int, own: Texts) -> int:
    """The seat a number on the command line means."""
    if not 1 <= me <= seats:
        raise Trouble(own("error-me", me=me, seats=seats))
    return me - 1


def new_opening(
    game: Game[Any], seats: int, me: int, bot: str, scenario: str | None, options: dict[str, str], seed: str | None
) -> Opening:
    """A new game; everything is checked before anybody sits down."""
    played = game.check_scenario(scenario, seats)
    settled = settle_options(game.options, options)
    secret = secret_of(seed) if seed is not None else secrets.token_bytes(SECRET_BYTES)
    names = tuple([HUMAN if seat == me else seat_name(bot) for seat in range(seats)])

    def fresh() -> Record:
        return Recording(game, seats, secret, played, settled, names)

    return Opening(game, fresh, [], names)


def sit_down(opening: Opening, me: int, bot: str, seed: str | None, save: Path | None, own: Texts) -> None:
    """Play until the game is over or the person leaves."""
    bot_secret = secret_of(f"bots {seed}") if seed is not None else secrets.token_bytes(SECRET_BYTES)
    solo = Solo(opening, me, bot, int.from_bytes(bot_secret[:3], "big"))
    Sitting(solo, bot, save, own).run()
