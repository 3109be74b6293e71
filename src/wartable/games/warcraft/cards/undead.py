"""Undead cards (rulebook: «Нежить»)."""

from __future__ import annotations

from typing import Final

from wartable.engine.action import Action
from wartable.games.warcraft import ids
from wartable.games.warcraft.cards import aims
from wartable.games.warcraft.cards.card import Card, NetCard, SpaceCard
from wartable.games.warcraft.rules.construction import no_building, start_building
from wartable.games.warcraft.rules.dice import FACES, roll, show
from wartable.games.warcraft.rules.forces import KINDS
from wartable.games.warcraft.rules.lineup import enemies_of, side_of
from wartable.games.warcraft.rules.moments import AFTER_ROLL, CONSTRUCT, MELEE, MOVE_START
from wartable.games.warcraft.rules.state import BATTLE, TURN, Warcraft, put


class Cripple(SpaceCard):
    """WC-CARD-CRIPPLE-01, 02, WC-RULING-31: hostile pieces that stand there now are 1 slower this turn."""

    def __init__(self) -> None:
        super().__init__(ids.CRIPPLE, "WC-CARD-CRIPPLE-01", MOVE_START, "broken-bone", 0.7, TURN)

    def spaces(self, s: Warcraft, race: int) -> int:
        """In the Move Step of an enemy; neutral pieces never move."""
        found = 0
        if race != s.active and s.hostile(race, s.active):
            for other in s.forces.order:
                if s.hostile(race, other):
                    found |= s.units[other] | s.workers[other]
        return found

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        for other in s.forces.order:
            if s.hostile(race, other):
                for kind in range(KINDS):
                    key = s.key(other, kind, one)
                    count = s.pieces[key]
                    if count:
                        slow = s.slow.get(key, ())
                        s.slow[key] = tuple([1] * (count - len(slow)) + [level + 1 for level in slow])


class Curse(Card):
    """WC-CARD-CURSE-01, WC-RULING-32: one die per enemy hit; low ones prevent a casualty each."""

    def __init__(self) -> None:
        super().__init__(ids.CURSE, "WC-CARD-CURSE-01", AFTER_ROLL, "cursed-star", 1.0)

    def may_play(self, s: Warcraft, race: int, fact: int) -> bool:
        return any([s.hits[enemy] + s.extra[enemy] for enemy in enemies_of(s, race)])

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        hits = sum([s.hits[enemy] + s.extra[enemy] for enemy in enemies_of(s, race)])
        dice = roll(s, hits, "curse")
        low = [die for die in FACES if die <= s.world.content.curse_limit]
        saved = len([die for die in dice if die in low])
        side = side_of(s, race)
        s.prevented = put(s.prevented, side, s.prevented[side] + saved)
        show(s, race, dice, low, self.rule)
        if s.log is not None:
            told = " ".join([str(die) for die in dice])
            s.emit("cursed", self.rule, {"race": race, "dice": told, "saved": saved})


class SummonBuilding(Card):
    """WC-CARD-SUMMON-01, 02, WC-RULING-33: a building is bought without a worker; `fact` and `one` are its kind."""

    def __init__(self) -> None:
        super().__init__(ids.SUMMON_BUILDING, "WC-CARD-SUMMON-01", CONSTRUCT, "evil-tower", 0.9, aim=aims.BUILDING)

    def may_play(self, s: Warcraft, race: int, fact: int) -> bool:
        return no_building(s, race, fact) is None

    def add_targets(self, s: Warcraft, race: int, fact: int, found: list[Action]) -> None:
        found.append(s.world.summon[fact])

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        start_building(s, race, one, True)


class Web(NetCard):
    """WC-CARD-WEB-01."""

    def __init__(self) -> None:
        super().__init__(ids.WEB, "WC-CARD-WEB-01", MELEE, "spider-web", 0.4, BATTLE)


CARDS: Final[tuple[Card, ...]] = (Cripple(), Curse(), SummonBuilding(), Web())
