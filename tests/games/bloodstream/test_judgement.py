"""What bots think of positions of Bloodstream: possessions, stacks, danger, and what is not finished yet."""

from __future__ import annotations

import pytest

from tests.games.bloodstream.table import EAST, HERE, WEST, Table
from wartable.bots.greedy import GreedyBot
from wartable.bots.random import RandomBot
from wartable.engine.luck import secret_of
from wartable.engine.play import acting, apply, legal
from wartable.games.bloodstream import GAME
from wartable.games.bloodstream.judgement.odds import chance, hits
from wartable.games.bloodstream.rules.state import Bloodstream


def worth(table: Table, seat: int = 1) -> float:
    return GAME.score(table.s, seat - 1)


def choice(table: Table) -> str:
    """What a greedy bot answers."""
    seat = acting(table.s)
    return GreedyBot(GAME, 1).choose(table.s, seat).text


def test_hits_are_spread_only_where_each_has_a_chance() -> None:
    assert chance(3, 4, 5) == pytest.approx(2 / 6)
    assert chance(3, 0, 5) == 0.0
    assert hits(5, 3, 5, 1) == pytest.approx(5 * 2 / 6)
    assert hits(5, 3, 1, 5) == pytest.approx(2 / 6)
    # (n + g * (a - 1 - d)) / 6
    assert hits(5, 3, 2, 1) == pytest.approx((5 + 2 * (3 - 1 - 1)) / 6)


def test_more_is_better_and_the_rivals_loss_too() -> None:
    bare, rich, poor = Table("s1", laid=True), Table("s1", laid=True), Table("s1", laid=True)
    rich.units(1, "infantry", "0,4")
    poor.s.remove_unit(poor.s.stack_at(poor.x("12,3"), 0).bit_length() - 1)
    assert worth(rich) > worth(bare)
    assert worth(poor) > worth(bare)


def test_a_lead_says_more_the_later_it_is_where_a_castle_decides() -> None:
    def led(scenario: str, round: int) -> float:
        table = Table(scenario, laid=True).round(round).movement_stage()
        table.units(1, "cavalry", "4,4")
        return GAME.chance(table.s, 0)

    assert led("s7", 4) < led("s7", 12) < led("s7", 18)
    assert led("s8", 4) == pytest.approx(led("s8", 30), abs=0.05)


def test_judging_changes_nothing() -> None:
    table = Table("s2", laid=True)
    before = GAME.encode(table.s)
    worth(table)
    assert GAME.encode(table.s) == before


def test_an_attack_that_pays_is_begun_and_finished() -> None:
    table = Table()
    table.units(1, "infantry", HERE, 5)
    table.units(2, "archer", EAST, 2)
    table.attack_stage()
    assert choice(table) == f"attack {HERE}"
    assert "with 1" in played(table.s)
    assert table.events("strike")


def played(s: Bloodstream) -> list[str]:
    """What a greedy bot says in the rest of a turn."""
    bot = GreedyBot(GAME, 2)
    turn, seat = s.turn, acting(s)
    said: list[str] = []
    while legal(s) and s.turn == turn and len(said) < 60:
        action = bot.choose(s, acting(s))
        if acting(s) == seat:
            said.append(action.text)
        apply(s, action)
    return said


def test_a_single_unit_leaves_a_building_alone() -> None:
    table = Table()
    table.units(1, "infantry", HERE)
    table.building(2, "barracks", EAST)
    table.units(2, "worker", "8,5")
    table.attack_stage()
    assert choice(table) != f"attack {HERE}"


def test_five_together_attack_a_building() -> None:
    table = Table()
    table.units(1, "infantry", HERE, 5)
    table.building(2, "barracks", EAST)
    table.units(2, "worker", "8,5")
    table.attack_stage()
    assert choice(table) == f"attack {HERE}"


def test_an_open_march_is_worth_the_best_hex_in_reach() -> None:
    table = Table()
    table.units(1, "infantry", WEST, 5)
    table.units(2, "archer", EAST, 2)
    table.movement_stage()
    before = worth(table)
    table.play(f"march {WEST} 5")
    assert worth(table) > before


def test_stacks_are_worth_more_than_their_units() -> None:
    together, apart = Table(), Table()
    together.units(1, "infantry", HERE, 4)
    apart.units(1, "infantry", HERE, 2)
    apart.units(1, "infantry", WEST, 2)
    for table in (together, apart):
        table.units(2, "worker", "8,5")
    assert worth(together) > worth(apart)


def test_greedy_gathers_builds_and_trains() -> None:
    s = GAME.setup(2, secret_of("household"), "s2")
    bots = (GreedyBot(GAME, 3), RandomBot(3))
    first = [s.units[0].bit_count(), s.buildings[0].bit_count()]
    cancelled = 0
    while legal(s) and s.round <= 7:
        seat = acting(s)
        action = bots[seat].choose(s, seat)
        cancelled += seat == 0 and action.text.startswith("cancel")
        apply(s, action)
    # An order may give way to a better one, but not to and fro.
    assert cancelled <= 1
    assert s.units[0].bit_count() > first[0] + 1
    assert s.buildings[0].bit_count() > first[1]


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_in_a_skirmish(seat: int) -> None:
    s = GAME.setup(2, secret_of("skirmish"), "s1")
    greedy, other = GreedyBot(GAME, 5), RandomBot(5)
    while legal(s):
        now = acting(s)
        apply(s, greedy.choose(s, now) if now == seat else other.choose(s, now))
    assert GAME.result(s)[seat] == 1.0


def test_workers_gather_what_the_goal_is_short_of() -> None:
    """In the Gold Rush all went to the mine, and the wood came six rounds later."""
    table = Table("s3", laid=True)
    table.stock(1, gold=38, wood=5)
    table.movement_stage()
    said = played(table.s)
    assert [text for text in said if text.startswith("march 0,3")]
    rich = Table("s3", laid=True)
    rich.stock(1, gold=5, wood=24)
    rich.movement_stage()
    assert not [text for text in played(rich.s) if text.startswith("march 0,3")]


def test_workers_are_hired_as_long_as_a_mine_near_by_has_room() -> None:
    """Gold alone was short, wood lay in heaps, and the mine five steps away stayed empty for half the game."""
    table = Table("s8")
    table.building(1, "hall", "2,3")
    table.building(1, "barracks", "3,3")
    table.building(2, "hall", "8,8")
    table.units(2, "infantry", "9,8")
    table.units(1, "infantry", "3,4", 4)
    table.units(1, "worker", "0,3", 5)
    table.units(1, "worker", "-1,8", 2)
    for wood in ("1,0", "2,0", "1,1", "0,1"):
        table.units(1, "worker", wood)
    table.stock(1, gold=3)
    table.orders()
    assert "train 2,3 worker" in played(table.s)
