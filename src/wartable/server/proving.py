"""Whether a table's log and luck are what was promised, for anybody who may see the table."""

from __future__ import annotations

from typing import Any

from wartable.engine.luck import commitment
from wartable.server.course import check_luck
from wartable.server.entries import BrokenLog, Entry, check_chain
from wartable.server.tables import Table


def prove(table: Table, secret: bytes, entries: list[Entry]) -> dict[str, Any]:
    """What is wrong, normally nothing; when the game is over, also the secret and how many rolls were taken back.

    The secret proves nothing of what was taken over from another game, or laid out by a file, and nothing at all in a
    lesson, where everybody's luck is the same and nobody has counted the rolls: that is told as well.
    """
    faults: list[str] = []
    try:
        check_chain(table.id, entries)
        if table.over and not table.setup.lesson:
            faults += table.setup.faults or faults_of_end(table, secret, entries)
    except BrokenLog as error:
        faults.append(str(error))
    counted = {} if table.setup.lesson else {"taken_back": table.course.taken_back if table.over else 0}
    return {
        "commitment": table.setup.commitment,
        "secret": secret.hex() if table.over else None,
        **counted,
        "fork": table.setup.fork,
        "placed": bool(table.setup.position),
        "lesson": bool(table.setup.lesson),
        "faults": faults,
    }


def faults_of_end(table: Table, secret: bytes, entries: list[Entry]) -> list[str]:
    """Whether the secret is the promised one, every draw comes from it, and the result from the draws."""
    faults: list[str] = []
    finished = table.finished
    assert finished is not None
    if commitment(secret) != table.setup.commitment or secret.hex() != finished.secret:
        faults.append("the secret is not the one promised by the commitment")
    faults += check_luck(table.game, secret, entries)
    if tuple(table.game.result(table.course.state)) != finished.result:
        faults.append("the result is not that of the game")
    return faults
