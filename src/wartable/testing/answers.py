"""What every bot promises: it sees only views, and its turns end.

Whatever a seat may not know, and whatever luck lies ahead, the answer is the same.

The view of a real game, and those of two states that are sampled of it, with other hidden facts and other luck, are put
to a bot that knows nothing of the other two; its answers are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeVar

from wartable.bots import BOTS, Bot, make_bot
from wartable.bots.search import SearchBot
from wartable.engine.game import Game
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import acting, legal
from wartable.engine.state import State
from wartable.testing.plays import Play

S = TypeVar("S", bound=State)

EFFORT: Final = 2000
"""Of a search: enough to compare some plans."""
SELDOM: Final = 12
"""One decision of so many is looked at."""
LONGEST: Final = 1500
"""More decisions than a turn has; the longest of six bots are about 400."""


def check_answer(play: Play[S], who: str, make: Callable[[], Bot]) -> None:
    """The bot that is made answers three games the same that are one to its seat."""
    game, seat = play.game, acting(play.state)
    view = game.view(play.state, seat)
    views = [view]
    for number in range(2):
        secret = secret_of(f"answer {play.start.seed} {len(play.actions)} {number}")
        views.append(game.view(game.sample(view, secret), seat))
    first, *others = [make().choose(one, seat).text for one in views]
    for other in others:
        play.expect(first == other, f"{who} goes by what seat {seat} may not know: it says {first}, else {other}")


def check_answers(play: Play[S], wanted: int, done: list[int], levels: Sequence[str] = BOTS) -> None:
    """Walk through a random game and put some of its decisions to every level; `done` has one entry for each answer."""
    dice = Dice(play.start.seed)
    while legal(play.state) and len(done) < wanted:
        if len(legal(play.state)) > 1 and dice.below(SELDOM) == 0:
            for level in levels:
                seed = dice.below(1 << 30)
                check_answer(play, level, partial(quick, level, play.game, seed))
                done.append(1)
        play.take(play.next_action())


def quick(level: str, game: Game[S], seed: int) -> Bot:
    """A bot of this level that does not think long."""
    bot = make_bot(level, game, seed)
    if isinstance(bot, SearchBot):
        bot.effort = min(bot.effort, EFFORT)
    return bot


def check_turn(play: Play[S], who: str, bots: Sequence[Bot], most: int = LONGEST) -> None:
    """The turn that is going on ends within so many decisions when these bots, by seat, play it."""
    game = play.game
    turn, first = game.turn_number(play.state), len(play.actions)
    while legal(play.state) and game.turn_number(play.state) == turn:
        seat = acting(play.state)
        play.take(bots[seat].choose(game.view(play.state, seat), seat))
        play.expect(len(play.actions) - first <= most, f"{who} does not come to the end of a turn")
