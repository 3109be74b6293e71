"""Tables of data files that answer by key and name file, table and key when something is wrong."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from wartable.engine.errors import ContentError

_T = TypeVar("_T")
LONGEST: Final = 100_000
"""Characters of a data file; nothing written by hand comes near."""
MOST_DOTS: Final = 100
"""In one line: the time it takes to read a key grows with the square of its dots."""
KINDS: Final = {dict: "a table", list: "a list", str: "a text", bool: "true or false", int: "a whole number"}


class Table:
    """One table of a data file."""

    def __init__(self, source: str, place: str, data: dict[str, Any]) -> None:
        self.source = source
        self.place = place
        self.data = data

    def at(self, key: str) -> str:
        """Where a key stands in the file."""
        return f"{self.place}.{key}" if self.place else key

    def wrong(self, key: str, message: str) -> ContentError:
        return ContentError(self.source, self.at(key), message)

    def only(self, keys: Sequence[str]) -> None:
        """Refuses misspelt keys."""
        for key in self.data:
            if key not in keys:
                raise self.wrong(key, f"this key is unknown; there are {', '.join(keys)}")

    def take(self, key: str, kind: type[_T]) -> _T:
        """The value of a key that must be there."""
        if key not in self.data:
            raise self.wrong(key, "this key is missing")
        value = self.data[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.wrong(key, f"{KINDS[kind]} is needed, not {shown(value)}")
        return value

    def child(self, key: str) -> Table:
        return Table(self.source, self.at(key), self.take(key, dict))

    def optional(self, key: str) -> Table:
        """A table that is empty if the key is left out."""
        return self.child(key) if key in self.data else Table(self.source, self.at(key), {})

    def children(self, key: str) -> list[Table]:
        """A list of tables; they count from 1."""
        found = []
        for number, value in enumerate(self.take(key, list), 1):
            if not isinstance(value, dict):
                raise self.wrong(f"{key}[{number}]", f"a table is needed, not {shown(value)}")
            found.append(Table(self.source, self.at(f"{key}[{number}]"), value))
        return found

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        if default is not None and key not in self.data:
            return default
        value = self.take(key, int)
        if not least <= value <= most:
            raise self.wrong(key, f"a whole number from {least} to {most} is needed, not {shown(value)}")
        return value

    def flag(self, key: str, default: bool) -> bool:
        return self.take(key, bool) if key in self.data else default

    def word(self, key: str, words: Sequence[str]) -> int:
        """The place of a word among those allowed."""
        return self.choose(key, self.take(key, str), words)

    def choose(self, key: str, value: object, words: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in words:
            raise self.wrong(key, f"one of {', '.join(words)} is needed, not {shown(value)}")
        return words.index(value)

    def texts(self, key: str) -> list[str]:
        """A list of texts; empty if the key is left out."""
        values = self.take(key, list) if key in self.data else []
        for value in values:
            if not isinstance(value, str):
                raise self.wrong(key, f"a list of texts is needed, not {shown(value)} in it")
        return values


def shown(value: object) -> str:
    """A value for a message of one line."""
    try:
        text = f"{value!r}" if not isinstance(value, int) or abs(value) < 10**12 else "that"
    except RecursionError:
        text = "that"
    return text if len(text) <= 60 else f"{text[:57]}..."


def read_table(source: str, text: str) -> Table:
    """The whole of a TOML file."""
    if len(text) > LONGEST:
        raise ContentError(source, "", f"the file is too long: {len(text)} characters, {LONGEST} are allowed")
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise ContentError(source, "", f"line {number} has more than {MOST_DOTS} dots")
    try:
        # Letters that no file can hold are found here, not when the text is to be written again.
        return Table(source, "", tomllib.loads(text.encode().decode()))
    except RecursionError as error:
        raise ContentError(source, "", "the lists and tables are nested too deeply") from error
    except ValueError as error:  # a TOMLDecodeError, or a number with thousands of digits
        raise ContentError(source, "", str(error).splitlines()[0]) from error
