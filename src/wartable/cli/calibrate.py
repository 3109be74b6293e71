"""`wartable calibrate`: how often what was called a chance of 60 to 70% is won, and which scale would fit best."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import typer

from wartable.arena.calibration import Called, Fit, classes, fit, parts, positions_of
from wartable.arena.keeping import Fixture, match_key, play_fixtures
from wartable.arena.match import make_match
from wartable.bots import BOTS, USUAL
from wartable.cli.common import help_text, language_of, own_words
from wartable.cli.playing import Asked, chosen, heads, markdown, play_and_tell, rate
from wartable.words import Texts

EXAMPLE = "wartable calibrate small-world --level greedy --games 200 --jobs 2 --keep games.jsonl"


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    asked = Asked(words)
    of_level = typer.Option(USUAL, "--level", help=words("help-opt-level", bots=", ".join(BOTS)))
    of_games = typer.Option(100, "--games", help=words("help-opt-games"))

    @app.command("calibrate", help=help_text(words, "calibrate", EXAMPLE))
    def calibrate(
        game: str = asked.game,
        level: str = of_level,
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
        bots = [level] * table.seats
        match = make_match(table.game, bots, seed, scenario=table.scenario, options=table.options, judged=True)
        key = match_key(table.game, match)
        play_and_tell(
            lambda: play_fixtures([Fixture(key, match, games)], jobs, cluster, keep),
            games,
            keep,
            own,
            lambda played: print("\n".join(report([positions_of(one) for _, one in played if one.ending], own))),
        )


def report(games: Sequence[Sequence[Called]], own: Texts) -> list[str]:
    """The classes, then the errors with the scale that would be best, for whole games and by parts of them."""
    table = [heads(own, "chance", "positions", "games", "called", "won")]
    for one in classes(games):
        figures = [str(one.positions), str(one.tally.games), f"{one.called:.1%}", rate(one.tally)]
        table.append([f"{one.low:.0%}–{one.low + 0.1:.0%}", *figures])
    lines = [*markdown(table), ""]
    table = [heads(own, "part", "positions", "brier", "brier-unknowing", "factor", "brier-best")]
    for name, some in (("whole", games), *zip(("early", "middle", "late"), parts(games), strict=True)):
        if any(some):
            table.append([own(f"part-{name}"), *fitted(fit(some))])
    return [*lines, *markdown(table), "", own("calibrate-how", games=len(games))]


def fitted(found: Fit) -> list[str]:
    """Cell by cell."""
    factor = f"× {found.factor:.2f} ({found.low:.2f}–{found.high:.2f})"
    return [str(found.positions), f"{found.error:.3f}", f"{found.unknowing:.3f}", factor, f"{found.least:.3f}"]
