"""Bots: they are handed a game and see only views."""

from __future__ import annotations

from math import inf
from typing import Any, Final

from wartable.bots.bot import Bot
from wartable.bots.greedy import GreedyBot
from wartable.bots.random import RandomBot
from wartable.bots.search import SearchBot
from wartable.engine.errors import ContentError
from wartable.engine.game import Game

BOTS: Final = ("random", "greedy", "search", "expert")
"""From the weakest to the strongest."""
USUAL: Final = "greedy"
"""Who plays where nobody has chosen."""


def make_bot(name: str, game: Game[Any], seed: int, hurry: bool = False) -> Bot:
    """A bot by its name; the same seed and the same views give the same answers, unless it is to hurry."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    if name == "search":
        return SearchBot(game, seed, 12, int(0.4 * game.pace()), 0.45 if hurry else inf)
    if name == "expert":
        return SearchBot(game, seed, 24, int(1.5 * game.pace()), 1.9 if hurry else inf, searches=6, far=1.5)
    raise no_such_bot(name)


def no_such_bot(name: str) -> ContentError:
    """What is wrong with a name that no bot has."""
    known = ", ".join(BOTS)
    return ContentError("bots", name, f"no such bot; there are {known}", "bot", {"name": name, "known": known})


__all__ = ["BOTS", "USUAL", "Bot", "make_bot", "no_such_bot"]
