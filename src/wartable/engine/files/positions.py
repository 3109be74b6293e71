"""Position files, derived from the shelves a game declares: writing, and reading with errors that name the field.

What we write has a `stack` and is read back exactly: what is left out is absent. What people write names a `moment` of
the game instead, and what they leave out is as at the start of the game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, ClassVar, Final, Generic, TypeVar

from wartable.engine.errors import ContentError
from wartable.engine.events import Log
from wartable.engine.files.codec import Fields, heading, open_position, read_luck, read_secret, shown, wrong
from wartable.engine.frames import Choice, Frame, Step
from wartable.engine.game import Game
from wartable.engine.play import run_steps, settle
from wartable.engine.shelves import EVERYBODY, NO_ONE, NOBODY, UNKNOWN, Axis, Row, Shelf, Some
from wartable.engine.state import State

S = TypeVar("S", bound=State)

HIDDEN: Final = "?"
"""Stands for what is unknown."""
LONGEST: Final = 100
"""Entries of a stack."""


class Positions(Generic[S]):
    """How the positions of one game are written and read; games add what the shelves alone do not tell."""

    moments: ClassVar[dict[str, str]] = {}
    """Every moment that a file may name, as it is written there, and when that is."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    # What a game says.

    def identity(self, s: S) -> dict[str, Any]:
        """What must be known before there is a state: scenario, options, who plays."""
        raise NotImplementedError

    def blank(self, told: Fields, secret: bytes) -> S:
        """A fresh state by the identity that a file tells."""
        raise NotImplementedError

    def start(self, s: S, told: Fields) -> None:
        """What people leave out, where the game begins otherwise than a fresh state is."""

    def come_to(self, s: S, told: Fields) -> None:
        """Put the stack of the moment that the file names."""
        raise NotImplementedError

    def write_rest(self, s: S, data: dict[str, Any]) -> None:
        """Whatever the paths of the shelves cannot say."""

    def read_rest(self, s: S, told: Fields, exact: bool) -> None:
        """Read that, and work out the shelves that follow from others."""

    # Writing.

    def encode(self, s: S) -> dict[str, Any]:
        data = heading(self.game.id, self.game.version)
        data |= self.identity(s)
        for shelf in self.game.shelves.written:
            _write(shelf, s, data)
        self.write_rest(s, data)
        data["stack"] = [frame.write() for frame in reversed(s.stack)]
        data["luck"] = {"secret": s.secret.hex() if s.secret else None, "drawn": s.drawn, "script": list(s.script)}
        if s.dice:
            data["luck"]["dice"] = list(s.dice)
        return data

    # Reading.

    def decode(self, data: object, log: Log | None = None) -> S:
        told = open_position(data, self.game.id)
        luck = told.part("luck")
        s = self.blank(told, read_secret(luck))
        if told.has("moment") == told.has("stack"):
            raise wrong("stack", "either a stack or a moment is needed")
        exact = "stack" in told.data
        if not exact:
            self.start(s, told)
        self.read_shelves(s, told, exact)
        self.read_rest(s, told, exact)
        read_luck(s, luck)
        try:
            if exact:
                s.stack = self._stack(s, told)
            else:
                self.come_to(s, told)
            told.close()
            self._as_view(s, luck)
            found = self.game.faults(s)
            if found:
                raise wrong("contents", "; ".join(found[:3]))
            if exact:
                self._fit(s, told)
            s.log = log
            self._ready(s, exact)
        except ContentError as error:
            if error.source == "position":
                raise
            raise wrong(f"luck.{error.source}", f"{error.place}: {error.message}") from error
        except ValueError as error:
            raise wrong("stack", f"the game cannot go on from here: {error}") from error
        except (ArithmeticError, AssertionError, LookupError, TypeError) as error:
            raise wrong("stack", "the game cannot go on from here") from error
        return s

    # The compact form.

    def pack(self, s: S) -> list[Any]:
        shelves = [shelf.pack(s) for shelf in self.game.shelves.every]
        luck = [s.secret.hex(), s.drawn, list(s.script), list(s.dice)]
        return [self.identity(s), shelves, [frame.write() for frame in s.stack], luck]

    def unpack(self, data: list[Any]) -> S:
        identity, shelves, stack, (secret, drawn, script, dice) = data
        s = self.blank(Fields(identity, ""), bytes.fromhex(secret))
        s.drawn = drawn
        s.script = tuple(script)
        s.dice = tuple(dice)
        for shelf, packed in zip(self.game.shelves.every, shelves, strict=True):
            shelf.unpack(s, packed)
        known = frames_of(self.game.package)
        for text in stack:
            name, *facts = text.split(" ")
            s.stack.append(known[name](*[int(fact) for fact in facts]))
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Choice) and all([shelf.clear(s, top.seat) for shelf in self.game.shelves.secret]):
            s.moves = top.legal(s)
        return s

    def read_shelves(self, s: S, told: Fields, exact: bool, prefix: str = "") -> None:
        """Fill the shelves from their paths, or those whose paths begin so."""
        for shelf in self.game.shelves.written:
            if shelf.path.startswith(prefix):
                found = _Finding(s, shelf, exact).found(told)
                if exact and shelf.told and not found:
                    raise wrong(shelf.path.replace("/", "."), "this field is missing")
                shelf.fill(s, found, exact)

    def _as_view(self, s: S, luck: Fields) -> None:
        """Where anything is unknown, all that nobody knows is unknown, luck as well."""
        if not self.game.unknown(s):
            return
        if s.secret and luck.has("secret"):
            raise wrong("luck.secret", f"must be null where anything is unknown ({HIDDEN})")
        s.secret = b""
        for shelf in self.game.shelves.secret:
            if shelf.known == NO_ONE:
                shelf.hide(s, NOBODY)

    def _stack(self, s: S, told: Fields) -> list[Frame]:
        items = told.items("stack")
        if len(items) > LONGEST:
            raise wrong("stack", f"{len(items)} entries, more than {LONGEST}")
        known = frames_of(self.game.package)
        frames = [_frame(s, text, place, known, self.game.seats_of(s)) for text, place in items]
        return frames[::-1]

    def _fit(self, s: S, told: Fields) -> None:
        for frame, (_, place) in zip(reversed(s.stack), told.items("stack"), strict=True):
            why = self.misfit(s, frame)
            if why:
                raise wrong(place, why)

    def misfit(self, s: S, frame: Frame) -> str:
        """Why a frame cannot stand in this position; empty if it can."""
        if isinstance(frame, Choice) and frame.seat < 0:
            return "the seat of a player is needed"
        return frame.misfit(s) if isinstance(frame, (Choice, Step)) else ""

    def _ready(self, s: S, exact: bool) -> None:
        """Run up to the decision. A view stays at the first: what follows may hang on what it does not know."""
        if not self.game.unknown(s):
            settle(s)
            return
        if not exact:
            run_steps(s)
        top = s.stack[-1] if s.stack else None
        if top is not None and not isinstance(top, Choice):
            raise wrong("stack", "where something is unknown a decision must come next")
        if top is not None and all([shelf.clear(s, top.seat) for shelf in self.game.shelves.secret]):
            s.moves = top.legal(s)


# Frames.


def frames_of(package: str) -> dict[str, type[Frame]]:
    """Every frame of a game by its name."""
    found: dict[str, type[Frame]] = {}
    waiting: list[type[Frame]] = [Step, Choice]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if (kind.__module__ + ".").startswith(package + "."):
                found[kind.__name__] = kind
    return found


def _frame(s: State, text: object, place: str, known: dict[str, type[Frame]], seats: int) -> Frame:
    """A frame as its `write` wrote it: name, seat from 0 (or -1), facts."""
    name, *numbers = text.split(" ") if isinstance(text, str) else [""]
    if name not in known:
        raise wrong(place, f"a name of what happens and whole numbers are needed, not {shown(text)}")
    declared = known[name].declares
    if len(numbers) != 1 + len(declared) or not all([re.fullmatch("0|-?[1-9][0-9]{0,99}", n) for n in numbers]):
        raise wrong(place, f"{name} needs {1 + len(declared)} whole numbers, not {shown(text)}")
    seat, *facts = [int(number) for number in numbers]
    if not -1 <= seat < seats:
        raise wrong(place, f"{name} {seat}: no such seat (seats count from 0 here)")
    for (fact, meaning), value in zip(declared, facts, strict=True):
        if not meaning.allows(value, s):
            raise wrong(place, f"{name}: {value} is no {fact}")
    return known[name](seat, *facts)


# Paths.


def _axes(shelf: Shelf) -> dict[str, Axis]:
    """The axes that a path may name: indices, and members where the value is a set."""
    found = {axis.name: axis for axis in shelf.axes}
    if isinstance(shelf.value, Some):
        found[shelf.value.axis.name] = shelf.value.axis
    return found


def _is_pile(shelf: Shelf) -> bool:
    return "tuple[int, ...]" in shelf.python and not isinstance(shelf, Row)


def _write(shelf: Shelf, s: State, data: dict[str, Any]) -> None:
    """Put what lies on a shelf where its path says."""
    meaning = shelf.checked()
    named = _named(shelf)
    inner = isinstance(meaning, Some) and meaning.axis.name in named
    for index, value in shelf.entries(s):
        if not shelf.told and value in (meaning.absent, ()):
            continue
        chosen = {axis.name: axis.names(s)[number] for axis, number in zip(shelf.axes, index, strict=True)}
        rest = " ".join([chosen[axis.name] for axis in shelf.axes if axis.name not in named])
        if inner:
            assert isinstance(meaning, Some)
            for member in meaning.write(value, s):
                _put(data, shelf.path, chosen | {meaning.axis.name: member}, rest, True)
        elif _is_pile(shelf):
            _put(data, shelf.path, chosen, rest, [_told(shelf, one, s) for one in value])
        else:
            _put(data, shelf.path, chosen, rest, _told(shelf, value, s))


def _told(shelf: Shelf, value: int, s: State) -> Any:
    return HIDDEN if value == UNKNOWN and shelf.known != EVERYBODY else shelf.checked().write(value, s)


def _named(shelf: Shelf) -> list[str]:
    return re.findall(r"\{(\w+)\}", shelf.path)


def _put(data: dict[str, Any], path: str, chosen: dict[str, str], rest: str, value: object) -> None:
    keys = [key for key in [*[part.format_map(chosen) for part in path.split("/")], rest] if key]
    for key in keys[:-1]:
        data = data.setdefault(key, {})
    data[keys[-1]] = value


class _Finding:
    """Looks for the values of one shelf in a file."""

    def __init__(self, s: State, shelf: Shelf, exact: bool) -> None:
        self.s = s
        self.shelf = shelf
        self.marked: dict[tuple[int, ...], int] = {} if exact else dict(shelf.entries(s))
        """Sets as they are before their members are told one by one."""
        self.meaning = shelf.checked()
        self.axes = _axes(shelf)
        self.named = _named(shelf)
        self.values: dict[tuple[int, ...], Any] = {}

    def found(self, told: Fields) -> dict[tuple[int, ...], Any]:
        parts = self.shelf.path.split("/")
        if all([axis.name in self.named for axis in self.shelf.axes]):
            self._walk(told, parts[:-1], parts[-1], {})
        else:
            self._walk(told, parts, "", {})
        return self.values

    def _walk(self, told: Fields, parts: list[str], last: str, chosen: dict[str, int]) -> None:
        if not parts:
            if last:
                for key, now in self._keys(told, last, chosen):
                    self._take(told, key, now)
            else:
                self._keyed(told, chosen)
            return
        for key, now in self._keys(told, parts[0], chosen):
            numbered = (parts[1] if parts[1:] else last) == "{seat}"
            self._walk(told.part(key, numbered) if key else told, parts[1:], last, now)

    def _keys(self, told: Fields, part: str, chosen: dict[str, int]) -> Iterator[tuple[str, dict[str, int]]]:
        """The keys that are there for a part of a path, with what was chosen by them."""
        if not part.startswith("{"):
            if told.has(part):
                yield part, chosen
            return
        axis = self.axes[part[1:-1]]
        for number, name in enumerate(axis.names(self.s)):
            if not name or told.has(name, axis.name):
                yield name, chosen | {axis.name: number}

    def _keyed(self, told: Fields, chosen: dict[str, int]) -> None:
        """Keys that are the names of all indices left."""
        rest = [axis for axis in self.shelf.axes if axis.name not in chosen]
        for key in told.data:
            words = str(key).split(" ") if len(rest) > 1 else [str(key)]
            names = [axis.names(self.s) for axis in rest]
            if len(words) != len(rest) or not all([word in known for word, known in zip(words, names, strict=True)]):
                example = " ".join([known[0] for known in names])
                kind = " ".join([axis.name for axis in rest])
                raise wrong(told.at(str(key)[:40]), f"a {kind} is needed, as in {shown(example)}")
            numbers = [known.index(word) for word, known in zip(words, names, strict=True)]
            told.has(key)
            self._take(told, key, chosen | {axis.name: number for axis, number in zip(rest, numbers, strict=True)})

    def _take(self, told: Fields, key: str, chosen: dict[str, int]) -> None:
        data, place = told.data[key], told.at(key)
        index = tuple([chosen[axis.name] for axis in self.shelf.axes])
        meaning = self.meaning
        if isinstance(meaning, Some) and meaning.axis.name in self.named:
            if not isinstance(data, bool):
                raise wrong(place, f"true or false is needed, not {shown(data)}")
            bit = 1 << chosen[meaning.axis.name]
            before = self.values.get(index, self.marked.get(index, 0))
            self.values[index] = before | bit if data else before & ~bit
        elif _is_pile(self.shelf):
            pile = tuple([self._value(one, at) for one, at in told.items(key)])
            if UNKNOWN in pile and max(pile) >= 0:
                raise wrong(place, "either all or none of these are unknown")
            self.values[index] = pile
        elif isinstance(meaning, Some):
            self.values[index] = sum({1 << self._member(meaning.axis, one, at) for one, at in told.items(key)})
        else:
            self.values[index] = self._value(data, place)

    def _member(self, axis: Axis, data: object, place: str) -> int:
        names = axis.names(self.s)
        if not isinstance(data, str) or data not in names:
            raise wrong(place, f"{axis.listed(self.s)} is needed, not {shown(data)}")
        return names.index(data)

    def _value(self, data: object, place: str) -> int:
        if data == HIDDEN and self.shelf.known != EVERYBODY:
            return UNKNOWN
        value = self.meaning.read(data, self.s)
        if value is None:
            raise wrong(place, f"{self.meaning.wanted(self.s)} is needed, not {shown(data)}")
        return value
