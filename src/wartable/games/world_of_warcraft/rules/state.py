"""A state of World of Warcraft: The Board Game: questions to its shelves, and the few ways things move between them.

`shelves.py` says what the shelves are. What interrupts play (Energy paid, Health lost, items received) is more than a
change of a shelf and stands in the chapters: `windows.pay`, `wounds.py`, `bag.receive`.
"""

from __future__ import annotations

from typing import TypeVar

from wartable.engine.events import Event
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import ABILITIES, EXTRA_SLOT, Card
from wartable.games.world_of_warcraft.rules.printed import Face, Quest
from wartable.games.world_of_warcraft.rules.shelved import Shelved
from wartable.toolbox.masks import members

T = TypeVar("T")


def put(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The row with another value in one place."""
    found = list(row)
    found[at] = value
    return tuple(found)


def without(pile: tuple[int, ...], one: int) -> tuple[int, ...]:
    """The pile without one of these."""
    at = pile.index(one)
    return (*pile[:at], *pile[at + 1 :])


def with_one(pile: tuple[int, ...], one: int) -> tuple[int, ...]:
    """A sorted pile with one more."""
    return tuple(sorted((*pile, one)))


class Lordaeron(Shelved):
    """One game of World of Warcraft: The Board Game."""

    def copy(self) -> Lordaeron:
        return Lordaeron(self.world, self.settings, self.secret, self)

    def names(self, axis: str) -> tuple[str, ...]:
        content = self.world.content
        if axis == "hero":
            return self.hero_names()
        if axis == "region":
            return content.regions
        if axis == "card":
            return content.card_names
        if axis == "quest":
            return content.quest_names
        if axis == "event":
            return content.event_names
        if axis == "seat":
            return self.settings.seat_names
        if axis == "place":
            return tuple([str(place + 1) for place in range(self.settings.heroes)])
        raise KeyError(axis)

    def hero_names(self) -> tuple[str, ...]:
        """Heroes are called by their classes once they have any."""
        if self.klass[0] < 0:
            return self.settings.names
        return tuple([ids.CLASSES[klass] for klass in self.klass])

    # Heroes and factions.

    def faction_of(self, hero: int) -> int:
        return ids.ALLIANCE if hero < self.settings.half else ids.HORDE

    def members(self, faction: int) -> int:
        """The heroes of a faction, as bits."""
        return self.settings.members[faction]

    def friends(self, hero: int) -> int:
        """The heroes of its faction, itself included, as bits."""
        return self.settings.members[ids.ALLIANCE if hero < self.settings.half else ids.HORDE]

    def foes_of(self, hero: int) -> int:
        """The heroes of the other faction, as bits."""
        return self.settings.members[ids.HORDE if hero < self.settings.half else ids.ALLIANCE]

    def seat(self, hero: int) -> int:
        return self.seat_of[hero]

    def hero_of(self, klass: int) -> int:
        """Who has a class; nobody: -1."""
        return self.klass.index(klass) if klass in self.klass else ids.NOBODY

    def at(self, region: int) -> int:
        """The heroes in a region, as bits."""
        found = 0
        for hero, where in enumerate(self.region):
            if where == region:
                found |= 1 << hero
        return found

    def stands(self, faction: int, region: int) -> bool:
        """Whether a hero of a faction is in a region."""
        half = self.settings.half
        return region in (self.region[:half] if faction == ids.ALLIANCE else self.region[half:])

    def friends_here(self, hero: int) -> int:
        """Friendly heroes in the same region, itself included, as bits."""
        return self.at(self.region[hero]) & self.friends(hero)

    def enemies_here(self, hero: int) -> int:
        """Enemy heroes in the same region, as bits."""
        return self.at(self.region[hero]) & self.foes_of(hero)

    def total_xp(self, faction: int) -> int:
        half = self.settings.half
        return sum(self.xp[:half]) if faction == ids.ALLIANCE else sum(self.xp[half:])

    def stronger(self, faction: int) -> bool:
        """WOW-EVENT-04, 05: by total XP; with equal sums both are."""
        return self.total_xp(faction) >= self.total_xp(1 - faction)

    def in_combat(self, hero: int) -> bool:
        """Whether a hero takes part in the combat and is neither defeated nor gone."""
        return bool((self.fighters | self.defenders) & ~self.fallen & ~self.left_combat & 1 << hero)

    def participants(self, faction: int) -> int:
        """A faction's heroes still in the combat, as bits."""
        return (self.fighters | self.defenders) & ~self.fallen & ~self.left_combat & self.settings.members[faction]

    # The board.

    def blue_here(self, hero: int) -> bool:
        """Whether independent creatures are in a hero's region."""
        return bool(self.blue >> self.region[hero] & 1)

    def blues_at(self, region: int) -> list[int]:
        """The types of independent creatures in a region."""
        if not self.blue >> region & 1:
            return []
        first = region * ids.TYPES
        return [type for type in range(ids.TYPES) if self.blues.get(first + type, 0)]

    def add_blue(self, region: int, type: int, number: int) -> None:
        """Put independent creatures into a region, or with a negative number take them away."""
        key = region * ids.TYPES + type
        count = self.blues.get(key, 0) + number
        if count:
            self.blues[key] = count
            self.blue |= 1 << region
        else:
            self.blues.pop(key, None)
            if not any([self.blues.get(region * ids.TYPES + other, 0) for other in range(ids.TYPES)]):
                self.blue &= ~(1 << region)

    def targets_left(self, quest: int) -> int:
        return self.targets.get(quest * 2, 0) + self.targets.get(quest * 2 + 1, 0)

    def add_target(self, quest: int, colour: int, number: int) -> None:
        """Put targets of a quest onto the board, or with a negative number take them away."""
        key = quest * 2 + colour
        count = self.targets.get(key, 0) + number
        if count:
            self.targets[key] = count
        else:
            self.targets.pop(key, None)

    def quest_at(self, faction: int, region: int, type: int) -> int:
        """A faction's open quest with targets of a type in a region; -1 if there is none."""
        for number in self.quests[faction]:
            quest = self.world.content.quests[number]
            if quest.region == region and quest.type == type and self.targets_left(number):
                return number
        return -1

    def supply(self, type: int, colour: int) -> int:
        """WOW-SPAWN-03: figures that are not on the board."""
        left = self.world.content.figures[type * len(ids.COLOURS) + colour]
        if colour == ids.BLUE:
            for key, count in self.blues.items():
                if key % ids.TYPES == type:
                    left -= count
            # Trophies are not in supply (Cleanse the Land).
            return left - self.trophies.get(type, 0) - self.trophies.get(ids.TYPES + type, 0)
        for faction in (ids.ALLIANCE, ids.HORDE):
            for number in self.quests[faction]:
                if self.world.content.quests[number].type == type:
                    left -= self.targets.get(number * 2 + colour, 0)
        return left

    def quest(self, number: int) -> Quest:
        return self.world.content.quests[number]

    # Cards of a hero.

    def face(self, card: int) -> Face:
        return self.world.faces[card]

    def preprinted(self, hero: int, slot: int) -> int:
        """The card printed in a slot, covered or not; -1 if there is none."""
        if slot >= ids.PRINTED_SLOTS:
            return -1
        side = self.klass[hero] * 2 + self.faction_of(hero)
        return self.world.content.preprinted[side * ids.PRINTED_SLOTS + slot]

    def slots(self, hero: int) -> int:
        """How many slots a hero has."""
        for card in self.answerers(hero, EXTRA_SLOT):
            if card.extra_slot(self, hero):
                return ids.SLOTS
        return ids.PRINTED_SLOTS

    def equipped(self, hero: int, card: int) -> bool:
        """Whether a card that is no talent lies on the sheet, uncovered."""
        return card in self.sheet[hero]

    def slot_of(self, hero: int, card: int) -> int:
        """The slot a normal card lies in; -1 if it lies in none."""
        first = hero * ids.SLOTS
        for slot in range(ids.SLOTS):
            if self.worn[first + slot] == card:
                return slot
        return -1

    def spellbook(self, hero: int) -> tuple[int, ...]:
        """WOW-POWER-01: powers that are bought and not on the sheet."""
        sheet = self.sheet[hero]
        return tuple([card for card in self.learned[hero] if card not in sheet])

    def answerers(self, hero: int, question: int) -> tuple[Card, ...]:
        """The cards in force of a hero that have an answer of their own to a question (`cards/card.py`)."""
        return self.kit[hero].answerers[question]

    def category_worn(self, hero: int, category: int) -> int:
        """The equipped power of a unique category; -1. A preprinted card counts while it is in force."""
        for card in self.sheet[hero]:
            if self.world.faces[card].category == category:
                return card
        return -1

    def trait_worn(self, hero: int, traits: int) -> bool:
        """Whether an item with one of these traits (bits) is equipped; an uncovered preprinted one counts."""
        for card in self.sheet[hero]:
            face = self.world.faces[card]
            if face.item and face.traits & traits:
                return True
        return False

    def uses(self, hero: int, card: int) -> int:
        """How often a hero has used a card in this round or action: its most used ability counts."""
        most = 0
        used = self.used[hero]
        for entry in used:
            if entry // ABILITIES == card:
                most = max(most, used.count(entry))
        return most

    def used_last_round(self, hero: int, card: int) -> bool:
        """WOW-EFFECT-13."""
        return any([entry // ABILITIES == card for entry in self.used_before[hero]])

    def refresh(self, hero: int) -> None:
        """Work out what is in force for a hero, after its cards have changed, and its capacities.

        WOW-SHEET-06: what lies above a capacity that has fallen goes; a surplus that was gained stays.
        """
        content = self.world.content
        side = self.klass[hero] * 2 + self.faction_of(hero)
        found: list[int] = [content.racial[side]]
        first = hero * ids.SLOTS
        worn = self.worn[first : first + ids.SLOTS]
        first = side * ids.PRINTED_SLOTS
        # WOW-EQUIP-09
        for slot, printed in enumerate(content.preprinted[first : first + ids.PRINTED_SLOTS]):
            card = worn[slot] if worn[slot] >= 0 else printed
            if card >= 0:
                found.append(card)
        if worn[ids.EXTRA_SLOT] >= 0:
            found.append(worn[ids.EXTRA_SLOT])
        found += self.addons[hero]
        found += self.talents[hero]
        found += self.lots[hero]
        cards = tuple(found)
        kit = self.world.kit(cards)
        self.sheet = put(self.sheet, hero, cards)
        self.kit = put(self.kit, hero, kit)
        at = self.klass[hero] * ids.LEVELS + self.level[hero] - 1
        health, energy = content.cap_health[at] + kit.cap_health, content.cap_energy[at] + kit.cap_energy
        if health != self.cap_health[hero]:
            over = max(0, self.health[hero] - self.cap_health[hero])
            self.cap_health = put(self.cap_health, hero, health)
            self.health[hero] = min(self.health[hero], health + over)
        if energy != self.cap_energy[hero]:
            over = max(0, self.energy[hero] - self.cap_energy[hero])
            self.cap_energy = put(self.cap_energy, hero, energy)
            self.energy[hero] = min(self.energy[hero], energy + over)

    # Health, Energy, gold.

    def capacity_health(self, hero: int) -> int:
        """WOW-SHEET-01."""
        return self.cap_health[hero]

    def capacity_energy(self, hero: int) -> int:
        return self.cap_energy[hero]

    def regain_health(self, hero: int, number: int) -> int:
        """WOW-SHEET-04: up to capacity; says how much came back."""
        room = max(0, self.cap_health[hero] - self.health[hero])
        got = min(number, room)
        self.health[hero] += got
        return got

    def regain_energy(self, hero: int, number: int) -> int:
        room = max(0, self.cap_energy[hero] - self.energy[hero])
        got = min(number, room)
        self.energy[hero] += got
        return got

    def gain_health(self, hero: int, number: int) -> None:
        """WOW-SHEET-05: beyond capacity if need be, until `trim`."""
        self.health[hero] += number

    def gain_energy(self, hero: int, number: int) -> None:
        self.energy[hero] += number

    def lose_energy(self, hero: int, number: int) -> int:
        """As much as there is (WOW-RULING-71); says how much. It is not spent."""
        lost = min(number, self.energy[hero])
        self.energy[hero] -= lost
        return lost

    def trim(self, hero: int) -> None:
        """WOW-SHEET-06, WOW-RULING-19: a surplus is gone."""
        self.health[hero] = min(self.health[hero], self.cap_health[hero])
        self.energy[hero] = min(self.energy[hero], self.cap_energy[hero])

    # Counters on cards.

    def counter(self, hero: int, card: int) -> int:
        return self.counters.get(hero * self.world.many + card, 0)

    def set_counter(self, hero: int, card: int, number: int) -> None:
        key = hero * self.world.many + card
        if number:
            self.counters[key] = number
        else:
            self.counters.pop(key, None)

    # Figures.

    def place(self, hero: int, region: int) -> None:
        """A figure is put down; whoever meets one of Kazzak's tokens looks at it (WOW-OVERLORD-04, RULING-90)."""
        self.region[hero] = region
        if self.tokens and region in self.world.content.token_regions:
            token = self.world.content.token_regions.index(region)
            if self.tokens >> token & 1:
                self._look(hero, token)

    def _look(self, hero: int, token: int) -> None:
        faction = self.faction_of(hero)
        if self.looked[faction] >> token & 1:
            return
        self.looked = put(self.looked, faction, self.looked[faction] | 1 << token)
        true = int(self.true_token[0] == token)
        eyes = 0
        for friend in members(self.friends(hero)):
            seat = self.seat_of[friend]
            if not eyes >> seat & 1:
                eyes |= 1 << seat
                self.seen = put(self.seen, seat, with_one(self.seen[seat], token * 2 + true))
        if self.log is not None:
            facts: dict[str, int | str] = {"hero": hero, "region": self.region[hero]}
            self.emit("looked-at-token", "WOW-OVERLORD-04", facts)
            kind = "token-is-true" if true else "token-is-false"
            self.log.events.append(Event(kind, "WOW-OVERLORD-04", {**facts, "seat": self.seat_of[hero]}, eyes))

    # Decks.

    def draw_item(self, deck: int) -> int:
        """The top card of an item deck; -1 if it is empty. What went under it comes last (WOW-INFO-03)."""
        pile = self.item_decks[deck]
        if pile:
            self.item_decks = put(self.item_decks, deck, pile[1:])
            return pile[0]
        under = self.items_under[deck]
        if not under:
            return -1
        self.items_under = put(self.items_under, deck, under[1:])
        return under[0]

    def add_merchant(self, card: int) -> None:
        self.merchant = with_one(self.merchant, card)

    # The end.

    def end(self, winners: int, rule: str) -> None:
        """The game is over for these factions (bits; both: a draw). Nothing may be scheduled after this."""
        self.over = True
        self.winners = winners
        self.stack.clear()
        self.emit("over", rule, {"winners": winners})

    # Telling.

    def emit(self, kind: str, rule: str, facts: dict[str, int | str]) -> None:
        """Tell, if anybody listens, and add whose hero it is about."""
        if self.log is not None:
            hero = facts.get("hero", ids.NOBODY)
            if isinstance(hero, int) and 0 <= hero < len(self.seat_of):
                facts["seat"] = self.seat_of[hero]
            self.log.events.append(Event(kind, rule, facts))
