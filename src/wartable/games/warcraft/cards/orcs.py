"""Orc cards (rulebook: «Орки»)."""

from __future__ import annotations

from typing import Final

from wartable.games.warcraft import ids
from wartable.games.warcraft.cards import aims
from wartable.games.warcraft.cards.card import Card, NetCard, UnitCard
from wartable.games.warcraft.rules.forces import KINDS
from wartable.games.warcraft.rules.lineup import dice_of, in_battle
from wartable.games.warcraft.rules.moments import BEFORE_ROLL, MELEE, REMOVED, ROUND
from wartable.games.warcraft.rules.state import BATTLE, PHASE, Warcraft


class Devour(UnitCard):
    """WC-CARD-DEVOUR-01, 03: a unit that does not fly is outside the battle until it ends."""

    def __init__(self) -> None:
        super().__init__(ids.DEVOUR, "WC-CARD-DEVOUR-01", ROUND, "carnivore-mouth", 1.0, BATTLE)

    def may_hit(self, s: Warcraft, enemy: int, kind: int, space: int) -> bool:
        return kind != ids.FLYING

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        key = s.key(two, three, one)
        s.out[key] = s.out.get(key, 0) + 1
        s.devoured = (*s.devoured, key)
        left = in_battle(s, two, three, one)
        if s.polymorphed.get(key, 0) > left:
            s.polymorphed[key] = left


class Ensnare(NetCard):
    """WC-CARD-ENSNARE-01."""

    def __init__(self) -> None:
        super().__init__(ids.ENSNARE, "WC-CARD-ENSNARE-01", MELEE, "bolas", 0.4, BATTLE)


class EnvenomedSpears(Card):
    """WC-CARD-SPEARS-01: Orc misses of this phase are rolled once more."""

    def __init__(self) -> None:
        super().__init__(ids.ENVENOMED_SPEARS, "WC-CARD-SPEARS-01", BEFORE_ROLL, "spears", 0.7, PHASE, copies_add=False)

    def may_play(self, s: Warcraft, race: int, fact: int) -> bool:
        return bool(s.struck >> race & 1) and dice_of(s, race) > 0

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        s.spears = True


class Pillage(Card):
    """WC-CARD-PILLAGE-01, 02, WC-RULING-26: the training cost of a removed unit, as far as its owner has it."""

    def __init__(self) -> None:
        super().__init__(ids.PILLAGE, "WC-CARD-PILLAGE-01", REMOVED, "robber", 0.6, aim=aims.LOST)

    def may_play(self, s: Warcraft, race: int, fact: int) -> bool:
        owner = fact // KINDS
        return not s.pillaged and s.forces.seat_of[owner] >= 0 and s.hostile(race, owner)

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        s.pillaged = True
        content = s.world.content
        owner, kind = one // KINDS, one % KINDS
        if kind == ids.WORKER:
            kind = ids.MELEE
        gold = min(s.gold[owner], content.gold[kind])
        wood = min(s.wood[owner], content.wood[kind])
        s.gold[owner] -= gold
        s.wood[owner] -= wood
        s.gold[race] += gold
        s.wood[race] += wood
        if s.log is not None:
            s.emit("pillaged", self.rule, {"race": race, "owner": owner, "gold": gold, "wood": wood})


CARDS: Final[tuple[Card, ...]] = (Devour(), Ensnare(), EnvenomedSpears(), Pillage())
