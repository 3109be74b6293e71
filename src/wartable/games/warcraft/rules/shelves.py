"""Every shelf of Warcraft: The Board Game: what lies there, who may know it, and where a position file tells it.

Pieces of one race, kind and space are alike, so they are counted: `pieces` by race, kind and space. Sets of spaces and
of races are bits of an int. What distinguishes single pieces for a while (moved, slowed, polymorphed, out of the
battle) is counted by the same key. `shelved.py` is made from this.

A state is copied far more often than most of its shelves change. So a shelf that changes seldom is a value, shared by
all copies and replaced as a whole (`put`); only what changes all the time is a list.
"""

from __future__ import annotations

from typing import Any, Final

from wartable.engine.shelves import (
    NO_ONE,
    OWNER,
    Amount,
    Axis,
    Counted,
    CountedPiles,
    Counts,
    Flag,
    Kept,
    Mark,
    Number,
    One,
    Pile,
    Piles,
    Row,
    Shelves,
    Slots,
    Some,
)
from wartable.engine.state import State
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.moments import WINDOWS

# What numbers mean.

RACE: Final = Axis("race", ids.RACES)
KIND: Final = Axis("kind", ids.KINDS)
UNIT: Final = Axis("kind", ids.KINDS[: ids.UNITS])
TRAINED: Final = Axis("kind", ids.KINDS[: ids.WORKER + 1])
BUILDING: Final = Axis("building", ids.BUILDINGS)
SPACE: Final = Axis("space")
PIECE: Final = Axis("piece")
"""A race, a kind and a space, as in "orcs melee 2,-3"."""
MANY: Final = 99_999
FEW: Final = 99
CARD: Final = Axis("card", ids.CARDS)
STEP: Final = Axis("step", ids.STEPS)
PHASE: Final = Axis("phase", ids.PHASE_NAMES)
SIDE: Final = Axis("side", ("defenders", "attackers"))
BOUGHT: Final = Axis("purchase", ("training", "construction", "upgrades"))

WHO: Final = One(RACE)
"""A race, or nobody."""
WHERE: Final = One(SPACE)
"""A space, or nowhere."""
A_RACE: Final = One(RACE, absent=0)
A_SPACE: Final = One(SPACE, absent=0)
A_CARD: Final = One(CARD, absent=0)
RACES: Final = Some(RACE)
SPACES: Final = Some(SPACE)
A_KIND: Final = One(KIND, absent=0)
A_SIDE: Final = One(SIDE, absent=0)
A_STEP: Final = One(STEP, absent=0)
A_WINDOW: Final = One(Axis("window", WINDOWS), absent=0)
TARGET: Final = Amount(MANY, least=-1)
"""What a card or a window is about; -1 for nothing."""
FLAG: Final = Flag()
SOME: Final = Amount(FEW)
ONE_OR_MORE: Final = Amount(FEW, least=1)
A_LOT: Final = Amount(MANY)


class Lying(Kept):
    """Cards whose effect lasts: (until, race, card)."""

    def __init__(self) -> None:
        super().__init__("open", "tuple[tuple[int, int, int], ...]", "()")
        self.thing = "card"

    def pack(self, s: State) -> Any:
        return [list(one) for one in self.get(s)]

    def unpack(self, s: State, data: Any) -> None:
        self.set(s, tuple([(until, race, card) for until, race, card in data]))

    def things(self, s: State) -> list[tuple[str, int]]:
        return [(f"card {race}", card) for _, race, card in self.get(s)]


class Laid(Row):
    """Victory Point cards laid down, by race."""

    def things(self, s: State) -> list[tuple[str, int]]:
        return [(f"card {race}", ids.VICTORY_POINT) for race, count in enumerate(self.get(s)) for _ in range(count)]


SHELVES: Final = Shelves(
    (
        # The turn.
        Number("turn", "1", Amount(9999, least=1), path="turn", told=True),
        Number("step", "ids.MOVE", One(STEP), path="step"),
        Number("first", "0", WHO, path="first"),
        Number("active", "0", WHO, path="active"),
        Number("alive", "0", RACES, path="alive"),
        Number("fallen", "0", SPACES, path="spaces/{space}/fallen"),
        Mark("over", path="over"),
        Number("winners", "0", RACES, path="winners"),
        Number("quiet", "0", A_LOT, path="quiet"),
        Mark("stirred", path="stirred"),
        # The board. `units` and `workers` say where a race has any; they are kept in step by `add` and by nothing else.
        Counted("pieces", "bytes(races * KINDS * size)", SOME, (RACE, KIND, SPACE), "spaces/{space}/{race}/{kind}"),
        Slots("units", "[0] * races", SPACES, (RACE,)),
        Slots("workers", "[0] * races", SPACES, (RACE,)),
        Slots("outposts", "[0] * races", SPACES, (RACE,), "players/{race}/outposts"),
        Number("unfinished", "0", SPACES, path="spaces/{space}/unfinished"),
        Number("partial", "0", SPACES, path="spaces/{space}/partial"),
        Number("complete", "world.scenario.depleted", SPACES, path="spaces/{space}/depleted"),
        Number("tokens", "0", SPACES, path="tokens"),
        Row("captives", "(-1,) * races", WHERE, (RACE,), "captives/{race}"),
        # Behind the screens: Towns, resources, cards.
        Slots("gold", "[0] * races", A_LOT, (RACE,), "players/{race}/gold"),
        Slots("wood", "[0] * races", A_LOT, (RACE,), "players/{race}/wood"),
        Row("level", "(1,) * (races * ids.UNITS)", Amount(9, absent=1), (RACE, UNIT), "players/{race}/levels/{kind}"),
        Row("finished", "content.printed * races", SOME, (RACE, BUILDING), "players/{race}/buildings/{building}"),
        Row("constructing", "(0,) * trainable", SOME, (RACE, BUILDING), "players/{race}/constructing/{building}"),
        Row("summoned", "(0,) * trainable", SOME, (RACE, BUILDING), "players/{race}/summoned/{building}"),
        Row("training", "(0,) * trainable", SOME, (RACE, TRAINED), "players/{race}/training/{kind}"),
        Piles("hands", "((),) * races", A_CARD, (RACE,), "players/{race}/hand", OWNER, "card"),
        Piles("decks", "((),) * races", A_CARD, (RACE,), "players/{race}/deck", NO_ONE, "card"),
        Piles("discards", "((),) * races", A_CARD, (RACE,), "players/{race}/discard", thing="card"),
        Laid("laid", "(0,) * races", SOME, (RACE,), "players/{race}/laid", thing="card"),
        Pile("aside", "()", A_CARD, path="aside", known=NO_ONE, thing="card"),
        Lying(),
        # This step and turn.
        Counts("moved", "{}", ONE_OR_MORE, (PIECE,), "now/moved"),
        CountedPiles("slow", "{}", ONE_OR_MORE, (PIECE,), "now/slow"),
        Number("fast", "0", SPACES, path="now/fast"),
        Number("called", "0", SPACES, path="now/called"),
        CountedPiles("contacts", "{}", A_RACE, (SPACE,), "now/contacts"),
        Number("entered", "0", SPACES, path="now/entered"),
        Number("carried", "0", RACES, path="now/carried"),
        Number("bought", "-1", One(BOUGHT), path="now/bought"),
        Number("upgraded", "0", Some(UNIT), path="now/upgraded"),
        Number("gave", "0", RACES, path="now/gave"),
        # This battle; `field` is -1 outside battles. Rows of two go by side: defenders, attackers.
        Number("field", "-1", WHERE, path="battle/space"),
        Number("initiator", "-1", WHO, path="battle/initiator"),
        Row("sides", "(0, 0)", RACES, (SIDE,), "battle/{side}/races"),
        Row("leads", "(-1, -1)", WHO, (SIDE,), "battle/{side}/lead"),
        Number("round", "0", Amount(999), path="battle/round"),
        Number("phase", "0", One(PHASE, absent=0), path="battle/phase"),
        Counts("polymorphed", "{}", SOME, (PIECE,), "battle/polymorphed"),
        Counts("out", "{}", ONE_OR_MORE, (PIECE,), "battle/out"),
        Pile("devoured", "()", One(PIECE, absent=0), path="battle/devoured"),
        Number("snared", "0", Some(SIDE), path="battle/{side}/snared"),
        Number("poison", "0", Some(PHASE), path="battle/poison"),
        Number("raised", "0", SOME, path="battle/raised"),
        # This phase and strike: hits of the ordinary roll, of additional dice, natural ones, casualties caused.
        Number("faerie", "0", SOME, path="battle/faerie"),
        Mark("spears", path="battle/spears"),
        Number("healed", "0", Some(SIDE), path="battle/{side}/healed"),
        Number("struck", "0", RACES, path="battle/strike/struck"),
        Row("hits", "(0,) * races", SOME, (RACE,), "battle/strike/{race}/hits"),
        Row("extra", "(0,) * races", SOME, (RACE,), "battle/strike/{race}/extra"),
        Row("ones", "(0,) * races", SOME, (RACE,), "battle/strike/{race}/ones"),
        Row("caused", "(0,) * races", SOME, (RACE,), "battle/strike/{race}/caused"),
        Row("prevented", "(0, 0)", SOME, (SIDE,), "battle/strike/{side}/prevented"),
        Row("losses", "(0, 0)", SOME, (SIDE,), "battle/strike/{side}/losses"),
        Number("marks", "0", SOME, path="battle/strike/marks"),
        Mark("aimed", path="battle/strike/aimed"),
        Mark("pillaged", path="battle/strike/pillaged"),
    )
)

SHARED: Final = (("world", "World"), ("settings", "Settings"), ("forces", "Forces"))
IMPORTS: Final = (
    "from wartable.engine.state import State",
    "from wartable.games.warcraft import ids",
    "from wartable.games.warcraft.rules.forces import KINDS, TRAINABLE, Forces, Settings",
    "from wartable.games.warcraft.rules.world import World",
)
LOCALS: Final = (
    "races = len(ids.RACES)",
    "size = world.size",
    "trainable = races * TRAINABLE",
    "content = world.content",
)
