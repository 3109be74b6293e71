"""Portals: all pieces of two magic sources change places (rulebook: «МАСТЕРА ПОРТАЛОВ»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.refusal import Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.powers.power import Power
from wartable.games.small_world.powers.protection import closed
from wartable.games.small_world.rules.actions import Swap
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


class PortalMasters(Power):
    """SW-PROF-PORTALMASTERS-01 to 05: twice per turn two magic-source regions are swapped."""

    name: ClassVar[str] = "portalmasters"
    icon: ClassVar[str] = "portal"
    rule: ClassVar[str] = "SW-PROF-PORTALMASTERS-01"
    acting: ClassVar[bool] = True
    worth: ClassVar[float] = 0.3

    def refreshed(self, s: SmallWorld) -> None:
        s.swaps = s.world.content.portal_uses

    def add_acts(self, s: SmallWorld, seat: int, found: list[Action]) -> None:
        """SW-PROF-PORTALMASTERS-01, 03, 05: any two open magic sources, not both bare."""
        if not s.swaps:
            return
        open_sources = members(s.world.sources & s.land & ~closed(s, seat) & ~s.down)
        moves = [movable(s, r) for r in open_sources]
        for i, one in enumerate(open_sources):
            for j in range(i + 1, len(open_sources)):
                if moves[i] or moves[j]:
                    found.append(s.world.swap[open_sources[j]][one])

    def owns(self, a: Action) -> bool:
        return isinstance(a, Swap)

    def reason(self, s: SmallWorld, seat: int, a: Action) -> Refusal:
        assert isinstance(a, Swap)
        if s.badge(seat) != ids.PORTALMASTERS:
            return Refusal("SW-PROF-PORTALMASTERS-01", "not-your-power")
        if not s.swaps:
            return Refusal("SW-PROF-PORTALMASTERS-01", "used-up-power")
        for r in (a.one, a.other):
            if not s.land >> r & 1:
                return Refusal("SW-SETUP-02", "not-in-play", {"region": r})
            if not s.world.sources >> r & 1:
                return Refusal("SW-PROF-PORTALMASTERS-01", "not-a-source", {"region": r})
            if closed(s, seat) >> r & 1:
                return Refusal("SW-PROF-PORTALMASTERS-05", "portal-closed", {"region": r})
            if s.down >> r & 1:
                return Refusal("SW-PROF-PORTALMASTERS-02", "portal-closed", {"region": r})
        return Refusal("SW-PROF-PORTALMASTERS-01", "nothing-there", {"region": a.one})

    def act(self, s: SmallWorld, seat: int, a: Action) -> None:
        assert isinstance(a, Swap)
        swap(s, seat, a)

    def touches(self, s: SmallWorld, seat: int, regions: int) -> bool:
        return s.swaps > 0 and bool(regions & s.world.sources)


def movable(s: SmallWorld, r: int) -> bool:
    """SW-PROF-PORTALMASTERS-02: something here would travel through a portal."""
    bit = 1 << r
    return s.holder[r] != ids.NOBODY or bool(s.objectives & bit) or r in s.bombs or r in s.relics[: ids.ARTIFACTS]


def swapped(regions: int, one: int, other: int) -> int:
    """A set of regions after the two have changed places."""
    differs = (regions >> one ^ regions >> other) & 1
    return regions ^ (differs << one | differs << other)


def swap(s: SmallWorld, seat: int, a: Swap) -> None:
    """SW-PROF-PORTALMASTERS-01, 02, 04: everything but mountains and places changes regions; nothing is captured."""
    one, other = a.one, a.other
    s.swaps -= 1
    bare = s.world.bare_cost
    guards = s.guard[one] - bare[one], s.guard[other] - bare[other]
    s.guard[one], s.guard[other] = bare[one] + guards[1], bare[other] + guards[0]
    s.tokens[one], s.tokens[other] = s.tokens[other], s.tokens[one]
    s.holder[one], s.holder[other] = s.holder[other], s.holder[one]
    for people in range(len(s.held)):
        s.held[people] = swapped(s.held[people], one, other)
    s.forts = swapped(s.forts, one, other)
    s.walls = swapped(s.walls, one, other)
    s.objectives = swapped(s.objectives, one, other)
    s.beasts = {traded(r, one, other): count for r, count in s.beasts.items()}
    s.bombs = {traded(r, one, other): bomb for r, bomb in s.bombs.items()}
    s.champion = traded(s.champion, one, other)
    for relic in range(ids.ARTIFACTS):
        if s.relics[relic] in (one, other):
            s.move_relic(relic, traded(s.relics[relic], one, other))
    if s.towers:
        s.check_towers()
    s.emit("swapped", "SW-PROF-PORTALMASTERS-01", {"seat": seat, "region": one, "to": other})


def traded(r: int, one: int, other: int) -> int:
    if r == one:
        return other
    return one if r == other else r
