"""A board as a map of letters, for boards whose areas lie in rows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rich.text import Text

from wartable.cli.text_scene import TERRAIN_COLOURS, seat_colour
from wartable.engine.picture.scene import Area, Board, Piece

CELL = 8
"""Letters from one area to the next in its row."""


def text_map(board: Board, pieces: Sequence[Piece]) -> Text:
    """Every area where it lies: its id, below it the letter of its terrain, its marks, and whose pieces are there."""
    letters = letters_of([area.terrain for area in board.areas])
    rows = rows_of(board)
    left = min([area.label_at[0] for area in board.areas])
    gaps = [b.label_at[0] - a.label_at[0] for row in rows for a, b in pairwise(row)]
    scale = CELL / min(gaps) if gaps else 1.0
    text = Text()
    for row in rows:
        names, contents = Text(), Text()
        for area in row:
            column = round((area.label_at[0] - left) * scale)
            for line, told in ((names, Text(area.id, "dim")), (contents, content(area, letters, pieces))):
                line.append(" " * max(column - len(line), min(len(line), 1)))
                line.append(told)
        text.append(names).append("\n").append(contents).append("\n\n")
    return text


def rows_of(board: Board) -> list[list[Area]]:
    """The areas from north to south and in each row from west to east."""
    rows: list[list[Area]] = []
    for area in sorted(board.areas, key=lambda area: area.label_at[1]):
        if rows and area.label_at[1] - rows[-1][0].label_at[1] < board.token:
            rows[-1].append(area)
        else:
            rows.append([area])
    return [sorted(row, key=lambda area: area.label_at[0]) for row in rows]


def letters_of(terrains: Sequence[str]) -> dict[str, str]:
    """The shortest beginning of each terrain's name that no other has."""
    names = sorted(set(terrains))
    found: dict[str, str] = {}
    for name in names:
        size = next(size for size in range(1, len(name) + 1) if [n[:size] for n in names].count(name[:size]) == 1)
        found[name] = name[:size].upper()
    return found


def content(area: Area, letters: dict[str, str], pieces: Sequence[Piece]) -> Text:
    told = "/".join([letters[area.terrain], *[mark.text for mark in area.marks if mark.text]])
    text = Text(told, f"bold {TERRAIN_COLOURS.get(area.terrain, '')}".strip())
    there = [piece for piece in pieces if piece.place == area.id]
    for owner in sorted({piece.owner for piece in there}):
        number = sum([piece.count for piece in there if piece.owner == owner])
        text.append(f" {owner + 1 if owner >= 0 else '–'}:{number}", seat_colour(owner))
    return text


def legend(board: Board) -> Text:
    """What the letters mean."""
    letters = letters_of([area.terrain for area in board.areas])
    names = {area.terrain: area.tooltip.split("\n")[1] for area in board.areas}
    told = [f"{letter} {names[terrain]}" for terrain, letter in letters.items()]
    return Text(" · ".join(told), "dim")
