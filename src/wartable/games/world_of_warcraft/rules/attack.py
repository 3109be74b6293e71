"""The Attack Phase of one hero (rulebook: «Ход сражения»): Dice Pool, Reroll, Place Tokens.

    Attack: helpers (POOL@) -> gather.py (Gather ... Throw) -> reroll.py (Rerolls ... Sting) -> place.py (Place ...)

Each of these schedules the next, as long as its hero is in the combat; so WOW-TOKENS-08, 10 and WOW-RULING-61 need no
paths of their own.
"""

from __future__ import annotations

from wartable.games.world_of_warcraft.rules.asking import HeroStep
from wartable.games.world_of_warcraft.rules.combat_shelves import NO_LIMIT
from wartable.games.world_of_warcraft.rules.gather import Gather
from wartable.games.world_of_warcraft.rules.helpers import helpers
from wartable.games.world_of_warcraft.rules.moments import POOL_AT
from wartable.games.world_of_warcraft.rules.place import attrition_room
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put


class Attack(HeroStep):
    """WOW-COMBAT-04: a hero is the active character."""

    def run(self, s: Lordaeron) -> None:
        hero = self.hero
        if not s.in_combat(hero):
            return
        s.attacker = hero
        s.attacked |= 1 << hero
        if s.log is not None:
            s.emit("attacks", "WOW-COMBAT-04", {"hero": hero})
        s.then(*helpers(s, hero, POOL_AT, True), Gather(self.seat, hero), AttackOver(self.seat, hero))


class AttackOver(HeroStep):
    """The dice are put away (WOW-POOL-06); what attrition the opponent would still allow is remembered."""

    def run(self, s: Lordaeron) -> None:
        s.allowance = put(s.allowance, self.hero, attrition_room(s, self.hero))
        clear_attack(s)


def clear_attack(s: Lordaeron) -> None:
    s.attacker = -1
    s.ready = s.removed = (0, 0, 0)
    s.given = {}
    s.rolled = False
    s.pool = s.laid_out = ()
    s.limits = (NO_LIMIT,) * 3
    s.reroll = s.attrition = s.threat = s.fixed = 0
    s.plan = s.placed = s.earlier = (0, 0, 0, 0)
    s.mirrored = False
