"""Who plays: one of our bots by its name, one of your own as `file.py:Class`, or a factory. Never in the server.

An entrant is a description that can go to another process; the bot itself is made there.
"""

from __future__ import annotations

import importlib.util
import sys
import traceback
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from wartable.bots import BOTS, Bot, make_bot, no_such_bot
from wartable.engine.action import Action
from wartable.engine.errors import ContentError
from wartable.engine.files.replay import LONGEST_NAME
from wartable.engine.game import Game
from wartable.engine.play import legal
from wartable.engine.state import State

Factory = Callable[[Game[Any], int], Bot]
"""Makes a bot for a game from a seed; a class of your own is one."""
Entrant = str | Factory


class BotFault(Exception):
    """A bot of somebody's own gives no answer, or (with an `answer`) one that is not legal."""

    def __init__(self, message: str, answer: str = "") -> None:
        super().__init__(message)
        self.answer = answer


class OwnBot:
    """A bot of somebody's own: it must answer, and legally."""

    def __init__(self, bot: Bot, file: str) -> None:
        self.bot = bot
        self.file = file

    def choose(self, view: State, seat: int) -> Action:
        try:
            action = self.bot.choose(view, seat)
        except Exception as error:
            raise BotFault(said(error, self.file)) from error
        if action not in legal(view):
            answer = f"{action!s:.60}"
            raise BotFault(f"{answer} is not one of the legal answers", answer)
        return action


def entrant_name(entrant: Entrant) -> str:
    """How it is called in the results."""
    return entrant if isinstance(entrant, str) else str(getattr(entrant, "__name__", type(entrant).__name__))


def seat_name(entrant: Entrant) -> str:
    """How it is called in a replay, which tells nothing of anybody's folders."""
    return Path(entrant_name(entrant)).name[-LONGEST_NAME:]


def make_entrant(entrant: Entrant, game: Game[Any], seed: int) -> Bot:
    """The bot itself; what is wrong with its description or its file raises ContentError."""
    if isinstance(entrant, str) and entrant in BOTS:
        return make_bot(entrant, game, seed)
    factory = factory_of(entrant) if isinstance(entrant, str) else entrant
    name = entrant_name(entrant)
    try:
        bot = factory(game, seed)
    except Exception as error:
        why = said(error, file_of(entrant))
        raise wrong("bot-made", f"cannot be made with a game and a seed: {why}", name=name, why=why) from error
    if not callable(getattr(bot, "choose", None)):
        raise wrong("bot-choose", "has no method choose(view, seat)", name=name)
    return OwnBot(bot, file_of(entrant))


def factory_of(text: str) -> Factory:
    """The class that `file.py:Class` names."""
    file, colon, name = text.rpartition(":")
    if not colon or not file.endswith(".py"):
        raise no_such_bot(text)
    module = module_of(str(Path(file).absolute()), file)
    found = getattr(module, name, None)
    if not isinstance(found, type):
        classes = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
        there = ", ".join([one.__name__ for one in classes]) or "–"
        message = f"there is no class {name!r}; its classes: {there}"
        raise wrong("bot-class", message, name=file, asked=name, known=there)
    factory: Factory = found
    return factory


@cache
def module_of(path: str, shown: str) -> ModuleType:
    """A file as a module, read once; it may import what lies beside it."""
    if not Path(path).is_file():
        raise wrong("bot-file", "there is no such file", name=shown)
    spec = importlib.util.spec_from_file_location(f"bot file {path}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    folder = str(Path(path).parent)
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        why = said(error, path)
        raise wrong("bot-loaded", f"cannot be loaded: {why}", name=shown, why=why) from error
    return module


def file_of(entrant: Entrant) -> str:
    """The whole path of an entrant's file; empty if it has none."""
    return str(Path(entrant.rpartition(":")[0]).absolute()) if isinstance(entrant, str) else ""


def said(error: Exception, file: str) -> str:
    """An error as one line, with the last line of the file that had to do with it."""
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    return f"{what} (line {lines[-1]})" if lines else what


def wrong(reason: str, message: str, **facts: str) -> ContentError:
    return ContentError("bots", facts["name"], message, reason, facts)
