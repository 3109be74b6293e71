"""Reasons are true: in random games, actions that nearly fit are refused with what holds of the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from tests.games.small_world.test_texts import REASONS
from wartable.engine.action import Action
from wartable.engine.luck import Dice
from wartable.engine.play import acting, legal, refuse
from wartable.games.small_world import GAME, ids
from wartable.games.small_world.rules.state import SmallWorld
from wartable.testing.near import around
from wartable.testing.plays import Play, any_start

DECISIONS = 400
MISSES = 60


class Case:
    """One refused action and the position it was refused in."""

    def __init__(self, s: SmallWorld, seat: int, action: Action, facts: Mapping[str, int | str]) -> None:
        self.s = s
        self.seat = seat
        self.action = action
        self.facts = facts
        self.own = s.own(seat)

    def fact(self, name: str) -> int:
        number = self.facts[name]
        assert isinstance(number, int)
        return number

    @property
    def region(self) -> int:
        """The region the reason speaks of, which the action names too."""
        region = self.fact("region")
        relic = self.named("relic")
        named = [self.named(name) for name in ("region", "to", "one", "other")]
        named.append(self.s.relics[relic] if relic >= 0 else -1)
        assert region in named, f"{self.action.text} does not speak of {region}"
        return region

    def named(self, part: str) -> int:
        """A number of the action, -1 if it has none of this name."""
        number = getattr(self.action, part, -1)
        assert isinstance(number, int)
        return number

    def there(self, regions: int) -> bool:
        return bool(regions >> self.region & 1)

    def relic(self) -> int:
        return self.s.relics[self.fact("relic")]

    def short(self) -> bool:
        """A price that the seat cannot pay."""
        return self.fact("coins") == self.s.coins[self.seat] < self.fact("price")

    def borders_own(self) -> bool:
        return bool(self.s.world.borders[self.region] & self.own)

    def verb(self) -> str:
        return self.action.text.split()[0]


def not_mine(c: Case) -> bool:
    """The power belongs to another race or badge."""
    owners = {
        "raid": c.s.race(c.seat) == ids.GNOMES,
        "champion": c.s.badge(c.seat) == ids.CHAMPIONS,
        "scare": c.s.badge(c.seat) == ids.INTIMIDATORS,
        "swap": c.s.badge(c.seat) == ids.PORTALMASTERS,
    }
    return not owners.get(c.verb(), c.s.race(c.seat) == ids.ETHEREALS)


def nothing_there(c: Case) -> bool:
    s, r = c.s, c.region
    if c.verb() == "lift":
        return not s.beasts.get(r, 0)
    if c.verb() == "swap":
        return s.holder[r] == ids.NOBODY
    pieces = {
        "wall": c.there(s.walls),
        "fort": c.there(s.forts),
        "murloc": s.holder[r] == ids.MURLOCS,
        "beast": s.beasts.get(r, 0) > 0,
        "token": s.tokens[r] > 0 and s.holder[r] != ids.MURLOCS,
    }
    named = [piece for piece in pieces if piece in c.action.text.split()]
    return not pieces[named[0]] if named else not pieces["token"]


def nothing_in_hand(c: Case) -> bool:
    if c.verb() == "post":
        return not c.s.champion_in_hand(c.seat)
    return not c.s.beasts_of(c.seat) if c.action.text.endswith("beast") else c.s.hand[c.seat] == 0


def rival_holds(c: Case, r: int) -> bool:
    """The active race of another seat holds a region."""
    return r >= 0 and any(c.s.own(seat) >> r & 1 for seat in range(c.s.seats) if seat != c.seat)


TRUE: dict[str, Callable[[Case], bool]] = {
    "too-dear": lambda c: c.short(),
    "cannot-pay": lambda c: c.short(),
    "too-few-tokens": lambda c: c.fact("have") < c.fact("need"),
    "no-tokens": lambda c: c.fact("have") < c.fact("need"),
    "die-not-needed": lambda c: c.fact("have") >= c.fact("need"),
    "too-far-short": lambda c: c.fact("have") + max(c.s.world.content.pips) < c.fact("need"),
    "conquests-over": lambda c: c.s.over,
    "not-in-play": lambda c: not c.there(c.s.land),
    "own-region": lambda c: c.there(c.own),
    "not-your-region": lambda c: not c.there(c.own),
    "tower": lambda c: c.there(c.s.towers & ~c.own),
    "water": lambda c: c.there(c.s.world.water) and c.s.race(c.seat) != ids.NAGA,
    "not-an-anchor": lambda c: c.own == 0,
    "out-of-reach": lambda c: not c.borders_own() or c.own == 0,
    "not-your-power": not_mine,
    "not-held": lambda c: c.relic() < 0 or not c.own >> c.relic() & 1,
    "not-in-sight": lambda c: c.relic() < 0,
    "not-beside": lambda c: not c.there(c.own) or not c.s.world.borders[c.region] >> c.s.relics[c.named("relic")] & 1,
    "places-stay": lambda c: c.fact("relic") >= ids.ARTIFACTS,
    "champion-out": lambda c: c.s.champion == ids.OUT,
    "champion-on-board": lambda c: c.s.champion != ids.IN_HAND,
    "champion-not-first": lambda c: c.own == 0,
    "nobody-to-scare": lambda c: c.s.holder[c.region] in (ids.NOBODY, 2 * c.seat, 2 * c.seat + 1),
    "nothing-there": nothing_there,
    "walls-first": lambda c: c.there(c.s.walls | c.s.forts),
    "not-same-race": lambda c: c.s.holder[c.region] != c.s.holder[c.named("region")] or c.region == c.named("region"),
    "aegis-first": lambda c: c.s.relics[ids.AEGIS] == c.region and not c.there(c.own),
    "no-aegis": lambda c: c.s.aegis_paid or not rival_holds(c, c.s.relics[ids.AEGIS]),
    "not-a-source": lambda c: not c.there(c.s.world.sources),
    "not-this-water": lambda c: not any(c.region == getattr(move, "region", -1) for move in legal(c.s)),
    "nothing-in-hand": nothing_in_hand,
    "just-one": lambda c: c.s.hand[c.seat] + c.s.beasts_of(c.seat) == 1,
    "place-all": lambda c: c.fact("have") > 0,
    "fort-there": lambda c: c.there(c.s.forts),
    "objective-there": lambda c: c.there(c.s.objectives),
    "no-bombs": lambda c: not c.s.bomb_stack,
    "bomb-there": lambda c: c.region in c.s.bombs,
    "no-bomb-here": lambda c: not c.borders_own() or not rival_holds(c, c.region),
}
"""Whether a reason holds; the others say what the question is, or sum up several conditions."""


def test_the_reasons_exist() -> None:
    assert set(TRUE) <= REASONS


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5, 6, 141, 215, 921, 1063])
def test_reasons_are_true_of_the_position(seed: int) -> None:
    play = Play(GAME, any_start(GAME, seed))
    dice = Dice(seed)
    seen: set[str] = set()
    for _ in range(DECISIONS):
        s = play.state
        if not s.stack:
            break
        for action in around(GAME.book(s), legal(s), MISSES, dice):
            refusal = refuse(s, acting(s), action)
            if refusal is not None and refusal.reason in TRUE:
                seen.add(refusal.reason)
                if not TRUE[refusal.reason](Case(s, acting(s), action, refusal.facts)):
                    play.fail(f"{action.text!r} is refused with {refusal}, which is not true")
        play.take(play.next_action())
    assert len(seen) > 8
