"""Towers (BS-TOWER): one die against one unit, in the owner's Attack stage or as an interrupt."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts
from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.actions import Aim
from wartable.games.bloodstream.rules.aiming import SPLASH, aim_at, facts_of, is_there
from wartable.games.bloodstream.rules.asking import Reaction, wrong_question
from wartable.games.bloodstream.rules.dice import Told, strikes
from wartable.games.bloodstream.rules.losses import Toll, suffer
from wartable.games.bloodstream.rules.shelves import A_BUILDING, A_UNIT, UNITS
from wartable.games.bloodstream.rules.splash import others
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import enemies_in, things, told_apart
from wartable.toolbox.masks import members


def is_tower(s: Bloodstream, building: int) -> bool:
    """BS-TOWER-01, 06, BS-UPGRADE-05: a finished tower that can attack at all."""
    return s.finished(building) and s.settings.building_attack[s.b_kind[building]] > 0


def prey_of(s: Bloodstream, building: int) -> int:
    """BS-TOWER-02, 05: the units that a tower may attack."""
    kind = s.b_kind[building]
    reach = s.world.hexes.disc(s.b_hex[building], s.settings.building_range[kind])
    return enemies_in(s, s.b_owner[building], reach, s.settings.building_targets[kind])


def watching(s: Bloodstream, building: int) -> bool:
    """BS-TOWER-04: whether a tower could interrupt now, if somebody appears whom it can attack."""
    return s.settings.towers_interrupt and is_tower(s, building) and not s.b_struck >> building & 1


def ready(s: Bloodstream, seat: int) -> list[int]:
    """BS-TOWER-03: the towers that may attack in their owner's Attack stage."""
    return [
        building
        for building in members(s.buildings[seat] & ~s.b_struck)
        if is_tower(s, building) and prey_of(s, building)
    ]


def not_ready(s: Bloodstream, building: int) -> Refusal:
    """Why a building does not attack."""
    if not is_tower(s, building):
        return Refusal(_unarmed(s, building), "no-tower")
    if s.b_struck >> building & 1:
        return Refusal("BS-TOWER-03", "tower-has-attacked")
    return Refusal("BS-TOWER-02", "no-target-in-reach")


def _unarmed(s: Bloodstream, building: int) -> str:
    """The clause by which a building has no attack."""
    if s.b_kind[building] != ids.SCOUT_TOWER or s.b_site >> building & 1:
        return "BS-TOWER-01"
    return "BS-UPGRADE-05" if s.b_job[building] == ids.UPGRADE else "BS-BUILD-19"


def interrupt(s: Bloodstream, building: int) -> None:
    """BS-TOWER-04: a tower attacks a unit of the moving group."""
    if s.log is not None:
        facts: dict[str, int | str] = {"seat": s.b_owner[building], "hex": s.b_hex[building]}
        s.emit("interrupt", "BS-TOWER-04", facts)
    s.then(TowerAim(s.b_owner[building], building, s.group))


class TowerAim(Reaction):
    """BS-TOWER-03: which unit a tower attacks, all of them or those of the moving group."""

    declares: ClassVar[Facts] = (("building", A_BUILDING), ("among", UNITS))

    def __init__(self, seat: int, building: int, among: int) -> None:
        super().__init__(seat)
        self.building = building
        self.among = among

    def misfit(self, s: Bloodstream) -> str:
        owned = s.living(self.seat) and s.buildings[self.seat] >> self.building & 1
        fits = owned and is_tower(s, self.building) and self.prey(s)
        return "" if fits else "only an own finished tower with somebody in reach attacks"

    def prey(self, s: Bloodstream) -> int:
        return prey_of(s, self.building) & self.among

    def legal(self, s: Bloodstream) -> list[Action]:
        return [aim_at(s, unit, False) for unit in told_apart(s, self.prey(s), 0)]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        if not isinstance(a, Aim):
            return wrong_question("tower-target")
        found = things(s, a.hex)
        if a.number <= len(found) and found[a.number - 1] < 0:
            return Refusal("BS-TOWER-05", "towers-attack-units-only")
        if a.number <= len(found) and self.prey(s) >> found[a.number - 1] & 1:
            return Refusal("BS-ATTACK-04", "take-the-first-of-those-alike")
        return Refusal("BS-TOWER-02", "no-target-for-the-tower", {"hex": a.hex})

    def apply(self, s: Bloodstream, a: Action) -> None:
        assert isinstance(a, Aim)
        target = things(s, a.hex)[a.number - 1]
        s.b_struck |= 1 << self.building
        more = others(s, target, self.prey(s)) if s.settings.splash else 0
        if more:
            s.then(TowerSplash(self.seat, self.building, target, more))
        else:
            shoot(s, self.building, [target])


class TowerSplash(Reaction):
    """BS-RULING-50: who else in the hex a tower strikes."""

    declares: ClassVar[Facts] = (("building", A_BUILDING), ("target", A_UNIT), ("prey", UNITS))

    def __init__(self, seat: int, building: int, target: int, prey: int) -> None:
        super().__init__(seat)
        self.building = building
        self.target = target
        self.prey = prey

    def misfit(self, s: Bloodstream) -> str:
        owned = s.living(self.seat) and s.buildings[self.seat] >> self.building & 1
        prey = self.prey and all([is_there(s, unit) for unit in members(self.prey | 1 << self.target)])
        return "" if owned and prey else "only an own finished tower with somebody in reach attacks"

    def legal(self, s: Bloodstream) -> list[Action]:
        return [aim_at(s, unit, False) for unit in told_apart(s, self.prey, 0)]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        return Refusal("BS-TOWER-03", "same-hex-only") if isinstance(a, Aim) else wrong_question("second-target")

    def apply(self, s: Bloodstream, a: Action) -> None:
        assert isinstance(a, Aim)
        shoot(s, self.building, [self.target, things(s, a.hex)[a.number - 1]])


def shoot(s: Bloodstream, building: int, targets: list[int]) -> None:
    """BS-TOWER-03: one die, alone; a second one only where splash is played."""
    toll = Toll()
    seat, kind = s.b_owner[building], s.b_kind[building]
    for place, target in enumerate(targets):
        attack, armour = s.settings.building_attack[kind] - place * SPLASH, s.armour_of(target)
        told: Told | None = None
        if s.log is not None:
            told = {"seat": seat, "by": ids.BUILDINGS[kind], "count": 1, "armour": armour}
            told.update(facts_of(s, target))
        if strikes(s, seat, attack - armour, "BS-TOWER-03", told):
            toll.hit(target)
    suffer(s, toll, "BS-TOWER-03")
