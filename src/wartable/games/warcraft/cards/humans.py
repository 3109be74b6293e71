"""Human cards (rulebook: «Люди»)."""

from __future__ import annotations

from typing import Final

from wartable.engine.action import Action
from wartable.games.warcraft import ids
from wartable.games.warcraft.cards import aims
from wartable.games.warcraft.cards.card import Card, UnitCard
from wartable.games.warcraft.rules.lineup import in_battle, outstanding, side_of
from wartable.games.warcraft.rules.moments import AFTER_ROLL, ENTER, RESPONSE
from wartable.games.warcraft.rules.moments import ROUND as ROUND_CARDS
from wartable.games.warcraft.rules.state import ATTACKERS, DEFENDERS, MOVE_STEP, ROUND, Warcraft, put
from wartable.toolbox.masks import members


class CallToArms(Card):
    """WC-CARD-CALLTOARMS-01, 02: the workers of a space that enemies have entered fight until this step ends."""

    def __init__(self) -> None:
        super().__init__(ids.CALL_TO_ARMS, "WC-CARD-CALLTOARMS-01", ENTER, "hunting-horn", 0.8, MOVE_STEP, aims.ENTERED)

    def may_play(self, s: Warcraft, race: int, fact: int) -> bool:
        return not s.called >> fact & 1

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        s.called |= 1 << one


class DispelMagic(Card):
    """WC-CARD-DISPEL-01, 02: a card just played in battle does nothing; `one` has played it, `two` is the card."""

    def __init__(self) -> None:
        super().__init__(ids.DISPEL_MAGIC, "WC-CARD-DISPEL-01", RESPONSE, "magic-swirl", 0.9)

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        s.discard(one, two)
        if s.log is not None:
            s.emit("dispelled", self.rule, {"race": race, "by": one, "card": two})


class Invisibility(Card):
    """WC-CARD-INVISIBILITY-01, WC-RULING-21: the side of a player suffers one casualty less."""

    def __init__(self) -> None:
        super().__init__(ids.INVISIBILITY, "WC-CARD-INVISIBILITY-01", AFTER_ROLL, "invisible", 0.8, aim=aims.PLAYER)

    def may_play(self, s: Warcraft, race: int, fact: int) -> bool:
        return any([outstanding(s, side) for side in (DEFENDERS, ATTACKERS)])

    def add_targets(self, s: Warcraft, race: int, fact: int, found: list[Action]) -> None:
        for one in members(s.sides[DEFENDERS] | s.sides[ATTACKERS]):
            if s.forces.seat_of[one] >= 0 and outstanding(s, side_of(s, one)):
                found.append(s.world.play_for[self.number][one])

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        side = side_of(s, one)
        s.prevented = put(s.prevented, side, s.prevented[side] + 1)


class Polymorph(UnitCard):
    """WC-CARD-POLYMORPH-01, WC-RULING-22: an enemy unit rolls no die for a round."""

    def __init__(self) -> None:
        super().__init__(ids.POLYMORPH, "WC-CARD-POLYMORPH-01", ROUND_CARDS, "sheep", 0.7, ROUND)

    def may_hit(self, s: Warcraft, enemy: int, kind: int, space: int) -> bool:
        return s.polymorphed.get(s.key(enemy, kind, space), 0) < in_battle(s, enemy, kind, space)

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        key = s.key(two, three, one)
        s.polymorphed[key] = s.polymorphed.get(key, 0) + 1


CARDS: Final[tuple[Card, ...]] = (CallToArms(), DispelMagic(), Invisibility(), Polymorph())
