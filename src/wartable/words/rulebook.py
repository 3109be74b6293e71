"""The rulebook as it is read: a game in five minutes, its chapters as a player meets them, and examples to look at."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final

from wartable.engine.errors import ContentError
from wartable.engine.game import Clause, Game
from wartable.engine.play import acting, play
from wartable.engine.state import State
from wartable.words import LANGUAGES, Texts

FILE: Final = "rulebook.toml"
EXAMPLES: Final = "examples"
FIVE_MINUTES: Final = ("goal", "turn", "forgotten", "end")
"""What the first page says, in this order; the messages are `five-...` and `five-...-text`."""
LISTED: Final = ("turn", "forgotten")
"""Those with a line for each point."""
LISTS: Final = ("clauses", "look", "lead", "moves", "gone")
"""The fields of an example that are lists."""


@dataclass(frozen=True)
class Part:
    """Chapters that belong together; its title is the message `part-...`."""

    name: str
    chapters: tuple[str, ...]


@dataclass(frozen=True)
class Example:
    """A position that shows what clauses mean, with what is then played, and what has become of it."""

    name: str
    clauses: tuple[str, ...]
    caption: dict[str, str]
    position: dict[str, Any]
    look: tuple[str, ...] = ()
    """The areas that it is about."""
    lead: tuple[str, ...] = ()
    """What is played before it begins."""
    moves: tuple[str, ...] = ()
    """What is played in it, in notation."""
    after: dict[str, Any] = field(default_factory=dict)
    """Some of the position that this leads to."""
    gone: tuple[str, ...] = ()
    """What that position has no longer, as paths of its fields."""
    refused: dict[str, str] = field(default_factory=dict)
    """What cannot be played in it, and the clause that says so."""

    def begun(self, game: Game[Any]) -> State:
        """The state that it begins with."""
        s: State = game.decode(self.position)
        play_all(game, s, self.lead)
        return s


@dataclass(frozen=True)
class Section:
    """A heading of the first page, with a text or with points."""

    name: str
    title: str
    lines: tuple[str, ...]
    listed: bool


def play_all(game: Game[Any], s: State, moves: tuple[str, ...]) -> None:
    """Play what is written in notation; what is not legal is refused."""
    for move in moves:
        play(s, acting(s), game.book(s).find(move))


def five_minutes(words: Texts) -> list[Section]:
    """The game in five minutes."""
    return [
        Section(name, words(f"five-{name}"), tuple(words(f"five-{name}-text").splitlines()), name in LISTED)
        for name in FIVE_MINUTES
    ]


@cache
def parts_of(game: Game[Any]) -> tuple[Part, ...]:
    """The parts of the rulebook, in the order in which a player meets them."""
    text = resources.files(game.package).joinpath(FILE).read_text(encoding="utf-8")
    return tuple([Part(one["name"], tuple(one["chapters"])) for one in tomllib.loads(text)["parts"]])


@cache
def reading_order(game: Game[Any]) -> tuple[Clause, ...]:
    """Every clause, by parts and chapters."""
    order = [chapter for part in parts_of(game) for chapter in part.chapters]
    return tuple(sorted(game.rules().values(), key=lambda clause: order.index(clause.chapter)))


@cache
def examples_of(game: Game[Any]) -> dict[str, Example]:
    """The examples of a game by the names of their files."""
    folder = resources.files(game.package).joinpath(EXAMPLES)
    files = sorted([file for file in folder.iterdir() if file.name.endswith(".toml")], key=lambda file: file.name)
    return {name: _read(name, file.read_text(encoding="utf-8")) for file in files for name in [file.name[:-5]]}


def _read(name: str, text: str) -> Example:
    told = tomllib.loads(text)
    caption = {language: told.pop(language, "") for language in LANGUAGES}
    lists: dict[str, Any] = {key: tuple(told.pop(key, ())) for key in LISTS}
    try:
        return Example(name, caption=caption, **lists, **told)
    except TypeError as error:
        raise ContentError(f"{name}.toml", "", str(error)) from error
