"""Bots from files of one's own: in matches, over processes and in the terminal; what is wrong with them is one line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.helpers import chatter, complaint, run
from tests.test_docs import ROOT, blocks
from wartable.engine.files.replay import read

HOWTO = ROOT / "docs" / "howto" / "write-a-bot.md"
FILE = """
import os

from friends import first


class Plain:
    def __init__(self, game, seed):
        self.asked = 0

    def choose(self, view, seat):
        return first(view)


class Tired(Plain):
    def choose(self, view, seat):
        self.asked += 1
        return {}[view] if self.asked > 4 else first(view)


class Lazy(Plain):
    def choose(self, view, seat):
        return "none of your business"


class Mute:
    def __init__(self, game, seed):
        pass


class Closed(Plain):
    def __init__(self):
        pass


class Deadly(Plain):
    def choose(self, view, seat):
        os._exit(3)
"""
FRIENDS = """
import wartable


def first(view):
    return wartable.legal(view)[0]
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the files are; whoever runs the command is there."""
    (tmp_path / "bot.py").write_text(FILE, encoding="utf-8")
    (tmp_path / "friends.py").write_text(FRIENDS, encoding="utf-8")
    (tmp_path / "broken.py").write_text("class Plain\n", encoding="utf-8")
    (tmp_path / "sad.py").write_text("x = 1\ny = x / 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def match(bot: str, *more: str, game: str = "small-world", games: int = 2) -> tuple[str, ...]:
    return ("match", game, "--bots", f"{bot},random", "--games", str(games), *more)


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
def test_a_bot_from_a_file_plays_a_match(game: str, folder: Path) -> None:
    limit = ("--option", "turn_limit=3") if game == "warcraft" else ()
    result = run(*match("bot.py:Plain", "--save", "kept", *limit, game=game))
    assert result.exit_code == 0, result.output
    assert "bot.py:Plain" in result.output
    names = read((folder / "kept" / "game-0001.replay").read_text(encoding="utf-8")).names
    assert names == ("bot.py:Plain", "random")


def test_it_plays_the_same_games_over_several_processes() -> None:
    told = [run(*match(str(Path("bot.py").absolute()) + ":Plain", "--jobs", jobs, games=4)).output for jobs in "12"]
    rates = [[line.split()[1:5] for line in one.splitlines() if ":Plain" in line] for one in told]
    assert rates[0] == rates[1] != []


def test_it_plays_in_the_terminal(folder: Path) -> None:
    arguments = ("play", "small-world", "--bot", "bot.py:Plain", "--seed", "1", "--save", "my.replay")
    result = run(*arguments, said=chatter(1))
    assert result.exit_code == 0, result.output
    assert "bot bot.py:Plain" in result.output
    assert read((folder / "my.replay").read_text(encoding="utf-8")).names == ("human", "bot.py:Plain")


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "expected"),
    [
        ("bot.py:Tired", r"bot.py:Tired: game [12] of seed 0, decision \d+: KeyError: .* \(line 18\)"),
        ("bot.py:Lazy", r"bot.py:Lazy: game [12] of seed 0, decision \d+: none of your business is not one of"),
        ("bot.py:Mute", r"bot.py:Mute: there is no method choose\(view, seat\)"),
        ("bot.py:Closed", r"bot.py:Closed: cannot be made with a game and a seed: TypeError: .*takes 1 positional"),
        ("bot.py:Best", "bot.py: there is no class “Best”; its classes: Plain, Tired, Lazy, Mute, Closed, Deadly$"),
        ("bot.py:os", "bot.py: there is no class “os”"),
        ("none.py:Plain", "none.py: there is no such file"),
        ("broken.py:Plain", r"broken.py: cannot be loaded: SyntaxError: .*line 1"),
        ("sad.py:Plain", r"sad.py: cannot be loaded: ZeroDivisionError: division by zero \(line 2\)"),
        ("bot.py", "bot.py: no such bot; there are random, .*, expert, and your own are written file.py:Class"),
    ],
)
def test_what_is_wrong_is_one_line(bot: str, expected: str, jobs: str) -> None:
    assert re.match(expected, complaint(run(*match(bot, "--jobs", jobs))))


def test_what_is_wrong_is_one_line_in_russian_and_in_the_terminal() -> None:
    told = complaint(run(*match("bot.py:Lazy", "--lang", "ru"), language="ru"))
    assert told.startswith("bot.py:Lazy: партия 1, seed 0, решение ")
    result = run("play", "small-world", "--me", "2", "--bot", "bot.py:Tired", "--seed", "3", said=chatter(2))
    assert result.exit_code == 2
    assert re.match(r"wartable: bot.py:Tired: decision \d+: KeyError: .*\(line 18\)", result.stderr)


def test_a_bot_that_kills_its_process_is_one_line_too() -> None:
    told = complaint(run(*match("bot.py:Deadly", "--jobs", "2")))
    assert told == "a process that plays has ended in mid-game"


def test_games_that_were_played_are_told_before_what_went_wrong() -> None:
    patient = FILE.replace("import os", "import os\n\nseen = []").replace("self.asked += 1", "seen.append(1)")
    Path("late.py").write_text(patient.replace("self.asked > 4", "len(seen) > 300"), encoding="utf-8")
    result = run(*match("late.py:Tired", games=50))
    assert result.exit_code == 2
    assert "late.py:Tired: game " in result.stderr
    assert "95% interval" in result.stdout


def test_the_bot_of_the_howto_plays(folder: Path) -> None:
    (folder / "my_bot.py").write_text(blocks(HOWTO, "python")[0], encoding="utf-8")
    lines = re.findall(r"^wartable (.*)$", HOWTO.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(lines) == 3
    for line in lines:
        short = re.sub("--games 100", "--games 2", line).replace("turn_limit=30", "turn_limit=2")
        result = run(*short.split(), said=chatter(3, 40))
        assert result.exit_code == 0, result.output
        assert "my_bot.py:Mine" in result.output
    strong = run("match", "small-world", "--bots", "my_bot.py:Mine,random", "--games", "6")
    (won,) = [line.split()[2] for line in strong.output.splitlines() if "my_bot.py:Mine" in line]
    assert float(won) == 6
