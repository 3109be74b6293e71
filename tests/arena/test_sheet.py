"""Balance sheets: what a plan says is played, kept and taken up again, and mistakes in it are named."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.helpers import complaint, run
from wartable.arena.match import Outcome
from wartable.arena.sheet import Plan, game_named, play_plan, read_plan
from wartable.arena.summary import Tally, by_role, drawn
from wartable.engine.errors import ContentError
from wartable.games.catalogue import GAMES
from wartable.games.small_world import GAME

PLAN = """
format = 1
game = "small-world"
games = 4
seed = 7

[[table]]
title = "Teams or not"

[[table.row]]
title = "each for himself"
bots = ["random", "random"]

[[table.row]]
title = "in either way"
bots = ["random", "random"]
options = { own_decline_defends = "on" }
either = [{ team = "on" }, { team = "off" }]

[[table]]
title = "Three"

[[table.row]]
title = "three players"
bots = ["random", "random", "random"]
games = 3
"""
PLANS = Path(__file__).parents[2] / "docs/balance"
BOTS = 'bots = ["random", "random"]\n'


def plan(text: str = PLAN, games: int | None = None) -> Plan:
    return read_plan("plan.toml", text, GAME, games)


def test_a_plan_says_how_often_each_match_is_played() -> None:
    rows = list(plan().rows())
    assert [(row.title, row.games, len(row.options)) for row in rows] == [
        ("each for himself", 4, 1),
        ("in either way", 2, 2),
        ("three players", 3, 1),
    ]
    assert rows[1].options[0] == {"own_decline_defends": "on", "team": "on"}
    assert [row.games for row in plan(games=10).rows()] == [10, 5, 10]


def told(outcomes: list[Outcome]) -> list[Outcome]:
    """Everything but how long they took."""
    return [replace(one, seconds=(), slowest=()) for one in outcomes]


def test_a_sheet_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = [one.outcome for one in play_plan(plan(), GAME)]
    assert len(whole) == 4 + 2 * 2 + 3
    kept = tmp_path / "games.jsonl"
    playing = play_plan(plan(), GAME, kept=kept)
    for _ in range(6):
        next(playing)
    playing.close()
    assert len(kept.read_text().splitlines()) == 6
    with kept.open("a") as out:
        out.write('["cut off in the mid')
    again = [one.outcome for one in play_plan(plan(), GAME, kept=kept)]
    assert told(again) == told(whole)
    assert len(kept.read_text().splitlines()) == len(whole)
    before = kept.read_bytes()
    assert told([one.outcome for one in play_plan(plan(), GAME, kept=kept)]) == told(whole)
    assert kept.read_bytes() == before


def test_the_matches_of_a_row_are_other_games_even_between_equals() -> None:
    twice = plan(PLAN.replace('[{ team = "on" }, { team = "off" }]', "[{}, {}]"))
    row = list(twice.rows())[1]
    ended = [one.outcome for one in play_plan(twice, GAME) if one.row is row]
    assert len(ended) == 4
    assert len({(one.points, one.decisions) for one in ended}) == 4


def test_a_file_of_other_things_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    kept.write_text('{"some": "thing"}\n')
    with pytest.raises(ContentError, match="line 1: this is no game of a match"):
        next(play_plan(plan(), GAME, kept=kept))
    assert kept.read_text() == '{"some": "thing"}\n'
    kept.write_text('{"some": "thing"}')
    with pytest.raises(ContentError, match="line 1: this is no game of a match"):
        next(play_plan(plan(), GAME, kept=kept))
    assert kept.read_text() == '{"some": "thing"}', "and stays as it was"


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("format = 1", "format = 2", "plan.toml: format: "),
        ("games = 4", "games = 0", "plan.toml: games: "),
        ('title = "three players"', "", "plan.toml: table[2].row[1].title: this key is missing"),
        ("seed = 7", "sead = 7", "plan.toml: sead: this key is unknown"),
        (BOTS, f'{BOTS}scenario = "nowhere"\n', "plan.toml: table[1].row[1].scenario: one of "),
        (BOTS, f"{BOTS}seats = 9\n", "plan.toml: table[1].row[1].seats: a whole number from 2 to 5"),
        (BOTS, 'bots = ["random"]\n', "plan.toml: table[1].row[1].bots: 1 players cannot play this"),
        ('team = "on"', "team = true", "plan.toml: table[1].row[2].either[1].team: a text is needed"),
    ],
)
def test_mistakes_are_named(before: str, after: str, message: str) -> None:
    with pytest.raises(ContentError) as error:
        plan(PLAN.replace(before, after, 1))
    assert str(error.value).startswith(message)


def test_unknown_options_and_numbers_are_refused_before_anything_is_played() -> None:
    with pytest.raises(ContentError, match="teams"):
        plan(PLAN.replace("own_decline_defends", "teams"))
    with pytest.raises(ContentError, match="lucky"):
        plan(PLAN.replace(BOTS, BOTS + 'numbers = { "numbers.lucky" = "7" }\n', 1))


ORCS, ELVES = ("race-orcs",), ("race-elves",)


def outcome(shares: tuple[float, ...], roles: tuple[tuple[int, str, int], ...]) -> Outcome:
    none = (0,) * len(shares)
    sides = (ORCS, ELVES)
    bots = ("greedy",) * len(shares)
    return Outcome(0, bots, shares, none, "points", none, none, sides, (0, 1), (), (0, 1), 5, "R-1", roles)


def test_roles_win_with_their_sides_and_come_so_far() -> None:
    games = [
        outcome((1.0, 0.0), ((0, "mage", 3), (1, "rogue", 2))),
        outcome((0.5, 0.5), ((0, "rogue", 5), (1, "mage", 3))),
    ]
    assert [(name, tally, dict(far)) for name, tally, far in by_role(games)] == [
        ("mage", Tally(2, 1.5), {3: 2}),
        ("rogue", Tally(2, 0.5), {5: 1, 2: 1}),
    ]
    assert drawn(games) == 1


def test_the_command_prints_tables_and_says_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(PLAN)
    lines = run("balance", str(file)).stdout.splitlines()
    assert lines[0] == "## Teams or not"
    assert lines[2].startswith("| Match | Games | Sides")
    assert [line.split(" | ")[:2] for line in lines[4:6]] == [["| each for himself", "4"], ["| in either way", "4"]]
    assert "## Three" in lines
    file.write_text(PLAN.replace("small-world", "chess"))
    assert "chess" in complaint(run("balance", str(file)))


@pytest.mark.parametrize("file", sorted(PLANS.glob("*.toml")), ids=lambda file: file.stem)
def test_the_plans_of_the_project_can_be_read(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = GAMES[game_named(str(file), text)]
    assert len(list(read_plan(str(file), text, game).rows())) >= len(game.scenarios)
