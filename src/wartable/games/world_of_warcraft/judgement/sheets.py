"""How strong a hero is: the cards it has on, could put on, and what they bring into a round of a fight."""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import BOOST
from wartable.games.world_of_warcraft.judgement.odds import Strength
from wartable.games.world_of_warcraft.judgement.worth import GOLD, Worths
from wartable.games.world_of_warcraft.rules.slots import addon_slots, fits
from wartable.games.world_of_warcraft.rules.state import Lordaeron

SPARE: Final = 0.8
"""What a better card that is not on the sheet yet counts."""
RESALE: Final = 0.4
"""What an item in the Bag that fits nowhere counts, of its gold."""
SUPPLY: Final = 0.9
"""Potions, scrolls and food: less than their gold, or all gold would go for them."""
EQUIP_ENERGY: Final = 0.1
"""What each Energy for equipping speaks against a card."""
SLOPPY: Final = 0.02
"""What speaks against each card that is not where it should be, while there is time to move it."""
REALISED: Final = 0.8
"""How much of what abilities could bring is seen in fights: there are conditions, other uses of Energy, other dice."""
CHURN: Final = 100
"""How many such cards one counts for that was moved away from where it should be."""
REMEMBERED: Final = 5000
AMOUNT: Final = 7
"""Bits of a number that something of a hero is counted in, where several make one key (`meanings.SOME`)."""


def fitness(s: Lordaeron, hero: int, energy: int) -> int:
    """All that a hero's dice and hits hang on: its cards, Curse tokens and Energy, as one number."""
    return (s.kit[hero].number << AMOUNT | s.curse[hero]) << AMOUNT | energy


class Goal:
    """The best that a hero can have on: its worth, the card of each slot (-1 for none), and its add-ons."""

    def __init__(self, worth: float, slots: tuple[int, ...], addons: tuple[int, ...]) -> None:
        self.worth = worth
        self.slots = slots
        self.addons = addons
        self.cards = (*slots, *addons)


class Sheets:
    """Sheets of heroes; what was worked out is kept."""

    def __init__(self, worths: Worths) -> None:
        self.worths = worths
        self._goals: dict[tuple[int, int, tuple[int, ...], tuple[int, ...], int], Goal] = {}
        self._worths: dict[tuple[int, tuple[int, ...], tuple[int, ...]], float] = {}
        self._strengths: dict[int, Strength] = {}

    # In a fight.

    def strength(self, s: Lordaeron, hero: int, energy: int) -> Strength:
        """What a hero brings into an Attack Phase with so much Energy, whatever the moment."""
        key = fitness(s, hero, energy)
        found = self._strengths.get(key)
        if found is None:
            if len(self._strengths) > REMEMBERED:
                self._strengths.clear()
            found = self._strengths[key] = self._strength(s, hero, energy)
        return found

    def spent(self, s: Lordaeron, hero: int, energy: int) -> int:
        """The Energy that such an attack takes."""
        left = energy
        for card in s.sheet[hero]:
            face = s.world.faces[card]
            if face.type == ids.INSTANT and face.energy <= left:
                left -= face.energy
        return energy - left

    def _strength(self, s: Lordaeron, hero: int, energy: int) -> Strength:
        faces, gifts = s.world.faces, self.worths.gifts
        curse = s.curse[hero]
        total = [0.0, 0.0, 0.0, float(-curse), float(-curse), 0.0, 0.0, 0.0, 0.0]
        for card in s.sheet[hero]:
            face = faces[card]
            if face.type == ids.INSTANT:
                if face.energy > energy:
                    continue
                energy -= face.energy
            for at, number in enumerate((face.red, face.blue, face.green, face.reroll, face.attrition, face.threat)):
                total[at] += number
            for source in s.answerers(hero, BOOST):
                for share, numbers in self.worths.boosts[source.number].get(card, ()):
                    for at, number in enumerate(numbers):
                        total[at] += share * number
            for at, more in enumerate(gifts[card]):
                total[at] += REALISED * more
        most = float(s.world.content.dice)
        red, blue, green = min(most, total[0]), min(most, total[1]), min(most, total[2])
        for _ in range(curse):
            if green >= 1:
                green -= 1
            elif blue >= 1:
                blue -= 1
            else:
                red = max(0.0, red - 1)
        return (red, blue, green, max(0.0, total[3]), max(0.0, total[4]), total[5], total[6], total[7], total[8])

    # Cards.

    def worth(self, s: Lordaeron, hero: int, managing: bool, ready: bool) -> float:
        """All cards of a hero; while it is managing them or is going to, by the best they can become."""
        if managing:
            return self._worth(s, hero, True, True)
        row = s.kit[hero].number << AMOUNT | s.energy[hero]
        key = ((row << AMOUNT | s.level[hero]) << 1 | int(ready), s.bag[hero], s.learned[hero])
        found = self._worths.get(key)
        if found is None:
            if len(self._worths) > REMEMBERED:
                self._worths.clear()
            found = self._worths[key] = self._worth(s, hero, False, ready)
        return found

    def _worth(self, s: Lordaeron, hero: int, managing: bool, ready: bool) -> float:
        worths = self.worths
        cards = worths.card
        here = sum([cards[card] for card in s.sheet[hero]], 0.0)
        goal = self.goal(s, hero)
        total = here
        if goal.worth > here:
            total += (1.0 if ready else SPARE) * (goal.worth - here)
        if managing:
            total -= SLOPPY * self._amiss(s, hero, goal)
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

    def _amiss(self, s: Lordaeron, hero: int, goal: Goal) -> int:
        """How many cards must still be moved."""
        first = hero * ids.SLOTS
        moves = sum([1 for card in goal.addons if card not in s.addons[hero]])
        for slot, wanted in enumerate(goal.slots):
            worn = s.worn[first + slot]
            if worn != wanted:
                moves += int(worn >= 0) + int(wanted >= 0)
        churned = [card for card in s.taken_off if card in goal.cards] + [c for c in s.put_on if c not in goal.cards]
        return moves + CHURN * len(churned)

    def goal(self, s: Lordaeron, hero: int) -> Goal:
        """The best cards in the slots, one after the other; what lies on the sheet stays where it is if it can."""
        first = hero * ids.SLOTS
        worn = tuple(s.worn[first : first + ids.SLOTS])
        spare = (*s.learned[hero], *s.bag[hero], *s.talents[hero])
        # The first card of a sheet is the race: it tells the class and its side.
        key = (s.sheet[hero][0], s.level[hero], worn, (*spare, *s.addons[hero]), s.energy[hero])
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
        place_of = [-1] * slots
        addons: list[int] = list(s.addons[hero])
        categories: list[int] = []
        bare = [s.preprinted(hero, slot) for slot in range(ids.PRINTED_SLOTS) if worn[slot] < 0]
        total = sum([cards[card] for card in s.sheet[hero] if card not in worn and card not in bare], 0.0)
        energy = s.energy[hero]
        owned = [card for card in worn if card >= 0]
        owned += [card for card in (*s.spellbook(hero), *s.bag[hero]) if faces[card].level <= s.level[hero]]
        for card in sorted(owned, key=self._best_first):
            face = faces[card]
            on = card in worn
            price = face.energy if face.type == ids.ACTIVE and not on else 0
            if face.type == ids.BAG or price > energy or (face.category >= 0 and face.category in categories):
                continue
            worth = cards[card] - EQUIP_ENERGY * price
            if face.addon >= 0:
                if addon_slots(s, hero, face):
                    addons.append(card)
                    total += worth
                    energy -= price
                continue
            best, least = -1, worth
            for slot in range(slots):
                if place_of[slot] < 0 and fits(s, hero, face, slot):
                    lost = printed[slot] if worn[slot] < 0 else max(printed[slot], cards[worn[slot]])
                    if worn[slot] == card:
                        best = slot
                        break
                    if lost < least:
                        best, least = slot, lost
            if best < 0:
                continue
            place_of[best] = card
            if face.category >= 0:
                categories.append(face.category)
            total += worth
            energy -= price
        total += sum([printed[slot] for slot in range(slots) if place_of[slot] < 0], 0.0)
        return Goal(total, tuple(place_of), tuple(addons))

    def _best_first(self, card: int) -> tuple[float, int]:
        return -self.worths.card[card], card

    def _printed(self, s: Lordaeron, hero: int, slot: int) -> float:
        card = s.preprinted(hero, slot)
        return self.worths.card[card] if card >= 0 else 0.0
