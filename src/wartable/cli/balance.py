"""`wartable balance`: the matches of a plan, and what they say side by side, as Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import typer

from wartable.arena.match import Outcome
from wartable.arena.sheet import Part, Plan, Played, game_named, of_row, play_plan, read_plan
from wartable.arena.summary import by_role, by_side, by_turn, drawn, endings, lengths
from wartable.cli.common import game_of, help_text, language_of, own_words, read_text
from wartable.cli.playing import Asked, heads, markdown, play_and_tell, rate
from wartable.engine.picture.scene import Words
from wartable.words import Texts, words_for

EXAMPLE = "wartable balance docs/balance/bloodstream.toml --games 100 --jobs 2 --keep games.jsonl"


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    asked = Asked(words)
    of_plan = typer.Argument(help=words("help-arg-plan"))
    of_games = typer.Option(None, "--games", min=1, help=words("help-opt-plan-games"))

    @app.command("balance", help=help_text(words, "balance", EXAMPLE))
    def balance(
        plan: Path = of_plan,
        games: int | None = of_games,
        jobs: int = asked.jobs,
        keep: Path | None = asked.keep,
        cluster: str = asked.cluster,
        lang: str | None = asked.lang,
    ) -> None:
        own = own_words(language_of(lang))
        text = read_text(plan, own)
        game = game_of(game_named(str(plan), text), own)
        read = read_plan(str(plan), text, game, games)
        total = sum([row.games * len(row.options) for row in read.rows()])
        play_and_tell(
            lambda: play_plan(read, game, jobs, cluster, keep),
            total,
            keep,
            own,
            lambda played: print("\n".join(sheet(read, played, own, words_for(game, own.language)))),
        )


def sheet(plan: Plan, played: Sequence[Played], own: Texts, words: Words) -> list[str]:
    """A section for each table of the plan."""
    lines: list[str] = []
    for part in plan.parts:
        lines += [f"## {part.title}", "", *section(part, played, own, words), ""]
    return lines[:-1]


def section(part: Part, played: Sequence[Played], own: Texts, words: Words) -> list[str]:
    """What the rows of a part say, and what their roles do together."""
    table = [heads(own, "match", "games", "sides", "turns", "drawn", "rounds", "endings")]
    together: list[Outcome] = []
    for row in part.rows:
        ended = of_row(row, played)
        together += ended
        if ended:
            table.append([row.title, *figures(ended, words)])
    lines = markdown(table)
    roles = by_role(together)
    if roles:
        table = [heads(own, "role", "games", "rate", "reached-mean", "reached")]
        for name, tally, reached in roles:
            mean = sum([far * times for far, times in reached.items()]) / reached.total()
            table.append([words(name), str(tally.games), rate(tally), f"{mean:.2f}", shares(reached)])
        lines += ["", *markdown(table)]
    return lines


def figures(ended: Sequence[Outcome], words: Words) -> list[str]:
    """What one match says, cell by cell."""
    games = len(ended)
    length = lengths(ended)
    return [
        str(games),
        "; ".join([f"{' + '.join([words(name) for name in side])} {rate(tally)}" for side, tally in by_side(ended)]),
        "; ".join([rate(tally) for tally in by_turn(ended)]),
        f"{drawn(ended) / games:.0%}",
        f"{length.median:g}, {length.mean:.1f} ({length.least}–{length.most})",
        "; ".join([f"{rule} {count / games:.0%}" for rule, count in endings(ended)]),
    ]


def shares(reached: Counter[int]) -> str:
    total = reached.total()
    return ", ".join([f"{far}: {times / total:.0%}" for far, times in sorted(reached.items())])
