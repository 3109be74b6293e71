"""What the log of a table says, entry by entry, each chained to the one before by its hash."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

Kind = Literal["person", "bot", "open"]
Policy = Literal["free", "ask", "none"]
Zero = Literal["bot", "host", "nothing"]
"""When somebody's time is up: a bot sits in, whoever made the table may let one sit in, or nothing happens."""
Asks = Literal["always", "playable", "turn"]
"""Which questions that may be passed a person wants to see: all, those he has an answer to, or only in his own turn."""
FIRST: Final = ""
"""The hash before the first entry."""


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat and who has it: a person's device (as a hash), a bot of some level, or nobody yet.

    A bot that sits in for somebody keeps that person's name and device, so that they can come back.
    """

    kind: Kind
    name: str = ""
    level: str = ""
    device: str = ""
    asks: Asks = "playable"


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another table and after how many of its decisions a game was played on from there."""

    table: str
    moment: int


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's clock: seconds for each turn, and once more in reserve; what happens when they are used up."""

    turn: Annotated[int, Meta(ge=30, le=30 * 24 * 3600)]
    reserve: Annotated[int, Meta(ge=0, le=90 * 24 * 3600)] = 0
    zero: Zero = "bot"


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="setup"):
    """Everything that fixes a game but its secret, of which there is only the commitment."""

    game: str
    rules: str
    content: str
    scenario: str
    options: dict[str, str]
    undo: Policy
    name: str
    maker: str
    seats: tuple[Chair, ...]
    commitment: str
    draws: tuple[int, ...]
    uploaded: bool = False
    edition: int = 0
    numbers: dict[str, Any] = {}
    """What was changed in the edition; older tables have the hash of their content instead of an edition."""
    talk: bool = True
    """Whether people may write to each other."""
    clock: Terms | None = None
    faults: tuple[str, ...] = ()
    """What keeps an uploaded game from being proven."""
    fork: Fork | None = None
    """The first decisions are those of another game, with their draws."""
    position: str = ""
    """A position file in place of the laying out."""
    lesson: str = ""
    """What is taught here: luck is the same for all and comes again when something is taken back."""


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="said"):
    """A decision: the seat, its action, and the draws that followed, the first of them number `drawn` of the game.

    What was taken over from the record of another game was said by that record.
    """

    seat: int
    action: str
    drawn: int
    draws: tuple[int, ...]
    request: str
    by: Literal["person", "bot", "fallback", "pass", "record"]


class Undone(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="undone"):
    """The game goes on from after entry `to`; luck does not rewind: the next draw is number `drawn` all the same."""

    to: int
    drawn: int
    seat: int
    request: str


class Seated(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="seated"):
    """Somebody else has a seat from now on."""

    seat: int
    chair: Chair = msgspec.field(name="place")


class Finished(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="finished"):
    """The game is over: shares of the victory, the hash of the last state, and the secret for all to check."""

    result: tuple[float, ...]
    hash: str
    secret: str


Body = Setup | Said | Undone | Seated | Finished
_READER: Final[msgspec.json.Decoder[Body]] = msgspec.json.Decoder(Body)


@dataclass(frozen=True, slots=True)
class Entry:
    """A numbered line of the log; its hash covers all lines before it."""

    seq: int
    body: bytes
    hash: str

    def read(self) -> Body:
        """What it says; a damaged one is a BrokenLog."""
        try:
            return _READER.decode(self.body)
        except msgspec.DecodeError as error:
            raise BrokenLog(self.seq, str(error)) from error


class BrokenLog(Exception):
    """A log that was altered, damaged, or written by rules that no longer play like that."""

    def __init__(self, seq: int, message: str) -> None:
        super().__init__(f"entry {seq}: {message}")
        self.seq = seq
        self.message = message


def link(table: str, before: str, seq: int, body: bytes) -> str:
    """The hash of an entry."""
    return hashlib.sha256(f"{before}\n{table}\n{seq}\n".encode() + body).hexdigest()


def entry(table: str, before: str, seq: int, body: Body) -> Entry:
    """The next entry of a table's log."""
    text = msgspec.json.encode(body)
    return Entry(seq, text, link(table, before, seq, text))


def chain(table: str, bodies: Iterable[Body]) -> list[Entry]:
    """A whole new log."""
    found: list[Entry] = []
    for body in bodies:
        found.append(entry(table, found[-1].hash if found else FIRST, len(found), body))
    return found


def check_chain(table: str, entries: Iterable[Entry]) -> None:
    """Every number follows the one before, and every hash is right; otherwise a BrokenLog."""
    before = FIRST
    for number, one in enumerate(entries):
        if one.seq != number:
            raise BrokenLog(number, f"number {one.seq} stands here")
        if one.hash != link(table, before, number, one.body):
            raise BrokenLog(number, "the hash does not fit")
        before = one.hash
