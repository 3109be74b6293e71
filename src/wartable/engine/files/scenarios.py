"""What the scenario files of all games have in common: titles, where they come from, spaces by name, whole maps."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from wartable.toolbox.masks import members
from wartable.toolbox.tables import Table, shown

FORMAT: Final = 1
LANGUAGES: Final = ("en", "ru")
TITLE: Final = 60
SUMMARY: Final = 400
ID: Final = re.compile(r"[a-z0-9][a-z0-9-]*")


def id_of(file: str) -> str:
    """The id of a scenario out of a file of this name."""
    stem = re.split(r"[/\\]", file)[-1].removesuffix(".toml")
    return stem if ID.fullmatch(stem) else "file"


def check_format(file: Table) -> None:
    """There has been one format so far."""
    file.number("format", FORMAT, FORMAT)


def title_of(file: Table) -> dict[str, str]:
    """By language."""
    return _in_languages(file, "title", TITLE)


def summary_of(file: Table) -> dict[str, str]:
    return _in_languages(file, "summary", SUMMARY)


def _in_languages(file: Table, key: str, longest: int) -> dict[str, str]:
    """A text by language; a language that is missing gets the other's text."""
    table = file.child(key)
    table.only(LANGUAGES)
    for language in table.data:
        text = table.take(language, str)
        if not text.strip() or not text.isprintable() or len(text) > longest:
            raise table.wrong(language, f"one line of 1 to {longest} characters is needed")
    if not table.data:
        raise file.wrong(key, f"a text is needed in one of {', '.join(LANGUAGES)}")
    some = next(iter(table.data.values()))
    return {language: table.data.get(language, some) for language in LANGUAGES}


def check_provenance(file: Table, keys: Sequence[str], words: Sequence[str]) -> None:
    """Scenarios that come with the game say where their parts come from; others need not."""
    table = file.optional("provenance")
    table.only(keys)
    for key in table.data:
        table.word(key, words)


def space_of(table: Table, key: str, code: object, number: Mapping[str, int]) -> int:
    """The space that a file names under a key."""
    if not isinstance(code, str) or code not in number:
        raise table.wrong(key, f"{shown(code)} is no space of the map; write q,r as in '0,-3'")
    return number[code]


def check_connected(table: Table, key: str, codes: Sequence[str], near: Sequence[int]) -> None:
    """A map in two parts is a mistake; `near` has the neighbours of each space."""
    reached = edge = 1
    while edge:
        grown = 0
        for place in members(edge):
            grown |= near[place]
        edge = grown & ~reached
        reached |= edge
    for place, code in enumerate(codes):
        if not reached >> place & 1:
            raise table.wrong(key, f"{code} cannot be reached from {codes[0]}")
