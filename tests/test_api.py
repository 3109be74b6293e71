"""What `import wartable` offers."""

from __future__ import annotations

import contextlib
import io
import re
from typing import Any

import pytest

import wartable
from wartable.engine.events import Rolled

EXAMPLE = """
import wartable

game = wartable.game("small-world")
s = wartable.new(game, seats=2, seed=7)
bots = [wartable.make_bot("greedy", game, seed=1), wartable.make_bot("random", game, seed=2)]
while wartable.legal(s):
    seat = wartable.acting(s)
    action = bots[seat].choose(wartable.view(game, s, seat), seat)
    print(f"Player {seat + 1}: {action.text}")
    wartable.play(s, seat, action)
print("Shares of the victory:", game.result(s))
"""


def test_the_example_of_the_readme_runs() -> None:
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        exec(compile(EXAMPLE, "example", "exec"), {})
    lines = told.getvalue().splitlines()
    assert len(lines) > 50
    assert lines[-1] == "Shares of the victory: (1.0, 0.0)"
    assert len(EXAMPLE.strip().splitlines()) <= 12


def test_the_games_are_listed() -> None:
    assert wartable.list_games() == ("small-world", "warcraft", "bloodstream", "world-of-warcraft")
    assert wartable.game("small-world").id == "small-world"
    with pytest.raises(wartable.ContentError, match="no such game; there are small-world"):
        wartable.game("chess")


def test_a_seed_repeats_a_game_and_none_does_not() -> None:
    game = wartable.game("small-world")
    assert wartable.new(game, 2, seed=1).secret == wartable.new(game, 2, seed=1).secret
    assert wartable.new(game, 2).secret != wartable.new(game, 2).secret


def test_copies_views_and_samples() -> None:
    game = wartable.game("small-world")
    s = wartable.new(game, 2, seed=1)
    twin = wartable.copy(game, s)
    wartable.apply(twin, wartable.legal(twin)[0])
    assert game.encode(twin) != game.encode(s)
    seat = wartable.acting(s)
    v = wartable.view(game, s, seat)
    assert v.secret == b""
    assert wartable.legal(v) == wartable.legal(s)
    whole = wartable.sample(game, v, seed=3)
    assert whole.secret
    assert game.encode(wartable.view(game, whole, seat)) == game.encode(v)


def test_refusals_name_the_rule() -> None:
    game = wartable.game("small-world")
    s = wartable.new(game, 2, seed=1)
    seat = wartable.acting(s)
    action = wartable.read(game, s, "pick 6")
    s.coins[seat] = 0
    refusal = wartable.refuse(s, seat, action)
    assert refusal is not None
    assert refusal.rule == "SW-PICK-06"
    with pytest.raises(wartable.Refused, match="SW-PICK-06"):
        wartable.play(s, seat, action)


def test_unknown_notation_is_named() -> None:
    game = wartable.game("small-world")
    s = wartable.new(game, 2, seed=1)
    before = game.encode(s)
    for said, advice in {
        "fly to the moon": "verbs are advance, decline, ",
        "conqer A5": "perhaps conquer",
        "conquer Z55 ashes": "'z55' is unknown; it is written conquer <region> [frostmourne] [doomhammer] [ashes]",
        "conquer A5 ash": "'ash' is unknown, perhaps ashes; it is written",
        "conquer": "it is written conquer <region>",
        "": "verbs are",
    }.items():
        expected = re.escape(f"action: {said}: no such action; {advice}" if said else f"no such action; {advice}")
        with pytest.raises(wartable.ContentError, match=expected):
            wartable.read(game, s, said)
        with pytest.raises(wartable.ContentError, match=expected):
            wartable.play(s, wartable.acting(s), said)
    assert game.encode(s) == before


def test_play_takes_notation() -> None:
    game = wartable.game("small-world")
    s = wartable.new(game, 2, seed=1)
    twin = wartable.copy(game, s)
    seat = wartable.acting(s)
    wartable.play(s, seat, "  PICK 1 ")
    wartable.play(twin, seat, wartable.read(game, twin, "pick 1"))
    assert game.encode(s) == game.encode(twin)
    with pytest.raises(wartable.Refused, match="conquests-now"):
        wartable.play(s, seat, "pick 1")
    s.stack.clear()
    s.moves = []
    with pytest.raises(wartable.Refused, match="game-over"):
        wartable.play(s, seat, "pick 1")


def test_everything_promised_is_there() -> None:
    for name in wartable.__all__:
        assert hasattr(wartable, name)


# Positions, dice and steps.

FIGHT = """{
  "scenario": "main-2p",
  "seats": ["humans", "orcs"],
  "spaces": {"1,0": {"humans": {"melee": 2}}, "0,0": {"orcs": {"melee": 2}}},
  "moment": "move humans"
}"""


def test_positions_are_written_and_read_with_a_log_listening() -> None:
    game = wartable.game("warcraft")
    log = wartable.Log()
    data = FIGHT.replace('"moment": "move humans"', '"moment": "harvest humans"').replace("1,0", "0,1")
    s = wartable.load(game, data.replace("melee", "worker", 1), log=log)
    assert [event.kind for event in log.events].count("dug") == 2
    choice = wartable.decision(s)
    assert choice is not None
    assert choice.seat == wartable.acting(s)
    again = wartable.load(game, wartable.dump(game, s))
    assert game.pack(again) == game.pack(s)


def test_the_moments_of_a_game_are_listed() -> None:
    assert list(wartable.moments(wartable.game("small-world"))) == ["turn", "conquests", "ending"]
    assert list(wartable.moments(wartable.game("warcraft")))[:2] == ["turn", "move RACE"]


def rolled(log: wartable.Log) -> list[tuple[int, int]]:
    """Who rolled what."""
    return [(event.seat, event.pips) for event in log.events if isinstance(event, Rolled)]


def fight() -> Any:
    """The battle of two against two; the dice roll as soon as the last one passes."""
    s = wartable.load(wartable.game("warcraft"), FIGHT)
    for said in ("move melee 1,0 0,0", "move melee 1,0 0,0"):
        wartable.play(s, 0, said)
    while True:
        ahead = s.copy()
        ahead.log = wartable.Log()
        wartable.play(ahead, wartable.acting(s), "pass")
        if rolled(ahead.log):
            return s
        wartable.play(s, wartable.acting(s), "pass")


def test_dice_are_written_as_what_they_show() -> None:
    s = fight()
    s.log = log = wartable.Log()
    wartable.play(s, wartable.acting(s), "pass", dice=[6, 5, 1, 4])
    assert rolled(log)[:4] == [(1, 6), (1, 5), (0, 1), (0, 4)], "defenders roll first"
    assert s.dice == ()


@pytest.mark.parametrize(
    ("dice", "message"),
    [
        ([6, 7], r"dice: 7: no face of this die \(attack\), which shows 1, 2, 3, 4, 5, 6"),
        ([6, 0, 1], "dice: 0: no face"),
        ([6, 5, 1, 4, 2], "dice: 2: not rolled: pass rolls 4"),
    ],
)
def test_dice_that_do_not_fit_leave_the_state_alone(dice: list[int], message: str) -> None:
    game = wartable.game("warcraft")
    s = fight()
    before = wartable.dump(game, s)
    with pytest.raises(wartable.ContentError, match=message):
        wartable.play(s, wartable.acting(s), "pass", dice=dice)
    with pytest.raises(wartable.ContentError, match=r"dice: 3: not rolled: end rolls 0"):
        wartable.play(wartable.load(game, FIGHT), 0, "end", dice=[3])
    assert wartable.dump(game, s) == before


def test_draws_that_do_not_fit_leave_the_state_alone() -> None:
    game = wartable.game("warcraft")
    s = fight()
    s.script = (5, 9)
    before = wartable.dump(game, s)
    with pytest.raises(wartable.ContentError, match=r"script: scripted draw 9 is not below 6 \(attack\)"):
        wartable.play(s, wartable.acting(s), "pass")
    assert wartable.dump(game, s) == before


def test_a_position_tells_what_the_next_dice_show() -> None:
    game = wartable.game("small-world")
    data = {
        "scenario": "fixture",
        "players": [{"race": "orcs", "badge": "miners", "hand": 1}, {}],
        "regions": {"A1": {"player": 1, "tokens": 3}},
        "moment": {"player": 1, "at": "conquests"},
        "luck": {"dice": [3, 2]},
    }
    s = game.decode(data)
    assert game.pack(game.decode(game.encode(s))) == game.pack(s)
    assert game.encode(s)["luck"]["dice"] == [3, 2]
    assert game.view(s, 0).dice == ()
    s.log = log = wartable.Log()
    wartable.play(s, 0, "attempt A2")
    assert rolled(log) == [(0, 3)]
    assert s.dice == (2,)
    with pytest.raises(wartable.ContentError, match=r"luck\.dice\[0\]"):
        game.decode({**data, "luck": {"dice": ["six"]}})


def test_stepping_stops_at_single_answers() -> None:
    game = wartable.game("small-world")
    s = wartable.new(game, 3, seed=4)
    singles = 0
    for _ in range(400):
        if not wartable.legal(s):
            break
        singles += len(wartable.legal(s)) == 1
        wartable.play(s, wartable.acting(s), wartable.legal(s)[-1], stepping=True)
    assert singles > 0
    twin = wartable.new(game, 3, seed=4)
    for _ in range(400):
        if not wartable.legal(twin):
            break
        wartable.play(twin, wartable.acting(twin), wartable.legal(twin)[-1])
    assert game.result(s) == game.result(twin)
    assert game.pack(s) == game.pack(twin)
