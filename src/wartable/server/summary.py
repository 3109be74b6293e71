"""What a list tells of a table: it stands in the table's row, so that no game is played again for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from wartable.engine.game import Game
from wartable.engine.picture.scene import Words
from wartable.engine.play import acting
from wartable.engine.state import State
from wartable.server.entries import Chair, Setup
from wartable.server.picture.naming import TableWords
from wartable.server.words import seat_names, server_words
from wartable.words import LANGUAGES, words_for


class Summary(msgspec.Struct, frozen=True):
    """Who plays, whose turn it is, how far the game is, and how it ended."""

    name: str
    seats: tuple[Chair, ...]
    looks: tuple[int, ...]
    acting: int | None
    round: dict[str, str]
    """By language."""
    result: tuple[float, ...] = ()
    fork: int = -1
    """After how many decisions of another game it was played on from there."""
    lesson: str = ""
    """What is taught there."""


class Standing(NamedTuple):
    """What a table's row says of it beside the log.

    It `waits` for a person, a bot or nobody ("over"); so many seats are people's or wait for people.
    """

    waits: str
    people: int
    summary: bytes

    def read(self) -> Summary | None:
        """The summary; None in a row that was written before there were any."""
        try:
            return msgspec.json.decode(self.summary, type=Summary)
        except msgspec.DecodeError:
            return None


def title_of(name: str, seats: int, words: Words, language: str, fork: int = -1, lesson: str = "") -> str:
    """A table's own name, or else its game and how many play, or what is taught; and from where it was played on."""
    own = server_words(language)
    usual = own("lesson-name", game=words("game-name")) if lesson else ""
    title = name or usual or own("table-name", game=words("game-name"), seats=seats)
    return title if fork < 0 else own("fork-name", name=title, moment=fork)


def title_in_list(renamed: str, summary: Summary, words: Words, language: str) -> str:
    """The same by what a table's row says of it."""
    name = renamed or summary.name
    return title_of(name, len(summary.seats), words, language, summary.fork, summary.lesson)


def names_of(game: Game[Any], chairs: Sequence[Chair], language: str) -> TableWords:
    """The game's texts with the names of those at the table."""
    texts = words_for(game, language)
    return TableWords(texts, seat_names(chairs, texts, server_words(language)))


def standing(
    game: Game[Any],
    setup: Setup,
    waits: str,
    s: State,
    chairs: Sequence[Chair],
    words: Callable[[str], Words],
) -> Standing:
    """How a table stands with these people in this state."""
    view = game.view(s, None)
    summary = Summary(
        setup.name,
        tuple(chairs),
        tuple(game.looks(view)),
        acting(s) if s.stack else None,
        {language: game.status(view, words(language)) for language in LANGUAGES},
        () if s.stack else tuple(game.result(s)),
        setup.fork.moment if setup.fork is not None else -1,
        setup.lesson,
    )
    people = [chair for chair in chairs if chair.kind != "bot"]
    return Standing(waits, len(people), msgspec.json.encode(summary))
