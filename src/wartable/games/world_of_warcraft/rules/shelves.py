"""Every shelf of World of Warcraft: The Board Game: what lies there, who may know it, and where a position tells it.

Heroes are numbers in roster order (`ids.py`); what belongs to a hero lies at its number. `sheet`, `kit`, `cap_health`
and `cap_energy` are worked out from the cards of a hero (`State.refresh`) and kept: they are asked all the time. The
shelves of combat and of events are declared in files of their own. `shelved.py` is made from this.
"""

from __future__ import annotations

from typing import Any, Final

from wartable.engine.shelves import (
    NO_ONE,
    Amount,
    Counts,
    Kept,
    Mark,
    Nth,
    Number,
    One,
    Pile,
    Piles,
    Row,
    Shelves,
    Slots,
)
from wartable.engine.state import State
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.combat_shelves import COMBAT
from wartable.games.world_of_warcraft.rules.event_shelves import EVENTS
from wartable.games.world_of_warcraft.rules.meanings import (
    A_CARD,
    A_CLASS,
    A_FACTION,
    A_LOT,
    A_QUEST,
    CARD,
    CREATURE,
    FACTION,
    FACTIONS,
    HERO,
    HEROES,
    ITEM_DECK,
    ONE_OR_MORE,
    PLACE,
    QUEST,
    QUEST_DECK,
    REGION,
    REGIONS,
    SEAT,
    SLOT,
    SOME,
    TARGET_COLOUR,
    WHERE,
    WHICH_CARD,
    Decks,
)

A_SEAT: Final = Nth(SEAT)
NO_SEAT: Final = One(SEAT)


class Kits(Kept):
    """What the cards in force of each hero come to."""

    def __init__(self) -> None:
        super().__init__("kit", "tuple[Kit, ...]", "(world.kit(()),) * heroes")

    def pack(self, s: State) -> Any:
        return [list(kit.cards) for kit in self.get(s)]

    def unpack(self, s: Any, data: Any) -> None:
        self.set(s, tuple([s.world.kit(tuple(cards)) for cards in data]))


SHELVES: Final = Shelves(
    (
        # The turn.
        Number("turn", "1", Amount(ids.LAST_TURN + 1, least=1), path="turn", told=True),
        Number("turns", "0", A_LOT, path="turns"),
        Number("lap", "1", Amount(9, least=1, absent=1), path="lap"),
        Number("active", "ids.HORDE", A_FACTION, path="active", told=True),
        Mark("over", path="over"),
        Number("winners", "0", FACTIONS, path="winners"),
        Pile("voices", "()", A_LOT, path="voices"),
        # The draft: by the order of choosing.
        Row("choosers", "(-1,) * heroes", NO_SEAT, (PLACE,), "draft/{place}/seat"),
        Row("chosen", "(-1,) * heroes", A_CLASS, (PLACE,), "draft/{place}/class"),
        # Heroes.
        Row("seat_of", "(-1,) * heroes", NO_SEAT, (HERO,), "heroes/{hero}/seat"),
        Row("klass", "(-1,) * heroes", A_CLASS, (HERO,)),
        Slots("region", "[-1] * heroes", WHERE, (HERO,), "heroes/{hero}/region"),
        Slots("xp", "[0] * heroes", SOME, (HERO,), "heroes/{hero}/xp"),
        Slots("level", "[1] * heroes", Amount(ids.LEVELS, absent=1, least=1), (HERO,), "heroes/{hero}/level"),
        Slots("health", "[0] * heroes", SOME, (HERO,), "heroes/{hero}/health"),
        Slots("energy", "[0] * heroes", SOME, (HERO,), "heroes/{hero}/energy"),
        Slots("gold", "[0] * heroes", A_LOT, (HERO,), "heroes/{hero}/gold"),
        Row("stun", "(0,) * heroes", SOME, (HERO,), "heroes/{hero}/stun"),
        Row("curse", "(0,) * heroes", SOME, (HERO,), "heroes/{hero}/curse"),
        Slots("actions", "[0] * heroes", SOME, (HERO,), "heroes/{hero}/actions"),
        Slots("worn", "[-1] * (heroes * ids.SLOTS)", WHICH_CARD, (HERO, SLOT), "heroes/{hero}/slots/{slot}"),
        Piles("addons", "((),) * heroes", A_CARD, (HERO,), "heroes/{hero}/addons"),
        Piles("bag", "((),) * heroes", A_CARD, (HERO,), "heroes/{hero}/bag"),
        Piles("learned", "((),) * heroes", A_CARD, (HERO,), "heroes/{hero}/learned"),
        Piles("talents", "((),) * heroes", A_CARD, (HERO,), "heroes/{hero}/talents"),
        Piles("lots", "((),) * heroes", A_CARD, (HERO,), "heroes/{hero}/auction-items"),
        Row("pet", "(0,) * heroes", SOME, (HERO,), "heroes/{hero}/pet"),
        Counts("counters", "{}", ONE_OR_MORE, (HERO, CARD), "counters"),
        Piles("sheet", "((),) * heroes", A_CARD, (HERO,)),
        Kits(),
        Row("cap_health", "(0,) * heroes", SOME, (HERO,)),
        Row("cap_energy", "(0,) * heroes", SOME, (HERO,)),
        # The board. `blue` says where independent creatures are; it is kept in step by `add_blue` and nothing else.
        Piles("quests", "((), ())", A_QUEST, (FACTION,), "quests/{faction}/open"),
        Counts("targets", "{}", ONE_OR_MORE, (QUEST, TARGET_COLOUR), "quests/targets"),
        Counts("blues", "{}", ONE_OR_MORE, (REGION, CREATURE), "blues"),
        Number("blue", "0", REGIONS),
        # Decks. What went under a deck is known and lies there in its order; it is drawn when the rest is gone.
        Decks("quest_decks", "((),) * 8", A_QUEST, (QUEST_DECK,), "quests/decks/{deck}", NO_ONE),
        Piles("quests_under", "((),) * 8", A_QUEST, (QUEST_DECK,), "quests/under/{deck}"),
        Pile("quests_done", "()", A_QUEST, path="quests/done"),
        Decks("item_decks", "((),) * 3", A_CARD, (ITEM_DECK,), "items/{deck}/deck", NO_ONE),
        Piles("items_under", "((),) * 3", A_CARD, (ITEM_DECK,), "items/{deck}/under"),
        Pile("items_gone", "()", A_CARD, path="items/gone"),
        Pile("specials", "()", A_CARD, path="items/special"),
        Pile("merchant", "()", A_CARD, path="items/merchant"),
        Pile("shown", "()", A_CARD, path="items/shown"),
        # This action, Management, round of combat: cards used, as card * ABILITIES + place (WOW-EFFECT-03, 04).
        Piles("used", "((),) * heroes", A_LOT, (HERO,), "heroes/{hero}/used"),
        Piles("used_before", "((),) * heroes", A_LOT, (HERO,), "heroes/{hero}/used-before"),
        Number("acted", "0", HEROES, path="now/acted"),
        Number("steps", "0", SOME, path="now/steps"),
        Number("stepped", "0", SOME, path="now/stepped"),
        Number("travelled", "0", HEROES, path="now/travelled"),
        Number("ridden", "0", HEROES, path="now/ridden"),
        Pile("taken_off", "()", A_CARD, path="now/taken-off"),
        Pile("put_on", "()", A_CARD, path="now/put-on"),
        Pile("traded", "()", A_LOT, path="now/traded"),
        Number("gifts", "0", Amount(1 << 40), path="now/gifts"),
        *EVENTS,
        *COMBAT,
    )
)

SHARED: Final = (("world", "World"), ("settings", "Settings"))
IMPORTS: Final = (
    "from wartable.engine.state import State",
    "from wartable.games.world_of_warcraft import ids",
    "from wartable.games.world_of_warcraft.rules.kit import Kit",
    "from wartable.games.world_of_warcraft.rules.settings import Settings",
    "from wartable.games.world_of_warcraft.rules.world import World",
)
LOCALS: Final = ("heroes = settings.heroes", "seats = settings.seats")
