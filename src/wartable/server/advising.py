"""Advice for whoever asks what to do: the best answers, the chance of winning with each, and what the turn may bring.

Plans of the turn are compared as the searching bot does it; what tells them apart is said in the numbers of the
players' panels, so that no game needs words of its own for it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from wartable.bots.search import SearchBot
from wartable.engine.game import Game
from wartable.engine.picture.scene import Counter, Scene
from wartable.engine.play import legal
from wartable.words import words_for

HINTS: Final = 3
EFFORT: Final = 40_000
"""Answers that are looked at for a piece of advice."""
PLANS: Final = 8
PATIENCE: Final = 1.2
"""Seconds for the comparison of plans, and for the end of each."""
CHANGES: Final = 4
"""Of the things a plan brings, so many are told."""
TELLING: Final = 3
"""Guesses of what is hidden, on fewer of which a chance would be one of the dice."""


class Change(msgspec.Struct, frozen=True):
    """A number at the table, now and at the end of the turn."""

    name: str
    now: int
    then: int
    theirs: bool
    """Whether it is the rivals' sum."""


class Advice(msgspec.Struct, frozen=True):
    """One of the best answers."""

    action: str
    chance: float | None = None
    """Of winning with it, if there was time to find out."""
    brings: tuple[Change, ...] = ()


def advise(game: Game[Any], view: Any, seat: int, seed: int, language: str) -> tuple[Advice, ...]:
    """The answers that lead farthest, how likely to victory, and what the turn may bring with each."""
    if len(legal(view)) == 1:
        return (Advice(legal(view)[0].text),)
    bot = SearchBot(game, seed, PLANS, EFFORT, PATIENCE)
    words = words_for(game, language)
    now = game.scene(view, seat, words)
    plans = bot.advise(view, seat, HINTS)
    brings: list[list[Change]] = []
    for plan in plans:
        then = bot.outcome(view, plan)
        brings.append([] if then is None else changes(now, game.scene(game.view(then, seat), seat, words), seat))
    return tuple(
        [
            Advice(plan.moves[0].text, plan.mean() if len(plan.chances) >= TELLING else None, telling(some, brings))
            for plan, some in zip(plans, brings, strict=True)
        ]
    )


def telling(some: list[Change], brings: list[list[Change]]) -> tuple[Change, ...]:
    """What a plan brings and others do not; if there is no such thing, what it brings to oneself."""
    own = [one for one in some if not all([one in others for others in brings])]
    return tuple((own or [one for one in some if not one.theirs])[:CHANGES])


def changes(now: Scene, then: Scene, seat: int) -> list[Change]:
    """The numbers of this player and of the others that have become other ones, its own first."""
    found: list[Change] = []
    for theirs in (False, True):
        before, after = numbers(now, seat, theirs), numbers(then, seat, theirs)
        found += [
            Change(name, value, after[name], theirs)
            for name, value in before.items()
            if after.get(name, value) != value
        ]
    return found


def numbers(scene: Scene, seat: int, theirs: bool) -> dict[str, int]:
    """The counters in the panels of a seat, or of all others; those with the same name are added."""
    counters: list[Counter] = [
        counter for panel in scene.panels if (panel.seat != seat) == theirs for counter in panel.counters
    ]
    unknown = {counter.name for counter in counters if counter.value is None}
    found: dict[str, int] = {}
    for counter in counters:
        if counter.name not in unknown:
            found[counter.name] = found.get(counter.name, 0) + (counter.value or 0)
    return found
