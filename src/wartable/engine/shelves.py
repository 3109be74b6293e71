"""What a state holds, declared once by each game; all that can be derived from it is derived.

A shelf has a name, what its indices and values mean, who may know it, and where it stands in a position file. From that
come copies (`files/copying.py` writes them out), the compact form and equality (`pack`), views (`hide`), what a viewer
knows (`known`), and position files (`files/positions.py`). Frames declare their facts with the same meanings.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from wartable.engine.state import State
from wartable.native import mypyc_attr

NOBODY: Final = -1
"""Nobody, nothing, nowhere."""
UNKNOWN: Final = -2
"""Something that a viewer may not know."""

# Who may know a shelf; how much lies there everybody knows.
EVERYBODY: Final = 0
OWNER: Final = 1
"""Whoever owns what lies at the first index, and those who share with them (`State.shares`)."""
NO_ONE: Final = 2


MOST_LISTED: Final = 30
"""Names in an error message."""


# Meanings.


class Axis:
    """Names in the order of the numbers that stand for them; where there are none, `State.names` gives them."""

    def __init__(self, name: str, names: tuple[str, ...] = ()) -> None:
        self.name = name
        self._names = names

    def names(self, s: State) -> tuple[str, ...]:
        return self._names or s.names(self.name)

    def listed(self, s: State) -> str:
        """What may stand there, for error messages; too many to read are not listed."""
        names = self.names(s)
        return f"the name of a {self.name}" if len(names) > MOST_LISTED else f"one of {', '.join(names)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Meaning:
    """What a number on a shelf or in a frame stands for."""

    def __init__(self, absent: int) -> None:
        self.absent = absent
        """What need not be written."""

    def write(self, value: int, s: State) -> Any:
        """The value as a position file has it."""
        raise NotImplementedError

    def read(self, data: object, s: State) -> int | None:
        """The value that stands in a file; None if this is none."""
        raise NotImplementedError

    def wanted(self, s: State) -> str:
        """What may stand there, for error messages."""
        raise NotImplementedError

    def allows(self, value: int, s: State) -> bool:
        """Whether a number means anything here."""
        raise NotImplementedError


class Amount(Meaning):
    """So many of something; `first` is written for 0 (players count from 1)."""

    def __init__(self, most: int, first: int = 0, absent: int = 0, least: int = 0) -> None:
        super().__init__(absent)
        self.most = most
        self.first = first
        self.least = least

    def write(self, value: int, s: State) -> Any:
        return value + self.first

    def read(self, data: object, s: State) -> int | None:
        if not isinstance(data, int) or isinstance(data, bool) or not self.allows(data - self.first, s):
            return None
        return data - self.first

    def wanted(self, s: State) -> str:
        return f"a whole number from {self.first + self.least} to {self.first + self.most}"

    def allows(self, value: int, s: State) -> bool:
        return self.least <= value <= self.most


class Nth(Amount):
    """One of an axis by its number, counted from 1."""

    def __init__(self, axis: Axis) -> None:
        super().__init__(0, first=1)
        self.axis = axis

    def wanted(self, s: State) -> str:
        return f"a whole number from 1 to {len(self.axis.names(s))}"

    def allows(self, value: int, s: State) -> bool:
        return 0 <= value < len(self.axis.names(s))


class Flag(Meaning):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__(0)

    def write(self, value: int, s: State) -> Any:
        return bool(value)

    def read(self, data: object, s: State) -> int | None:
        return int(data) if isinstance(data, bool) else None

    def wanted(self, s: State) -> str:
        return "true or false"

    def allows(self, value: int, s: State) -> bool:
        return value in (0, 1)


class One(Meaning):
    """One of an axis, or nobody if that need not be written; `others` are words for other numbers below 0."""

    def __init__(self, axis: Axis, others: dict[str, int] | None = None, absent: int = NOBODY) -> None:
        super().__init__(absent)
        self.axis = axis
        self.others: dict[str, int] = others if others is not None else {}

    def write(self, value: int, s: State) -> Any:
        if value >= 0:
            return self.axis.names(s)[value]
        for word, number in self.others.items():
            if number == value:
                return word
        return None

    def read(self, data: object, s: State) -> int | None:
        if data is None:
            return NOBODY if self.absent == NOBODY else None
        if not isinstance(data, str):
            return None
        names = self.axis.names(s)
        return names.index(data) if data in names else self.others.get(data)

    def wanted(self, s: State) -> str:
        return ", ".join([self.axis.listed(s), *self.others])

    def allows(self, value: int, s: State) -> bool:
        return 0 <= value < len(self.axis.names(s)) or value == self.absent or value in self.others.values()


class Some(Meaning):
    """A set of an axis, as bits."""

    def __init__(self, axis: Axis) -> None:
        super().__init__(0)
        self.axis = axis

    def write(self, value: int, s: State) -> Any:
        return [name for bit, name in enumerate(self.axis.names(s)) if value >> bit & 1]

    def read(self, data: object, s: State) -> int | None:
        names = self.axis.names(s)
        if not isinstance(data, list) or not all([isinstance(name, str) and name in names for name in data]):
            return None
        return sum([1 << names.index(name) for name in set(data)])

    def wanted(self, s: State) -> str:
        return "a list in brackets"

    def allows(self, value: int, s: State) -> bool:
        return 0 <= value < 1 << len(self.axis.names(s))


# Shelves.


@mypyc_attr(allow_interpreted_subclasses=True)
class Shelf:
    """Something a state holds.

    `start` is its value in a fresh state, as Python. `path` is its place in a position file, with `{axis}` where the
    name of an index, or of a member of a set, stands; axes that the path does not name are written together as keys of
    an object. A shelf without a path is worked out from others when a file is read. What is absent is not written,
    unless the shelf is `told` always. `thing` names what lies there where single things move between shelves (cards): a
    viewer has learned something when it knows one more of them.
    """

    python: ClassVar[str] = ""

    def __init__(
        self,
        name: str,
        start: str,
        value: Meaning | None = None,
        axes: tuple[Axis, ...] = (),
        path: str = "",
        known: int = EVERYBODY,
        thing: str = "",
        told: bool = False,
    ) -> None:
        self.name = name
        self.start = start
        self.value = value
        self.axes = axes
        self.path = path
        self.known = known
        self.thing = thing
        self.told = told

    def get(self, s: State) -> Any:
        return getattr(s, self.name)

    def set(self, s: State, value: Any) -> None:
        setattr(s, self.name, value)

    def typed(self) -> str:
        """Its type, as Python."""
        return self.python

    def copied(self) -> str:
        """How a copy gets it, as Python; what never changes is shared."""
        return ""

    def pack(self, s: State) -> Any:
        """The value in lists and numbers, for other processes and for comparing."""
        return self.get(s)

    def unpack(self, s: State, data: Any) -> None:
        self.set(s, data)

    def entries(self, s: State) -> list[tuple[tuple[int, ...], Any]]:
        """All values with their indices; piles are tuples."""
        return [((), self.get(s))]

    def fill(self, s: State, found: dict[tuple[int, ...], Any], fresh: bool) -> None:
        """Put these values onto the shelf; where it is `fresh`, what is not among them is absent."""
        if fresh:
            self.set(s, self.checked().absent)
        for value in found.values():
            self.set(s, value)

    def hide(self, s: State, seat: int) -> None:
        """Put unknowns in place of what a seat (NOBODY: a spectator) may not know."""
        raise NotImplementedError

    def unknown(self, s: State) -> bool:
        """Whether anything here is unknown."""
        return any(
            [value == UNKNOWN or (isinstance(value, tuple) and UNKNOWN in value) for _, value in self.entries(s)]
        )

    def clear(self, s: State, seat: int) -> bool:
        """Whether a seat's own part of this is known."""
        if self.known != OWNER:
            return True
        return not any([_hidden(value) for index, value in self.entries(s) if s.shares(index[0], seat)])

    def things(self, s: State) -> list[tuple[str, int]]:
        """What of this a view knows: single things by their kind, other secrets by where they are."""
        found: list[tuple[str, int]] = []
        for index, value in self.entries(s):
            values = value if isinstance(value, tuple) else (value,)
            owner = " ".join([str(number) for number in index[:1]])
            for one in values:
                if one == UNKNOWN or (self.thing and one < 0):
                    continue
                found.append((f"{self.thing} {owner}", one) if self.thing else (f"{self.name} {index}", 0))
        return found

    def checked(self) -> Meaning:
        assert self.value is not None
        return self.value


class Number(Shelf):
    """A single number."""

    python: ClassVar[str] = "int"


class Mark(Shelf):
    """True or false."""

    python: ClassVar[str] = "bool"

    def __init__(self, name: str, start: str = "False", path: str = "", told: bool = False) -> None:
        super().__init__(name, start, Flag(), (), path, told=told)

    def fill(self, s: State, found: dict[tuple[int, ...], Any], fresh: bool) -> None:
        if fresh or found:
            self.set(s, any(found.values()))


class Row(Shelf):
    """Numbers by one index or several, as a tuple that copies share."""

    python: ClassVar[str] = "tuple[int, ...]"

    def made(self, values: list[int]) -> Any:
        """The row of these values; the list may become part of it."""
        return tuple(values)

    def pack(self, s: State) -> Any:
        return list(self.get(s))

    def unpack(self, s: State, data: Any) -> None:
        self.set(s, self.made(list(data)))

    def entries(self, s: State) -> list[tuple[tuple[int, ...], Any]]:
        found: list[tuple[tuple[int, ...], Any]] = []
        sizes = [len(axis.names(s)) for axis in self.axes]
        for at, value in enumerate(self.get(s)):
            found.append((_index(at, sizes), value))
        return found

    def fill(self, s: State, found: dict[tuple[int, ...], Any], fresh: bool) -> None:
        sizes = [len(axis.names(s)) for axis in self.axes]
        values = list(self.get(s))
        if fresh:
            values = [self.checked().absent] * len(values)
        for index, value in found.items():
            values[_place(index, sizes)] = value
        self.set(s, self.made(values))

    def hide(self, s: State, seat: int) -> None:
        """Rows that only their owners know have a single index."""
        values = list(getattr(s, self.name))
        for at in range(len(values)):
            if self.known == NO_ONE or not s.shares(at, seat):
                values[at] = UNKNOWN
        setattr(s, self.name, self.made(values))


class Slots(Row):
    """Numbers by an index that change all the time: a list of its own for every copy."""

    python: ClassVar[str] = "list[int]"

    def made(self, values: list[int]) -> Any:
        return values

    def copied(self) -> str:
        return "[:]"


class Counted(Row):
    """Many small numbers by their indices, as bytes."""

    python: ClassVar[str] = "bytes"

    def made(self, values: list[int]) -> Any:
        return bytes(values)


class Pile(Shelf):
    """A row of things as long as it happens to be: a tuple that copies share."""

    python: ClassVar[str] = "tuple[int, ...]"

    def pack(self, s: State) -> Any:
        return list(self.get(s))

    def unpack(self, s: State, data: Any) -> None:
        self.set(s, tuple(data))

    def fill(self, s: State, found: dict[tuple[int, ...], Any], fresh: bool) -> None:
        if fresh or found:
            self.set(s, found.get((), ()))

    def hide(self, s: State, seat: int) -> None:
        """A pile has no owner: everybody knows it or nobody."""
        pile = getattr(s, self.name)
        if pile:
            setattr(s, self.name, (UNKNOWN,) * len(pile))


class Piles(Shelf):
    """A pile for each index."""

    python: ClassVar[str] = "tuple[tuple[int, ...], ...]"

    def pack(self, s: State) -> Any:
        return [list(pile) for pile in self.get(s)]

    def unpack(self, s: State, data: Any) -> None:
        self.set(s, tuple([tuple(pile) for pile in data]))

    def entries(self, s: State) -> list[tuple[tuple[int, ...], Any]]:
        return [((at,), pile) for at, pile in enumerate(self.get(s))]

    def fill(self, s: State, found: dict[tuple[int, ...], Any], fresh: bool) -> None:
        piles: list[tuple[int, ...]] = [() if fresh else pile for pile in self.get(s)]
        for index, pile in found.items():
            piles[index[0]] = pile
        self.set(s, tuple(piles))

    def hide(self, s: State, seat: int) -> None:
        piles: list[tuple[int, ...]] = []
        for at, pile in enumerate(self.get(s)):
            piles.append((UNKNOWN,) * len(pile) if self.known == NO_ONE or not s.shares(at, seat) else pile)
        self.set(s, tuple(piles))


class Counts(Shelf):
    """Numbers for the few indices that have any, by a single key made of all of them."""

    python: ClassVar[str] = "dict[int, int]"

    def copied(self) -> str:
        return ".copy()"

    def pack(self, s: State) -> Any:
        return [[key, value] for key, value in sorted(self.get(s).items()) if value != self.checked().absent]

    def unpack(self, s: State, data: Any) -> None:
        self.set(s, dict(data))

    def entries(self, s: State) -> list[tuple[tuple[int, ...], Any]]:
        sizes = [len(axis.names(s)) for axis in self.axes]
        return [(_index(key, sizes), value) for key, value in self.get(s).items()]

    def fill(self, s: State, found: dict[tuple[int, ...], Any], fresh: bool) -> None:
        sizes = [len(axis.names(s)) for axis in self.axes]
        kept = {} if fresh else dict(self.get(s))
        for index, value in found.items():
            kept[_place(index, sizes)] = value
        self.set(s, kept)

    def hide(self, s: State, seat: int) -> None:
        """What lies where is known, what it is is not."""
        values = getattr(s, self.name)
        if values:
            setattr(s, self.name, dict.fromkeys(values, UNKNOWN))


class CountedPiles(Counts):
    """Piles for the few indices that have any."""

    python: ClassVar[str] = "dict[int, tuple[int, ...]]"

    def pack(self, s: State) -> Any:
        return [[key, list(value)] for key, value in sorted(self.get(s).items()) if value]

    def unpack(self, s: State, data: Any) -> None:
        self.set(s, {key: tuple(value) for key, value in data})


@mypyc_attr(allow_interpreted_subclasses=True)
class Kept(Shelf):
    """A value of a type of its own that never changes and that copies share; the game says how to pack it."""

    def __init__(self, name: str, python: str, start: str, known: int = EVERYBODY) -> None:
        super().__init__(name, start, known=known)
        self.kind = python

    def typed(self) -> str:
        return self.kind

    def pack(self, s: State) -> Any:
        raise NotImplementedError


class Shelves:
    """All shelves of a game."""

    def __init__(self, every: tuple[Shelf, ...]) -> None:
        self.every = every
        self.secret = tuple([shelf for shelf in every if shelf.known != EVERYBODY])
        """What somebody may not know."""
        self.telling = tuple([shelf for shelf in every if shelf.known != EVERYBODY or shelf.thing])
        """Where somebody may learn something."""
        self.written = tuple([shelf for shelf in every if shelf.path])
        """What stands in position files."""


def _hidden(value: Any) -> bool:
    return UNKNOWN in value if isinstance(value, tuple) else bool(value == UNKNOWN)


def _index(at: int, sizes: list[int]) -> tuple[int, ...]:
    """The indices behind a single number; the last one counts fastest."""
    found: list[int] = []
    for size in reversed(sizes):
        found.append(at % size)
        at //= size
    return tuple(reversed(found))


def _place(index: tuple[int, ...], sizes: list[int]) -> int:
    at = 0
    for number, size in zip(index, sizes, strict=True):
        at = at * size + number
    return at
