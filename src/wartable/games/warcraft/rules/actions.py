"""What can be said, as the rules read it. `world.py` declares the verbs; actions exist once per world."""

from __future__ import annotations

from wartable.engine.action import Action


class Move(Action):
    """A piece goes from one space to another, by any way its speed allows."""

    def __init__(self, kind: int, start: int, end: int) -> None:
        super().__init__()
        self.kind = kind
        self.start = start
        self.end = end


class Carry(Move):
    """A unit moves and takes the captive of its race along, as far as `drop`."""

    def __init__(self, kind: int, start: int, end: int, drop: int) -> None:
        super().__init__(kind, start, end)
        self.drop = drop


class OnSpace(Action):
    """A verb about one space."""

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space


class Return(OnSpace):
    """Where a killed Undead unit comes back, when two places are equally near."""


class Abandon(OnSpace):
    """Give up an unfinished Outpost so that its worker harvests."""


class Recruit(OnSpace):
    """Take the free unit of a Necromancer's space."""


class FinishOutpost(OnSpace):
    """Complete an Outpost."""


class StartOutpost(OnSpace):
    """Start an Outpost with a worker who stands there."""


class KindOnSpace(OnSpace):
    """A verb about one kind of piece in one space."""

    def __init__(self, kind: int, space: int) -> None:
        super().__init__(space)
        self.kind = kind


class Place(KindOnSpace):
    """Deploy a trained unit or worker."""


class Send(KindOnSpace):
    """A unit that found no room at the end of a Town Portal goes beside it."""


class OfKind(Action):
    """A verb about one kind of piece, or the building that trains it."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind


class Train(OfKind):
    """Start training one unit or worker."""


class Upgrade(OfKind):
    """Raise a unit type by one level."""


class Build(OfKind):
    """Start a building with a worker of the Town."""


class Summon(OfKind):
    """Start a building with the card instead of a worker."""


class Finish(OfKind):
    """Complete a building."""

    def __init__(self, kind: int, summoned: bool) -> None:
        super().__init__(kind)
        self.summoned = summoned


class OfRace(Action):
    """A verb about one race."""

    def __init__(self, race: int) -> None:
        super().__init__()
        self.race = race


class ChooseRace(OfRace):
    """Play this race."""


class Give(OfRace):
    """Give resources to a teammate."""


class Ask(OfRace):
    """Ask a teammate for resources."""


class Amount(Action):
    """A number of something: gold or wood to give."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


class Raise(Amount):
    """How many units the Undead raise."""


class Poison(Action):
    """Name a phase in which the Night Elves strike first."""

    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase = phase


class Fight(OnSpace):
    """Fight the battle in a space against this race and its side."""

    def __init__(self, space: int, race: int) -> None:
        super().__init__(space)
        self.race = race


class Lose(OnSpace):
    """Remove this unit as a casualty."""

    def __init__(self, race: int, kind: int, space: int, polymorphed: bool) -> None:
        super().__init__(space)
        self.race = race
        self.kind = kind
        self.polymorphed = polymorphed


class Play(Action):
    """Play a card that needs no target."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def target(self) -> tuple[int, int, int]:
        """What the card is aimed at, as three numbers for the frame that carries it out."""
        return (-1, -1, -1)


class PlayAt(Play):
    """Play a card on a space: Fast, Cripple, Renew."""

    def __init__(self, card: int, space: int) -> None:
        super().__init__(card)
        self.space = space

    def target(self) -> tuple[int, int, int]:
        return (self.space, -1, -1)


class PlayOn(PlayAt):
    """Play a card on one unit: Polymorph, Devour."""

    def __init__(self, card: int, race: int, kind: int, space: int) -> None:
        super().__init__(card, space)
        self.race = race
        self.kind = kind

    def target(self) -> tuple[int, int, int]:
        return (self.space, self.race, self.kind)


class PlayFor(Play):
    """Play Invisibility for a player."""

    def __init__(self, card: int, race: int) -> None:
        super().__init__(card)
        self.race = race

    def target(self) -> tuple[int, int, int]:
        return (self.race, -1, -1)


class Portal(Play):
    """Play Town Portal: all own units of a space go to the Town or an Outpost."""

    def __init__(self, card: int, start: int, end: int) -> None:
        super().__init__(card)
        self.start = start
        self.end = end

    def target(self) -> tuple[int, int, int]:
        return (self.start, self.end, -1)


class Supplies(Play):
    """Play Resources for gold or for wood."""

    def __init__(self, card: int, gold: bool) -> None:
        super().__init__(card)
        self.gold = gold

    def target(self) -> tuple[int, int, int]:
        return (1 if self.gold else 0, -1, -1)
