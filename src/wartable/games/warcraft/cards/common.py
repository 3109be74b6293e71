"""Cards of every deck (rulebook: «Все расы»)."""

from __future__ import annotations

from typing import Final

from wartable.engine.action import Action
from wartable.games.warcraft import ids
from wartable.games.warcraft.cards import aims
from wartable.games.warcraft.cards.card import Card, SpaceCard
from wartable.games.warcraft.rules.moments import MOVE_END, MOVE_START, SPEND, VP
from wartable.games.warcraft.rules.portal import PortalMoves, portal_ends
from wartable.games.warcraft.rules.state import TURN, Warcraft
from wartable.toolbox.masks import members


class Fast(SpaceCard):
    """WC-CARD-FAST-01, WC-RULING-34: own pieces of a space are faster in this Move Step."""

    def __init__(self) -> None:
        super().__init__(ids.FAST, "WC-CARD-FAST-01", MOVE_START, "sprint", 0.9, TURN)

    def spaces(self, s: Warcraft, race: int) -> int:
        return s.units[race] | s.workers[race] if race == s.active else 0

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        s.fast |= 1 << one


class Resources(Card):
    """WC-CARD-RESOURCES-01: gold or wood from the bank; useless to those who build nothing (WC-RULING-49)."""

    def __init__(self) -> None:
        super().__init__(ids.RESOURCES, "WC-CARD-RESOURCES-01", SPEND, "chest", 1.1, aim=aims.STORE)

    def may_play(self, s: Warcraft, race: int, fact: int) -> bool:
        return s.forces.force[race].buildings

    def add_targets(self, s: Warcraft, race: int, fact: int, found: list[Action]) -> None:
        found.extend(s.world.supplies)

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        if one:
            s.gold[race] += s.world.content.supplies
        else:
            s.wood[race] += s.world.content.supplies


class TownPortal(Card):
    """WC-CARD-PORTAL-01 to 03: all own units of a space go to the Town or an Outpost; see `portal.py`."""

    def __init__(self) -> None:
        super().__init__(ids.TOWN_PORTAL, "WC-CARD-PORTAL-01", MOVE_END, "portal", 1.8, aim=aims.WAY)

    def may_play(self, s: Warcraft, race: int, fact: int) -> bool:
        return any([portal_ends(s, race, x) for x in members(s.units[race])])

    def add_targets(self, s: Warcraft, race: int, fact: int, found: list[Action]) -> None:
        for x in members(s.units[race]):
            for end in portal_ends(s, race, x):
                found.append(s.world.portal[x][end])

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        s.then(PortalMoves(s.seat(race), one, two))


class VictoryPoint(Card):
    """WC-CARD-VICTORY-01: laid down in its window, and with any other decision outside battles, see `asking.py`."""

    def __init__(self) -> None:
        super().__init__(ids.VICTORY_POINT, "WC-CARD-VICTORY-01", VP, "laurels", 1.3)


CARDS: Final[tuple[Card, ...]] = (Fast(), Resources(), TownPortal(), VictoryPoint())
