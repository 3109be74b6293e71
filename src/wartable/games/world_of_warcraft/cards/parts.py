"""The effects of which most abilities are put together (spec: effect vocabulary)."""

from __future__ import annotations

from typing import Final

from wartable.engine.action import Action
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.part import OUTCOME, Asking, Doing, Part
from wartable.games.world_of_warcraft.rules.actions import DieColour, PickBox, PickHero
from wartable.games.world_of_warcraft.rules.asking import hero_answers
from wartable.games.world_of_warcraft.rules.dice import COLOURS
from wartable.games.world_of_warcraft.rules.place import put_armor, put_hits
from wartable.games.world_of_warcraft.rules.pool import add_dice, room
from wartable.games.world_of_warcraft.rules.state import Lordaeron
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
