"""The drawing vocabulary: what a client shows, and the paths of clicks it may send back. No rules, no game names.

An action is a path of clicks. Every pick of an offer is the id of an area, a piece, a card or a die of the same
picture; ids are unique among them all, but the box of a chart may bear the id of a card, and stands for it, and equal
dice have one id. The client keeps the
picks made so far, and an offer is open while its picks begin with them. It highlights whatever open offers ask for next
and shows the labels of those that are complete: a complete offer that is the only open one is sent at once, otherwise
the complete ones are a menu. Two offers never share both picks and label. An offer without picks is a button from the
start. Where `either_order` is set, the last two picks may be made in either order. A click on a piece that no open
offer asks for counts as a click on its area.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

Point = tuple[float, float]


class Words(Protocol):
    """Texts of one language."""

    @property
    def language(self) -> str: ...

    def __call__(self, message: str, **facts: int | str) -> str:
        """A message with its facts filled in."""
        ...


@dataclass(frozen=True, slots=True)
class Mark:
    """A symbol printed on an area; `text` is a letter in place of a drawing."""

    kind: str
    at: Point
    radius: float
    text: str = ""
    tooltip: str = ""


@dataclass(frozen=True, slots=True)
class Area:
    """A place on the board that can be clicked; the lines of its label are separated by line breaks."""

    id: str
    path: str
    terrain: str
    label: str
    label_at: Point
    spots: tuple[Point, ...]
    marks: tuple[Mark, ...] = ()
    tooltip: str = ""


@dataclass(frozen=True, slots=True)
class Decoration:
    """A shape, a drawing by its name, or a text that cannot be clicked.

    What it means, its `tooltip`, is said of the area that is its `place`.
    """

    kind: str
    path: str = ""
    at: Point = (0.0, 0.0)
    size: float = 1.0
    text: str = ""
    place: str = ""
    tooltip: str = ""


@dataclass(frozen=True, slots=True)
class Box:
    """A box of a chart, at a column and a row; its shape is "plate", "round" or "note".

    A line leads to it from the first of those it comes `after`; it needs the others too. `counters` is its price.
    """

    id: str
    title: str
    icon: str
    at: Point
    shape: str
    after: tuple[str, ...]
    counters: tuple[Counter, ...]
    tooltip: str = ""


@dataclass(frozen=True, slots=True)
class Chart:
    """Boxes joined by lines, such as a technology tree."""

    id: str
    title: str
    boxes: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """The static part of the picture, sent once: what lies under the areas, the areas, what lies over them.

    `palette` has the colours of terrains and marks, `drawings` the SVG of drawings and marks around the origin.
    `token` is the radius of a large piece. `charts` lie beside the board, to be opened. `close` is the scale at which
    it can be played on a small screen, if that is larger than usual.
    """

    width: float
    height: float
    under: tuple[Decoration, ...]
    areas: tuple[Area, ...]
    over: tuple[Decoration, ...]
    palette: Mapping[str, tuple[str, ...]]
    drawings: Mapping[str, str]
    token: float = 17.0
    charts: tuple[Chart, ...] = ()
    close: float = 0.0


# What follows is drawn anew for every viewer after every move: frozen, it would take half as long again.


@dataclass(slots=True)
class Piece:
    """Something that stands on an area; the same id keeps its identity while it moves. Owner -1 is nobody.

    The one piece that makes an area its owner's `holds` it; others, such as traps, may lie on foreign land. A `main`
    piece is drawn large, a `square` one as a plate without its number. `level` is shown as so many marks of rank,
    `badges` are icons around it. `spot` is which of the area's spots it takes; by default those without a spot take
    them in turn. `tone` is the colour of the ring around a piece of nobody's: "red", "blue", "green". What is at work
    shows the round in which it is `ready`.
    """

    id: str
    place: str
    icon: str
    owner: int
    count: int
    label: str
    faded: bool = False
    badges: tuple[str, ...] = ()
    tooltip: str = ""
    holds: bool = False
    main: bool = False
    level: int = 0
    spot: int | None = None
    square: bool = False
    tone: str = ""
    ready: int | None = None


@dataclass(slots=True)
class Counter:
    """A number with a name and an icon; None is unknown to the viewer.

    `gain` is what it will soon grow by, on a card what the card brings; `most` is what it can come to.
    """

    name: str
    icon: str
    value: int | None
    tooltip: str = ""
    gain: int | None = None
    most: int | None = None


@dataclass(slots=True)
class Card:
    """Something with a face that lies in a tray or hand and may be clicked.

    Its first line is always shown, further ones where there is room.
    """

    id: str
    title: str
    lines: tuple[str, ...]
    icons: tuple[str, ...]
    tone: str
    counters: tuple[Counter, ...] = ()
    tooltip: str = ""


@dataclass(slots=True)
class Row:
    """Cards of a panel that belong together, under a name; they are shown when somebody opens the panel."""

    title: str
    cards: tuple[Card, ...]


@dataclass(slots=True)
class Panel:
    """What belongs to one seat, or to one of the characters it plays: a seat may have several panels.

    `name` is that of the character, if it is one's. `look` is the number of its colour and shape, by default that of
    the seat. `rows` are cards beside those that are always in sight, such as a character sheet; they come to the
    `front` when a question is about them.
    """

    seat: int
    title: str
    acting: bool
    counters: tuple[Counter, ...]
    cards: tuple[Card, ...] = ()
    look: int | None = None
    rows: tuple[Row, ...] = ()
    name: str = ""
    front: bool = False

    def all_cards(self) -> tuple[Card, ...]:
        """Those in sight and those of the rows."""
        return (*self.cards, *[card for row in self.rows for card in row.cards])


@dataclass(slots=True)
class Tray:
    """A shared row of cards: a market, a deck, a supply.

    All that are a `tab` share one place, in which one of them is seen at a time; it has a name and an `icon` there.
    """

    id: str
    title: str
    cards: tuple[Card, ...]
    tab: bool = False
    icon: str = ""


@dataclass(slots=True)
class Side:
    """One of those who fight: seat of its leader (-1: nobody), what it fights with, how it fares.

    Where the numbers it fights with are nobody's in particular, `heads` are those who fight. `detail` are numbers that
    need a name beside them.
    """

    owner: int
    title: str
    counters: tuple[Counter, ...]
    lines: tuple[str, ...] = ()
    heads: tuple[Counter, ...] = ()
    detail: tuple[Detail, ...] = ()


@dataclass(slots=True)
class Die:
    """A die that lies on the table: its colour is its tone; `good` if it counts. `marks` are icons on it."""

    id: str
    value: int
    tone: str
    good: bool
    marks: tuple[str, ...] = ()
    tooltip: str = ""


@dataclass(slots=True)
class Contest:
    """A fight that is going on in an area: its stages, the number of the present one, both sides, cards in force.

    A `wide` one takes the place of the trays, and all of a small screen. `rows` are further cards, to be opened.
    """

    place: str
    title: str
    stages: tuple[str, ...]
    stage: int
    sides: tuple[Side, ...]
    cards: tuple[Card, ...] = ()
    dice: tuple[Die, ...] = ()
    rows: tuple[Row, ...] = ()
    wide: bool = False

    def all_cards(self) -> tuple[Card, ...]:
        """Those in sight and those of the rows."""
        return (*self.cards, *[card for row in self.rows for card in row.cards])


@dataclass(slots=True)
class Detail:
    """A line of a breakdown: what, and how much."""

    label: str
    value: str


@dataclass(slots=True)
class Offer:
    """One legal action as a path of clicks; without picks it is a button, and buttons of a `group` stand together.

    `cost` is how many of the pieces one acts with it takes; where it is `risky`, luck decides whether that is enough.
    `tone` says how what is picked last is lit: "dear" where it costs more than usual, "watched" where enemies wait.
    `note` is said beside a button, in few words. `where` tells those alike apart where one cannot see what would be
    clicked. `way` are the areas it leads through, the first and the last included.
    Offers of a `mode` can be picked only after somebody has chosen to do such a thing, by its name.
    """

    action: str
    picks: tuple[str, ...]
    label: str
    detail: tuple[Detail, ...] = ()
    either_order: bool = False
    cost: int | None = None
    risky: bool = False
    group: str = ""
    tone: str = ""
    note: str = ""
    way: tuple[str, ...] = ()
    mode: str = ""
    where: str = ""

    def said(self) -> str:
        """The label for those who do not see the clicks."""
        return f"{self.label} ({self.where})" if self.where else self.label


@dataclass(slots=True)
class Share:
    """An area of a distribution: the counter there, how many it stands for, and how few must stay.

    `take` is the answer that puts one more there, `give` the one that takes one away, `all` puts the whole hand there;
    an empty one is impossible. A `front` one lies where rivals are.
    """

    place: str
    piece: str
    count: int
    least: int
    take: str
    give: str
    all: str
    front: bool


@dataclass(slots=True)
class Sharing:
    """Pieces that can be spread anew over areas, one by one, until somebody is `done`.

    Where nothing but what is in `hand` can be placed, no share gives, and it is over by itself when all is placed.
    """

    hand: int
    shares: tuple[Share, ...]
    done: str = ""


@dataclass(slots=True)
class Several:
    """Answers that may be chosen together by their picks, at most so many.

    Some are `chosen` until somebody changes it. They are said one after another, whatever dice show, and `then` what
    follows; what is not asked is left out.
    """

    label: str
    most: int
    actions: Mapping[str, str]
    chosen: tuple[str, ...]
    then: tuple[str, ...] = ()


@dataclass(slots=True)
class Shortcut:
    """Several answers as one path of clicks: an offer, and what is said after it.

    Whoever follows it says them one after another, leaves out what is not asked, and stops when somebody else is, or
    when dice have been rolled.
    No offer has the picks of a shortcut.
    """

    offer: Offer
    then: tuple[str, ...]


@dataclass(slots=True)
class Progress:
    """How far a seat has come on a chart: boxes that are done, those at work, and by box what is missing for it."""

    chart: str
    seat: int
    done: tuple[str, ...]
    busy: tuple[str, ...]
    lacking: Mapping[str, str]


@dataclass(slots=True)
class Scene:
    """All that changes, as one seat sees it; `acting` is the seat that must decide, -1 when the game is over.

    It is asked `aside` when the question comes up in the turn of another seat. `drawings` lie on the ground, over those
    of the board. `progress` is that of the viewer on one of the board's charts. `waiting` are the pieces that wait for
    something to do, if the game says so; otherwise all that can be picked do. `several` are offers that can be chosen
    together. `sharing` says how pieces can be spread over areas; its answers are offers too.
    """

    title: str
    status: str
    prompt: str
    acting: int
    pieces: tuple[Piece, ...] = ()
    panels: tuple[Panel, ...] = ()
    trays: tuple[Tray, ...] = ()
    offers: tuple[Offer, ...] = ()
    notes: tuple[str, ...] = ()
    contest: Contest | None = None
    aside: bool = False
    drawings: tuple[Decoration, ...] = ()
    shortcuts: tuple[Shortcut, ...] = ()
    progress: Progress | None = None
    waiting: tuple[str, ...] | None = None
    several: Several | None = None
    sharing: Sharing | None = None


@dataclass(frozen=True, slots=True)
class Gist:
    """What the eye needs of a line of the log: whose deed it tells of, the areas it names, how much it matters.

    Of several `places` the first is where something comes from and the last where it goes. A line that matters more
    has the larger `weight`; 0 is routine. A `heading` begins a turn or a round. `card` is what was laid on the table.
    """

    seat: int | None = None
    places: tuple[str, ...] = ()
    weight: int = 0
    heading: bool = False
    card: Card | None = None
