"""What can be said, as the rules read it. `world.py` declares the verbs; actions exist once per world."""

from __future__ import annotations

from typing import Final

from wartable.engine.action import Action


class Pick(Action):
    """Choose the combination at a place of the column, counted from 0."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place


class Form(Action):
    """The Worgen's form for this turn."""

    def __init__(self, worgen: bool) -> None:
        super().__init__()
        self.worgen = worgen


class Faction(Action):
    """The faction a neutral holder of the Battlefield fights for."""

    def __init__(self, faction: int) -> None:
        super().__init__()
        self.faction = faction


class Buy(Action):
    """Buy this many Forsaken tokens."""

    def __init__(self, tokens: int) -> None:
        super().__init__()
        self.tokens = tokens


class OnRegion(Action):
    """A verb about one region."""

    def __init__(self, region: int) -> None:
        super().__init__()
        self.region = region


class Leave(OnRegion):
    """Take the last tokens out of a region while readying."""


class Champion(OnRegion):
    """The champion's solo capture."""


class Post(OnRegion):
    """Place the champion in redeployment or retreat."""


class All(OnRegion):
    """Place all tokens left in hand here."""


class WellTo(OnRegion):
    """The water region that receives the Well of Eternity."""


class Fort(OnRegion):
    """A fort here, when there are too few for all."""


class Tower(OnRegion):
    """A watch tower here, when there are too few for all."""


class HeartTo(OnRegion):
    """Put the Heart of Azeroth here."""


class AegisTo(OnRegion):
    """Put the Aegis of Aggramar here."""


class Objective(OnRegion):
    """Put a military objective here."""


class Bomb(OnRegion):
    """Put a bomb here."""


class WithPowers(OnRegion):
    """A verb about one region that artifacts or the Ethereals' power may serve."""

    def __init__(self, region: int, powers: int) -> None:
        super().__init__(region)
        self.powers = powers


class Conquer(WithPowers):
    """Conquer with the tokens it needs."""


class Attempt(WithPowers):
    """The last conquest, with the reinforcement die."""


class Raid(WithPowers):
    """The Gnomes' air raid."""


class OnToken(OnRegion):
    """A verb about one token, or beast, of a region."""

    def __init__(self, region: int, beast: bool) -> None:
        super().__init__(region)
        self.beast = beast


class Lift(OnToken):
    """Take a token (or beast) into the hand while redeploying."""


class Place(OnToken):
    """Place a token (or beast) from the hand."""


WALL_PIECE: Final = 0
FORT_PIECE: Final = 1
MURLOC_PIECE: Final = 2
TOKEN_PIECE: Final = 3
BEAST_PIECE: Final = 4
PIECES: Final = ("wall", "fort", "murloc", "token", "beast")
TRAY: Final = -1


class Scare(OnRegion):
    """Intimidate: remove a wall, fort or murloc, or move a token to another region of its race (or the tray)."""

    def __init__(self, region: int, piece: int, to: int = TRAY) -> None:
        super().__init__(region)
        self.piece = piece
        self.to = to


class Swap(Action):
    """A portal between two regions, the first in region order named first."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__()
        self.one = one
        self.other = other


class Pull(OnRegion):
    """The Ethereals pull an artifact into an own region."""

    def __init__(self, relic: int, region: int) -> None:
        super().__init__(region)
        self.relic = relic
