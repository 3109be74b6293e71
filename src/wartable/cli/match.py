"""`wartable match`: bots against bots, with win rates by bot, side, home and turn, and how far to trust them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import typer
from rich import box
from rich.table import Table

from wartable.arena.match import LIMIT, Outcome, play_match
from wartable.arena.summary import Tally, by_home, by_side, by_turn, endings, lengths, summary, went_nowhere
from wartable.cli.common import (
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
from wartable.cli.playing import Asked, play_and_tell, short_names
from wartable.engine.game import Game
from wartable.engine.picture.scene import Words
from wartable.words import Texts, words_for

RATES = ("games", "wins", "rate", "interval")
PAGE = 200
"""Characters of the longest line of a Markdown table."""
EXAMPLE = "wartable match small-world --bots greedy,random,random --games 100 --jobs 2"


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    asked = Asked(words)
    of_bots = typer.Option(None, "--bots", help=words("help-opt-bots"))
    of_games = typer.Option(100, "--games", help=words("help-opt-games"))
    of_limit = typer.Option(LIMIT, "--limit", help=words("help-opt-limit"))
    of_save = typer.Option(None, "--save", help=words("help-opt-save-dir"))
    of_number = typer.Option([], "--number", help=words("help-opt-number"))
    of_markdown = typer.Option(False, "--markdown", help=words("help-opt-markdown"))

    @app.command("match", help=help_text(words, "match", EXAMPLE))
    def match(
        game: str = asked.game,
        bots: str | None = of_bots,
        games: int = of_games,
        seed: int = asked.seed,
        jobs: int = asked.jobs,
        limit: int = of_limit,
        save: Path | None = of_save,
        scenario: str | None = asked.scenario,
        option: list[str] = asked.option,
        number: list[str] = of_number,
        markdown: bool = of_markdown,
        lang: str | None = asked.lang,
    ) -> None:
        own = own_words(language_of(lang))
        the_game = game_of(game, own)
        chosen = scenario_of(scenario, the_game, own)
        rivals = ["random"] * (fewest_seats(the_game, chosen) - 1)
        names = [name.strip() for name in bots.split(",")] if bots is not None else ["greedy", *rivals]
        options = options_of(option, own)
        numbers = the_game.data.retuned(numbers_of(number, own)) if number else None
        play_and_tell(
            lambda: play_match(
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
            ),
            games,
            save,
            own,
            lambda played: report(the_game, played, own, markdown, limit, save),
        )


def report(
    game: Game[Any], played: Sequence[Outcome], own: Texts, markdown: bool, limit: int, save: Path | None
) -> None:
    """Everything that the games played so far say."""
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
