"""The numbers of a game by name, and its editions: which of them a recorded game was played with.

All data files of a game are one tree, and every leaf has a dotted name: `races.orcs.banner`,
`scenarios.main-2p.forces[1].gold`. Texts and provenance are no numbers and belong to no edition. An edition is a file
`data/editions/N.toml` with the numbers in which it differs from the one before it (the first has them all), written
by `python -m tests.golden.edition` and never changed again:

    "races.orcs.banner" = 6

House content (provenance `house`) is no part of an edition: it comes and goes without one.
"""

from __future__ import annotations

import copy
import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import resources
from itertools import pairwise
from typing import Any, Final

from wartable.engine.errors import ContentError
from wartable.toolbox.tables import Table, read_table, shown

NUMBER: Final = r"[A-Za-z0-9_,-]+(\[[1-9][0-9]?\]|\.[A-Za-z0-9_,-]+)*"
"""The name of a number."""
GONE: Final = "gone"
"""What an edition says of a number that is no longer there; no data file has this word."""
LONGEST_VALUE: Final = 200
"""Characters of a number that somebody tries."""
HOUSE: Final = "house"
"""The provenance of content of one's own; the option that lets it play begins with this word."""
_TEXTS: Final = ("title", "summary", "provenance", "other_provenance")


class Numbers:
    """What a game is played with: an edition, and the numbers that were changed in it (GONE: taken away)."""

    def __init__(self, edition: int, changed: Mapping[str, Any] | None = None) -> None:
        self.edition = edition
        self.changed = dict(sorted((changed or {}).items()))
        self._key = json.dumps([edition, self.changed])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Numbers) and other._key == self._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        return f"Numbers{self._key}"


class Data:
    """All data files as they are in some edition."""

    def __init__(self, files: dict[str, dict[str, Any]], box: Iterable[str], house: Iterable[str]) -> None:
        """`box` and `house` name the numbers of this edition, and those of the house."""
        self.files = files
        self.box = _with_tables(box)
        """What belongs to this edition; what belongs to later ones does not."""
        self.house = _with_tables(house)

    @classmethod
    def of(cls, files: dict[str, dict[str, Any]]) -> Data:
        """Files as they are, all of one edition."""
        numbers, house = numbered(files)
        return cls(files, numbers, house)

    def table(self, file: str) -> Table:
        return Table(file, "", self.files[file])

    def boxed(self, row: str) -> bool:
        """Whether a card or a badge is in the box of this edition; `row` is the name of its table or number."""
        return row in self.box

    def housed(self, row: str) -> bool:
        """Whether a card or a badge is of the house."""
        return row in self.house


def _with_tables(names: Iterable[str]) -> set[str]:
    """Names of numbers, and those of the tables they stand in."""
    found: set[str] = set()
    for name in names:
        place = name
        while place and place not in found:
            found.add(place)
            place = place.rpartition(".")[0]
    return found


def numbered(files: Mapping[str, dict[str, Any]]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The numbers of files by name, and apart from them those of the house."""
    leaves = [leaf for file, tree in files.items() for leaf in _leaves(tree, _root(file), False)]
    numbers = {name: value for name, value, house in leaves if not house}
    return numbers, {name: value for name, value, house in leaves if house}


class DataFiles:
    """The data files of a game and all its editions."""

    def __init__(
        self,
        package: str,
        files: Sequence[str],
        whole: Sequence[str] = (),
        hashes: Mapping[str, int] | None = None,
    ) -> None:
        """`whole` begins the names of maps and scenarios, which have in an edition exactly what they had then.

        Elsewhere a number that came later stays in earlier editions as it came, because the rules ask for it. `hashes`
        are those that the first format of replays had in place of an edition.
        """
        self.folder: Any = resources.files(package).joinpath("data")
        self.files = tuple(files)
        self.whole = tuple(whole)
        self.hashes = dict(hashes or {})
        self.forget()

    def forget(self) -> None:
        """Read everything anew when it is asked for next."""
        self._shipped: dict[str, dict[str, Any]] = {}
        self._house: dict[str, Any] = {}
        self._numbers: dict[str, Any] = {}
        self._changes: list[dict[str, Any]] = []
        self._ours: dict[bool, Numbers] = {}

    def text(self, name: str) -> str:
        """The text of a data file."""
        return str(self.folder.joinpath(name).read_text(encoding="utf-8"))

    def shipped(self) -> dict[str, dict[str, Any]]:
        """The data files as they lie there."""
        if not self._shipped:
            self._shipped = {name: read_table(name, self.text(name)).data for name in self.files}
            self._numbers, self._house = numbered(self._shipped)
        return self._shipped

    def changes(self) -> list[dict[str, Any]]:
        """By edition, the numbers in which it differs from the one before."""
        while self.folder.joinpath(name := f"editions/{len(self._changes) + 1}.toml").is_file():
            self._changes.append(read_table(name, self.text(name)).data)
        return self._changes

    @property
    def edition(self) -> int:
        """The latest edition; a game without data files has one all the same."""
        return max(1, len(self.changes()))

    def of_edition(self, edition: int) -> dict[str, Any]:
        """Every number of an edition by its name."""
        if not 1 <= edition <= self.edition:
            raise ContentError("data", "edition", f"{edition} is unknown; there are 1 to {self.edition}")
        found: dict[str, Any] = {}
        for change in self.changes()[:edition]:
            found.update(change)
        return {name: value for name, value in found.items() if value != GONE}

    def numbers(self, house: bool = False) -> Numbers:
        """What a new game is played with: the latest edition, and where the files differ from it."""
        if house not in self._ours:
            now = {**self.all(), **self._house} if house else self.all()
            self._ours[house] = Numbers(self.edition, changed(self.of_edition(self.edition), now))
        return self._ours[house]

    def retuned(self, asked: Mapping[str, str]) -> Numbers:
        """What a new game is played with where somebody tries other numbers, written as in a data file."""
        ours = self.numbers()
        numbers = Numbers(ours.edition, {**ours.changed, **{name: _value(name, text) for name, text in asked.items()}})
        self.data(numbers)
        return numbers

    def ours(self, numbers: Numbers | None) -> Numbers | None:
        """None where these numbers are those of the files as they lie there."""
        return None if numbers is None or numbers in (self.numbers(), self.numbers(True)) else numbers

    def data(self, numbers: Numbers | None = None) -> Data:
        """The files with these numbers; None: as they lie there. Unknown names are a ContentError."""
        if self.ours(numbers) is None or numbers is None:
            return Data.of(self.shipped())
        then = self.of_edition(numbers.edition)
        files = {name: self._as_then(name, tree, then) for name, tree in self.shipped().items()}
        before = {**self._house, **self.all(), **self._later(numbers.edition), **then}
        for name, value in numbers.changed.items():
            if name not in before:
                message = "this game has no such number"
                raise ContentError("number", name, message, "number", {"name": name})
            if value != GONE and type(value) is not type(before[name]):
                message = f"{shown(value)} cannot stand for {shown(before[name])}"
                facts: dict[str, int | str] = {"name": name, "value": shown(value), "before": shown(before[name])}
                raise ContentError("number", name, message, "number-kind", facts)
        for name, value in {**self._later(numbers.edition), **then, **numbers.changed}.items():
            put(files, name, value)
        box = [name for name in self.all(numbers) if name not in self._house]
        return Data(files, box, self._house)

    def _as_then(self, name: str, tree: dict[str, Any], then: Mapping[str, Any]) -> dict[str, Any]:
        """A copy of a file, without what a map or scenario did not have then."""
        tree = copy.deepcopy(tree)
        if _root(name).startswith(self.whole):
            places: set[str] = set()
            for leaf in (*then, *self._house):
                places |= {leaf[: mark.start()] for mark in re.finditer(r"[.\[]", leaf)} | {leaf}
            _prune(tree, _root(name), places)
        return tree

    def _later(self, edition: int) -> dict[str, Any]:
        """The other numbers that came after an edition, as they came."""
        came: dict[str, Any] = {}
        for change in self.changes()[edition:]:
            for name, value in change.items():
                if value != GONE and not name.startswith(self.whole):
                    came.setdefault(name, value)
        return came

    def all(self, numbers: Numbers | None = None) -> dict[str, Any]:
        """Every number of the box by its name."""
        if numbers is None:
            self.shipped()
            return self._numbers
        found = {**self.of_edition(numbers.edition), **numbers.changed}
        return {name: value for name, value in found.items() if value != GONE}

    def differences(self, numbers: Numbers) -> list[tuple[str, str, str]]:
        """How a game's numbers differ from those of a new game: name, what it was, what it is."""
        then, now = self.all(numbers), {**self.all(), **self._house}
        return [(name, word(then[name]), word(now.get(name, GONE))) for name in changed(then, now) if name in then]

    def of_hash(self, content: str) -> Numbers | None:
        """What the first format of replays meant by a hash; None if we never released such content."""
        return Numbers(self.hashes[content]) if content in self.hashes else None


def put(files: dict[str, dict[str, Any]], name: str, value: Any) -> None:
    """Set the number of this name in one of the files, or take it away."""
    file = next(file for file in files if name.startswith(_root(file) + "."))
    place: Any = files[file]
    parts = [int(part) if mark else part for mark, part in _parts(name[len(_root(file)) :])]
    for part, below in pairwise(parts):
        place = _within(place, part, below)
    if value == GONE:
        place.pop(parts[-1], None)
    else:
        place[parts[-1]] = value


def _parts(name: str) -> list[tuple[bool, str]]:
    """The steps to a leaf: names, and places in a list (marked)."""
    return [(bool(place), place or key) for key, place in re.findall(r"\.([^.\[\]]+)|\[(\d+)\]", name)]


def _within(place: Any, part: Any, below: Any) -> Any:
    """The table or list under a key, made if it is not there."""
    empty: Any = [] if isinstance(below, int) else {}
    if isinstance(place, list):
        while part > len(place):
            place.append({})
        return place[part - 1]
    return place.setdefault(part, empty)


def _value(name: str, text: str) -> Any:
    """A value as it stands in a data file."""
    if "\n" not in text and len(text) <= LONGEST_VALUE:
        try:
            return tomllib.loads(f"value = {text}")["value"]
        except tomllib.TOMLDecodeError:
            pass
    facts: dict[str, int | str] = {"name": name, "value": text[:LONGEST_VALUE]}
    message = f"{text[:LONGEST_VALUE]} is no value of a data file"
    raise ContentError("number", name, message, "number-value", facts)


def _root(file: str) -> str:
    """How the names in a file begin."""
    return file.removesuffix(".toml").replace("/", ".")


def _prune(table: dict[str, Any], place: str, places: set[str]) -> None:
    """Take away every number, table and list that is not among these places; texts stay."""
    for key in list(table):
        value, name = table[key], f"{place}.{key}"
        if _is_text(key, value):
            continue
        if name not in places:
            del table[key]
        elif isinstance(value, dict):
            _prune(value, name, places)
        elif _is_rows(value):
            table[key] = [one for count, one in enumerate(value, 1) if f"{name}[{count}]" in places]
            for count, one in enumerate(table[key], 1):
                _prune(one, f"{name}[{count}]", places)


def _is_text(key: str, value: Any) -> bool:
    return key in _TEXTS or (key == "name" and isinstance(value, dict))


def _is_rows(value: Any) -> bool:
    """A list of tables; every other list is one leaf."""
    return isinstance(value, list) and bool(value) and all([isinstance(one, dict) for one in value])


def _leaves(table: dict[str, Any], place: str, house: bool) -> Iterator[tuple[str, Any, bool]]:
    """Name, value, and whether it is of the house."""
    for key, value in table.items():
        if _is_text(key, value):
            continue
        own = _is_house(table, key, house)
        if isinstance(value, dict):
            yield from _leaves(value, f"{place}.{key}", own)
        elif _is_rows(value):
            for count, one in enumerate(value, 1):
                yield from _leaves(one, f"{place}.{key}[{count}]", own)
        else:
            yield f"{place}.{key}", value, own


def _is_house(table: dict[str, Any], key: str, house: bool) -> bool:
    other = table.get("other_provenance")
    if isinstance(other, dict) and key in other:
        return bool(other[key] == HOUSE)
    word = table.get("provenance")
    if isinstance(word, dict):
        # A scenario names only some of its keys.
        word = word.get(key, HOUSE if all([one == HOUSE for one in word.values()]) else None)
    return bool(word == HOUSE) if word is not None else house


def plays_house(options: Mapping[str, str]) -> bool:
    """Whether content of the house is in a game."""
    return any([name.startswith(HOUSE) and value == "on" for name, value in options.items()])


def changed(then: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    """What is otherwise now, by name."""
    found = {name: value for name, value in now.items() if name not in then or then[name] != value}
    return {**found, **{name: GONE for name in then if name not in now}}


def word(value: Any) -> str:
    """A value in a sentence."""
    return GONE if value == GONE else shown(value)


def said(difference: tuple[str, str, str]) -> str:
    """A difference in words, as in "races.orcs.banner was 6, is 7"."""
    return "{} was {}, is {}".format(*difference)
