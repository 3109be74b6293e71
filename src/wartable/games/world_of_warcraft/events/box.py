"""Every event by its number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wartable.games.world_of_warcraft.events.auction import AuctionHouse
from wartable.games.world_of_warcraft.events.beasts import Beasts
from wartable.games.world_of_warcraft.events.bosses import BossEvent, Cauldrons, SpectralRevenge, Zaeldarr
from wartable.games.world_of_warcraft.events.each import (
    AnotherPath,
    GoblinMerchant,
    Professions,
    TravelingMerchants,
    Zeppelin,
)
from wartable.games.world_of_warcraft.events.event import Happening
from wartable.games.world_of_warcraft.events.horizons import NewHorizons
from wartable.games.world_of_warcraft.events.kelthuzad import ArcaneCorruption, SoulTaint, SpreadThePlague
from wartable.games.world_of_warcraft.events.lasting import (
    Bounty,
    CleanseTheLand,
    EarsAndHeads,
    FoulPlaguewinds,
    OldHatreds,
    Subterfuge,
    War,
)
from wartable.games.world_of_warcraft.rules.printed import Content, EventFace

MAKERS: Final[dict[str, Callable[[EventFace], Happening]]] = {
    "old-hatreds": OldHatreds,
    "professions-and-crafts": Professions,
    "new-horizons": NewHorizons,
    "goblin-zeppelin": Zeppelin,
    "traveling-merchants": TravelingMerchants,
    "the-beasts-of-lordaeron": Beasts,
    "another-path-to-power": AnotherPath,
    "subterfuge": Subterfuge,
    "bounty": Bounty,
    "goblin-merchant": GoblinMerchant,
    "ears-and-heads-of-the-wild": EarsAndHeads,
    "cleanse-the-land": CleanseTheLand,
    "foul-plaguewinds": FoulPlaguewinds,
    "the-andorhal-war": War,
    "the-domination-war": War,
    "the-two-towers-war": War,
    "the-hinterlands-war": War,
    "the-silverpine-war": War,
    "the-abomination-of-darrowshire": BossEvent,
    "zaeldarr-the-outcast": Zaeldarr,
    "the-old-snake": BossEvent,
    "a-spectral-revenge": SpectralRevenge,
    "daecris-of-the-many": BossEvent,
    "auction-house-ring-of-agility": AuctionHouse,
    "auction-house-boots-of-endurance": AuctionHouse,
    "auction-house-trusty-mount": AuctionHouse,
    "auction-house-hood-of-shadow": AuctionHouse,
    "scourge-cauldrons": Cauldrons,
    "light-of-ages": BossEvent,
    "soul-taint": SoulTaint,
    "spread-the-plague": SpreadThePlague,
    "arcane-corruption": ArcaneCorruption,
}


def happenings(content: Content) -> tuple[Happening, ...]:
    """The events of a box."""
    return tuple([MAKERS[face.name](face) for face in content.events])
