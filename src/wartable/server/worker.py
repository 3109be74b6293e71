"""A process that thinks for bots: one line of JSON with a view comes in, one line with the answer goes out.

Bots are handed views only, so none can know more than its seat; one that runs wild can be ended without harm, and so
can the reading of a stranger's position file.
"""

from __future__ import annotations

import importlib
import json
import signal
import sys
from collections.abc import Iterable
from typing import IO, Any

import msgspec

from wartable.bots import make_bot
from wartable.bots.search import SearchBot
from wartable.engine.errors import ContentError
from wartable.engine.files.codec import dump, load
from wartable.engine.game import Game
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import apply, legal
from wartable.server.advising import Advice, advise
from wartable.words import LANGUAGES, words_for

TRIALS, TRIED = 3, 200
"""Games that are begun from a position to see whether it can be played, and decisions of each."""


class Question(msgspec.Struct, frozen=True):
    """What to think about; with a language, advice in it is wanted instead of an answer."""

    package: str
    level: str
    seat: int
    seed: int
    view: msgspec.Raw
    language: str = ""
    memory: str = ""
    """What the bot of this seat had in mind when it answered last."""
    position: str = ""
    """A position file to try out instead."""


class Answer(msgspec.Struct, frozen=True):
    """The notation of one action with what the bot has in mind, or the best actions.

    Of a position file: the position at its first decision, or what is wrong with it (place and message).
    """

    action: str = ""
    advice: tuple[Advice, ...] = ()
    memory: str = ""
    position: str = ""
    fault: tuple[str, str] = ("", "")


def think(question: Question) -> Answer:
    """The answer of a fresh bot."""
    game: Game[Any] = importlib.import_module(question.package).GAME
    if question.position:
        return try_out(game, question.position)
    view = game.unpack(msgspec.json.decode(question.view))
    if question.language:
        return Answer(advice=advise(game, view, question.seat, question.seed, question.language))
    bot = make_bot(question.level, game, question.seed, hurry=True)
    if not isinstance(bot, SearchBot):
        return Answer(bot.choose(view, question.seat).text)
    if question.memory:
        bot.recall(question.memory)
    action = bot.choose(view, question.seat)
    return Answer(action.text, memory=bot.memory())


def try_out(game: Game[Any], text: str) -> Answer:
    """A position as we write it ourselves, if it can be played on for a while."""
    try:
        check_numbers(text)
        s = load(game, text)
        found = dump(game, s)
        s = game.sample(s, secret_of(TRIALS)) if game.unknown(s) else s
        draw(game, s)
        for seed in range(TRIALS):
            tried, dice = game.copy(s), Dice(seed)
            for _ in range(TRIED):
                moves = legal(tried)
                if moves:
                    apply(tried, moves[dice.below(len(moves))])
            draw(game, tried)
    except ContentError as error:
        return Answer(fault=(error.place, error.message))
    except Exception:
        # Play cannot come to every position that can be written, so anything may go wrong there.
        return Answer(fault=("stack", "the game cannot go on from here"))
    return Answer(position=found)


def draw(game: Game[Any], s: Any) -> None:
    """What everybody sees of it: the server itself is to draw nothing that cannot be drawn."""
    words = words_for(game, LANGUAGES[0])
    for seat in (None, *range(game.seats_of(s))):
        game.scene(game.view(s, seat), seat, words)
    game.status(game.view(s, None), words)


def check_numbers(text: str) -> None:
    """Whatever a stranger makes of the numbers is not worked out here."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        # Reading the position says what is wrong with it.
        return
    numbers = told.get("numbers") if isinstance(told, dict) else None
    if isinstance(numbers, dict) and numbers.get("changed"):
        raise ContentError("position", "numbers", "a table is played with the numbers of its game")


def work(lines: Iterable[bytes], out: IO[bytes]) -> None:
    """Answer until there are no more questions; a mistake ends the process, and the server starts another."""
    for line in lines:
        out.write(msgspec.json.encode(think(msgspec.json.decode(line, type=Question))) + b"\n")
        out.flush()


if __name__ == "__main__":
    # Ctrl+C in a terminal reaches every process of it; the server ends this one by closing its input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    work(sys.stdin.buffer, sys.stdout.buffer)
