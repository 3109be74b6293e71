"""Effects on dice that lie on the table: spotted, dropped, turned, rerolled."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.part import ASIDE, GATE, OUTCOME, UNLIMITED, Asking, Doing, Part
from wartable.games.world_of_warcraft.rules.actions import DieColour, PickDie
from wartable.games.world_of_warcraft.rules.dice import (
    COLOURS,
    EVERY_FACE,
    colour_of,
    distinct,
    faces,
    make,
    swap,
    unspotted,
    value_of,
)
from wartable.games.world_of_warcraft.rules.pool import drop, may_turn, room, set_limit, spot, turn
from wartable.games.world_of_warcraft.rules.reroll import (
    forbid_rerolls,
    forget_separate,
    free_reroll,
    movable,
    reroll_every,
)
from wartable.games.world_of_warcraft.rules.state import Lordaeron


class Spot(Part):
    """A die is spotted; what follows belongs to it (`spot`). `each`: any number of them, all named before what follows
    is carried out once per die (`spot*`, WOW-EFFECT-16). `pair`: two dice for one (`spot2*`).

    `optional`: what was done before is reason enough to use the card. `active`: the active character names the dice.
    """

    def __init__(
        self, filter: str, each: bool = False, pair: bool = False, optional: bool = False, active: bool = False
    ) -> None:
        super().__init__(OUTCOME if optional else GATE, True)
        self.leads = True
        self.filter = faces(filter)
        self.each = each
        self.per = 2 if pair else 1
        self.optional = optional
        self.active = active

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return len(self._open(s)) >= self.per

    def _open(self, s: Lordaeron) -> list[int]:
        return [die for die in s.pool if not die & ids.SPOTTED and self.filter >> (die & ids.DIE) & 1]

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.ask(s, s.seat_of[at.other] if self.active else -1)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        found = [s.world.die[die] for die in unspotted(s.pool, self.filter)]
        if self.each and at.count % self.per == 0 and (at.count or self.optional or self.active):
            found.append(s.world.done)
        return found

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        count = at.count
        if isinstance(a, PickDie):
            spot(s, a.die)
            count += 1
            if count % self.per or (self.each and self.can(s, at.doing(s))):
                at.again(s, count)
                return
        at.go_on(s, count // self.per)


def spot_each(filter: str) -> Part:
    """`spot*`."""
    return Spot(filter, each=True)


class Drop(Part):
    """Up to so many dice leave the pool; what follows is carried out once per die (`drop`)."""

    def __init__(self, filter: str, most: int = UNLIMITED) -> None:
        super().__init__(GATE, True)
        self.filter = faces(filter)
        self.number = most

    def most(self, s: Lordaeron, at: Doing) -> int:
        return self.number

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return self.most(s, at) > 0 and bool(unspotted(s.pool, self.filter))

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.ask(s)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        found = [s.world.die[die] for die in unspotted(s.pool, self.filter)]
        if at.count:
            found.append(s.world.done)
        return found

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        count = at.count
        if isinstance(a, PickDie):
            drop(s, a.die)
            count += 1
            if count < self.most(s, at.doing(s)) and unspotted(s.pool, self.filter):
                at.again(s, count)
                return
        at.go_on(s, count)


class Remove(Part):
    """As many dice of any kind as `times` says leave the pool."""

    def __init__(self) -> None:
        super().__init__(OUTCOME, True)

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return bool(unspotted(s.pool, EVERY_FACE))

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.ask(s)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        return [s.world.die[die] for die in unspotted(s.pool, EVERY_FACE)]

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        assert isinstance(a, PickDie)
        drop(s, a.die)
        if at.count + 1 < at.times and self.can(s, at.doing(s)):
            at.again(s, at.count + 1)
        else:
            at.go_on(s, at.times)


class DropAll(Part):
    """All dice of a filter leave the pool (`dropall`)."""

    def __init__(self, filter: str) -> None:
        super().__init__()
        self.filter = faces(filter)

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return bool(distinct(s.pool, self.filter))

    def act(self, s: Lordaeron, at: Doing) -> None:
        for die in [die for die in s.pool if self.filter >> (die & ids.DIE) & 1]:
            drop(s, die)


class Turn(Part):
    """Dice are turned to a face (`set`). The face is written `R8`, `8` (the colour stays) or `G=` (the value stays).

    Up to `most` dice, or exactly as many as `times` says.
    """

    def __init__(self, filter: str, face: str, most: int = 1, exactly: bool = False) -> None:
        super().__init__(OUTCOME, True)
        self.filter = faces(filter)
        letter = face.rstrip("12345678=")
        self.colour = ids.DIE_LETTERS.index(letter) if letter else -1
        value = face[len(letter) :]
        self.value = 0 if value == "=" else int(value)
        self.most = most
        self.exactly = exactly

    def face_for(self, die: int) -> int:
        """What a die is turned to."""
        return make(colour_of(die) if self.colour < 0 else self.colour, self.value if self.value else value_of(die))

    def turnable(self, s: Lordaeron) -> list[int]:
        """Dice that would show something else."""
        found: list[int] = []
        for die in distinct(s.pool, self.filter):
            face = self.face_for(die)
            if face != die & ids.DIE and may_turn(s, die, face):
                found.append(die)
        return found

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return bool(self.turnable(s))

    def room(self, s: Lordaeron, at: Doing) -> int:
        same = other = 0
        for die in s.pool:
            if self.filter >> (die & ids.DIE) & 1 and self.face_for(die) != die & ids.DIE:
                if self.colour in (-1, colour_of(die)):
                    same += 1
                else:
                    other += 1
        return same + min(other, room(s, self.colour)) if other else same

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.ask(s)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        found = [s.world.die[die] for die in self.turnable(s)]
        if not self.exactly and (at.count or at.step):
            found.append(s.world.done)
        return found

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        if isinstance(a, PickDie):
            turn(s, a.die, self.face_for(a.die))
            if at.count + 1 < (at.times if self.exactly else self.most) and self.turnable(s):
                at.again(s, at.count + 1)
                return
        at.go_on(s, at.times)


class Recolour(Part):
    """One die becomes another value of any colour (Stoneform): first the die, then its colour."""

    def __init__(self, filter: str, value: int) -> None:
        super().__init__(OUTCOME, True)
        self.filter = faces(filter)
        self.value = value

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return bool(distinct(s.pool, self.filter))

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.ask(s)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        if not at.count:
            return [s.world.die[die] for die in distinct(s.pool, self.filter)]
        die = at.count - 1
        return [s.world.colour[colour] for colour in range(COLOURS) if may_turn(s, die, make(colour, self.value))]

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        if isinstance(a, PickDie):
            at.again(s, a.die + 1)
        else:
            assert isinstance(a, DieColour)
            turn(s, at.count - 1, make(a.colour, self.value))
            at.go_on(s, at.times)


class Bump(Part):
    """Up to so many dice are raised, not above 8 (`bump`). `stack`: the same die may be raised again, as often in all
    as `times` says."""

    def __init__(self, filter: str, by: int, most: int = 1, stack: bool = False) -> None:
        super().__init__(OUTCOME, True)
        self.filter = faces(filter) & ~faces("*8")
        self.by = by
        self.most = most
        self.stack = stack

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return bool(distinct(s.pool, self.filter, ids.SEPARATELY))

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.ask(s)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        found = [s.world.die[die] for die in distinct(s.pool, self.filter, ids.SEPARATELY)]
        if at.count:
            found.append(s.world.done)
        return found

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        if isinstance(a, PickDie):
            raised = make(colour_of(a.die), min(ids.FACES, value_of(a.die) + self.by))
            turn(s, a.die, raised)
            if not self.stack:
                # So that it is not raised again by this use.
                marked = raised | (a.die & ~ids.DIE)
                s.pool = swap(s.pool, marked, marked | ids.SEPARATELY)
            most = at.times if self.stack else self.most
            if at.count + 1 < most and self.can(s, at.doing(s)):
                at.again(s, at.count + 1)
                return
        forget_separate(s)
        at.go_on(s, at.times)


class FreeReroll(Part):
    """Up to so many dice are rerolled apart from the Reroll value (`rr`); 0: as many as the owner's level."""

    def __init__(self, filter: str, most: int) -> None:
        super().__init__(OUTCOME, True)
        self.filter = faces(filter)
        self.most = most

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return bool(distinct(s.pool, self.filter & movable(s)))

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.go_on(s, at.times)
        free_reroll(s, at.hero, self.filter, self.most or s.level[at.hero])


class RerollAll(Part):
    """Every die of a filter is rerolled."""

    def __init__(self, filter: str) -> None:
        super().__init__()
        self.filter = faces(filter)

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return bool(distinct(s.pool, self.filter & movable(s)))

    def act(self, s: Lordaeron, at: Doing) -> None:
        reroll_every(s, self.filter)


class NoRerolls(Part):
    """These colours are not rerolled any more (`norr`)."""

    def __init__(self, *colours: int) -> None:
        super().__init__(ASIDE)
        self.colours = sum([1 << colour for colour in colours])

    def act(self, s: Lordaeron, at: Doing) -> None:
        forbid_rerolls(s, self.colours)


class Limit(Part):
    """No more dice of a colour may be rolled (`limit`)."""

    def __init__(self, colour: int, most: int) -> None:
        super().__init__(ASIDE)
        self.colour = colour
        self.most = most

    def act(self, s: Lordaeron, at: Doing) -> None:
        set_limit(s, self.colour, self.most)
