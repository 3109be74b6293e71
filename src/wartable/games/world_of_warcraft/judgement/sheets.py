"""How strong a hero is: the cards it has on, could put on, and what they bring into a round of a fight."""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.judgement.odds import Strength
from wartable.games.world_of_warcraft.judgement.worth import GOLD, Worths
from wartable.games.world_of_warcraft.rules.slots import addon_slots, fits
from wartable.games.world_of_warcraft.rules.state import Lordaeron

SPARE: Final = 0.6
"""What a better card that is not on the sheet yet counts."""
RESALE: Final = 0.4
"""What an item in the Bag that fits nowhere counts, of its gold."""
SUPPLY: Final = 1.0
"""Potions, scrolls and food."""
EQUIP_ENERGY: Final = 0.1
"""What each Energy for equipping speaks against a card."""
SLOPPY: Final = 0.02
"""What speaks against each card that is not where it should be, while there is time to move it."""
REMEMBERED: Final = 5000


class Goal:
    """The best that a hero can have on: its worth, and the cards."""

    def __init__(self, worth: float, cards: tuple[int, ...]) -> None:
        self.worth = worth
        self.cards = cards


class Sheets:
    """Sheets of heroes; what was worked out is kept."""

    def __init__(self, worths: Worths) -> None:
        self.worths = worths
        self._goals: dict[tuple[int, int, tuple[int, ...], tuple[int, ...], int], Goal] = {}
        self._strengths: dict[tuple[tuple[int, ...], int, int], Strength] = {}

    # In a fight.

    def strength(self, s: Lordaeron, hero: int, energy: int) -> Strength:
        """What a hero brings into an Attack Phase with so much Energy."""
        key = (s.sheet[hero], energy, s.curse[hero])
        found = self._strengths.get(key)
        if found is None:
            if len(self._strengths) > REMEMBERED:
                self._strengths.clear()
            found = self._strengths[key] = self._strength(s, key[0], energy, key[2])
        return found

    def _strength(self, s: Lordaeron, sheet: tuple[int, ...], energy: int, curse: int) -> Strength:
        faces = s.world.faces
        dice = [0, 0, 0]
        reroll, attrition, threat = -curse, float(-curse), 0
        for card in sheet:
            face = faces[card]
            if face.type == ids.INSTANT:
                if face.energy > energy:
                    continue
                energy -= face.energy
            dice[0] += face.red
            dice[1] += face.blue
            dice[2] += face.green
            reroll += face.reroll
            attrition += face.attrition + self.worths.unseen[card]
            threat += face.threat
        most = s.world.content.dice
        red, blue, green = [min(most, number) for number in dice]
        for _ in range(curse):
            if green:
                green -= 1
            elif blue:
                blue -= 1
            else:
                red = max(0, red - 1)
        return (red, blue, green, max(0, reroll), max(0.0, attrition), threat)

    # Cards.

    def worth(self, s: Lordaeron, hero: int, managing: bool) -> float:
        """All cards of a hero; while it is managing them, by the best they can become."""
        worths = self.worths
        cards = worths.card
        here = sum([cards[card] for card in s.sheet[hero]])
        goal = self.goal(s, hero)
        total = here
        if managing:
            on = s.sheet[hero]
            amiss = [card for card in goal.cards if card not in on]
            astray = [card for card in self._on(s, hero) if card not in goal.cards]
            total = max(here, goal.worth) - SLOPPY * (len(amiss) + len(astray))
        elif goal.worth > here:
            total += SPARE * (goal.worth - here)
        for card in s.bag[hero]:
            if card not in goal.cards:
                face = s.world.faces[card]
                total += GOLD * face.gold * (SUPPLY if face.type == ids.BAG and face.level <= s.level[hero] else RESALE)
        return total

    def want(self, s: Lordaeron, hero: int, card: int) -> float:
        """What it is worth to have one more card: how much better it is than what lies in its slot."""
        face, cards = s.world.faces[card], self.worths.card
        if face.type == ids.BAG or face.level > s.level[hero]:
            return 0.0
        first = hero * ids.SLOTS
        best = 0.0
        for slot in range(s.slots(hero)):
            if fits(s, hero, face, slot):
                worn = s.worn[first + slot]
                there = cards[worn] if worn >= 0 else self._printed(s, hero, slot)
                best = max(best, cards[card] - there)
        return SPARE * best

    def _on(self, s: Lordaeron, hero: int) -> list[int]:
        first = hero * ids.SLOTS
        return [card for card in s.worn[first : first + ids.SLOTS] if card >= 0]

    def goal(self, s: Lordaeron, hero: int) -> Goal:
        """The best cards in the slots, one after the other; what lies on the sheet stays where it is if it can."""
        first = hero * ids.SLOTS
        worn = tuple(s.worn[first : first + ids.SLOTS])
        spare = (*s.learned[hero], *s.bag[hero], *s.talents[hero])
        key = (hero, s.level[hero], worn, (*spare, *s.addons[hero]), s.energy[hero])
        found = self._goals.get(key)
        if found is None:
            if len(self._goals) > REMEMBERED:
                self._goals.clear()
            found = self._goals[key] = self._goal(s, hero, worn)
        return found

    def _goal(self, s: Lordaeron, hero: int, worn: tuple[int, ...]) -> Goal:
        faces, cards = s.world.faces, self.worths.card
        slots = s.slots(hero)
        printed = [self._printed(s, hero, slot) for slot in range(slots)]
        taken = [False] * slots
        chosen: list[int] = list(s.addons[hero])
        categories: list[int] = []
        total = sum([cards[card] for card in s.sheet[hero] if card not in worn and card not in self._bare(s, hero)])
        energy = s.energy[hero]
        owned = [card for card in worn if card >= 0]
        owned += [card for card in (*s.spellbook(hero), *s.bag[hero]) if faces[card].level <= s.level[hero]]
        for card in sorted(owned, key=self._best_first):
            face = faces[card]
            on = card in worn
            price = face.energy if face.type == ids.ACTIVE and not on else 0
            if face.type == ids.BAG or price > energy or (face.category >= 0 and face.category in categories):
                continue
            if face.addon >= 0:
                if not on and addon_slots(s, hero, face):
                    chosen.append(card)
                    total += cards[card] - EQUIP_ENERGY * price
                    energy -= price
                continue
            places = [slot for slot in range(slots) if not taken[slot] and fits(s, hero, face, slot)]
            if on and worn.index(card) in places:
                places = [worn.index(card)]
            if not places:
                continue
            place = min(places, key=lambda slot: printed[slot])
            if cards[card] - EQUIP_ENERGY * price <= printed[place]:
                continue
            taken[place] = True
            chosen.append(card)
            if face.category >= 0:
                categories.append(face.category)
            total += cards[card] - EQUIP_ENERGY * price
            energy -= price
        total += sum([printed[slot] for slot in range(slots) if not taken[slot]])
        return Goal(total, tuple(chosen))

    def _best_first(self, card: int) -> tuple[float, int]:
        return -self.worths.card[card], card

    def _printed(self, s: Lordaeron, hero: int, slot: int) -> float:
        card = s.preprinted(hero, slot)
        return self.worths.card[card] if card >= 0 else 0.0

    def _bare(self, s: Lordaeron, hero: int) -> list[int]:
        """What is printed in slots that nothing covers."""
        first = hero * ids.SLOTS
        slots = range(ids.PRINTED_SLOTS)
        return [s.preprinted(hero, slot) for slot in slots if s.worn[first + slot] < 0]
