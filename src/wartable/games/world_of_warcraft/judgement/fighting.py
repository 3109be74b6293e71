"""A combat that is being fought or about to begin: what it promises, and whether the dice that are gathered make sense.

Inside a combat a bot compares how the rest of it will go on average: the tokens that lie there, the dice of the hero
whose attack it is, and for all others what they usually do.
"""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import ABILITIES, FACE_USE, MAY, Ability
from wartable.games.world_of_warcraft.cards.dice_parts import Limit, Spot
from wartable.games.world_of_warcraft.cards.paladin import Judge
from wartable.games.world_of_warcraft.cards.part import Asking, At
from wartable.games.world_of_warcraft.cards.parts import AnyDice, Dice
from wartable.games.world_of_warcraft.judgement.foes import Foes, challenged, creatures, lair
from wartable.games.world_of_warcraft.judgement.gifts import HIT, of_ability, repeated
from wartable.games.world_of_warcraft.judgement.odds import Blows, Strength, battle, blows, duel, nothing, together
from wartable.games.world_of_warcraft.judgement.plans import Plans
from wartable.games.world_of_warcraft.judgement.prospects import (
    DEFEAT,
    OVERLORD,
    Muster,
    Target,
    heroes_as_foes,
)
from wartable.games.world_of_warcraft.judgement.sheets import REALISED
from wartable.games.world_of_warcraft.rules.dice import COLOURS, at_least, chance, count, of_colour
from wartable.games.world_of_warcraft.rules.gather import OpenPool, Pool, face_uses
from wartable.games.world_of_warcraft.rules.moments import POOL
from wartable.games.world_of_warcraft.rules.pool import constants, numbers_of, reroll_value
from wartable.games.world_of_warcraft.rules.reroll import CountRerolls, MoreRerolls, Reroll, Rerolls
from wartable.games.world_of_warcraft.rules.sides import attacking_faction
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.windows import instant_cost
from wartable.games.world_of_warcraft.rules.wounds import Victim, Wounds
from wartable.toolbox.masks import members

FREE: Final = 0.4
"""What it is worth that blue creatures are gone."""
DUEL: Final = 2.5
"""What a victory over enemy heroes is worth."""
LAST: Final = 300.0
"""The same in the final battle."""
SPENT: Final = 0.1
"""What each Energy must bring in a fight, for a hero of the first level; it comes back with the next Rest."""
SURER: Final = 0.04
"""What a hit is worth besides what it does for the fight on average."""
EAGER: Final = 0.35
"""What a hit is worth that an ability is going to bring."""
CARE: Final = 3000.0
"""More than luck can bring, though the game hangs on it: a card that pays is used before the roll, and no dice are left
out."""
DECIDED: Final = 0.97
"""The chance from which a fight needs no help of scrolls and the like."""


class Fighting:
    """Combats as one faction sees them."""

    def __init__(self, plans: Plans) -> None:
        self.plans = plans
        self.prospects = plans.prospects

    # Before the fight.

    def challenge(self, s: Lordaeron, muster: Muster, group: tuple[int, ...], foe: int) -> float:
        """What it is worth that a group begins this fight."""
        prospects = self.prospects
        hero = group[0]
        region = s.region[hero]
        faction = s.faction_of(hero)
        health = prospects.stamina(s, group, muster.health)
        if foe == ids.HEROES:
            others = tuple(members(s.at(region) & s.members(1 - faction)))
            won = prospects.rivals(s, group, others, muster.health)
            return prospects.gain(s, group, won, health / 2, DUEL * len(others), health)
        foes = challenged(s, foe, faction, region)
        if foe == ids.OVERLORD and lair(s, s.seat_of[hero]) != region:
            # One of Kazzak's tokens, and not the true one.
            return -DEFEAT
        won, wounds = prospects.fought(s, group, foes, muster.energy, health)
        if foe == ids.OVERLORD and won < prospects.dare(s):
            return -DEFEAT * len(group)
        prize = self.prize(s, group, foe, faction, region)
        return prospects.gain(s, group, won, wounds, prize, health) + won * self.onward(s, group, faction, region)

    def prize(self, s: Lordaeron, group: tuple[int, ...], foe: int, faction: int, region: int) -> float:
        """What victory over these brings."""
        prospects = self.prospects
        if foe == ids.OVERLORD:
            return OVERLORD
        if foe < ids.QUEST_GROUP:
            return FREE
        if foe >= ids.BOSS:
            for target in prospects.targets(s, faction, s.seat_of[group[0]]).every:
                if target.quest is None and target.region == region:
                    return target.worth
            return 0.0
        number = s.quest_at(faction, region, foe % ids.TYPES)
        if number < 0:
            return 0.0
        quest = s.quest(number)
        foes = creatures(s, quest.type, 0, 0, 0)
        return prospects.reward(s, group, Target((number,), region, foes, quest, prospects.worths.prize[number], 0.0))

    def onward(self, s: Lordaeron, group: tuple[int, ...], faction: int, region: int) -> float:
        """What the winners can hope for next."""
        targets = self.prospects.targets(s, faction, s.seat_of[group[0]])
        return self.plans.onward(s, faction, group, region, targets)

    # In the fight.

    def value(self, s: Lordaeron, muster: Muster, faction: int) -> float:
        """What the rest of the running combat promises a faction."""
        prospects = self.prospects
        group = tuple(members(s.participants(faction)))
        if not group:
            return 0.0
        health = max(0.0, prospects.stamina(s, group, muster.health) - pending(s, faction))
        if s.foe == ids.HEROES:
            return self.against_heroes(s, group, faction, health)
        foes = self.opponents(s)
        prize = self.prize(s, group, s.foe, faction, s.field)
        won, wounds = self.course(s, group, faction, foes, health, self.gathered(s, foes))
        total = prospects.gain(s, group, won, wounds, prize, health) + won * self.onward(s, group, faction, s.field)
        if s.attacker in group and choosing(s):
            total += self.care(s, group, faction, foes, health, prize, won)
        return total

    def opponents(self, s: Lordaeron) -> Foes:
        if s.foe >= ids.OVERLORD:
            return challenged(s, s.foe, attacking_faction(s), s.field)
        green, red, blue = s.foes
        return creatures(s, s.foe % ids.TYPES, green, red, blue)

    def course(
        self, s: Lordaeron, group: tuple[int, ...], faction: int, foes: Foes, health: float, now: Blows
    ) -> tuple[float, float]:
        """How it goes on: this round with what lies there, and rounds as usual."""
        prospects = self.prospects
        usual = prospects.usual(s, group, foes, s.energy if s.defending else prospects.later(s, group, s.energy))
        first, hits = self.this_round(s, group, faction, foes, usual, now)
        return battle(health, first, usual, foes.opponents, foes.trait, hits)

    def this_round(
        self, s: Lordaeron, group: tuple[int, ...], faction: int, foes: Foes, usual: Blows, now: Blows
    ) -> tuple[Blows, float]:
        """What this round brings, and the hits that lie in the damage box already."""
        at = faction * len(ids.BOXES)
        damage, defense, armor, attrition = s.boxes[at : at + len(ids.BOXES)]
        if s.defending:
            return usual, float(damage + defense + attrition)
        waiting = tuple([hero for hero in group if not s.attacked >> hero & 1])
        parts: list[Blows] = [(0.0, float(defense), float(armor), float(attrition), 0.0), now]
        if waiting:
            parts.append(self.prospects.usual(s, waiting, foes, s.energy))
        return together(parts), float(damage)

    def against_heroes(self, s: Lordaeron, group: tuple[int, ...], faction: int, health: float) -> float:
        prospects = self.prospects
        others = tuple(members(s.participants(1 - faction)))
        last = s.field < 0
        prize = LAST if last else DUEL * len(others)
        if not others:
            return prize
        usual, theirs = prospects.exchange(s, group, others)
        foes = heroes_as_foes(s, others)
        mine = s.attacker in group
        first, hits = self.this_round(s, group, faction, foes, usual, self.gathered(s, foes) if mine else nothing())
        rival = max(0.0, prospects.stamina(s, others, s.health) - pending(s, 1 - faction))
        if s.defending:
            rival -= hits / 2
        won = duel(health, first, usual, rival, theirs)
        total = won * prize if last else prospects.gain(s, group, won, health / 2, prize, health)
        if mine and choosing(s):
            total += self.care(s, group, faction, foes, health, prize, won)
        return total

    # The dice of the hero whose attack it is.

    def gathered(self, s: Lordaeron, foes: Foes) -> Blows:
        """What the attack that is going on brings."""
        hero = s.attacker
        if hero < 0 or any(s.placed):
            return nothing()
        if s.rolled:
            return self.lying(s, hero, foes)
        if not choosing(s):
            return self.prospects.usual(s, (hero,), foes, s.energy)
        return blows(self.ready(s, hero, True), foes.threat, foes.trait)

    def ready(self, s: Lordaeron, hero: int, more: bool) -> Strength:
        """The dice before the roll; with `more`, those that can still be paid for as well."""
        reroll, attrition, threat = constants(s, hero)
        red, blue, green = s.ready
        numbers = [reroll + s.reroll - s.curse[hero], attrition + s.attrition - s.curse[hero], threat + s.threat]
        if more:
            energy = s.energy[hero]
            for card in face_uses(s, hero):
                cost = instant_cost(s, hero, card)
                if cost <= energy:
                    energy -= cost
                    face = s.world.faces[card]
                    red, blue, green = red + face.red, blue + face.blue, green + face.green
                    numbers = [numbers[0] + face.reroll, numbers[1] + face.attrition, numbers[2] + face.threat]
        damage = defense = armor = 0.0
        for card in s.sheet[hero]:
            gift = self.prospects.worths.gifts[card]
            damage += REALISED * gift[6]
            defense += REALISED * gift[7]
            armor += REALISED * gift[8]
        most, limits = s.world.content.dice, s.limits
        first = (min(red, most, limits[0]), min(blue, most, limits[1]), min(green, most, limits[2]))
        return (*first, numbers[0], numbers[1], numbers[2], damage, defense, armor)

    def lying(self, s: Lordaeron, hero: int, foes: Foes) -> Blows:
        """The dice that lie there, and what the rerolls that are left bring."""
        constant = constants(s, hero)
        threat = foes.threat + constant[2] + s.threat
        hits = at_least(threat)
        again = rerolls_left(s, hero) if foes.trait.rerolls else 0
        open_ = [0, 0, 0]
        for die in s.pool:
            if not die & ids.REROLLED and not hits >> (die & ids.DIE) & 1:
                open_[(die & ids.DIE) >> 3] += 1
        misses = sum(open_)
        part = chance(threat) * min(again, misses) / misses if misses else 0.0
        damage = count(s.pool, hits & of_colour(ids.BLUE_DIE)) + part * open_[ids.BLUE_DIE]
        defense = count(s.pool, hits & of_colour(ids.RED_DIE)) + part * open_[ids.RED_DIE]
        armor = count(s.pool, hits & of_colour(ids.GREEN_DIE)) + part * open_[ids.GREEN_DIE]
        attrition = max(0, constant[1] + s.attrition - s.curse[hero]) * foes.trait.attrition
        return (damage, defense, float(armor), attrition, 0.0)

    def care(
        self, s: Lordaeron, group: tuple[int, ...], faction: int, foes: Foes, health: float, prize: float, won: float
    ) -> float:
        """Before the roll: cards that pay are used, others are not, and nothing is left out."""
        hero = s.attacker
        if left_out(s, hero):
            return -CARE
        found = 0.0
        ready = self.ready(s, hero, False)
        red, blue, green, reroll, attrition, threat = ready[:6]
        for entry in s.used[hero]:
            card, place = divmod(entry, ABILITIES)
            if place == FACE_USE:
                brought = numbers_of(s, hero, s.world.faces[card])
                full = blows(ready, foes.threat, foes.trait)
                less = blows(
                    (
                        max(0, red - brought[0]),
                        max(0, blue - brought[1]),
                        max(0, green - brought[2]),
                        reroll - brought[3],
                        attrition - brought[4],
                        threat - brought[5],
                        *ready[6:],
                    ),
                    foes.threat,
                    foes.trait,
                )
                gain = self.between(s, group, faction, foes, health, prize, full, less)
                found = CARE
                if (
                    gain + SURER * (sum(full[:4], 0.0) - sum(less[:4], 0.0))
                    < SPENT * s.world.faces[card].energy / s.level[hero]
                ):
                    return -CARE
                continue
            ability = s.world.cards[card].abilities[place]
            if ability.moment == POOL and ability.mode == MAY:
                brings = any([card * COLOURS + colour in s.given for colour in range(COLOURS)])
                if won > DECIDED or (not brings and for_dice(ability)) or gives_up(s, hero, ability):
                    return -CARE
                found = CARE if brings else 0.0
        return found

    def between(
        self,
        s: Lordaeron,
        group: tuple[int, ...],
        faction: int,
        foes: Foes,
        health: float,
        prize: float,
        full: Blows,
        less: Blows,
    ) -> float:
        """What it is worth to attack in this round so and not so."""
        if s.foe == ids.HEROES:
            return sum(full[:4], 0.0) - sum(less[:4], 0.0)
        gain = self.prospects.gain
        with_it = self.course(s, group, faction, foes, health, full)
        without = self.course(s, group, faction, foes, health, less)
        return gain(s, group, with_it[0], with_it[1], prize, health) - gain(
            s, group, without[0], without[1], prize, health
        )


def choosing(s: Lordaeron) -> bool:
    """Whether the dice lie ready and the hero chooses what else to use."""
    return not s.rolled and any([isinstance(frame, (Pool, OpenPool)) for frame in s.stack])


def for_dice(ability: Ability) -> bool:
    """Whether an ability is there for its dice."""
    return isinstance(ability, At) and any([isinstance(part, (Dice, AnyDice, Judge)) for part in ability.parts])


def gives_up(s: Lordaeron, hero: int, ability: Ability) -> bool:
    """Whether an ability has brought no more dice than may no longer be rolled because of it."""
    if not isinstance(ability, At) or not any([isinstance(part, Limit) for part in ability.parts]):
        return False
    faces = [s.world.faces[card] for card in s.sheet[hero] if s.world.faces[card].type != ids.INSTANT]
    lost = max(0, sum([face.red for face in faces]) - s.limits[ids.RED_DIE])
    lost += max(0, sum([face.blue for face in faces]) - s.limits[ids.BLUE_DIE])
    return lost >= sum([part.number for part in ability.parts if isinstance(part, Dice)])


def left_out(s: Lordaeron, hero: int) -> bool:
    """Whether a card that brings dice by itself, or was used for them, has none in the pool although there is room."""
    faces = s.world.faces
    offered = [card for card in s.sheet[hero] if faces[card].type != ids.INSTANT]
    offered += [entry // ABILITIES for entry in s.used[hero] if entry % ABILITIES == FACE_USE]
    all_dice = [0] * COLOURS
    for card in offered:
        numbers = numbers_of(s, hero, faces[card])
        for colour in range(COLOURS):
            all_dice[colour] += numbers[colour]
            most = min(s.world.content.dice - s.out[colour], s.limits[colour])
            missing = numbers[colour] and card * COLOURS + colour not in s.given
            if missing and not s.removed[colour] and s.ready[colour] < most:
                return True
    for colour in range(COLOURS):
        most = min(s.world.content.dice - s.out[colour], s.limits[colour])
        if s.removed[colour] and s.ready[colour] + s.removed[colour] < min(all_dice[colour], most):
            return True
    return False


def rerolls_left(s: Lordaeron, hero: int) -> int:
    """With the Reroll value, in this attack."""
    for frame in reversed(s.stack):
        if isinstance(frame, (Reroll, MoreRerolls)):
            return frame.left
        if isinstance(frame, (Rerolls, CountRerolls)):
            return reroll_value(s, hero)
    return 0


def promised(s: Lordaeron, frame: Asking) -> float:
    """What an ability is likely to bring that is being carried out: dice are named first, what it does comes last."""
    ability = s.world.cards[frame.card].abilities[frame.place]
    assert isinstance(ability, At)
    part = ability.parts[frame.step]
    gift = of_ability(ability)
    hits = sum(gift[6:], 0.0) + gift[4] + HIT * sum(gift[:4], 0.0) - 2 * gift[5]
    if isinstance(part, Spot):
        return EAGER * hits / max(0.1, repeated(part)) * (frame.count / part.per + 0.5)
    return 0.0 if frame.count else EAGER * hits


def pending(s: Lordaeron, faction: int) -> int:
    """Wounds that a faction is about to take."""
    for frame in reversed(s.stack):
        if isinstance(frame, (Wounds, Victim)) and frame.faction == faction:
            return frame.number
    return 0
