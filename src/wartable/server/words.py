"""The server's own texts, and names of people as plain text."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final

from wartable.engine.picture.scene import Words
from wartable.server.entries import Chair
from wartable.words import LANGUAGES, Texts

LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 60
MOST_MARKS: Final = 3
"""Accents on one letter, or parts of one emoji beside the first; more are dropped or stand alone."""
JOINER: Final = "\u200d"
SKIN_TONES: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"


@cache
def server_words(language: str) -> Texts:
    """The texts of the server itself."""
    name = f"server.{language}.ftl"
    file = resources.files("wartable.server").joinpath("text").joinpath(name)
    return Texts(language, [(name, file.read_text(encoding="utf-8"))])


def language_of(asked: str | None, accepted: str) -> str:
    """The language a request asks for, else the first of ours its browser accepts, else Russian."""
    if asked in LANGUAGES:
        return asked
    for part in accepted.split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return LANGUAGES[0]


def clean_name(text: str, longest: int = LONGEST_NAME) -> str:
    """A name as plain text on one line: nothing invisible, few accents, and only so many letters as people count."""
    visible = [" " if one.isspace() else one for one in text if one.isspace() or one == JOINER or _printed(one)]
    letters: list[str] = [""]
    for one in unicodedata.normalize("NFC", " ".join("".join(visible).split())):
        last = letters[-1]
        if unicodedata.category(one)[0] == "M" or one == JOINER or one in SKIN_TONES:
            if last.strip() and len(last) <= MOST_MARKS:
                letters[-1] += one
        elif last.endswith(JOINER) and one != " " and len(last) <= MOST_MARKS:
            letters[-1] += one
        elif one != " " or last.strip():
            letters.append(one)
    return "".join([letter.strip(JOINER) for letter in letters[: longest + 1]]).strip()


def _printed(letter: str) -> bool:
    return unicodedata.category(letter)[0] != "C"


def seat_names(chairs: Sequence[Chair], words: Words, own: Words) -> tuple[str, ...]:
    """What those at a table are called."""
    return tuple([_seat_name(chair, number, words, own) for number, chair in enumerate(chairs, start=1)])


def _seat_name(chair: Chair, number: int, words: Words, own: Words) -> str:
    if chair.kind == "bot":
        return own("bot-for", name=chair.name) if chair.name else own("bot-name", number=number)
    return chair.name or words("seat", number=number)
