"""What heroes can set out for: targets, alone or together, by the chance to win and the actions it takes to get there.

A plan is a group and its target. All of a group must be there with an action left; who waits for others rests
meanwhile, and a group may rest before it fights. Time is counted in actions.
"""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.judgement.foes import creatures
from wartable.games.world_of_warcraft.judgement.prospects import TURN, Muster, Prospects, Target, recover
from wartable.games.world_of_warcraft.judgement.sheets import REMEMBERED
from wartable.games.world_of_warcraft.judgement.ways import Ways
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members

DELAY: Final = 0.72
"""What is left of a plan for each action it takes, on average over its heroes."""
AFTER: Final = 1.0
"""What each of the winners can hope for next."""
COMPANY: Final = 0.15
"""What the best plan of all together counts besides, whether they go there next or not."""
LATER: Final = 0.1
"""What a quest counts that all together could do later, wherever it is."""
PACE: Final = 2
"""Steps of a Travel action."""

Group = tuple[int, ...]
Row = tuple[tuple[int, int, int, int, int, int, int, tuple[int, ...], int], ...]
"""Heroes as a plan sees them: number, region, Health, Energy, steps and actions left, XP, cards, Curse tokens."""
Worth = tuple[float, tuple[int, ...]]
"""What a plan is worth, and the actions that each of its heroes needs."""
Riches = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[tuple[int, ...], ...]]
"""Cards and XP of heroes, and quests."""


class Outlook:
    """What heroes can hope for, and how many actions each of them needs for it."""

    def __init__(self, worth: float, needs: dict[int, int]) -> None:
        self.worth = worth
        self.needs = needs


class Plans:
    """Judges plans; what was worked out is kept."""

    def __init__(self, prospects: Prospects, ways: Ways) -> None:
        self.prospects = prospects
        self.ways = ways
        self._plans: dict[tuple[Row, tuple[int, ...], tuple[tuple[int, int], ...], int], Worth] = {}
        self._riches: dict[Riches, float] = {}

    def outlook(self, s: Lordaeron, muster: Muster, heroes: Group, faction: int, seat: int, taken: int) -> Outlook:
        """The best that heroes can do next, each alone or in groups; `taken` is a region where others fight."""
        if not heroes:
            return Outlook(0.0, {})
        targets = [one for one in self.prospects.targets(s, faction, seat) if one.region != taken]
        if not targets:
            return Outlook(0.0, {})
        rows = {hero: row_of(s, muster, hero) for hero in heroes}
        blues = tuple(s.blues.items())
        worths: dict[Group, list[Worth]] = {}
        best, needs = -1.0, dict[int, int]()
        for groups in splits(heroes):
            total = 0.0
            chosen: dict[int, int] = {}
            used: list[int] = []
            for group in groups:
                found = worths.get(group)
                if found is None:
                    found = worths[group] = [
                        self.plan(s, muster, group, rows, target, faction, blues) for target in targets
                    ]
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
        return Outlook(best + COMPANY * max([worth[0] for worth in worths[heroes]]), needs)

    def riches(self, s: Lordaeron, faction: int, seat: int) -> float:
        """What all together could make of the quests that lie there, once they are rested."""
        heroes = tuple(members(s.members(faction)))
        targets = [target for target in self.prospects.targets(s, faction, seat) if target.quest is not None]
        key = (
            tuple([s.sheet[hero] for hero in heroes]),
            tuple([s.xp[hero] for hero in heroes]),
            tuple([target.key for target in targets]),
        )
        found = self._riches.get(key)
        if found is None:
            if len(self._riches) > REMEMBERED:
                self._riches.clear()
            found = 0.0
            health, energies = self.prospects.stamina(s, heroes, list(s.cap_health)), list(s.cap_energy)
            for target in targets:
                won, wounds = self.prospects.fought(s, heroes, target.foes, energies, health)
                reward = self.prospects.reward(s, heroes, target)
                found += max(0.0, self.prospects.gain(s, heroes, won, wounds, reward, health))
            self._riches[key] = found = LATER * found
        return found

    def plan(
        self,
        s: Lordaeron,
        muster: Muster,
        group: Group,
        rows: dict[int, Row],
        target: Target,
        faction: int,
        blues: tuple[tuple[int, int], ...],
    ) -> Worth:
        """What it is worth that a group goes for a target."""
        own: list[tuple[int, int, int, int, int, int, int, tuple[int, ...], int]] = []
        for hero in group:
            own += rows[hero]
        key = (tuple(own), target.key, blues, turns_left(s, faction))
        found = self._plans.get(key)
        if found is None:
            if len(self._plans) > REMEMBERED:
                self._plans.clear()
            found = self._plans[key] = self._plan(s, muster, group, target, faction, key[3])
        return found

    def _plan(self, s: Lordaeron, muster: Muster, group: Group, target: Target, faction: int, turns: int) -> Worth:
        away = [self.actions_to(s, muster, hero, target.region, faction) for hero in group]
        fights = self.in_the_way(s, group, target.region)
        needs = tuple([there + len(fights) + 1 for there in away])
        waits = [max(0, (need - muster.actions[hero] + 1) // TURN) for hero, need in zip(group, needs, strict=True)]
        turn = max(waits)
        if turn > turns:
            return 0.0, needs
        # Actions that are left in the turn of the fight, and those that can be rested before it.
        left: list[int] = []
        rests: list[int] = []
        for hero, need, wait in zip(group, needs, waits, strict=True):
            spare = muster.actions[hero] + TURN * turn - need
            left.append(spare if wait == turn else TURN - 1)
            rests.append(spare - left[-1])
        spent = [need + rest for need, rest in zip(needs, rests, strict=True)]
        best = self.value(s, muster, group, target, fights, rests) * DELAY ** (sum(spent) / len(group))
        if self.hurt(s, muster, group):
            # Or they rest with what is left of that turn, or another turn long.
            more = [rest + spare for rest, spare in zip(rests, left, strict=True)]
            time = sum(spent) + sum(left)
            best = max(best, self.value(s, muster, group, target, fights, more) * DELAY ** (time / len(group)))
            if turn < turns:
                more = [rest + 1 for rest in more]
                time += len(group)
                best = max(best, self.value(s, muster, group, target, fights, more) * DELAY ** (time / len(group)))
        return best, needs

    def actions_to(self, s: Lordaeron, muster: Muster, hero: int, region: int, faction: int) -> int:
        """Travel actions to a region, besides what is left of the present one."""
        steps = self.ways.steps(faction, s.blue, s.region[hero])[region] - muster.ahead[hero]
        return max(0, (steps + PACE - 1) // PACE)

    def in_the_way(self, s: Lordaeron, group: Group, region: int) -> list[tuple[int, int]]:
        """Regions and types of independent creatures that must be fought where heroes stand and where they go."""
        hindered = 1 << region
        for hero in group:
            hindered |= 1 << s.region[hero]
        return [(where, type) for where in members(hindered & s.blue) for type in s.blues_at(where)]

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
        fights: list[tuple[int, int]],
        rests: list[int],
    ) -> float:
        """What the fight is worth after so many Rest actions of each; less if creatures must be fought before."""
        prospects = self.prospects
        healths, energies = muster.health, muster.energy
        if any(rests):
            healths, energies = list(healths), list(energies)
            for hero, number in zip(group, rests, strict=True):
                recover(s, hero, number * s.level[hero] * s.world.content.rest, healths, energies)
        health = prospects.stamina(s, group, healths)
        chance, left = 1.0, health
        for region, type in fights:
            foes = creatures(s, type, 0, 0, s.blues[region * ids.TYPES + type])
            won, wounds = prospects.fought(s, group, foes, energies, left)
            chance *= won
            left = max(1.0, left - wounds)
        won, wounds = prospects.fought(s, group, target.foes, energies, left)
        chance *= won
        if chance < target.dare:
            return 0.0
        worth = prospects.gain(s, group, chance, health - left + wounds, prospects.reward(s, group, target), health)
        return worth + chance * AFTER * len(group) if worth > 0 else 0.0


def row_of(s: Lordaeron, muster: Muster, hero: int) -> Row:
    own = (
        hero,
        s.region[hero],
        muster.health[hero] + s.pet[hero] * 100,
        muster.energy[hero],
        muster.ahead[hero],
        muster.actions[hero],
        s.xp[hero],
        s.sheet[hero],
        s.curse[hero],
    )
    return (own,)


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
