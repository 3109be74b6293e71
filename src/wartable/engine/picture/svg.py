"""A board as one standalone SVG picture, for whoever draws a map; the browser draws the same vocabulary its own way."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape, quoteattr

from wartable.engine.picture.scene import Area, Board, Mark, Piece

INK = "#2b2118"
SERIF = "Alegreya, 'PT Serif', 'Palatino Linotype', Palatino, Georgia, 'DejaVu Serif', 'Times New Roman', serif"
SEATS = ("#b3302a", "#2f5fa8", "#2f7d43", "#7b3f98", "#b98a1e")
NOBODY = "#6a6148"
OPEN_WATER = ("sea", "ocean")
WATER = (*OPEN_WATER, "lake", "river", "water")
PLAIN = ("#c9b98f", "#c9b98f")
"""The ground of a terrain without colours."""
DISC = ("#5d5550", "#e9e2d6")
LETTERS = 3
"""Of a piece's name, on its token."""
LINE_HEIGHT = 11.5

# Width, colour and strength of the strokes under the coast, from the open sea to the beach.
SHOALS = ((58, "#bfe6e4", 0.10), (44, "#c9ece8", 0.13), (30, "#d6f2ea", 0.18), (17, "#e6f6e6", 0.30))

STYLE = f"""
text{{font-family:{SERIF};fill:{INK};text-anchor:middle}}
.name{{font-size:10px;font-weight:600;paint-order:stroke;stroke:#fbf3da;stroke-opacity:.82;stroke-width:3px;
stroke-linejoin:round}}
.wet .name{{fill:#12384a;font-style:italic;stroke:#e3f3f1;stroke-opacity:.72}}
.code{{font-size:7.5px;font-weight:400;fill-opacity:.72}}
.caption{{font-size:17px;font-style:italic;letter-spacing:1.6px;fill:#f7ecc9;paint-order:stroke;stroke:#12394a;
stroke-opacity:.75;stroke-width:3.4px;stroke-linejoin:round}}
.letter{{font-size:13px;font-weight:700;fill:#3c2606}}
.emblem{{font-weight:700;fill:#fffaf0}}
.count{{font-size:11.5px;font-weight:700;fill:#fff6d8}}
"""
DEFINITIONS = (
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
    '<filter id="paper" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise"'
    ' baseFrequency=".011 .014" numOctaves="4" seed="7"/><feColorMatrix'
    ' values="0 0 0 0 1  0 0 0 0 .985  0 0 0 0 .94  .34 .2 0 0 -.16"/><feComponentTransfer>'
    '<feFuncR type="linear" slope=".62"/><feFuncG type="linear"'
    ' slope=".52"/><feFuncB type="linear" slope=".4"/></feComponentTransfer></filter>'
)


def drawn(board: Board, pieces: Sequence[Piece] = (), title: str = "") -> str:
    """The whole picture as the text of an SVG file."""
    return "".join(Drawing(board).parts(pieces, title))


class Drawing:
    """A board being drawn; every outline is written once and used by its name."""

    def __init__(self, board: Board) -> None:
        self.board = board
        outlines = [area.path for area in board.areas]
        outlines += [line.path for line in (*board.under, *board.over) if line.path]
        self.name = {path: f"o{number}" for number, path in enumerate(dict.fromkeys(outlines))}

    def parts(self, pieces: Sequence[Piece], title: str) -> Iterator[str]:
        board = self.board
        w, h = f"{board.width:g}", f"{board.height:g}"
        sheet = f'<rect width="{w}" height="{h}"'
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" role="img" aria-label={quoteattr(title)}>'
            f"<title>{escape(title)}</title><style>{STYLE}</style><defs>{DEFINITIONS}"
        )
        yield from self.definitions()
        yield f'</defs>{sheet} fill="url(#sea)"/>{sheet} fill="url(#swell)"/>'
        for width, colour, strength in SHOALS:
            yield from self.lines("land", colour, width, f' stroke-opacity="{strength}"')
        yield from [self.ground(area) for area in board.areas if area.terrain in OPEN_WATER]
        yield from self.lines("mouths", "#eafaf6", 1.8, ' stroke-dasharray="1 6" stroke-opacity=".85"')
        yield from self.lines("land", "#f0dfae", 9.0, ' filter="url(#lift)"', "#f0dfae")
        yield from [self.ground(area) for area in board.areas if area.terrain not in OPEN_WATER]
        yield from _drawings(board)
        yield from self.lines("borders", "#fbf0cf", 3.6, ' stroke-opacity=".5"')
        yield from self.lines("borders", INK, 1.7, ' stroke-dasharray="6 3.2" stroke-opacity=".82"')
        yield from self.lines("land", INK, 3.2)
        yield from self.lines("walls", INK, 13.0)
        yield from self.lines("walls", "#a89c8c", 9.6)
        yield f'{sheet} filter="url(#paper)" style="mix-blend-mode:multiply"/>'
        yield from _writing(board)
        yield from _pieces(board, pieces)
        yield "</svg>"

    def definitions(self) -> Iterator[str]:
        board = self.board
        for terrain in sorted({area.terrain for area in board.areas}):
            base, shade = board.palette.get(terrain, PLAIN)[:2]
            yield (
                f'<linearGradient id="ground-{terrain}" x1="0" y1="0" x2=".35" y2="1">'
                f'<stop stop-color="{_mix(base, "#ffffff", 0.16)}"/><stop offset=".55" stop-color="{base}"/>'
                f'<stop offset="1" stop-color="{_mix(base, shade, 0.45)}"/></linearGradient>'
            )
        for path, name in self.name.items():
            yield f'<path id="{name}" d="{path}" fill-rule="evenodd" clip-rule="evenodd"/>'
        for area in board.areas:
            name = self.name[area.path]
            yield f'<clipPath id="in-{name}"><use href="#{name}"/></clipPath>'
        for name, drawing in board.drawings.items():
            yield f'<g id="drawing-{name}">{drawing}</g>'

    def lines(self, kind: str, colour: str, width: float, more: str = "", fill: str = "none") -> Iterator[str]:
        """Outlines of one kind."""
        for line in (*self.board.under, *self.board.over):
            if line.kind == kind and line.path:
                stroke = f'stroke="{colour}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'
                yield f'<use href="#{self.name[line.path]}" fill="{fill}" {stroke}{more}/>'

    def ground(self, area: Area) -> str:
        """The ground of an area: its colour and an inner shade."""
        shade = self.board.palette.get(area.terrain, PLAIN)[1]
        wet = area.terrain in WATER
        name = self.name[area.path]
        return (
            f'<g id={quoteattr(area.id)} class="area {area.terrain}"><title>{escape(area.tooltip)}</title>'
            f'<use href="#{name}" fill="url(#ground-{area.terrain})" fill-opacity="{0.72 if wet else 1}"/>'
            f'<g clip-path="url(#in-{name})"><use href="#{name}" fill="none" stroke="{shade}"'
            f' stroke-width="{8 if wet else 15}" stroke-opacity="{0.5 if wet else 0.85}" filter="url(#soft)"/></g></g>'
        )


def _mix(first: str, second: str, share: float) -> str:
    """A colour between two others."""
    a = [int(first[n : n + 2], 16) for n in (1, 3, 5)]
    b = [int(second[n : n + 2], 16) for n in (1, 3, 5)]
    return "#" + "".join([f"{round(x + (y - x) * share):02x}" for x, y in zip(a, b, strict=True)])


def _drawings(board: Board) -> Iterator[str]:
    for one in board.over:
        if one.kind in board.drawings:
            x, y = one.at
            yield f'<use href="#drawing-{one.kind}" transform="translate({x:g},{y:g}) scale({one.size:g})"/>'


def _writing(board: Board) -> Iterator[str]:
    """Names, codes and marks."""
    for one in board.over:
        if one.kind == "caption":
            yield f'<text class="caption" x="{one.at[0]:g}" y="{one.at[1]:g}">{escape(one.text)}</text>'
    for area in board.areas:
        yield from [_mark(board, mark) for mark in area.marks]
        yield _label(area)


def _label(area: Area) -> str:
    """The name of an area, and its id where that is another."""
    lines = area.label.split("\n")
    x, y = area.label_at
    top = y - LINE_HEIGHT * (len(lines) - 1) / 2 + 3.8
    rows = [f'<tspan x="{x:g}" y="{top + LINE_HEIGHT * n:g}">{escape(line)}</tspan>' for n, line in enumerate(lines)]
    code = f'<tspan class="code" dx="2.5" dy="-2.6">{escape(area.id)}</tspan>' if area.label != area.id else ""
    wet = ' class="wet"' if area.terrain in WATER else ""
    return f'<g{wet}><text class="name">{"".join(rows)}{code}</text></g>'


def _mark(board: Board, mark: Mark) -> str:
    face, rim = board.palette.get(f"mark-{mark.kind}", DISC)[:2]
    spot = f"translate({mark.at[0]:g},{mark.at[1]:g}) scale({mark.radius / 10:g})"
    head = f'<g class="mark {mark.kind}" transform="{spot}" filter="url(#drop)"><title>{escape(mark.tooltip)}</title>'
    if mark.text:
        star = " ".join([f"{x:g},{y:g}" for x, y in _star(8, 10.6, 8.2)])
        return (
            f'{head}<polygon points="{star}" fill="{face}" stroke="{INK}" stroke-width=".9"/>'
            f'<circle r="7" fill="{rim}" stroke="#7a5a12" stroke-width=".8"/>'
            f'<text class="letter" y="4.5">{escape(mark.text)}</text></g>'
        )
    disc = f'<circle r="10" fill="{INK}"/><circle r="9.2" fill="{rim}"/><circle r="8" fill="{face}"/>'
    return f'{head}{disc}<use href="#drawing-mark-{mark.kind}" transform="scale(.92)"/></g>'


def _star(points: int, outer: float, inner: float) -> Iterator[tuple[float, float]]:
    for n in range(2 * points):
        radius = inner if n % 2 else outer
        angle = math.pi * n / points - math.pi / 2
        yield round(radius * math.cos(angle), 2), round(radius * math.sin(angle), 2)


def _pieces(board: Board, pieces: Sequence[Piece]) -> Iterator[str]:
    """Tokens with the colour of their owner, the beginning of their name and their number."""
    areas = {area.id: area for area in board.areas}
    used: dict[str, int] = {}
    for piece in pieces:
        area = areas[piece.place]
        turn = used.get(area.id, 0) if piece.spot is None else piece.spot
        used[area.id] = turn + (piece.spot is None)
        x, y = area.spots[turn % len(area.spots)]
        radius = board.token if piece.main else 0.7 * board.token
        colour = SEATS[piece.owner % len(SEATS)] if piece.owner >= 0 else NOBODY
        faded = ' opacity=".6"' if piece.faded else ""
        count = (
            f'<g transform="translate({0.66 * radius:g},{0.66 * radius:g})"><circle r="7" fill="{INK}"'
            f' stroke="#d8b44a"/><text class="count" y="4">{piece.count}</text></g>'
        )
        yield (
            f'<g class="piece" transform="translate({x:g},{y:g})"{faded}'
            f' filter="url(#drop)"><title>{escape(piece.label)}</title><circle r="{radius:g}" fill="{INK}"/>'
            f'<circle r="{radius - 1.4:g}" fill="{colour}" stroke="#f2e6bd" stroke-opacity=".7"/>'
            f'<text class="emblem" style="font-size:{0.7 * radius:g}px" y="{0.22 * radius:g}">'
            f"{escape(piece.label[:LETTERS])}</text>{count if piece.count > 1 else ''}</g>"
        )
