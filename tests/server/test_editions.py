"""Tables and uploads of other editions: they play on with the numbers they began with."""

from __future__ import annotations

import dataclasses

import msgspec
import pytest

from wartable.engine.errors import ContentError
from wartable.engine.files.editions import Numbers
from wartable.engine.files.replay import Recording, checksum, read, verify, write
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import acting, legal
from wartable.games.small_world import GAME
from wartable.server.course import Course
from wartable.server.entries import Chair, Entry, Setup
from wartable.server.new_tables import new, uploaded

SEATS = (Chair("person", "Anna"), Chair("person", "Boris"))
BANNER = "races.orcs.banner"


def finished_game(numbers: Numbers | None = None) -> str:
    recording = Recording(GAME, 2, secret_of(4), names=("Anna", "Boris"), numbers=numbers)
    dice = Dice(4)
    while moves := legal(recording.state):
        recording.play(acting(recording.state), moves[dice.below(len(moves))])
    return recording.text()


def setup_of(**other: object) -> Setup:
    """The first entry of a table as it is read back, with some fields as they might have been."""
    made = new(GAME, None, {}, "free", "A table", "device", SEATS, secret_of(1)).setup
    fields = msgspec.to_builtins(made) | other
    body = msgspec.json.encode({name: value for name, value in fields.items() if value is not None})
    setup = Entry(0, body, "").read()
    assert isinstance(setup, Setup)
    return setup


def test_a_new_table_names_its_edition() -> None:
    setup = setup_of()
    assert (setup.content, setup.edition, setup.numbers) == ("", GAME.data.edition, {})


@pytest.mark.parametrize("content", [*GAME.data.hashes, "0123456789abcdef"])
def test_a_table_from_before_the_editions_opens(content: str) -> None:
    setup = setup_of(content=content, edition=None, numbers=None)
    course = Course.begin(GAME, setup, secret_of(1), setup.draws)
    assert course.state.script == ()
    assert acting(course.state) >= 0


def test_a_table_plays_on_with_the_numbers_it_began_with() -> None:
    setup = setup_of(edition=1, numbers={BANNER: 5})
    course = Course.begin(GAME, setup, secret_of(1), setup.draws)
    assert course.game.encode(course.state)["numbers"] == {"edition": 1, "changed": {BANNER: 5}}


def test_an_upload_of_the_first_format_can_be_taken_home_again() -> None:
    replay = read(finished_game())
    old = dataclasses.replace(replay, numbers=None, content=next(iter(GAME.data.hashes)))
    old = dataclasses.replace(old, check=checksum(old))
    assert verify(GAME, old) == []
    setup = uploaded({GAME.id: GAME}, write(old), "device").setup
    assert (setup.content, setup.edition, setup.numbers) == ("", 1, {})


def test_an_upload_with_numbers_of_its_own_is_refused_by_their_names() -> None:
    with pytest.raises(ContentError, match=f"played with numbers of its own: {BANNER} was 5, is 6"):
        uploaded({GAME.id: GAME}, finished_game(Numbers(1, {BANNER: 5})), "device")
