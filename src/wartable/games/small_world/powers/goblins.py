"""The Goblins' bombs: revealed at the start of their turn, placed at its end (rulebook: «ГОБЛИНЫ»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Facts, Frame, Step
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.powers.power import Power
from wartable.games.small_world.powers.protection import cannot_pay_aegis, pay_aegis, payable, protected
from wartable.games.small_world.rules.actions import Bomb
from wartable.games.small_world.rules.capture import explode
from wartable.games.small_world.rules.reach import dues_total, pay_dues
from wartable.games.small_world.rules.shelves import A_REGION
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


class Goblins(Power):
    """SW-RACE-GOBLINS-01 to 12: face-down bombs in bordering regions of rivals."""

    name: ClassVar[str] = "goblins"
    icon: ClassVar[str] = "goblin-head"
    rule: ClassVar[str] = "SW-RACE-GOBLINS-02"
    worth: ClassVar[float] = 1.6

    def picked(self, s: SmallWorld) -> None:
        """SW-RACE-GOBLINS-01: all bombs are shuffled into a stack."""
        content = s.world.content
        bombs = [ids.EXPLODING] * content.exploding_bombs + [ids.DUD] * content.dud_bombs
        s.bomb_stack = tuple(s.shuffled(bombs, "bombs"))
        s.bombs_shown = ()
        s.bombs_unseen = ()

    def at_start(self, s: SmallWorld, seat: int) -> list[Frame]:
        """SW-RACE-GOBLINS-05: every bomb of the last turn is dealt with, in region order, before all else."""
        return [RevealBomb(seat, r) for r in sorted(s.bombs)]

    def after_coins(self, s: SmallWorld, seat: int) -> list[Frame]:
        """SW-RACE-GOBLINS-02: into bordering regions of rivals' active races."""
        return [PlaceBombs(seat)]

    def declined(self, s: SmallWorld) -> None:
        """SW-DECLINE-12"""
        s.bomb_stack = ()
        s.bombs_shown = ()
        s.bombs_unseen = ()

    def later_worth(self, s: SmallWorld, seat: int, soon: float) -> float:
        return 0.8 * len([r for r in s.bombs if s.holder[r] >= 0 and s.holder[r] >> 1 != seat])


def bombs_left(s: SmallWorld) -> tuple[int, ...]:
    """The bombs that are nowhere else, in some order; unknown if others are."""
    content = s.world.content
    out = [*s.bombs.values(), *s.bombs_unseen, *s.bombs_shown]
    if ids.UNKNOWN in out:
        return (ids.UNKNOWN,) * max(0, content.exploding_bombs + content.dud_bombs - len(out))
    exploding = max(0, content.exploding_bombs - out.count(ids.EXPLODING))
    duds = max(0, content.dud_bombs - out.count(ids.DUD))
    both = min(exploding, duds)
    return (ids.EXPLODING, ids.DUD) * both + (ids.EXPLODING,) * (exploding - both) + (ids.DUD,) * (duds - both)


class RevealBomb(Step[SmallWorld]):
    """One bomb: back on the stack, out without effect, or revealed; a payment may be asked first (SW-RULING-25)."""

    declares: ClassVar[Facts] = (("region", A_REGION),)

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def run(self, s: SmallWorld) -> None:
        r = self.region
        holder = s.holder[r]
        if holder == ids.NOBODY or holder == ids.MURLOCS or holder >> 1 == self.seat:
            # SW-RACE-GOBLINS-09
            s.bomb_stack = (s.bombs.pop(r), *s.bomb_stack)
            s.emit("bomb-back", "SW-RACE-GOBLINS-09", {"seat": self.seat, "region": r})
        elif s.towers >> r & 1:
            remove_unseen(s, self.seat, r)
        elif dues_total(s, self.seat, r, 0):
            s.then(BombPayment(self.seat, r))
        else:
            detonate(s, self.seat, r)


def remove_unseen(s: SmallWorld, seat: int, r: int) -> None:
    s.bombs_unseen = (*s.bombs_unseen, s.bombs.pop(r))
    s.emit("bomb-removed", "SW-RACE-GOBLINS-05", {"seat": seat, "region": r})


def detonate(s: SmallWorld, seat: int, r: int) -> None:
    """SW-RACE-GOBLINS-06 to 08: a revealed bomb leaves the game, with a bang or without."""
    bomb = s.bombs.pop(r)
    s.bombs_shown = (*s.bombs_shown, bomb)
    if bomb == ids.EXPLODING:
        explode(s, seat, r)
    else:
        s.emit("dud", "SW-RACE-GOBLINS-07", {"seat": seat, "region": r})


class BombPayment(Choice[SmallWorld]):
    """An explosion is a capture: what a capture of this region costs in coins is paid, or the bomb is forgone."""

    declares: ClassVar[Facts] = (("region", A_REGION),)

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def misfit(self, s: SmallWorld) -> str:
        return "" if self.region in s.bombs else "no bomb there"

    def legal(self, s: SmallWorld) -> list[Action]:
        if dues_total(s, self.seat, self.region, 0) > s.coins[self.seat]:
            return [s.world.forgo]
        return [s.world.detonate, s.world.forgo]

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        if a is not s.world.detonate:
            return Refusal(OTHER_DECISION, "pay-or-forgo")
        price = dues_total(s, self.seat, self.region, 0)
        return Refusal("SW-CONQ-22", "cannot-pay", {"price": price, "coins": s.coins[self.seat]})

    def apply(self, s: SmallWorld, a: Action) -> None:
        if a is s.world.forgo:
            remove_unseen(s, self.seat, self.region)
        else:
            pay_dues(s, self.seat, self.region, 0)
            detonate(s, self.seat, self.region)


class PlaceBombs(Step[SmallWorld]):
    """SW-RACE-GOBLINS-02: at the end of the turn, if there is a bomb and a place for it."""

    def run(self, s: SmallWorld) -> None:
        if s.bomb_stack and bomb_regions(s, self.seat):
            s.then(Bombing(self.seat))


def bomb_regions(s: SmallWorld, seat: int) -> int:
    """SW-RACE-GOBLINS-02, 04: regions that may receive a bomb, an Aegis that can be paid for included."""
    rivals = 0
    for rival in range(s.seats):
        if rival != seat:
            rivals |= s.own(rival)
    regions = s.world.neighbourhood.near(s.own(seat)) & rivals & payable(s, seat)
    for r in s.bombs:
        regions &= ~(1 << r)
    return regions


class Bombing(Choice[SmallWorld]):
    """One bomb after another from the top of the stack, as many as wanted."""

    def legal(self, s: SmallWorld) -> list[Action]:
        found: list[Action] = []
        if s.bomb_stack:
            found = [s.world.bomb[r] for r in members(bomb_regions(s, self.seat))]
        return [*found, s.world.done]

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        if not isinstance(a, Bomb):
            return Refusal(OTHER_DECISION, "bombs-now")
        r = a.region
        facts: dict[str, int | str] = {"region": r}
        if not s.bomb_stack:
            return Refusal("SW-RACE-GOBLINS-11", "no-bombs")
        if r in s.bombs:
            return Refusal("SW-RACE-GOBLINS-04", "bomb-there", facts)
        if (s.towers & ~s.own(self.seat)) >> r & 1:
            return Refusal("SW-PROF-WATCHMEN-05", "tower", facts)
        if (protected(s, self.seat) & ~payable(s, self.seat)) >> r & 1:
            return cannot_pay_aegis(s, self.seat)
        return Refusal("SW-RACE-GOBLINS-02", "no-bomb-here", facts)

    def apply(self, s: SmallWorld, a: Action) -> None:
        if not isinstance(a, Bomb):
            return
        if protected(s, self.seat) >> a.region & 1:
            pay_aegis(s, self.seat)
        s.bombs[a.region] = s.bomb_stack[0]
        s.bomb_stack = s.bomb_stack[1:]
        s.emit("bomb-placed", "SW-RACE-GOBLINS-02", {"seat": self.seat, "region": a.region})
        s.then(self)
