"""What a battle promises before it is fought, without cards: dice, casualties to expect in a round, and a chance."""

from __future__ import annotations

from typing import Final

from wartable.engine.picture.scene import Detail, Words
from wartable.games.warcraft import ids
from wartable.games.warcraft.judgement.odds import Force, Might, outcome
from wartable.games.warcraft.rules.actions import Fight
from wartable.games.warcraft.rules.battle import opponents
from wartable.games.warcraft.rules.dice import FACES
from wartable.games.warcraft.rules.state import Warcraft
from wartable.toolbox.masks import members

SIDES: Final = len(FACES)


class Prospect:
    """One side of a battle: dice in each phase, and casualties to be expected in all, in sixths."""

    def __init__(self) -> None:
        self.dice = [0] * len(ids.PHASES)
        self.sixths = 0
        self.force = Force()

    def add(self, s: Warcraft, race: int, numbers: list[int]) -> None:
        """The units of a race, by kind (WC-BATTLE-12, 13, WC-ABIL-BLOW-01, WC-ABIL-BLOODLUST-01)."""
        self.force.add(Might(s, race), numbers[ids.MELEE], numbers[ids.RANGED], numbers[ids.FLYING])
        lust = s.ability(race, ids.RANGED) == ids.BLOODLUST and numbers[ids.RANGED] > 0
        for phase, kind in enumerate(ids.PHASES):
            dice = numbers[kind]
            if dice and lust:
                dice += 1
            worth = min(SIDES, s.strength(race, kind)) + (1 if s.ability(race, kind) == ids.BLOW else 0)
            self.dice[phase] += dice
            self.sixths += dice * worth


def prospect(s: Warcraft, space: int, side: int, arriving: int = -1, start: int = -1, mover: int = -1) -> Prospect:
    """What the races of a side (as bits) could bring to a battle; one piece of `mover` may be on its way there."""
    found = Prospect()
    world = s.world
    for race in members(side):
        numbers = [0] * ids.UNITS
        for kind in range(ids.UNITS):
            front = world.front_air[space] if kind == ids.FLYING else world.front_ground[space]
            for x in members(front & s.units[race]):
                numbers[kind] += s.count(race, kind, x)
            if race == mover and kind == arriving and not front >> start & 1:
                numbers[kind] += 1
        if race == ids.HUMANS and s.called:
            for x in members(world.front_ground[space] & s.called & s.workers[race]):
                numbers[ids.MELEE] += s.count(race, ids.WORKER, x)
        found.add(s, race, numbers)
    return found


def tenths(sixths: int, words: Words) -> str:
    """A number of sixths to the nearest tenth."""
    number = (sixths * 10 + SIDES // 2) // SIDES
    return words("tenths", whole=number // 10, tenth=number % 10)


def versus(mine: Prospect, theirs: Prospect, words: Words) -> list[Detail]:
    """Both sides compared, phase by phase and in all."""
    lines: list[Detail] = []
    for phase, name in enumerate(ids.PHASE_NAMES):
        if mine.dice[phase] or theirs.dice[phase]:
            value = words("against", mine=mine.dice[phase], theirs=theirs.dice[phase])
            lines.append(Detail(words("odds-dice", phase=words("phase-" + name)), value))
    hits = words("against", mine=tenths(mine.sixths, words), theirs=tenths(theirs.sixths, words))
    lines.append(Detail(words("odds-hits"), hits))
    chance = outcome(mine.force, theirs.force).chance
    lines.append(Detail(words("odds-chance"), words("about-percent", percent=round(100 * chance))))
    return lines


def attack(s: Warcraft, race: int, kind: int, start: int, space: int, words: Words) -> list[Detail]:
    """The battle that a move into a space would bring; nothing if nobody fights there."""
    enemies = [fight for fight in opponents(s, race, space) if isinstance(fight, Fight)]
    if not enemies:
        return []
    mine = prospect(s, space, s.forces.friends[race], kind, start, race)
    return versus(mine, prospect(s, space, s.forces.friends[enemies[0].race]), words)


def battle(s: Warcraft, race: int, space: int, enemy: int, words: Words) -> list[Detail]:
    """A battle that is about to be fought."""
    mine = prospect(s, space, s.forces.friends[race])
    return versus(mine, prospect(s, space, s.forces.friends[enemy]), words)


def brief(s: Warcraft, race: int, space: int, enemy: int, words: Words) -> str:
    """The same in a few letters: the chance to win."""
    mine = prospect(s, space, s.forces.friends[race])
    theirs = prospect(s, space, s.forces.friends[enemy])
    return words("about-percent", percent=round(100 * outcome(mine.force, theirs.force).chance))
