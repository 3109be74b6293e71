"""The end of the game (rulebook: «Победа в игре», «Решающее (финальное) PvP сражение»)."""

from __future__ import annotations

from typing import ClassVar, Final

from wartable.engine.frames import Facts, Step
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.combat import begin, leave_combat
from wartable.games.world_of_warcraft.rules.manage import Manage
from wartable.games.world_of_warcraft.rules.meanings import A_FACTION, FLAG
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members

DRAW: Final = 3
"""Both factions."""


def stronger_faction(s: Lordaeron, purpose: str) -> int:
    """The faction with more XP; of equal ones one is drawn."""
    alliance, horde = s.total_xp(ids.ALLIANCE), s.total_xp(ids.HORDE)
    if alliance == horde:
        return s.draw(2, purpose)
    return ids.ALLIANCE if alliance > horde else ids.HORDE


class FinalBattle(Step[Lordaeron]):
    """WOW-FINAL-02 to 05: all heroes are restored, manage their cards, and fight wherever they stand."""

    def run(self, s: Lordaeron) -> None:
        first = stronger_faction(s, "attacker of the final battle")
        s.active = first
        s.voices = ()
        for hero in range(s.settings.heroes):
            s.health[hero] = s.cap_health[hero]
            s.energy[hero] = s.cap_energy[hero]
        s.emit("final-battle", "WOW-FINAL-02", {"faction": first})
        order = [*members(s.members(first)), *members(s.members(1 - first))]
        s.then(*[Manage(s.seat_of[hero], hero) for hero in order], FinalFight(-1, first))


class FinalFight(Step[Lordaeron]):
    """WOW-FINAL-05: everybody takes part."""

    declares: ClassVar[Facts] = (("faction", A_FACTION),)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def run(self, s: Lordaeron) -> None:
        s.then(FinalResult())
        begin(s, ids.HEROES, (0, 0, 0), s.members(self.faction), s.members(1 - self.faction), ids.NOBODY)


class FinalResult(Step[Lordaeron]):
    """WOW-FINAL-06: whoever has a hero left has won."""

    def run(self, s: Lordaeron) -> None:
        victor = s.victor
        leave_combat(s)
        s.end(1 << victor if victor >= 0 else DRAW, "WOW-FINAL-06")


class Arrival(Step[Lordaeron]):
    """WOW-OVERLORD-08, WOW-RULING-32: Nefarian has reached The Bulwark and is fought by one faction, then the other.

    Nothing comes after this: whoever defeats him wins at once.
    """

    declares: ClassVar[Facts] = (("faction", A_FACTION), ("second", FLAG))

    def __init__(self, seat: int, faction: int, second: int) -> None:
        super().__init__(seat)
        self.faction = faction
        self.second = bool(second)

    def run(self, s: Lordaeron) -> None:
        s.active = self.faction
        s.voices = ()
        s.then(Held(-1, self.faction, self.second))
        begin(s, ids.OVERLORD, (1, 0, 0), s.members(self.faction), 0, s.world.content.nefarian_goal)


class Held(Step[Lordaeron]):
    """A faction has lost against Nefarian."""

    declares: ClassVar[Facts] = (("faction", A_FACTION), ("second", FLAG))

    def __init__(self, seat: int, faction: int, second: int) -> None:
        super().__init__(seat)
        self.faction = faction
        self.second = bool(second)

    def run(self, s: Lordaeron) -> None:
        leave_combat(s)
        if self.second:
            s.end(DRAW, "WOW-OVERLORD-08")
        else:
            s.then(Arrival(-1, 1 - self.faction, True))


def arrive(s: Lordaeron) -> None:
    """Nefarian has reached The Bulwark: the game is decided now, nothing else is."""
    s.stack.clear()
    s.then(Arrival(-1, stronger_faction(s, "who fights Nefarian first"), False))
