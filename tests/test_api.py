"""What `import wartable` offers."""

from __future__ import annotations

import contextlib
import io
import re

import pytest

import wartable

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
    assert wartable.list_games() == ("small-world", "warcraft")
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
