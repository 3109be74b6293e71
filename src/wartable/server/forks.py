"""Games that do not begin as usual: what if, from a moment of a record; puzzles, from a position file; lessons."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Sequence
from typing import Any

import msgspec

from wartable.bots import USUAL
from wartable.engine.errors import ContentError
from wartable.engine.files.codec import dump, load
from wartable.engine.files.editions import plays_house
from wartable.engine.game import Game
from wartable.engine.luck import commitment, secret_of
from wartable.engine.state import State
from wartable.server.course import placed
from wartable.server.entries import Chair, Fork, Policy, Said, Setup
from wartable.server.lessons import lessons_of
from wartable.server.messages import TableAsked
from wartable.server.new_tables import NewTable, chair_of, new, seats_again, standing_of
from wartable.server.tables import Table
from wartable.server.words import LONGEST_TITLE, clean_name


def forked(
    game: Game[Any],
    setup: Setup,
    fork: Fork,
    record: Sequence[Said],
    reached: Callable[[], State],
    seats: tuple[Chair, ...],
    maker: str,
    secret: bytes,
) -> NewTable:
    """A table that goes on from what was said at another, with other luck from there on: nobody can foresee it."""
    s = reached()
    if not s.stack:
        raise ContentError("table", "", "there is nothing left to play in this position")
    rest: list[Said] = []
    drawn = len(setup.draws)
    for number, said in enumerate(record):
        rest.append(Said(said.seat, said.action, drawn, said.draws, f"record-{number}", "record"))
        drawn += len(said.draws)
    made = msgspec.structs.replace(
        setup,
        undo="free",
        maker=maker,
        seats=seats,
        commitment=commitment(secret),
        uploaded=False,
        talk=False,
        clock=None,
        faults=(),
        fork=fork,
        lesson="",
    )
    return NewTable(made, secret, standing_of(game, made, s), tuple(rest))


def seats_for(chairs: Sequence[Chair], mine: Collection[int], device: str, name: str, level: str) -> tuple[Chair, ...]:
    """These seats are the device's own, bots have the others: of this level, or as they were."""
    found: list[Chair] = []
    for seat, chair in enumerate(chairs):
        if seat in mine:
            own = chair.name if chair.device == device or not name else name
            found.append(Chair("person", own, device=device, asks=chair.asks))
        else:
            was = chair.level if chair.kind == "bot" else ""
            found.append(Chair("bot", chair.name, level or was or USUAL))
    return tuple(found)


def asked_for(game: Game[Any], asked: TableAsked, position: str, device: str, secret: bytes) -> NewTable:
    """A new table for a position; what cannot be played is a ContentError."""
    seats = tuple([chair_of(seat, device) for seat in asked.seats])
    return posed(game, position, asked.undo, clean_name(asked.name, LONGEST_TITLE), device, seats, secret)


def again(table: Table, device: str, seen_by: Container[str], secret: bytes) -> NewTable:
    """The same beginning once more with new luck."""
    game, setup, course = table.game, table.setup, table.course
    seats = seats_again(table, device, seen_by)
    if setup.fork is None:
        return posed(game, setup.position, setup.undo, table.name, device, seats, secret)
    record = [one.said for one in course.decisions if one.said.by == "record"]
    named = msgspec.structs.replace(setup, name=table.name)
    return forked(game, named, setup.fork, record, course.way_to(len(record)), seats, device, secret)


def taught(game: Game[Any], asked: TableAsked, device: str) -> NewTable:
    """A table for a lesson: its luck is the same for all, and its secret proves nothing."""
    lesson = lessons_of(game.package).get(asked.lesson)
    if lesson is None:
        raise ContentError("table", "lesson", f"{asked.lesson!r} is not among the lessons of this game")
    names = [clean_name(one.name) for one in asked.seats if one.kind == "me"]
    me = Chair("person", names[0] if names else "", device=device)
    seats = tuple([me if seat == lesson.seat else Chair("bot", level=lesson.level) for seat in range(lesson.seats)])
    secret = secret_of(lesson.seed)
    if lesson.position:
        return posed(game, lesson.position, "free", "", device, seats, secret, lesson.id)
    return new(game, lesson.scenario, lesson.options, "free", "", device, seats, secret, talk=False, lesson=lesson.id)


def posed(
    game: Game[Any],
    position: str,
    undo: Policy,
    name: str,
    maker: str,
    seats: tuple[Chair, ...],
    secret: bytes,
    lesson: str = "",
) -> NewTable:
    """A table that begins with a position; what is unknown in it is made up once and for all."""
    s: State = load(game, position)
    if game.unknown(s):
        s = game.sample(s, secret)
    # Not ours: luck to come is kept apart.
    s.secret = secret_of("position")
    position = dump(game, s)
    s = placed(game, position, secret)
    if not s.stack:
        raise ContentError("table", "", "there is nothing left to play in this position")
    if len(seats) != game.seats_of(s):
        raise ContentError("table", "seats", f"this position is for {game.seats_of(s)} players")
    if not [chair for chair in seats if chair.kind == "person"] or [chair for chair in seats if chair.kind == "open"]:
        # Whoever brings a position knows what is hidden in it.
        raise ContentError("table", "seats", "a position is played alone, against bots or at one screen")
    told = game.positions.identity(s)
    options: dict[str, str] = told["options"]
    numbers = game.data.numbers(plays_house(options))
    setup = Setup(
        game=game.id,
        rules=game.version,
        content="",
        scenario=told.get("scenario", game.scenarios[0]),
        options=options,
        undo=undo,
        name=name,
        maker=maker,
        seats=seats,
        commitment=commitment(secret),
        draws=(),
        edition=numbers.edition,
        numbers=numbers.changed,
        talk=False,
        position=position,
        lesson=lesson,
    )
    return NewTable(setup, secret, standing_of(game, setup, s))
