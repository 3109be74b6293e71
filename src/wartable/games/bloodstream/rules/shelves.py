"""Every shelf of Bloodstream: what lies there and where a position file tells it. Nothing is hidden (BS-SETUP-10).

Units and buildings live in slots. A slot is used again, so each piece also has a number of its birth: the rules' unit
and building ids. Sets of slots, of hexes and of seats are bits of an int. What follows from other shelves has no path
and is worked out when a file is read (`files/position.py`). `shelved.py` is made from this.
"""

from __future__ import annotations

from typing import Any, Final

from wartable.engine.shelves import (
    Amount,
    Axis,
    Counts,
    Flag,
    Kept,
    Mark,
    Meaning,
    Number,
    One,
    Pile,
    Row,
    Shelves,
    Slots,
    Some,
)
from wartable.engine.state import State
from wartable.games.bloodstream import ids

# What numbers mean.

MANY: Final = 99_999
MOST_PIECES: Final = 1024
"""More slots than any game fills."""

SLOTS: Final = tuple([str(slot) for slot in range(MOST_PIECES)])
SEAT: Final = Axis("seat", tuple([str(seat + 1) for seat in range(ids.SEATS)]))
OWNER: Final = Axis("owner", (*SEAT.names(State(b"")), "neutral"))
HEX: Final = Axis("hex")
UNIT: Final = Axis("unit", SLOTS)
BUILDING: Final = Axis("building", SLOTS)
LAYER: Final = Axis("layer", ids.LAYERS)
UNIT_KIND: Final = Axis("kind of unit", ids.UNITS)
BUILDING_KIND: Final = Axis("kind of building", ids.BUILDINGS)
RESEARCH: Final = Axis("research", ids.RESEARCH)
SPELL: Final = Axis("spell", ids.SPELLS)

A_SEAT: Final = One(SEAT)
"""A seat, or nobody."""
AN_OWNER: Final = One(OWNER)
A_HEX: Final = One(HEX)
"""A hex, or nowhere."""
A_UNIT: Final = One(UNIT)
A_BUILDING: Final = One(BUILDING)
A_UNIT_KIND: Final = One(UNIT_KIND)
A_BUILDING_KIND: Final = One(BUILDING_KIND)
A_SPELL: Final = One(SPELL)
A_STAGE: Final = One(Axis("stage", ids.STAGES), absent=0)
A_JOB: Final = One(Axis("job", ids.JOBS), absent=0)
SEATS: Final = Some(SEAT)
HEXES: Final = Some(HEX)
UNITS: Final = Some(UNIT)
BUILDINGS: Final = Some(BUILDING)
LEARNED: Final = Some(RESEARCH)
FLAG: Final = Flag()
SOME: Final = Amount(99)
A_LOT: Final = Amount(MANY)
BIRTH: Final = Amount(9_999_999)
SUBJECT: Final = Amount(99)
"""What a job is about: a kind of unit, a research or a kind of building."""


class Pieces(Slots):
    """Numbers by the slot of a piece: a list that is as long as there were ever slots in use."""

    def pack(self, s: State) -> Any:
        """Up to the last slot that is in use: the empty ones behind it are as good as none."""
        owners: list[int] = getattr(s, "b_owner" if self.axes[0] is BUILDING else "owner")
        length = len(owners)
        while length and owners[length - 1] < 0:
            length -= 1
        return self.get(s)[:length]

    def fill(self, s: State, found: dict[tuple[int, ...], Any], fresh: bool) -> None:
        absent = self.checked().absent
        values: list[int] = [] if fresh else list(self.get(s))
        for (slot,), value in sorted(found.items()):
            while len(values) <= slot:
                values.append(absent)
            values[slot] = value
        self.set(s, values)


class Rows(Kept):
    """Rows of a few numbers in the order in which they came; a position file tells each as an object."""

    def __init__(self, name: str, width: int, facts: tuple[tuple[str, Meaning], ...]) -> None:
        super().__init__(name, f"tuple[tuple[{', '.join(['int'] * width)}], ...]", "()")
        self.facts = facts

    def pack(self, s: State) -> Any:
        return [list(row) for row in self.get(s)]

    def unpack(self, s: State, data: Any) -> None:
        self.set(s, tuple([tuple(row) for row in data]))


EFFECTS: Final = Rows("effects", 3, (("unit", A_UNIT), ("spell", A_SPELL), ("seat", A_SEAT)))
STORMS: Final = Rows(
    "storms",
    5,
    (("hex", A_HEX), ("spell", A_SPELL), ("opponent", A_SEAT), ("seat", A_SEAT), ("units", UNITS)),
)
RUNES: Final = Rows("runes", 2, (("hex", A_HEX), ("seat", A_SEAT)))
AIMS: Final = Rows("aims", 2, (("target", Amount(MANY, least=-MANY)), ("attackers", UNITS)))
CHARGES: Final = Rows("charges", 2, (("unit", A_UNIT), ("die", Amount(6, least=1))))
ROWS: Final = (EFFECTS, STORMS, RUNES, CHARGES, AIMS)

SHELVES: Final = Shelves(
    (
        # The turn.
        Number("round", "0", A_LOT, path="round", told=True),
        Number("turn", "0", A_LOT, path="turn"),
        Number("stage", "ids.GATHER", A_STAGE, path="stage"),
        Number("first", "0", A_SEAT, path="first"),
        Number("active", "-1", A_SEAT, path="active"),
        Number("alive", "0", SEATS, path="alive"),
        Mark("over", path="over"),
        Number("winners", "0", SEATS, path="winners"),
        Number("births", "0", BIRTH, path="births"),
        # What players have.
        Row("gold", "(0,) * ids.SEATS", A_LOT, (SEAT,), "players/{seat}/gold"),
        Row("wood", "(0,) * ids.SEATS", A_LOT, (SEAT,), "players/{seat}/wood"),
        Row("oil", "(0,) * ids.SEATS", A_LOT, (SEAT,), "players/{seat}/oil"),
        Row("learned", "(0,) * ids.SEATS", LEARNED, (SEAT,), "players/{seat}/learned"),
        Row("given", "(0,) * ids.SEATS", LEARNED, (SEAT,), "players/{seat}/given"),
        Row("delivered", "(0,) * ids.SEATS", SOME, (SEAT,), "players/{seat}/delivered"),
        # Goals with equal turns: who has met one in this round, and with what sum (BS-WIN-08, 11).
        Number("met", "0", SEATS, path="met"),
        Row("sums", "(0,) * ids.SEATS", A_LOT, (SEAT,), "players/{seat}/sum"),
        # The numbers of each owner's kinds with research, by owner and kind.
        Row("attacks", "()", SOME, (OWNER, UNIT_KIND)),
        Row("armours", "()", SOME, (OWNER, UNIT_KIND)),
        Row("ranges", "()", SOME, (OWNER, UNIT_KIND)),
        # Units by slot. `place` is a hex, or nowhere for those aboard or inside.
        Pieces("owner", "[]", AN_OWNER, (UNIT,), "units/{unit}/owner"),
        Pieces("kind", "[]", A_UNIT_KIND, (UNIT,), "units/{unit}/kind"),
        Pieces("place", "[]", A_HEX, (UNIT,), "units/{unit}/at"),
        Pieces("born", "[]", BIRTH, (UNIT,), "units/{unit}/born"),
        Pieces("aboard", "[]", A_UNIT, (UNIT,), "units/{unit}/aboard"),
        Pieces("inside", "[]", A_BUILDING, (UNIT,), "units/{unit}/inside"),
        # Sets of units: Full Move, Attack marker, Stand Ground, movement order used, spell attempted or repaired.
        Number("full", "0", UNITS, path="units/{unit}/full"),
        Number("struck", "0", UNITS, path="units/{unit}/struck"),
        Number("standing", "0", UNITS, path="units/{unit}/standing"),
        Number("ordered", "0", UNITS, path="units/{unit}/ordered"),
        Number("tried", "0", UNITS, path="units/{unit}/tried"),
        Number("captive", "0", UNITS, path="units/{unit}/captive"),
        Number("freed", "0", UNITS, path="units/{unit}/freed"),
        # Where units are: all of an owner; stacks by hex; hexes with units by layer and owner.
        Slots("units", "[0] * OWNERS", UNITS, (OWNER,)),
        Counts("ground", "{}", UNITS, (HEX,)),
        Counts("sky", "{}", UNITS, (HEX,)),
        Slots("troops", "[0] * (OWNERS * 2)", HEXES, (LAYER, OWNER)),
        # Stacks that were joined in this turn, and those of them that have used their one attack (BS-STACK-06).
        Row("reinforced", "(0, 0)", HEXES, (LAYER,), "now/reinforced/{layer}"),
        Row("spent", "(0, 0)", HEXES, (LAYER,), "now/spent/{layer}"),
        # Buildings by slot; the job, what it is about, and the birth of a unit in training.
        Pieces("b_owner", "[]", AN_OWNER, (BUILDING,), "buildings/{building}/owner"),
        Pieces("b_kind", "[]", A_BUILDING_KIND, (BUILDING,), "buildings/{building}/kind"),
        Pieces("b_hex", "[]", A_HEX, (BUILDING,), "buildings/{building}/at"),
        Pieces("b_born", "[]", BIRTH, (BUILDING,), "buildings/{building}/born"),
        Pieces("b_burns", "[]", SOME, (BUILDING,), "buildings/{building}/burns"),
        Pieces("b_job", "[]", A_JOB, (BUILDING,), "buildings/{building}/job"),
        Pieces("b_what", "[]", SUBJECT, (BUILDING,), "buildings/{building}/what"),
        Pieces("b_unit", "[]", BIRTH, (BUILDING,), "buildings/{building}/unit"),
        Pieces("b_worker", "[]", A_UNIT, (BUILDING,), "buildings/{building}/worker"),
        Number("b_site", "0", BUILDINGS, path="buildings/{building}/site"),
        Number("b_struck", "0", BUILDINGS, path="buildings/{building}/struck"),
        # Where buildings are: all of an owner, by hex, and all their hexes.
        Slots("buildings", "[0] * ids.SEATS", BUILDINGS, (SEAT,)),
        Counts("b_at", "{}", A_BUILDING, (HEX,)),
        Number("built", "0", HEXES),
        # The board as it changes.
        Number("walls", "world.walls", HEXES, path="walls"),
        Number("felled", "0", HEXES, path="felled"),
        # Magic, each in the order of casting; what casters rolled, where mana is checked first.
        EFFECTS,
        STORMS,
        RUNES,
        CHARGES,
        # This Order stage: sites begun, buildings and builders whose order was withdrawn (BS-BUILD-07, BS-TURN-10).
        Number("begun", "0", BUILDINGS, path="now/begun"),
        Number("withdrawn", "0", BUILDINGS, path="now/withdrawn"),
        Number("recalled", "0", UNITS, path="now/recalled"),
        # The running movement order: its units, half hexes gone, the transport it came from.
        Number("group", "0", UNITS, path="now/group"),
        Number("gone", "0", SOME, path="now/gone"),
        Number("from_ship", "-1", A_UNIT, path="now/from_ship"),
        # Who has noticed it and may still interrupt (BS-STAND-09): a hex twice, and one more for its sky.
        Pile("watchers", "()", A_LOT, path="now/watchers"),
        # The running declaration: targets and their attackers, in the order of first naming.
        AIMS,
    )
)

SHARED: Final = (("world", "World"), ("settings", "Settings"))
IMPORTS: Final = (
    "from wartable.engine.state import State",
    "from wartable.games.bloodstream import ids",
    "from wartable.games.bloodstream.rules.settings import OWNERS, Settings",
    "from wartable.games.bloodstream.rules.world import World",
)
LOCALS: Final = ()
