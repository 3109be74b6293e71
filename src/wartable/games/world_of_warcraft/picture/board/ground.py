"""The static picture: Lordaeron with its regions, symbols and little drawings, as board vocabulary."""

from __future__ import annotations

import re

from wartable.engine.picture.scene import Area, Board, Decoration, Mark, Point, Words
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.picture.board import glyphs
from wartable.games.world_of_warcraft.picture.board.layout import (
    SCALE,
    TOKEN,
    BoardPlan,
    RegionPlan,
    lines_of,
    plan_board,
)
from wartable.games.world_of_warcraft.rules.printed import Content
from wartable.games.world_of_warcraft.rules.state import Lordaeron

CLOSE = 0.7
"""At this scale names can be read and pieces touched."""
NUMBERS = re.compile(r"(-?[\d.]+),(-?[\d.]+)")


def board(s: Lordaeron, words: Words) -> Board:
    return board_of(s.world.content, words)


def board_of(content: Content, words: Words) -> Board:
    """The continent; the ids of regions are those of areas."""
    plan = plan_board(content)
    over: list[Decoration] = []
    for peak in plan.peaks:
        name = glyphs.PEAKS[peak.variant % len(glyphs.PEAKS)]
        over.append(Decoration(name, at=moved(plan, (peak.x, peak.y)), size=peak.scale))
    for region in plan.regions:
        for sprig in region.sprigs:
            names = glyphs.LAND_GLYPHS[sprig.terrain]
            name = names[sprig.variant % len(names)]
            over.append(Decoration(name, at=moved(plan, (sprig.x, sprig.y)), size=round(SCALE * sprig.scale, 2)))
    over.append(Decoration("borders", moved_path(plan, plan.borders)))
    return Board(
        width=plan.width,
        height=plan.height,
        under=(Decoration("land", moved_path(plan, plan.coast)), Decoration("land", moved_path(plan, plan.land))),
        areas=tuple([area(content, plan, number, one, words) for number, one in enumerate(plan.regions)]),
        over=tuple(over),
        palette={**glyphs.COLOURS, **{f"mark-{kind}": colours for kind, colours in glyphs.DISCS.items()}},
        drawings={**glyphs.DRAWINGS, **{f"mark-{kind}": drawing for kind, drawing in glyphs.MARKS.items()}},
        token=TOKEN,
        close=CLOSE,
    )


def area(content: Content, plan: BoardPlan, number: int, region: RegionPlan, words: Words) -> Area:
    """One region; its tooltip tells its land and what is printed on it."""
    land = ids.AREAS[content.area[number]]
    name = words("region-" + content.regions[number])
    marks: list[Mark] = []
    tips = [name, words("area-" + land)]
    for mark in region.marks:
        tip = words("mark-" + mark.kind)
        tips.append(tip)
        marks.append(Mark(mark.kind, moved(plan, (mark.x, mark.y)), mark.radius, "", tip))
    return Area(
        id=content.regions[number],
        path=moved_path(plan, region.path),
        terrain=land,
        label="\n".join(lines_of(name)),
        label_at=moved(plan, region.label),
        spots=tuple([moved(plan, point) for point in region.pieces]),
        marks=tuple(marks),
        tooltip="\n".join(tips),
    )


def moved(plan: BoardPlan, point: Point) -> Point:
    """A point of the map on the board."""
    return round(point[0] + plan.shift[0], 1), round(point[1] + plan.shift[1], 1)


def moved_path(plan: BoardPlan, path: str) -> str:
    """An outline of the map on the board; outlines are lists of points, nothing else."""

    def shift(match: re.Match[str]) -> str:
        x, y = moved(plan, (float(match[1]), float(match[2])))
        return f"{x:g},{y:g}"

    return NUMBERS.sub(shift, path)
