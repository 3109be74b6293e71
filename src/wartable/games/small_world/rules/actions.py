"""Every verb a seat can say. Actions exist once per world; see `book.py` for where they are kept."""

from __future__ import annotations

from typing import ClassVar, Final

from wartable.engine.action import Action
from wartable.games.small_world import ids


class Pick(Action):
    """Choose the combination at a place of the column, counted from 0."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def words(self) -> str:
        return f"pick {self.place + 1}"


class Form(Action):
    """The Worgen's form for this turn."""

    def __init__(self, worgen: bool) -> None:
        super().__init__()
        self.worgen = worgen

    def words(self) -> str:
        return "form worgen" if self.worgen else "form human"


class Faction(Action):
    """The faction a neutral holder of the Battlefield fights for."""

    def __init__(self, faction: int) -> None:
        super().__init__()
        self.faction = faction

    def words(self) -> str:
        return f"faction {ids.FACTIONS[self.faction]}"


class Word(Action):
    """A verb that says it all: advance, decline, ready, end, again, stop, done, detonate, forgo, pay aegis."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word

    def words(self) -> str:
        return self.word


class Buy(Action):
    """Buy this many Forsaken tokens."""

    def __init__(self, tokens: int) -> None:
        super().__init__()
        self.tokens = tokens

    def words(self) -> str:
        return f"buy {self.tokens}"


class OnRegion(Action):
    """A verb about one region."""

    verb: ClassVar[str] = ""

    def __init__(self, region: int, code: str) -> None:
        super().__init__()
        self.region = region
        self.code = code

    def words(self) -> str:
        return f"{self.verb} {self.code}"


class Leave(OnRegion):
    """Take the last tokens out of a region while readying."""

    verb: ClassVar[str] = "leave"


class Champion(OnRegion):
    """The champion's solo capture."""

    verb: ClassVar[str] = "champion"


class Post(OnRegion):
    """Place the champion in redeployment or retreat."""

    verb: ClassVar[str] = "post"


class All(OnRegion):
    """Place all tokens left in hand here."""

    verb: ClassVar[str] = "all"


class WellTo(OnRegion):
    """The water region that receives the Well of Eternity."""

    verb: ClassVar[str] = "well"


class Fort(OnRegion):
    """A fort here, when there are too few for all."""

    verb: ClassVar[str] = "fort"


class Tower(OnRegion):
    """A watch tower here, when there are too few for all."""

    verb: ClassVar[str] = "tower"


class HeartTo(OnRegion):
    """Put the Heart of Azeroth here."""

    verb: ClassVar[str] = "heart"


class AegisTo(OnRegion):
    """Put the Aegis of Aggramar here."""

    verb: ClassVar[str] = "aegis"


class Objective(OnRegion):
    """Put a military objective here."""

    verb: ClassVar[str] = "objective"


class Bomb(OnRegion):
    """Put a bomb here."""

    verb: ClassVar[str] = "bomb"


class WithPowers(OnRegion):
    """A verb about one region that artifacts or the Ethereals' power may serve."""

    def __init__(self, region: int, code: str, powers: int) -> None:
        super().__init__(region, code)
        self.powers = powers

    def words(self) -> str:
        used = [word for bit, word in enumerate(ids.POWER_WORDS) if self.powers >> bit & 1]
        return " ".join([self.verb, self.code, *used])


class Conquer(WithPowers):
    """Conquer with the tokens it needs."""

    verb: ClassVar[str] = "conquer"


class Attempt(WithPowers):
    """The last conquest, with the reinforcement die."""

    verb: ClassVar[str] = "attempt"


class Raid(WithPowers):
    """The Gnomes' air raid."""

    verb: ClassVar[str] = "raid"


class OnToken(OnRegion):
    """A verb about one token, or beast, of a region."""

    def __init__(self, region: int, code: str, beast: bool) -> None:
        super().__init__(region, code)
        self.beast = beast

    def words(self) -> str:
        return f"{self.verb} {self.code}" + (" beast" if self.beast else "")


class Lift(OnToken):
    """Take a token (or beast) into the hand while redeploying."""

    verb: ClassVar[str] = "lift"


class Place(OnToken):
    """Place a token (or beast) from the hand."""

    verb: ClassVar[str] = "place"


WALL_PIECE: Final = 0
FORT_PIECE: Final = 1
MURLOC_PIECE: Final = 2
TOKEN_PIECE: Final = 3
BEAST_PIECE: Final = 4
PIECES: Final = ("wall", "fort", "murloc", "token", "beast")
TRAY: Final = -1


class Scare(OnRegion):
    """Intimidate: remove a wall, fort or murloc, or move a token to another region of its race (or the tray)."""

    verb: ClassVar[str] = "scare"

    def __init__(self, region: int, code: str, piece: int, to: int, to_code: str) -> None:
        super().__init__(region, code)
        self.piece = piece
        self.to = to
        self.to_code = to_code

    def words(self) -> str:
        words = f"scare {self.code} {PIECES[self.piece]}"
        return f"{words} {self.to_code}" if self.to_code else words


class Swap(Action):
    """A portal between two regions, the first in region order named first."""

    def __init__(self, one: int, other: int, codes: tuple[str, ...]) -> None:
        super().__init__()
        self.one = one
        self.other = other
        self.codes = codes

    def words(self) -> str:
        return f"swap {self.codes[self.one]} {self.codes[self.other]}"


class Pull(OnRegion):
    """The Ethereals pull an artifact into an own region."""

    def __init__(self, region: int, code: str, relic: int) -> None:
        super().__init__(region, code)
        self.relic = relic

    def words(self) -> str:
        return f"pull {ids.RELICS[self.relic]} {self.code}"
