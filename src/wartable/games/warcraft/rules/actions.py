"""Every verb a seat can say. Actions exist once per world; `world.py` keeps them."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.games.warcraft import ids


class Word(Action):
    """A verb that says it all: pass, end, done, join, stay, agree, refuse, harvest."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word

    def words(self) -> str:
        return self.word


class Move(Action):
    """A piece goes from one space to another, by any way its speed allows."""

    def __init__(self, kind: int, start: int, end: int, codes: tuple[str, ...]) -> None:
        super().__init__()
        self.kind = kind
        self.start = start
        self.end = end
        self.codes = codes

    def words(self) -> str:
        return f"move {ids.KINDS[self.kind]} {self.codes[self.start]} {self.codes[self.end]}"


class Carry(Move):
    """A unit moves and takes the captive of its race along, as far as `drop`."""

    def __init__(self, kind: int, start: int, end: int, drop: int, codes: tuple[str, ...]) -> None:
        super().__init__(kind, start, end, codes)
        self.drop = drop

    def words(self) -> str:
        codes = self.codes
        return f"carry {ids.KINDS[self.kind]} {codes[self.start]} {codes[self.end]} {codes[self.drop]}"


class OnSpace(Action):
    """A verb about one space."""

    verb: ClassVar[str] = ""

    def __init__(self, space: int, code: str) -> None:
        super().__init__()
        self.space = space
        self.code = code

    def words(self) -> str:
        return f"{self.verb} {self.code}"


class Return(OnSpace):
    """Where a killed Undead unit comes back, when two places are equally near."""

    verb: ClassVar[str] = "return"


class Abandon(OnSpace):
    """Give up an unfinished Outpost so that its worker harvests."""

    verb: ClassVar[str] = "abandon"


class Recruit(OnSpace):
    """Take the free unit of a Necromancer's space."""

    verb: ClassVar[str] = "recruit"


class FinishOutpost(OnSpace):
    """Complete an Outpost."""

    verb: ClassVar[str] = "finish outpost"


class StartOutpost(OnSpace):
    """Start an Outpost with a worker who stands there."""

    verb: ClassVar[str] = "outpost"


class KindOnSpace(OnSpace):
    """A verb about one kind of piece in one space."""

    def __init__(self, kind: int, space: int, code: str) -> None:
        super().__init__(space, code)
        self.kind = kind

    def words(self) -> str:
        return f"{self.verb} {ids.KINDS[self.kind]} {self.code}"


class Place(KindOnSpace):
    """Deploy a trained unit or worker."""

    verb: ClassVar[str] = "place"


class Send(KindOnSpace):
    """A unit that found no room at the end of a Town Portal goes beside it."""

    verb: ClassVar[str] = "send"


class OfKind(Action):
    """A verb about one kind of piece, or the building that trains it."""

    verb: ClassVar[str] = ""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def words(self) -> str:
        return f"{self.verb} {ids.KINDS[self.kind]}"


class Train(OfKind):
    """Start training one unit or worker."""

    verb: ClassVar[str] = "train"


class Upgrade(OfKind):
    """Raise a unit type by one level."""

    verb: ClassVar[str] = "upgrade"


class Build(OfKind):
    """Start a building with a worker of the Town."""

    def words(self) -> str:
        return f"build {ids.BUILDINGS[self.kind]}"


class Summon(OfKind):
    """Start a building with the card instead of a worker."""

    def words(self) -> str:
        return f"play summon-building {ids.BUILDINGS[self.kind]}"


class Finish(OfKind):
    """Complete a building."""

    def __init__(self, kind: int, summoned: bool) -> None:
        super().__init__(kind)
        self.summoned = summoned

    def words(self) -> str:
        return f"finish {ids.BUILDINGS[self.kind]}" + (" summoned" if self.summoned else "")


class OfRace(Action):
    """A verb about one race."""

    verb: ClassVar[str] = ""

    def __init__(self, race: int) -> None:
        super().__init__()
        self.race = race

    def words(self) -> str:
        return f"{self.verb} {ids.RACES[self.race]}"


class ChooseRace(OfRace):
    """Play this race."""

    verb: ClassVar[str] = "race"


class Give(OfRace):
    """Give resources to a teammate."""

    verb: ClassVar[str] = "give"


class Ask(OfRace):
    """Ask a teammate for resources."""

    verb: ClassVar[str] = "ask"


class Amount(Action):
    """A number of something: raised units, gold or wood to give."""

    def __init__(self, what: str, number: int) -> None:
        super().__init__()
        self.what = what
        self.number = number

    def words(self) -> str:
        return f"{self.what} {self.number}"


class Poison(Action):
    """Name a phase in which the Night Elves strike first."""

    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase = phase

    def words(self) -> str:
        return f"poison {ids.PHASE_NAMES[self.phase]}"


class Fight(OnSpace):
    """Fight the battle in a space against this race and its side."""

    def __init__(self, space: int, code: str, race: int) -> None:
        super().__init__(space, code)
        self.race = race

    def words(self) -> str:
        return f"battle {self.code} {ids.RACES[self.race]}"


class Lose(OnSpace):
    """Remove this unit as a casualty."""

    def __init__(self, race: int, kind: int, space: int, code: str, polymorphed: bool) -> None:
        super().__init__(space, code)
        self.race = race
        self.kind = kind
        self.polymorphed = polymorphed

    def words(self) -> str:
        unit = f"lose {ids.RACES[self.race]} {ids.KINDS[self.kind]} {self.code}"
        return unit + (" polymorphed" if self.polymorphed else "")


class Play(Action):
    """Play a card that needs no target."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def target(self) -> tuple[int, int, int]:
        """What the card is aimed at, as three numbers for the frame that carries it out."""
        return (-1, -1, -1)

    def words(self) -> str:
        return f"play {ids.CARDS[self.card]}"


class PlayAt(Play):
    """Play a card on a space: Fast, Cripple, Renew."""

    def __init__(self, card: int, space: int, code: str) -> None:
        super().__init__(card)
        self.space = space
        self.code = code

    def target(self) -> tuple[int, int, int]:
        return (self.space, -1, -1)

    def words(self) -> str:
        return f"play {ids.CARDS[self.card]} {self.code}"


class PlayOn(PlayAt):
    """Play a card on one unit: Polymorph, Devour."""

    def __init__(self, card: int, race: int, kind: int, space: int, code: str) -> None:
        super().__init__(card, space, code)
        self.race = race
        self.kind = kind

    def target(self) -> tuple[int, int, int]:
        return (self.space, self.race, self.kind)

    def words(self) -> str:
        return f"play {ids.CARDS[self.card]} {ids.RACES[self.race]} {ids.KINDS[self.kind]} {self.code}"


class PlayFor(Play):
    """Play Invisibility for a player."""

    def __init__(self, card: int, race: int) -> None:
        super().__init__(card)
        self.race = race

    def target(self) -> tuple[int, int, int]:
        return (self.race, -1, -1)

    def words(self) -> str:
        return f"play {ids.CARDS[self.card]} {ids.RACES[self.race]}"


class Portal(Play):
    """Play Town Portal: all own units of a space go to the Town or an Outpost."""

    def __init__(self, start: int, end: int, codes: tuple[str, ...]) -> None:
        super().__init__(ids.TOWN_PORTAL)
        self.start = start
        self.end = end
        self.codes = codes

    def target(self) -> tuple[int, int, int]:
        return (self.start, self.end, -1)

    def words(self) -> str:
        return f"play town-portal {self.codes[self.start]} {self.codes[self.end]}"


class Supplies(Play):
    """Play Resources for gold or for wood."""

    def __init__(self, gold: bool) -> None:
        super().__init__(ids.RESOURCES)
        self.gold = gold

    def target(self) -> tuple[int, int, int]:
        return (1 if self.gold else 0, -1, -1)

    def words(self) -> str:
        return "play resources gold" if self.gold else "play resources wood"
