"""The course of a game as its log tells it: the decisions that count, the state after each, and what luck has seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from wartable.engine.action import Action
from wartable.engine.errors import ContentError
from wartable.engine.events import Event, Log
from wartable.engine.files.codec import load
from wartable.engine.files.editions import Numbers
from wartable.engine.files.replay import Decision, Replay, Unfit, begin, decide
from wartable.engine.game import Game, Known
from wartable.engine.play import acting, apply, decision, legal
from wartable.engine.revealing import knowledge, learned
from wartable.engine.state import State
from wartable.server.entries import BrokenLog, Entry, Said, Seated, Setup, Undone

KEPT_EVERY: Final = 16
"""Every so many decisions the state is kept, so that going back takes few of them to play again."""


Turns = tuple[tuple[int, ...], tuple[int, ...]]
"""The turn in which something was decided, and the one that came of it: its number, and the seats whose turn it is."""


@dataclass(slots=True)
class Decided:
    """What was said, what it brought about, and whether it can no longer be taken back freely (None: not asked yet).

    `passed`: it let a question go by, as anybody could see, whoever said so.
    """

    seq: int
    said: Said
    events: list[Event]
    passed: bool
    turns: Turns
    final: bool | None = None


@dataclass(slots=True)
class Trial:
    """A decision tried out on a copy, not yet part of the game."""

    said: Said
    state: State
    events: list[Event]
    passed: bool


@dataclass(slots=True)
class Course:
    """A game from its setup to the last decision that counts."""

    game: Game[Any]
    setup: Setup
    state: State
    opening: list[Event]
    decisions: list[Decided] = field(default_factory=list)
    _kept: list[State] = field(default_factory=list)
    _rounds: list[tuple[int, list[int | None]]] = field(default_factory=list)
    """For each round that is over: after how many decisions, and the points of every seat."""
    _round: int = 0
    _known: tuple[State | None, list[Known]] = (None, [])

    @classmethod
    def begin(cls, game: Game[Any], setup: Setup, secret: bytes, script: tuple[int, ...] = ()) -> Course:
        """The game after its setup, which must come to the recorded draws, by the secret or by a script of them."""
        state: State
        events: list[Event] = []
        try:
            if setup.position:
                state = placed(game, setup.position, secret)
            else:
                state, events = begin(game, opening(setup), secret, bool(script))
        except (Unfit, ContentError, ValueError) as error:
            raise BrokenLog(0, str(error)) from error
        return cls(game, setup, state, events, _kept=[game.copy(state)], _round=game.round_number(state))

    @property
    def acting(self) -> int:
        """The seat that must decide; -1 when the game is over."""
        return acting(self.state)

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def taken_back(self) -> int:
        """How many rolls were made that do not count any more: luck never rewinds."""
        counted = sum([len(one.said.draws) for one in self.decisions])
        return self.state.drawn - len(self.setup.draws) - counted

    def recorded(self) -> list[Decision]:
        """The decisions as replays have them."""
        found: list[Decision] = []
        drawn = len(self.setup.draws)
        for one in self.decisions:
            said = one.said
            found.append(Decision(said.seat, said.action, said.draws, said.drawn - drawn))
            drawn = said.drawn + len(said.draws)
        return found

    def moves(self) -> list[Action]:
        return legal(self.state)

    # Going on.

    def trial(self, action: Action, request: str, by: Any) -> Trial:
        """A legal action tried out; the game itself is left alone."""
        s: State = self.game.copy(self.state)
        log = Log()
        s.log = log
        drawn = s.drawn
        passed = passes(s, action.text)
        apply(s, action)
        s.log = None
        return Trial(Said(self.acting, action.text, drawn, tuple(log.draws), request, by), s, log.events, passed)

    def keep(self, seq: int, trial: Trial, judge: bool) -> None:
        """A trial becomes part of the game; with `judge`, it is found out at once whether it is final."""
        before = self.state
        self.state = trial.state
        turns = (turn_in(self.game, before), turn_in(self.game, trial.state))
        self._add(Decided(seq, trial.said, trial.events, trial.passed, turns))
        if judge:
            self._judge(self.decisions[-1], before, trial.state)

    def replay(self, seq: int, said: Said) -> None:
        """A recorded decision again, with its recorded draws."""
        self._add(_again(self.game, self.state, seq, said))

    def _add(self, decision: Decided) -> None:
        self.decisions.append(decision)
        game, s = self.game, self.state
        if game.round_number(s) != self._round or not s.stack:
            self._round = game.round_number(s)
            self._rounds.append((len(self.decisions), [game.points(s, seat) for seat in range(game.seats_of(s))]))
        if len(self.decisions) % KEPT_EVERY == 0:
            self._kept.append(self.game.copy(self.state))

    @property
    def scores(self) -> list[list[int | None]]:
        """For each round the points of every seat when the round was over."""
        return [points for _, points in self._rounds]

    # Going back.

    def at(self, count: int) -> State:
        """The state after so many decisions, on its own."""
        return self.way_to(count)()

    def way_to(self, count: int) -> Callable[[], State]:
        """How to come to the state after so many decisions, whatever happens to the course meanwhile."""
        game = self.game
        nearest = min(count // KEPT_EVERY, len(self._kept) - 1)
        kept, rest = self._kept[nearest], self.decisions[nearest * KEPT_EVERY : count]

        def go() -> State:
            s: State = game.copy(kept)
            for one in rest:
                _again(game, s, one.seq, one.said)
            return s

        return go

    def states(self) -> Iterator[State]:
        """The state after every decision, the setup first; each goes on changing, copy it to keep it."""
        s: State = self.game.copy(self._kept[0])
        yield s
        for one in self.decisions:
            _again(self.game, s, one.seq, one.said)
            yield s

    def cut(self, count: int, state: State) -> None:
        """Only so many decisions count from now on, and this is the state after them."""
        del self.decisions[count:]
        del self._kept[count // KEPT_EVERY + 1 :]
        self.state = state
        self._round = self.game.round_number(state)
        self._rounds = [one for one in self._rounds if one[0] <= count]

    def rewound(self, count: int) -> State:
        """The state to go on from when later decisions are taken back: luck stays where it is, except in lessons."""
        s = self.at(count)
        if not self.setup.lesson:
            s.drawn = self.state.drawn
        return s

    def is_final(self, index: int) -> bool:
        """Whether luck was drawn or somebody learned something by a decision."""
        decision = self.decisions[index]
        if decision.final is None:
            self._judge(decision, self.at(index), self.at(index + 1))
        return bool(decision.final)

    def _judge(self, decision: Decided, before: State, after: State) -> None:
        decision.final = bool(decision.said.draws) or learned(self._knowledge(before), self._knowledge(after))

    def _knowledge(self, s: State) -> list[Known]:
        """What everybody knows; the last answer is often asked for again."""
        if self._known[0] is not s:
            self._known = (s, knowledge(self.game, s, len(self.setup.seats)))
        return self._known[1]


def passes(s: State, text: str | None) -> bool:
    """Whether this is the answer that lets the present question go by."""
    choice = decision(s)
    passing = choice.passing(s) if choice is not None else None
    return passing is not None and passing.text == text


def placed(game: Game[Any], position: str, secret: bytes) -> State:
    """A position, and from there on the luck of this secret."""
    s: State = load(game, position)
    s.secret = secret
    s.drawn = 0
    s.script = ()
    s.dice = ()
    return s


def opening(setup: Setup) -> Replay:
    """The setup of a game as the beginning of its replay."""
    return Replay(
        game=setup.game,
        rules=setup.rules,
        numbers=Numbers(setup.edition, setup.numbers) if setup.edition else None,
        content=setup.content,
        scenario=setup.scenario,
        seats=len(setup.seats),
        options=setup.options,
        names=(),
        commitment=setup.commitment,
        setup=setup.draws,
        decisions=(),
        secret="",
        result="",
        hash="",
        check="",
    )


def turn_in(game: Game[Any], s: State) -> tuple[int, ...]:
    """The number of the turn, and the seats whose turn it is."""
    return (game.turn_number(s), *game.turn_seats(s))


def recorded(said: Said) -> Decision:
    """A decision as replays have it."""
    return Decision(said.seat, said.action, said.draws)


def _again(game: Game[Any], s: State, seq: int, said: Said) -> Decided:
    """A recorded decision on this state, with its recorded draws."""
    passed = passes(s, said.action)
    turn = turn_in(game, s)
    s.drawn = said.drawn
    try:
        _, events = decide(game, s, recorded(said))
    except Unfit as error:
        raise BrokenLog(seq, str(error)) from error
    return Decided(seq, said, events, passed, (turn, turn_in(game, s)))


@dataclass(frozen=True, slots=True)
class Survivor:
    """An entry that still tells of something, and after how many decisions it was written."""

    moment: int
    seq: int
    body: Said | Undone | Seated


def survivors(entries: list[Entry]) -> tuple[list[Survivor], int]:
    """What was not taken back, and the number of the next draw (-1: as the last decision leaves it)."""
    found: list[Survivor] = []
    line: list[int] = []
    drawn = -1
    for one in entries:
        body = one.read()
        if isinstance(body, Said):
            line.append(one.seq)
            drawn = -1
        elif isinstance(body, Undone):
            while line and line[-1] > body.to:
                line.pop()
            while found and found[-1].moment > len(line):
                found.pop()
            drawn = body.drawn
        if isinstance(body, Said | Undone | Seated):
            found.append(Survivor(len(line), one.seq, body))
    return found, drawn


def check_luck(game: Game[Any], secret: bytes, entries: list[Entry]) -> list[str]:
    """Whether every draw comes from the secret and no number was ever drawn twice; what is wrong, normally nothing."""
    found: list[str] = []
    setup = entries[0].read()
    assert isinstance(setup, Setup)
    # What was taken over from another game is by the luck of that one.
    course = Course.begin(game, setup, secret, setup.draws if setup.fork is not None else ())
    count = course.state.drawn
    for one in entries:
        body = one.read()
        if isinstance(body, Said):
            if body.drawn < count:
                found.append(f"entry {one.seq}: draw {body.drawn} was used before")
            count = body.drawn + len(body.draws)
    s = course.state
    for survivor in survivors(entries)[0]:
        said, seq = survivor.body, survivor.seq
        if not isinstance(said, Said):
            continue
        s.drawn = said.drawn
        try:
            decide(game, s, recorded(said), scripted=said.by == "record")
        except Unfit as error:
            found.append(f"entry {seq}: {error}")
            break
    return found
