"""What clients may say, read strictly: anything else is malformed."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from wartable.bots import USUAL
from wartable.server.entries import Asks, Policy, Terms

FRAME_LIMIT: Final = 16 * 1024
"""Bytes of a message on the socket."""

Request = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]+$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Notation = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=60)]
Language = Literal["ru", "en"]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag=str.lower):
    """A message on the socket."""


class Say(Message, frozen=True):
    """A seat's answer to decision `n`."""

    id: Request
    n: Number
    seat: Seat
    action: Notation


class Why(Message, frozen=True):
    """Why may this not be done, or nothing be done with these areas?"""

    id: Request
    seat: Seat
    picks: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()
    action: Notation = ""


class Undo(Message, frozen=True):
    """Take the last own answer back."""

    id: Request
    n: Number
    seat: Seat


class Restart(Message, frozen=True):
    """Go back to the start of the own turn."""

    id: Request
    n: Number
    seat: Seat


class Path(Message, frozen=True):
    """Go back to where what a lesson asks for could still be done."""

    id: Request
    n: Number
    seat: Seat


class Consent(Message, frozen=True):
    """The answer of another person to the undo that this seat has asked for by this request."""

    id: Request
    by: Seat
    request: Request
    yes: bool


class Hint(Message, frozen=True):
    """What would the bot do?"""

    id: Request
    seat: Seat


class Talk(Message, frozen=True):
    """A seat's words to the whole table or to its side."""

    id: Request
    seat: Seat
    to: Literal["table", "team"]
    text: Annotated[str, Meta(max_length=2000)]


class Propose(Message, frozen=True):
    """A seat marks an area, a piece or a card for its side, or takes the mark back."""

    id: Request
    seat: Seat
    pick: Word
    on: bool


class Lang(Message, frozen=True):
    """From now on in this language; log and picture are told as to a newcomer, also to whoever has lost track."""

    lang: Language


class Look(Message, frozen=True, tag="seat"):
    """From which of my seats I look; None is the curtain."""

    seat: Seat | None


class Ping(Message, frozen=True):
    """Are you there?"""


Spoken = Say | Why | Undo | Restart | Path | Consent | Hint | Talk | Propose | Lang | Look | Ping
_READER: Final[msgspec.json.Decoder[Spoken]] = msgspec.json.Decoder(Spoken)


class Malformed(Exception):
    """A message that is none of ours; says what is wrong with it."""


def read(text: bytes | str) -> Spoken:
    """A message of a client."""
    if len(text) > FRAME_LIMIT:
        raise Malformed("too long")
    try:
        return _READER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)[:200]) from error


# Bodies of requests.


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class SeatAsked(Asked, frozen=True):
    """A seat of a new table."""

    kind: Literal["me", "link", "bot"]
    name: Name = ""
    level: Word = USUAL


class TableAsked(Asked, frozen=True):
    """A new table."""

    game: Word
    seats: Annotated[tuple[SeatAsked, ...], Meta(min_length=1, max_length=16)]
    scenario: str | None = None
    """A name, or the text of a scenario file."""
    name: Name = ""
    options: Annotated[dict[Word, str | bool], Meta(max_length=100)] = {}
    undo: Policy = "free"
    talk: bool = True
    """Whether people may write to each other."""
    clock: Terms | None = None
    position: str = ""
    """The text of a position file to begin with; scenario and options are then those of the file."""
    lesson: Word = ""
    """What is to be taught; the lesson then says everything else."""


class PositionAsked(Asked, frozen=True):
    """What is in this position file? Its game is this one unless it says so itself."""

    game: Word
    text: str


class ForkAsked(Asked, frozen=True):
    """Play on from a moment with these seats for oneself, against bots of this level (empty: as they were)."""

    moment: Number
    mine: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=16)]
    name: Name = ""
    level: Word = ""


class ScenarioAsked(Asked, frozen=True):
    """What is in this scenario file?"""

    game: Word
    text: str


class InvitationAsked(Asked, frozen=True):
    """What is this an invitation to?"""

    token: Word


class JoinAsked(Asked, frozen=True):
    """Take the seat, or watch the table, of an invitation."""

    token: Word
    name: Name = ""


class ContactAsked(Asked, frozen=True):
    """Where I want to be told that it is my turn."""

    kind: Literal["email", "discord", "telegram", "json", "push"]
    address: Annotated[str, Meta(min_length=1, max_length=900)]


class CodeSaid(Asked, frozen=True):
    """The code that came in a letter."""

    code: Annotated[str, Meta(pattern="^[0-9]{6}$")]


class QuietAsked(Asked, frozen=True):
    """Whether I want to hear nothing of a table."""

    on: bool


class RenameAsked(Asked, frozen=True):
    """Another name for a table; an empty one is that of its game."""

    name: Name


class CodeAsked(Asked, frozen=True):
    """An address as a code to photograph."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class KeyAsked(Asked, frozen=True):
    """My personal link at a table, or another one in its place."""

    renew: bool = False


class SeatChange(Asked, frozen=True):
    """Hand a seat to a bot or take it back, or say which questions it wants to see."""

    do: Literal["leave", "take-back", "bot", "asks"]
    level: Word = USUAL
    asks: Asks = "playable"
