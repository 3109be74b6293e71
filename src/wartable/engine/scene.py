"""The drawing vocabulary: what a client shows, and the paths of clicks it may send back. No rules, no game names."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol


class Words(Protocol):
    """Texts of one language."""

    @property
    def language(self) -> str: ...

    def __call__(self, message: str, **facts: int | str) -> str:
        """A message with its facts filled in."""
        ...


@dataclass(frozen=True, slots=True)
class Area:
    """A place on the board that can be clicked."""

    id: str
    path: str
    terrain: str
    label: str
    label_at: tuple[float, float]
    spots: tuple[tuple[float, float], ...]
    marks: tuple[str, ...] = ()
    tooltip: str = ""


@dataclass(frozen=True, slots=True)
class Decoration:
    """A shape or glyph that cannot be clicked."""

    kind: str
    path: str
    at: tuple[float, float] = (0.0, 0.0)
    size: float = 0.0


@dataclass(frozen=True, slots=True)
class Board:
    """The static part of the picture, sent once."""

    width: float
    height: float
    areas: tuple[Area, ...]
    decorations: tuple[Decoration, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that stands on an area; the same id keeps its identity while it moves."""

    id: str
    place: str
    icon: str
    owner: int
    count: int
    label: str
    faded: bool = False
    badges: tuple[str, ...] = ()
    tooltip: str = ""


@dataclass(frozen=True, slots=True)
class Counter:
    """A number with a name and an icon; None is unknown to the viewer."""

    name: str
    icon: str
    value: int | None


@dataclass(frozen=True, slots=True)
class Card:
    """Something with a face that lies in a tray or hand and may be clicked."""

    id: str
    title: str
    lines: tuple[str, ...]
    icons: tuple[str, ...]
    tone: str
    counters: tuple[Counter, ...] = ()
    tooltip: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """What belongs to one seat."""

    seat: int
    title: str
    acting: bool
    counters: tuple[Counter, ...]
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Tray:
    """A shared row of cards: a market, a deck, a supply."""

    id: str
    title: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Detail:
    """A line of a breakdown: what, and how much."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Offer:
    """One legal action as a path of clicks; without picks it is a button."""

    action: str
    picks: tuple[str, ...]
    label: str
    detail: tuple[Detail, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """All that changes, as one seat sees it."""

    title: str
    status: str
    prompt: str
    acting: int
    pieces: tuple[Piece, ...] = ()
    panels: tuple[Panel, ...] = ()
    trays: tuple[Tray, ...] = ()
    offers: tuple[Offer, ...] = ()
    notes: tuple[str, ...] = field(default=())
