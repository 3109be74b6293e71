"""The static picture: islands in play with their regions, symbols and little drawings, as board vocabulary."""

from __future__ import annotations

import re
from collections.abc import Sequence

from wartable.engine.picture.scene import Area, Board, Decoration, Mark, Point, Words
from wartable.games.small_world.files.continents import Continent, Lang
from wartable.games.small_world.picture.board import glyphs
from wartable.games.small_world.picture.board.layout import Placed, RegionPlan, plan_board
from wartable.games.small_world.rules.state import SmallWorld

NUMBERS = re.compile(r"(-?[\d.]+),(-?[\d.]+)")


def board(s: SmallWorld, words: Words) -> Board:
    """The continents in play."""
    world = s.world
    return board_of([c for c, land in zip(world.continents, world.lands, strict=True) if land & s.land], words)


def board_of(continents: Sequence[Continent], words: Words) -> Board:
    """Some continents side by side; region codes are the ids of areas."""
    lang: Lang = "ru" if words.language == "ru" else "en"
    plan = plan_board(continents)
    under: list[Decoration] = []
    over: list[Decoration] = []
    areas: list[Area] = []
    for placed in plan.islands:
        island = placed.island
        under.append(Decoration("land", moved_path(island.land_path, placed)))
        areas += [area(placed, region, lang, words) for region in island.regions]
        for region in island.regions:
            for sprig in region.sprigs:
                glyph = glyphs.terrain_glyph(sprig.terrain, sprig.variant)
                over.append(Decoration(glyph, at=moved(placed, (sprig.x, sprig.y)), size=sprig.scale))
        over.append(Decoration("borders", moved_path(island.border_path, placed)))
        over.append(Decoration("mouths", moved_path(island.mouth_path, placed)))
        caption = island.continent.name(lang)
        over.append(Decoration("caption", at=moved(placed, island.caption_point()), text=caption))
    palette = {**glyphs.COLOURS, **{f"mark-{kind}": colours for kind, colours in glyphs.DISCS.items()}}
    marks = {f"mark-{kind}": drawing for kind, drawing in glyphs.SYMBOL_DRAWINGS.items()}
    return Board(
        width=plan.width,
        height=plan.height,
        under=tuple(under),
        areas=tuple(areas),
        over=tuple(over),
        palette=palette,
        drawings={**glyphs.DRAWINGS, **marks},
    )


def area(placed: Placed, plan: RegionPlan, lang: Lang, words: Words) -> Area:
    """One region; its tooltip tells terrain and symbols."""
    region = plan.region
    marks: list[Mark] = []
    tips = [region.name(lang), words("terrain-" + region.terrain)]
    for mark in plan.marks:
        message = "token-mountain" if mark.kind == "mountain" else "symbol-" + mark.kind
        tip = words(message)
        tips.append(tip)
        letter = placed.island.continent.size if mark.kind == "slot" else ""
        marks.append(Mark(mark.kind, moved(placed, (mark.x, mark.y)), mark.radius, letter, tip))
    return Area(
        id=region.code,
        path=moved_path(plan.path, placed),
        terrain=region.terrain,
        label="\n".join(plan.lines(lang)),
        label_at=moved(placed, plan.label),
        spots=tuple([moved(placed, point) for point in plan.pieces]),
        marks=tuple(marks),
        tooltip="\n".join(tips),
    )


def moved(placed: Placed, point: Point) -> Point:
    """A point of an island on the board."""
    return round(point[0] + placed.x, 1), round(point[1] + placed.y, 1)


def moved_path(path: str, placed: Placed) -> str:
    """An outline of an island on the board; outlines are lists of points, nothing else."""

    def shift(match: re.Match[str]) -> str:
        x, y = moved(placed, (float(match[1]), float(match[2])))
        return f"{x:g},{y:g}"

    return NUMBERS.sub(shift, path)
