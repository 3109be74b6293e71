"""A game under way that can be kept in a file and taken up again: a replay, or a position that is played on."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

from wartable.cli.common import Trouble, game_of, named, read_text, write_text
from wartable.engine.action import Action
from wartable.engine.errors import ContentError
from wartable.engine.events import Log
from wartable.engine.files.codec import dump, load
from wartable.engine.files.replay import Played, Recording, Replay, differences, numbers_of, read, replayed
from wartable.engine.game import Game
from wartable.engine.luck import SECRET_BYTES, commitment
from wartable.engine.play import play
from wartable.engine.state import State
from wartable.words import Texts

HUMAN = "human"
"""The name of a person's seat in a replay; bots go by their own names."""
GAME_FIELD = re.compile(r'"game"\s*:\s*"([^"]*)"')


class Record(Protocol):
    """What a game in the terminal is played on."""

    log: Log

    @property
    def state(self) -> State: ...

    def play(self, seat: int, action: Action) -> None: ...

    def text(self) -> str: ...


class PositionRecord:
    """A game that began in the middle, so that no replay can tell it; its file is the position reached."""

    def __init__(self, game: Game[Any], start: State) -> None:
        self.game = game
        self.state: State = game.copy(start)
        self.log = Log()
        self.state.log = self.log

    def play(self, seat: int, action: Action) -> None:
        play(self.state, seat, action)

    def text(self) -> str:
        return dump(self.game, self.state)


class Opening:
    """How a game begins: a way to set it up afresh, what has been played since, and who sits where."""

    def __init__(
        self,
        game: Game[Any],
        fresh: Callable[[], Record],
        played: list[tuple[int, str]],
        names: tuple[str, ...],
        file: Path | None = None,
    ) -> None:
        self.game = game
        self.fresh = fresh
        self.played = played
        self.names = names
        self.file = file
        """Where the game is kept already and goes on being kept."""


def is_replay(text: str) -> bool:
    return text.startswith("wartable replay")


def is_position(text: str) -> bool:
    return text.lstrip().startswith("{")


def secret_file(file: Path) -> Path:
    """Where the luck to come is kept beside an unfinished replay, which does not tell it."""
    return file.with_name(file.name + ".secret")


def save(file: Path, record: Record, words: Texts) -> None:
    """Write a game down; the secret of an unfinished replay goes beside it and away when the game is over."""
    if isinstance(record, Recording):
        if record.state.stack:
            write_text(secret_file(file), record.secret.hex() + "\n", words)
        write_text(file, record.text(), words)
        if not record.state.stack:
            secret_file(file).unlink(missing_ok=True)
    else:
        write_text(file, record.text(), words)


def open_replay(file: Path, words: Texts) -> tuple[Game[Any], Replay]:
    """A replay file and the game it is of."""
    text = read_text(file, words)
    try:
        replay = read(text)
    except ContentError as error:
        raise Trouble(named(file, error)) from error
    return game_of(replay.game, words), replay


def open_position(file: Path, words: Texts) -> tuple[Game[Any], State]:
    """A position file and the game it is of."""
    text = read_text(file, words)
    if not is_position(text):
        raise Trouble(words("error-neither", file=str(file)))
    found = GAME_FIELD.search(text)
    if found is None:
        raise Trouble(words("error-no-game", file=str(file)))
    game = game_of(found[1], words)
    try:
        s: State = load(game, text)
    except ContentError as error:
        raise Trouble(named(file, error)) from error
    return game, s


def take_up(file: Path, words: Texts) -> Opening:
    """Go on with the game in a file."""
    if is_replay(read_text(file, words)):
        return _take_up_replay(file, words)
    game, s = open_position(file, words)
    if not s.stack:
        raise Trouble(words("error-over", file=str(file)))
    return from_position(game, s)


def from_position(game: Game[Any], s: State) -> Opening:
    """Play on from a position; one without luck of its own gets some, and what it leaves unknown is guessed."""
    start: State = game.copy(s) if s.secret else game.sample(s, secrets.token_bytes(SECRET_BYTES))
    return Opening(game, lambda: PositionRecord(game, start), [], ("",) * game.seats_of(s))


def _take_up_replay(file: Path, words: Texts) -> Opening:
    game, replay = open_replay(file, words)
    if replay.secret:
        raise Trouble(words("error-over", file=str(file)))
    states = [game.copy(step.state) for step in steps_of(game, replay, file)]
    secret = kept_secret(file, replay, words)
    if secret is None:
        # Whoever keeps the luck to come has not told it: other luck may follow, but no replay could prove the whole.
        last: State = states[-1]
        last.secret = secrets.token_bytes(SECRET_BYTES)
        return Opening(game, lambda: PositionRecord(game, last), [], replay.names)

    def fresh() -> Record:
        options = game.options_then(replay.rules, replay.options)
        numbers = numbers_of(game, replay)
        return Recording(game, replay.seats, secret, replay.scenario, dict(options), replay.names, numbers)

    return Opening(game, fresh, [(decision.seat, decision.text) for decision in replay.decisions], replay.names, file)


def kept_secret(file: Path, replay: Replay, words: Texts) -> bytes | None:
    """The luck to come of an unfinished replay, if the file beside it has it."""
    beside = secret_file(file)
    if not beside.exists():
        return None
    try:
        secret = bytes.fromhex(read_text(beside, words).strip())
    except ValueError:
        secret = b""
    if commitment(secret) != replay.commitment:
        raise Trouble(words("error-secret", file=str(file), beside=str(beside)))
    return secret


def steps_of(game: Game[Any], replay: Replay, file: Path) -> Iterator[Played[Any]]:
    """A replay played again, step by step; what is wrong in it is said with its line."""
    try:
        yield from replayed(game, replay)
    except ContentError as error:
        raise Trouble(named(file, error)) from error


def other_numbers(game: Game[Any], replay: Replay, words: Texts) -> list[str]:
    """What is no longer as it was when a game was played, number by number."""
    return [words("number-differs", name=name, then=then, now=now) for name, then, now in differences(game, replay)]
