"""Pairs of games that differ only in what a viewer may not know: whatever he is sent must be the same in both.

Two states are sampled of one view and put on two tables of the server. The same people say the same things at both,
as long as both games take the same course for the viewer, and everything that reaches him is compared byte by byte:
scenes, log, ways back, reasons, what requests are answered, and when each of it comes, by a clock that is simulated.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec

from wartable.engine.game import Game
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import decision, legal
from wartable.engine.state import State
from wartable.server import messages as m
from wartable.server.committing import WINDOW, Job, Outgoing, Reaction
from wartable.server.course import Course
from wartable.server.entries import Asks, Chair, Entry, Policy, chain
from wartable.server.new_tables import new
from wartable.server.painting import Viewer
from wartable.server.picture.pictures import Easel
from wartable.server.tables import Table
from wartable.server.undoing import Reach, reach
from wartable.testing.plays import Play, Start

S = TypeVar("S", bound=State)

EYES: Final = 100
"""The number of the viewer that is watched; those of the seats are their own."""
SPECTATOR: Final = "device of a spectator"
STEPS: Final = 4
"""Decisions for which the two games of a pair are followed."""
SHORTEST_WINDOW: Final = 2.0
POLICIES: Final[tuple[Policy, ...]] = ("free", "free", "ask", "none")
SETTINGS: Final[tuple[Asks, ...]] = ("playable", "playable", "always", "turn")


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits at both tables: people at devices of their own, round one screen, or one with bots."""

    chairs: tuple[Chair, ...]
    policy: Policy
    log: list[Entry]
    secret: bytes

    def may_be_watched(self, seat: int) -> bool:
        """Whether the viewer can be this seat: a person who sees through no other eyes."""
        return [chair.device for chair in self.chairs].count(self.chairs[seat].device) == 1

    def device(self, seat: int | None) -> str:
        return SPECTATOR if seat is None else self.chairs[seat].device


def company(game: Game[Any], start: Start, dice: Dice) -> Company:
    """Any table for a start."""
    gathering = dice.below(4)
    chairs: list[Chair] = []
    for seat in range(start.seats):
        if gathering == 0 and seat:
            chairs.append(Chair("bot", level="random"))
        else:
            device = "device of all" if gathering == 1 else f"device {seat}"
            asks = SETTINGS[dice.below(len(SETTINGS))]
            chairs.append(Chair("person", f"Player {seat}", device=device, asks=asks))
    policy = POLICIES[dice.below(len(POLICIES))]
    secret = secret_of(start.seed)
    made = new(game, start.scenario, dict(start.options), policy, "Pairs", "", tuple(chairs), secret)
    return Company(tuple(chairs), policy, chain("table", [made.setup]), secret)


class Twin:
    """One of the two tables: what it stores is stored at once, and its clock goes from one event to the next."""

    def __init__(self, game: Game[Any], company: Company, state: State, seat: int | None, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        self.now = 0.0
        self.sent: list[tuple[float, bytes]] = []
        self.windows: list[tuple[float, int, Job]] = []
        self.thinking: Job | None = None
        self.hints: list[bytes] = []
        self.table = Table("table", game, company.log, company.secret)
        course = self.table.course
        self.table.course = Course(game, course.setup, state, [], _kept=[game.copy(state)])
        self.table.lines = []
        for one, chair in enumerate(company.chairs):
            if chair.kind == "person":
                self.table.viewers[one] = Viewer(one, chair.device, "en", one, {}, hello_due=False)
        language = ("en", "ru")[seed % 2]
        self.do(self.table.attach(EYES, company.device(seat), language, {}))
        self.table.viewers[EYES].seat = seat

    def do(self, reaction: Reaction) -> None:
        """Deliver, store, go on until nothing follows."""
        while True:
            self.deliver(reaction.outgoing)
            for job in reaction.jobs:
                self.begin(job)
            if self.table.pending is None:
                break
            reaction = self.table.committed()
        painted = self.table.painter.paint(self.table.viewers[EYES], Easel())
        self.deliver([Outgoing(EYES, data) for data in painted])

    def begin(self, job: Job) -> None:
        if job.request:
            self.hints.append(job.view)
        elif job.level == WINDOW:
            pause = SHORTEST_WINDOW + Dice(self.seed + job.n).below(3000) / 1000
            heapq.heappush(self.windows, (self.now + pause, job.n, job))
        else:
            self.thinking = job

    def deliver(self, outgoing: Sequence[Outgoing]) -> None:
        self.sent += [(self.now, data) for viewer, data in outgoing if viewer == EYES]

    # What happens.

    def viewer_of(self, seat: int) -> int:
        return EYES if seat == self.seat else seat

    def hear(self, seat: int, message: m.Spoken) -> None:
        self.do(self.table.receive(self.viewer_of(seat), message))

    def answer(self, text: str, haste: float) -> None:
        """The seat that must decide says this after a while, unless it is passed for it; then windows close."""
        table, n, seat = self.table, self.table.n, self.table.acting
        assert seat is not None
        until = self.now + haste
        if table.chairs[seat].kind == "bot":
            self.now = until
            job, self.thinking = self.thinking, None
            assert job is not None
            self.do(table.bot_said(job, text))
        elif not (table.passes(text) and table.waits == "bot"):
            self.now = until
            self.hear(seat, m.Say(f"say {n}", n, seat, text))
        elif self.thinking is not None:
            job, self.thinking = self.thinking, None
            self.do(table.passed(job))
        while self.windows and table.n == n:
            time, _, job = heapq.heappop(self.windows)
            self.now = max(self.now, time)
            self.do(table.passed(job))
        self.windows = [window for window in self.windows if window[1] == table.n]

    def moves(self) -> list[str]:
        return [action.text for action in legal(self.table.course.state)]

    def knows(self) -> object:
        """What the viewer may know by now."""
        return self.game.pack(self.game.view(self.table.course.state, self.seat))

    def answers(self, dice: Dice) -> list[bytes]:
        """What requests of the viewer are answered: about the table, lists, reasons, refusals, and views for hints."""
        table = self.table
        viewer = table.viewers[EYES]
        row = [table.acting, table.over, table.n, table.painter.scene(None, viewer.language).status]
        found: list[Any] = [table.meta(viewer.device, viewer.language, {}), row]
        if self.seat is not None:
            before = len(self.sent)
            book = self.game.book(table.course.state).actions
            for number in range(2):
                text = book[dice.below(len(book))].text
                self.hear(self.seat, m.Why(f"why {number}", self.seat, action=text))
            if table.acting != self.seat:
                self.hear(self.seat, m.Say("no", table.n, self.seat, book[dice.below(len(book))].text))
            self.hear(self.seat, m.Hint("hint", self.seat))
            found += [data.decode() for _, data in self.sent[before:]]
            found += [view.decode() for view in self.hints]
        return [msgspec.json.encode(one) for one in found]


@dataclass(slots=True)
class Pair:
    """Two games that differ only in what a seat (None: a spectator) may not know."""

    play: Play[Any]
    seat: int | None
    one: Twin
    two: Twin
    compared: int = 0
    steps: int = 0

    def same(self) -> bool:
        """Whether both games have taken the same course for the viewer; then he was sent the same."""
        if self.one.knows() != self.two.knows():
            return False
        self.compare(self.one.sent[self.compared :], self.two.sent[self.compared :])
        self.compared = len(self.one.sent)
        return True

    def ask(self, dice: Dice) -> None:
        """Whatever the viewer asks is answered the same."""
        seed = dice.below(1000)
        now = self.one.now
        one, two = [[(now, data) for data in twin.answers(Dice(seed))] for twin in (self.one, self.two)]
        self.compare(one, two)
        self.compared = len(self.one.sent)

    def compare(self, one: Sequence[tuple[float, bytes]], two: Sequence[tuple[float, bytes]]) -> None:
        for (time, data), (other_time, other) in zip(one, two, strict=False):
            if data != other:
                self.differ(f"{_around(data, other)} and {_around(other, data)}")
            if time != other_time:
                self.differ(f"{data[:80]!r} comes after {time:.3f} s and {other_time:.3f} s")
        if len(one) != len(two):
            longer = max(one, two, key=len)[min(len(one), len(two))][1]
            self.differ(f"only one of the two is sent {longer[:200]!r}")

    def differ(self, what: str) -> None:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        said = [decided.said.action for decided in self.one.table.course.decisions]
        chairs = [(chair.kind, chair.device, chair.asks) for chair in self.one.table.chairs]
        where = f"after {said} at {chairs}, undo {self.one.table.setup.undo}"
        self.play.fail(f"{who} can tell two games apart that differ only in what he may not know: {what}\n  {where}")


def _around(data: bytes, other: bytes) -> str:
    """The place from which two messages differ."""
    start = next((i for i, (a, b) in enumerate(zip(data, other, strict=False)) if a != b), min(len(data), len(other)))
    return repr(data[max(0, start - 60) : start + 60])


def check_pair(play: Play[Any], table: Company, seat: int | None, seed: int) -> Pair:
    """Two games with one view, followed for some decisions."""
    game = play.game
    view = game.view(play.state, seat)
    twins = []
    for number in range(2):
        state = game.sample(view, secret_of(f"pair {seed} {number}"))
        # What is not known differs, what is rolled from here on does not.
        state.secret = secret_of(f"pair {seed}")
        twins.append(Twin(game, table, state, seat, seed))
    pair = Pair(play, seat, twins[0], twins[1])
    dice = Dice(seed)
    asks = dice.below(STEPS)
    while pair.same() and pair.steps < STEPS and not pair.one.table.over:
        if pair.steps == asks:
            pair.ask(dice)
        if dice.below(3) == 0:
            _take_back(pair, dice)
        both = set(pair.two.moves())
        common = [text for text in pair.one.moves() if text in both]
        if not common:
            break
        passing = [text for text in common if pair.one.table.passes(text)]
        chosen = passing if passing and dice.below(2) == 0 else common
        text = chosen[dice.below(len(chosen))]
        haste = dice.below(int(1000 * SHORTEST_WINDOW)) / 1000
        for twin in twins:
            twin.answer(text, haste)
        pair.steps += 1
    return pair


def _take_back(pair: Pair, dice: Dice) -> None:
    """Somebody who may takes something back, or asks to; where others must agree they do or do not.

    A rival who passed by hand can take that back, one who was passed for cannot: it is he who tells by doing so.
    """
    seats = len(pair.one.table.chairs)
    seat, turn, yes = dice.below(seats), dice.below(2) == 0, dice.below(2) == 0
    tables = [twin.table for twin in (pair.one, pair.two)]
    far, same = [reach(table.course, table.chairs, table.setup.undo, seat, turn) for table in tables]
    if tables[0].chairs[seat].kind != "person" or (far != same and seat != pair.seat):
        return
    for twin in (pair.one, pair.two):
        table = twin.table
        n = table.n
        twin.hear(seat, (m.Restart if turn else m.Undo)(f"back {n}", n, seat))
        if isinstance(far, Reach):
            for other in sorted(far.consent):
                twin.hear(other, m.Consent(f"consent {n} {other}", seat, f"back {n}", yes))
        twin.windows = [window for window in twin.windows if window[1] == table.n]


def check_pairs(play: Play[S], wanted: int, done: list[int]) -> None:
    """Walk through a random game and compare pairs at some of its decisions; `done` has how far each was followed.

    Questions that may be passed are looked at more often: most secrets can be told by them.
    """
    dice = Dice(play.start.seed)
    tables = company(play.game, play.start, dice)
    while legal(play.state) and len(done) < wanted:
        choice = decision(play.state)
        assert choice is not None
        question = choice.passing(play.state) is not None
        if dice.below(2 if question else 12) == 0:
            eyes = dice.below(play.start.seats + 1)
            seat = eyes if eyes < play.start.seats and tables.may_be_watched(eyes) else None
            done.append(check_pair(play, tables, seat, play.start.seed * 1000 + len(done)).steps)
        play.take(play.next_action())
