"""What a faction can hope for: quests, bosses and the Overlord, by the chance to win and the way there."""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.judgement.foes import PLAIN, Foes, boss, creatures, hiding_places, overlord
from wartable.games.world_of_warcraft.judgement.odds import Blows, Opponents, Trait, battle, blows, duel, together
from wartable.games.world_of_warcraft.judgement.sheets import REMEMBERED, Sheets
from wartable.games.world_of_warcraft.judgement.ways import Ways
from wartable.games.world_of_warcraft.judgement.worth import GOLD, Worths
from wartable.games.world_of_warcraft.rules.printed import Quest
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members

STEP: Final = 0.8
"""What is left of a prospect for each step that it is away; the steps of all count, those of the last more."""
ACTION: Final = 0.8
"""The same for the action that a fight takes."""
LATER: Final = 0.04
"""What a fight that all could go to counts besides, whether they go there next or not."""
WOUND: Final = 0.25
"""What a wound costs."""
DEFEAT: Final = 1.5
"""What it costs each hero to be defeated, its Health besides."""
GAMBLE: Final = 0.3
"""What a fight that costs more than it brings still counts, of what it brings: who only waits gets nothing."""
XP: Final = 1.0
LEVEL: Final = 2.0
"""What a level is worth besides its XP."""
OVERLORD: Final = 150.0
"""What it is worth to win the game by the Overlord."""
DARE: Final = 0.4
"""The least chance with which the Overlord is fought at all."""
BOSS_ITEMS: Final = 1.5

Outlook = tuple[
    tuple[int, ...],
    tuple[tuple[int, int, int, int, int, int], ...],
    tuple[tuple[int, ...], ...],
    tuple[tuple[int, ...], tuple[tuple[int, int], ...], tuple[tuple[int, int], ...], tuple[int, ...], tuple[int, ...]],
    tuple[int, ...],
]
"""All that hope goes by: heroes, what they are, their cards, the board, and Curse tokens."""


class Target:
    """Something worth fighting: where, who, and what for."""

    def __init__(self, region: int, foes: Foes, quest: Quest | None, worth: float, dare: float) -> None:
        self.region = region
        self.foes = foes
        self.quest = quest
        self.worth = worth
        """Besides the XP of the quest."""
        self.dare = dare


class Muster:
    """One faction's heroes as they will be when what they are doing now is done."""

    def __init__(self, s: Lordaeron, faction: int) -> None:
        self.heroes = members(s.members(faction))
        self.health = list(s.health)
        self.energy = list(s.energy)
        self.ahead = [0] * s.settings.heroes
        """Steps that a hero may still take in its Travel action."""


class Prospects:
    """Judges fights; what was worked out is kept."""

    def __init__(self, sheets: Sheets, ways: Ways, worths: Worths) -> None:
        self.sheets = sheets
        self.ways = ways
        self.worths = worths
        self._battles: dict[tuple[float, Blows, Blows, Opponents, Trait], tuple[float, float]] = {}
        self._hopes: dict[Outlook, float] = {}

    # One fight.

    def usual(self, s: Lordaeron, group: tuple[int, ...], foes: Foes, energy: list[int]) -> Blows:
        """What a group does in a round."""
        one = [blows(self.sheets.strength(s, hero, energy[hero]), foes.threat, foes.trait) for hero in group]
        return together(one)

    def later(self, s: Lordaeron, group: tuple[int, ...], energy: list[int]) -> list[int]:
        """The Energy that heroes have left when they have attacked once with all they have."""
        left = list(energy)
        for hero in group:
            left[hero] -= self.sheets.spent(s, hero, energy[hero])
        return left

    def stamina(self, s: Lordaeron, group: tuple[int, ...], health: list[int]) -> float:
        """How many wounds a group can take, one less for each but the last."""
        return float(sum([health[hero] + s.pet[hero] for hero in group]))

    def gain(self, group: tuple[int, ...], chance: float, wounds: float, reward: float, health: float) -> float:
        """What a fight brings on average."""
        lost = min(wounds, health)
        mean = chance * (reward - WOUND * lost) - (1 - chance) * (DEFEAT * len(group) + WOUND * health)
        return max(mean, GAMBLE * chance * reward)

    # Rewards.

    def reward(self, s: Lordaeron, group: tuple[int, ...], target: Target) -> float:
        """What a group gets: XP by WOW-REWARD-02, WOW-PENALTY-01 and 04, levels, and the rest."""
        total = target.worth
        quest = target.quest
        if quest is None:
            return total
        share, more = divmod(quest.xp, len(group))
        fewest = min(group, key=lambda hero: s.xp[hero])
        for hero in group:
            level = s.level[hero]
            got = share + (more if hero == fewest else 0)
            if level > quest.level:
                got = max(0, got - level + quest.level)
            elif hero == fewest:
                got += quest.level - level
            total += xp_worth(s, s.xp[hero] + got) - xp_worth(s, s.xp[hero])
        return total

    # The whole faction.

    def targets(self, s: Lordaeron, faction: int, seat: int) -> list[Target]:
        content = s.world.content
        found: list[Target] = []
        for number in s.quests[faction]:
            green, red = s.targets.get(number * 2, 0), s.targets.get(number * 2 + 1, 0)
            if green or red:
                quest = content.quests[number]
                foes = creatures(s, quest.type, green, red, 0)
                found.append(Target(quest.region, foes, quest, self.worths.prize[number], 0.0))
        for event in s.in_play:
            card = content.events[event]
            if card.boss:
                reward = card.strong if s.stronger(faction) else card.weak
                worth = XP * reward.xp + GOLD * reward.gold + BOSS_ITEMS * len(reward.items)
                found.append(Target(card.regions[0], boss(s, event), None, worth, 0.0))
        places = hiding_places(s, faction, seat)
        for where in places:
            found.append(Target(where, overlord(s), None, OVERLORD / len(places), DARE))
        return found

    def hope(self, s: Lordaeron, muster: Muster, heroes: tuple[int, ...], faction: int, seat: int) -> float:
        """What heroes can hope for; as long as nothing of it changes it is not worked out again."""
        if not heroes:
            return 0.0
        own = tuple(
            [(s.region[h], muster.health[h], muster.energy[h], muster.ahead[h], s.xp[h], s.pet[h]) for h in heroes]
        )
        cards = tuple([s.sheet[hero] for hero in heroes])
        hidden = tuple(hiding_places(s, faction, seat))
        board = (s.quests[faction], tuple(s.targets.items()), tuple(s.blues.items()), s.in_play, hidden)
        key = (heroes, own, cards, board, s.curse)
        found = self._hopes.get(key)
        if found is None:
            if len(self._hopes) > REMEMBERED:
                self._hopes.clear()
            found = self._hopes[key] = self._hope(s, muster, heroes, self.targets(s, faction, seat))
        return found

    def _hope(self, s: Lordaeron, muster: Muster, heroes: tuple[int, ...], targets: list[Target]) -> float:
        """The best that heroes can do next, each alone or in groups, and a part of all that they could do."""
        best = 0.0
        later = sum([self.prospect(s, muster, heroes, target) for target in targets])
        for groups in splits(heroes):
            total = 0.0
            taken: list[Target] = []
            for group in groups:
                most, chosen = 0.0, None
                for target in targets:
                    if target not in taken:
                        worth = self.prospect(s, muster, group, target)
                        if worth > most:
                            most, chosen = worth, target
                if chosen is not None:
                    taken.append(chosen)
                total += most
            best = max(best, total)
        return best + LATER * later

    def prospect(self, s: Lordaeron, muster: Muster, group: tuple[int, ...], target: Target) -> float:
        """What a target is worth to a group that is still on its way."""
        faction = s.faction_of(group[0])
        farthest = all_steps = 0
        hindered = 1 << target.region
        for hero in group:
            where = s.region[hero]
            away = self.ways.steps(faction, s.blue, where)[target.region]
            away = max(0, away - muster.ahead[hero])
            farthest = max(farthest, away)
            all_steps += away
            hindered |= 1 << where
        health = self.stamina(s, group, muster.health)
        chance, left = 1.0, health
        delay = ACTION
        for region in members(hindered & s.blue):
            for type in s.blues_at(region):
                foes = creatures(s, type, 0, 0, s.blues[region * ids.TYPES + type])
                won, wounds = self.fought(s, group, foes, muster, left)
                chance *= won
                left = max(1.0, left - wounds)
                delay *= ACTION
        won, wounds = self.fought(s, group, target.foes, muster, left)
        chance *= won
        if chance < target.dare:
            return 0.0
        worth = self.gain(group, chance, health - left + wounds, self.reward(s, group, target), health)
        steps = (farthest + all_steps / len(group)) / 2
        return worth * delay * STEP**steps if worth > 0 else 0.0

    def fought(
        self, s: Lordaeron, group: tuple[int, ...], foes: Foes, muster: Muster, health: float
    ) -> tuple[float, float]:
        """The chance to win and the wounds of a group with so much Health."""
        first = self.usual(s, group, foes, muster.energy)
        usual = self.usual(s, group, foes, self.later(s, group, muster.energy))
        key = (health, first, usual, foes.opponents, foes.trait)
        found = self._battles.get(key)
        if found is None:
            if len(self._battles) > REMEMBERED:
                self._battles.clear()
            found = self._battles[key] = battle(health, first, usual, foes.opponents, foes.trait)
        return found

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


def heroes_as_foes(s: Lordaeron, heroes: tuple[int, ...]) -> Foes:
    highest = max([s.level[hero] for hero in heroes], default=0)
    return Foes(highest + s.world.content.pvp_threat, (), PLAIN)


def xp_worth(s: Lordaeron, xp: int) -> float:
    """XP up to the last level, and a step for each level."""
    spaces = s.world.content.level_xp
    reached = min(xp, spaces[-1])
    return XP * reached + LEVEL * sum([1 for space in spaces if reached >= space])


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
