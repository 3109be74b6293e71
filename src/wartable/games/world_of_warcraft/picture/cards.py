"""Cards as they lie on sheets and in trays, and where each of them can be clicked."""

from __future__ import annotations

from wartable.engine.picture.scene import Card, Counter
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.picture import icons
from wartable.games.world_of_warcraft.picture.lore import Lore
from wartable.games.world_of_warcraft.rules.printed import Face

KIND_TONES = ("blue", "purple", "plain", "grey", "green", "purple")
"""By kind of card."""


class Shown:
    """Where the cards of a scene lie: ids by place (`bag`, `slot`, `merchant` ...), hero (-1: nobody) and card."""

    def __init__(self) -> None:
        self._ids: dict[tuple[str, int, int], str] = {}

    def add(self, place: str, hero: int, card: int, name: str) -> str:
        self._ids[place, hero, card] = name
        return name

    def find(self, places: tuple[str, ...], hero: int, card: int) -> str:
        """The first of these places where a hero's card lies; empty if in none."""
        for place in places:
            found = self._ids.get((place, hero, card))
            if found is not None:
                return found
        return ""


def face_card(
    name: str, face: Face, lore: Lore, tone: str = "", counters: tuple[Counter, ...] = (), first: str = ""
) -> Card:
    """A card with all that is printed on it; `first` is said before that."""
    about = lore.about(face)
    lines = (first, *about) if first else about
    title = lore.card(face.number)
    tip = "\n".join([title, *lines])
    tone = tone or KIND_TONES[face.kind]
    return Card(name, title, lines, (icons.of_card(face),), tone, counters, tip)


def copies(number: int, lore: Lore) -> tuple[Counter, ...]:
    """How many equal cards lie on one another, if more than one."""
    return (Counter(lore.say("counter-copies"), icons.COPIES, number),) if number > 1 else ()


def energy_counter(energy: int, lore: Lore) -> tuple[Counter, ...]:
    return (Counter(lore.say("counter-cost"), icons.ENERGY, energy),) if energy else ()


def gold_counter(gold: int, lore: Lore) -> tuple[Counter, ...]:
    return (Counter(lore.say("counter-price"), icons.GOLD, gold),)


def types_said(types: int, traits: int, lore: Lore) -> str:
    """What a slot accepts."""
    found = [lore.say("type-" + name) for bit, name in enumerate(ids.CARD_TYPES) if types >> bit & 1]
    found += [lore.say("trait-" + name) for bit, name in enumerate(ids.TRAITS) if traits >> bit & 1]
    return ", ".join(found)
