"""The continents: what the map files say, what the checker refuses, and whether the drawing fits together."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter as Tally
from collections.abc import Callable
from dataclasses import replace
from importlib import resources
from itertools import pairwise

import pytest

from wartable.engine.errors import ContentError
from wartable.engine.picture.scene import Piece
from wartable.engine.picture.svg import drawn
from wartable.games.small_world import GAME
from wartable.games.small_world.files import continents as module
from wartable.games.small_world.files.continents import (
    CONTINENTS,
    FIXTURES,
    Continent,
    Region,
    boards,
    check,
    load_continent,
    load_shapes,
    shipped_continent,
    shipped_continents,
    shipped_shapes,
)
from wartable.games.small_world.picture.board.ground import board_of
from wartable.games.small_world.picture.board.layout import plan_board, plan_island
from wartable.toolbox.cells import CellMap
from wartable.toolbox.places import Area
from wartable.words import words_for

TABLE_A = {
    "A1": ("fields", "anchor", "A2 A4 AW"),
    "A2": ("hills", "dungeon", "A1 A3 A4 A5"),
    "A3": ("forest", "anchor magic", "A2 A5 AW"),
    "A4": ("mountain", "", "A1 A2 A5 A7"),
    "A5": ("fields", "", "A2 A3 A4 A6 A7 A8"),
    "A6": ("swamp", "slot", "A5 A8"),
    "A7": ("hills", "magic", "A4 A5 A8 A9 AL"),
    "A8": ("forest", "murloc", "A5 A6 A7 A9"),
    "A9": ("swamp", "anchor", "A7 A8 AL"),
    "AW": ("sea", "", "A1 A3"),
    "AL": ("lake", "", "A7 A9"),
}
TABLE_B = {
    "B1": ("fields", "anchor", "B2 B3"),
    "B2": ("mountain", "dungeon", "B1 B3 B4"),
    "B3": ("hills", "slot", "B1 B2 B4 B5"),
    "B4": ("forest", "murloc anchor", "B2 B3 B5"),
    "B5": ("swamp", "magic", "B3 B4"),
}


def source(name: str) -> str:
    return (resources.files("wartable.games.small_world") / "data" / "maps" / f"{name}.toml").read_text(
        encoding="utf-8"
    )


def change(continent: Continent, code: str, edit: Callable[[Region], Region]) -> Continent:
    regions = tuple(edit(region) if region.code == code else region for region in continent.regions)
    return replace(continent, regions=regions)


def with_symbols(code: str, *symbols: str) -> Callable[[Continent], Continent]:
    return lambda continent: change(continent, code, lambda region: replace(region, symbols=frozenset(symbols)))


def with_terrain(code: str, terrain: str) -> Callable[[Continent], Continent]:
    return lambda continent: change(continent, code, lambda region: replace(region, terrain=terrain))


def with_border(code: str, other: str) -> Callable[[Continent], Continent]:
    return lambda continent: change(continent, code, lambda region: replace(region, borders=region.borders | {other}))


def with_cells(old: str, new: str) -> Callable[[Continent], Continent]:
    def edit(continent: Continent) -> Continent:
        text = source(continent.id)
        assert text.count(old) == 1
        return load_continent(text.replace(old, new), continent.id)

    return edit


def with_more(terrain: str | None, symbol: str | None) -> Callable[[Continent], Continent]:
    """Every land region gets this terrain or symbol."""

    def edit(region: Region) -> Region:
        if region.is_water:
            return region
        symbols = region.symbols | {symbol} if symbol else region.symbols
        return replace(region, terrain=terrain or region.terrain, symbols=symbols)

    return lambda continent: replace(continent, regions=tuple(map(edit, continent.regions)))


def without(symbol: str) -> Callable[[Continent], Continent]:
    return lambda continent: replace(
        continent, regions=tuple(replace(r, symbols=r.symbols - {symbol}) for r in continent.regions)
    )


def problems_with(ident: str, edit: Callable[[Continent], Continent]) -> list[str]:
    return check([edit(c) if c.id == ident else c for c in shipped_continents()])


def test_the_six_continents_are_maps_for_play() -> None:
    assert check(shipped_continents()) == []


def test_codes_count_from_one_and_are_the_order() -> None:
    for continent, prefix in zip(shipped_continents(), "ABCDEF", strict=True):
        assert [r.code for r in continent.regions] == [f"{prefix}{n + 1}" for n in range(len(continent.regions))]


@pytest.mark.parametrize(
    ("constraint", "ident", "place", "edit"),
    [
        (1, "L1", "L1: A1", with_border("A1", "A11")),
        (1, "L1", "L1: A1", with_border("A1", "A1")),
        (2, "S2", "S2: F1", with_border("F1", "F7")),
        (2, "S2", "S2: F1", with_cells(". a a a . . . . . .", ". a a a . . . . . a")),
        (
            3,
            "S2",
            "S2: F5",
            with_cells(" . b b e f f f g . .\n. e e e e . g g g .", " . b b b f f f g . .\n. e e e . . g g g ."),
        ),
        (4, "L1", "L1: A4", with_symbols("A4", "anchor")),
        (4, "S2", "S2:", with_symbols("F1", "anchor", "murloc")),
        (5, "M1", "M1: C7", with_symbols("C7", "slot", "magic")),
        (5, "M1", "M1:", with_symbols("C7")),
        (5, "M1", "L2, M1:", with_symbols("C7", "slot", "murloc")),
        (6, "M2", "M2: D10", with_symbols("D10", "dungeon")),
        (7, "M2", "M2: D10", with_terrain("D10", "lake")),
        (7, "M1", "M1: C10", with_terrain("C10", "sea")),
        (8, "L1", "L1+S1:", without("magic")),
        (8, "S2", "L2+S2:", without("dungeon")),
        (9, "S2", "S2:", with_terrain("F6", "forest")),
        (9, "S2", "S2:", with_terrain("F1", "forest")),
        (10, "M1", "L1+L2+M1+S1+S2:", with_more("mountain", None)),
        (10, "S1", "L1+L2+M2+S1+S2:", with_more(None, "murloc")),
    ],
)
def test_a_broken_map_is_refused(
    constraint: int, ident: str, place: str, edit: Callable[[Continent], Continent]
) -> None:
    problems = problems_with(ident, edit)
    assert any(p.startswith(place) and f"constraint {constraint}:" in p for p in problems), problems


def test_a_map_with_wrong_counts_is_refused() -> None:
    problems = problems_with("L1", with_terrain("A1", "fields"))
    assert "L1: table 4.1: 3 fields regions, 2 are required" in problems
    assert "L1: table 4.1: 1 hills regions, 2 are required" in problems


@pytest.mark.rule("SW-SETUP-04")
def test_no_border_joins_two_continents() -> None:
    for continent in shipped_continents():
        codes = {region.code for region in continent.regions}
        assert all(region.borders <= codes for region in continent.regions)
        assert {region.continent for region in continent.regions} == {continent.id}
    problems = problems_with("L1", with_border("A1", "E1"))
    assert "L1: A1: constraint 1: borders E1 of continent S1" in problems


def test_every_legal_set_has_tokens_enough() -> None:
    sets = list(boards(shipped_continents()))
    assert Tally(players for players, _ in sets) == {2: 4, 3: 8, 4: 4, 5: 2}
    for players, chosen in sets:
        regions = [region for continent in chosen for region in continent.regions]
        assert len(chosen) == players
        assert sum(region.terrain == "mountain" for region in regions) <= 10
        assert sum("murloc" in region.symbols for region in regions) <= 15
        assert sum(not region.is_water for region in regions) == 9 * players


@pytest.mark.parametrize(("name", "table"), [("fixtureA", TABLE_A), ("fixtureB", TABLE_B)])
def test_fixtures_are_the_tables_of_the_examples(name: str, table: dict[str, tuple[str, str, str]]) -> None:
    continent = shipped_continent(name)
    found = {r.code: (r.terrain, r.symbols, r.borders) for r in continent.regions}
    assert found == {code: (t, frozenset(s.split()), frozenset(b.split())) for code, (t, s, b) in table.items()}
    assert list(found) == list(table)


def test_fixture_sizes_and_waters() -> None:
    large, small = map(shipped_continent, FIXTURES)
    assert (large.size, small.size) == ("L", "S")
    assert large.touches_ocean("AW")
    assert not large.touches_ocean("AL")


@pytest.mark.parametrize("name", CONTINENTS + FIXTURES)
def test_borders_are_symmetric(name: str) -> None:
    continent = shipped_continent(name)
    for region in continent.regions:
        assert region.code not in region.borders
        assert all(region.code in continent.region(other).borders for other in region.borders)


@pytest.mark.parametrize("name", CONTINENTS + FIXTURES)
def test_outlines_are_closed_and_shared(name: str) -> None:
    cells = shipped_continent(name).cells

    def stretches(letters: str | tuple[str, ...]) -> set[frozenset[tuple[float, float]]]:
        rings = cells.rings(letters)
        assert rings
        assert all(len(ring) > 6 for ring in rings)
        return {frozenset(pair) for ring in rings for pair in pairwise([*ring, ring[0]]) if pair[0] != pair[1]}

    outlines = {letter: stretches(letter) for letter in cells.letters}
    users = Tally(stretch for outline in outlines.values() for stretch in outline)
    coast = stretches(cells.letters)
    for stretch, count in users.items():
        assert count == (1 if stretch in coast else 2)
    for letter, outline in outlines.items():
        shared = {other for other in cells.letters if other != letter and outlines[other] & outline}
        assert shared == cells.adjacency[letter]
        assert re.fullmatch(r"(M[-\d.,L ]+Z ?)+", cells.outline(letter))


def test_outlines_are_repeatable_and_rounded() -> None:
    first, second = (load_continent(source("S1"), "S1").cells for _ in range(2))
    assert first.coast() == second.coast()
    assert first.inner_borders() == second.inner_borders()
    assert all(round(c, 1) == c for line in first.lines for point in line.points for c in point)


@pytest.mark.parametrize("name", CONTINENTS + FIXTURES)
def test_pieces_names_and_symbols_lie_inside(name: str) -> None:
    continent = shipped_continent(name)
    for plan in plan_island(continent).regions:
        area = Area(continent.cells.rings(continent.letters[plan.region.code]))
        assert len(plan.pieces) >= 2
        assert all(area.contains(point) for point in plan.pieces)
        assert area.contains(plan.label)
        assert all(area.contains((mark.x, mark.y)) for mark in plan.marks)
        assert {mark.kind for mark in plan.marks} - {"mountain"} == plan.region.symbols
        assert all(area.contains((sprig.x, sprig.y)) for sprig in plan.sprigs)


def test_points_are_deep_and_apart() -> None:
    cells = CellMap("a a a a\n a a a a\na a a a\n a a a a")
    area = Area(cells.rings("a"))
    points = area.spots(3, 30.0)
    assert all(area.clearance(point) > 10 for point in points)
    assert len(set(points)) == 3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_islands_do_not_overlap(players: int) -> None:
    chosen = next(found for count, found in boards(shipped_continents()) if count == players)
    board = plan_board(chosen)
    boxes = [(p.x + b[0], p.y + b[1], p.x + b[2], p.y + b[3]) for p in board.islands for b in (p.island.bounds,)]
    for n, a in enumerate(boxes):
        assert a[0] > 0
        assert a[1] > 0
        assert a[2] < board.width
        assert a[3] < board.height
        for b in boxes[n + 1 :]:
            assert a[2] < b[0] or b[2] < a[0] or a[3] < b[1] or b[3] < a[1]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_picture_is_well_formed(lang: module.Lang) -> None:
    chosen = [shipped_continent("L1"), shipped_continent("S2")]
    pieces = [Piece("orcs", "A1", "orcs", 0, 4, "<&"), Piece("murloc", "A1", "murloc", -1, 1, "murloc", faded=True)]
    root = ET.fromstring(drawn(board_of(chosen, words_for(GAME, lang)), pieces, "A & B"))
    text = " ".join(root.itertext())
    assert root.tag.endswith("svg")
    assert all(word in text for c in chosen for r in c.regions for word in r.name(lang).split())
    assert all(c.name(lang) in text for c in chosen)
    assert [g.get("opacity") for g in root.iter() if g.get("class") == "piece"] == [None, ".6"]
    drawings = {g.get("id") for g in root.iter() if g.get("id")}
    used = {str(g.get("href")).removeprefix("#") for g in root.iter() if g.get("href")}
    assert used <= drawings


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('id = "S2"', "id = 2", "id"),
        ('size = "S"', 'size = "XL"', "size"),
        ('code = "F1"', 'code = "G1"', "regions.a.code"),
        ('code = "F2"', 'code = "F1"', "regions.b.code"),
        ('terrain = "hills"', 'terrain = "tundra"', "regions.a.terrain"),
        ('symbols = ["slot"]', 'symbols = ["castle"]', "regions.f.symbols"),
        (". a a a . . . . . .", ". a a z . . . . . .", "cells"),
        ('cells = """', "cells = ", "file"),
        ("[regions.g]", "[regions.h]", "cells"),
    ],
)
def test_a_wrong_file_says_where(old: str, new: str, place: str) -> None:
    text = source("S2")
    assert old in text
    with pytest.raises(ContentError, match=rf"S2\.toml.*{re.escape(place)}"):
        load_continent(text.replace(old, new, 1), "S2.toml")


def test_required_counts_are_data() -> None:
    shapes = load_shapes(source("shapes").replace("murloc = 15", "murloc = 14"), "shapes.toml")
    assert shipped_shapes().limits["murloc"] == 15
    assert any("constraint 10: 15 murloc regions" in problem for problem in check(shipped_continents(), shapes))
