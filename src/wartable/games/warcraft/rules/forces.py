"""Who plays what, and by which options: settled before the first turn, the same for all states of a game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from wartable.engine.files.editions import HOUSE
from wartable.games.warcraft import ids
from wartable.games.warcraft.files.scenario import Force
from wartable.games.warcraft.rules.world import World

KINDS: Final = 5
TRAINABLE: Final = 4


class Settings:
    """The options a game was set up with."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options: Mapping[str, str] = MappingProxyType(options)
        self.falls_at_once = options["city_fall"] == "immediate"
        self.faq_heal = options["heal_rule"] == "faq2003"
        self.active_first = options["battle_card_order"] == "active_first"
        self.short = options["team_vp_target"] == "20"
        self.errata = options["scenario_deck_errata"] == "on"
        self.chosen = options["race_choice"] == "chosen"
        self.devoured_die = options["devour_no_winner"] == "killed"
        self.turn_limit = int(options["turn_limit"])
        self.house = options.get(HOUSE) == "on"


class Forces:
    """Who plays what: races by seat and clockwise, teams, Towns and stocks of cards. Never changes once dealt."""

    def __init__(self, world: World, settings: Settings, race_of: tuple[int, ...], races: tuple[int, ...]) -> None:
        self.race_of = race_of
        """By seat; -1 while a player has not chosen."""
        self.races = races
        """By force of the scenario."""
        seat_of = [ids.NOBODY] * len(ids.RACES)
        for seat, race in enumerate(race_of):
            if race >= 0:
                seat_of[race] = seat
        self.seat_of = tuple(seat_of)
        forces = world.scenario.forces
        self.order = tuple([race for race, force in zip(races, forces, strict=True) if race >= 0 and not force.neutral])
        """The players' races, clockwise."""
        team = list(range(len(ids.RACES)))
        town = [-1] * len(ids.RACES)
        steps = [0] * len(ids.RACES)
        stock: list[tuple[int, ...]] = [()] * len(ids.RACES)
        found: dict[int, Force] = {}
        self.neutral = ids.NOBODY
        for race, force in zip(races, forces, strict=True):
            if race < 0:
                continue
            found[race] = force
            team[race] = force.team
            town[race] = force.town
            if force.neutral:
                self.neutral = race
                continue
            steps[race] = force.steps
            gone = force.without if settings.errata else ()
            deck = world.content.deck[race]
            if settings.house:
                deck = tuple(sorted(deck + world.content.house[race]))
            stock[race] = tuple([card for card in deck if card not in gone])
        self.force: Mapping[int, Force] = MappingProxyType(found)
        self.team = tuple(team)
        self.town = tuple(town)
        self.steps = tuple(steps)
        self.stock = tuple(stock)
        """The cards of each race's deck as the scenario has it (WC-RULING-51)."""
        self.friends = tuple([self._side(race) for race in range(len(ids.RACES))])
        """By race: itself and its teammates, as bits."""
        mates = {race: self._mates(race) for race in self.order}
        self.mates: Mapping[int, tuple[int, ...]] = MappingProxyType(mates)
        """A player's race: its teammates, clockwise from it."""
        self.teams = any([len(others) > 0 for others in mates.values()])
        self.economy = any([step >> ids.HARVEST & 1 for step in steps])
        """Whether anybody harvests in this scenario."""

    def _side(self, race: int) -> int:
        if race not in self.force:
            return 1 << race
        side = 0
        for other in self.force:
            if self.team[other] == self.team[race]:
                side |= 1 << other
        return side

    def _mates(self, race: int) -> tuple[int, ...]:
        return tuple([other for other in self.clockwise(race)[1:] if self.friends[race] >> other & 1])

    def clockwise(self, race: int) -> list[int]:
        """The players' races clockwise, beginning with this one."""
        at = self.order.index(race)
        return [*self.order[at:], *self.order[:at]]
