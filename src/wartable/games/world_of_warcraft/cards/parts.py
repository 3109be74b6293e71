"""The effects of which most abilities are put together (spec: effect vocabulary)."""

from __future__ import annotations

from typing import Final

from wartable.engine.action import Action
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import KEEPS
from wartable.games.world_of_warcraft.cards.part import ASIDE, GATE, OUTCOME, UNLIMITED, Asking, Doing, Part, parts_of
from wartable.games.world_of_warcraft.rules.actions import (
    DieColour,
    Equip,
    IntoSlot,
    Number,
    PickBox,
    PickDie,
    PickHero,
    Unequip,
)
from wartable.games.world_of_warcraft.rules.asking import hero_answers
from wartable.games.world_of_warcraft.rules.bag import discard
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
from wartable.games.world_of_warcraft.rules.equip import put_on, take_off
from wartable.games.world_of_warcraft.rules.place import BOXES, move_hits, put_armor, put_hits, redirect
from wartable.games.world_of_warcraft.rules.pool import (
    add_dice,
    bring,
    drop,
    may_turn,
    numbers_of,
    recolour_ready,
    room,
    set_limit,
    spot,
    take_ready,
    turn,
    withdraw,
)
from wartable.games.world_of_warcraft.rules.reroll import (
    forbid_rerolls,
    forget_separate,
    free_reroll,
    movable,
    reroll_every,
)
from wartable.games.world_of_warcraft.rules.slots import fits
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.windows import pay
from wartable.toolbox.masks import members

FULL: Final = 99
"""As much as there is room for."""

# Whom an effect is for.
SELF: Final = 0
OTHER: Final = 1
"""Whoever the moment is about: the active character, or the one who was hurt."""
ALL: Final = 2
"""Each friendly participant."""
REGION: Final = 3
"""Each friendly character in the region."""


def whom(s: Lordaeron, at: Doing, target: int) -> tuple[int, ...]:
    """The heroes that are meant."""
    if target == SELF:
        return (at.hero,)
    if target == OTHER:
        return (at.other,)
    if target == ALL:
        return members(s.participants(s.faction_of(at.hero)))
    return members(s.friends_here(at.hero))


# Dice and values.


class Dice(Part):
    """More dice, for the attack that is going on (`+2R`)."""

    def __init__(self, colour: int, number: int) -> None:
        super().__init__()
        self.colour = colour
        self.number = number

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return room(s, self.colour) > 0

    def room(self, s: Lordaeron, at: Doing) -> int:
        return room(s, self.colour)

    def act(self, s: Lordaeron, at: Doing) -> None:
        add_dice(s, s.attacker, at.card, self.colour, self.number * at.times)


class AnyDice(Part):
    """More dice, each of a colour that its owner chooses (`+1any`)."""

    def __init__(self) -> None:
        super().__init__(OUTCOME, True)

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return any([room(s, colour) > 0 for colour in range(COLOURS)])

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.ask(s)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        return [s.world.colour[colour] for colour in range(COLOURS) if room(s, colour) > 0]

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        assert isinstance(a, DieColour)
        add_dice(s, s.attacker, at.card, a.colour, 1)
        if at.count + 1 < at.times and self.can(s, at.doing(s)):
            at.again(s, at.count + 1)
        else:
            at.go_on(s, at.times)


class Values(Part):
    """Reroll, Attrition and Threat of the attack that is going on."""

    def __init__(self, reroll: int = 0, attrition: int = 0, threat: int = 0) -> None:
        super().__init__()
        self.reroll = reroll
        self.attrition = attrition
        self.threat = threat

    def act(self, s: Lordaeron, at: Doing) -> None:
        s.reroll += self.reroll * at.times
        s.attrition += self.attrition * at.times
        s.threat += self.threat * at.times


def reroll(number: int) -> Part:
    """`RR+n`."""
    return Values(reroll=number)


def attrition(number: int) -> Part:
    """`AT+n`."""
    return Values(attrition=number)


def threat(number: int) -> Part:
    """`TH-n`."""
    return Values(threat=number)


# Tokens.


class Hits(Part):
    """Hits into a box (`dmg+n`, `def+n`, `att+n`)."""

    def __init__(self, box: int, number: int) -> None:
        super().__init__()
        self.box = box
        self.number = number

    def act(self, s: Lordaeron, at: Doing) -> None:
        put_hits(s, at.hero, self.box, self.number * at.times)


def damage(number: int) -> Part:
    return Hits(ids.DAMAGE, number)


def defense(number: int) -> Part:
    return Hits(ids.DEFENSE, number)


class DamageOrDefense(Part):
    """A hit into the damage or the defense box, as its owner chooses."""

    def __init__(self) -> None:
        super().__init__(OUTCOME, True)

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.ask(s)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        return [s.world.box[ids.DAMAGE], s.world.box[ids.DEFENSE]]

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        assert isinstance(a, PickBox)
        put_hits(s, at.hero, a.box, 1)
        if at.count + 1 < at.times:
            at.again(s, at.count + 1)
        else:
            at.go_on(s, at.times)


class Armor(Part):
    """Armor tokens (`arm+n`)."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def act(self, s: Lordaeron, at: Doing) -> None:
        put_armor(s, at.hero, self.number * at.times)


# Health and Energy.


class Heal(Part):
    """Health comes back, up to capacity."""

    def __init__(self, number: int, target: int = SELF) -> None:
        super().__init__()
        self.number = number
        self.target = target

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return any([s.health[hero] < s.cap_health[hero] for hero in whom(s, at, self.target)])

    def act(self, s: Lordaeron, at: Doing) -> None:
        for hero in whom(s, at, self.target):
            heal(s, hero, self.number * at.times)


def heal(s: Lordaeron, hero: int, number: int) -> None:
    got = s.regain_health(hero, number)
    if got and s.log is not None:
        s.emit("healed", "WOW-SHEET-04", {"hero": hero, "number": got})


class Energy(Part):
    """Energy comes back, up to capacity (`en n`)."""

    def __init__(self, number: int, target: int = SELF) -> None:
        super().__init__()
        self.number = number
        self.target = target

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return any([s.energy[hero] < s.cap_energy[hero] for hero in whom(s, at, self.target)])

    def act(self, s: Lordaeron, at: Doing) -> None:
        for hero in whom(s, at, self.target):
            got = s.regain_energy(hero, self.number * at.times)
            if got and s.log is not None:
                s.emit("regained-energy", "WOW-SHEET-04", {"hero": hero, "number": got})


class GainHealth(Part):
    """Health beyond capacity if need be."""

    def __init__(self, number: int, target: int = SELF) -> None:
        super().__init__()
        self.number = number
        self.target = target

    def act(self, s: Lordaeron, at: Doing) -> None:
        for hero in whom(s, at, self.target):
            s.gain_health(hero, self.number * at.times)
            if s.log is not None:
                s.emit("gained-health", "WOW-SHEET-05", {"hero": hero, "number": self.number * at.times})


class GainEnergy(Part):
    """Energy beyond capacity if need be."""

    def __init__(self, number: int, target: int = SELF) -> None:
        super().__init__()
        self.number = number
        self.target = target

    def act(self, s: Lordaeron, at: Doing) -> None:
        for hero in whom(s, at, self.target):
            s.gain_energy(hero, self.number * at.times)
            if s.log is not None:
                s.emit("gained-energy", "WOW-SHEET-05", {"hero": hero, "number": self.number * at.times})


# Dice that lie on the table.


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


# How many?


class Amount(Part):
    """The owner says how many; what follows is carried out so many times."""

    def __init__(self, most: int = UNLIMITED, role: int = GATE) -> None:
        super().__init__(role, True)
        self.number = most

    def there(self, s: Lordaeron, at: Doing) -> int:
        """How many there are to take."""
        raise NotImplementedError

    def take(self, s: Lordaeron, at: Doing, number: int) -> None:
        """They are taken; what follows is scheduled."""
        raise NotImplementedError

    def most(self, s: Lordaeron, at: Doing) -> int:
        """As many as there are, and as what comes next can make use of."""
        parts = parts_of(s, at.card, at.place)
        following = parts.index(self) + 1
        found = min(self.number, self.there(s, at))
        return min(found, parts[following].room(s, at)) if following < len(parts) else found

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return self.most(s, at) > 0

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.ask(s)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        return s.world.number[1 : self.most(s, at.doing(s)) + 1]

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        assert isinstance(a, Number)
        at.go_on(s, a.number)
        self.take(s, at.doing(s), a.number)


class PayEnergy(Amount):
    """`$X`; `each`: so much for one (`$2n`)."""

    def __init__(self, most: int = UNLIMITED, each: int = 1) -> None:
        super().__init__(most)
        self.each = each

    def there(self, s: Lordaeron, at: Doing) -> int:
        return s.energy[at.hero] // self.each

    def take(self, s: Lordaeron, at: Doing, number: int) -> None:
        pay(s, at.hero, number * self.each)


class PayHealth(Amount):
    """`$HX`: a cost, which nothing answers (WOW-RULING-21); never the last Health (WOW-RULING-63)."""

    def there(self, s: Lordaeron, at: Doing) -> int:
        return s.health[at.hero] - 1

    def take(self, s: Lordaeron, at: Doing, number: int) -> None:
        s.health[at.hero] -= number
        if s.log is not None:
            s.emit("paid-health", "WOW-EFFECT-01", {"hero": at.hero, "number": number})


class Spend(Amount):
    """Tokens of the card itself (`combo-n`, `store-n`)."""

    def __init__(self, most: int = UNLIMITED, each: int = 1) -> None:
        super().__init__(most)
        self.each = each

    def there(self, s: Lordaeron, at: Doing) -> int:
        return s.counter(at.hero, at.card) // self.each

    def take(self, s: Lordaeron, at: Doing, number: int) -> None:
        s.set_counter(at.hero, at.card, s.counter(at.hero, at.card) - number * self.each)


class TakeDice(Amount):
    """Dice are removed before the roll (`drop` at POOL)."""

    def __init__(self, colour: int, most: int = UNLIMITED, together: int = 1) -> None:
        super().__init__(most)
        self.colour = colour
        self.together = together

    def there(self, s: Lordaeron, at: Doing) -> int:
        return s.ready[self.colour] // self.together

    def take(self, s: Lordaeron, at: Doing, number: int) -> None:
        take_ready(s, self.colour, number * self.together)


class Exchange(Amount):
    """Dice are exchanged for another colour before the roll (`recolor`); it may be none."""

    def __init__(self, old: int, new: int) -> None:
        super().__init__(UNLIMITED, OUTCOME)
        self.old = old
        self.new = new

    def there(self, s: Lordaeron, at: Doing) -> int:
        return min(s.ready[self.old], room(s, self.new))

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        return s.world.number[: self.most(s, at.doing(s)) + 1]

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        assert isinstance(a, Number)
        recolour_ready(s, self.old, self.new, a.number)
        at.go_on(s, at.times)


class Redirect(Amount):
    """Hits of the dice go to another box (`redir`)."""

    def __init__(self, old: int, new: int, most: int) -> None:
        super().__init__(most)
        self.old = old
        self.new = new

    def there(self, s: Lordaeron, at: Doing) -> int:
        return s.plan[self.old]

    def take(self, s: Lordaeron, at: Doing, number: int) -> None:
        redirect(s, self.old, self.new, number)


class Move(Amount):
    """Hits are moved between the own boxes (`move`)."""

    def __init__(self, old: int, new: int, most: int) -> None:
        super().__init__(most)
        self.old = old
        self.new = new

    def there(self, s: Lordaeron, at: Doing) -> int:
        return s.boxes[s.faction_of(at.hero) * BOXES + self.old]

    def take(self, s: Lordaeron, at: Doing, number: int) -> None:
        move_hits(s, at.hero, self.old, self.new, number)


# Cards.


class UnequipSelf(Part):
    """The card leaves the sheet, unless another one keeps it there."""

    def __init__(self) -> None:
        super().__init__(ASIDE, True)

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.go_on(s, at.times)
        for card in s.answerers(at.hero, KEEPS):
            if card.keeps(s, at.hero, at.card):
                return
        take_off(s, at.hero, at.card, "WOW-EFFECT-01")


class UnequipOne(Part):
    """One of these cards leaves the sheet (`unequip(A,B)`)."""

    def __init__(self, *cards: int) -> None:
        super().__init__(GATE, True)
        self.cards = cards

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return any([card in s.sheet[at.hero] for card in self.cards])

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.ask(s)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        return [s.world.unequip[card] for card in self.cards if card in s.sheet[at.hero]]

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        assert isinstance(a, Unequip)
        at.go_on(s, at.times)
        take_off(s, at.hero, a.card, "WOW-EFFECT-01")


class UseUp(Part):
    """The item leaves the game (`discard(self)`)."""

    def __init__(self) -> None:
        super().__init__(ASIDE)

    def act(self, s: Lordaeron, at: Doing) -> None:
        discard(s, at.hero, at.card)


class EquipNow(Part):
    """One of these powers goes from the Spellbook into a slot of the owner's choice, without Energy (WOW-RULING-60).

    A normal card there is unequipped; what it brought into this pool is withdrawn, what the new one brings is added.
    """

    def __init__(self, *cards: int) -> None:
        super().__init__(GATE, True)
        self.cards = cards

    def choices(self, s: Lordaeron, hero: int) -> list[int]:
        faces_ = s.world.faces
        book = s.spellbook(hero)
        return [
            card
            for card in self.cards
            if card in book and faces_[card].level <= s.level[hero] and self.places(s, hero, card)
        ]

    def places(self, s: Lordaeron, hero: int, card: int) -> list[int]:
        face = s.world.faces[card]
        return [slot for slot in range(s.slots(hero)) if fits(s, hero, face, slot)]

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return bool(self.choices(s, at.hero))

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.ask(s)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        if not at.count:
            return [s.world.equip[card] for card in self.choices(s, at.hero)]
        return [s.world.slot[slot] for slot in self.places(s, at.hero, at.count - 1)]

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        if isinstance(a, Equip):
            at.again(s, a.card + 1)
            return
        assert isinstance(a, IntoSlot)
        at.go_on(s, at.times)
        hero, card = at.hero, at.count - 1
        old = s.worn[hero * ids.SLOTS + a.slot]
        if old >= 0:
            withdraw(s, old)
            take_off(s, hero, old, "WOW-EQUIP-03")
        elif s.preprinted(hero, a.slot) >= 0:
            withdraw(s, s.preprinted(hero, a.slot))
        put_on(s, hero, card, a.slot, "WOW-EQUIP-03")
        face = s.world.faces[card]
        if face.type != ids.INSTANT:
            bring(s, hero, card, numbers_of(s, hero, face), False)


# Outside combat.


class MoreSteps(Part):
    """One more step in this Travel action (`travel+1`)."""

    def act(self, s: Lordaeron, at: Doing) -> None:
        s.steps += 1


# Friends.


class PickFriend(Part):
    """The owner chooses a friend; what becomes of it the class knows."""

    def __init__(self, role: int = OUTCOME) -> None:
        super().__init__(role, True)

    def friends(self, s: Lordaeron, at: Doing) -> tuple[int, ...]:
        raise NotImplementedError

    def befall(self, s: Lordaeron, at: Doing, friend: int) -> None:
        raise NotImplementedError

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return bool(self.friends(s, at))

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.ask(s)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        return hero_answers(s, self.friends(s, at.doing(s)))

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        assert isinstance(a, PickHero)
        at.go_on(s, at.times)
        self.befall(s, at.doing(s), s.hero_of(a.klass))
