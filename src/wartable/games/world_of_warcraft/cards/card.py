"""What a card is to the rules: its face, its abilities by moment, and answers to a few questions.

Most cards are numbers only (`Face`) and need no class of their own: the box makes a plain `Card` for them. The dice and
values of a face's POOL window are no abilities: the Dice Pool step reads them from the face.

An ability is used by its owner (`hero`). `other` is the hero it is about: the active character at POOL@ and RR_END@,
whoever lost Health or falls at HURT@ and DYING@; everywhere else the owner itself. Cards and abilities remember
nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wartable.games.world_of_warcraft.rules.printed import Face

if TYPE_CHECKING:
    from wartable.games.world_of_warcraft.rules.state import Lordaeron

# How an ability comes about.
MAY: Final = 0
"""The player decides."""
AUTO: Final = 1
"""It is applied by itself, in slot order (written `!`)."""
MUST: Final = 2
"""It is applied, but with a choice that `act` asks for (written `!?`)."""

ABILITIES: Final = 8
"""`used` has card * ABILITIES + place of the ability."""
FACE_USE: Final = 7
"""In place of an ability: the dice and values of the face itself, in the Dice Pool step."""


class Ability:
    """Something a card can do at one moment. `card` and `place` are set by the card that has it."""

    def __init__(self, moment: int, mode: int = MAY) -> None:
        self.moment = moment
        self.mode = mode
        self.card = -1
        self.place = 0
        """Among the abilities of its card."""

    def ready(self, s: Lordaeron, hero: int, other: int) -> bool:
        """Whether it can do anything now. Its cost, and that it is unused, the window knows itself."""
        return True

    def price(self, s: Lordaeron, hero: int) -> int:
        """The Energy of its own that is paid at use (`$n`), apart from that of an instant."""
        return 0

    def act(self, s: Lordaeron, hero: int, other: int) -> None:
        """Carry it out; what needs answers is scheduled (`s.then`). It is paid, and noted as used."""
        raise NotImplementedError


class Card:
    """One card face with what it does."""

    def __init__(self, face: Face, abilities: tuple[Ability, ...] = ()) -> None:
        self.face = face
        self.number = face.number
        self.abilities = abilities
        for place, ability in enumerate(abilities):
            ability.card = face.number
            ability.place = place

    # Questions to a card that is in force. `answers` names those that a class answers otherwise than here.

    def discount(self, s: Lordaeron, hero: int, card: Face) -> int:
        """By how much a power of the owner costs less Energy to use, or to equip if it is active."""
        return 0

    def equips_free(self, s: Lordaeron, hero: int, card: Face) -> bool:
        """Whether this power costs the owner no Energy to equip."""
        return False

    def repeats(self, s: Lordaeron, hero: int, card: Face) -> int:
        """How often more the owner may use this card in a round."""
        return 0

    def surcharge(self, s: Lordaeron, hero: int, card: Face) -> int:
        """What the second use of a card that repeats costs more."""
        return 0

    def keeps(self, s: Lordaeron, hero: int, card: int) -> bool:
        """Whether this card of the owner is not unequipped by its own use; asked once, when it would be."""
        return False

    def boost(self, s: Lordaeron, hero: int, card: Face) -> tuple[int, int, int, int, int, int] | None:
        """What this adds whenever the owner uses the dice and values of a card, and with a card that is no instant in
        each attack: red, blue, green, Reroll, Attrition, Threat. A card may answer for itself."""
        return None

    def passes_blue(self, s: Lordaeron, hero: int) -> bool:
        """Whether blue creatures do not end the owner's movement (`nostop`)."""
        return False

    def leaves_blue(self, s: Lordaeron, hero: int) -> bool:
        """Whether the owner may start to travel beside blue creatures (`leaveblue`)."""
        return False

    def one_travel(self, s: Lordaeron, hero: int) -> bool:
        """Whether the owner has at most one Travel action in a turn (`travelmax 1`)."""
        return False

    def intercepts(self, s: Lordaeron, hero: int) -> bool:
        """Whether the owner may challenge in an adjacent region."""
        return False

    def slot_accepts(self, s: Lordaeron, hero: int, slot: int, card: Face) -> bool:
        """Whether a slot takes this card although its icons do not (`slotas`)."""
        return False

    def extra_slot(self, s: Lordaeron, hero: int) -> bool:
        """Whether the owner has one more slot, for instants (`slot(instant)`)."""
        return False

    def pet_capacity(self, s: Lordaeron, hero: int, card: Face) -> int:
        """How much Health more this Pet or Demon of the owner has."""
        return 0

    def stores(self, s: Lordaeron, hero: int) -> bool:
        """Whether a token goes onto this card for the Health that the owner loses now."""
        return False

    def immune(self, s: Lordaeron, hero: int, type: int) -> bool:
        """Whether the owner ignores the ability of this type of creature."""
        return False


QUESTIONS: Final = (
    "discount",
    "equips_free",
    "repeats",
    "surcharge",
    "keeps",
    "boost",
    "passes_blue",
    "leaves_blue",
    "one_travel",
    "intercepts",
    "slot_accepts",
    "extra_slot",
    "pet_capacity",
    "immune",
    "stores",
)
DISCOUNT: Final = 0
EQUIPS_FREE: Final = 1
REPEATS: Final = 2
SURCHARGE: Final = 3
KEEPS: Final = 4
BOOST: Final = 5
PASSES_BLUE: Final = 6
LEAVES_BLUE: Final = 7
ONE_TRAVEL: Final = 8
INTERCEPTS: Final = 9
SLOT_ACCEPTS: Final = 10
EXTRA_SLOT: Final = 11
PET_CAPACITY: Final = 12
IMMUNE: Final = 13
STORES: Final = 14


def answering(cards: tuple[Card, ...]) -> tuple[tuple[int, ...], ...]:
    """By card, the questions that it answers otherwise than `Card` does."""
    usual = [getattr(Card, question) for question in QUESTIONS]
    found: list[tuple[int, ...]] = []
    for card in cards:
        own = [getattr(type(card), question) for question in QUESTIONS]
        found.append(tuple([number for number in range(len(QUESTIONS)) if own[number] is not usual[number]]))
    return tuple(found)
