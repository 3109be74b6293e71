"""What could still be done in a stage: buildings without a job, idle workers, stacks that could move or attack."""

from __future__ import annotations

from wartable.engine.play import decision
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.picture.pieces import building_id, stack_id, together
from wartable.games.bloodstream.rules import actions as act
from wartable.games.bloodstream.rules.attack import Attacking, able, has_target
from wartable.games.bloodstream.rules.movement import Moving, ready
from wartable.games.bloodstream.rules.orders import Orders
from wartable.games.bloodstream.rules.settings import OWNERS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import first
from wartable.toolbox.masks import members


class Waiting:
    """Whoever of the seat that decides waits for something to do, as bits."""

    def __init__(self, s: Bloodstream, seat: int) -> None:
        self.s = s
        self.buildings = 0
        self.idle = 0
        """Workers and tankers that gather nothing."""
        self.unmoved = 0
        self.unspent = 0
        choice = decision(s)
        if isinstance(choice, Orders):
            for a in s.moves:
                if isinstance(a, (act.Train, act.Study, act.Upgrade)):
                    self.buildings |= 1 << s.b_at[a.hex]
        elif isinstance(choice, Moving):
            sources = s.world.mines | s.woods() | s.world.patches
            for unit in members(ready(s, seat) & ~s.standing):
                if s.place[unit] < 0:
                    continue
                if s.kind[unit] not in (ids.WORKER, ids.TANKER):
                    self.unmoved |= 1 << unit
                elif not sources >> s.place[unit] & 1:
                    self.idle |= 1 << unit
        elif isinstance(choice, Attacking):
            for layer in (ids.GROUND, ids.SKY):
                for hex in members(s.troops[layer * OWNERS + seat]):
                    units = able(s, seat, hex, layer)
                    if units and has_target(s, first(units)):
                        self.unspent |= units

    def warnings(self) -> list[tuple[str, int]]:
        """Messages, and how many each is about."""
        found = [
            ("warn-buildings", self.buildings),
            ("warn-idle", self.idle),
            ("warn-unmoved", self.unmoved),
            ("warn-unspent", self.unspent),
        ]
        return [(message, some.bit_count()) for message, some in found if some]

    def pieces(self) -> list[str]:
        """Their pieces, each once; workers first."""
        s = self.s
        found = [building_id(s, building) for building in members(self.buildings)]
        for units in (self.idle, self.unmoved, self.unspent):
            found += [stack_id(s, together(s, unit)) for unit in members(units)]
        return list(dict.fromkeys(found))
