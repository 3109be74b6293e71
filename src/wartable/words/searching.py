"""Looking rules up by words: in any case and number, in either language, and by other words for the same thing."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from wartable.engine.game import Game
from wartable.words import LANGUAGES, Texts, words_for

POWER: Final = "-power"
REFUSAL: Final = "refusal-"
WORD: Final = re.compile(r"\w+")
MOST: Final = 12
"""Words of a question; the others are not looked for."""
# fmt: off
ENDINGS: Final = (
    "аться", "иться", "иями", "ями", "ами", "ого", "его", "ому", "ему", "ыми", "ими", "иях", "ять", "ать", "ить",
    "еть", "ает", "яет", "ует", "ают", "яют", "уют", "ing", "ях", "ах", "ов", "ев", "ей", "ой", "ый", "ий", "ая",
    "яя", "ое", "ее", "ые", "ие", "ую", "юю", "ом", "ем", "ам", "ям", "ия", "ию", "ии", "ed", "es", "а", "я", "о",
    "е", "ы", "и", "у", "ю", "ь", "й", "s",
)
# fmt: on
"""Of words in all their forms, the longest first."""
FLEETING: Final = {"ок": "к", "ек": "к", "ец": "ц"}
"""Vowels that some forms of a word are without."""
SHORTEST: Final = 3


def stem(word: str) -> str:
    """What all forms of a word have in common, more or less."""
    word = word.casefold().replace("ё", "е")
    if word.endswith("ies") and len(word) > 4:
        return f"{word[:-3]}y"
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            word = word.removesuffix(ending)
            break
    if len(word) > SHORTEST + 1 and word[-2:] in FLEETING:
        return word[:-2] + FLEETING[word[-2:]]
    return word


def terms_of(words: Texts) -> list[str]:
    """The messages that name a piece, race or card of which there is a text, in the order of their titles."""
    found = [name for name in words.ids if name + POWER in words.ids and not name.startswith(REFUSAL)]
    return sorted(found, key=lambda name: _alphabetic(words(name)))


def _alphabetic(title: str) -> str:
    """What a title is sorted by: capitals and ё are letters like others, and what stands before the first is none."""
    return title.casefold().replace("ё", "е").lstrip("«“\"‘'")


def clauses_with(game: Game[Any], wanted: Sequence[str]) -> list[str]:
    """The clauses that have all these words; a clause's id alone finds just that clause."""
    clauses = game.rules()
    if len(wanted) == 1 and wanted[0].upper() in clauses:
        return [wanted[0].upper()]
    return _having(_clauses(game), wanted)


def terms_with(game: Game[Any], wanted: Sequence[str]) -> list[str]:
    """The terms of the glossary that have all these words."""
    return _having(_terms(game), wanted)


def _having(index: dict[str, frozenset[str]], wanted: Sequence[str]) -> list[str]:
    asked = {beginnings(word) for word in WORD.findall(" ".join(wanted))[:MOST]}
    return [name for name, known in index.items() if all(_begins(known, some) for some in asked)]


def _begins(known: Iterable[str], some: tuple[str, ...]) -> bool:
    return any(word.startswith(some) for word in known)


def beginnings(word: str) -> tuple[str, ...]:
    """How words may begin that are looked for by this one."""
    begun = stem(word)
    return (begun, *[other for group in _synonyms() if begun in group for other in group])


@cache
def _synonyms() -> list[list[str]]:
    text = resources.files(__package__).joinpath("synonyms.toml").read_text(encoding="utf-8")
    return [[stem(word) for word in group] for group in tomllib.loads(text)["groups"]]


@cache
def _clauses(game: Game[Any]) -> dict[str, frozenset[str]]:
    texts = [words_for(game, language) for language in LANGUAGES]
    found: dict[str, frozenset[str]] = {}
    for clause in game.rules().values():
        chapters = [words("chapter-" + clause.chapter) for words in texts]
        found[clause.rule] = _words_of([clause.rule, *chapters, *clause.text.values()])
    return found


@cache
def _terms(game: Game[Any]) -> dict[str, frozenset[str]]:
    texts = [words_for(game, language) for language in LANGUAGES]
    return {
        name: _words_of([text for words in texts for text in (words(name), words(name + POWER))])
        for name in terms_of(texts[0])
    }


def _words_of(texts: Iterable[str]) -> frozenset[str]:
    return frozenset([stem(word) for text in texts for word in WORD.findall(text)])
