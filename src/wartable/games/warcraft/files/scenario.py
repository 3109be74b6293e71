"""Scenario files: the map, who plays, what stands where, and how to win."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

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
from wartable.games.warcraft import ids
from wartable.games.warcraft.files.scenario_checks import check_forces, check_pieces, check_victory
from wartable.games.warcraft.rules.content import DATA, PROVENANCES, SCENARIOS, Content, load, scenario_file
from wartable.toolbox.tables import Table, read_table, shown

VICTORIES: Final = ("points", "gate", "necromancers", "captives", "nordrassil")
SPACES: Final = 62
"""Sets of spaces are kept in the bits of one machine word."""
MOST: Final = 99
"""The largest gold, wood, target and coordinate that a file may give."""
SYMBOLS: Final[dict[str, int]] = {
    "T": ids.TOWN,
    "f": ids.FOREST,
    "g": ids.GOLDMINE,
    "^": ids.MOUNTAIN,
    ".": ids.CLEAR,
}
OBJECTIVE: Final = re.compile(r"o([1-9])")
NO_SPACE: Final = "_"
NEIGHBOURS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
ANY: Final = "any"
TOP: Final = "top"
KEYS: Final = (
    "format",
    "players",
    "victory",
    "target",
    "team_target_short",
    "first",
    "home_depletes",
    "title",
    "summary",
    "provenance",
    "map",
    "forces",
)
PARTS: Final = ("map", "tokens", "forces", "target", "team_target_short", "first")
"""What says where it comes from."""
MAP_KEYS: Final = ("rows", "letters", "tokens", "depleted", "walls", "captives")
NEUTRAL_KEYS: Final = ("race", "neutral", "levels", "units")
FORCE_KEYS: Final = (
    *NEUTRAL_KEYS,
    "team",
    "town",
    "gold",
    "wood",
    "outposts",
    "steps",
    "without",
    "returns",
    "outposts_are_towns",
    "buildings",
)


class Force:
    """What one race begins with, and what it may do."""

    def __init__(self, table: Table, team: int, number: dict[str, int], content: Content) -> None:
        self.neutral = table.flag("neutral", False)
        table.only(NEUTRAL_KEYS if self.neutral else FORCE_KEYS)
        self.race: int = table.word("race", (*ids.RACES, ANY))
        if self.race == len(ids.RACES):
            self.race = ids.NOBODY
        self.team = team
        self.town = space_of(table, "town", table.take("town", str), number) if "town" in table.data else -1
        self.gold = table.number("gold", 0, MOST, default=0)
        self.wood = table.number("wood", 0, MOST, default=0)
        self.level = _level(table, self.race, content)
        self.units: tuple[tuple[int, int, int], ...] = _units(table, number)
        self.outposts: tuple[int, ...] = tuple(
            [space_of(table, "outposts", c, number) for c in table.texts("outposts")]
        )
        self.steps = 0 if self.neutral else _steps(table)
        self.without: tuple[int, ...] = _without(table, self.race, content)
        self.returns = table.flag("returns", False)
        self.outposts_are_towns = table.flag("outposts_are_towns", False)
        self.buildings = table.flag("buildings", not self.neutral)


class Scenario:
    """A scenario as its file tells it; spaces are numbered by r, then by q."""

    def __init__(self, name: str, file: Table, content: Content) -> None:
        self.id = name
        file.only(KEYS)
        check_format(file)
        self.players = file.number("players", 2, len(ids.RACES))
        self.victory: str = VICTORIES[file.word("victory", VICTORIES)]
        self.target, self.short_target = _targets(file, self.victory)
        self.first: int = file.word("first", ids.RACES) if "first" in file.data else ids.NOBODY
        self.home_depletes = file.flag("home_depletes", True)
        self.title: dict[str, str] = title_of(file)
        self.summary: dict[str, str] = summary_of(file)
        check_provenance(file, PARTS, (*PROVENANCES, HOUSE))

        map_table = file.child("map")
        map_table.only(MAP_KEYS)
        drawn = _rows(map_table)
        places = sorted(drawn, key=lambda place: (place[1], place[0]))
        self.q: tuple[int, ...] = tuple([q for q, _ in places])
        self.r: tuple[int, ...] = tuple([r for _, r in places])
        self.codes: tuple[str, ...] = tuple([f"{q},{r}" for q, r in places])
        self.number: dict[str, int] = {code: space for space, code in enumerate(self.codes)}
        self.terrain: tuple[int, ...] = tuple([drawn[place][0] for place in places])
        self.points: tuple[int, ...] = tuple([drawn[place][1] for place in places])
        self.near: tuple[int, ...] = tuple([_near(q, r, self.number) for q, r in places])
        check_connected(map_table, "rows", self.codes, self.near)

        self.letters: dict[str, int] = _letters(map_table, self.number)
        self.tokens: dict[int, int] = _tokens(map_table, self.letters)
        self.depleted = self.read_depleted(map_table)
        self.walls: frozenset[tuple[int, int]] = self.read_walls(map_table)
        self.captives: dict[int, int] = _captives(map_table, self.number)

        tables = file.children("forces")
        teams = _teams(tables)
        self.forces: tuple[Force, ...] = tuple(
            [Force(table, team, self.number, content) for table, team in zip(tables, teams, strict=True)]
        )
        check_forces(self, file)
        check_pieces(self, tables, content)
        check_victory(self, file)

    def read_depleted(self, table: Table) -> int:
        found = 0
        for code in table.texts("depleted"):
            space = space_of(table, "depleted", code, self.number)
            if self.terrain[space] not in (ids.FOREST, ids.GOLDMINE):
                raise table.wrong("depleted", f"{code} is neither a forest nor a goldmine")
            found |= 1 << space
        return found

    def read_walls(self, table: Table) -> frozenset[tuple[int, int]]:
        """Both directions of each wall."""
        found: set[tuple[int, int]] = set()
        for pair in table.take("walls", list) if "walls" in table.data else []:
            if not isinstance(pair, list) or len(pair) != 2:
                raise table.wrong("walls", f"a wall is a list of two spaces, not {shown(pair)}")
            a, b = [space_of(table, "walls", code, self.number) for code in pair]
            if not self.near[a] >> b & 1:
                raise table.wrong("walls", f"{self.codes[a]} and {self.codes[b]} are not adjacent")
            found |= {(a, b), (b, a)}
        return frozenset(found)


def _targets(file: Table, victory: str) -> tuple[int, int]:
    """The points to reach, and the fewer points of the shorter team game (0 if there is none)."""
    if victory != "points":
        for key in ("target", "team_target_short"):
            if key in file.data:
                raise file.wrong(key, f"victory {victory!r} does not count points")
        return 0, 0
    target = file.number("target", 1, MOST)
    return target, file.number("team_target_short", 1, target, default=0)


def _rows(table: Table) -> dict[tuple[int, int], tuple[int, int]]:
    """Terrain and points of an objective by q and r."""
    drawn: dict[tuple[int, int], tuple[int, int]] = {}
    for count, row in enumerate(table.take("rows", list), 1):
        key = f"rows[{count}]"
        if not isinstance(row, list) or [type(part) for part in row] != [int, int, str]:
            raise table.wrong(key, f"r, first q and the spaces are needed, not {shown(row)}")
        r, q, text = row
        if max(abs(r), abs(q)) > MOST:
            raise table.wrong(key, f"r and q must be from -{MOST} to {MOST}")
        for place, symbol in enumerate(text.split(), q):
            if symbol == NO_SPACE:
                continue
            objective = OBJECTIVE.fullmatch(symbol)
            if objective is None and symbol not in SYMBOLS:
                raise table.wrong(key, f"{shown(symbol)} is none of {' '.join(SYMBOLS)} o1 to o9 {NO_SPACE}")
            if (place, r) in drawn:
                raise table.wrong(key, f"{place},{r} is drawn twice")
            drawn[place, r] = (ids.OBJECTIVE, int(objective[1])) if objective is not None else (SYMBOLS[symbol], 0)
    if not 2 <= len(drawn) <= SPACES:
        raise table.wrong("rows", f"{len(drawn)} spaces; a map has 2 to {SPACES}")
    return drawn


def _near(q: int, r: int, number: dict[str, int]) -> int:
    codes = [f"{q + east},{r + south}" for east, south in NEIGHBOURS]
    return sum([1 << number[code] for code in codes if code in number])


def _letters(table: Table, number: dict[str, int]) -> dict[str, int]:
    found: dict[str, int] = {}
    letters = table.optional("letters")
    for letter, code in letters.data.items():
        if not re.fullmatch("[A-Z]", letter):
            raise letters.wrong(letter, "a letter from A to Z is needed")
        space = space_of(letters, letter, code, number)
        if space in found.values():
            raise letters.wrong(letter, f"{code} has a letter already")
        found[letter] = space
    return found


def _tokens(table: Table, letters: dict[str, int]) -> dict[int, int]:
    tokens = table.optional("tokens")
    tokens.only(sorted(letters))
    return {letters[letter]: tokens.word(letter, ids.TOKENS) for letter in tokens.data}


def _captives(table: Table, number: dict[str, int]) -> dict[int, int]:
    """The box has captives of two races."""
    captives = table.optional("captives")
    captives.only((ids.RACES[ids.ORCS], ids.RACES[ids.NIGHTELVES]))
    return {ids.RACES.index(race): space_of(captives, race, code, number) for race, code in captives.data.items()}


def _teams(tables: list[Table]) -> list[int]:
    """Teams counted from 0 in the order of the file; a force without a team is one of its own."""
    seen: dict[int, int] = {}
    teams: list[int] = []
    count = 0
    for table in tables:
        label = table.number("team", 1, len(ids.RACES), default=0)
        if label not in seen:
            if label:
                seen[label] = count
            teams.append(count)
            count += 1
        else:
            teams.append(seen[label])
    return teams


def _level(table: Table, race: int, content: Content) -> int:
    """The level of all unit types; 0 is the top of each."""
    level = table.data.get("levels", 1)
    if level == TOP:
        return 0
    races = range(len(ids.RACES)) if race == ids.NOBODY else (race,)
    top = min([min(content.top[race]) for race in races])
    if not isinstance(level, int) or isinstance(level, bool) or not 1 <= level <= top:
        raise table.wrong("levels", f'"top" or a level from 1 to {top} is needed, not {shown(level)}')
    return level


def _units(table: Table, number: dict[str, int]) -> tuple[tuple[int, int, int], ...]:
    """Kind, space and count."""
    found: list[tuple[int, int, int]] = []
    units = table.optional("units")
    for code in units.data:
        space = space_of(units, code, code, number)
        words = units.take(code, str).split()
        counts, kinds = words[::2], words[1::2]
        if not kinds or len(counts) != len(kinds) or any([not re.fullmatch("[1-9][0-9]?", count) for count in counts]):
            raise units.wrong(
                code, f"counts and kinds are needed, as in '3 melee 3 worker', not {shown(' '.join(words))}"
            )
        if len(set(kinds)) < len(kinds):
            raise units.wrong(code, "each kind may stand here only once")
        for count, kind in zip(counts, kinds, strict=True):
            found.append((units.choose(code, kind, ids.KINDS), space, int(count)))
    return tuple(found)


def _steps(table: Table) -> int:
    """The steps that the force plays, as bits."""
    if "steps" not in table.data:
        return (1 << len(ids.STEPS)) - 1
    found = 0
    for step in table.texts("steps"):
        found |= 1 << table.choose("steps", step, ids.STEPS)
    if not found:
        raise table.wrong("steps", "a force that plays no step at all is neutral = true")
    return found


def _without(table: Table, race: int, content: Content) -> tuple[int, ...]:
    decks = content.deck if race == ids.NOBODY else (content.deck[race],)
    found: list[int] = []
    for name in table.texts("without"):
        card = table.choose("without", name, ids.CARDS)
        if any([card not in deck for deck in decks]):
            raise table.wrong("without", f"{name} is not in the deck")
        found.append(card)
    return tuple(found)


def read_scenario(text: str, file: str, numbers: Numbers | None = None) -> Scenario:
    """A scenario out of the text of its file; `file` names it in errors."""
    return Scenario(id_of(file), read_table(file, text), load(numbers))


@lru_cache(maxsize=32)
def shipped(numbers: Numbers | None = None) -> dict[str, Scenario]:
    """The scenarios that come with the game, by id."""
    data = DATA.data(numbers)
    found = [name for name in SCENARIOS if data.boxed(f"scenarios.{name}") or data.housed(f"scenarios.{name}")]
    tables = {name: Table(f"{name}.toml", "", data.files[scenario_file(name)]) for name in found}
    return {name: Scenario(name, table, load(numbers)) for name, table in tables.items()}
