"""What is wrong with files and settings, in the reader's language.

The engine says it in English, where it finds it. Other languages know these sentences by heart (`faults.toml`);
`tests/test_faults.py` sees to it that they know all of them.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Final

from wartable.engine.errors import ContentError

LONGEST: Final = 400
"""Characters of a sentence; what a file says of itself may be longer."""
BRACES: Final = re.compile(r"\{(\w+)\}")


def said(error: ContentError, language: str) -> str:
    """Where something is wrong, and what."""
    message = in_words(error.message, language)
    return f"{in_words(error.place, language)}: {message}" if error.place else message


def in_words(sentence: str, language: str) -> str:
    """A sentence of the engine in a language; one that is not known there stays as it is."""
    return _found(sentence[:LONGEST], language, True)


def _found(sentence: str, language: str, whole: bool) -> str:
    for pattern, told in _sentences(language):
        match = pattern.fullmatch(sentence)
        if match is None:
            continue
        parts = match.groupdict()
        return told.format(**{name: _found(part, language, False) for name, part in parts.items()} if whole else parts)
    return sentence


@cache
def _sentences(language: str) -> list[tuple[re.Pattern[str], str]]:
    """What is said for what, the most particular first."""
    text = resources.files(__package__).joinpath("faults.toml").read_text(encoding="utf-8")
    known: dict[str, str] = tomllib.loads(text).get(language, {})
    particular = sorted(known, key=lambda sentence: -len(BRACES.sub("", sentence)))
    return [(_pattern(sentence), known[sentence]) for sentence in particular]


def _pattern(sentence: str) -> re.Pattern[str]:
    parts = BRACES.split(sentence)
    named = [re.escape(part) if number % 2 == 0 else f"(?P<{part}>.+?)" for number, part in enumerate(parts)]
    return re.compile("".join(named), re.DOTALL)
