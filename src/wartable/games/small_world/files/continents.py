"""Regions and continents, read from map files, and the checker every map for play must pass.

A map file draws a continent as cells and describes one region per letter.  Borders follow from the drawing, so a map
cannot show one thing and mean another.  Numbers of the checker that a publisher might change live in `shapes.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import combinations
from typing import Literal, TypeVar

from wartable.engine.errors import ContentError
from wartable.toolbox.cells import OCEAN, CellMap

Lang = Literal["en", "ru"]

LAND = ("fields", "forest", "hills", "swamp", "mountain")
WATER = ("sea", "lake")
TERRAINS = LAND + WATER
SYMBOLS = ("anchor", "dungeon", "magic", "murloc", "slot")
SIZES = ("L", "M", "S")
CONTINENTS = ("L1", "L2", "M1", "M2", "S1", "S2")
FIXTURES = ("fixtureA", "fixtureB")

# A border of one cell edge is easily overlooked on the board, so a map for play draws at least two.
VISIBLE_EDGES = 2

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Region:
    """One outlined area of a continent; `borders` names every region it shares a line with, water included."""

    code: str
    name_en: str
    name_ru: str
    terrain: str
    symbols: frozenset[str]
    continent: str
    borders: frozenset[str]

    @property
    def is_water(self) -> bool:
        return self.terrain in WATER

    def name(self, lang: Lang) -> str:
        return self.name_ru if lang == "ru" else self.name_en


@dataclass(frozen=True, eq=False)
class Continent:
    """One island: its regions in the order of their codes, and the cells it is drawn with."""

    id: str
    size: str
    name_en: str
    name_ru: str
    regions: tuple[Region, ...]
    cells: CellMap
    letters: Mapping[str, str]

    def name(self, lang: Lang) -> str:
        return self.name_ru if lang == "ru" else self.name_en

    def region(self, code: str) -> Region:
        return next(region for region in self.regions if region.code == code)

    def touches_ocean(self, code: str) -> bool:
        """Whether a region lies on the outer coast of the island."""
        return self.letters[code] in self.cells.coastal


@dataclass(frozen=True, slots=True)
class Shape:
    """What one continent must contain: regions by terrain and by symbol."""

    size: str
    land: int
    terrain: Mapping[str, int]
    symbols: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Shapes:
    """The requirements of all continents, the sizes that make a board, and the limits of the token supply."""

    continents: Mapping[str, Shape]
    boards: Mapping[int, tuple[str, ...]]
    limits: Mapping[str, int]


# Reading


def _take(table: Mapping[str, object], key: str, kind: type[_T], source: str, place: str) -> _T:
    value = table.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise ContentError(source, f"{place}.{key}" if place else key, f"expected {kind.__name__}, found {value!r}")
    return value


def _choose(table: Mapping[str, object], key: str, allowed: Sequence[str], source: str, place: str) -> str:
    value = _take(table, key, str, source, place)
    if value not in allowed:
        raise ContentError(source, f"{place}.{key}" if place else key, f"{value!r} is none of {', '.join(allowed)}")
    return value


def _parse(text: str, source: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(source, "file", str(error)) from error


def _names(table: Mapping[str, object], source: str, place: str) -> tuple[str, str]:
    names = _take(table, "name", dict, source, place)
    inner = f"{place}.name" if place else "name"
    return _take(names, "en", str, source, inner), _take(names, "ru", str, source, inner)


def _code_order(code: str, prefix: str, position: int) -> tuple[int, int]:
    number = code.removeprefix(prefix)
    return (int(number), 0) if number.isdecimal() else (10_000, position)


def load_continent(text: str, source: str) -> Continent:
    """Read one map file; `source` names it in errors."""
    return continent_of(_parse(text, source), source)


def continent_of(data: Mapping[str, object], source: str) -> Continent:
    """The continent that a map file describes."""
    ident = _take(data, "id", str, source, "")
    size = _choose(data, "size", SIZES, source, "")
    prefix = _take(data, "prefix", str, source, "")
    name_en, name_ru = _names(data, source, "")
    cells = CellMap(_take(data, "cells", str, source, ""))
    tables = _take(data, "regions", dict, source, "")
    for letter in cells.letters:
        if letter not in tables:
            raise ContentError(source, "cells", f"letter {letter!r} has no table regions.{letter}")

    letters: dict[str, str] = {}
    for letter in tables:
        place = f"regions.{letter}"
        table = _take(tables, letter, dict, source, "regions")
        code = _take(table, "code", str, source, place)
        if letter not in cells.letters:
            raise ContentError(source, place, f"letter {letter!r} has no cell")
        if not code.startswith(prefix) or code == prefix:
            raise ContentError(source, f"{place}.code", f"{code!r} does not start with prefix {prefix!r}")
        if code in letters:
            raise ContentError(source, f"{place}.code", f"{code!r} is used twice")
        letters[code] = letter
    position = {code: n for n, code in enumerate(letters)}
    codes = sorted(letters, key=lambda code: _code_order(code, prefix, position[code]))
    code_of = {letter: code for code, letter in letters.items()}

    regions: list[Region] = []
    for code in codes:
        letter = letters[code]
        place = f"regions.{letter}"
        table = tables[letter]
        region_en, region_ru = _names(table, source, place)
        terrain = _choose(table, "terrain", TERRAINS, source, place)
        symbols = _take(table, "symbols", list, source, place)
        for symbol in symbols:
            if symbol not in SYMBOLS:
                raise ContentError(source, f"{place}.symbols", f"{symbol!r} is none of {', '.join(SYMBOLS)}")
        _take(table, "provenance", str, source, place)
        borders = frozenset(code_of[other] for other in cells.adjacency[letter])
        regions.append(Region(code, region_en, region_ru, terrain, frozenset(symbols), ident, borders))
    return Continent(ident, size, name_en, name_ru, tuple(regions), cells, {code: letters[code] for code in codes})


def load_shapes(text: str, source: str) -> Shapes:
    """Read the required counts, the boards by number of players, and the token limits."""
    data = _parse(text, source)

    def counts(table: Mapping[str, object], place: str, keys: Sequence[str]) -> dict[str, int]:
        return {key: _take(table, key, int, source, place) for key in keys}

    continents: dict[str, Shape] = {}
    tables = _take(data, "continents", dict, source, "")
    for ident in tables:
        place = f"continents.{ident}"
        table = _take(tables, ident, dict, source, "continents")
        size = _choose(table, "size", SIZES, source, place)
        land = _take(table, "land", int, source, place)
        terrain = counts(_take(table, "terrain", dict, source, place), f"{place}.terrain", TERRAINS)
        symbols = counts(_take(table, "symbols", dict, source, place), f"{place}.symbols", SYMBOLS)
        continents[ident] = Shape(size, land, terrain, symbols)
    boards: dict[int, tuple[str, ...]] = {}
    table = _take(data, "boards", dict, source, "")
    for players in table:
        if players.isdecimal():
            boards[int(players)] = tuple(_take(table, players, list, source, "boards"))
    keys = ("mountain", "murloc", "magic_for_two", "dungeon_for_two", "slots_with_murloc")
    limits = counts(_take(data, "limits", dict, source, ""), "limits", keys)
    return Shapes(continents, boards, limits)


def _read(name: str) -> str:
    return (resources.files("wartable.games.small_world") / "data" / "maps" / f"{name}.toml").read_text(
        encoding="utf-8"
    )


@cache
def shipped_continent(name: str) -> Continent:
    """One of the maps of the package by name: `L1` … `S2`, `fixtureA`, `fixtureB`."""
    return load_continent(_read(name), f"{name}.toml")


def shipped_continents() -> tuple[Continent, ...]:
    """The six continents for play, the large ones first."""
    return tuple(shipped_continent(name) for name in CONTINENTS)


@cache
def shipped_shapes() -> Shapes:
    return load_shapes(_read("shapes"), "shapes.toml")


# Checking


def boards(
    continents: Sequence[Continent], shapes: Shapes | None = None
) -> Iterator[tuple[int, tuple[Continent, ...]]]:
    """Every legal set of these continents with its number of players."""
    rules = shapes or shipped_shapes()
    for players, sizes in sorted(rules.boards.items()):
        for chosen in combinations(continents, len(sizes)):
            if sorted(c.size for c in chosen) == sorted(sizes):
                yield players, chosen


def check(continents: Sequence[Continent], shapes: Shapes | None = None) -> list[str]:
    """Everything that keeps these continents from being maps for play; empty when they are fine.

    Each message names the continent, the region if there is one, and the constraint of the map specification.
    """
    rules = shapes or shipped_shapes()
    owner = {region.code: continent.id for continent in continents for region in continent.regions}
    problems: list[str] = []
    for continent in continents:
        problems += _check_counts(continent, rules)
        problems += _check_borders(continent, owner)
        problems += _check_drawing(continent)
        problems += _check_neighbours(continent)
        problems += _check_symbols(continent)
        problems += _check_water(continent)
    problems += _check_together(continents, rules)
    return problems


def _say(continent: Continent, constraint: str, message: str, region: Region | None = None) -> str:
    where = f"{continent.id}: {region.code}" if region else continent.id
    return f"{where}: {constraint}: {message}"


def _land(continent: Continent) -> list[Region]:
    return [region for region in continent.regions if not region.is_water]


def _land_neighbours(continent: Continent, region: Region) -> list[Region]:
    return [other for other in _land(continent) if other.code in region.borders]


def _check_counts(continent: Continent, rules: Shapes) -> Iterator[str]:
    """Table 4.1."""
    shape = rules.continents.get(continent.id)
    if shape is None:
        yield _say(continent, "table 4.1", "no such continent is required")
        return
    if continent.size != shape.size:
        yield _say(continent, "table 4.1", f"size is {continent.size}, {shape.size} is required")
    if len(_land(continent)) != shape.land:
        yield _say(continent, "table 4.1", f"{len(_land(continent))} land regions, {shape.land} are required")
    for terrain, wanted in shape.terrain.items():
        found = sum(region.terrain == terrain for region in continent.regions)
        if found != wanted:
            yield _say(continent, "table 4.1", f"{found} {terrain} regions, {wanted} are required")
    for symbol, wanted in shape.symbols.items():
        found = sum(symbol in region.symbols for region in continent.regions)
        if found != wanted:
            yield _say(continent, "table 4.1", f"{found} {symbol} symbols, {wanted} are required")


def _check_borders(continent: Continent, owner: Mapping[str, str]) -> Iterator[str]:
    """Constraint 1."""
    by_code = {region.code: region for region in continent.regions}
    for region in continent.regions:
        for code in sorted(region.borders):
            other = by_code.get(code)
            if code == region.code:
                yield _say(continent, "constraint 1", "borders itself", region)
            elif other is None:
                where = f" of continent {owner[code]}" if code in owner else ", which no continent has"
                yield _say(continent, "constraint 1", f"borders {code}{where}", region)
            elif region.code not in other.borders:
                yield _say(continent, "constraint 1", f"borders {code}, but {code} does not border it", region)
    land = _land(continent)
    reached: set[str] = set()
    todo = [region.code for region in land[:1]]
    while todo:
        code = todo.pop()
        if code not in reached:
            reached.add(code)
            todo += [other.code for other in _land_neighbours(continent, by_code[code])]
    for region in land:
        if region.code not in reached:
            yield _say(continent, "constraint 1", f"cannot be reached over land from {land[0].code}", region)


def _check_drawing(continent: Continent) -> Iterator[str]:
    """Constraint 2."""
    cells = continent.cells
    code_of = {letter: code for code, letter in continent.letters.items()}
    for region in continent.regions:
        letter = continent.letters[region.code]
        drawn = {code_of[other] for other in cells.adjacency[letter]}
        for code in sorted(region.borders ^ drawn):
            problem = "border with {} is not drawn" if code in region.borders else "touches {} without a border"
            yield _say(continent, "constraint 2", problem.format(code), region)
        if cells.pieces(letter) != 1:
            yield _say(continent, "constraint 2", "is drawn in separate patches", region)
        for code in sorted(region.borders & drawn):
            edges = cells.border_edges[frozenset((letter, continent.letters[code]))]
            if edges < VISIBLE_EDGES and region.code < code:
                yield _say(continent, "constraint 2", f"border with {code} is too short to be seen", region)
    if cells.pieces(cells.letters) != 1:
        yield _say(continent, "constraint 2", "the island is drawn in separate patches")
    if cells.pockets:
        yield _say(continent, "constraint 2", f"{len(cells.pockets)} cells of {OCEAN!r} lie inside of the island")


def _check_neighbours(continent: Continent) -> Iterator[str]:
    """Constraints 3 and 9."""
    land = _land(continent)
    degree = {region.code: len(_land_neighbours(continent, region)) for region in land}
    for region in land:
        if not 2 <= degree[region.code] <= 6:
            yield _say(continent, "constraint 3", f"{degree[region.code]} land neighbours, 2 to 6 are allowed", region)
    mean = sum(degree.values()) / max(1, len(land))
    if not 3 <= mean <= 4.5:
        yield _say(continent, "constraint 3", f"{mean:.2f} land neighbours on average, 3 to 4.5 are allowed")
    if not any(region.terrain == "fields" and degree[region.code] >= 3 for region in land):
        yield _say(continent, "constraint 9", "no fields region has 3 land neighbours")
    if not any(region.terrain == "hills" for region in land):
        yield _say(continent, "constraint 9", "there is no hills region")


def _check_symbols(continent: Continent) -> Iterator[str]:
    """Constraints 4, 5 and 6 as far as they concern one continent."""
    easy = 0
    for region in continent.regions:
        if region.symbols and region.is_water:
            yield _say(continent, "constraint 6", f"{', '.join(sorted(region.symbols))} on water", region)
        if "anchor" in region.symbols:
            if region.is_water or not continent.touches_ocean(region.code):
                yield _say(continent, "constraint 4", "an anchor must be land on the outer coast", region)
            elif region.terrain != "mountain" and "murloc" not in region.symbols:
                easy += 1
    if easy < 2:
        yield _say(continent, "constraint 4", f"{easy} anchors without mountain and murloc, 2 are required")
    slots = [region for region in continent.regions if "slot" in region.symbols]
    if len(slots) != 1:
        yield _say(continent, "constraint 5", f"{len(slots)} slot regions, exactly 1 is required")
    for region in slots:
        if region.is_water:
            yield _say(continent, "constraint 5", "the slot must be land", region)
        for symbol in sorted(region.symbols & {"anchor", "magic"}):
            yield _say(continent, "constraint 5", f"the slot must not be a region with {symbol}", region)


def _check_water(continent: Continent) -> Iterator[str]:
    """Constraint 7."""
    for region in continent.regions:
        if region.is_water:
            shores = len(_land_neighbours(continent, region))
            if shores < 3:
                yield _say(continent, "constraint 7", f"borders {shores} land regions, 3 are required", region)
            if region.terrain == "sea" and not continent.touches_ocean(region.code):
                yield _say(continent, "constraint 7", "a sea must touch the outer ocean", region)
            if region.terrain == "lake" and continent.touches_ocean(region.code):
                yield _say(continent, "constraint 7", "a lake must not touch the outer ocean", region)


def _check_together(continents: Sequence[Continent], rules: Shapes) -> Iterator[str]:
    """Constraints 5, 8 and 10 as far as they concern several continents, and codes used twice."""
    seen: dict[str, str] = {}
    for continent in continents:
        for region in continent.regions:
            if seen.setdefault(region.code, continent.id) != continent.id:
                yield _say(continent, "constraint 1", f"the code is also used by {seen[region.code]}", region)
    guarded = [c.id for c in continents for r in c.regions if {"slot", "murloc"} <= r.symbols]
    wanted = rules.limits["slots_with_murloc"]
    complete = set(rules.continents) <= {continent.id for continent in continents}
    if len(guarded) > wanted or (complete and len(guarded) < wanted):
        names = ", ".join(guarded) or "no continent"
        yield f"{names}: constraint 5: {len(guarded)} slot regions with a murloc, exactly {wanted} is required"
    for players, chosen in boards(continents, rules):
        everything = [region for continent in chosen for region in continent.regions]
        name = "+".join(continent.id for continent in chosen)
        if players == 2:
            for symbol in ("magic", "dungeon"):
                found = _count(everything, symbol)
                if found < rules.limits[f"{symbol}_for_two"]:
                    required = rules.limits[f"{symbol}_for_two"]
                    yield f"{name}: constraint 8: {found} {symbol} symbols for two players, {required} are required"
        mountains = sum(region.terrain == "mountain" for region in everything)
        for kind, found in (("mountain", mountains), ("murloc", _count(everything, "murloc"))):
            if found > rules.limits[kind]:
                yield f"{name}: constraint 10: {found} {kind} regions, only {rules.limits[kind]} tokens exist"


def _count(regions: Iterable[Region], symbol: str) -> int:
    return sum(symbol in region.symbols for region in regions)
