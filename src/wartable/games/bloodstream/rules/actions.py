"""What can be said, as the rules read it. `world.py` declares the verbs; actions exist once per world."""

from __future__ import annotations

from wartable.engine.action import Action


class OnHex(Action):
    """A verb about one hex."""

    def __init__(self, hex: int) -> None:
        super().__init__()
        self.hex = hex


# Completion and orders.


class Cancel(OnHex):
    """The job, or the site, in a hex is given up."""


class Place(OnHex):
    """Where a unit leaves a building."""


class Train(OnHex):
    """A unit in training at the building of a hex."""

    def __init__(self, hex: int, kind: int) -> None:
        super().__init__(hex)
        self.kind = kind


class Study(OnHex):
    """Research at the building of a hex."""

    def __init__(self, hex: int, research: int) -> None:
        super().__init__(hex)
        self.research = research


class Upgrade(OnHex):
    """The building of a hex becomes a better one."""

    def __init__(self, hex: int, building: int) -> None:
        super().__init__(hex)
        self.building = building


class Build(OnHex):
    """The worker or tanker of a hex begins a building there."""

    def __init__(self, hex: int, building: int) -> None:
        super().__init__(hex)
        self.building = building


class Repair(OnHex):
    """A worker of the first hex takes a Burn marker off the building of the second."""

    def __init__(self, hex: int, target: int) -> None:
        super().__init__(hex)
        self.target = target


# Movement.


class March(OnHex):
    """So many units of a hex begin a movement order together."""

    def __init__(self, hex: int, count: int, sky: bool) -> None:
        super().__init__(hex)
        self.count = count
        self.sky = sky


class Land(OnHex):
    """So many units leave a transport of a hex, counted by birth among the transports there."""

    def __init__(self, hex: int, ship: int, count: int) -> None:
        super().__init__(hex)
        self.ship = ship
        self.count = count


class Walk(OnHex):
    """The running order goes one hex on."""


class Board(OnHex):
    """The running order ends aboard a transport of a neighbouring hex, counted by birth."""

    def __init__(self, hex: int, ship: int) -> None:
        super().__init__(hex)
        self.ship = ship


class Stand(OnHex):
    """So many units of a hex take Stand Ground."""

    def __init__(self, hex: int, count: int, sky: bool) -> None:
        super().__init__(hex)
        self.count = count
        self.sky = sky


class Pick(Action):
    """One of several things that differ, by its number."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


# Attacks and spells.


class Attack(OnHex):
    """A stack joins a declaration; a tower attacks; a waiting stack interrupts."""

    def __init__(self, hex: int, sky: bool) -> None:
        super().__init__(hex)
        self.sky = sky


class Aim(OnHex):
    """One of the targets in a hex, by its number there; `apart` from those who aim at it already."""

    def __init__(self, hex: int, number: int, apart: bool) -> None:
        super().__init__(hex)
        self.number = number
        self.apart = apart


class With(Action):
    """How many units attack a target."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count


class Blast(OnHex):
    """A demolition unit explodes beside a hex."""


class Cast(OnHex):
    """A caster of a hex attempts a spell."""

    def __init__(self, hex: int, spell: int) -> None:
        super().__init__(hex)
        self.spell = spell


class At(OnHex):
    """What a spell is aimed at: a hex, or one of the targets there by its number."""

    def __init__(self, hex: int, number: int) -> None:
        super().__init__(hex)
        self.number = number
