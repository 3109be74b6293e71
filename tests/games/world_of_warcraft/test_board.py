"""The drawing of the continent: everything that is printed is on it, and names fit in both languages."""

from __future__ import annotations

import math
import re
from collections import Counter
from pathlib import Path

import pytest

import wartable.games.world_of_warcraft as package
from wartable.engine.picture.scene import Board
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.picture.board import layout
from wartable.games.world_of_warcraft.picture.board.ground import board_of
from wartable.games.world_of_warcraft.rules.content import load
from wartable.toolbox.places import Area as Outline
from wartable.words import LANGUAGES, Texts

CONTENT = load()
POINT = re.compile(r"(-?[\d.]+),(-?[\d.]+)")


def words_in(language: str) -> Texts:
    text = Path(package.__file__).parent / "text" / f"names.{language}.ftl"
    return Texts(language, [(text.name, text.read_text(encoding="utf-8"))])


BOARDS: dict[str, Board] = {language: board_of(CONTENT, words_in(language)) for language in LANGUAGES}
BOARD = BOARDS["en"]


def outline(path: str) -> Outline:
    return Outline([[(float(x), float(y)) for x, y in POINT.findall(ring)] for ring in path.split("Z") if ring.strip()])


def test_areas_are_the_regions_in_the_colours_of_their_lands() -> None:
    assert [area.id for area in BOARD.areas] == list(CONTENT.regions)
    assert [area.terrain for area in BOARD.areas] == [ids.AREAS[area] for area in CONTENT.area]
    assert set(ids.AREAS) <= set(BOARD.palette)


def test_towns_flights_and_graveyards_are_marked() -> None:
    marks = Counter(mark.kind for area in BOARD.areas for mark in area.marks)
    assert marks == {
        "capital-alliance": 1,
        "capital-horde": 1,
        "town-alliance": 2,
        "town-horde": 2,
        "flight-alliance": 4,
        "flight-horde": 4,
        "graveyard": 4,
    }
    for kind in marks:
        assert f"mark-{kind}" in BOARD.palette
        assert f"mark-{kind}" in BOARD.drawings


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_fits_its_box(language: str) -> None:
    for area in BOARDS[language].areas:
        lines = area.label.split("\n")
        assert len(lines) <= layout.LINES
        assert max([len(line) for line in lines]) <= layout.LETTERS


def test_positions_do_not_depend_on_the_language() -> None:
    english, russian = [
        [(area.label_at, area.spots, [mark.at for mark in area.marks]) for area in BOARDS[language].areas]
        for language in ("en", "ru")
    ]
    assert english == russian


def test_names_symbols_and_pieces_stand_in_their_region() -> None:
    for area in BOARD.areas:
        inside = outline(area.path)
        assert inside.contains(area.label_at)
        assert len(area.spots) == layout.PIECES
        assert all([inside.contains(spot) for spot in area.spots])
        for mark in area.marks:
            assert inside.clearance(mark.at) > 0.8 * mark.radius


def test_symbols_cover_neither_each_other_nor_the_first_pieces() -> None:
    for area in BOARD.areas:
        for number, mark in enumerate(area.marks):
            for other in area.marks[:number]:
                assert math.dist(mark.at, other.at) >= mark.radius + other.radius
            for spot in area.spots[:2]:
                assert math.dist(mark.at, spot) >= mark.radius + 8


def test_mountains_stand_between_regions_and_nowhere_else() -> None:
    plan = layout.plan_board(CONTENT)
    assert plan.peaks
    regions = [outline(region.path) for region in plan.regions]
    for peak in plan.peaks:
        assert not any([region.clearance((peak.x, peak.y)) > 4 for region in regions])


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Brill", ["Brill"]),
        ("Тихий пруд", ["Тихий пруд"]),
        ("Деревня Погребальных костров", ["Деревня", "Погребальных", "костров"]),
        ("Tirisfal Outpost", ["Tirisfal", "Outpost"]),
    ],
)
def test_names_are_broken_where_they_must(name: str, lines: list[str]) -> None:
    assert layout.lines_of(name) == lines
