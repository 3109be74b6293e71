"""Balance sheets: a file says which matches are to be played, and what they say stands in tables beside each other."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wartable.arena.keeping import Fixture, play_fixtures
from wartable.arena.match import Outcome, make_match
from wartable.engine.game import Game
from wartable.engine.options import settle_options
from wartable.toolbox.tables import Table, read_table

FORMAT = 1
MOST_GAMES = 1_000_000
SEEDS = 2**31 - 1


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table: a match, or several in equal parts that differ in their options (who has which race)."""

    title: str
    scenario: str | None
    bots: tuple[str, ...]
    numbers: dict[str, str]
    """Other numbers than those of the data files, written as there."""
    options: tuple[dict[str, str], ...]
    """One entry for each match; each has a seed of its own: between equals, exchanged races alone would make the same
    games once more."""
    games: int
    """Of each match."""

    def key(self, match: int, seed: int) -> str:
        """The same for the same match, whatever its title and however many games of it are played."""
        fixed = [self.scenario, self.bots, self.options[match], self.numbers, seed + match]
        return json.dumps(fixed, sort_keys=True, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Part:
    """Rows that stand in one table."""

    title: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole sheet."""

    game: str
    seed: int
    parts: tuple[Part, ...]

    def rows(self) -> Iterator[Row]:
        for part in self.parts:
            yield from part.rows


def game_named(source: str, text: str) -> str:
    """The id of the game that a plan is about; it must be known before the rest can be read."""
    return read_table(source, text).take("game", str)


def read_plan(source: str, text: str, game: Game[Any], games: int | None = None) -> Plan:
    """A plan for a game, with so many games of every row instead of its own number if that is given."""
    file = read_table(source, text)
    file.only(("format", "game", "games", "seed", "table"))
    file.number("format", FORMAT, FORMAT)
    usual = file.number("games", 1, MOST_GAMES)
    seed = file.number("seed", 0, SEEDS, 0)
    parts = []
    for table in file.children("table"):
        table.only(("title", "row"))
        rows = tuple([_row(row, game, games, usual) for row in table.children("row")])
        parts.append(Part(table.take("title", str), rows))
    return Plan(game.id, seed, tuple(parts))


def _row(row: Table, game: Game[Any], games: int | None, usual: int) -> Row:
    row.only(("title", "scenario", "seats", "bots", "options", "either", "numbers", "games"))
    scenario = row.take("scenario", str) if "scenario" in row.data else None
    if scenario is not None:
        row.choose("scenario", scenario, game.scenarios)
    possible = game.players(scenario) if scenario is not None else game.seats
    seats = row.number("seats", possible[0], possible[-1], possible[0])
    bots = tuple(row.texts("bots")) or ("greedy",) * seats
    if len(bots) not in possible:
        raise row.wrong("bots", f"{len(bots)} players cannot play this; possible are {', '.join(map(str, possible))}")
    common = _texts(row.optional("options"))
    either = [_texts(table) for table in row.children("either")] if "either" in row.data else [{}]
    numbers = _texts(row.optional("numbers"))
    for one in either:
        settle_options(game.options, {**common, **one})
    game.data.retuned(numbers)
    return Row(
        row.take("title", str),
        scenario,
        bots,
        numbers,
        tuple([{**common, **one} for one in either]),
        -(-(games or row.number("games", 1, MOST_GAMES, usual)) // len(either)),
    )


def _texts(table: Table) -> dict[str, str]:
    return {key: table.take(key, str) for key in table.data}


def play_plan(
    plan: Plan, game: Game[Any], jobs: int = 1, cluster: str = "", kept: Path | None = None
) -> Generator[Played, None, None]:
    """The games of all rows, those that are kept first. Rows that are the same match share their games."""
    rows = [row for row in plan.rows() for _ in row.options]
    fixtures = [one for row in plan.rows() for one in _fixtures(row, game, plan.seed)]
    with closing(play_fixtures(fixtures, jobs, cluster, kept)) as played:
        for place, one in played:
            yield Played(rows[place], one)


def _fixtures(row: Row, game: Game[Any], seed: int) -> Iterator[Fixture]:
    numbers = game.data.retuned(row.numbers) if row.numbers else None
    for number, options in enumerate(row.options):
        match = make_match(game, row.bots, seed + number, scenario=row.scenario, options=options, numbers=numbers)
        yield Fixture(row.key(number, seed), match, row.games)


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a sheet, and the row it belongs to."""

    row: Row
    outcome: Outcome


def of_row(row: Row, played: Sequence[Played]) -> list[Outcome]:
    """The games of one row that came to an end."""
    return [one.outcome for one in played if one.row is row and one.outcome.ending]
