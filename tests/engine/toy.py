"""A toy game with a die, a secret and a step, for tests of the engine and of the conformance suite itself.

Players in turn take one to three pebbles from a pile and each time hide zero or one more under a cup by the fall of
a coin; who has most pebbles when the pile is gone has won. A scenario file is one line, as in "pile 7", and for two.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.engine.action import Action, ActionBook
from wartable.engine.errors import ContentError
from wartable.engine.events import Event
from wartable.engine.files.codec import Fields
from wartable.engine.files.editions import DataFiles, Numbers
from wartable.engine.files.positions import Positions
from wartable.engine.frames import Choice, Step
from wartable.engine.game import Clause, Game
from wartable.engine.luck import Dice
from wartable.engine.options import Option
from wartable.engine.parts import amount
from wartable.engine.picture.scene import Board, Offer, Panel, Scene, Words
from wartable.engine.play import decision
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.engine.shelves import OWNER, UNKNOWN, Amount, Axis, Counts, Number, Shelves, Slots
from wartable.engine.state import State

MOST = 3
PILES = {"small": 12, "large": 30}
OPTIONS = (Option("mercy", ("off", "on"), "off"),)


def pile_of(scenario: str) -> int:
    """By the name of a scenario or the text of its file."""
    if "\n" not in scenario:
        return PILES[scenario]
    word, _, count = scenario.split("\n")[0].partition(" ")
    if word != "pile" or not count.isdigit():
        raise ContentError("scenario", "pile", "a number is needed")
    return int(count)


class Take(Action):
    """Take so many pebbles."""

    def __init__(self, pebbles: int) -> None:
        super().__init__()
        self.pebbles = pebbles


BOOK = ActionBook()
TAKES = BOOK.verb("take", [amount("pebbles", 1, MOST + 2)], Take).all()
PASS = BOOK.word("pass")


SEAT = Axis("seat")
SHELVES = Shelves(
    (
        Number("pile", "", Amount(99), path="pile"),
        Slots("open", "", Amount(99), (SEAT,), "players/{seat}/open"),
        Slots("cups", "", Amount(99), (SEAT,), "players/{seat}/cup", OWNER),
        Counts("passes", "", Amount(1), (SEAT,), "players/{seat}/passes"),
        Number("turns", "", Amount(99), path="turns"),
    )
)


class Pebbles(State):
    """A pile, what each seat has in the open and under its cup, and the mercy still allowed."""

    def __init__(self, seats: int, scenario: str, mercy: bool, secret: bytes) -> None:
        super().__init__(secret)
        self.scenario = scenario
        self.mercy = mercy
        self.pile = pile_of(scenario)
        self.open: list[int] = [0] * seats
        self.cups: list[int] = [0] * seats
        self.passes: dict[int, int] = {}
        self.turns = 0

    def copy(self) -> Pebbles:
        other = Pebbles(len(self.open), self.scenario, self.mercy, self.secret)
        other.stack = self.stack[:]
        other.drawn = self.drawn
        other.script = self.script
        other.dice = self.dice
        other.moves = self.moves
        other.pile = self.pile
        other.open = self.open[:]
        other.cups = self.cups[:]
        other.passes = self.passes.copy()
        other.turns = self.turns
        return other

    def names(self, axis: str) -> tuple[str, ...]:
        return tuple([str(seat + 1) for seat in range(len(self.open))])

    def shares(self, index: int, seat: int) -> bool:
        return index == seat or not self.stack


class Turns(Step[Pebbles]):
    """TOY-01: players in turn while there are pebbles."""

    def run(self, s: Pebbles) -> None:
        if s.pile:
            s.turns += 1
            s.then(Taking(self.seat), Turns((self.seat + 1) % len(s.open)))


class Taking(Choice[Pebbles]):
    """TOY-02: one to three pebbles; TOY-03: with mercy, once each, none."""

    def legal(self, s: Pebbles) -> list[Action]:
        found = TAKES[: min(MOST, s.pile)]
        if s.mercy and self.seat not in s.passes:
            found.append(PASS)
        return found

    def refuse(self, s: Pebbles, a: Action) -> Refusal | None:
        if a is PASS:
            return None if s.mercy and self.seat not in s.passes else Refusal("TOY-03", "no-mercy")
        if not isinstance(a, Take):
            return Refusal(OTHER_DECISION, "take-now")
        if a.pebbles > min(MOST, s.pile):
            return Refusal("TOY-02", "too-many", {"most": min(MOST, s.pile)})
        return None

    def apply(self, s: Pebbles, a: Action) -> None:
        if a is PASS:
            s.passes[self.seat] = 1
            s.emit("passed", "TOY-03", {"seat": self.seat})
            return
        assert isinstance(a, Take)
        s.pile -= a.pebbles
        s.open[self.seat] += a.pebbles
        s.cups[self.seat] += s.draw(2, "coin")
        s.emit("took", "TOY-02", {"seat": self.seat, "pebbles": a.pebbles})


class PebblePositions(Positions[Pebbles]):
    """The pile a game was begun with, mercy, and how many play; the moment is the number of a player."""

    def identity(self, s: Pebbles) -> dict[str, Any]:
        return {"scenario": s.scenario, "mercy": s.mercy, "seats": len(s.open)}

    def blank(self, told: Fields, secret: bytes) -> Pebbles:
        scenario = told.data["scenario"] if told.has("scenario") else "small"
        return Pebbles(told.number("seats", 2, 3, 2), self.game.recorded(scenario), told.flag("mercy"), secret)

    def come_to(self, s: Pebbles, told: Fields) -> None:
        s.then(Turns(told.number("moment", 1, len(s.open)) - 1))


class PebbleGame(Game[Pebbles]):
    """The toy behind the contract."""

    def __init__(self) -> None:
        self.id = "pebbles"
        self.version = "1"
        self.package = "tests.engine.toy"
        self.seats = (2, 3)
        self.scenarios = tuple(PILES)
        self.options = OPTIONS
        self.shelves = SHELVES
        self.positions = PebblePositions(self)
        self.own_scenarios = True
        self.data = DataFiles("tests.engine", ())

    def fresh(
        self, scenario: str, seats: int, options: dict[str, str], secret: bytes, numbers: Numbers | None
    ) -> Pebbles:
        return Pebbles(seats, scenario, options["mercy"] == "on", secret)

    def begin(self, s: Pebbles) -> None:
        s.then(Turns(s.draw(len(s.open), "first player")))

    def players(self, scenario: str, numbers: Numbers | None = None) -> tuple[int, ...]:
        name = self.recorded(scenario)
        pile_of(name)
        return (2,) if "\n" in name else self.seats

    def book(self, s: Pebbles) -> ActionBook:
        return BOOK

    def copy(self, s: Pebbles) -> Pebbles:
        return s.copy()

    def sample(self, view: Pebbles, secret: bytes) -> Pebbles:
        s = view.copy()
        s.secret = secret
        dice = Dice(int.from_bytes(secret[:4], "big"))
        s.cups = [dice.below(3) if cup == UNKNOWN else cup for cup in s.cups]
        choice = decision(s)
        s.moves = choice.legal(s) if choice is not None else []
        return s

    def result(self, s: Pebbles) -> tuple[float, ...]:
        if s.stack:
            return (0.0,) * len(s.open)
        totals = [shown + cup for shown, cup in zip(s.open, s.cups, strict=True)]
        winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
        return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(len(totals))])

    def seats_of(self, s: Pebbles) -> int:
        return len(s.open)

    def points(self, s: Pebbles, seat: int) -> int | None:
        return None if s.cups[seat] == UNKNOWN else s.open[seat] + s.cups[seat]

    def points_name(self, s: Pebbles) -> str:
        return "pebbles"

    def turn_of(self, s: Pebbles) -> int:
        return s.stack[-1].seat if s.stack else -1

    def turn_number(self, s: Pebbles) -> int:
        return s.turns

    def round_number(self, s: Pebbles) -> int:
        return (s.turns - 1) // len(s.open) + 1

    def score(self, s: Pebbles, seat: int) -> float:
        return float(s.open[seat])

    def faults(self, s: Pebbles) -> list[str]:
        total, pile = s.pile + sum(s.open), pile_of(s.scenario)
        return [] if total == pile else [f"{total} pebbles instead of {pile}"]

    def rules(self) -> dict[str, Clause]:
        return {rule: Clause(rule, {"en": rule, "ru": rule}, "toy", ()) for rule in ("TOY-01", "TOY-02", "TOY-03")}

    def board(self, s: Pebbles, words: Words) -> Board:
        return Board(1.0, 1.0, (), (), (), {}, {})

    def scene(self, view: Pebbles, seat: int | None, words: Words) -> Scene:
        mine = bool(view.stack) and view.stack[-1].seat == seat
        offers = tuple([Offer(a.text, (), a.text) for a in view.moves]) if mine else ()
        deciding = view.stack[-1].seat if view.stack else -1
        panels = tuple([Panel(one, f"{one}", one == deciding, ()) for one in range(len(view.open))])
        return Scene("pebbles", f"{view.pile} {view.cups}", words("take"), deciding, panels=panels, offers=offers)

    def tell(self, s: Pebbles, event: Event, words: Words) -> str:
        return words(event.kind, **event.facts)

    def explain(self, s: Pebbles, reason: str, facts: Mapping[str, int | str], words: Words) -> str:
        return words(reason, **facts)


def disguised(s: Pebbles, seat: int | None, dice: Dice) -> Pebbles:
    """The same game with other pebbles under the cups that this seat cannot look under."""
    other = s.copy()
    if s.stack:
        other.cups = [cup if one == seat else cup + 1 + dice.below(3) for one, cup in enumerate(s.cups)]
    return other


class ToyWords:
    """Messages as they come."""

    language = "toy"

    def __call__(self, message: str, **facts: int | str) -> str:
        return " ".join([message, *[f"{name}={fact}" for name, fact in facts.items()]])


GAME = PebbleGame()
