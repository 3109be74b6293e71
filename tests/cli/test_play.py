"""`wartable play`: whole games from piped input, help at the table, undo, saving and going on."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.helpers import chatter, complaint, run
from tests.games.warcraft.table import Table as Position
from wartable.cli.common import own_words
from wartable.cli.records import from_position
from wartable.cli.solo import Solo
from wartable.engine.files.codec import dump, load
from wartable.engine.files.replay import read, verify
from wartable.engine.luck import secret_of
from wartable.engine.play import acting
from wartable.games import warcraft
from wartable.games.small_world import GAME

GAME_ARGS = ("play", "small-world", "--bot", "random", "--seed", "4")
FIXTURE = (*GAME_ARGS, "--scenario", "fixture", "--me", "1")


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("seats", ["2", "3"])
def test_a_whole_game_from_piped_input(language: str, seats: str, tmp_path: Path) -> None:
    file = tmp_path / "my.replay"
    result = run(*GAME_ARGS, "--seats", seats, "--lang", language, "--save", str(file), said=chatter(1))
    assert result.exit_code == 0, result.output
    assert own_words(language)("result") in result.output
    assert own_words(language)("share", percent=100) in result.output
    replay = read(file.read_text(encoding="utf-8"))
    assert verify(GAME, replay) == []
    assert replay.names == ("human", *["random"] * (int(seats) - 1))
    assert not file.with_name("my.replay.secret").exists()


def test_nothing_is_wider_than_a_hundred_columns() -> None:
    for language in ("ru", "en"):
        result = run(*GAME_ARGS, "--seats", "4", "--lang", language, said=chatter(2, 60))
        assert max(len(line) for line in result.output.splitlines()) <= 100


def test_against_the_greedy_bot() -> None:
    result = run("play", "small-world", "--seed", "9", "--scenario", "fixture", said=chatter(3))
    assert result.exit_code == 0
    assert "Result" in result.output
    assert "bot greedy" in result.output


def test_another_seat_and_options() -> None:
    result = run(*GAME_ARGS, "--me", "2", "--option", "open_coins=on", said="quit\n")
    assert "Player 2 (you)" in result.output
    assert "?" not in result.output.split("Choose")[0].split("There")[0]


def test_the_board_tells_regions_terrain_symbols_holders_and_cost() -> None:
    result = run(*FIXTURE, said="pick 1\nb\nquit\n")
    board = result.output.rsplit("> b", 1)[1]
    row = next(line for line in board.splitlines() if line.startswith("A1 "))
    assert "Fields" in row
    assert "anchor" in row
    assert re.search(r"\d\s+1( \d+)*\s*$", row), "the cost, then the numbers of the answers"
    assert "Murloc" in board


def test_why_not_names_rule_text_and_reason() -> None:
    result = run(*FIXTURE, "--lang", "en", said="pick 1\n? conquer A5\n? conquer A1\n?\nquit\n")
    clause = GAME.rules()["SW-CONQ-02"].text["en"]
    flat = " ".join(result.output.split())
    assert "Not allowed: " in flat
    assert f"SW-CONQ-02 {clause}" in flat
    assert "That is allowed now." in flat
    russian = " ".join(run(*FIXTURE, "--lang", "ru", said="pick 1\n? conquer A5\nquit\n").output.split())
    assert f"SW-CONQ-02 {GAME.rules()['SW-CONQ-02'].text['ru']}" in russian


def test_a_refused_answer_says_why_and_asks_again() -> None:
    result = run(*FIXTURE, said="conquer A1\npick 1\nquit\n")
    assert "TABLE-03" in result.output
    assert "Conquer!" in result.output


def test_what_cannot_be_understood() -> None:
    result = run(*FIXTURE, said="fly me to the moon\n99\n0\nquit\n")
    assert "“fly me to the moon” is no answer I know" in result.output
    assert "There is no answer 99; they are numbered 1 to 6." in result.output
    assert "There is no answer 0" in result.output
    odd = run(*FIXTURE, said="[/bold] :warning: \x1b[31m\n? [red]\nrules [/]\n\u0663\nquit\n")
    assert odd.exit_code == 0
    assert "“[/bold] :warning:" in odd.output


def test_help_rules_cards_info_offers_and_log() -> None:
    said = "help\nrules toll\nrules\nrules xyzzy\nc\ni 1\ninfo pick 2\ni conquer A1\no\nlog\n\nquit\n"
    result = run(*FIXTURE, said=said)
    for expected in (
        "What you can say",
        "SW-CONQ-07",
        "for example: rules SW-",
        "No rule has all these words.",
        "pick 2",
        "Round 1 begins",
    ):
        assert expected in result.output, expected


def test_undo_takes_back_until_luck_or_others() -> None:
    result = run(*FIXTURE, said="undo\npick 1\nundo\nconquer A1\nconquer A2\nundo\nundo\nundo\nquit\n")
    out = result.output
    assert "There is nothing of yours to take back." in out
    assert "Taken back: conquer A2" in out
    assert "Taken back: conquer A1" in out
    # A new combination came to light when the first was picked.
    assert out.count("Luck had a say") == 2


def test_undo_stops_where_another_player_decided() -> None:
    result = run(*FIXTURE, said="pick 1\nconquer A1\nend\nall A1\ndone\nundo\nquit\n")
    assert "Another player has decided since." in result.output


def test_a_card_shown_to_the_others_is_not_taken_back() -> None:
    position = Position("main-2p", "humans orcs").hand("humans", "resources", "fast").spend_step("humans")
    seat = acting(position.state)
    table = Solo(from_position(warcraft.GAME, position.state), seat, "random", 1)
    action = table.game.book(table.state).read("play resources gold")
    assert action is not None
    table.answer(action)
    assert table.cannot_undo() == "undo-luck"


def test_a_game_is_kept_after_every_answer_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "my.replay"
    first = run(*FIXTURE, "--save", str(file), said="pick 1\nconquer A1\n")
    assert "Go on with: wartable play small-world --load" in first.output
    assert [decision.text for decision in read(file.read_text(encoding="utf-8")).decisions][-2:] == [
        "pick 1",
        "conquer A1",
    ]
    assert file.with_name("my.replay.secret").exists()
    again = run("play", "small-world", "--load", str(file), "--bot", "random", said="b\nundo\nquit\n")
    assert "Player 1 (you)" in again.output
    assert "Luck had a say" in again.output, "an answer of an earlier evening stays"
    end = run("play", "small-world", "--load", str(file), "--bot", "random", said=chatter(5))
    assert end.exit_code == 0
    assert verify(GAME, read(file.read_text(encoding="utf-8"))) == []
    assert "this game is over" in complaint(run("play", "small-world", "--load", str(file)))


def test_the_same_seed_gives_the_same_evening() -> None:
    assert run(*GAME_ARGS, said=chatter(7)).output == run(*GAME_ARGS, said=chatter(7)).output


def test_going_on_from_a_position(tmp_path: Path) -> None:
    file = tmp_path / "here.json"
    s = GAME.setup(2, secret_of(3), "fixture")
    file.write_text(dump(GAME, s), encoding="utf-8")
    before = file.read_text(encoding="utf-8")
    seat = str(acting(s) + 1)
    later = tmp_path / "later.json"
    table = ("--me", seat, "--bot", "random")
    result = run("play", "small-world", "--load", str(file), "--save", str(later), *table, said="1\n1\n")
    assert "The game is kept." in result.output
    assert load(GAME, later.read_text(encoding="utf-8")).race(acting(s)) >= 0
    assert file.read_text(encoding="utf-8") == before, "a position is not written over unasked"
    assert "Result" in run("play", "small-world", "--load", str(later), *table, said=chatter(8)).output


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("play", "chess"), "chess: no such game; there are small-world"),
        (("play", "small-world", "--seats", "9"), "9 players cannot play this; possible are 2, 3, 4, 5"),
        (("play", "small-world", "--seats", "many"), "--seats: this value does not fit"),
        (("play", "small-world", "--me", "3"), "seat 3: there are seats 1 to 2"),
        (("play", "small-world", "--bot", "clever"), "clever: no such bot; there are random, greedy"),
        (("play", "small-world", "--option", "team"), "team: an option is written name=value"),
        (
            ("play", "small-world", "--option", "wind=on"),
            "wind: no such option of this game; there are open_coins, own_decline_defends, team",
        ),
        (("play", "small-world", "--option", "team=maybe"), "team must be one of off, on, not maybe"),
        (("play", "small-world", "--scenario", "moon"), "moon: no such scenario; there are standard"),
        (("play", "small-world", "--lang", "fr"), "fr: no such language; there are ru, en"),
        (
            ("play", "small-world", "--load", "/no/such/file"),
            "/no/such/file: cannot be read: No such file or directory",
        ),
        (("play", "small-world", "--save", "/no/such/folder/x"), "/no/such/folder/x.secret: cannot be written"),
        (("play", "small-world", "--wings"), "--wings: no such option"),
        (("play", "small-world", "--seats"), "--seats: a value is needed"),
        (("play",), "game is missing"),
        (("fly",), "fly: no such command; there are games, serve, play"),
    ],
)
def test_bad_input_is_one_line_and_code_two(
    arguments: tuple[str, ...], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert expected in complaint(run(*arguments))
    monkeypatch.setenv("WARTABLE_LANG", "ru")
    assert re.search("[А-Яа-я]", complaint(run(*arguments, language="ru")))


def test_bad_files_are_one_line_and_code_two(tmp_path: Path) -> None:
    file = tmp_path / "game"
    for text, expected in (
        ("hello\n", "this is neither a replay nor a position"),
        ("wartable replay 1\ngame small", "line 2: the file breaks off in this line"),
        ('{"format": 1', 'the field "game" is missing'),
        ('{"format": 1, "game": "small-world"', "line 1"),
        ('{"format": 1, "game": "chess"}', "chess: no such game"),
    ):
        file.write_text(text, encoding="utf-8")
        assert expected in complaint(run("play", "small-world", "--load", str(file)))
    file.write_bytes(b"\xff\xfe\x00")
    assert "this is no text in UTF-8" in complaint(run("play", "small-world", "--load", str(file)))


def test_a_replay_whose_luck_nobody_tells_goes_on_with_other_luck(tmp_path: Path) -> None:
    file = tmp_path / "my.replay"
    run(*FIXTURE, "--save", str(file), said="pick 1\nconquer A1\n")
    file.with_name("my.replay.secret").unlink()
    before = file.read_text(encoding="utf-8")
    result = run("play", "small-world", "--load", str(file), "--bot", "random", said=chatter(6))
    assert "Result" in result.output
    assert file.read_text(encoding="utf-8") == before, "it is no longer the game that was promised"


def test_what_does_not_fit_an_unfinished_replay(tmp_path: Path) -> None:
    file = tmp_path / "my.replay"
    run(*FIXTURE, "--save", str(file), said="pick 1\n")
    for option in (("--seats", "3"), ("--scenario", "fixture"), ("--seed", "1"), ("--option", "team=on")):
        assert f"{option[0]} does not go with --load" in complaint(
            run("play", "small-world", "--load", str(file), *option)
        )
    luck = file.with_name("my.replay.secret")
    kept = luck.read_text(encoding="utf-8")
    for wrong in ("00" * 32, "not hex"):
        luck.write_text(wrong, encoding="utf-8")
        assert "does not keep the luck of this game" in complaint(run("play", "small-world", "--load", str(file)))
    luck.write_text(kept, encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("1 pick 1", "1 conquer A1"), encoding="utf-8")
    assert "'conquer A1' is refused by TABLE-03" in complaint(run("play", "small-world", "--load", str(file)))


TWO_LINES = "from wartable.cli.common import typed; print('<', typed('?'), typed('?'), '>', flush=True)"


def test_arrows_bring_former_lines_back() -> None:
    """At a real terminal: otherwise the arrows would be letters of the line."""
    ours, theirs = pty.openpty()
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path]), "TERM": "xterm"}
    child = subprocess.Popen([sys.executable, "-c", TWO_LINES], stdin=theirs, stdout=theirs, stderr=theirs, env=env)
    os.close(theirs)
    told = b""
    for said in (b"conquer A5\n", b"\x1b[A\n", b""):
        while (b">" if not said else b"?") not in told:
            told += os.read(ours, 4096)
        if said:
            told = b""
            os.write(ours, said)
    assert child.wait(20) == 0
    os.close(ours)
    assert "< conquer A5 conquer A5 >" in told.decode()
