"""What the numbers on the shelves and in the frames of World of Warcraft: The Board Game mean."""

from __future__ import annotations

from typing import Final

from wartable.engine.shelves import Amount, Axis, Flag, Number, One, Pile, Piles, Some
from wartable.engine.state import State
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.moments import MOMENTS

FACTION: Final = Axis("faction", ids.FACTIONS)
HERO: Final = Axis("hero")
SEAT: Final = Axis("seat")
PLACE: Final = Axis("place")
"""In the order of choosing."""
CLASS: Final = Axis("class", ids.CLASSES)
REGION: Final = Axis("region")
CARD: Final = Axis("card")
QUEST: Final = Axis("quest")
EVENT: Final = Axis("event")
SLOT: Final = Axis("slot", tuple([str(slot + 1) for slot in range(ids.SLOTS)]))
CREATURE: Final = Axis("creature", ids.CREATURES)
TARGET_COLOUR: Final = Axis("colour", ids.COLOURS[:2])
COLOUR: Final = Axis("colour", ids.COLOURS)
DIE_COLOUR: Final = Axis("die", ids.DICE)
BOX: Final = Axis("box", ids.BOXES)
ITEM_DECK: Final = Axis("deck", ids.ITEM_DECKS[: ids.DRAWN_DECKS])
QUEST_DECK: Final = Axis("deck", tuple([f"{faction}-{deck}" for faction in ids.FACTIONS for deck in ids.QUEST_DECKS]))
"""By faction * 4 + colour; gray ones leave the game before the first turn."""
TOKEN: Final = Axis("token", tuple([f"token-{place + 1}" for place in range(ids.TOKENS)]))

MANY: Final = 999_999
FEW: Final = 99

WHO: Final = One(HERO)
"""A hero, or nobody."""
A_HERO: Final = One(HERO, absent=0)
HEROES: Final = Some(HERO)
A_FACTION: Final = One(FACTION, absent=0)
FACTIONS: Final = Some(FACTION)
WHERE: Final = One(REGION)
A_REGION: Final = One(REGION, absent=0)
REGIONS: Final = Some(REGION)
A_CLASS: Final = One(CLASS)
WHICH_CARD: Final = One(CARD)
"""A card, or none."""
A_CARD: Final = One(CARD, absent=0)
A_QUEST: Final = One(QUEST, absent=0)
AN_EVENT: Final = One(EVENT, absent=0)
A_TYPE: Final = One(CREATURE, absent=0)
A_SLOT: Final = One(SLOT, absent=0)
A_DIE_COLOUR: Final = One(DIE_COLOUR, absent=0)
A_BOX: Final = One(BOX, absent=0)
A_MOMENT: Final = One(Axis("moment", MOMENTS), absent=0)
AN_ITEM_DECK: Final = One(ITEM_DECK, absent=0)
TOKENS: Final = Some(TOKEN)
FLAG: Final = Flag()
SOME: Final = Amount(FEW)
ONE_OR_MORE: Final = Amount(FEW, least=1)
A_LOT: Final = Amount(MANY)
ANY: Final = Amount(MANY, least=-MANY)
A_FILTER: Final = Amount((1 << len(ids.DICE) * ids.FACES) - 1)
"""Faces of dice, as bits (`dice.py`)."""
A_FOE: Final = Amount(FEW, least=-1, absent=-1)
"""Whom a Challenge names (`ids.BLUE_GROUP` and the next ones)."""


# Everything that is drawn is drawn for all to see. So what a move revealed shows in what is left.

LARGEST_DECK: Final = 60


class Decks(Piles):
    """Hidden decks: every card that is no longer there is known."""

    def things(self, s: State) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        for index, pile in self.entries(s):
            found += [(f"{self.name} {index[0]}", 0)] * (LARGEST_DECK - len(pile))
        return found


class Deck(Pile):
    """A hidden deck."""

    def things(self, s: State) -> list[tuple[str, int]]:
        return [(self.name, 0)] * (LARGEST_DECK - len(self.get(s)))


class FaceDown(Number):
    """Tokens that lie face down, as bits: the others are known."""

    def things(self, s: State) -> list[tuple[str, int]]:
        return [(self.name, place) for place in range(ids.TOKENS) if not self.get(s) >> place & 1]
