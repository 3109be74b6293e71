"""Town Portal (rulebook: «Все расы»): all units of a space go home at once."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.actions import Send
from wartable.games.warcraft.rules.asking import Decision, wrong_question
from wartable.games.warcraft.rules.shelves import A_SPACE, SOME
from wartable.games.warcraft.rules.state import Warcraft
from wartable.toolbox.masks import members


def portal_ends(s: Warcraft, race: int, start: int) -> list[int]:
    """WC-CARD-PORTAL-01, 02, WC-RULING-36: where all units of a space can be brought."""
    found = []
    for end in members(s.town_or_outposts(race) & ~(1 << start)):
        crowd = [s.count(race, kind, start) for kind in range(ids.UNITS)]
        ground, air = room_beside(s, race, start, end)
        if fits(crowd, overflow_of(s, race, end, crowd), ground, air):
            found.append(end)
    return found


def overflow_of(s: Warcraft, race: int, end: int, crowd: list[int]) -> int:
    """How many of the arriving units find no room."""
    return max(0, sum(crowd) - max(0, s.room(race, end, True)))


def beside(s: Warcraft, race: int, start: int, end: int, kind: int) -> int:
    """Where an overflowing unit may stand: beside the end, never in the space it left (WC-RULING-56)."""
    near = s.world.near_air[end] if kind == ids.FLYING else s.world.near_ground[end]
    found = 0
    for x in members(near & ~(1 << start)):
        if s.room(race, x, True) > 0:
            found |= 1 << x
    return found


def room_beside(s: Warcraft, race: int, start: int, end: int) -> tuple[int, int]:
    """Room for any unit beside the end, and further room for flyers only."""
    ground = beside(s, race, start, end, ids.MELEE)
    air = beside(s, race, start, end, ids.FLYING) & ~ground
    room = sum([s.room(race, x, True) for x in members(ground)])
    return room, sum([s.room(race, x, True) for x in members(air)])


def fits(crowd: list[int], overflow: int, ground: int, air: int) -> bool:
    """Whether so many of the crowd (by kind) find room beside the end."""
    walking = crowd[ids.MELEE] + crowd[ids.RANGED]
    for flyers in range(min(crowd[ids.FLYING], overflow) + 1):
        walkers = overflow - flyers
        if walkers <= min(walking, ground) and flyers <= air + ground - walkers:
            return True
    return False


class PortalMoves(Step[Warcraft]):
    """The units arrive; those beyond the stacking limit are told apart by their owner."""

    declares: ClassVar[Facts] = (("start", A_SPACE), ("end", A_SPACE))

    def __init__(self, seat: int, start: int, end: int) -> None:
        super().__init__(seat)
        self.start = start
        self.end = end

    def run(self, s: Warcraft) -> None:
        race = s.forces.race_of[self.seat]
        crowd = [s.count(race, kind, self.start) for kind in range(ids.UNITS)]
        overflow = overflow_of(s, race, self.end, crowd)
        for kind in range(ids.UNITS):
            s.add(race, kind, self.start, -crowd[kind])
        s.stirred = True
        s.then(Overflow(self.seat, self.start, self.end, crowd[0], crowd[1], crowd[2], overflow))


class Overflow(Decision):
    """WC-CARD-PORTAL-02: which unit goes beside the Town or Outpost, and where."""

    declares: ClassVar[Facts] = (
        ("start", A_SPACE),
        ("end", A_SPACE),
        ("melee", SOME),
        ("ranged", SOME),
        ("flying", SOME),
        ("overflow", SOME),
    )

    def __init__(self, seat: int, start: int, end: int, melee: int, ranged: int, flying: int, overflow: int) -> None:
        super().__init__(seat)
        self.start = start
        self.end = end
        self.melee = melee
        self.ranged = ranged
        self.flying = flying
        self.crowd = (melee, ranged, flying)
        self.overflow = overflow

    def answers(self, s: Warcraft) -> list[Action]:
        if not self.overflow:
            return [s.world.done]
        race = self.race(s)
        found: list[Action] = []
        ground, air = room_beside(s, race, self.start, self.end)
        walkable = beside(s, race, self.start, self.end, ids.MELEE)
        for kind in range(ids.UNITS):
            if not self.crowd[kind]:
                continue
            left = [number - 1 if one == kind else number for one, number in enumerate(self.crowd)]
            for x in members(beside(s, race, self.start, self.end, kind)):
                low = walkable >> x & 1
                if fits(left, self.overflow - 1, ground - low, air - 1 + low):
                    found.append(s.world.send[kind][x])
        return found

    def no_answer(self, s: Warcraft, a: Action) -> Refusal:
        if not isinstance(a, Send):
            return wrong_question("send-beside")
        if not self.crowd[a.kind]:
            return Refusal("WC-CARD-PORTAL-02", "none-arriving", {"kind": a.kind})
        return Refusal("WC-CARD-PORTAL-02", "no-room-beside", {"kind": a.kind, "space": a.space})

    def answer(self, s: Warcraft, a: Action) -> None:
        race = self.race(s)
        if isinstance(a, Send):
            arrive(s, race, a.kind, self.start, a.space, 1)
            if s.log is not None:
                s.emit("sent", "WC-CARD-PORTAL-02", {"race": race, "kind": a.kind, "space": a.space})
            left = [number - 1 if one == a.kind else number for one, number in enumerate(self.crowd)]
            s.then(Overflow(self.seat, self.start, self.end, left[0], left[1], left[2], self.overflow - 1))
            return
        for kind in range(ids.UNITS):
            arrive(s, race, kind, self.start, self.end, self.crowd[kind])


def arrive(s: Warcraft, race: int, kind: int, start: int, space: int, number: int) -> None:
    """Units appear in a space; new contact is fought in this Move Step (WC-CARD-PORTAL-03, WC-RULING-05)."""
    if not number:
        return
    met = any([s.units[mate] >> space & 1 for mate in members(s.forces.friends[race])])
    s.add(race, kind, space, number)
    slow = s.slow.pop(s.key(race, kind, start), ())
    if slow[:-number]:
        s.slow[s.key(race, kind, start)] = slow[:-number]
    if slow:
        there = s.key(race, kind, space)
        s.slow[there] = tuple(sorted((*s.slow.get(there, ()), *slow[-number:])))
    s.entered |= 1 << space
    note_contact(s, race, space, met)


def note_contact(s: Warcraft, race: int, space: int, met: bool) -> None:
    """WC-RULING-66: who came into a space by portal, one after another; `met` if friends stood there already."""
    came = s.contacts.get(space, ())
    friends = [other for other in came if not s.hostile(race, other)]
    if not met:
        # Friends who came before have gone again.
        s.contacts[space] = (*[other for other in came if other not in friends], race)
    elif friends and race not in friends:
        s.contacts[space] = (*came, race)
