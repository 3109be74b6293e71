"""New tables: from what somebody asks for, again after a game, or from an uploaded replay."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from wartable.bots import BOTS, no_such_bot
from wartable.engine.errors import ContentError
from wartable.engine.events import Log
from wartable.engine.files.replay import Decision, Replay, checksum, read, replayed, write
from wartable.engine.game import Game
from wartable.engine.luck import commitment
from wartable.engine.options import settle_options
from wartable.engine.state import State
from wartable.server.entries import Body, Chair, Finished, Policy, Said, Setup
from wartable.server.messages import SeatAsked, TableAsked
from wartable.server.tables import Table, waits_for
from wartable.server.words import LONGEST_TITLE, clean_name, server_words
from wartable.words import words_for

LONGEST_REPLAY: Final = 20_000
"""Decisions of an uploaded game; real ones have some hundreds."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be stored."""

    setup: Setup
    secret: bytes
    waits: str
    rest: tuple[Body, ...] = ()


def chair_of(asked: SeatAsked, device: str) -> Chair:
    if asked.kind == "link":
        return Chair("open")
    if asked.kind == "bot":
        check_level(asked.level)
        return Chair("bot", level=asked.level)
    return Chair("person", clean_name(asked.name), device=device)


def check_level(level: str) -> None:
    if level not in BOTS:
        raise no_such_bot(level)


def asked_for(game: Game[Any], asked: TableAsked, device: str, secret: bytes) -> NewTable:
    """A new table; what cannot be played is a ContentError."""
    seats = tuple([chair_of(seat, device) for seat in asked.seats])
    name = clean_name(asked.name, LONGEST_TITLE)
    if not name:
        title = words_for(game, asked.lang)("game-name")
        name = server_words(asked.lang)("table-name", game=title, seats=len(seats))
    return new(game, asked.scenario, asked.options, asked.undo, name, device, seats, secret)


def again(table: Table, device: str, secret: bytes) -> NewTable:
    """The same seats and options with new luck."""
    setup = table.setup
    return new(table.game, setup.scenario, setup.options, setup.undo, setup.name, device, tuple(table.chairs), secret)


def new(
    game: Game[Any],
    scenario: str | None,
    options: Mapping[str, str | bool],
    undo: Policy,
    name: str,
    maker: str,
    seats: tuple[Chair, ...],
    secret: bytes,
) -> NewTable:
    log = Log()
    state: State = game.setup(len(seats), secret, scenario, options, log)
    setup = Setup(
        game=game.id,
        rules=game.version,
        content=game.content_hash(),
        scenario=game.check_scenario(scenario, len(seats)),
        options=settle_options(game.options, options),
        undo=undo,
        name=name,
        maker=maker,
        seats=seats,
        commitment=commitment(secret),
        draws=tuple(log.draws),
    )
    return NewTable(setup, secret, waits_for(state, seats))


# Replays.


def replay_text(table: Table, language: str) -> str:
    """A finished game as a replay file."""
    finished, setup = table.finished, table.setup
    assert finished is not None
    said = [decision.said for decision in table.course.decisions]
    replay = Replay(
        game=setup.game,
        rules=setup.rules,
        content=setup.content,
        scenario=setup.scenario,
        seats=len(setup.seats),
        options=setup.options,
        names=table.painter.words(language).names,
        commitment=setup.commitment,
        setup=setup.draws,
        decisions=tuple([Decision(one.seat, one.action, one.draws) for one in said]),
        secret=finished.secret,
        result=" ".join([format(share, ".10g") for share in finished.result]),
        hash=finished.hash,
        check="",
    )
    return write(replace(replay, check=checksum(replay)))


def uploaded(games: Mapping[str, Game[Any]], text: str, device: str) -> NewTable:
    """A finished game from a replay file, to be watched; whatever is wrong with it is a ContentError."""
    replay = read(text)
    if replay.game not in games:
        raise ContentError("replay", "game", f"{replay.game!r} is not among the games here")
    if not replay.secret:
        raise ContentError("replay", "", "the game is not over; only finished games can be opened")
    if len(replay.decisions) > LONGEST_REPLAY:
        raise ContentError("replay", "", f"more than {LONGEST_REPLAY} decisions")
    game = games[replay.game]
    secret = bytes.fromhex(replay.secret)
    said: list[Body] = []
    drawn = len(replay.setup)
    for played in replayed(game, replay):
        if played.action is not None:
            number = len(said)
            said.append(Said(played.seat, played.action.text, drawn, played.rolls, f"replay-{number}", "person"))
            drawn += len(played.rolls)
        result = tuple(game.result(played.state))
    names = [clean_name(name) for name in replay.names]
    setup = Setup(
        game=game.id,
        rules=game.version,
        content=game.content_hash(),
        scenario=replay.scenario,
        options=dict(replay.options),
        undo="none",
        name=", ".join([name for name in names if name])[:LONGEST_TITLE],
        maker=device,
        seats=tuple([Chair("person", name) for name in names]),
        commitment=replay.commitment,
        draws=replay.setup,
        uploaded=True,
    )
    return NewTable(setup, secret, "over", (*said, Finished(result, replay.hash, replay.secret)))
