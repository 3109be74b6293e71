"""Facts for the log, the client and the lab. Rules emit, never listen; words are made outside the rules."""

from __future__ import annotations

EVERYONE = -1


class Event:
    """Something that happened: its kind, the rule behind it, its facts, and who may know."""

    def __init__(self, kind: str, rule: str, facts: dict[str, int | str], eyes: int = EVERYONE) -> None:
        self.kind = kind
        self.rule = rule
        self.facts = facts
        self.eyes = eyes

    def seen_by(self, seat: int | None) -> bool:
        """Spectators see what everybody sees."""
        return self.eyes == EVERYONE or (seat is not None and bool(self.eyes >> seat & 1))

    def __repr__(self) -> str:
        return f"{self.kind} {self.facts}"


class Rolled(Event):
    """A seat has rolled a die for all to see: the number it shows, all the faces it could have shown.

    `worth` is what each face brings, where that is not the number on it; the luck of a game is counted in it. `tone` is
    the colour of the die, if it has one.
    """

    def __init__(
        self, rule: str, seat: int, faces: tuple[int, ...], pips: int, worth: tuple[int, ...] = (), kind: str = "rolled"
    ) -> None:
        super().__init__(kind, rule, {"seat": seat, "pips": pips})
        self.seat = seat
        self.faces = faces
        self.pips = pips
        self.worth = worth or faces
        self.hits = bool(worth)
        """It does some good or none, and its number counts for nothing else."""
        self.tone = ""

    def brought(self) -> int:
        """What the face shown is worth."""
        return self.worth[self.faces.index(self.pips)]


class Log:
    """What a state tells while somebody listens: events, and every draw of luck in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.draws: list[int] = []
