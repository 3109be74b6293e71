"""New tables: from what somebody asks for, again after a game, or from an uploaded replay."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from wartable.bots import BOTS, no_such_bot
from wartable.engine.errors import ContentError
from wartable.engine.events import Log
from wartable.engine.files.editions import plays_house, said
from wartable.engine.files.replay import Witness, checksum, differences, numbers_of, read, replayed, verify, write
from wartable.engine.game import Game
from wartable.engine.luck import commitment
from wartable.engine.options import settle_options
from wartable.engine.state import State
from wartable.server.course import opening
from wartable.server.entries import Body, Chair, Finished, Policy, Said, Setup, Terms
from wartable.server.messages import SeatAsked, TableAsked
from wartable.server.summary import Standing, names_of, standing
from wartable.server.tables import Table, waits_for
from wartable.server.words import LONGEST_TITLE, clean_name

LONGEST_REPLAY: Final = 20_000
"""Decisions of an uploaded game; real ones have some hundreds."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be stored."""

    setup: Setup
    secret: bytes
    standing: Standing
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
    return new(game, asked.scenario, asked.options, asked.undo, name, device, seats, secret, asked.talk, asked.clock)


def again(table: Table, device: str, seen_by: Container[str], secret: bytes) -> NewTable:
    """The same seats and options with new luck.

    Whoever asks for it plays in person, also where a bot sat in before. The seats of those who have deleted the
    table since are open.
    """
    setup, seats = table.setup, seats_again(table, device, seen_by)
    talk, clock = setup.talk, setup.clock
    return new(table.game, setup.scenario, setup.options, setup.undo, table.name, device, seats, secret, talk, clock)


def seats_again(table: Table, device: str, seen_by: Container[str]) -> tuple[Chair, ...]:
    return tuple([_again(chair, device, seen_by) for chair in table.chairs])


def _again(chair: Chair, device: str, seen_by: Container[str]) -> Chair:
    if chair.device == device:
        return Chair("person", chair.name, device=device, asks=chair.asks)
    return chair if not chair.device or chair.device in seen_by else Chair("open")


def new(
    game: Game[Any],
    scenario: str | None,
    options: Mapping[str, str | bool],
    undo: Policy,
    name: str,
    maker: str,
    seats: tuple[Chair, ...],
    secret: bytes,
    talk: bool = True,
    clock: Terms | None = None,
    lesson: str = "",
) -> NewTable:
    log = Log()
    state: State = game.setup(len(seats), secret, scenario, options, log)
    settled = settle_options(game.options, options)
    numbers = game.data.numbers(plays_house(settled))
    setup = Setup(
        game=game.id,
        rules=game.version,
        content="",
        scenario=game.check_scenario(scenario, len(seats)),
        options=settled,
        undo=undo,
        name=name,
        maker=maker,
        seats=seats,
        commitment=commitment(secret),
        draws=tuple(log.draws),
        edition=numbers.edition,
        numbers=numbers.changed,
        talk=talk,
        clock=clock,
        lesson=lesson,
    )
    return NewTable(setup, secret, standing_of(game, setup, state))


def standing_of(game: Game[Any], setup: Setup, s: State) -> Standing:
    """How a table stands with those whom its setup names."""
    seats = setup.seats
    return standing(game, setup, waits_for(s, seats), s, seats, lambda language: names_of(game, seats, language))


# Replays.


def replay_text(table: Table, language: str) -> str:
    """A finished game as a replay file."""
    finished, setup = table.finished, table.setup
    assert finished is not None
    witness = Witness(table.game)
    for state in table.course.states():
        witness.see(state)
    replay = replace(
        opening(setup),
        names=table.painter.words(language).names,
        decisions=tuple(table.course.recorded()),
        secret=finished.secret,
        result=" ".join([format(share, ".10g") for share in finished.result]),
        hash=witness.hash(table.course.state),
    )
    return write(replace(replay, check=checksum(replay)))


def uploaded(games: Mapping[str, Game[Any]], text: str, device: str) -> NewTable:
    """A finished game from a replay file, to be watched; one that cannot be played again is a ContentError.

    What merely keeps it from being proven is written down with it, for all who watch.
    """
    replay = read(text)
    if replay.game not in games:
        raise ContentError("replay", "game", f"{replay.game!r} is not among the games here")
    if not replay.secret:
        raise ContentError("replay", "", "the game is not over; only finished games can be opened")
    if len(replay.decisions) > LONGEST_REPLAY:
        raise ContentError("replay", "", f"more than {LONGEST_REPLAY} decisions")
    game = games[replay.game]
    if replay.numbers is not None and replay.numbers.changed and game.data.ours(replay.numbers) is not None:
        # Whatever a stranger makes of the numbers is not worked out here.
        told = [said(one) for one in differences(game, replay)[:3]]
        raise ContentError("replay", "number", f"played with numbers of its own: {'; '.join(told)}")
    numbers = numbers_of(game, replay)
    secret = bytes.fromhex(replay.secret)
    bodies: list[Body] = []
    drawn = len(replay.setup)
    for played in replayed(game, replay):
        if played.action is not None:
            number = len(bodies)
            drawn += replay.decisions[number].taken_back
            bodies.append(Said(played.seat, played.action.text, drawn, played.rolls, f"replay-{number}", "person"))
            drawn += len(played.rolls)
        result = tuple(game.result(played.state))
    names = [clean_name(name) for name in replay.names]
    setup = Setup(
        game=game.id,
        rules=replay.rules,
        content=replay.content if numbers is None else "",
        scenario=replay.scenario,
        options=dict(replay.options),
        undo="none",
        name=", ".join([name for name in names if name])[:LONGEST_TITLE],
        maker=device,
        seats=tuple([Chair("person", name) for name in names]),
        commitment=replay.commitment,
        draws=replay.setup,
        uploaded=True,
        talk=False,
        edition=numbers.edition if numbers is not None else 0,
        numbers=numbers.changed if numbers is not None else {},
        faults=tuple(verify(game, replay)),
    )
    rest = (*bodies, Finished(result, replay.hash, replay.secret))
    return NewTable(setup, secret, standing_of(game, setup, played.state), rest)
