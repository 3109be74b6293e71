"""Casualties (rulebook: «Потери»): who removes which unit, in turn, and where it goes."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts, Frame, Step
from wartable.engine.refusal import Refusal
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.actions import Lose, Return
from wartable.games.warcraft.rules.asking import Decision, wrong_question
from wartable.games.warcraft.rules.forces import KINDS
from wartable.games.warcraft.rules.lineup import casualties_among, in_battle
from wartable.games.warcraft.rules.moments import REMOVE, REMOVED
from wartable.games.warcraft.rules.shelves import A_KIND, A_RACE, A_SIDE, A_SPACE, FLAG, RACES, SOME, TARGET
from wartable.games.warcraft.rules.state import Warcraft, put
from wartable.games.warcraft.rules.windows import window
from wartable.toolbox.masks import members


class Removals(Step[Warcraft]):
    """WC-LOSS-02: the sides remove one unit each in turn, the defender first."""

    declares: ClassVar[Facts] = (("side", A_SIDE),)

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def run(self, s: Warcraft) -> None:
        side = self.side
        for one in (0, 1):
            if s.losses[one] and not any([casualties_among(s, race) for race in members(s.sides[one])]):
                # WC-LOSS-04, WC-BATTLE-17
                s.losses = put(s.losses, one, 0)
        if not s.losses[side]:
            side = 1 - side
        if s.losses[side]:
            s.losses = put(s.losses, side, s.losses[side] - 1)
            s.aimed = False
            s.then(window(REMOVE, side), OneCasualty(-1, side), Removals(-1, 1 - side))


class OneCasualty(Step[Warcraft]):
    """WC-LOSS-01, WC-CARD-MARKSMANSHIP-01: the side hit chooses, or the Night Elf player does."""

    declares: ClassVar[Facts] = (("side", A_SIDE),)

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def run(self, s: Warcraft) -> None:
        if s.aimed:
            s.then(ChooseCasualty(s.seat(ids.NIGHTELVES), self.side, 0, -1))
        else:
            s.then(next_chooser(s, self.side, 0))


def next_chooser(s: Warcraft, side: int, refused: int) -> Frame:
    """WC-RULING-08: the lead picks; where nobody consents, the next with a unit picks one of his own."""
    lead = s.leads[side]
    if s.forces.seat_of[lead] < 0:
        # WC-SCEN-ELFGATE-07, WC-RULING-46: the left neighbour chooses for neutral units.
        return ChooseCasualty(s.seat(s.clockwise(s.initiator)[1]), side, 0, -1)
    hit = [race for race in s.forces.clockwise(lead) if s.sides[side] >> race & 1 and casualties_among(s, race)]
    willing = [race for race in hit if not refused >> race & 1]
    if willing:
        return ChooseCasualty(s.seat(lead), side, refused, -1)
    return ChooseCasualty(s.seat(hit[0]), side, refused, hit[0])


class ChooseCasualty(Decision):
    """One unit of the side hit; `only` names a race that must lose one of its own."""

    declares: ClassVar[Facts] = (("side", A_SIDE), ("refused", RACES), ("only", TARGET))

    def __init__(self, seat: int, side: int, refused: int, only: int) -> None:
        super().__init__(seat)
        self.side = side
        self.refused = refused
        self.only = only

    def answers(self, s: Warcraft) -> list[Action]:
        world = s.world
        found: list[Action] = []
        for race in members(s.sides[self.side]):
            if (self.only >= 0 and race != self.only) or (self.only < 0 and self.refused >> race & 1):
                continue
            for kind, x in casualties_among(s, race):
                at = kind * world.size + x
                found.append(world.lose[race][at])
                changed = s.polymorphed.get(s.key(race, kind, x), 0)
                if 0 < changed < in_battle(s, race, kind, x):
                    found.append(world.lose_polymorphed[race][at])
        return found

    def no_answer(self, s: Warcraft, a: Action) -> Refusal:
        if not isinstance(a, Lose):
            return wrong_question("choose-casualty")
        own_side = bool(s.sides[self.side] >> a.race & 1)
        if own_side and (a.kind, a.space) in casualties_among(s, a.race):
            if self.only == a.race or not self.refused >> a.race & 1:
                return Refusal("WC-CARD-POLYMORPH-01", "not-told-apart")
            return Refusal("WC-TEAM-05", "teammate-refused")
        if own_side and a.kind == ids.FLYING and s.phase == ids.MELEE_PHASE and not s.snared >> self.side & 1:
            return Refusal("WC-BATTLE-16", "flyers-are-safe")
        if a.kind == ids.WORKER and not (a.race == ids.HUMANS and s.called >> a.space & 1):
            return Refusal("WC-WORKER-03", "workers-do-not-fight")
        return Refusal("WC-LOSS-01", "no-such-casualty")

    def answer(self, s: Warcraft, a: Action) -> None:
        assert isinstance(a, Lose)
        owner = s.seat(a.race)
        own_side = s.aimed or owner < 0 or owner == self.seat
        if own_side:
            remove_casualty(s, a)
        else:
            s.then(Consent(owner, a.race, a.kind, a.space, 1 if a.polymorphed else 0, self.side, self.refused))


class Consent(Decision):
    """WC-TEAM-05, WC-RULING-08: a teammate agrees to lose his unit, or not."""

    declares: ClassVar[Facts] = (
        ("owner", A_RACE),
        ("kind", A_KIND),
        ("space", A_SPACE),
        ("polymorphed", FLAG),
        ("side", A_SIDE),
        ("refused", RACES),
    )

    def __init__(self, seat: int, race: int, kind: int, space: int, polymorphed: int, side: int, refused: int) -> None:
        super().__init__(seat)
        self.owner = race
        self.kind = kind
        self.space = space
        self.polymorphed = polymorphed
        self.side = side
        self.refused = refused

    def answers(self, s: Warcraft) -> list[Action]:
        return [s.world.agree, s.world.refuse]

    def no_answer(self, s: Warcraft, a: Action) -> Refusal:
        return wrong_question("agree-or-refuse")

    def answer(self, s: Warcraft, a: Action) -> None:
        race, kind, space, polymorphed = self.owner, self.kind, self.space, self.polymorphed
        if a is s.world.agree:
            book = s.world.lose_polymorphed if polymorphed else s.world.lose
            lost = book[race][kind * s.world.size + space]
            assert isinstance(lost, Lose)
            remove_casualty(s, lost)
        else:
            s.then(next_chooser(s, self.side, self.refused | 1 << race))


def remove_casualty(s: Warcraft, a: Lose) -> None:
    """The unit is gone; Pillage may follow (WC-CARD-PILLAGE-01)."""
    key = s.key(a.race, a.kind, a.space)
    changed = s.polymorphed.get(key, 0)
    if a.polymorphed or (changed and changed == in_battle(s, a.race, a.kind, a.space)):
        s.polymorphed[key] = changed - 1
    if s.log is not None:
        s.emit("lost", "WC-LOSS-01", {"race": a.race, "kind": a.kind, "space": a.space})
    s.pillaged = False
    s.then(window(REMOVED, a.race * KINDS + a.kind))
    kill(s, a.race, a.kind, a.space)


def kill(s: Warcraft, race: int, kind: int, space: int) -> None:
    """WC-LOSS-01, WC-SCEN-NORDRASSIL-05: back to the reserve, or to the nearest Undead Outpost or Town."""
    s.remove(race, kind, space)
    if not s.forces.force[race].returns:
        return
    homes = homes_of_dead(s, race, s.field)
    if homes:
        distance = s.world.distance[space]
        least = min([distance[x] for x in members(homes)])
        s.then(ReturnTo(s.seat(race), kind, space, least, s.field))


def homes_of_dead(s: Warcraft, race: int, battlefield: int) -> int:
    """WC-RULING-47: Outposts and Town without enemies, the battlefield excepted."""
    return s.town_or_outposts(race) & ~s.enemy_units(race) & ~(1 << battlefield)


class ReturnTo(Decision):
    """WC-RULING-47: which of the equally near places."""

    declares: ClassVar[Facts] = (("kind", A_KIND), ("space", A_SPACE), ("steps", SOME), ("battlefield", A_SPACE))

    def __init__(self, seat: int, kind: int, space: int, steps: int, battlefield: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.space = space
        self.steps = steps
        self.battlefield = battlefield

    def answers(self, s: Warcraft) -> list[Action]:
        distance = s.world.distance[self.space]
        homes = homes_of_dead(s, self.race(s), self.battlefield)
        return [s.world.return_[x] for x in members(homes) if distance[x] == self.steps]

    def no_answer(self, s: Warcraft, a: Action) -> Refusal:
        if isinstance(a, Return):
            home = homes_of_dead(s, self.race(s), self.battlefield) >> a.space & 1
            return Refusal("WC-SCEN-NORDRASSIL-05", "not-the-nearest" if home else "no-home-there", {"space": a.space})
        return wrong_question("return-where")

    def answer(self, s: Warcraft, a: Action) -> None:
        assert isinstance(a, Return)
        race = self.race(s)
        s.add(race, self.kind, a.space, 1)
        if s.field >= 0:
            key = s.key(race, self.kind, a.space)
            s.out[key] = s.out.get(key, 0) + 1
        if s.log is not None:
            s.emit("returned", "WC-SCEN-NORDRASSIL-05", {"race": race, "kind": self.kind, "space": a.space})
