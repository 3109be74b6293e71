"""A process that thinks for bots: one line of JSON with a view comes in, one line with the answer goes out.

It is handed views only, so no bot can know more than its seat; a bot that runs wild can be ended without harm.
"""

from __future__ import annotations

import importlib
import signal
import sys
from collections.abc import Iterable
from typing import IO, Any, Final

import msgspec

from wartable.bots import make_bot
from wartable.bots.greedy import GreedyBot
from wartable.bots.search import SearchBot
from wartable.engine.game import Game
from wartable.engine.play import legal

HINTS: Final = 3
GUESSES: Final = 3
"""States that fit the view, over which a hint's score is averaged."""
FACES: Final = 12


class Question(msgspec.Struct, frozen=True):
    """What to think about; with `rank`, the best answers are wanted instead of one."""

    package: str
    level: str
    seat: int
    seed: int
    view: msgspec.Raw
    rank: bool = False
    memory: str = ""
    """What the bot of this seat had in mind when it answered last."""


class Answer(msgspec.Struct, frozen=True):
    """The notation of one action with what the bot has in mind, or the best actions with their scores."""

    action: str = ""
    ranked: tuple[tuple[str, float], ...] = ()
    memory: str = ""


def think(question: Question) -> Answer:
    """The answer of a fresh bot."""
    game: Game[Any] = importlib.import_module(question.package).GAME
    view = game.unpack(msgspec.json.decode(question.view))
    if question.rank:
        return Answer(ranked=rank(game, view, question.seat, question.seed))
    bot = make_bot(question.level, game, question.seed, hurry=True)
    if not isinstance(bot, SearchBot):
        return Answer(bot.choose(view, question.seat).text)
    if question.memory:
        bot.recall(question.memory)
    action = bot.choose(view, question.seat)
    return Answer(action.text, memory=bot.memory())


def rank(game: Game[Any], view: Any, seat: int, seed: int) -> tuple[tuple[str, float], ...]:
    """The answers the greedy bot likes best, with their mean scores."""
    bot = GreedyBot(game, seed)
    guesses = [bot.guess(view) for _ in range(GUESSES)]
    scores = {a.text: sum([bot.value(s, seat, a, FACES) for s in guesses]) / GUESSES for a in legal(view)}
    return tuple(sorted(scores.items(), key=lambda scored: -scored[1])[:HINTS])


def work(lines: Iterable[bytes], out: IO[bytes]) -> None:
    """Answer until there are no more questions; a mistake ends the process, and the server starts another."""
    for line in lines:
        out.write(msgspec.json.encode(think(msgspec.json.decode(line, type=Question))) + b"\n")
        out.flush()


if __name__ == "__main__":
    # Ctrl+C in a terminal reaches every process of it; the server ends this one by closing its input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    work(sys.stdin.buffer, sys.stdout.buffer)
