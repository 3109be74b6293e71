"""The board as one standalone SVG picture, for whoever draws a new continent."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape, quoteattr

from wartable.games.small_world.files.continents import Continent, Lang
from wartable.games.small_world.picture.board import glyphs
from wartable.games.small_world.picture.board.glyphs import COLOURS, DISCS, INK
from wartable.games.small_world.picture.board.layout import (
    COUNTER_RADIUS,
    LINE_HEIGHT,
    BoardPlan,
    Mark,
    Placed,
    RegionPlan,
    plan_board,
)
from wartable.toolbox.cells import Point
from wartable.toolbox.places import distance_to_box

SERIF = "Alegreya, 'PT Serif', 'Palatino Linotype', Palatino, Georgia, 'DejaVu Serif', 'Times New Roman', serif"

# Width, colour and strength of the strokes under the coast, from the open sea to the beach.
SHOALS = ((58, "#bfe6e4", 0.10), (44, "#c9ece8", 0.13), (30, "#d6f2ea", 0.18), (17, "#e6f6e6", 0.30))

STYLE = f"""
text{{font-family:{SERIF};fill:{INK};text-anchor:middle}}
.name{{font-size:10px;font-weight:600;paint-order:stroke;stroke:#fbf3da;stroke-opacity:.82;stroke-width:3px;
stroke-linejoin:round}}
.wet .name{{fill:#12384a;font-style:italic;stroke:#e3f3f1;stroke-opacity:.72}}
.code{{font-size:7.5px;font-weight:400;fill-opacity:.72}}
.isle{{font-size:17px;font-style:italic;letter-spacing:1.6px;fill:#f7ecc9;paint-order:stroke;stroke:#12394a;
stroke-opacity:.75;stroke-width:3.4px;stroke-linejoin:round}}
.slot{{font-size:13px;font-weight:700;fill:#3c2606}}
.emblem{{font-size:17px;font-weight:700;fill:#fffaf0;paint-order:stroke;stroke:#1c130b;stroke-opacity:.45;
stroke-width:1.6px}}
.number{{font-size:11.5px;font-weight:700;fill:#fff6d8}}
"""


@dataclass(frozen=True, slots=True)
class Counter:
    """A stack of counters in a region: `emblem` is a letter or two, or the name of a symbol such as `murloc`."""

    region: str
    colour: str
    ring: str
    emblem: str
    count: int
    faded: bool = False


# The picture


def draw_board(
    continents: Sequence[Continent], lang: Lang = "en", counters: Sequence[Counter] = (), aspect: float = 1.6
) -> str:
    """The whole board as the text of an SVG file."""
    board = plan_board(continents, aspect)
    w, h = board.width, board.height
    title = " · ".join(continent.name(lang) for continent in continents)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:g} {h:g}" role="img"'
        f" aria-label={quoteattr(title)}><title>{escape(title)}</title><style>{STYLE}</style>",
        _definitions(board),
        f'<rect width="{w:g}" height="{h:g}" fill="url(#sea)"/>',
        f'<rect width="{w:g}" height="{h:g}" fill="url(#swell)"/>',
        *_compass(board),
        *(_island(placed, lang) for placed in board.islands),
        f'<rect width="{w:g}" height="{h:g}" filter="url(#paper)" style="mix-blend-mode:multiply"'
        ' pointer-events="none"/>',
        *(_writing(placed, lang) for placed in board.islands),
        *_counters(board, counters),
        _rim(w, h),
        "</svg>",
    ]
    return "".join(parts)


def _definitions(board: BoardPlan) -> str:
    outlines = "".join(f'<path id="i-{p.island.continent.id}" d="{p.island.land_path}"/>' for p in board.islands)
    outlines += "".join(
        f'<path id="p-{plan.region.code}" d="{plan.path}" clip-rule="evenodd" fill-rule="evenodd"/>'
        f'<clipPath id="c-{plan.region.code}"><use href="#p-{plan.region.code}"/></clipPath>'
        for placed in board.islands
        for plan in placed.island.regions
    )
    gradients = "".join(
        f'<linearGradient id="g-{terrain}" x1="0" y1="0" x2=".35" y2="1">'
        f'<stop stop-color="{_mix(base, "#ffffff", 0.16)}"/><stop offset=".55" stop-color="{base}"/>'
        f'<stop offset="1" stop-color="{_mix(base, shade, 0.45)}"/></linearGradient>'
        for terrain, (base, shade, _) in COLOURS.items()
    )
    return (
        "<defs>"
        '<radialGradient id="sea" cx=".5" cy=".45" r=".78"><stop stop-color="#6fb3bb"/>'
        '<stop offset=".6" stop-color="#4a8f9f"/><stop offset="1" stop-color="#2b6177"/></radialGradient>'
        '<pattern id="swell" width="96" height="58" patternUnits="userSpaceOnUse"><g fill="none" stroke="#e4f3f3"'
        ' stroke-opacity=".17" stroke-width="1.4" stroke-linecap="round"><path d="M8,16 q6,-7 12,0 t12,0 t12,0"/>'
        '<path d="M58,44 q5,-6 10,0 t10,0"/><path d="M70,12 q4,-5 8,0" /><path d="M22,50 q4,-5 8,0"/></g></pattern>'
        '<filter id="lift" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="2" dy="6" stdDeviation="5"'
        ' flood-color="#0d2c3a" flood-opacity=".6"/></filter>'
        '<filter id="drop" x="-40%" y="-40%" width="180%" height="200%"><feDropShadow dx=".6" dy="1.8"'
        ' stdDeviation="1.3" flood-color="#140c05" flood-opacity=".6"/></filter>'
        '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>'
        '<filter id="fade"><feColorMatrix type="saturate" values=".25"/></filter>'
        '<filter id="paper" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise"'
        ' baseFrequency=".011 .014" numOctaves="4" seed="7"/><feColorMatrix'
        ' values="0 0 0 0 1  0 0 0 0 .985  0 0 0 0 .94  .34 .2 0 0 -.16"/><feComponentTransfer>'
        '<feFuncR type="linear" slope=".62"/><feFuncG type="linear"'
        ' slope=".52"/><feFuncB type="linear" slope=".4"/></feComponentTransfer></filter>'
        f"{gradients}{outlines}{glyphs.definitions()}</defs>"
    )


def _mix(first: str, second: str, share: float) -> str:
    """A colour between two others."""
    a = [int(first[n : n + 2], 16) for n in (1, 3, 5)]
    b = [int(second[n : n + 2], 16) for n in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(a, b, strict=True))


def _island(placed: Placed, lang: Lang) -> str:
    """Everything printed on one island but its words and symbols."""
    island = placed.island
    lakes = [plan for plan in island.regions if plan.region.terrain == "lake"]
    seas = [plan for plan in island.regions if plan.region.terrain == "sea"]
    land = [plan for plan in island.regions if not plan.region.is_water]
    out = [f'<g id="isle-{island.continent.id}" transform="translate({placed.x:g},{placed.y:g})">']
    out.append('<g fill="none" stroke-linejoin="round" stroke-linecap="round">')
    out += [
        f'<use href="#i-{island.continent.id}" stroke="{colour}" stroke-opacity="{strength}" stroke-width="{width}"/>'
        for width, colour, strength in SHOALS
    ]
    out.append("</g>")
    out += [_ground(plan, lang) for plan in seas]
    out.append(
        f'<path d="{island.mouth_path}" fill="none" stroke="#eafaf6" stroke-opacity=".85" stroke-width="1.8"'
        ' stroke-dasharray="1 6" stroke-linecap="round"/>'
    )
    out.append(
        f'<use href="#i-{island.continent.id}" fill="#f0dfae" fill-rule="evenodd" stroke="#f0dfae" stroke-width="9"'
        ' stroke-linejoin="round" filter="url(#lift)"/>'
    )
    out += [_ground(plan, lang) for plan in lakes + land]
    out.append(
        f'<path d="{island.border_path}" fill="none" stroke="#fbf0cf" stroke-opacity=".5" stroke-width="3.6"/>'
        f'<path d="{island.border_path}" fill="none" stroke="{INK}" stroke-opacity=".82" stroke-width="1.7"'
        ' stroke-dasharray="6 3.2" stroke-linecap="round"/>'
        f'<use href="#i-{island.continent.id}" fill="none" stroke="{INK}" stroke-width="3.2" stroke-linejoin="round"/>'
    )
    out.append("</g>")
    return "".join(out)


def _ground(plan: RegionPlan, lang: Lang) -> str:
    """The ground of a region: colour, inner shade and little drawings."""
    region = plan.region
    _, shade, _ = COLOURS[region.terrain]
    sea = region.terrain == "sea"
    sprigs = "".join(
        f'<use href="#t-{glyphs.terrain_glyph(sprig.terrain, sprig.variant)}"'
        f' transform="translate({sprig.x:g},{sprig.y:g}) scale({sprig.scale:g})"/>'
        for sprig in plan.sprigs
    )
    return (
        f'<g class="region {region.terrain}" id="r-{region.code}" data-region="{region.code}">'
        f"<title>{escape(region.name(lang))}</title>"
        f'<use href="#p-{region.code}" fill="url(#g-{region.terrain})"'
        f"{' fill-opacity=' + quoteattr('.72') if sea else ''}/>"
        f'<g clip-path="url(#c-{region.code})"><use href="#p-{region.code}" fill="none" stroke="{shade}"'
        f' stroke-width="{8 if sea else 15}" stroke-opacity="{0.5 if sea else 0.85}" filter="url(#soft)"/>'
        f'<g opacity=".92">{sprigs}</g></g></g>'
    )


def _writing(placed: Placed, lang: Lang) -> str:
    """Names, codes and symbols of one island."""
    island = placed.island
    out = [f'<g transform="translate({placed.x:g},{placed.y:g})" pointer-events="none">']
    x, y = island.caption_point()
    out.append(f'<text class="isle" x="{x:g}" y="{y:g}">{escape(island.continent.name(lang))}</text>')
    for plan in island.regions:
        out += [_mark(mark, island.continent.size) for mark in plan.marks]
        out.append(_label(plan, lang))
    out.append("</g>")
    return "".join(out)


def _label(plan: RegionPlan, lang: Lang) -> str:
    lines = plan.lines(lang)
    x, y = plan.label
    top = y - LINE_HEIGHT * (len(lines) - 1) / 2 + 3.8
    rows = [f'<tspan x="{x:g}" y="{top + LINE_HEIGHT * n:g}">{escape(line)}</tspan>' for n, line in enumerate(lines)]
    code = f'<tspan class="code" dx="2.5" dy="-2.6">{escape(plan.region.code)}</tspan>'
    wet = ' class="wet"' if plan.region.is_water else ""
    return f'<g{wet}><text class="name">{"".join(rows)}{code}</text></g>'


def _mark(mark: Mark, size: str) -> str:
    face, rim = DISCS[mark.kind]
    scale = mark.radius / 10
    spot = f"translate({mark.x:g},{mark.y:g}) scale({scale:g})"
    head = f'<g class="mark {mark.kind}" transform="{spot}" filter="url(#drop)">'
    if mark.kind == "slot":
        star = " ".join(f"{x:g},{y:g}" for x, y in _star(8, 10.6, 8.2))
        return (
            f'{head}<polygon points="{star}" fill="{face}" stroke="{INK}" stroke-width=".9"/>'
            f'<circle r="7" fill="{rim}" stroke="#7a5a12" stroke-width=".8"/>'
            f'<text class="slot" y="4.5">{size}</text></g>'
        )
    disc = f'<circle r="10" fill="{INK}"/><circle r="9.2" fill="{rim}"/><circle r="8" fill="{face}"/>'
    if mark.kind == "mountain":
        disc = (
            f'<path d="M0,-10.4 L9,-5.2 V5.2 L0,10.4 L-9,5.2 V-5.2Z" fill="{rim}" stroke="{INK}" stroke-width="1"/>'
            f'<path d="M0,-8.6 L7.4,-4.3 V4.3 L0,8.6 L-7.4,4.3 V-4.3Z" fill="{face}"/>'
        )
    shrink = 0.84 if mark.kind == "mountain" else 0.92
    return f'{head}{disc}<use href="#s-{mark.kind}" transform="scale({shrink})"/></g>'


def _star(points: int, outer: float, inner: float) -> Iterator[Point]:
    for n in range(2 * points):
        radius = inner if n % 2 else outer
        angle = math.pi * n / points - math.pi / 2
        yield round(radius * math.cos(angle), 2), round(radius * math.sin(angle), 2)


def _counters(board: BoardPlan, counters: Iterable[Counter]) -> Iterator[str]:
    """Stacks in the order given; the stacks of one region take its places for pieces in turn."""
    used: dict[str, int] = {}
    for counter in counters:
        placed, plan = board.place(counter.region)
        turn = used.get(counter.region, 0)
        used[counter.region] = turn + 1
        x, y = plan.pieces[turn % len(plan.pieces)]
        yield _stack(counter, placed.x + x, placed.y + y)


def _stack(counter: Counter, x: float, y: float) -> str:
    faded = ' opacity=".82" filter="url(#fade)"' if counter.faded else ""
    colour, ring = quoteattr(counter.colour), quoteattr(counter.ring)
    out = [f'<g class="counter" transform="translate({x:g},{y:g})"{faded}>']
    # Lower counters show to the upper left, so that a tall stack stays inside its region.
    for level in reversed(range(min(counter.count, 3))):
        out.append(
            f'<g transform="translate({-1.2 * level:g},{-2.6 * level:g})" filter="url(#drop)">'
            f'<circle r="{COUNTER_RADIUS - 1:g}" fill="{INK}"/><circle r="{COUNTER_RADIUS - 1.8:g}" fill={ring}/>'
            f'<circle r="{COUNTER_RADIUS - 4.4:g}" fill={colour} stroke="{INK}" stroke-opacity=".4"/>'
            f'<path d="M-10.4,-6 A12,12 0 0 1 6,-10.4" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.4"'
            ' stroke-linecap="round"/></g>'
        )
    if counter.emblem in glyphs.SYMBOL_DRAWINGS:
        out.append(f'<use href="#s-{counter.emblem}" transform="scale(1.25)"/>')
    else:
        out.append(f'<text class="emblem" y="6">{escape(counter.emblem)}</text>')
    out.append(
        f'<g transform="translate(11.5,11.5)"><circle r="7.6" fill="{INK}" stroke="#d8b44a" stroke-width="1.1"/>'
        f'<text class="number" y="4">{counter.count}</text></g></g>'
    )
    return "".join(out)


def _compass(board: BoardPlan) -> Iterator[str]:
    """A compass rose where the sea is widest, if it is wide enough."""
    boxes = [(p.x + b[0], p.y + b[1], p.x + b[2], p.y + b[3] + 30) for p in board.islands for b in (p.island.bounds,)]
    best, radius = (0.0, 0.0), 0.0
    for i in range(1, int(board.width / 10)):
        for j in range(1, int(board.height / 10)):
            point = (i * 10.0, j * 10.0)
            edge = min(point[0], point[1], board.width - point[0], board.height - point[1]) - 22
            room = min(edge, *(distance_to_box(point, box) for box in boxes))
            if room > radius:
                best, radius = point, room
    if radius >= 34:
        size = min(radius - 4, 62)
        long = " ".join(f"{x:g},{y:g}" for x, y in _star(4, size, 0.17 * size))
        short = " ".join(f"{x:g},{y:g}" for x, y in _star(4, 0.62 * size, 0.17 * size))
        yield (
            f'<g transform="translate({best[0]:g},{best[1]:g})" fill="#f2e6bd" fill-opacity=".5" stroke="#163f50"'
            f' stroke-opacity=".45"><circle r="{0.74 * size:g}" fill="none" stroke="#f2e6bd" stroke-opacity=".4"/>'
            f'<circle r="{0.68 * size:g}" fill="none" stroke="#f2e6bd" stroke-opacity=".4" stroke-dasharray="1 4"/>'
            f'<polygon points="{short}" transform="rotate(45)" fill-opacity=".3"/><polygon points="{long}"/>'
            f'<circle r="{0.09 * size:g}" fill="#7a1f1f" fill-opacity=".7"/></g>'
        )


def _rim(w: float, h: float) -> str:
    """A parchment frame around the sea."""
    return (
        f'<g fill="none" pointer-events="none"><rect x="5" y="5" width="{w - 10:g}" height="{h - 10:g}"'
        f' stroke="#e9d7a6" stroke-width="10"/><rect x="10.5" y="10.5" width="{w - 21:g}" height="{h - 21:g}"'
        f' stroke="{INK}" stroke-width="1.6"/><rect x="14" y="14" width="{w - 28:g}" height="{h - 28:g}"'
        f' stroke="#e9d7a6" stroke-opacity=".7"/><rect x=".8" y=".8" width="{w - 1.6:g}" height="{h - 1.6:g}"'
        f' stroke="#5a4424" stroke-width="1.6"/></g>'
    )
