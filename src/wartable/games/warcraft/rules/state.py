"""A state of Warcraft: The Board Game: questions to its shelves, and the few ways pieces and cards move between them.

`shelves.py` says what the shelves are.
"""

from __future__ import annotations

from typing import Final, TypeVar

from wartable.engine.events import Event
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.forces import KINDS, TRAINABLE
from wartable.games.warcraft.rules.shelved import Shelved

DEFENDERS: Final = 0
ATTACKERS: Final = 1

# How long a card lies open (WC-BATTLE-24, WC-CARDS-05).
PHASE: Final = 0
ROUND: Final = 1
BATTLE: Final = 2
MOVE_STEP: Final = 3
TURN: Final = 4


T = TypeVar("T")


def put(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The row with another value in one place."""
    return (*row[:at], value, *row[at + 1 :])


class Warcraft(Shelved):
    """One game of Warcraft: The Board Game."""

    def copy(self) -> Warcraft:
        return Warcraft(self.world, self.settings, self.forces, self.secret, self)

    def names(self, axis: str) -> tuple[str, ...]:
        return self.world.codes if axis == "space" else self.world.piece_names

    def shares(self, index: int, seat: int) -> bool:
        """WC-TEAM-06: hands are known to their side."""
        race = self.forces.race_of[seat] if seat >= 0 else ids.NOBODY
        return race >= 0 and bool(self.forces.friends[race] >> index & 1)

    # Questions.

    def key(self, race: int, kind: int, space: int) -> int:
        """The place of a race's pieces of a kind in a space, in `pieces` and in what is counted like it."""
        return (race * KINDS + kind) * self.world.size + space

    def count(self, race: int, kind: int, space: int) -> int:
        return self.pieces[(race * KINDS + kind) * self.world.size + space]

    def units_at(self, race: int, space: int) -> int:
        """Units of a race in a space; workers are none."""
        size = self.world.size
        at = race * KINDS * size + space
        pieces = self.pieces
        return pieces[at] + pieces[at + size] + pieces[at + 2 * size]

    def workers_at(self, race: int, space: int) -> int:
        """Workers and Necromancers of a race in a space."""
        size = self.world.size
        at = (race * KINDS + ids.WORKER) * size + space
        return self.pieces[at] + self.pieces[at + size]

    def room(self, race: int, space: int, unit: bool) -> int:
        """WC-STACK-01 to 04, WC-TEAM-03: how many more units, or workers, of this side a space takes."""
        there = 0
        friends = self.forces.friends[race]
        for other in range(len(ids.RACES)):
            if friends >> other & 1:
                there += self.units_at(other, space) if unit else self.workers_at(other, space)
        return self.world.content.stack_limit - there

    def seat(self, race: int) -> int:
        return self.forces.seat_of[race]

    def hostile(self, race: int, other: int) -> bool:
        return not self.forces.friends[race] >> other & 1

    def enemy_units(self, race: int) -> int:
        """Where units hostile to a race stand."""
        found = 0
        friends = self.forces.friends[race]
        for other in range(len(ids.RACES)):
            if not friends >> other & 1:
                found |= self.units[other]
        return found

    def enemy_pieces(self, race: int) -> int:
        """WC-MOVE-05: where enemy units, workers or Outposts are."""
        found = 0
        friends = self.forces.friends[race]
        for other in range(len(ids.RACES)):
            if not friends >> other & 1:
                found |= self.units[other] | self.workers[other] | self.outposts[other]
        return found

    def fighters(self, race: int) -> int:
        """Where a race has units, called workers included (WC-CARD-CALLTOARMS-02)."""
        if race == ids.HUMANS and self.called:
            return self.units[race] | self.workers[race] & self.called
        return self.units[race]

    def enemy_fighters(self, race: int) -> int:
        found = self.enemy_units(race)
        if self.called and self.hostile(race, ids.HUMANS):
            found |= self.fighters(ids.HUMANS)
        return found

    def town_or_outposts(self, race: int) -> int:
        """WC-DEPLOY-02: where a race's pieces may arrive."""
        found = self.outposts[race] & ~self.unfinished
        town = self.forces.town[race]
        return found | 1 << town if town >= 0 else found

    def reserve(self, race: int, kind: int) -> int:
        """WC-SETUP-06, WC-TRAIN-07: own pieces that are neither on the board, nor in training, nor building."""
        size = self.world.size
        at = (race * KINDS + kind) * size
        left = self.world.content.pieces[kind] - sum(self.pieces[at : at + size])
        if kind < TRAINABLE:
            left -= self.training[race * TRAINABLE + kind]
        if kind == ids.WORKER:
            for building in range(ids.UNITS):
                left -= self.constructing[race * TRAINABLE + building]
        return left

    def tile(self, race: int, kind: int) -> int:
        """The level of a unit type, counted from 0."""
        return self.level[race * ids.UNITS + kind] - 1

    def strength(self, race: int, kind: int) -> int:
        return self.world.content.strength[race][kind][self.level[race * ids.UNITS + kind] - 1]

    def ability(self, race: int, kind: int) -> int:
        return self.world.content.ability[race][kind][self.level[race * ids.UNITS + kind] - 1]

    def living(self, race: int) -> bool:
        return bool(self.alive >> race & 1)

    def clockwise(self, race: int) -> list[int]:
        """The living players' races clockwise, beginning with this one."""
        return [other for other in self.forces.clockwise(race) if self.alive >> other & 1]

    # Moving pieces.

    def add(self, race: int, kind: int, space: int, number: int) -> None:
        """Put pieces into a space, or with a negative number take them away."""
        at = self.key(race, kind, space)
        pieces = self.pieces
        self.pieces = pieces[:at] + bytes((pieces[at] + number,)) + pieces[at + 1 :]
        bit = 1 << space
        if kind < ids.UNITS:
            self.units[race] = self.units[race] | bit if self.units_at(race, space) else self.units[race] & ~bit
        else:
            self.workers[race] = self.workers[race] | bit if self.workers_at(race, space) else self.workers[race] & ~bit

    def remove(self, race: int, kind: int, space: int) -> None:
        """A piece leaves its space; slowed ones go first (WC-RULING-55)."""
        key = self.key(race, kind, space)
        slow = self.slow.get(key, ())
        if slow:
            self.slow[key] = slow[:-1]
            if not slow[1:]:
                del self.slow[key]
        self.add(race, kind, space, -1)

    def raze(self, race: int, space: int) -> None:
        """An Outpost goes back to the reserve."""
        self.outposts[race] &= ~(1 << space)
        self.unfinished &= ~(1 << space)

    def clear_strike(self) -> None:
        """No dice are rolled yet."""
        self.hits = self.extra = self.ones = self.caused = (0,) * len(ids.RACES)
        self.prevented = self.losses = (0, 0)
        self.marks = 0
        self.struck = 0

    # Cards.

    def holds(self, race: int, card: int) -> bool:
        return card in self.hands[race]

    def spend_card(self, race: int, card: int) -> None:
        """A card leaves the hand."""
        hand = list(self.hands[race])
        hand.remove(card)
        self.hands = put(self.hands, race, tuple(hand))
        self.stirred = True

    def discard(self, race: int, card: int) -> None:
        self.discards = put(self.discards, race, (*self.discards[race], card))

    def discard_open(self, until: int) -> None:
        """WC-BATTLE-24: cards whose time is up go to their owners' piles."""
        kept = []
        for one in self.open:
            if one[0] <= until:
                self.discard(one[1], one[2])
            else:
                kept.append(one)
        self.open = tuple(kept)

    # Telling.

    def emit(self, kind: str, rule: str, facts: dict[str, int | str]) -> None:
        """Tell, if anybody listens, and add whose race it is about."""
        if self.log is not None:
            race = facts.get("race", ids.NOBODY)
            if isinstance(race, int) and race >= 0:
                facts["seat"] = self.forces.seat_of[race]
            self.log.events.append(Event(kind, rule, facts))

    def tell_side(self, race: int, kind: str, rule: str, facts: dict[str, int | str]) -> None:
        """An event that only a race's own side may know (WC-TEAM-06)."""
        if self.log is not None:
            eyes = 0
            for other in self.forces.order:
                if self.forces.friends[race] >> other & 1:
                    eyes |= 1 << self.forces.seat_of[other]
            facts["seat"] = self.forces.seat_of[race]
            self.log.events.append(Event(kind, rule, facts, eyes))
