"""What cards do once nobody can stop them (rulebook: «Свойства карт»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.frames import Facts, Step
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.dice import curse, more_dice
from wartable.games.warcraft.rules.forces import KINDS
from wartable.games.warcraft.rules.lineup import enemies_of, in_battle, side_of
from wartable.games.warcraft.rules.portal import PortalMoves
from wartable.games.warcraft.rules.shelves import A_CARD, A_RACE, TARGET
from wartable.games.warcraft.rules.state import BATTLE, MOVE_STEP, PHASE, ROUND, TURN, Warcraft, put

LASTS = {
    ids.CALL_TO_ARMS: MOVE_STEP,
    ids.POLYMORPH: ROUND,
    ids.DEVOUR: BATTLE,
    ids.ENSNARE: BATTLE,
    ids.WEB: BATTLE,
    ids.ENVENOMED_SPEARS: PHASE,
    ids.FAERIE_FIRE: PHASE,
    ids.CRIPPLE: TURN,
    ids.FAST: TURN,
}
"""Cards that stay open; all others are discarded at once (WC-CARDS-05)."""


class Effect(Step[Warcraft]):
    """A card takes effect on up to three things."""

    declares: ClassVar[Facts] = (
        ("race", A_RACE),
        ("card", A_CARD),
        ("one", TARGET),
        ("two", TARGET),
        ("three", TARGET),
    )

    def __init__(self, seat: int, race: int, card: int, one: int, two: int, three: int) -> None:
        super().__init__(seat)
        self.race = race
        self.card = card
        self.one = one
        self.two = two
        self.three = three

    def run(self, s: Warcraft) -> None:
        race, card = self.race, self.card
        if card in LASTS:
            s.open = (*s.open, (LASTS[card], race, card))
        else:
            s.discard(race, card)
        if s.field >= 0:
            self.in_battle(s)
        else:
            self.on_board(s)

    def on_board(self, s: Warcraft) -> None:
        race, card, space = self.race, self.card, self.one
        if card == ids.FAST:
            s.fast |= 1 << space
        elif card == ids.CRIPPLE:
            cripple(s, race, space)
        elif card == ids.CALL_TO_ARMS:
            s.called |= 1 << space
        elif card == ids.TOWN_PORTAL:
            s.then(PortalMoves(s.seat(race), self.one, self.two))
        elif card == ids.RENEW:
            # WC-RULING-30
            s.partial &= ~(1 << space)
            s.complete &= ~(1 << space)
        else:
            assert card == ids.RESOURCES
            if self.one:
                s.gold[race] += s.world.content.supplies
            else:
                s.wood[race] += s.world.content.supplies

    def in_battle(self, s: Warcraft) -> None:
        race, card = self.race, self.card
        if card == ids.POLYMORPH:
            key = s.key(self.two, self.three, self.one)
            s.polymorphed[key] = s.polymorphed.get(key, 0) + 1
        elif card == ids.DEVOUR:
            devour(s, s.key(self.two, self.three, self.one))
        elif card in (ids.ENSNARE, ids.WEB):
            s.snared |= 1 << (1 - side_of(s, race))
        elif card == ids.ENVENOMED_SPEARS:
            s.spears = True
        elif card == ids.FAERIE_FIRE:
            s.faerie += 1
        elif card == ids.MOON_GLAIVE:
            more_dice(s, race)
        elif card == ids.CURSE:
            curse(s, race, sum([s.hits[enemy] + s.extra[enemy] for enemy in enemies_of(s, race)]))
        elif card == ids.INVISIBILITY:
            side = side_of(s, self.one)
            s.prevented = put(s.prevented, side, s.prevented[side] + 1)
        elif card == ids.MARKSMANSHIP:
            s.aimed = True
            s.marks -= 1
        else:
            assert card == ids.PILLAGE
            pillage(s, race, self.one)


def cripple(s: Warcraft, race: int, space: int) -> None:
    """WC-CARD-CRIPPLE-01, 02, WC-RULING-31: hostile pieces that stand there now are 1 slower this turn."""
    for other in s.forces.order:
        if s.hostile(race, other):
            for kind in range(KINDS):
                key = s.key(other, kind, space)
                count = s.pieces[key]
                if count:
                    slow = s.slow.get(key, ())
                    s.slow[key] = tuple([1] * (count - len(slow)) + [level + 1 for level in slow])


def devour(s: Warcraft, key: int) -> None:
    """WC-CARD-DEVOUR-01, 03: the unit is outside the battle until it ends."""
    s.out[key] = s.out.get(key, 0) + 1
    s.devoured = (*s.devoured, key)
    size = s.world.size
    race, kind = key // size // KINDS, key // size % KINDS
    left = in_battle(s, race, kind, key % size)
    if s.polymorphed.get(key, 0) > left:
        s.polymorphed[key] = left


def pillage(s: Warcraft, race: int, removed: int) -> None:
    """WC-CARD-PILLAGE-01, 02, WC-RULING-26: the training cost of the removed unit, as far as its owner has it."""
    s.pillaged = True
    content = s.world.content
    owner, kind = removed // KINDS, removed % KINDS
    if kind == ids.WORKER:
        kind = ids.MELEE
    gold = min(s.gold[owner], content.gold[kind])
    wood = min(s.wood[owner], content.wood[kind])
    s.gold[owner] -= gold
    s.wood[owner] -= wood
    s.gold[race] += gold
    s.wood[race] += wood
    if s.log is not None:
        s.emit("pillaged", "WC-CARD-PILLAGE-01", {"race": race, "owner": owner, "gold": gold, "wood": wood})
