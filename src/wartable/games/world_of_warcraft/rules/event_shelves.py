"""What a state holds for the Overlord and the events in play."""

from __future__ import annotations

from typing import Final

from wartable.engine.shelves import NO_ONE, OWNER, Amount, Axis, Counts, Number, One, Pile, Piles, Shelf, Some
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
)

A_TOKEN: Final = Amount(ids.TOKENS - 1, first=1)

EVENTS: Final[tuple[Shelf, ...]] = (
    # The Overlord; while Kazzak is hidden, he is nowhere.
    Number("overlord", "0", One(Axis("overlord", ids.OVERLORDS), absent=-1), path="overlord/name"),
    Number("overlord_at", "-1", WHERE, path="overlord/region"),
    Pile("true_token", "()", A_TOKEN, path="overlord/true", known=NO_ONE),
    Number("tokens", "0", TOKENS, path="overlord/tokens"),
    Piles("looked", "((),) * seats", Amount(2 * ids.TOKENS), (SEAT,), "overlord/looked/{seat}", OWNER),
    # Events.
    Pile("event_deck", "()", AN_EVENT, path="events/deck", known=NO_ONE, thing="event"),
    Pile("event_discard", "()", AN_EVENT, path="events/discard", thing="event"),
    Pile("in_play", "()", AN_EVENT, path="events/in-play", thing="event"),
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
