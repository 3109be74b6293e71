"""Positions of Bloodstream: what the shelves alone do not tell, and the moments that can be named."""

from __future__ import annotations

from typing import Any, ClassVar

from wartable.engine.errors import ContentError
from wartable.engine.files.codec import Fields, numbers_told, read_numbers, read_options, shown, wrong
from wartable.engine.files.positions import Positions
from wartable.engine.frames import Frame
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.attack import Attacking
from wartable.games.bloodstream.rules.captives import EndOfMoves
from wartable.games.bloodstream.rules.completion import Complete
from wartable.games.bloodstream.rules.mana import ManaCheck
from wartable.games.bloodstream.rules.movement import Moving
from wartable.games.bloodstream.rules.orders import Orders
from wartable.games.bloodstream.rules.settings import OWNERS
from wartable.games.bloodstream.rules.setup import lay_out
from wartable.games.bloodstream.rules.shelves import ROWS, Rows
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.strikes import Strikes
from wartable.games.bloodstream.rules.technology import refresh
from wartable.games.bloodstream.rules.turn import EndTurn, Round, Stage, Turn

TURN = "turn"
STAGES = ("completion", "order", "movement", "attack", "end")
"""The stages at whose beginning a position may stand."""


class BloodstreamPositions(Positions[Bloodstream]):
    """A position names its scenario, options and number of players, and what lies on the shelves."""

    moments: ClassVar[dict[str, str]] = {
        "turn SEAT": "the player's turn begins with the Gather stage",
        "completion SEAT": "the player's Completion stage begins",
        "order SEAT": "the player's Order stage begins",
        "movement SEAT": "the player's Movement stage begins",
        "attack SEAT": "the player's Attack stage begins",
        "end SEAT": "the player's End stage begins",
    }

    def identity(self, s: Bloodstream) -> dict[str, Any]:
        return numbers_told(s.world.numbers) | {
            "scenario": s.world.source,
            "options": dict(s.settings.options),
            "seats": s.settings.seats,
        }

    def blank(self, told: Fields, secret: bytes) -> Bloodstream:
        source = told.data["scenario"] if told.has("scenario") else self.game.scenarios[0]
        if not isinstance(source, str):
            raise wrong("scenario", f"the name of a scenario or the text of a file is needed, not {shown(source)}")
        options = read_options(told.part("options"), self.game)
        numbers = read_numbers(told, self.game)
        try:
            possible = self.game.players(source, numbers)
            seats = told.number("seats", min(possible), max(possible), possible[0])
            return self.game.fresh(self.game.recorded(source), seats, options, secret, numbers)
        except ContentError as error:
            if error.source == "position":
                raise
            where = f"{error.place}: " if error.place not in ("", "scenario") else ""
            raise wrong("scenario", where + error.message) from error

    def start(self, s: Bloodstream, told: Fields) -> None:
        """Everything as the scenario begins; a board that is told is empty before."""
        lay_out(s)
        s.round = 1
        s.active = s.first
        if told.has("units"):
            for seat in range(OWNERS):
                for slot in [slot for slot, owner in enumerate(s.owner) if owner == seat]:
                    s.remove_unit(slot)
        if told.has("buildings"):
            for building in [slot for slot, owner in enumerate(s.b_owner) if owner >= 0]:
                s.remove_building(building)

    # What the paths cannot say.

    def write_rest(self, s: Bloodstream, data: dict[str, Any]) -> None:
        for rows in ROWS:
            found = [
                {name: meaning.write(number, s) for (name, meaning), number in zip(rows.facts, row, strict=True)}
                for row in rows.get(s)
            ]
            if found:
                data[rows.name] = found

    def read_rest(self, s: Bloodstream, told: Fields, exact: bool) -> None:
        for rows in ROWS:
            if told.has(rows.name):
                rows.set(s, tuple([read_row(s, rows, value, place) for value, place in told.items(rows.name)]))
        check_slots(s)
        index(s)
        refresh(s)

    # Moments.

    def come_to(self, s: Bloodstream, told: Fields) -> None:
        text = told.data["moment"]
        words = text.split(" ") if isinstance(text, str) else []
        players = [str(seat + 1) for seat in range(s.settings.seats) if s.living(seat)]
        if s.over:
            raise wrong("moment", "a game that is over needs a stack")
        if len(words) != 2 or words[0] not in (TURN, *STAGES) or words[1] not in players:
            needed = f"one of {', '.join((TURN, *STAGES))} with one of {', '.join(players)}"
            raise wrong("moment", f"{needed}, not {shown(text)}")
        seat = int(words[1]) - 1
        if told.has("active") and s.active != seat:
            raise wrong("active", "must be that of the moment")
        s.active = seat
        s.turn = max(1, s.turn)
        s.stack = []
        s.then(*moment(words[0], seat), Round())


def moment(stage: str, seat: int) -> list[Frame]:
    """What follows in a turn from the beginning of a stage."""
    if stage == TURN:
        return [Turn(seat)]
    order: list[list[Frame]] = [
        [Complete(seat)],
        [Stage(seat, ids.ORDER), Orders(seat)],
        [Stage(seat, ids.MOVEMENT), ManaCheck(seat), Moving(seat), EndOfMoves(seat)],
        [Stage(seat, ids.ATTACK), Strikes(seat), Attacking(seat)],
        [EndTurn(seat)],
    ]
    return [frame for frames in order[STAGES.index(stage) :] for frame in frames]


def read_row(s: Bloodstream, rows: Rows, data: object, place: str) -> tuple[int, ...]:
    entry = Fields(data, place)
    found: list[int] = []
    for name, meaning in rows.facts:
        value = meaning.read(entry.data[name], s) if entry.has(name) else None
        if value is None:
            raise wrong(entry.at(name), f"{meaning.wanted(s)} is needed")
        found.append(value)
    entry.close()
    return tuple(found)


# Shelves that follow from others.


def check_slots(s: Bloodstream) -> None:
    """Rows of pieces are equally long, and every piece is told whole."""
    for name, rows in (
        ("units", (s.owner, s.kind, s.place, s.born, s.aboard, s.inside)),
        ("buildings", (s.b_owner, s.b_kind, s.b_hex, s.b_born, s.b_burns, s.b_job, s.b_what, s.b_unit, s.b_worker)),
    ):
        length = max([len(row) for row in rows])
        absent = {id(s.born): 0, id(s.b_born): 0, id(s.b_burns): 0, id(s.b_job): 0, id(s.b_what): 0, id(s.b_unit): 0}
        for row in rows:
            row.extend([absent.get(id(row), -1)] * (length - len(row)))
        for slot in range(length):
            told = [row[slot] for row in rows[:2]]
            if (told[0] < 0) != (told[1] < 0):
                raise wrong(f"{name}.{slot}", "an owner and a kind are needed")


def index(s: Bloodstream) -> None:
    """Work out who is where."""
    s.units = [0] * OWNERS
    s.ground = {}
    s.sky = {}
    s.troops = [0] * (OWNERS * 2)
    for slot, owner in enumerate(s.owner):
        if owner < 0:
            continue
        s.units[owner] |= 1 << slot
        s.born[slot] = s.born[slot] or s.next_birth()
        s.births = max(s.births, s.born[slot])
        if s.place[slot] >= 0:
            s.put_unit(slot, s.place[slot])
    s.buildings = [0] * ids.SEATS
    s.b_at = {}
    s.built = 0
    for building, owner in enumerate(s.b_owner):
        if owner < 0:
            continue
        if owner >= ids.SEATS or s.b_hex[building] < 0:
            raise wrong(f"buildings.{building}", "a player and a hex are needed")
        s.buildings[owner] |= 1 << building
        s.b_born[building] = s.b_born[building] or s.next_birth()
        s.births = max(s.births, s.b_born[building], s.b_unit[building])
        s.b_at[s.b_hex[building]] = building
        s.built |= 1 << s.b_hex[building]
