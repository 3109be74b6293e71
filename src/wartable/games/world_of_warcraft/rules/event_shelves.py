"""What a state holds for the Overlord and the events in play."""

from __future__ import annotations

from typing import Final

from wartable.engine.shelves import NO_ONE, OWNER, Amount, Axis, Counts, Number, One, Pile, Piles, Row, Shelf, Some
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.meanings import (
    A_CARD,
    A_HERO,
    A_LOT,
    AN_EVENT,
    CREATURE,
    EVENT,
    FACTION,
    FACTIONS,
    ONE_OR_MORE,
    REGIONS,
    SEAT,
    TOKENS,
    WHERE,
    WHO,
    Deck,
    FaceDown,
)

A_TOKEN: Final = Amount(ids.TOKENS - 1, first=1)

EVENTS: Final[tuple[Shelf, ...]] = (
    # The Overlord; while Kazzak is hidden, he is nowhere.
    Number("overlord", "0", One(Axis("overlord", ids.OVERLORDS), absent=-1), path="overlord/name"),
    Number("overlord_at", "-1", WHERE, path="overlord/region"),
    Pile("true_token", "()", A_TOKEN, path="overlord/true", known=NO_ONE),
    FaceDown("tokens", "0", TOKENS, path="overlord/tokens", thing="token"),
    # What factions have looked at, and what their players saw there: place * 2 + 1 for the true token.
    Row("looked", "(0, 0)", TOKENS, (FACTION,), "overlord/looked/{faction}"),
    Piles("seen", "((),) * seats", Amount(2 * ids.TOKENS), (SEAT,), "overlord/seen/{seat}", OWNER),
    # Events.
    Deck("event_deck", "()", AN_EVENT, path="events/deck", known=NO_ONE),
    Pile("event_discard", "()", AN_EVENT, path="events/discard"),
    Pile("in_play", "()", AN_EVENT, path="events/in-play"),
    Pile("herded", "()", A_LOT, path="events/herded"),
    Number("bonuses", "0", Some(EVENT), path="events/bonuses"),
    Pile("marked", "()", A_HERO, path="events/marked"),
    Counts("trophies", "{}", ONE_OR_MORE, (FACTION, CREATURE), "events/trophies"),
    Pile("hoard", "()", A_CARD, path="events/hoard"),
    Number("hoard_gold", "0", A_LOT, path="events/hoard-gold"),
    Number("plague", "0", REGIONS, path="events/plague"),
    Number("tries", "0", FACTIONS, path="events/tries"),
    Number("wins", "0", FACTIONS, path="events/wins"),
    Number("relic", "-1", WHO, path="events/relic"),
    Piles("bids", "((),) * seats", A_LOT, (SEAT,), "events/bids/{seat}", OWNER),
)
