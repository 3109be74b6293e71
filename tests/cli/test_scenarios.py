"""Scenario files of one's own at the command line: played, kept in replays and positions, and refused in one line."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.cli.helpers import chatter, complaint, run
from wartable.cli.common import own_words
from wartable.engine.files.codec import dump
from wartable.engine.files.replay import read
from wartable.engine.game import LARGEST_SCENARIO
from wartable.engine.luck import secret_of
from wartable.games.warcraft import GAME
from wartable.words import words_for

BRIDGE = Path(__file__).parents[2] / "docs" / "howto" / "broken-bridge.toml"
SHORT = ("--option", "turn_limit=2")


@pytest.fixture
def bridge(tmp_path: Path) -> Path:
    """A file of one's own."""
    file = tmp_path / "bridge.toml"
    file.write_text(BRIDGE.read_text(encoding="utf-8"), encoding="utf-8")
    return file


def test_a_match_by_a_file_is_proven_without_the_file(bridge: Path, tmp_path: Path) -> None:
    arguments = ("match", "warcraft", "--scenario", str(bridge), "--games", "1", "--save", str(tmp_path), *SHORT)
    result = run(*arguments, "--bots", "random,random")
    assert result.exit_code == 0, result.output
    assert "Victory points" in result.output
    text = bridge.read_text(encoding="utf-8")
    bridge.unlink()
    replay = tmp_path / "game-0001.replay"
    assert read(replay.read_text(encoding="utf-8")).scenario == text
    assert "genuine" in run("verify", str(replay)).output
    shown = run("replay", str(replay), said="e\nq\n")
    assert shown.exit_code == 0
    assert "The game ends here." in shown.output
    changed = replay.read_text(encoding="utf-8").replace("| gold = 5", "| gold = 6", 1)
    replay.write_text(changed, encoding="utf-8")
    assert "its check does not fit" in complaint(run("verify", str(replay)))


def test_a_game_by_a_file_is_kept_and_taken_up(bridge: Path, tmp_path: Path) -> None:
    file = tmp_path / "my.replay"
    start = ("play", "warcraft", "--scenario", str(bridge), "--seed", "3", "--bot", "random", *SHORT)
    begun = run(*start, "--save", str(file), said=chatter(2, 3))
    assert begun.exit_code == 0, begun.output
    assert "13 victory points" in begun.output
    bridge.unlink()
    before = len(read(file.read_text(encoding="utf-8")).decisions)
    ended = run("play", "warcraft", "--load", str(file), "--bot", "random", said=chatter(2))
    assert "Result" in ended.output
    replay = read(file.read_text(encoding="utf-8"))
    assert (replay.seats, len(replay.decisions) > before) == (2, True)
    assert "genuine" in run("verify", str(file)).output
    assert "does not go with --load" in complaint(run("play", "warcraft", "--load", str(file), "--scenario", "x.toml"))


def test_a_position_has_its_scenario_in_it(tmp_path: Path) -> None:
    file = tmp_path / "here.json"
    s = GAME.setup(2, secret_of(1), BRIDGE.read_text(encoding="utf-8"))
    file.write_text(dump(GAME, s), encoding="utf-8")
    result = run("position", str(file))
    assert result.exit_code == 0, result.output
    assert "a possible position" in result.output
    file.write_text(dump(GAME, s).replace("players = 2", "players = 9"), encoding="utf-8")
    assert "players: a whole number from 2 to 4 is needed, not 9" in complaint(run("position", str(file)))


def test_the_number_of_players_is_that_of_the_scenario(tmp_path: Path) -> None:
    file = tmp_path / "gate.replay"
    arguments = ("play", "warcraft", "--scenario", "elfgate", "--bot", "random", "--save", str(file))
    assert run(*arguments, said="quit\n").exit_code == 0
    assert read(file.read_text(encoding="utf-8")).seats == 3
    result = run("match", "warcraft", "--scenario", "elfgate", "--games", "1", "--option", "turn_limit=1")
    assert result.exit_code == 0, result.output
    found = [line.split()[:2] for line in result.output.splitlines() if line.strip().startswith(("greedy", "random"))]
    assert sorted(found) == [["greedy", "1"], ["random", "2"]]
    assert "2 players cannot play this; possible are 3" in complaint(run(*arguments, "--seats", "2"))


@pytest.mark.parametrize("command", ["play", "match"])
@pytest.mark.parametrize(
    ("name", "contents", "expected"),
    [
        ("none.toml", None, "cannot be read: No such file"),
        ("bytes.toml", b"\xff\xfe\x00", "this is no text in UTF-8"),
        ("large.toml", b"#" * (LARGEST_SCENARIO + 1), "more than 65,536 characters, too large for a scenario"),
        ("word.toml", b"elfgate", "Expected '=' after a key"),
        ("empty.toml", b"", "format: this key is missing"),
        ("scenario", b"format = 1\nplayers = 9\n", "players: a whole number from 2 to 4 is needed, not 9"),
        ("here.toml", b"format = \n", "Invalid value (at line 1, column 10)"),
    ],
)
def test_bad_files_are_named(command: str, name: str, contents: bytes | None, expected: str, tmp_path: Path) -> None:
    file = tmp_path / name
    if contents is not None:
        file.write_bytes(contents)
    message = complaint(run(command, "warcraft", "--scenario", str(file)))
    assert message.startswith(f"{file}: ")
    assert expected in message


def test_a_mistake_in_a_file_is_named_with_table_and_key(bridge: Path) -> None:
    text = bridge.read_text(encoding="utf-8").replace('town = "-2,3"', 'town = "0,0"')
    bridge.write_text(text, encoding="utf-8")
    message = complaint(run("play", "warcraft", "--scenario", str(bridge)))
    assert message == f"{bridge}: forces[2].town: 0,0 is no town space"


def test_files_of_other_systems_are_read(bridge: Path) -> None:
    lines = bridge.read_text(encoding="utf-8").splitlines()
    bridge.write_bytes(b"\xef\xbb\xbf" + "\r\n".join(lines).encode())
    assert run("play", "warcraft", "--scenario", str(bridge), said="quit\n").exit_code == 0


def test_a_name_of_the_game_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "captives").write_text("nonsense", encoding="utf-8")
    assert run("play", "warcraft", "--scenario", "captives", said="quit\n").exit_code == 0
    assert "moon: no such scenario" in complaint(run("play", "warcraft", "--scenario", "moon"))
    told = complaint(run("play", "small-world", "--scenario", "x.toml", "--lang", "ru", language="ru"))
    assert told == "x.toml: у игры small-world нет файлов сценариев"


@pytest.mark.parametrize("language", ["ru", "en"])
def test_scenarios_are_listed_with_their_players(language: str) -> None:
    out = " ".join(run("games", "--lang", language).output.split())
    words = words_for(GAME, language)
    for name in GAME.scenarios:
        assert name in out
        assert GAME.about(name, words)[0].split()[0] in out
    assert {"ru": "(игроков: 3)", "en": "(players: 3)"}[language] in out
    assert "turn_limit=[0]|20|" in out
    assert "|…|999" in out


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_file_is_checked_and_its_map_drawn(bridge: Path, language: str, tmp_path: Path) -> None:
    picture = tmp_path / "map.svg"
    result = run("scenario", str(bridge), "--svg", str(picture), "--lang", language)
    assert result.exit_code == 0, result.output
    own = own_words(language)
    assert own("scenario-good", file=str(bridge), seats=2, areas=35) in result.output
    assert own("scenario-drawn", file=str(picture)) in result.output
    title, _ = GAME.about(bridge.read_text(encoding="utf-8"), words_for(GAME, language))
    assert title in result.output
    root = ET.fromstring(picture.read_text(encoding="utf-8"))
    assert len([g for g in root.iter() if str(g.get("class")).startswith("area ")]) == 35
    assert len([g for g in root.iter() if g.get("class") == "piece"]) == 6


def test_the_map_in_the_terminal_lies_as_on_the_board(bridge: Path) -> None:
    lines = run("scenario", str(bridge)).output.splitlines()
    rows = [number for number, line in enumerate(lines) if re.match(r" *-?\d,-?\d ", line)]
    assert len(rows) == 7
    north = re.split(" {2,}", lines[rows[0] + 1].strip())
    assert [cell.split(" ")[0] for cell in north] == ["C", "F", "T/3", "G"]
    assert re.fullmatch("T/3 [12]:7", north[2])
    # Each row lies half a space further west up to the middle, then further east.
    indents = [len(lines[row]) - len(lines[row].lstrip()) for row in rows]
    assert indents == [*sorted(indents[:4], reverse=True), *sorted(indents[4:])]
    assert len(re.split(" {2,}", lines[rows[3]].strip())) == 5, "two holes"
    assert "F Forest space" in " ".join(lines)


@pytest.mark.parametrize("name", GAME.scenarios)
def test_every_scenario_of_ours_is_drawn(name: str) -> None:
    result = run("scenario", name)
    assert result.exit_code == 0, result.output
    s = GAME.setup(GAME.players(name)[0], secret_of(0), name)
    words = result.output.split()
    assert all([area.id in words for area in GAME.board(s, words_for(GAME, "en")).areas])


def test_what_is_wrong_with_a_scenario_is_one_line(bridge: Path) -> None:
    text = bridge.read_text(encoding="utf-8").replace('town = "-2,3"', 'town = "0,0"')
    bridge.write_text(text, encoding="utf-8")
    assert complaint(run("scenario", str(bridge))) == f"{bridge}: forces[2].town: 0,0 is no town space"
    assert "moon: no such scenario" in complaint(run("scenario", "moon"))
    told = complaint(run("scenario", str(bridge), "--game", "small-world"))
    assert told == f"{bridge}: small-world has no scenario files"
    assert "has no scenario files" in complaint(run("scenario", "standard", "--game", "small-world"))
    told = complaint(run("scenario", "captives", "--svg", "/no/such/folder/map.svg"))
    assert told == "/no/such/folder/map.svg: cannot be written: No such file or directory"


def test_a_number_that_is_too_large() -> None:
    message = complaint(run("play", "warcraft", "--option", "turn_limit=1000"))
    assert message.startswith("turn_limit must be one of 0, 20, ")
    assert message.endswith(" or a whole number up to 999, not 1000")
