"""Replays: a game as text that people can read, play again and check, roll by roll.

    wartable replay 2
    game small-world
    rules 1
    edition 1
    number races.orcs.banner 5
    scenario standard
    seats 2
    option team off
    name 1 "Анна"
    name 2 "greedy"
    commitment 5d1c...
    setup 0 3 1 1 0
    1 pick 3
    1 attempt A5 ; 4
    ...
    secret 9a60...
    result 1 0
    hash 77b2...
    check 03d9...

The edition says which numbers were played with, and `number` each one that was changed in it; the first format had
`content` and a hash instead. A decision is a seat (from 1), its action, and the rolls that followed. The last four
lines come when the game is over: the secret proves the rolls, the hash tells what could be answered all along, the
check is that of all lines above it. Where rolls were taken back, luck went on, and the next decision says how many of
them there were; only such a game is of the third format:

    1 attempt A5 ; 2 ; 1 taken back

A scenario that does not come with the game is told line by line:

    scenario |
    | format = 1
    | players = 2
    ...
    seats 2
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Generic, NoReturn, TypeVar

from wartable.engine.action import Action
from wartable.engine.errors import ContentError
from wartable.engine.events import Event, Log
from wartable.engine.files.editions import NUMBER, Numbers, plays_house
from wartable.engine.game import Game
from wartable.engine.luck import SECRET_BYTES, commitment
from wartable.engine.options import settle_options
from wartable.engine.play import acting, legal, play
from wartable.engine.refusal import Refused
from wartable.engine.state import State

S = TypeVar("S", bound=State)

FORMAT: Final = 3
LARGEST_FILE: Final = 1_000_000
"""Characters of a replay; real ones have some ten thousand."""
LONGEST_NAME: Final = 100
NAMED: Final = ("scenario", "number")
"""Parts of a replay in which errors have places of their own."""


@dataclass(frozen=True)
class Decision:
    """What a seat said, and the rolls that followed."""

    seat: int
    text: str
    rolls: tuple[int, ...]
    taken_back: int = 0
    """So many rolls were made before it that do not count any more."""


@dataclass(frozen=True)
class Replay:
    """A game that can be played again; the last four fields are empty while it is not over."""

    game: str
    rules: str
    numbers: Numbers | None
    """None in the first format."""
    content: str
    """The hash of the first format."""
    scenario: str
    seats: int
    options: Mapping[str, str]
    names: tuple[str, ...]
    commitment: str
    setup: tuple[int, ...]
    decisions: tuple[Decision, ...]
    secret: str
    result: str
    hash: str
    check: str

    @property
    def taken_back(self) -> int:
        """How many rolls were made that do not count."""
        return sum([decision.taken_back for decision in self.decisions])

    @property
    def format(self) -> int:
        if self.numbers is None:
            return 1
        return FORMAT if self.taken_back else 2

    @property
    def setup_line(self) -> int:
        """The line with the rolls of the setup; the decisions follow it line by line."""
        changed = len(self.numbers.changed) if self.numbers is not None else 0
        return 8 + changed + self.scenario.count("\n") + len(self.options) + len(self.names)


class Recording(Generic[S]):
    """A game that is written down while it is played; `log` has its events, `state` must be changed by `play` only."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        secret: bytes,
        scenario: str | None = None,
        options: Mapping[str, str | bool] | None = None,
        names: Sequence[str] = (),
        numbers: Numbers | None = None,
    ) -> None:
        self.game = game
        self.secret = secret
        self.scenario = game.check_scenario(scenario, seats, numbers)
        self.options = settle_options(game.options, options or {})
        self.numbers = numbers
        """None: those of the data files."""
        self.log = Log()
        self.state = game.setup(seats, secret, self.scenario, dict(self.options), self.log, (), numbers)
        self.seats = seats
        self.names = tuple(names) if names else ("",) * seats
        if len(self.names) != seats or any([len(name) > LONGEST_NAME for name in self.names]):
            raise ContentError("replay", "names", f"{seats} names of up to {LONGEST_NAME} characters are needed")
        self.setup = tuple(self.log.draws)
        self.decisions: list[Decision] = []

    def play(self, seat: int, action: Action) -> None:
        """The checked door; what is refused is not written down."""
        before = len(self.log.draws)
        play(self.state, seat, action)
        self.decisions.append(Decision(seat, action.text, tuple(self.log.draws[before:])))

    def replay(self) -> Replay:
        """The game so far; the luck to come stays secret until it is over."""
        game, s = self.game, self.state
        over = not s.stack
        replay = Replay(
            game=game.id,
            rules=game.version,
            numbers=self.numbers or game.data.numbers(plays_house(self.options)),
            content="",
            scenario=self.scenario,
            seats=self.seats,
            options=self.options,
            names=self.names,
            commitment=commitment(self.secret),
            setup=self.setup,
            decisions=tuple(self.decisions),
            secret=self.secret.hex() if over else "",
            result=_result(game, s) if over else "",
            hash="",
            check="",
        )
        if not over:
            return replay
        # Played again for the hash: most games are never asked for it.
        witness = Witness(game)
        for played in _played(game, replay, self.secret, True):
            witness.see(played.state)
        replay = replace(replay, hash=witness.hash(s))
        return replace(replay, check=checksum(replay))

    def text(self) -> str:
        return write(self.replay())


class Witness(Generic[S]):
    """What a game was like from decision to decision: who was asked, what could be answered, and the points at the end.

    Rules that play otherwise show in its hash; how states are kept or written does not.
    """

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self._digest = hashlib.blake2b(digest_size=16)

    def see(self, s: S) -> None:
        """A state just after its setup or a decision, one after another."""
        answers = sorted([action.text for action in legal(s)])
        self._digest.update("\n".join([str(acting(s)), *answers, ""]).encode())

    def hash(self, s: S) -> str:
        """Of all that was seen, and of the end."""
        digest = self._digest.copy()
        points = [self.game.points(s, seat) for seat in range(self.game.seats_of(s))]
        digest.update(repr(points).encode())
        return digest.hexdigest()


def _result(game: Game[S], s: S) -> str:
    return " ".join([format(share, ".10g") for share in game.result(s)])


# Writing and reading.


def write(replay: Replay) -> str:
    """A replay as text, in the format in which it was read; `read` reads exactly this."""
    lines = [
        f"wartable replay {replay.format}",
        f"game {replay.game}",
        f"rules {replay.rules}",
        *([f"content {replay.content}"] if replay.numbers is None else _number_lines(replay.numbers)),
        *_scenario_lines(replay.scenario),
        f"seats {replay.seats}",
    ]
    lines += [f"option {name} {value}" for name, value in replay.options.items()]
    lines += [f"name {seat} {_quoted(name)}" for seat, name in enumerate(replay.names, start=1)]
    lines.append(f"commitment {replay.commitment}")
    lines.append(" ".join(["setup", *[str(roll) for roll in replay.setup]]))
    for decision in replay.decisions:
        rolls = " ; " + " ".join([str(roll) for roll in decision.rolls]) if decision.rolls else ""
        back = f" ; {decision.taken_back} taken back" if decision.taken_back else ""
        lines.append(f"{decision.seat + 1} {decision.text}{rolls}{back}")
    if replay.secret:
        lines += [f"secret {replay.secret}", f"result {replay.result}", f"hash {replay.hash}"]
    if replay.check:
        lines.append(f"check {replay.check}")
    return "\n".join([*lines, ""])


def checksum(replay: Replay) -> str:
    """The hash of all lines but the last: a slip of the pen shows even where the game would end the same."""
    text = write(replace(replay, check=""))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _number_lines(numbers: Numbers) -> list[str]:
    changed = [f"number {name} {json.dumps(value)}" for name, value in numbers.changed.items()]
    return [f"edition {numbers.edition}", *changed]


def _scenario_lines(scenario: str) -> list[str]:
    """The name of a scenario, or the text of its file, each line behind a bar."""
    if "\n" not in scenario:
        return [f"scenario {scenario}"]
    return ["scenario |", *["| " + line if line else "|" for line in scenario.removesuffix("\n").split("\n")]]


def _quoted(name: str) -> str:
    """A name on one line: whatever cannot be printed is escaped as in JSON."""
    plain = [letter if letter.isprintable() and letter not in '"\\' else json.dumps(letter)[1:-1] for letter in name]
    return '"' + "".join(plain) + '"'


class _Reader:
    """The lines of a replay one after another."""

    def __init__(self, text: str) -> None:
        if len(text) > LARGEST_FILE:
            raise ContentError("replay", "", f"the file has {len(text)} characters, more than {LARGEST_FILE}")
        self.lines = text.split("\n")
        self.line = 0
        if self.lines[-1]:
            self.line = len(self.lines)
            self.wrong("the file breaks off in this line")
        self.lines.pop()

    def wrong(self, message: str) -> NoReturn:
        raise ContentError("replay", f"line {self.line}", message)

    def next_is(self, word: str) -> bool:
        return self.line < len(self.lines) and self.lines[self.line].split(" ")[0] == word

    def take(self, word: str, pattern: str, what: str) -> str:
        """The rest of the next line, which must begin with this word and go on like that."""
        found = self.next_is(word)
        self.line += 1
        if not found:
            self.wrong(f"a line that begins with {word!r} is needed here")
        rest = self.lines[self.line - 1][len(word) + 1 :]
        if not re.fullmatch(pattern, rest):
            self.wrong(f"{word} must be {what}")
        return rest


_NAME: Final = r"[A-Za-z0-9_.+-]{1,60}"
_COUNT: Final = r"(0|[1-9][0-9]{0,8})"
_ROLLS: Final = rf"{_COUNT}( {_COUNT})*"


def _rolls(text: str) -> tuple[int, ...]:
    return tuple([int(roll) for roll in text.split()])


def read(text: str) -> Replay:
    """A replay as its text tells it; anything that `write` would not write is a ContentError with its line."""
    lines = _Reader(text)
    number = lines.take("wartable", r"replay [1-9][0-9]{0,8}", "'replay' and a format").removeprefix("replay ")
    if int(number) > FORMAT:
        lines.wrong(f"format {number} is newer than this program, which reads up to {FORMAT}")
    game = lines.take("game", _NAME, "the id of a game")
    rules = lines.take("rules", _NAME, "a version")
    content, numbers = "", None
    if int(number) == 1:
        content = lines.take("content", "[0-9a-f]{1,128}", "a hash in digits 0-9 and a-f")
    else:
        numbers = _read_numbers(lines)
    scenario = _read_scenario(lines)
    seats = int(lines.take("seats", "[1-9][0-9]?", "the number of players"))
    options: dict[str, str] = {}
    while lines.next_is("option"):
        name, value = lines.take("option", f"{_NAME} {_NAME}", "a name and a value").split(" ")
        if name in options:
            lines.wrong(f"option {name} is given twice")
        options[name] = value
    names = tuple([_read_name(lines, seat) for seat in range(1, seats + 1)])
    promise = lines.take("commitment", "[0-9a-f]{64}", "64 digits 0-9 and a-f")
    setup = _rolls(lines.take("setup", f"({_ROLLS})?", "whole numbers"))
    decisions: list[Decision] = []
    while lines.line < len(lines.lines) and not lines.next_is("secret"):
        decisions.append(_read_decision(lines, seats))
    secret = result = digest = check = ""
    if lines.line < len(lines.lines):
        secret = lines.take("secret", "[0-9a-f]{64}", "64 digits 0-9 and a-f")
        result = lines.take("result", rf"[0-9.]+( [0-9.]+){{{seats - 1}}}", "a share of the victory for each player")
        digest = lines.take("hash", "[0-9a-f]{32}", "32 digits 0-9 and a-f")
        check = lines.take("check", "[0-9a-f]{32}", "32 digits 0-9 and a-f")
        if lines.line < len(lines.lines):
            lines.line += 1
            lines.wrong("nothing may follow the check")
    replay = Replay(
        game=game,
        rules=rules,
        numbers=numbers,
        content=content,
        scenario=scenario,
        seats=seats,
        options=options,
        names=names,
        commitment=promise,
        setup=setup,
        decisions=tuple(decisions),
        secret=secret,
        result=result,
        hash=digest,
        check=check,
    )
    if replay.format != int(number):
        lines.line = 1
        lines.wrong(f"this is written in format {replay.format}")
    return replay


def _read_numbers(lines: _Reader) -> Numbers:
    edition = int(lines.take("edition", "[1-9][0-9]{0,3}", "a whole number"))
    changed: dict[str, object] = {}
    while lines.next_is("number"):
        name, _, text = lines.take("number", rf"{NUMBER} .+", "the name of a number and its value").partition(" ")
        if changed and name <= max(changed):
            lines.wrong("numbers stand in the order of their names, each once")
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            value = None
        if not isinstance(value, int | str | list) or json.dumps(value) != text:
            lines.wrong("a value is a whole number, true, false, a text in quotes or a list, written as in JSON")
        changed[name] = value
    return Numbers(edition, changed)


def _read_scenario(lines: _Reader) -> str:
    name = lines.take("scenario", rf"{_NAME}|\|", "the id of a scenario, or | and its text below")
    if name != "|":
        return name
    text = ""
    while lines.next_is("|"):
        line = lines.take("|", ".*", "a line")
        if not line and lines.lines[lines.line - 1] != "|":
            lines.wrong("an empty line of a scenario is | alone")
        text += line + "\n"
    if not text:
        lines.line += 1
        lines.wrong("the text of the scenario is needed here, each line behind |")
    return text


def _read_name(lines: _Reader, seat: int) -> str:
    quoted = lines.take("name", rf'{seat} ".*"', f"{seat} and a name in quotes").removeprefix(f"{seat} ")
    try:
        name = json.loads(quoted)
    except ValueError:
        name = None
    if not isinstance(name, str) or _quoted(name) != quoted or len(name) > LONGEST_NAME:
        lines.wrong(f"name must be up to {LONGEST_NAME} characters on one line, escaped as in JSON")
    return name


def _read_decision(lines: _Reader, seats: int) -> Decision:
    text = lines.lines[lines.line]
    lines.line += 1
    back = re.search(r" ; ([1-9][0-9]{0,8}) taken back$", text)
    said, semicolon, rolls = text[: back.start() if back else None].partition(" ; ")
    seat, _, notation = said.partition(" ")
    if not re.fullmatch("[1-9][0-9]?", seat) or int(seat) > seats:
        lines.wrong(f"a decision begins with the number of a player from 1 to {seats}")
    if not notation or len(notation) > 200 or notation != " ".join(notation.split()) or ";" in notation:
        lines.wrong("a decision is the number of a player, an action, and after ' ; ' its rolls")
    if semicolon and not re.fullmatch(_ROLLS, rolls):
        lines.wrong("rolls must be whole numbers")
    return Decision(int(seat) - 1, notation, _rolls(rolls), int(back[1]) if back else 0)


# Playing again.


class Played(Generic[S]):
    """A game just after its setup (`action` is None) or a decision; the state goes on changing, copy it to keep it."""

    def __init__(
        self, line: int, seat: int, action: Action | None, rolls: tuple[int, ...], events: list[Event], state: S
    ) -> None:
        self.line = line
        self.seat = seat
        self.action = action
        self.rolls = rolls
        self.events = events
        self.state = state


def replayed(game: Game[S], replay: Replay, secret: bytes = b"") -> Iterator[Played[S]]:
    """Play it again through the checked door with the recorded rolls.

    Stops with a ContentError that names the line, and the rule where an action is refused. A game that is not over can
    be played on afterwards if its secret is given by whoever keeps it.
    """
    if secret and commitment(secret) != replay.commitment:
        raise _wrong(replay.setup_line - 1, "the secret is not the one promised by the commitment")
    return _played(game, replay, secret or bytes.fromhex(replay.secret) or bytes(SECRET_BYTES), True)


def verify(game: Game[S], replay: Replay) -> list[str]:
    """Everything that keeps a finished game from being proven; empty when secret, rolls, actions and result agree."""
    if not replay.secret:
        return ["the game is not over; its secret, which would prove the rolls, is not told yet"]
    secret = bytes.fromhex(replay.secret)
    found: list[str] = []
    if checksum(replay) != replay.check:
        found.append("the text was changed after the game: its check does not fit")
    if commitment(secret) != replay.commitment:
        found.append("the secret is not the one promised by the commitment")
    if not _is_known(replay.rules, game.version):
        found.append(f"played with rules {replay.rules}, checked with {game.version}")
    if replay.numbers is None and numbers_of(game, replay) is None:
        found.append(f"played with content {replay.content}, checked with edition {game.data.edition}")
    witness = Witness(game)
    try:
        for played in _played(game, replay, secret, False):
            state = played.state
            witness.see(state)
    except ContentError as error:
        return [*found, f"{error.place}: {error.message}"]
    if _result(game, state) != replay.result:
        found.append(f"the result is {_result(game, state)}, not {replay.result}")
    # The hash of the first format was that of the last state as it was written then, which nobody can write any more.
    if replay.numbers is not None and witness.hash(state) != replay.hash:
        found.append(f"the hash of the game is {witness.hash(state)}, not {replay.hash}")
    return found


def numbers_of(game: Game[S], replay: Replay) -> Numbers | None:
    """What a replay was played with; None if nobody knows: the first format says it by a hash."""
    return replay.numbers or game.data.of_hash(replay.content)


def differences(game: Game[S], replay: Replay) -> list[tuple[str, str, str]]:
    """Which numbers are no longer what they were in this game: name, what it was, what it is."""
    numbers = numbers_of(game, replay)
    return game.data.differences(numbers) if numbers is not None else []


def _is_known(rules: str, ours: str) -> bool:
    """Rules before ours are played as they were then (`Game.options_then`)."""
    return rules == ours or (rules.isdecimal() and ours.isdecimal() and 1 <= int(rules) <= int(ours))


def _wrong(line: int, message: str) -> ContentError:
    return ContentError("replay", f"line {line}", message)


class Unfit(Exception):
    """A recorded decision that cannot be taken, or does not come to its recorded rolls."""


def decide(game: Game[S], s: S, decision: Decision, scripted: bool = True) -> tuple[Action, list[Event]]:
    """A recorded decision once more on this state, through the checked door; what it says no longer is an Unfit.

    A scripted one takes the recorded rolls, another must come to the same by the secret. What was listening to the
    state listens no longer.
    """
    action = game.book(s).read(decision.text)
    if action is None or action.text != decision.text:
        raise Unfit(f"{decision.text!r} is no action of this game")
    log = Log()
    s.log = log
    s.drawn += decision.taken_back
    s.script = decision.rolls if scripted else ()
    try:
        play(s, decision.seat, action)
    except Refused as error:
        raise Unfit(f"{action.text!r} is refused by {error.refusal!r}") from error
    except ValueError as error:
        raise Unfit(str(error)) from error
    s.log = None
    s.script = ()
    _compare(log.draws, decision.rolls)
    return action, log.events


def begin(game: Game[S], replay: Replay, secret: bytes, scripted: bool = True) -> tuple[S, list[Event]]:
    """The setup of a recorded game once more, as it was by the rules of its time; other rolls are an Unfit."""
    log = Log()
    script = replay.setup if scripted else ()
    options = game.options_then(replay.rules, replay.options)
    try:
        s = game.setup(replay.seats, secret, replay.scenario, options, log, script, numbers_of(game, replay))
    except ContentError:
        raise
    except ValueError as error:
        raise Unfit(str(error)) from error
    s.log = None
    s.script = ()
    _compare(log.draws, replay.setup)
    return s, log.events


def _played(game: Game[S], replay: Replay, secret: bytes, scripted: bool) -> Iterator[Played[S]]:
    """All steps of a game; `scripted` ones take the recorded rolls, the others must come to the same by the secret."""
    line = replay.setup_line
    try:
        s, events = _set_up(game, replay, secret, scripted)
        yield Played(line, -1, None, replay.setup, events, s)
        for decision in replay.decisions:
            line += 1
            action, events = decide(game, s, decision, scripted)
            yield Played(line, decision.seat, action, decision.rolls, events, s)
    except Unfit as error:
        raise _wrong(line, str(error)) from error
    if replay.secret and s.stack:
        raise _wrong(line + 1, "the game is not over yet")


def _set_up(game: Game[S], replay: Replay, secret: bytes, scripted: bool) -> tuple[S, list[Event]]:
    if replay.game != game.id:
        raise _wrong(2, f"this is a game of {replay.game}, not of {game.id}")
    try:
        return begin(game, replay, secret, scripted)
    except ContentError as error:
        place = f"{error.source} {error.place}".strip() if error.source in NAMED else error.place
        raise ContentError("replay", place, error.message) from error


def _compare(rolls: Sequence[int], recorded: Sequence[int]) -> None:
    if tuple(rolls) != tuple(recorded):
        raise Unfit(f"the rolls are {_listed(rolls)}, not {_listed(recorded)}")


def _listed(rolls: Sequence[int]) -> str:
    """Rolls in an error message: the first few tell enough."""
    text = " ".join([str(roll) for roll in rolls[:8]]) or "none"
    return text if len(rolls) <= 8 else f"{text} ... ({len(rolls)})"
