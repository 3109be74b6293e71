"""How a battle is likely to end: mean casualties phase by phase, and how far luck may turn them. Opinions."""

from __future__ import annotations

from typing import Final

from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.state import Warcraft

PIPS: Final = 24
"""Casualties are counted in this part of one: a die of Strength 1 causes four of them."""
ROUNDS: Final = 8
SPENT: Final = 0.2
"""A force smaller than this is beaten."""
MANY: Final = 60000
"""Outcomes kept before the notebook is begun anew."""
COST: Final[tuple[float, ...]] = (2.0, 3.0, 4.0)
"""What a unit of a kind costs to train, gold and wood together: nobody's loss of one is worth less."""
LEVEL_GAIN: Final = 0.2
"""How much more a unit is worth with each point of Strength beyond 2."""


class Might:
    """What the units of a race can do at their present levels."""

    def __init__(self, s: Warcraft, race: int) -> None:
        self.hits: list[int] = [0, 0, 0]
        """Mean casualties of one die, by kind."""
        self.worth: list[float] = [0.0, 0.0, 0.0]
        self.heal = -1
        self.poison = -1
        self.lust = -1
        self.raises = -1
        for kind in range(ids.UNITS):
            strength = s.strength(race, kind)
            ability = s.ability(race, kind)
            self.hits[kind] = 4 * strength
            self.worth[kind] = COST[kind] * (1.0 + LEVEL_GAIN * (strength - 2))
            if ability == ids.BLOW:
                self.hits[kind] += 4
                self.worth[kind] += 0.4
            elif ability == ids.HEAL:
                self.heal = kind
            elif ability == ids.POISON:
                self.poison = kind
            elif ability == ids.BLOODLUST:
                self.lust = kind
            elif ability == ids.RAISE:
                self.raises = kind


class Force:
    """The units of one side in a battle: how many of each kind, and the casualties their dice cause."""

    def __init__(self) -> None:
        self.melee = 0
        self.ranged = 0
        self.flying = 0
        self.melee_hits = 0
        self.ranged_hits = 0
        self.flying_hits = 0
        self.worth = 0.0
        self.heal = False
        self.poison = 0
        self.lust = False
        self.raises = False

    def size(self) -> int:
        return self.melee + self.ranged + self.flying

    def add(self, might: Might, melee: int, ranged: int, flying: int) -> None:
        hits = might.hits
        worth = might.worth
        if melee:
            self.melee += melee
            self.melee_hits += melee * hits[0]
            self.worth += melee * worth[0]
        if ranged:
            self.ranged += ranged
            self.ranged_hits += ranged * hits[1]
            self.worth += ranged * worth[1]
            # Every ability but Unstoppable Blow belongs to ranged units.
            if might.heal == ids.RANGED:
                self.heal = True
            if might.poison == ids.RANGED:
                self.poison += ranged
            if might.lust == ids.RANGED:
                self.lust = True
            if might.raises == ids.RANGED:
                self.raises = True
        if flying:
            self.flying += flying
            self.flying_hits += flying * hits[2]
            self.worth += flying * worth[2]

    def key(self) -> int:
        """Everything the outcome depends on, as one number; all pieces of three allies fit into the bits."""
        found = self.melee << 12 | self.ranged << 6 | self.flying
        found = found << 30 | self.melee_hits << 20 | self.ranged_hits << 10 | self.flying_hits
        found = found << 2 | min(self.poison, 3)
        return found << 3 | (4 if self.heal else 0) | (2 if self.lust else 0) | (1 if self.raises else 0)


class Line:
    """A force in the course of a battle; units fall in fractions."""

    def __init__(self, force: Force) -> None:
        self.left: list[float] = [float(force.melee), float(force.ranged), float(force.flying)]
        self.rate: list[float] = [
            force.melee_hits / (PIPS * force.melee) if force.melee else 0.0,
            force.ranged_hits / (PIPS * force.ranged) if force.ranged else 0.0,
            force.flying_hits / (PIPS * force.flying) if force.flying else 0.0,
        ]
        self.heal = force.heal
        self.poison = force.poison
        self.lust = force.lust
        self.raises = force.raises
        self.snared = False
        self.fewer: list[float] = [0.0, 0.0, 0.0]
        """Units that do not attack in the round that is being fought, by kind."""
        self.began = float(force.size())

    def size(self) -> float:
        return self.left[0] + self.left[1] + self.left[2]

    def volley(self, kind: int) -> float:
        """Mean casualties of an attack."""
        dice = self.left[kind] - self.fewer[kind]
        if dice <= 0.0:
            return 0.0
        if self.lust and self.left[1] > 0.0:
            dice += min(1.0, dice)
        if self.raises and self.left[1] > 0.0:
            self.left[0] += dice / 6.0
        return dice * self.rate[kind]

    def suffer(self, casualties: float, flyers: bool) -> None:
        """The cheapest fall first; flyers only where they may."""
        if self.heal and self.left[1] > 0.0 and casualties > 0.0:
            casualties -= min(1.0, casualties / (1.0 + 0.6 * casualties))
        self.drop(casualties, flyers)

    def drop(self, casualties: float, flyers: bool) -> None:
        left = self.left
        for kind in range(ids.UNITS if flyers or self.snared else ids.FLYING):
            if casualties <= 0.0:
                return
            lost = min(left[kind], casualties)
            left[kind] -= lost
            casualties -= lost


class Outcome:
    """Chances that each side alone holds the field, and the part of its force each must expect to lose."""

    def __init__(self, chance: float, rival_chance: float, lost: float, rival_lost: float) -> None:
        self.chance = chance
        self.rival_chance = rival_chance
        self.lost = lost
        self.rival_lost = rival_lost


_NOTES: Final[dict[tuple[int, int], Outcome]] = {}


def outcome(force: Force, rival: Force) -> Outcome:
    """How a battle from its beginning is likely to end."""
    key = (force.key(), rival.key())
    found = _NOTES.get(key)
    if found is None:
        if len(_NOTES) >= MANY:
            _NOTES.clear()
        found = clash(Line(force), Line(rival), 0, 0)
        _NOTES[key] = found
    return found


def clash(line: Line, rival: Line, phase: int, poison: int) -> Outcome:
    """Fight it out with mean casualties from a phase on; `poison` are phases in which poisoners strike first."""
    for _ in range(ROUNDS):
        if phase == 0 and not poison:
            poison = _named(line) | _named(rival)
        while phase < len(ids.PHASES):
            _exchange(line, rival, phase, poison)
            if line.size() < SPENT or rival.size() < SPENT:
                return _judged(line, rival)
            phase += 1
        line.fewer = [0.0, 0.0, 0.0]
        rival.fewer = [0.0, 0.0, 0.0]
        phase = 0
        poison = 0
    return _judged(line, rival)


def _named(line: Line) -> int:
    """Phases a poisoner would name: the one with most dice, then melee and flying."""
    if not line.poison or line.left[1] <= 0.0:
        return 0
    return (0, 1, 5, 7)[min(line.poison, 3)]


def _exchange(line: Line, rival: Line, phase: int, poison: int) -> None:
    kind = ids.PHASES[phase]
    flyers = phase != ids.MELEE_PHASE
    if poison >> phase & 1 and line.poison and not rival.poison:
        rival.suffer(line.volley(kind), flyers)
        line.suffer(rival.volley(kind), flyers)
    elif poison >> phase & 1 and rival.poison and not line.poison:
        line.suffer(rival.volley(kind), flyers)
        rival.suffer(line.volley(kind), flyers)
    else:
        ours = line.volley(kind)
        theirs = rival.volley(kind)
        rival.suffer(ours, flyers)
        line.suffer(theirs, flyers)


def _judged(line: Line, rival: Line) -> Outcome:
    """What is left, and how much it must be mistrusted: few dice are more wayward than many."""
    ours = min(1.0, line.size() / line.began) if line.began else 0.0
    theirs = min(1.0, rival.size() / rival.began) if rival.began else 0.0
    edge = (ours - theirs) * (line.began + rival.began) ** 0.5
    if edge >= 0.0:
        swing = min(0.495, 0.115 * edge + 0.035 * edge * edge)
    else:
        swing = -min(0.495, -0.115 * edge + 0.035 * edge * edge)
    draw = 0.2 * (0.5 - abs(swing)) / max(1.0, min(line.began, rival.began))
    chance = 0.5 + swing
    kept = max(ours, 0.45 + 0.25 * ours)
    rival_kept = max(theirs, 0.45 + 0.25 * theirs)
    return Outcome(chance - draw, 1.0 - chance - draw, 1.0 - chance * kept, 1.0 - (1.0 - chance) * rival_kept)
