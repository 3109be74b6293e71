"""The static picture: the hexes of a scenario with their terrain, marks and walls, as board vocabulary."""

from __future__ import annotations

from wartable.engine.picture.scene import Area, Board, Decoration, Mark, Words
from wartable.games.warcraft import ids
from wartable.games.warcraft.picture.board import glyphs, layout
from wartable.games.warcraft.picture.board.layout import HexPlan, plan_board
from wartable.games.warcraft.picture.telling import letter_of, plain_name, space_name
from wartable.games.warcraft.rules.state import Warcraft
from wartable.games.warcraft.rules.world import World


def board(s: Warcraft, words: Words) -> Board:
    """One island of hexes; the codes of spaces are the ids of areas."""
    scenario = s.world.scenario
    plan = plan_board(scenario)
    over = [Decoration(sketch.name, at=sketch.at, size=sketch.size) for one in plan.hexes for sketch in one.sketches]
    over.append(Decoration("borders", plan.borders))
    if plan.walls:
        over.append(Decoration("walls", plan.walls))
    return Board(
        width=plan.width,
        height=plan.height,
        under=(Decoration("land", plan.land),),
        areas=tuple([area(s.world, space, one, words) for space, one in enumerate(plan.hexes)]),
        over=tuple(over),
        palette={**glyphs.COLOURS, **{f"mark-{kind}": colours for kind, colours in glyphs.DISCS.items()}},
        drawings=glyphs.DRAWINGS,
        token=layout.TOKEN,
        close=layout.CLOSE,
    )


def area(world: World, space: int, plan: HexPlan, words: Words) -> Area:
    """One space; its tooltip tells terrain and marks."""
    scenario = world.scenario
    terrain = ids.TERRAINS[world.terrain[space]]
    marks = marks_of(world, space, plan, words)
    tips = [space_name(world, space, words), words("terrain-" + terrain), *[mark.tooltip for mark in marks]]
    tips += [words("wall-between", space=space_name(world, b, words)) for a, b in sorted(scenario.walls) if a == space]
    tips.append(words("space-code", code=scenario.codes[space]))
    return Area(
        id=scenario.codes[space],
        path=plan.path,
        terrain=terrain,
        label=plain_name(world, space, words),
        label_at=plan.at(layout.LABEL),
        spots=tuple([plan.at(spot) for spot in layout.SPOTS]),
        marks=marks,
        tooltip="\n".join(tips),
    )


def marks_of(world: World, space: int, plan: HexPlan, words: Words) -> tuple[Mark, ...]:
    """Printed victory points, where they count, and the letter of a scenario."""
    scenario = world.scenario
    marks: list[Mark] = []
    points = world.points[space]
    if points and scenario.victory == "points":
        tip = words("mark-points", points=points)
        marks.append(Mark("points", plan.at(layout.POINTS), layout.MARK_RADIUS, str(points), tip))
    letter = letter_of(scenario, space)
    if letter:
        tip = words("mark-letter", letter=letter)
        marks.append(Mark("letter", plan.at(layout.LETTER), layout.MARK_RADIUS, letter, tip))
    return tuple(marks)
