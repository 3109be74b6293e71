"""The other commands: lists, matches, replays, rules, positions, speed, and help in two languages."""

from __future__ import annotations

import locale
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.helpers import chatter, complaint, run
from wartable.arena.match import play_match
from wartable.cli.common import own_words, preferred_language
from wartable.engine.files.codec import dump
from wartable.engine.files.editions import Numbers
from wartable.engine.files.replay import Recording
from wartable.engine.luck import secret_of
from wartable.engine.play import acting, legal
from wartable.games.small_world import GAME
from wartable.words import words_for

COMMANDS = ("games", "play", "match", "replay", "verify", "rules", "position", "scenario", "bench")


@pytest.fixture(scope="module")
def replay(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game."""
    folder = tmp_path_factory.mktemp("replays")
    assert run("match", "small-world", "--bots", "random,random", "--games", "1", "--save", str(folder)).exit_code == 0
    return folder / "game-0001.replay"


# Help and language.


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str, language: str) -> None:
    result = run(command, "--help", language=language)
    assert result.exit_code == 0
    own = own_words(language)
    flat = " ".join(result.output.split())
    assert f"{own('example')} wartable {command}" in flat
    assert own(f"help-{command}") in flat


@pytest.mark.parametrize("command", ["serve", "backup"])
def test_commands_about_tables_speak_the_language_asked_for(command: str, tmp_path: Path) -> None:
    wrong = {
        "serve": ("--origin", "nowhere"),
        "backup": ("--data", str(tmp_path / "none.db"), str(tmp_path / "out.db")),
    }
    told = {"serve": "адрес пишется так", "backup": "такого файла нет"}
    assert told[command] in complaint(run(command, *wrong[command], "--lang", "ru"))
    assert "fr: no such language" in complaint(run(command, *wrong[command], "--lang", "fr"))
    for language in ("ru", "en"):
        help_text = " ".join(run(command, "--help", language=language).output.split())
        assert f"{own_words(language)('example')} wartable {command}" in help_text
        assert own_words(language)("help-opt-lang") in help_text


def test_without_a_command_there_is_help() -> None:
    result = run()
    assert result.exit_code == 0
    for command in COMMANDS:
        assert command in result.output


def test_both_languages_have_the_same_texts() -> None:
    assert own_words("ru").ids == own_words("en").ids


def test_the_language_is_chosen_by_option_then_environment_then_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARTABLE_LANG", "en")
    assert preferred_language(["play", "--lang", "ru"]) == "ru"
    assert preferred_language(["play", "--lang=ru"]) == "ru"
    assert preferred_language(["play", "--lang", "fr"]) == "en"
    assert preferred_language([]) == "en"
    monkeypatch.delenv("WARTABLE_LANG")
    monkeypatch.setattr(locale, "getlocale", lambda: ("en_GB", "UTF-8"))
    assert preferred_language([]) == "en"
    monkeypatch.setattr(locale, "getlocale", lambda: ("ru_RU", "UTF-8"))
    assert preferred_language([]) == "ru"
    monkeypatch.setattr(locale, "getlocale", lambda: (None, None))
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert preferred_language([]) == "ru"


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "wartable", "rules", "small-world", "no-such-word", "--lang", "ru"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"PYTHONPATH": "src", "PYTHONIOENCODING": "utf-8"},
        cwd=Path(__file__).parents[2],
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == "wartable: нет правила, где встречаются все эти слова: no-such-word\n"


# Games and rules.


def test_the_games_are_listed() -> None:
    out = run("games").output
    for expected in ("small-world", "Small World of Warcraft", "2, 3, 4, 5", "standard", "fixture", "team=[off]|on"):
        assert expected in out
    assert "!." not in out
    assert words_for(GAME, "ru")("game-about").split(".")[0] in run("games", "--lang", "ru").output.replace("\n", " ")


@pytest.mark.parametrize("language", ["ru", "en"])
def test_rules_are_found_by_id_and_by_words_of_both_languages(language: str) -> None:
    clause = GAME.rules()["SW-CONQ-07"]
    for wanted in (["SW-CONQ-07"], ["sw-conq-07"], ["toll", "anchor"], ["переправа", "стартовый"]):
        flat = " ".join(run("rules", "small-world", *wanted, "--lang", language).output.split())
        assert "SW-CONQ-07" in flat
        assert " ".join(clause.text[language].split()) in flat
        assert clause.source in flat
    one = run("rules", "small-world", "SW-CONQ-07", "--lang", language).output
    assert one.count("SW-CONQ-") == 1


def test_without_words_all_rules_are_printed() -> None:
    out = run("rules", "small-world").output
    assert all(rule in out for rule in GAME.rules())


def test_rules_of_nothing() -> None:
    assert "no rule has all of: xyzzy" in complaint(run("rules", "small-world", "xyzzy"))
    assert "no such game" in complaint(run("rules", "chess"))


# Matches.


def test_a_match_prints_rates_and_intervals(tmp_path: Path) -> None:
    arguments = ("match", "small-world", "--bots", "random, random,random", "--games", "3", "--seed", "5")
    result = run(*arguments, "--save", str(tmp_path), "--option", "team=on")
    assert result.exit_code == 0
    assert "33.3%" in result.output
    assert "95% interval" in result.output
    assert len(list(tmp_path.glob("*.replay"))) == 3
    table = [line.split()[:5] for line in result.output.splitlines() if line.strip().startswith("random")]
    again = run(*arguments, "--option", "team=on")
    assert table == [line.split()[:5] for line in again.output.splitlines() if line.strip().startswith("random")]


def test_a_match_tells_sides_turn_order_and_length_in_markdown_too() -> None:
    arguments = ("match", "warcraft", "--bots", "random,random", "--games", "2", "--option", "turn_limit=3")
    told = run(*arguments, "--scenario", "captives", "--markdown", "--lang", "ru")
    assert told.exit_code == 0
    lines = told.output.splitlines()
    cells = [line.split("|")[1].strip() for line in lines if line.startswith("| ")]
    assert cells == [
        "Бот",
        "random",
        "Сторона",
        "Ночные Эльфы",
        "Орки",
        "Начинает с",
        "-1,3",
        "2,-3",
        "Очередь хода",
        "1",
        "2",
        cells[-2],
        "WC-VP-09",
    ]
    assert lines[-1] == "Раундов: от 3 до 3, медиана 3, среднее 3.0."
    plain = run(*arguments, "--scenario", "captives", "--lang", "en")
    assert "Night Elves" in plain.output
    assert "|" not in plain.output


def test_a_match_with_other_numbers_keeps_them_in_its_replays(tmp_path: Path) -> None:
    arguments = ("match", "warcraft", "--bots", "random,random", "--games", "1", "--option", "turn_limit=2")
    told = run(*arguments, "--number", "units.kinds.melee.gold=3", "--save", str(tmp_path))
    assert told.exit_code == 0
    (file,) = tmp_path.glob("*.replay")
    assert "number units.kinds.melee.gold 3" in file.read_text(encoding="utf-8").splitlines()
    checked = run("verify", str(file))
    assert checked.exit_code == 0
    assert "units.kinds.melee.gold was 3 in this game, is 1" in checked.output


def test_games_that_went_nowhere_are_told_apart() -> None:
    arguments = ("match", "small-world", "--bots", "random,random", "--games", "2")
    told = run(*arguments, "--limit", "30")
    assert told.exit_code == 0
    assert told.stdout == "Went nowhere, 30 decisions without an end: 2 (games 1, 2). They are in no table.\n"
    length = min([sum(one.decisions) for one in play_match(GAME, ["random", "random"], 2)])
    some = run(*arguments, "--limit", str(length)).stdout
    assert "decisions without an end: 1 (games " in some
    assert [line.split()[1] for line in some.splitlines() if line.startswith(" random")] == ["2"]


def test_a_match_shows_progress_where_there_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wartable.cli.playing.EVERY", 0.0)
    told = run("match", "small-world", "--bots", "random,random", "--games", "3")
    assert told.stderr == "Playing: 1 of 3\nPlaying: 2 of 3\nPlaying: 3 of 3\n"
    assert "Playing" not in told.stdout


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_match_that_is_stopped_keeps_its_results(stop: signal.Signals, tmp_path: Path) -> None:
    arguments = ("match", "small-world", "--bots", "greedy,random", "--games", "5000", "--jobs", "2", "--lang", "en")
    match = subprocess.Popen(
        [sys.executable, "-m", "wartable", *arguments, "--save", str(tmp_path / "kept")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={"PYTHONPATH": "src", "PYTHONIOENCODING": "utf-8"},
        cwd=Path(__file__).parents[2],
    )
    while len(list(tmp_path.glob("kept/*.replay"))) < 6:
        assert match.poll() is None
        time.sleep(0.05)
    match.send_signal(stop)
    out, err = match.communicate(timeout=60)
    assert match.returncode == 130
    assert re.fullmatch(r"Stopped after \d+ of 5,000 games.\n", err)
    assert "95% interval" in out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("match", "chess"), "chess: no such game"),
        (("match", "small-world", "--limit", "0"), "limit: at least 1 is needed, not 0"),
        (("match", "small-world", "--bots", "greedy"), "1 players cannot play this"),
        (("match", "small-world", "--bots", "greedy,"), "no such bot"),
        (("match", "small-world", "--games", "0"), "games: at least 1 is needed, not 0"),
        (("match", "small-world", "--jobs", "-1"), "jobs: at least 1 is needed, not -1"),
        (("match", "small-world", "--option", "team=2"), "team must be one of off, on, not 2"),
        (("match", "small-world", "--games", "1", "--save", "/dev/null/x"), "/dev/null/x: cannot be written"),
        (("match", "warcraft", "--number", "units"), "units: a number is written name=value"),
        (("match", "warcraft", "--number", "units.x=1"), "units.x: this game has no such number"),
        (
            ("match", "warcraft", "--number", "units.kinds.melee.gold=?"),
            "gold: ? is not written as in a data file",
        ),
        (("match", "warcraft", "--number", "units.kinds.melee.gold=[1]"), "melee.gold: [1] cannot stand for 1"),
        (("bench", "--seconds", "0"), "0.0 seconds: more than 0 are needed"),
    ],
)
def test_bad_matches(arguments: tuple[str, ...], expected: str) -> None:
    assert expected in complaint(run(*arguments))


def test_bench_measures_every_number_of_players() -> None:
    out = run("bench", "--seconds", "0.01").output
    assert len([line for line in out.splitlines() if line.strip().startswith("small-world")]) == 4
    assert "Decisions per second" in out


# Replays.


@pytest.mark.parametrize("language", ["ru", "en"])
def test_stepping_through_a_replay(replay: Path, language: str) -> None:
    own = own_words(language)
    said = "\n\nb\nt\n12\nh\nwhat\ne\nq\n"
    result = run("replay", str(replay), "--lang", language, said=said)
    assert result.exit_code == 0
    answers = len([line for line in replay.read_text(encoding="utf-8").splitlines() if line[0] in "12"])
    for at in (0, 1, 2, 12, answers):
        assert own("replay-at", at=at, answers=answers) in result.output
    assert own("replay-end") in result.output
    assert own("result") in result.output
    assert own("luck") in result.output
    assert result.output.count(own("replay-keys")) == 2
    assert max(len(line) for line in result.output.splitlines()) <= 100


def test_a_replay_opened_in_the_middle_and_left_at_its_end(replay: Path) -> None:
    result = run("replay", str(replay), "--at", "40", said="\ne\n\n")
    assert "Answer 40 of" in result.output
    assert "Answer 41 of" in result.output
    assert "The game ends here." in result.output


def test_an_unfinished_replay_can_be_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "my.replay"
    run("play", "small-world", "--seed", "1", "--bot", "random", "--save", str(file), said=chatter(1, 5))
    assert "The replay stops here" in run("replay", str(file), said="e\nq\n").output
    assert "the game is not over" in complaint(run("verify", str(file)))


def test_a_genuine_replay_is_verified(replay: Path) -> None:
    result = run("verify", str(replay))
    assert result.exit_code == 0
    assert "genuine" in result.output


def test_numbers_that_were_otherwise_are_named(tmp_path: Path) -> None:
    recording = Recording(GAME, 2, secret_of(4), numbers=Numbers(1, {"races.orcs.banner": 5}))
    while moves := legal(recording.state):
        recording.play(acting(recording.state), moves[0])
    file = tmp_path / "my.replay"
    file.write_text(recording.text(), encoding="utf-8")
    for command in ("verify", "replay"):
        assert "races.orcs.banner was 5 in this game, is 6" in run(command, str(file), said="q\n").output
    assert "races.orcs.banner: в этой партии 5, теперь 6" in run("verify", str(file), "--lang", "ru").output


def test_broken_replays_are_named(replay: Path, tmp_path: Path) -> None:
    text = replay.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    file = tmp_path / "broken.replay"
    for command in ("replay", "verify"):
        file.write_text(text[: len(text) // 2].rstrip("\n"), encoding="utf-8")
        assert f"{file}: line " in complaint(run(command, str(file)))
        file.write_text("".join(lines[:3]), encoding="utf-8")
        assert "line 4" in complaint(run(command, str(file)))
        file.write_text(text.replace("game small-world", "game chess"), encoding="utf-8")
        assert "chess: no such game" in complaint(run(command, str(file)))
        assert "cannot be read" in complaint(run(command, str(tmp_path / "none")))
        assert "cannot be read: Is a directory" in complaint(run(command, str(tmp_path)))
    assert "answer 9999: the replay has" in complaint(run("replay", str(replay), "--at", "9999"))
    won, lost = ("1 0", "0 1") if "\nresult 1 0" in text else ("0 1", "1 0")
    changed = text.replace(f"result {won}", f"result {lost}")
    file.write_text(changed, encoding="utf-8")
    assert "the result is" in complaint(run("verify", str(file)))


# Positions.


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_position_is_checked_and_shown(tmp_path: Path, language: str) -> None:
    file = tmp_path / "here.json"
    file.write_text(dump(GAME, GAME.setup(3, secret_of(3))), encoding="utf-8")
    result = run("position", str(file), "--lang", language)
    assert result.exit_code == 0
    assert own_words(language)("position-good", file=str(file)) in result.output
    assert "pick 1" in result.output


def test_a_position_is_played_on(tmp_path: Path) -> None:
    file = tmp_path / "here.json"
    s = GAME.setup(2, secret_of(3), "fixture")
    file.write_text(dump(GAME, GAME.view(s, acting(s))), encoding="utf-8")
    result = run("position", str(file), "--play", "--bot", "random", said=chatter(4))
    assert result.exit_code == 0, result.output
    assert "Result" in result.output
    assert "Result" not in run("position", str(file), "--play", "--bot", "random", said="1\n").output


def test_broken_positions_are_named(tmp_path: Path) -> None:
    file = tmp_path / "here.json"
    whole = dump(GAME, GAME.setup(2, secret_of(3)))
    for text, expected in (
        (whole.replace('"round": 1', '"round": 99'), "round"),
        (whole.replace('"coins": 5', '"coins": "many"', 1), "coins"),
        (whole[: len(whole) // 2], "line "),
        ("[]", "this is neither a replay nor a position"),
        ('{"game": "chess"}', "chess: no such game"),
        ("{}", 'the field "game" is missing'),
    ):
        file.write_text(text, encoding="utf-8")
        message = complaint(run("position", str(file)))
        assert expected in message
    file.write_text(whole, encoding="utf-8")
    assert "seat 7: there are seats 1 to 2" in complaint(run("position", str(file), "--me", "7"))


def test_a_finished_position_shows_its_result(tmp_path: Path, replay: Path) -> None:
    from wartable.engine.files.replay import read, replayed

    last = [step.state for step in replayed(GAME, read(replay.read_text(encoding="utf-8")))][-1]
    file = tmp_path / "end.json"
    file.write_text(dump(GAME, last), encoding="utf-8")
    assert "Result" in run("position", str(file)).output
    assert "this game is over" in complaint(run("position", str(file), "--play"))
