"""What `import wartable` offers."""

from __future__ import annotations

import contextlib
import io

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
    assert action is not None
    s.coins[seat] = 0
    refusal = wartable.refuse(s, seat, action)
    assert refusal is not None
    assert refusal.rule == "SW-PICK-06"
    with pytest.raises(wartable.Refused, match="SW-PICK-06"):
        wartable.play(s, seat, action)
    assert wartable.read(game, s, "fly to the moon") is None


def test_everything_promised_is_there() -> None:
    for name in wartable.__all__:
        assert hasattr(wartable, name)
