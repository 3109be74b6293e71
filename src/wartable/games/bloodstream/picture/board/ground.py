"""The picture of the ground: what never changes of a scenario's board, and what grows, stands and rages on it."""

from __future__ import annotations

from wartable.engine.picture.scene import Area, Board, Decoration, Mark, Words
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.picture.board import glyphs, layout
from wartable.games.bloodstream.picture.board.layout import HexPlan, plan_board
from wartable.games.bloodstream.picture.chart import charts
from wartable.games.bloodstream.picture.lore import Lore
from wartable.games.bloodstream.picture.telling import hex_name
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.world import World
from wartable.toolbox.masks import members

LETTERS = {ids.POINT_A: "A", ids.POINT_B: "B"}


def board(s: Bloodstream, words: Words) -> Board:
    """Land and water; the codes of hexes are the ids of areas."""
    plan = plan_board(s.world.scenario)
    over = [Decoration(sketch.name, at=sketch.at, size=sketch.size) for one in plan.hexes for sketch in one.sketches]
    if plan.seams:
        over.append(Decoration("mouths", plan.seams))
    if plan.counted:
        over.append(Decoration("borders", plan.counted))
    return Board(
        width=plan.width,
        height=plan.height,
        under=(Decoration("land", plan.land),) if plan.land else (),
        areas=tuple([area(s.world, hex, one, words) for hex, one in enumerate(plan.hexes)]),
        over=tuple(over),
        palette={**glyphs.COLOURS, **{f"mark-{kind}": colours for kind, colours in glyphs.DISCS.items()}},
        drawings=glyphs.DRAWINGS,
        token=layout.TOKEN,
        charts=charts(s, words),
    )


def area(world: World, hex: int, plan: HexPlan, words: Words) -> Area:
    """One hex; its tooltip tells what its terrain means."""
    terrain = world.terrain[hex]
    name = "terrain-" + ids.TERRAINS[terrain]
    marks: tuple[Mark, ...] = ()
    if terrain in LETTERS:
        tip = words(name + "-power")
        marks = (Mark("letter", plan.at(layout.LETTER), layout.MARK_RADIUS, LETTERS[terrain], tip),)
    return Area(
        id=world.codes[hex],
        path=plan.path,
        terrain=glyphs.LOOKS[terrain],
        label=world.codes[hex],
        label_at=plan.at(layout.LABEL),
        spots=tuple([plan.at(spot) for spot in layout.SPOTS]),
        marks=marks,
        tooltip=f"{hex_name(world, hex, words)}\n{words(name + '-power')}",
    )


def changing(s: Bloodstream, lore: Lore) -> list[Decoration]:
    """Forests and walls as long as they stand and what is left of them, burning buildings, runes and storms."""
    world = s.world
    hexes = plan_board(world.scenario).hexes
    found: list[Decoration] = []
    for hex in members(world.forest & ~s.felled):
        found.append(Decoration(f"grove-{hex % len(glyphs.GROVES)}", at=hexes[hex].centre))
    for hex in members(s.felled):
        found.append(telling(s, hex, "stumps", 1.0, lore.say("ground-felled")))
    for hex in members(world.walls):
        if s.walls >> hex & 1:
            found.append(Decoration(ids.TERRAINS[world.terrain[hex]], at=hexes[hex].centre, size=1.4))
        else:
            found.append(telling(s, hex, "rubble", 1.0, lore.say("ground-breached")))
    for hex, building in s.b_at.items():
        for fire in range(s.b_burns[building]):
            found.append(Decoration("fire", at=hexes[hex].at(layout.FIRES[fire % len(layout.FIRES)])))
    for hex, seat in s.runes:
        found.append(telling(s, hex, "rune", 1.5, lore.words("effect-rune", player=lore.player(seat))))
    for hex, spell, opponent, seat, _ in s.storms:
        name = ids.SPELLS[spell]
        cast = lore.words(f"effect-{name}", player=lore.player(seat))
        strikes = lore.words("effect-strikes", player=lore.player(opponent))
        found.append(telling(s, hex, name, 1.15, f"{cast}\n{strikes}"))
    return found


def telling(s: Bloodstream, hex: int, name: str, size: float, tip: str) -> Decoration:
    """A drawing in the middle of a hex, with what it means there."""
    return Decoration(name, "", plan_board(s.world.scenario).hexes[hex].centre, size, "", s.world.codes[hex], tip)
