"""Scenario files: the map, who plays, what stands where, and how to win."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from wartable.engine.files.editions import HOUSE, Numbers
from wartable.engine.files.scenarios import (
    check_connected,
    check_format,
    check_provenance,
    id_of,
    space_of,
    summary_of,
    title_of,
)
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.files.scenario_checks import check_goals, check_pieces, check_research
from wartable.games.bloodstream.rules.content import (
    DATA,
    FIXTURES,
    PROVENANCES,
    SCENARIOS,
    Content,
    load,
    scenario_file,
)
from wartable.toolbox.cells import Cell
from wartable.toolbox.hexes import Hexes
from wartable.toolbox.masks import mask_of
from wartable.toolbox.tables import Table, read_table, shown

COLUMNS: Final = 8
ROWS: Final = 6
"""Hexes of one section of the board (BS-RULING-05)."""
SECTIONS: Final = 6
MOST: Final = 999
"""The largest stock, goal and number of rounds that a file may give."""
CODES: Final = ".TG~o^,=(#%ABCS"
"""How the terrains of `ids` are written."""
NO_HEX: Final = "x"
NEUTRAL: Final = "neutral"
GOALS: Final = ("annihilate", "stockpile", "escort", "destroy", "none")
COUNTS: Final = ("units", "buildings", "units_and_buildings")
KEYS_OF_GOALS: Final[dict[str, tuple[str, ...]]] = {
    "annihilate": ("counts",),
    "stockpile": (*ids.RESOURCES, "equal_turns"),
    "escort": ("need", "of", "from", "to", "equal_turns"),
    "destroy": ("target",),
    "none": (),
}
TIEBREAKS: Final[dict[str, tuple[str, ...]]] = {
    "near": ("hexes", "radius"),
    "stock": ("of",),
    "burns": ("building",),
    "delivered": (),
    "freed": (),
    "value": (),
}
"""The keys of the tie-break, and what each says besides."""
KEYS: Final = (
    "format",
    "base",
    "title",
    "summary",
    "provenance",
    "fewest",
    "first_player",
    "races_fixed",
    "teams",
    "round_limit",
    "tiebreak",
    "board",
    "players",
    "pieces",
    "goals",
    "switches",
)
PARTS: Final = ("board", "players", "pieces", "goals", "tiebreak", "round_limit")
"""What says where it comes from."""


class Piece:
    """What stands in a hex at the start: a stack of one type, or a building."""

    def __init__(self, table: Table, players: int, number: Mapping[str, int]) -> None:
        table.only(("seat", "type", "count", "at", "captive"))
        self.seat = _seat(table, players)
        """A seat, or NEUTRAL."""
        type_ = table.take("type", str)
        self.building = type_ in ids.BUILDINGS
        types = ids.BUILDINGS if self.building else (*ids.UNITS, *ids.BUILDINGS)
        self.kind: int = table.choose("type", type_, types)
        """The kind of unit, or the building."""
        self.count = table.number("count", 1, MOST, default=1)
        self.hex = space_of(table, "at", table.take("at", str), number)
        self.captive = table.flag("captive", False)


class Goal:
    """A way to win, or to be out of the game."""

    def __init__(self, table: Table, players: int, number: Mapping[str, int]) -> None:
        self.kind: str = GOALS[table.word("kind", GOALS)]
        table.only(("kind", *KEYS_OF_GOALS[self.kind]))
        counts = COUNTS[table.word("counts", COUNTS)] if self.kind == "annihilate" else ""
        self.units = counts != "" and counts != "buildings"
        """Whether units count (annihilate)."""
        self.buildings = counts != "" and counts != "units"
        gold, wood, oil = [table.number(resource, 0, MOST, default=0) for resource in ids.RESOURCES]
        self.stocks: tuple[int, int, int] = (gold, wood, oil)
        escort = self.kind == "escort"
        self.of = table.number("of", 1, MOST) if escort else 0
        self.need = table.number("need", 1, self.of) if escort else 0
        self.start: tuple[int, ...] = _by_seat(table, "from", players, number) if escort else ()
        """By seat, where its captives are held."""
        self.end: tuple[int, ...] = _by_seat(table, "to", players, number) if escort else ()
        """By seat, where they are delivered."""
        self.target: int = table.word("target", ids.BUILDINGS) if self.kind == "destroy" else -1
        self.equal_turns = table.flag("equal_turns", False)


class Key:
    """What is counted when the last round is over; more is better."""

    def __init__(self, table: Table, hexes: Hexes) -> None:
        names = tuple(TIEBREAKS)
        self.kind: str = names[table.word("key", names)]
        table.only(("key", *TIEBREAKS[self.kind]))
        self.hexes = 0
        """The hexes in which units count (near)."""
        self.resources: tuple[int, ...] = ()
        self.target = -1
        """The building whose Burn markers count."""
        if self.kind == "near":
            radius = table.number("radius", 0, max(hexes.far[0]))
            for code in _some(table, "hexes"):
                self.hexes |= hexes.disc(space_of(table, "hexes", code, hexes.number), radius)
        elif self.kind == "stock":
            self.resources = tuple([table.choose("of", name, ids.RESOURCES) for name in _some(table, "of")])
        elif self.kind == "burns":
            self.target = table.word("building", ids.BUILDINGS)


class Scenario:
    """A scenario as its file tells it; hexes are numbered row by row, seats from 0."""

    def __init__(self, name: str, file: Table, numbers: Numbers | None = None) -> None:
        self.id = name
        file.only(KEYS)
        check_format(file)
        self.title: dict[str, str] = title_of(file)
        self.summary: dict[str, str] = summary_of(file)
        check_provenance(file, PARTS, (*PROVENANCES, HOUSE))
        self.switches: dict[str, int] = _switches(file, load(numbers))
        """The rule switches it sets otherwise than by default."""
        content = load(numbers, self.switches)

        board = file.child("board")
        board.only(("sections", "map"))
        self.columns, self.rows = _sections(board)
        """Of the rectangle that the hexes are cut from."""
        drawn = _drawn(board, self.columns, self.rows)
        self.hexes = _hexes(tuple(drawn))
        self.terrain: tuple[int, ...] = tuple([drawn[cell] for cell in self.hexes.cells])
        check_connected(board, "map", self.hexes.codes, self.hexes.near)

        players = file.children("players")
        if not 2 <= len(players) <= ids.SEATS:
            raise file.wrong("players", f"{len(players)} players; there may be 2 to {ids.SEATS}")
        self.players = len(players)
        self.fewest = file.number("fewest", 2, self.players, default=self.players)
        """With so many the game can be played; the last seats are then empty."""
        for table in players:
            table.only(("race", *ids.RESOURCES, "research"))
        self.races: tuple[int, ...] = tuple([table.word("race", ids.RACES) for table in players])
        self.races_fixed = file.flag("races_fixed", False)
        self.stocks: tuple[tuple[int, int, int], ...] = tuple([_stocks(table) for table in players])
        self.research: tuple[int, ...] = tuple([_research(table) for table in players])
        """By seat, what is learned before the game, as bits."""
        first = file.number("first_player", 1, self.players, default=0)
        self.first = first - 1 if first else ids.NOBODY
        """The seat that begins; NOBODY: by lot."""
        self.teams: tuple[int, ...] = _teams(file, self.players)
        """By seat, the seats that play together, as bits."""

        pieces = file.children("pieces") if "pieces" in file.data else []
        self.pieces: tuple[Piece, ...] = tuple([Piece(table, self.players, self.hexes.number) for table in pieces])
        goals = file.children("goals")
        self.goals: tuple[Goal, ...] = tuple([Goal(table, self.players, self.hexes.number) for table in goals])
        self.endless = [goal.kind for goal in self.goals] == ["none"]
        """A bare board: no goal, no round limit, and nobody needs pieces."""
        self.round_limit = 0 if self.endless and "round_limit" not in file.data else file.number("round_limit", 1, MOST)
        """The last round; 0: there is none."""
        ties = file.children("tiebreak") if "tiebreak" in file.data else []
        self.tiebreak: tuple[Key, ...] = tuple([Key(table, self.hexes) for table in ties])

        check_research(self, players, content)
        check_pieces(self, pieces, content)
        check_goals(self, file, goals, content)


def _switches(file: Table, content: Content) -> dict[str, int]:
    table = file.optional("switches")
    table.only(tuple(content.switches))
    return {name: content.switches[name].read(table, name) for name in table.data}


def _sections(table: Table) -> tuple[int, int]:
    """Columns and rows of hexes."""
    text = table.take("sections", str)
    found = re.fullmatch("([1-6])x([1-6])", text)
    if found is None or int(found[1]) * int(found[2]) > SECTIONS:
        raise table.wrong("sections", f"columns x rows of at most {SECTIONS} sections, as in '2x1', not {shown(text)}")
    return COLUMNS * int(found[1]), ROWS * int(found[2])


def _drawn(table: Table, columns: int, rows: int) -> dict[Cell, int]:
    """The terrain of every cell that is a hex."""
    lines = [line.split() for line in table.take("map", str).strip("\n").split("\n")]
    if len(lines) != rows:
        raise table.wrong("map", f"{len(lines)} lines, the sections have {rows}")
    drawn: dict[Cell, int] = {}
    for row, line in enumerate(lines):
        if len(line) != columns:
            raise table.wrong(
                "map", f"{len(line)} hexes in line {row}, the sections have {columns}; lines count from 0"
            )
        for column, code in enumerate(line):
            if code == NO_HEX:
                continue
            if code not in CODES or len(code) > 1:
                raise table.wrong("map", f"{shown(code)} in line {row} is none of {' '.join(CODES)} {NO_HEX}")
            drawn[column, row] = CODES.index(code)
    if len(drawn) < 2:
        raise table.wrong("map", f"{len(drawn)} hexes are too few")
    return drawn


@lru_cache(maxsize=16)
def _hexes(cells: tuple[Cell, ...]) -> Hexes:
    """Most boards are the same rectangle."""
    return Hexes(cells)


def _stocks(table: Table) -> tuple[int, int, int]:
    gold, wood, oil = [table.number(resource, 0, MOST, default=0) for resource in ids.RESOURCES]
    return gold, wood, oil


def _research(table: Table) -> int:
    return mask_of([table.choose("research", name, ids.RESEARCH) for name in table.texts("research")])


def _teams(file: Table, players: int) -> tuple[int, ...]:
    """Each by itself, unless the file says otherwise."""
    if "teams" not in file.data:
        return tuple([1 << seat for seat in range(players)])
    teams = []
    for team in file.take("teams", list):
        if not isinstance(team, list) or any([type(seat) is not int or not 1 <= seat <= players for seat in team]):
            raise file.wrong("teams", f"lists of seats from 1 to {players} are needed, not {shown(team)}")
        teams.append(team)
    if sorted([seat for team in teams for seat in team]) != list(range(1, players + 1)):
        raise file.wrong("teams", "each seat must be in one team")
    if len(teams) < 2:
        raise file.wrong("teams", "all players are in one team")
    masks = [mask_of([seat - 1 for seat in team]) for team in teams]
    return tuple([next(mask for mask in masks if mask >> seat & 1) for seat in range(players)])


def _seat(table: Table, players: int) -> int:
    if table.data.get("seat") == NEUTRAL:
        return ids.NEUTRAL
    seat = table.data.get("seat")
    if type(seat) is not int or not 1 <= seat <= players:
        raise table.wrong("seat", f'a seat from 1 to {players} or "{NEUTRAL}" is needed, not {shown(seat)}')
    return seat - 1


def _by_seat(table: Table, key: str, players: int, number: Mapping[str, int]) -> tuple[int, ...]:
    codes = table.texts(key)
    if len(codes) != players:
        raise table.wrong(key, f"{len(codes)} hexes for {players} players")
    return tuple([space_of(table, key, code, number) for code in codes])


def _some(table: Table, key: str) -> list[str]:
    found = table.texts(key)
    if not found:
        raise table.wrong(key, "at least one is needed")
    return found


def _based(file: Table, files: Mapping[str, dict[str, Any]]) -> Table:
    """The file with the keys of the scenario it is based on, where it has none of its own."""
    if "base" not in file.data:
        return file
    base = files[file.take("base", str)] if file.data["base"] in files else None
    if base is None or "base" in base:
        known = [name for name, data in files.items() if "base" not in data]
        raise file.wrong("base", f"one of {', '.join(known)} is needed, not {shown(file.data['base'])}")
    return Table(file.source, "", {**base, **file.data})


def _files(numbers: Numbers | None) -> dict[str, dict[str, Any]]:
    """The scenario files that come with the game, by id."""
    data = DATA.data(numbers)
    names = [*SCENARIOS, *FIXTURES]
    found = [name for name in names if data.boxed(f"scenarios.{name}") or data.housed(f"scenarios.{name}")]
    return {name: data.files[scenario_file(name)] for name in found}


def read_scenario(text: str, file: str, numbers: Numbers | None = None) -> Scenario:
    """A scenario out of the text of its file; `file` names it in errors."""
    return Scenario(id_of(file), _based(read_table(file, text), _files(numbers)), numbers)


@lru_cache(maxsize=32)
def shipped(numbers: Numbers | None = None) -> dict[str, Scenario]:
    """The scenarios that come with the game, by id; the bare boards of the tests come last."""
    files = _files(numbers)
    tables = {name: _based(Table(f"{name}.toml", "", data), files) for name, data in files.items()}
    return {name: Scenario(name, table, numbers) for name, table in tables.items()}
