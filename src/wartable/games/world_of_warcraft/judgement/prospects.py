"""What a faction can hope for: quests, bosses and the Overlord, by the chance to win and the way there."""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.judgement.foes import PLAIN, Foes, boss, creatures, hiding_places, overlord
from wartable.games.world_of_warcraft.judgement.odds import Blows, Opponents, Trait, battle, blows, duel, together
from wartable.games.world_of_warcraft.judgement.sheets import REMEMBERED, Sheets, fitness
from wartable.games.world_of_warcraft.judgement.worth import GOLD, Worths
from wartable.games.world_of_warcraft.rules.printed import Quest
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.world import World

TURN: Final = 2
"""Actions of a turn."""
WOUND: Final = 0.2
"""What a wound costs, for a hero of the first level; it is less the more a Rest action brings back."""
DEFEAT: Final = 0.7
"""What it costs each hero to be defeated."""
GAMBLE: Final = 0.1
"""What a fight that costs more than it brings still counts, of what it brings: who only waits gets nothing."""
XP: Final = 1.0
LEVEL: Final = 2.0
"""What a level is worth besides its XP."""
RISE: Final = 3.0
"""What comes with a new level at once: full Health and Energy, and a talent. Before a fight it is only a hope."""
OVERLORD: Final = 150.0
"""What it is worth to win the game by the Overlord."""
DARE: Final = 0.4
"""The least chance with which the Overlord is fought at all."""
DESPAIR: Final = 0.35
"""How much less it may be if it is certain that Nefarian arrives soon: then he must be fought in any case."""
AWAITED: Final = 2
"""Events from now on that are soon."""
BOSS_ITEMS: Final = 1.5
BOSS: Final = -1
LORD: Final = -2
"""First in the keys of targets that are no quests."""


Sights = tuple[
    tuple[int, ...], tuple[tuple[int, int], ...], tuple[int, ...], tuple[int, ...], tuple[int, int, int, int]
]
"""Quests, their targets, events, places of the Overlord, who it is, and how many Events will move him soon."""


class Target:
    """Something worth fighting: where, who, and what for."""

    def __init__(
        self, key: tuple[int, ...], region: int, foes: Foes, quest: Quest | None, worth: float, dare: float
    ) -> None:
        self.key = key
        """What tells it from others."""
        self.number = ids.NOBODY
        """The same in a word."""
        self.region = region
        self.foes = foes
        self.quest = quest
        self.worth = worth
        """Besides the XP of the quest."""
        self.dare = dare


class Targets:
    """All that is worth fighting for a faction, and which of it is quests; numbers tell both from others."""

    def __init__(self, number: int, every: list[Target], quests: list[Target], quests_number: int) -> None:
        self.number = number
        self.every = every
        self.quests = quests
        self.quests_number = quests_number


class Muster:
    """One faction's heroes as they will be when what they are doing now is done."""

    def __init__(self, s: Lordaeron, faction: int) -> None:
        self.health = list(s.health)
        self.energy = list(s.energy)
        self.ahead = [0] * s.settings.heroes
        """Steps that a hero may still take in its Travel action."""
        self.actions = list(s.actions) if s.active == faction else [TURN] * s.settings.heroes
        """Those that are left in this turn, or all of the next one."""


class Prospects:
    """Judges fights; what was worked out is kept."""

    def __init__(self, sheets: Sheets, worths: Worths) -> None:
        self.sheets = sheets
        self.worths = worths
        self._xp = [xp_worth(worths.world, xp) for xp in range(worths.world.content.level_xp[-1] + 1)]
        self._numbers: dict[tuple[tuple[int, ...], ...], int] = {}
        """Of targets and of rows of quests, by their keys."""
        self._given = 0
        self._targets: dict[Sights, Targets] = {}
        self._blows: dict[tuple[int, int, Trait], Blows] = {}
        self._battles: dict[tuple[float, Blows, Blows, Opponents, Trait], tuple[float, float]] = {}
        self._fates = fates(worths.world)

    # One fight.

    def usual(self, s: Lordaeron, group: tuple[int, ...], foes: Foes, energy: list[int]) -> Blows:
        """What a group does in a round."""
        return together([self.alone(s, hero, foes, energy[hero]) for hero in group])

    def alone(self, s: Lordaeron, hero: int, foes: Foes, energy: int) -> Blows:
        """What one hero does; it hangs on nothing but its fitness and what the foes do to dice."""
        key = (fitness(s, hero, energy), foes.threat, foes.trait)
        found = self._blows.get(key)
        if found is None:
            if len(self._blows) > REMEMBERED:
                self._blows.clear()
            found = self._blows[key] = blows(self.sheets.strength(s, hero, energy), foes.threat, foes.trait)
        return found

    def later(self, s: Lordaeron, group: tuple[int, ...], energy: list[int]) -> list[int]:
        """The Energy that heroes have left when they have attacked once with all they have."""
        left = list(energy)
        for hero in group:
            left[hero] -= self.sheets.spent(s, hero, energy[hero])
        return left

    def stamina(self, s: Lordaeron, group: tuple[int, ...], health: list[int]) -> float:
        """How many wounds a group can take, one less for each but the last."""
        return float(sum([health[hero] + s.pet[hero] for hero in group]))

    def gain(
        self, s: Lordaeron, group: tuple[int, ...], chance: float, wounds: float, reward: float, health: float
    ) -> float:
        """What a fight brings on average."""
        wound = WOUND * len(group) / sum([s.level[hero] for hero in group])
        mean = chance * (reward - wound * min(wounds, health)) - (1 - chance) * (DEFEAT * len(group) + wound * health)
        return max(mean, GAMBLE * chance * reward)

    # Rewards.

    def reward(self, s: Lordaeron, group: tuple[int, ...], target: Target) -> float:
        """What a group gets: XP by WOW-REWARD-02, WOW-PENALTY-01 and 04, levels and what they bring, and the rest."""
        total = target.worth
        quest = target.quest
        if quest is None:
            return total
        share, more = divmod(quest.xp, len(group))
        fewest = group[0]
        for hero in group:
            if s.xp[hero] < s.xp[fewest]:
                fewest = hero
        for hero in group:
            level = s.level[hero]
            got = share + (more if hero == fewest else 0)
            if level > quest.level:
                got = max(0, got - level + quest.level)
            elif hero == fewest:
                got += quest.level - level
            total += self.xp_worth(s.xp[hero] + got) - self.xp_worth(s.xp[hero])
            if level < ids.LEVELS and s.xp[hero] + got >= s.world.content.level_xp[level]:
                total += RISE
        return total

    def xp_worth(self, xp: int) -> float:
        """What so much XP is worth."""
        return self._xp[min(xp, len(self._xp) - 1)]

    # The whole faction.

    def targets(self, s: Lordaeron, faction: int, seat: int) -> Targets:
        """All that is worth fighting; as long as nothing of it changes it is not put together again."""
        places = hiding_places(s, faction, seat)
        strong = int(s.stronger(faction))
        key = (
            s.quests[faction],
            tuple(s.targets.items()),
            s.in_play,
            tuple(places),
            (s.overlord, s.settings.side, strong, awaited(s)),
        )
        found = self._targets.get(key)
        if found is None:
            if len(self._targets) > REMEMBERED:
                self._targets.clear()
            every = self._found(s, faction, places)
            quests = [target for target in every if target.quest is not None]
            for target in every:
                target.number = self._number((target.key,))
            self._given += 1
            number = self._given
            quests_number = self._number(tuple([target.key for target in quests]))
            found = self._targets[key] = Targets(number, every, quests, quests_number)
        return found

    def _number(self, key: tuple[tuple[int, ...], ...]) -> int:
        """A number that no other key has."""
        found = self._numbers.get(key)
        if found is None:
            if len(self._numbers) > REMEMBERED:
                self._numbers.clear()
            self._given += 1
            found = self._numbers[key] = self._given
        return found

    def _found(self, s: Lordaeron, faction: int, places: list[int]) -> list[Target]:
        content = s.world.content
        found: list[Target] = []
        for number in s.quests[faction]:
            green, red = s.targets.get(number * 2, 0), s.targets.get(number * 2 + 1, 0)
            if green or red:
                quest = content.quests[number]
                foes = creatures(s, quest.type, green, red, 0)
                found.append(Target((number, green, red), quest.region, foes, quest, self.worths.prize[number], 0.0))
        for event in s.in_play:
            card = content.events[event]
            if card.boss:
                reward = card.strong if s.stronger(faction) else card.weak
                worth = XP * reward.xp + GOLD * reward.gold + BOSS_ITEMS * len(reward.items)
                found.append(Target((BOSS, event, int(worth)), card.regions[0], boss(s, event), None, worth, 0.0))
        for where in places:
            found.append(
                Target(
                    (LORD, where, len(places), s.overlord, s.settings.side, awaited(s)),
                    where,
                    overlord(s),
                    None,
                    OVERLORD / len(places),
                    self.dare(s),
                )
            )
        return found

    def fought(
        self, s: Lordaeron, group: tuple[int, ...], foes: Foes, energy: list[int], health: float
    ) -> tuple[float, float]:
        """The chance to win and the wounds of a group with so much Health."""
        first = self.usual(s, group, foes, energy)
        usual = self.usual(s, group, foes, self.later(s, group, energy))
        key = (health, first, usual, foes.opponents, foes.trait)
        found = self._battles.get(key)
        if found is None:
            if len(self._battles) > REMEMBERED:
                self._battles.clear()
            found = self._battles[key] = battle(health, first, usual, foes.opponents, foes.trait)
        return found

    # Nefarian.

    def arrives(self, s: Lordaeron, events: int) -> float:
        """WOW-OVERLORD-07: the chance that so many Events bring him to The Bulwark."""
        return brought(self._fates, events, s.world.distance[s.overlord_at][s.world.content.nefarian_goal])

    def dare(self, s: Lordaeron) -> float:
        """The least chance with which the Overlord is fought: whom he will come to need not wait for a better one."""
        return DARE - DESPAIR * self.arrives(s, awaited(s)) if s.overlord == ids.NEFARIAN else DARE

    # Against heroes.

    def rivals(self, s: Lordaeron, group: tuple[int, ...], others: tuple[int, ...], health: list[int]) -> float:
        """The chance to win against heroes, with all that both sides have."""
        own, theirs = self.exchange(s, group, others)
        return duel(self.stamina(s, group, health), own, own, self.stamina(s, others, s.health), theirs)

    def exchange(self, s: Lordaeron, group: tuple[int, ...], others: tuple[int, ...]) -> tuple[Blows, Blows]:
        """What both sides do in a round (WOW-PVP-05)."""
        return self.usual(s, group, heroes_as_foes(s, others), s.energy), self.usual(
            s, others, heroes_as_foes(s, group), s.energy
        )


def recover(s: Lordaeron, hero: int, budget: int, health: list[int], energy: list[int]) -> None:
    """Health first, then Energy."""
    healed = max(0, min(budget, s.cap_health[hero] - health[hero]))
    health[hero] += healed
    energy[hero] += max(0, min(budget - healed, s.cap_energy[hero] - energy[hero]))


def awaited(s: Lordaeron) -> int:
    """How many Events will move Nefarian soon."""
    if s.overlord != ids.NEFARIAN:
        return 0
    return min(AWAITED, s.world.content.icons[s.turn + 1 :].count(ids.EVENT_ICON))


def fates(world: World) -> list[float]:
    """How likely each Fate number is when an Event is drawn; a Bonus Event has none, and another card follows it."""
    found = [0.0, 0.0, 0.0]
    for event in world.content.events:
        if not event.bonus and event.overlord in (ids.NOBODY, ids.NEFARIAN):
            found[event.fate] += event.copies
    return [number / sum(found) for number in found]


def brought(chances: list[float], events: int, steps: int) -> float:
    """The chance that the Fate numbers of so many Events are so many steps together."""
    if steps <= 0:
        return 1.0
    if not events:
        return 0.0
    return sum([chance * brought(chances, events - 1, steps - fate) for fate, chance in enumerate(chances)], 0.0)


def heroes_as_foes(s: Lordaeron, heroes: tuple[int, ...]) -> Foes:
    highest = max([s.level[hero] for hero in heroes], default=0)
    return Foes(highest + s.world.content.pvp_threat, (), PLAIN)


def xp_worth(world: World, xp: int) -> float:
    """XP up to the last level, and a step for each level."""
    return XP * xp + LEVEL * sum([1 for space in world.content.level_xp if xp >= space])
