"""Replays: written, read, played again and proven; whatever was changed in one is found and named by its line."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine import toy
from tests.engine.toy import GAME as PEBBLES
from tests.engine.toy import PebbleGame
from wartable.engine import luck
from wartable.engine.errors import ContentError
from wartable.engine.files.codec import state_hash
from wartable.engine.files.replay import (
    LARGEST_FILE,
    LONGEST_NAME,
    Played,
    Recording,
    Replay,
    checksum,
    read,
    replayed,
    verify,
    write,
)
from wartable.engine.luck import Dice, commitment, secret_of
from wartable.engine.play import acting, legal
from wartable.engine.refusal import Refused
from wartable.games.small_world import GAME
from wartable.games.small_world.rules.state import SmallWorld

Options = dict[str, str | bool]
EDITION = GAME.data.edition


def recorded(seats: int, seed: int, decisions: int = 10_000, options: Options | None = None) -> Recording[SmallWorld]:
    """Random play, written down."""
    recording = Recording(GAME, seats, secret_of(seed), options=options, names=[f"P{n}" for n in range(seats)])
    dice = Dice(seed)
    for _ in range(decisions):
        moves = legal(recording.state)
        if moves:
            recording.play(acting(recording.state), moves[dice.below(len(moves))])
    return recording


@cache
def a_game() -> str:
    """A finished game of two."""
    return recorded(2, 4).text()


def error_of(text: str) -> ContentError:
    """What is wrong with a replay, found by reading it or by playing it again."""
    with pytest.raises(ContentError) as caught:
        list(replayed(GAME, read(text)))
    assert caught.value.source == "replay"
    assert "\n" not in str(caught.value)
    return caught.value


def with_line(line: int, change: Callable[[str], str]) -> str:
    """The game with one line (from 1) changed."""
    lines = a_game().split("\n")
    lines[line - 1] = change(lines[line - 1])
    return "\n".join(lines)


def line_of(start: str) -> int:
    return next(i for i, line in enumerate(a_game().split("\n"), start=1) if line.startswith(start))


def roll_line() -> int:
    """A decision with rolls."""
    return next(i for i, line in enumerate(a_game().split("\n"), start=1) if " attempt " in line)


# Sound replays.


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"open_coins": True}), (4, {"team": "on"}), (5, {})])
def test_a_finished_game_is_proven(seats: int, options: Options) -> None:
    recording = recorded(seats, seats, options=options)
    text = recording.text()
    replay = read(text)
    assert write(replay) == text
    assert replay == recording.replay()
    assert verify(GAME, replay) == []
    steps = list(replayed(GAME, replay))
    assert len(steps) == 1 + len(recording.decisions)
    assert state_hash(GAME, steps[-1].state) == state_hash(GAME, recording.state)
    assert sum([len(step.events) for step in steps]) == len(recording.log.events)


def test_any_game_can_be_recorded() -> None:
    recording = Recording(PEBBLES, 2, secret_of(1), "large", {"mercy": True})
    while legal(recording.state):
        recording.play(acting(recording.state), legal(recording.state)[0])
    text = recording.text()
    assert 'scenario large\nseats 2\noption mercy on\nname 1 ""\nname 2 ""\n' in text
    assert verify(PEBBLES, read(text)) == []


def test_rules_that_play_otherwise_show_in_the_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though every answer was given by the rules of then, others were possible."""
    recording = Recording(PEBBLES, 2, secret_of(1), "large")
    while legal(recording.state):
        recording.play(acting(recording.state), legal(recording.state)[0])
    replay = recording.replay()
    assert verify(PEBBLES, replay) == []
    monkeypatch.setattr(toy, "MOST", 4)
    assert [fault.split(" is ")[0] for fault in verify(PEBBLES, replay)] == ["the hash of the game"]


class LaterPebbles(PebbleGame):
    """The rules of pebbles once corrected: mercy was a matter of course and is an option now."""

    def __init__(self) -> None:
        super().__init__()
        self.version = "2"

    def options_then(self, rules: str, options: Mapping[str, str]) -> dict[str, str]:
        return {"mercy": "on", **options} if rules == "1" else dict(options)


def test_a_game_by_earlier_rules_is_played_as_it_was_then() -> None:
    recording = Recording(PEBBLES, 2, secret_of(1), "large", {"mercy": True})
    recording.play(acting(recording.state), legal(recording.state)[-1])
    while legal(recording.state):
        recording.play(acting(recording.state), legal(recording.state)[0])
    replay = recording.replay()
    replay = dataclasses.replace(replay, options={})
    replay = dataclasses.replace(replay, check=checksum(replay))
    assert " pass\n" in write(replay)
    assert verify(LaterPebbles(), replay) == []
    assert "TOY-03" in verify(LaterPebbles(), dataclasses.replace(replay, rules="2"))[-1]


def test_the_text_reads_from_top_to_bottom() -> None:
    lines = a_game().split("\n")
    assert lines[0] == "wartable replay 2"
    assert lines[1:6] == [
        "game small-world",
        f"rules {GAME.version}",
        f"edition {GAME.data.edition}",
        "scenario standard",
        "seats 2",
    ]
    assert lines[6:9] == ["option team off", "option team_result best", "option open_coins off"]
    assert lines[9:12] == ['name 1 "P0"', 'name 2 "P1"', f"commitment {commitment(secret_of(4))}"]
    assert lines[12].startswith("setup ")
    assert lines[13][1:7] == " pick "
    assert [line.split(" ")[0] for line in lines[-5:]] == ["secret", "result", "hash", "check", ""]


def test_each_step_says_what_was_done() -> None:
    replay = read(a_game())
    lines = a_game().split("\n")
    for step in replayed(GAME, replay):
        if step.action is None:
            assert (step.line, step.seat, step.rolls) == (replay.setup_line, -1, replay.setup)
            assert [event.kind for event in step.events] == ["round", "turn"]
        else:
            rolls = "".join([f" {roll}" for roll in step.rolls])
            expected = f"{step.seat + 1} {step.action.text}" + (f" ;{rolls}" if rolls else "")
            assert lines[step.line - 1] == expected


def test_an_unfinished_game_keeps_its_luck() -> None:
    recording = recorded(3, 8, 40)
    text = recording.text()
    assert secret_of(8).hex() not in text
    assert not any([line.split(" ")[0] in ("secret", "result", "hash", "check") for line in text.split("\n")])
    replay = read(text)
    assert (replay.secret, replay.result, replay.hash, replay.check) == ("", "", "", "")
    assert "not over" in verify(GAME, replay)[0]
    *_, last = replayed(GAME, replay, secret_of(8))
    assert state_hash(GAME, last.state) == state_hash(GAME, recording.state)
    *_, shown = replayed(GAME, replay)
    shown.state.secret = secret_of(8)
    assert state_hash(GAME, shown.state) == state_hash(GAME, recording.state)
    with pytest.raises(ContentError, match="line 13: the secret is not the one promised"):
        replayed(GAME, replay, secret_of(9))


def test_what_is_refused_is_not_recorded() -> None:
    recording = Recording(GAME, 2, secret_of(1))
    before = recording.text()
    end = GAME.book(recording.state).read("end")
    assert end is not None
    with pytest.raises(Refused):
        recording.play(acting(recording.state), end)
    with pytest.raises(Refused):
        recording.play(1 - acting(recording.state), legal(recording.state)[0])
    assert recording.text() == before


@pytest.mark.parametrize("name", ["", " ", "Анна", '"quoted" \\ back', "two\nlines\r\t", "\u2028\x85\x00\ud800", "💣"])
def test_names_stay_on_their_line(name: str) -> None:
    text = Recording(GAME, 2, secret_of(1), names=[name, "x"]).text()
    assert read(text).names == (name, "x")
    assert len(text.splitlines()) == text.count("\n")
    text.encode()


@settings(max_examples=50, deadline=None)
@given(st.text(st.characters(), max_size=LONGEST_NAME))
def test_any_name_reads_back(name: str) -> None:
    replay = read(a_game())
    named = dataclasses.replace(replay, names=(name, ""))
    assert read(write(named)) == named


def test_wrong_names_are_refused() -> None:
    for names in (["one"], ["one", "two", "three"], ["x" * (LONGEST_NAME + 1), "y"]):
        with pytest.raises(ContentError, match="replay: names: 2 names"):
            Recording(GAME, 2, secret_of(1), names=names)


def test_recorded_rolls_outlive_the_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = read(a_game())
    monkeypatch.setattr(luck, "draw", lambda secret, counter, purpose, sides: 0)
    *_, last = replayed(GAME, replay)
    assert GAME.result(last.state) == tuple([float(share) for share in replay.result.split()])


# Replays that are wrong.


def test_an_illegal_action_names_line_and_rule() -> None:
    line = line_of("setup") + 1
    error = error_of(with_line(line, lambda text: text[:2] + "conquer A1"))
    assert error.place == f"line {line}"
    assert "'conquer A1' is refused by TABLE-03" in error.message
    conquest = next(i for i, text in enumerate(a_game().split("\n"), start=1) if " conquer " in text)
    error = error_of(with_line(conquest, lambda text: text[:2] + "conquer A13"))
    assert error.place == f"line {conquest}"
    assert "refused by SW-" in error.message


def test_the_wrong_seat_is_refused() -> None:
    line = line_of("setup") + 1
    error = error_of(with_line(line, lambda text: str(3 - int(text[0])) + text[1:]))
    assert (error.place, "TABLE-02" in error.message) == (f"line {line}", True)


def test_an_unknown_action_is_refused() -> None:
    for said in ("surrender", "pick 99", "pick one", "Pick 1", "pick"):
        line = line_of("setup") + 1
        error = error_of(with_line(line, lambda text, said=said: text[:2] + said))  # type: ignore[misc]
        assert error.place == f"line {line}"
        assert "is no action of this game" in error.message


def test_decisions_after_the_end_are_refused() -> None:
    line = line_of("secret")
    text = with_line(line, lambda secret: "1 end\n" + secret)
    error = error_of(text)
    assert (error.place, "TABLE-01" in error.message) == (f"line {line}", True)


def test_a_game_that_is_not_over_cannot_have_a_result() -> None:
    lines = a_game().split("\n")
    del lines[line_of("secret") - 2]
    error = error_of("\n".join(lines))
    assert error.place == f"line {line_of('secret') - 1}"
    assert "not over" in error.message


def test_rolls_must_be_those_of_the_game() -> None:
    line = roll_line()
    for change, message in (
        (lambda text: text.split(" ; ")[0], "not none"),
        (lambda text: text + " 1", "the rolls are"),
        (lambda text: text.split(" ; ")[0] + " ; 6", "is not below 6"),
        (lambda text: text.split(" ; ")[0] + " ; 99999", "is not below 6"),
    ):
        error = error_of(with_line(line, change))
        assert error.place == f"line {line}"
        assert message in error.message
    quiet = next(i for i, text in enumerate(a_game().split("\n"), start=1) if text.endswith(" end"))
    error = error_of(with_line(quiet, lambda text: text + " ; 3"))
    assert (error.place, error.message) == (f"line {quiet}", "the rolls are none, not 3")


def test_another_roll_of_the_same_pips_is_found() -> None:
    """The faces 0 to 2 of the die are alike, so the game goes on as before; only the secret tells."""
    lines = a_game().split("\n")
    line = next(i for i, text in enumerate(lines) if " attempt " in text and text[-1] in "012")
    lines[line] = lines[line][:-1] + str((int(lines[line][-1]) + 1) % 3)
    replay = read("\n".join(lines))
    *_, last = replayed(GAME, replay)
    assert not last.state.stack
    assert f"line {line + 1}: the rolls are" in proven_but_for_check(replay)[0]


def test_another_game_is_refused() -> None:
    with pytest.raises(ContentError, match="line 2: this is a game of small-world, not of pebbles"):
        list(replayed(PEBBLES, read(a_game())))


def flip(digit: str) -> str:
    return "0" if digit != "0" else "1"


def proven_but_for_check(replay: Replay) -> list[str]:
    """The faults that somebody who makes the check anew cannot hide."""
    assert "its check does not fit" in verify(GAME, replay)[0]
    return verify(GAME, dataclasses.replace(replay, check=checksum(replay)))


def test_what_the_end_promises_is_checked() -> None:
    def changed(start: str, change: Callable[[str], str]) -> list[str]:
        return proven_but_for_check(read(with_line(line_of(start), change)))

    assert "not the one promised" in changed("commitment", lambda text: text[:-1] + flip(text[-1]))[0]
    found = changed("secret", lambda text: text[:-1] + flip(text[-1]))
    assert "not the one promised" in found[0]
    assert "line 13: the rolls are" in found[1]
    assert "the hash of the game is" in changed("hash", lambda text: text[:-1] + flip(text[-1]))[0]
    assert "the result is" in changed("result", lambda text: "result " + " ".join(text.split(" ")[:0:-1]))[0]
    assert "the result is" in changed("result", lambda text: text + ".0")[0]
    assert changed("rules", lambda text: "rules 0")[0] == f"played with rules 0, checked with {GAME.version}"
    assert changed("edition", lambda text: "edition 99") == [f"edition: 99 is unknown; there are 1 to {EDITION}"]
    assert "line 13: the rolls are" in changed("setup", lambda text: text[:6] + flip(text[6]) + text[7:])[0]
    assert changed("name", lambda text: text.replace("P", "Q")) == []


@pytest.mark.parametrize(
    ("line", "text", "message"),
    [
        (1, "wartable replay 4", "format 4 is newer than this program, which reads up to 3"),
        (1, "wartable replay 3", "this is written in format 2"),
        (1, "wartable replay", "wartable must be 'replay' and a format"),
        (1, "# comment", "begins with 'wartable'"),
        (2, "game", "game must be the id of a game"),
        (2, "game a b", "game must be the id of a game"),
        (4, "edition one", "edition must be a whole number"),
        (4, "edition 0", "edition must be a whole number"),
        (5, "number races.orcs.banner", "number must be the name of a number and its value"),
        (5, "number races..banner 7", "number must be the name of a number and its value"),
        (5, "number races.orcs.banner seven", "a value is a whole number, true, false, a text in quotes or a list"),
        (5, "number races.orcs.banner  7", "a value is a whole number"),
        (5, "number races.orcs.banner null", "a value is a whole number"),
        (5, 'number races.orcs.banner {"a": 1}', "a value is a whole number"),
        (5, "number races.orcs.banner 7.5", "a value is a whole number"),
        (6, "seats two", "seats must be the number of players"),
        (6, "seats 0", "seats must be the number of players"),
        (7, "option team", "option must be a name and a value"),
        (8, "option team off", "option team is given twice"),
        (10, 'name 2 "P0"', "name must be 1 and a name in quotes"),
        (10, "name 1 P0", "name must be 1 and a name in quotes"),
        (10, 'name 1 "P\\u0030"', "escaped as in JSON"),
        (10, 'name 1 "P"0"', "escaped as in JSON"),
        (10, 'name 1 "' + "x" * 101 + '"', "up to 100 characters"),
        (12, "commitment 123", "commitment must be 64 digits"),
        (13, "setup 1 x", "setup must be whole numbers"),
        (13, "setup 01", "setup must be whole numbers"),
        (13, "setup  1", "setup must be whole numbers"),
        (13, "setup 1\r", "setup must be whole numbers"),
        (14, "", "a decision begins with the number of a player from 1 to 2"),
        (14, "pick 1", "a decision begins with the number of a player"),
        (14, "3 pick 1", "a decision begins with the number of a player"),
        (14, "1", "a decision is the number of a player, an action"),
        (14, "1  pick 1", "a decision is the number of a player, an action"),
        (14, "1 pick 1 ", "a decision is the number of a player, an action"),
        (14, "1 pick 1 ;", "a decision is the number of a player, an action"),
        (14, "1 pick 1 ; ", "rolls must be whole numbers"),
        (14, "1 pick 1 ; 1  2", "rolls must be whole numbers"),
        (14, "1 pick 1 ; -1", "rolls must be whole numbers"),
        (14, "secret 12", "secret must be 64 digits"),
    ],
)
def test_bad_lines_are_named(line: int, text: str, message: str) -> None:
    error = error_of(with_line(line, lambda _: text))
    assert message in error.message
    assert error.place == f"line {line}"


def test_missing_lines_are_named() -> None:
    error = error_of(with_line(2, lambda text: text + "\nplayers 2"))
    assert str(error) == "replay: line 3: a line that begins with 'rules' is needed here"
    error = error_of(with_line(6, lambda _: "seats 3"))
    assert str(error) == "replay: line 12: a line that begins with 'name' is needed here"


def test_other_ends_are_refused() -> None:
    whole = a_game()
    last = whole.count("\n")
    assert error_of(whole[:-1]).message == "the file breaks off in this line"
    assert error_of(whole[:-1]).place == f"line {last}"
    assert error_of(whole + "1 end\n").message == "nothing may follow the check"
    assert error_of(whole + "1 end\n").place == f"line {last + 1}"
    lines = whole.split("\n")
    for left, word in ((2, "check"), (3, "hash"), (4, "result")):
        error = error_of("\n".join([*lines[:-left], ""]))
        assert error.message == f"a line that begins with {word!r} is needed here"
    assert error_of("").place == "line 1"
    assert "more than" in error_of("x" * (LARGEST_FILE + 1)).message


def test_what_cannot_be_set_up_names_the_field() -> None:
    assert error_of(with_line(5, lambda _: "scenario moon")).place == "scenario"
    assert error_of(with_line(7, lambda _: "option speed on")).place == "speed"
    assert error_of(with_line(7, lambda _: "option team maybe")).place == "team"
    alone = with_line(6, lambda _: "seats 1").split("\n")
    alone.pop(10)
    alone[line_of("result") - 2] = "result 1"
    text = "\n".join([line for line in alone if not line.startswith("2 ")])
    assert error_of(text).place == "seats"


# Any change at all.

DIGITS = "0123456789abcdef"


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_no_single_character_can_be_changed(data: st.DataObject) -> None:
    text = a_game()
    at = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.sampled_from(DIGITS + "ABCDEFghiklnoprstuw ;\n.-") | st.characters())
    if other == text[at]:
        return
    changed = text[:at] + other + text[at + 1 :]
    assert faults_of(changed), (at, other)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_changed_lines_are_refused_or_found(data: st.DataObject) -> None:
    """Lines left out, doubled, swapped, cut short or made up: an error with its place, or a fault, never a crash."""
    lines = a_game().split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.integers(0, len(lines) - 1))
        what = data.draw(st.sampled_from(["out", "double", "swap", "cut", "write", "copy"]))
        if what == "out" and len(lines) > 1:
            del lines[at]
        elif what == "double":
            lines.insert(at, lines[at])
        elif what == "swap":
            lines[at], lines[other] = lines[other], lines[at]
        elif what == "cut":
            lines[at] = lines[at][: data.draw(st.integers(0, 20))]
        elif what == "write":
            lines[at] = data.draw(st.text(max_size=20))
        else:
            lines[at] = lines[other]
        if not lines:
            break
    text = "\n".join(lines)
    assert (
        bool(faults_of(text)) == (text != a_game()) or text.split("commitment")[1:] == a_game().split("commitment")[1:]
    )


def test_a_game_cut_off_anywhere_is_not_proven() -> None:
    text = a_game()
    for length in range(0, len(text), 7):
        assert faults_of(text[:length])


def faults_of(text: str) -> list[str]:
    """All that is wrong with a replay, however it is found."""
    try:
        replay = read(text)
        steps: list[Played[SmallWorld]] = []
        if replay.secret:
            steps = list(replayed(GAME, replay))
        assert not steps or steps[-1].line == replay.setup_line + len(replay.decisions)
        return verify(GAME, replay)
    except ContentError as error:
        return [str(error)]
