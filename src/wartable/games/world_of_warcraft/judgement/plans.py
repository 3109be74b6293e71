"""What heroes can set out for: targets, alone or together, by the chance to win and the actions it takes to get there.

A plan is a group and its target. All of a group must be there with an action left; who waits for others rests
meanwhile, and a group may rest before it fights. Time is counted in actions.
"""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.judgement.foes import creatures
from wartable.games.world_of_warcraft.judgement.prospects import TURN, Muster, Prospects, Target, Targets, recover
from wartable.games.world_of_warcraft.judgement.sheets import AMOUNT, REMEMBERED, fitness
from wartable.games.world_of_warcraft.judgement.ways import Ways
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members

DELAY: Final = 0.72
"""What is left of a plan for each action it takes, on average over its heroes."""
AFTER: Final = 1.0
"""What each of the winners can hope for next, whatever there is."""
COMPANY: Final = 0.15
"""What the best plan of all together counts besides, whether they go there next or not."""
LATER: Final = 0.1
"""What a quest counts that all together could do later, wherever it is."""
PACE: Final = 2
"""Steps of a Travel action."""

Group = tuple[int, ...]
# Tuples of plain numbers, which the garbage collector leaves alone: many of them are kept.
Worth = tuple[float, tuple[int, ...]]
"""What a plan is worth, and the actions that each of its heroes needs."""
Outlook = tuple[float, tuple[int, ...]]
"""What heroes can hope for, and the actions that each hero of the game needs for it; 0 for who has no plan."""


class Plans:
    """Judges plans; what was worked out is kept.

    The keys say all that it hangs on. `around` is the same for all heroes: what there is to fight, the region that is
    taken, the turns that are left, blue creatures. `rows` are the heroes: their bodies and where they stand.
    """

    def __init__(self, prospects: Prospects, ways: Ways) -> None:
        self.prospects = prospects
        self.ways = ways
        self._blues: dict[tuple[tuple[int, int], ...], int] = {}
        self._blues_seen = 0
        self._outlooks: dict[tuple[int, ...], Outlook] = {}
        self._plans: dict[tuple[int, ...], tuple[Worth, ...]] = {}
        self._values: dict[tuple[int, ...], tuple[float, float]] = {}
        self._onwards: dict[tuple[int, ...], float] = {}
        self._riches: dict[tuple[int, ...], float] = {}

    def outlook(
        self, s: Lordaeron, muster: Muster, heroes: Group, faction: int, targets: Targets, taken: int
    ) -> Outlook:
        """The best that heroes can do next, each alone or in groups; `taken` is a region where others fight."""
        turns = turns_left(s, faction)
        around = [(targets.number << AMOUNT | taken + 1) << AMOUNT | turns, self.number_of_blues(s)]
        rows: list[int] = []
        for hero in heroes:
            rows.append(body(s, hero, muster.health[hero], muster.energy[hero]))
            rows.append(((s.region[hero] << AMOUNT | muster.ahead[hero]) << AMOUNT | muster.actions[hero]) << 3 | hero)
        key = tuple(around + rows)
        found = self._outlooks.get(key)
        if found is None:
            if len(self._outlooks) > REMEMBERED:
                self._outlooks.clear()
            left = [one for one in targets.every if one.region != taken]
            found = (
                self._outlook(s, muster, heroes, faction, targets, left, around, rows) if left and heroes else (0.0, ())
            )
            self._outlooks[key] = found
        return found

    def number_of_blues(self, s: Lordaeron) -> int:
        """A number that tells the blue creatures of the board from others."""
        key = tuple(s.blues.items())
        found = self._blues.get(key)
        if found is None:
            if len(self._blues) > REMEMBERED:
                self._blues.clear()
            self._blues_seen += 1
            found = self._blues[key] = self._blues_seen
        return found

    def _outlook(
        self,
        s: Lordaeron,
        muster: Muster,
        heroes: Group,
        faction: int,
        targets: Targets,
        left: list[Target],
        around: list[int],
        rows: list[int],
    ) -> Outlook:
        worths: dict[Group, tuple[Worth, ...]] = {}
        best, needs = -1.0, [0] * s.settings.heroes
        for groups in splits(heroes):
            total = 0.0
            chosen = [0] * s.settings.heroes
            used: list[int] = []
            for group in groups:
                found = worths.get(group)
                if found is None:
                    key = list(around)
                    for hero in group:
                        at = 2 * heroes.index(hero)
                        key += rows[at : at + 2]
                    found = worths[group] = self.plans(s, muster, group, faction, targets, left, tuple(key))
                most, at = 0.0, -1
                for i, worth in enumerate(found):
                    if worth[0] > most and i not in used:
                        most, at = worth[0], i
                if at >= 0:
                    used.append(at)
                    total += most
                    for hero, need in zip(group, found[at][1], strict=True):
                        chosen[hero] = need
            if total > best:
                best, needs = total, chosen
        return best + COMPANY * max([worth[0] for worth in worths[heroes]]), tuple(needs)

    def riches(self, s: Lordaeron, faction: int, targets: Targets) -> float:
        """What all together could make of the quests that lie there, once they are rested."""
        heroes = tuple(members(s.members(faction)))
        key = (targets.quests_number, *[body(s, hero, 0, 0) for hero in heroes])
        found = self._riches.get(key)
        if found is None:
            if len(self._riches) > REMEMBERED:
                self._riches.clear()
            found = 0.0
            health, energies = self.prospects.stamina(s, heroes, list(s.cap_health)), list(s.cap_energy)
            for target in targets.quests:
                won, wounds = self.prospects.fought(s, heroes, target.foes, energies, health)
                reward = self.prospects.reward(s, heroes, target)
                found += max(0.0, self.prospects.gain(s, heroes, won, wounds, reward, health))
            self._riches[key] = found = LATER * found
        return found

    def plans(
        self,
        s: Lordaeron,
        muster: Muster,
        group: Group,
        faction: int,
        targets: Targets,
        left: list[Target],
        key: tuple[int, ...],
    ) -> tuple[Worth, ...]:
        """What it is worth that a group goes for each of the targets."""
        found = self._plans.get(key)
        if found is None:
            if len(self._plans) > REMEMBERED:
                self._plans.clear()
            ways = [self.ways.steps(faction, s.blue, s.region[hero]) for hero in group]
            turns = turns_left(s, faction)
            found = tuple(
                [
                    self._plan(
                        s, muster, group, target, ways, turns, self.onward(s, faction, group, target.region, targets)
                    )
                    for target in left
                ]
            )
            self._plans[key] = found
        return found

    def _plan(
        self,
        s: Lordaeron,
        muster: Muster,
        group: Group,
        target: Target,
        ways: list[tuple[int, ...]],
        turns: int,
        onward: float,
    ) -> Worth:
        fights = self.in_the_way(s, group, target.region)
        needs: list[int] = []
        waits: list[int] = []
        turn = 0
        for at, hero in enumerate(group):
            # Travel actions, besides what is left of the present one.
            steps = ways[at][target.region] - muster.ahead[hero]
            need = max(0, (steps + PACE - 1) // PACE) + len(fights) + 1
            wait = max(0, (need - muster.actions[hero] + 1) // TURN)
            needs.append(need)
            waits.append(wait)
            turn = max(turn, wait)
        if turn > turns:
            return 0.0, tuple(needs)
        # Actions that are left in the turn of the fight, and those that can be rested before it.
        left: list[int] = []
        rests: list[int] = []
        time = 0
        for at, hero in enumerate(group):
            spare = muster.actions[hero] + TURN * turn - needs[at]
            left.append(spare if waits[at] == turn else TURN - 1)
            rests.append(spare - left[at])
            time += needs[at] + rests[at]
        best = self.value(s, muster, group, target, fights, rests, onward) * DELAY ** (time / len(group))
        if self.hurt(s, muster, group):
            # Or they rest with what is left of that turn, or another turn long.
            more = [rest + left[at] for at, rest in enumerate(rests)]
            time += sum(left)
            best = max(best, self.value(s, muster, group, target, fights, more, onward) * DELAY ** (time / len(group)))
            if turn < turns:
                more = [rest + 1 for rest in more]
                time += len(group)
                best = max(
                    best, self.value(s, muster, group, target, fights, more, onward) * DELAY ** (time / len(group))
                )
        return best, tuple(needs)

    def in_the_way(self, s: Lordaeron, group: Group, region: int) -> list[int]:
        """Independent creatures that must be fought where heroes stand and where they go: types and numbers."""
        hindered = 1 << region
        for hero in group:
            hindered |= 1 << s.region[hero]
        if not hindered & s.blue:
            return []
        return [
            type << AMOUNT | s.blues[where * ids.TYPES + type]
            for where in members(hindered & s.blue)
            for type in s.blues_at(where)
        ]

    def hurt(self, s: Lordaeron, muster: Muster, group: Group) -> bool:
        for hero in group:
            if muster.health[hero] < s.cap_health[hero] or muster.energy[hero] < s.cap_energy[hero]:
                return True
        return False

    def value(
        self,
        s: Lordaeron,
        muster: Muster,
        group: Group,
        target: Target,
        fights: list[int],
        rests: list[int],
        onward: float,
    ) -> float:
        """What the fight is worth after so many Rest actions of each, and what comes after it."""
        healths, energies = muster.health, muster.energy
        if any(rests):
            healths, energies = list(healths), list(energies)
            for at, hero in enumerate(group):
                recover(s, hero, rests[at] * s.level[hero] * s.world.content.rest, healths, energies)
        worth, chance = self.fight(s, group, target, fights, healths, energies)
        return worth + chance * onward if worth > 0 else 0.0

    def onward(self, s: Lordaeron, faction: int, group: Group, region: int, targets: Targets) -> float:
        """What winners of a fight in this region can hope for next: the best quest elsewhere, once they are rested."""
        turns = turns_left(s, faction)
        row = [targets.number, s.blue, (region << AMOUNT | turns) << 1 | faction]
        for hero in group:
            row.append(body(s, hero, 0, 0))
        key = tuple(row)
        found = self._onwards.get(key)
        if found is None:
            if len(self._onwards) > REMEMBERED:
                self._onwards.clear()
            steps = self.ways.steps(faction, s.blue, region)
            found = 0.0
            for target in targets.quests:
                need = (steps[target.region] + PACE - 1) // PACE + 1
                if target.region != region and need <= TURN * turns:
                    worth = self.fight(s, group, target, [], list(s.cap_health), list(s.cap_energy))[0]
                    found = max(found, worth * DELAY**need)
            found = self._onwards[key] = AFTER * len(group) + found
        return found

    def fight(
        self, s: Lordaeron, group: Group, target: Target, fights: list[int], healths: list[int], energies: list[int]
    ) -> tuple[float, float]:
        """What a fight is worth and the chance to win it; less if creatures must be fought before."""
        row = [target.number << AMOUNT | len(fights), *fights]
        for hero in group:
            row.append(body(s, hero, healths[hero], energies[hero]))
        key = tuple(row)
        found = self._values.get(key)
        if found is None:
            if len(self._values) > REMEMBERED:
                self._values.clear()
            found = self._values[key] = self._fight(s, group, target, fights, healths, energies)
        return found

    def _fight(
        self, s: Lordaeron, group: Group, target: Target, fights: list[int], healths: list[int], energies: list[int]
    ) -> tuple[float, float]:
        prospects = self.prospects
        health = prospects.stamina(s, group, healths)
        chance, left = 1.0, health
        for fight in fights:
            foes = creatures(s, fight >> AMOUNT, 0, 0, fight & (1 << AMOUNT) - 1)
            won, wounds = prospects.fought(s, group, foes, energies, left)
            chance *= won
            left = max(1.0, left - wounds)
        won, wounds = prospects.fought(s, group, target.foes, energies, left)
        chance *= won
        if chance < target.dare:
            return 0.0, chance
        reward = prospects.reward(s, group, target)
        return prospects.gain(s, group, chance, health - left + wounds, reward, health), chance


def body(s: Lordaeron, hero: int, health: int, energy: int) -> int:
    """All of a hero that a fight and its reward hang on, as one number: fitness, Health, pet, XP and level."""
    row = (fitness(s, hero, energy) << AMOUNT | health) << AMOUNT | s.pet[hero]
    return (row << AMOUNT | s.xp[hero]) << 3 | s.level[hero]


def turns_left(s: Lordaeron, faction: int) -> int:
    """Turns that a faction has after the one that goes on or comes next."""
    if s.settings.laps:
        return ids.LAST_TURN
    return (ids.LAST_TURN - s.turn - int(s.active != faction)) // 2


def splits(heroes: tuple[int, ...]) -> list[list[tuple[int, ...]]]:
    """All together, each alone, and of three one alone."""
    if not heroes:
        return []
    found = [[heroes]]
    if len(heroes) > 1:
        found.append([(hero,) for hero in heroes])
    if len(heroes) > 2:
        for hero in heroes:
            found.append([tuple([other for other in heroes if other != hero]), (hero,)])
    return found
