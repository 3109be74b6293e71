"""What a table has settled before the game: its players, and the options and variants."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from wartable.engine.options import ON_OFF, Option
from wartable.games.world_of_warcraft import ids

OVERLORD: Final = "overlord"
CLASSES: Final = "classes"
DEADLY_PVP: Final = "deadly_pvp"
DEFEAT_THE_OVERLORD: Final = "defeat_the_overlord"
RANDOM: Final = "random"
DRAFT: Final = "draft"
FIRST_GAME: Final = "first-game"

OPTIONS: Final[tuple[Option, ...]] = (
    Option(OVERLORD, (RANDOM, *ids.OVERLORDS), RANDOM),
    Option(CLASSES, (DRAFT, RANDOM, FIRST_GAME), DRAFT),
    Option(DEADLY_PVP, ON_OFF, "off"),
    Option(DEFEAT_THE_OVERLORD, ON_OFF, "off"),
)
MOST_PLAYERS_OF_FOUR: Final = 4


class Settings:
    """The number of characters follows from that of the players (WOW-PLAYERS-01 to 05)."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.options: Mapping[str, str] = MappingProxyType(dict(options))
        self.heroes = 4 if seats <= MOST_PLAYERS_OF_FOUR else ids.MOST_HEROES
        self.half = self.heroes // 2
        self.side = 0 if self.heroes == 4 else 1
        """WOW-SETUP-15: of the Overlord sheet, and of every number that hangs on the number of characters."""
        self.members = ((1 << self.half) - 1, (1 << self.half) - 1 << self.half)
        """By faction: its heroes, as bits (WOW-RULING-96)."""
        self.names: tuple[str, ...] = tuple([f"hero-{hero + 1}" for hero in range(self.heroes)])
        """What heroes are called before they have a class."""
        self.seat_names: tuple[str, ...] = tuple([f"seat-{seat + 1}" for seat in range(seats)])
        self.overlord = options[OVERLORD]
        self.classes = options[CLASSES]
        self.deadly = options[DEADLY_PVP] == "on"
        self.laps = options[DEFEAT_THE_OVERLORD] == "on"
        """WOW-VARIANT-03."""
