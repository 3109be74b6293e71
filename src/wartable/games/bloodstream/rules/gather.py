"""The Gather stage (draft: «Сбор ресурсов»): workers and tankers bring resources, forests are felled."""

from __future__ import annotations

from wartable.engine.frames import Step
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.settings import OWNERS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.toolbox.masks import members


class Gather(Step[Bloodstream]):
    """BS-TURN-02: resources first, then felled forests."""

    def run(self, s: Bloodstream) -> None:
        seat = self.seat
        s.stage = ids.GATHER
        gold, wood, oil, felled = income(s, seat)
        s.receive(seat, (gold, wood, oil))
        if s.log is not None:
            s.emit("gathered", "BS-GATHER-01", {"seat": seat, "gold": gold, "wood": wood, "oil": oil})
        s.felled |= felled
        if s.log is not None:
            for hex in members(felled):
                s.emit("felled", "BS-GATHER-06", {"hex": hex})


def income(s: Bloodstream, seat: int) -> tuple[int, int, int, int]:
    """What a player would gather now: gold, wood, oil; and the forests that fall by it."""
    mines = gatherers(s, seat, s.world.mines)
    trees = gatherers(s, seat, s.woods())
    rigs = 0
    for building in members(s.buildings[seat] & ~s.b_site):
        if s.b_kind[building] == ids.OIL_RIG:
            rigs |= 1 << s.b_hex[building]
    oil = sum([count for _, count in gatherers(s, seat, rigs)])
    gold = sum([count for _, count in mines])
    wood = sum([count for _, count in trees])
    felled = 0
    for hex, count in trees:
        if count > 1:
            felled |= 1 << hex
    bonus = bonuses(s, seat)
    if gold:
        gold += bonus[ids.GOLD]
    if wood:
        wood += bonus[ids.WOOD]
    if oil or not s.settings.refinery_waits:
        oil += bonus[ids.OIL]
    return gold, wood, oil, felled


def gatherers(s: Bloodstream, seat: int, hexes: int) -> list[tuple[int, int]]:
    """BS-GATHER-01, 04, 08: the hexes where a player's workers or tankers stand, and how many; captives do nothing."""
    found: list[tuple[int, int]] = []
    for hex in members(s.troops[ids.GROUND * OWNERS + seat] & hexes):
        count = 0
        for slot in members(s.ground[hex] & ~s.captive):
            count += s.kind[slot] in (ids.WORKER, ids.TANKER)
        if count:
            found.append((hex, count))
    return found


def bonuses(s: Bloodstream, seat: int) -> tuple[int, int, int]:
    """BS-GATHER-02, 03, 05, 09, 13: the best building for each resource; sites bring nothing."""
    found = [0, 0, 0]
    for building in members(s.buildings[seat] & ~s.b_site):
        for resource, more in enumerate(s.settings.gathering[s.b_kind[building]]):
            found[resource] = found[resource] + more if s.settings.bonus_adds else max(found[resource], more)
    return found[0], found[1], found[2]
