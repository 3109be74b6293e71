"""The compiled package plays the same games as the source, decision for decision."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from inspect import signature
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from wartable.engine.files.positions import frames_of
from wartable.engine.game import Game
from wartable.games.catalogue import GAMES as CATALOGUE

ROOT = Path(__file__).parent.parent
BUILT = ROOT / "build" / "compiled"
GAMES = 40
ANSWERS = 600
"""Of greedy bots, in each game."""
COMPILER = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()[0]

# One line per game: how it went, what a refusal, a view and a sample say half-way, and how it ended; then what greedy
# bots answer, and what somebody is sent who sees their pictures.
PLAY = """
import hashlib, json, sys
from wartable.engine.files.codec import state_hash
from wartable.engine.luck import Dice, secret_of
from wartable.native import compiled
from wartable.bots import make_bot
from wartable.engine.play import acting, apply, decision, legal, playout, refuse
from wartable.games.catalogue import GAMES
from wartable.server.picture.naming import TableWords
from wartable.server.picture.pictures import Easel
from wartable.words import words_for

print(json.dumps(compiled()))
for game in GAMES.values():
    for seed in range(int(sys.argv[1])):
        scenario = game.scenarios[seed % len(game.scenarios)]
        players = game.players(scenario)
        seats = players[seed // len(game.scenarios) % len(players)]
        s = game.setup(seats, secret_of(seed), scenario)
        dice = Dice(seed)
        facts = [game.id, scenario, seats, playout(s, dice, 60), state_hash(game, s)]
        if legal(s):
            seat = acting(s)
            asked = game.book(s).actions[dice.below(len(game.book(s).actions))]
            facts += [seat, str(decision(s)), str(refuse(s, seat, asked)), str(legal(s))]
            view = game.view(s, seat)
            other = game.sample(view, secret_of(-seed))
            facts += [state_hash(game, view), state_hash(game, other), round(game.score(other, seat), 6)]
        facts += [playout(s, dice, 100_000), state_hash(game, s), game.result(s), game.faults(s)]
        print(json.dumps(facts))
    for seed, scenario in enumerate(game.scenarios[:3]):
        s = game.setup(game.players(scenario)[0], secret_of(seed), scenario)
        bots = [make_bot("greedy", game, seat) for seat in range(game.seats_of(s))]
        said, sent, shown = [], hashlib.sha256(), None
        words = TableWords(words_for(game, "ru"), ("Anna", "Boris", "Clara", "Dora", "Egor", "Fanny"))
        while legal(s) and len(said) < int(sys.argv[2]) // min(3, len(game.scenarios)):
            seat = acting(s)
            # As a worker of the server is handed it.
            view = game.unpack(json.loads(json.dumps(game.pack(game.view(s, seat)))))
            action = bots[seat].choose(view, seat)
            said.append(action.text)
            if len(said) % 10 == 0:
                easel = Easel()
                picture = easel.picture(seat, game.scene(view, seat, words))
                sent.update(easel.since(shown, picture) if shown is not None else picture.whole())
                shown = picture
            apply(s, action)
        print(json.dumps([game.id, scenario, said, sent.hexdigest()]))
"""


def run(arguments: list[str], **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


@pytest.mark.skipif(shutil.which(COMPILER) is None, reason=f"there is no C compiler here ({COMPILER})")
@pytest.mark.timeout(900)
def test_compiled_games_are_the_same() -> None:
    # As `make build` does it: what it has compiled is not compiled again, and one of the two waits for the other.
    sources = [str(path) for path in (ROOT / "src").rglob("*") if path.suffix in {".py", ".toml", ".ftl"}]
    run(["compile_rules.py", "setup.py", *sources], WARTABLE_COMPILE="1")
    source = run(["-c", PLAY, str(GAMES), str(ANSWERS)], PYTHONPATH=str(ROOT / "src")).splitlines()
    machine = run(["-c", PLAY, str(GAMES), str(ANSWERS)], PYTHONPATH=str(BUILT)).splitlines()
    assert json.loads(source[0]) is False
    assert json.loads(machine[0]) is True
    assert len(source) > GAMES
    assert machine[1:] == source[1:]


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: str(game.id))
def test_frames_take_their_facts_as_whole_numbers(game: Game[Any]) -> None:
    """Facts are read as numbers, and compiled frames take nothing else than they say."""
    for name, frame in frames_of(game.package).items():
        hints = get_type_hints(frame.__init__)
        taken = list(signature(frame.__init__).parameters)[2:]
        assert [hints[one] for one in taken] == [int] * len(frame.declares), name


def test_what_is_compiled_keeps_by_hand_what_it_has_worked_out() -> None:
    """The compiler takes `cached_property` for `property`: what it should keep is worked out anew at every look."""
    source = ROOT / "src" / "wartable"
    folders = ("engine", "toolbox", "bots", "games/*", "games/*/[!f]*", "server/picture")
    files = [file for folder in folders for file in source.glob(f"{folder}/*.py")]
    assert source / "toolbox" / "cells.py" in files
    assert [str(file) for file in files if "cached_property" in file.read_text("utf-8")] == []
