"""What a game declares of its shelves and frames is all there is, and what is made of it is fresh."""

from __future__ import annotations

import importlib
import inspect
import json
import pkgutil
from pathlib import Path
from typing import Any

import pytest

from wartable.engine.files.copying import file_of, source
from wartable.engine.files.positions import frames_of
from wartable.engine.files.replay import read, replayed
from wartable.engine.frames import Choice, Frame, Step
from wartable.engine.game import Game
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import apply, legal
from wartable.engine.shelves import Shelf
from wartable.engine.state import State
from wartable.games.catalogue import GAMES
from wartable.native import compiled
from wartable.testing.shelves import attributes

GOLDEN = Path(__file__).parent.parent / "golden"
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def modules(game: Game[Any]) -> list[Any]:
    package = importlib.import_module(game.package)
    found = pkgutil.walk_packages(package.__path__, f"{game.package}.")
    return [importlib.import_module(module.name) for module in found]


@every_game
def test_copying_is_made_from_the_declaration(game: Game[Any]) -> None:
    """Else run `python -m wartable.engine.files.copying PACKAGE`."""
    assert file_of(game.package).read_text(encoding="utf-8") == source(game.package)


@every_game
def test_every_attribute_of_a_state_is_declared(game: Game[Any]) -> None:
    declared = importlib.import_module(f"{game.package}.rules.shelves")
    s = game.setup(game.seats[0], secret_of(1))
    shelves = {shelf.name for shelf in game.shelves.every}
    shared = {name for name, _ in declared.SHARED}
    assert set(attributes(s)) == shelves | shared | set(attributes(State(b"")))
    assert game.shelves is declared.SHELVES


@every_game
def test_shelves_without_a_path_are_worked_out(game: Game[Any]) -> None:
    """Each of them has values of its own in some position of the shortest golden games, and all of these read back."""
    pathless = [shelf for shelf in game.shelves.every if not shelf.path]
    seen: dict[str, set[str]] = {shelf.name: set() for shelf in pathless}
    for file in sorted((GOLDEN / game.id.replace("-", "_")).iterdir(), key=lambda file: file.stat().st_size):
        if all([len(values) > 1 for values in seen.values()]):
            break
        for number, moment in enumerate(replayed(game, read(file.read_text(encoding="utf-8")))):
            if number % 12 == 0:
                again = game.decode(game.encode(moment.state))
                for shelf in pathless:
                    packed = json.dumps(shelf.pack(moment.state))
                    assert json.dumps(shelf.pack(again)) == packed, shelf.name
                    seen[shelf.name].add(packed)
    assert [name for name, values in seen.items() if len(values) < 2] == []


@every_game
def test_paths_stand_for_one_shelf_each(game: Game[Any]) -> None:
    paths = [shelf.path for shelf in game.shelves.every if shelf.path]
    assert len(set(paths)) == len(paths)


@every_game
def test_every_frame_is_found(game: Game[Any]) -> None:
    found = set()
    for module in modules(game):
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Frame) and value not in (Frame, Step, Choice):
                found.add(name)
    assert found == set(frames_of(game.package))


@pytest.mark.skipif(compiled(), reason="compiled code does not tell its parameters")
@every_game
def test_every_frame_declares_its_facts(game: Game[Any]) -> None:
    for name, kind in frames_of(game.package).items():
        taken = list(inspect.signature(kind.__init__).parameters)[2:]
        assert len(taken) == len(kind.declares), name
        if taken == [fact for fact, _ in kind.declares]:
            frame = kind(1, *[1 for _ in taken])
            assert frame.write() == " ".join([name, "1", *["1" for _ in taken]])


@every_game
def test_moments_are_named_and_explained(game: Game[Any]) -> None:
    assert game.positions.moments
    assert all([name and about for name, about in game.positions.moments.items()])


@every_game
def test_shelves_are_known_by_their_kinds(game: Game[Any]) -> None:
    """Whatever may be hidden says so in every way: it can be hidden, and then it is unknown."""
    s = game.setup(game.seats[-1], secret_of(3))
    dice = Dice(3)
    hidden: set[str] = set()
    for _ in range(300):
        view = game.view(s, None)
        secret: tuple[Shelf, ...] = game.shelves.secret
        assert not any([shelf.unknown(s) for shelf in secret])
        hidden |= {shelf.name for shelf in secret if shelf.unknown(view)}
        if legal(s):
            apply(s, legal(s)[dice.below(len(legal(s)))])
    assert (len(hidden) > 1) == bool(game.shelves.secret)
