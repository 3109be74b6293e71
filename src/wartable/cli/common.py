"""What the subcommands share: language, console, files, games and options by their names."""

from __future__ import annotations

import importlib
import locale
import os
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from rich.console import Console

from wartable.engine.errors import ContentError
from wartable.engine.game import LARGEST_SCENARIO, Game
from wartable.games.catalogue import GAMES
from wartable.words import LANGUAGES, Texts

WIDTH = 100
"""Columns when the output is no terminal."""


class Trouble(Exception):
    """Something the user gave is wrong; the message is the line to print."""


@cache
def own_words(language: str) -> Texts:
    """The texts of the command line itself."""
    name = f"cli.{language}.ftl"
    text = resources.files("wartable.cli").joinpath("text").joinpath(name).read_text(encoding="utf-8")
    return Texts(language, [(name, text)])


def preferred_language(arguments: Sequence[str]) -> str:
    """For help and errors: `--lang` wherever it stands, else as without it."""
    for before, argument in zip(["", *arguments], arguments, strict=False):
        asked = argument if before == "--lang" else argument.removeprefix("--lang=")
        if (before == "--lang" or asked != argument) and asked in LANGUAGES:
            return asked
    return system_language()


def system_language() -> str:
    """WARTABLE_LANG, else the system's language, else Russian."""
    for name in (os.environ.get("WARTABLE_LANG"), locale.getlocale()[0], os.environ.get("LANG")):
        if name and name[:2].lower() in LANGUAGES:
            return name[:2].lower()
    return LANGUAGES[0]


def language_of(asked: str | None) -> str:
    """The language asked for, which must be one of ours, else the system's."""
    if asked is None:
        return system_language()
    if asked not in LANGUAGES:
        words = own_words(system_language())
        raise Trouble(words("error-language", language=asked, languages=", ".join(LANGUAGES)))
    return asked


def new_console() -> Console:
    """Where the commands print; a pipe gets a fixed width and no colours."""
    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = WIDTH
    return console


def typed(prompt: str) -> str:
    """A line from the keyboard; arrows move in it and bring former lines back, where the system can do that."""
    with suppress(ImportError):
        # Python asks for lines by it as soon as it is there.
        importlib.import_module("readline")
    return input(f"{prompt} ").strip()


def game_of(name: str, words: Texts) -> Game[Any]:
    """A game by its id."""
    if name not in GAMES:
        raise Trouble(words("error-game", game=name, games=", ".join(GAMES)))
    return GAMES[name]


def options_of(asked: Sequence[str], words: Texts) -> dict[str, str]:
    """Options as they are written on the command line: name=value."""
    return _pairs(asked, words, "error-option")


def numbers_of(asked: Sequence[str], words: Texts) -> dict[str, str]:
    """Numbers of the data files as they are written on the command line: name=value."""
    return _pairs(asked, words, "error-number")


def _pairs(asked: Sequence[str], words: Texts, wrong: str) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for pair in asked:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise Trouble(words(wrong, option=pair))
        pairs[name.strip()] = value.strip()
    return pairs


def scenario_of(asked: str | None, game: Game[Any], words: Texts) -> str | None:
    """A scenario by its name, or the text of a file of the player's own, checked."""
    if asked is None or asked in game.scenarios or not (asked.endswith(".toml") or os.path.isfile(asked)):
        return asked
    file = Path(asked)
    if not game.own_scenarios:
        raise Trouble(words("error-no-files", file=asked, game=game.id))
    text = read_text(file, words, LARGEST_SCENARIO + 1)
    if len(text) > LARGEST_SCENARIO:
        raise Trouble(words("error-large", file=asked, most=LARGEST_SCENARIO))
    # Even a file of one line is a text and no name.
    text = text.removesuffix("\n") + "\n"
    try:
        game.players(text)
    except ContentError as error:
        raise Trouble(named(file, error)) from error
    return text


def fewest_seats(game: Game[Any], scenario: str | None) -> int:
    """How many play when nobody says it."""
    return game.players(scenario)[0] if scenario is not None else game.seats[0]


def named(file: Path, error: ContentError) -> str:
    """The line for an error in a file."""
    return f"{file}: {error.place}: {error.message}" if error.place else f"{file}: {error.message}"


def read_text(file: Path, words: Texts, most: int = -1) -> str:
    """A file, or so many characters of it."""
    try:
        with file.open(encoding="utf-8") as found:
            return found.read(most)
    except OSError as error:
        raise Trouble(words("error-read", file=str(file), why=error.strerror or str(error))) from error
    except UnicodeDecodeError as error:
        raise Trouble(words("error-text", file=str(file))) from error


def write_text(file: Path, text: str, words: Texts) -> None:
    """The whole file or nothing: a half-written one never takes the place of the last good one."""
    try:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as out:
            out.write(text)
        os.chmod(out.name, 0o644)
        os.replace(out.name, file)
    except OSError as error:
        raise Trouble(words("error-write", file=str(file), why=error.strerror or str(error))) from error


def help_text(words: Texts, command: str, example: str) -> str:
    """A command's help with its example."""
    return f"{words('help-' + command)}\n\n{words('example')} {example}"
