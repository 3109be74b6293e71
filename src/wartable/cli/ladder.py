"""`wartable ladder`: levels of bots against each other: ratings, win rates and what a decision costs, as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import typer

from wartable.arena.keeping import play_fixtures
from wartable.arena.ladder import Pairing, cost, duel, pairings
from wartable.arena.match import Outcome
from wartable.arena.ratings import rate as rated
from wartable.bots import BOTS, USUAL
from wartable.cli.common import help_text, language_of, own_words
from wartable.cli.playing import Asked, chosen, heads, markdown, play_and_tell, rate, short_names
from wartable.words import Texts

EXAMPLE = "wartable ladder small-world --games 100 --jobs 2 --keep games.jsonl"

Game = tuple[int, Outcome]
"""The number of a pairing, and a game of it."""


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    asked = Asked(words)
    of_levels = typer.Option(",".join(BOTS), "--levels", help=words("help-opt-levels"))
    of_games = typer.Option(20, "--games", help=words("help-opt-pair-games"))

    @app.command("ladder", help=help_text(words, "ladder", EXAMPLE))
    def ladder(
        game: str = asked.game,
        levels: str = of_levels,
        games: int = of_games,
        seats: int | None = asked.seats,
        scenario: str | None = asked.scenario,
        option: list[str] = asked.option,
        seed: int = asked.seed,
        jobs: int = asked.jobs,
        keep: Path | None = asked.keep,
        cluster: str = asked.cluster,
        lang: str | None = asked.lang,
    ) -> None:
        own = own_words(language_of(lang))
        table = chosen(game, scenario, seats, option, own)
        names = [name.strip() for name in levels.split(",")]
        pairs = pairings(table.game, names, table.seats, games, seed, table.scenario, table.options)
        fixtures = [pair.fixture for pair in pairs]
        play_and_tell(
            lambda: play_fixtures(fixtures, jobs, cluster, keep),
            games * len(pairs),
            keep,
            own,
            lambda played: print("\n".join(report(names, pairs, played, own))),
        )


def report(levels: Sequence[str], pairs: Sequence[Pairing], played: Sequence[Game], own: Texts) -> list[str]:
    """Ratings with costs, then the pairings; in the order of the games, whichever came first."""
    ended = sorted([one for one in played if one[1].ending], key=lambda one: (one[0], one[1].number))
    outcomes = [one for _, one in ended]
    short = short_names(levels)
    zero = USUAL if USUAL in levels else levels[0]
    table = [heads(own, "bot", "rating", "decisions", "thinking", "worst")]
    for one in rated(levels, zero, outcomes):
        spent = cost(one.level, outcomes)
        interval = f" ± {one.error:.0f}" if one.level != zero else ""
        costs = [f"{spent.decisions:.1f}", f"{spent.mean:.2f}", f"{spent.worst:.0f}"]
        table.append([short[one.level], f"{one.points:+.0f}{interval}", *costs])
    lines = [*markdown(table), ""]
    table = [heads(own, "bot", "against", "games", "rate", "fair")]
    for number, pair in enumerate(pairs):
        games = [one for place, one in ended if place == number]
        if games:
            found = duel(pair.level, games)
            who = f"{short[pair.others]} × {len(games[0].bots) - 1}" if len(games[0].bots) > 2 else short[pair.others]
            table.append([short[pair.level], who, str(found.tally.games), rate(found.tally), f"{found.fair:.0%}"])
    lines += [*markdown(table), "", own("ladder-how", zero=short[zero])]
    if len(ended) < len(played):
        lines.append(own("ladder-nowhere", count=len(played) - len(ended)))
    return lines
