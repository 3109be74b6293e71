"""Bots: they are handed a game and see only views."""

from __future__ import annotations

from typing import Any, Final

from wartable.bots.bot import Bot
from wartable.bots.greedy import GreedyBot
from wartable.bots.random import RandomBot
from wartable.engine.errors import ContentError
from wartable.engine.game import Game

BOTS: Final = ("random", "greedy")


def make_bot(name: str, game: Game[Any], seed: int) -> Bot:
    """A bot by its name; the same seed and the same views give the same answers."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    raise no_such_bot(name)


def no_such_bot(name: str) -> ContentError:
    """What is wrong with a name that no bot has."""
    known = ", ".join(BOTS)
    return ContentError("bots", name, f"no such bot; there are {known}", "bot", {"name": name, "known": known})


__all__ = ["BOTS", "Bot", "make_bot", "no_such_bot"]
