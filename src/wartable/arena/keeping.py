"""Games are kept in a file as they finish, so that matches of many hours can be stopped and taken up again."""

from __future__ import annotations

import json
import os
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from wartable.arena.match import Match, Outcome, play_one
from wartable.arena.workers import at_least_one, play_out
from wartable.engine.errors import ContentError
from wartable.engine.game import Game

BEGINNING: Final = b'["'
"""Of every game in a file; whatever begins otherwise is none, also if it was cut off."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match, how many games of it are played, and what it is called among kept games."""

    key: str
    """The same for the same match, however many games of it are played."""
    match: Match
    games: int


def match_key(game: Game[Any], match: Match) -> str:
    """All that fixes the games of a match of named bots."""
    fixed = [game.id, match.scenario, match.bots, match.options, match.seed, match.judged]
    return json.dumps(fixed, sort_keys=True, ensure_ascii=False)


def play_fixtures(
    fixtures: Sequence[Fixture], jobs: int = 1, cluster: str = "", kept: Path | None = None
) -> Generator[tuple[int, Outcome], None, None]:
    """Games with the numbers of their fixtures, those that are kept first; each new one is kept before it is told of.

    The first game of every fixture is played first, then the second of each, so that whenever it is stopped there is
    about as much of all of them. Fixtures with the same key share their games.
    """
    at_least_one("jobs", jobs)
    for fixture in fixtures:
        at_least_one("games", fixture.games)
    before = _kept(kept) if kept is not None else {}
    missing: dict[tuple[str, int], Match] = {}
    for number in range(max([fixture.games for fixture in fixtures], default=0)):
        for place, fixture in enumerate(fixtures):
            if number >= fixture.games:
                continue
            if (fixture.key, number) in before:
                yield place, before[fixture.key, number]
            else:
                missing[fixture.key, number] = fixture.match
    places: dict[str, list[int]] = {}
    for place, fixture in enumerate(fixtures):
        places.setdefault(fixture.key, []).append(place)
    tasks = [((key, match), number) for (key, number), match in missing.items()]
    with closing(play_out(_play_named, tasks, jobs, cluster)) as played:
        for key, one in played:
            if kept is not None:
                _keep(kept, key, one)
            for place in places[key]:
                if one.number < fixtures[place].games:
                    yield place, one


def _play_named(named: tuple[str, Match], number: int) -> tuple[str, Outcome]:
    key, match = named
    return key, play_one(match, number)


def _kept(file: Path) -> dict[tuple[str, int], Outcome]:
    """The games of a file by match and number. A last line that was cut off is taken off the file."""
    found: dict[tuple[str, int], Outcome] = {}
    if not file.exists():
        return found
    whole = 0
    for number, line in enumerate(file.read_bytes().splitlines(keepends=True), 1):
        if not line.endswith(b"\n") and line.startswith(BEGINNING):
            os.truncate(file, whole)
            break
        whole += len(line)
        try:
            key, one = msgspec.json.decode(line, type=tuple[str, Outcome])
        except msgspec.MsgspecError as error:
            raise ContentError(str(file), f"line {number}", f"this is no game of a match ({error})") from error
        found[key, one.number] = one
    return found


def _keep(file: Path, key: str, one: Outcome) -> None:
    with file.open("ab") as out:
        out.write(msgspec.json.encode((key, one)) + b"\n")
