"""What players read: messages in Fluent files, the common ones and those of a game, in Russian and English."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from wartable.engine.errors import ContentError
from wartable.engine.game import Game
from wartable.engine.picture.scene import Words

LANGUAGES: Final = ("ru", "en")
KEPT: Final = 20_000
"""How many finished texts are remembered; a scene asks for the same few hundred again and again."""


class Texts:
    """The messages of one language; an unknown message is a KeyError, a missing fact a ValueError."""

    def __init__(self, language: str, sources: list[tuple[str, str]]) -> None:
        self.language = language
        self.ids: set[str] = set()
        self._bundle = FluentBundle([language], use_isolating=False)
        self._finished: dict[tuple[Any, ...], str] = {}
        for source, text in sources:
            self._add(source, text)

    def _add(self, source: str, text: str) -> None:
        resource = FluentParser(with_spans=True).parse(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                start = entry.span.start if entry.span else 0
                line = text.count("\n", 0, start) + 1
                raise ContentError(source, f"line {line}", entry.annotations[0].message or "not a message")
            if isinstance(entry, Message):
                if entry.id.name in self.ids:
                    raise ContentError(source, entry.id.name, "this message exists already")
                self.ids.add(entry.id.name)
        self._bundle.add_resource(resource)

    def __call__(self, message: str, **facts: int | str) -> str:
        key = (message, *facts.items())
        text = self._finished.get(key)
        if text is None:
            if message not in self.ids:
                raise KeyError(f"no message {message!r} in language {self.language!r}")
            pattern = self._bundle.get_message(message).value
            assert pattern is not None, message
            formatted, errors = self._bundle.format_pattern(pattern, facts)
            if errors:
                raise ValueError(f"message {message!r} in language {self.language!r}: {errors[0]}")
            text = str(formatted)
            if len(self._finished) >= KEPT:
                self._finished.clear()
            self._finished[key] = text
        return text


def words_for(game: Game[Any], language: str) -> Texts:
    """Every text of a game in one language."""
    return _texts(game.package, language)


def clause_text(game: Game[Any], rule: str, words: Words) -> str:
    """A rule's text; the few rules of the table itself are among the common texts."""
    clause = game.rules().get(rule)
    return clause.text[words.language] if clause is not None else words("rule-" + rule)


@cache
def _texts(package: str, language: str) -> Texts:
    if language not in LANGUAGES:
        raise ContentError("language", language, f"not known; there are {', '.join(LANGUAGES)}")
    ending = f".{language}.ftl"
    files: list[Traversable] = []
    for folder in (resources.files(__name__), resources.files(package).joinpath("text")):
        files += sorted([file for file in folder.iterdir() if file.name.endswith(ending)], key=lambda file: file.name)
    return Texts(language, [(file.name, file.read_text(encoding="utf-8")) for file in files])
