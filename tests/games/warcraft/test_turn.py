"""Order of a turn: clauses WC-TURN-01 to WC-TURN-06."""

import pytest

from tests.games.warcraft.table import Table

rule = pytest.mark.rule

TOWNS = {"humans": "-4,2", "orcs": "4,-2", "nightelves": "-1,-3", "undead": "1,3"}
OBJECTIVES = ("-1,-1", "3,-1", "0,0", "-2,1", "2,1")


def four() -> Table:
    """Four players, each with something to move and to buy."""
    t = Table("main-4p")
    for race, town in TOWNS.items():
        t.units(race, town, melee=1)
        t.resources(race, gold=1)
    return t


def rich_in_points(t: Table, race: str, town: str) -> None:
    """15 victory points for a race of the two player game."""
    t.units(race, town, melee=1)
    for space in OBJECTIVES:
        t.units(race, space, melee=1)
    t.lay(race, 3)
    t.level(
        race, **{"humans": {"melee": 3, "ranged": 3, "flying": 3}, "orcs": {"melee": 4, "ranged": 3, "flying": 2}}[race]
    )
    assert t.points(race) == 15


@rule("WC-TURN-01")
def test_steps_come_in_order_move_harvest_deploy_spend() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", "3,-3", worker=1)
    t.outpost("humans", "3,-3", finished=False)
    t.training("humans", melee=1)
    t.resources("humans", gold=1, wood=1)
    t.whole_turn()
    steps = []
    for said in ("end", "harvest", "done", "done"):
        steps.append(t.step())
        t.play(said)
    assert steps == ["move", "harvest", "deploy", "spend"]
    assert (t.turn(), t.step()) == (2, "move")


@rule("WC-TURN-02")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("humans", ["humans", "orcs", "nightelves", "undead"]),
        ("nightelves", ["nightelves", "undead", "humans", "orcs"]),
    ],
)
def test_everyone_acts_once_per_step_clockwise_from_the_first_player(first: str, order: list[str]) -> None:
    t = four()
    t.first(first)
    t.whole_turn()
    seen = []
    for said in ["end"] * 4 + ["done"] * 4:
        seen.append((t.step(), t.active(), t.who()))
        t.play(said)
    assert seen == [("move", race, race) for race in order] + [("spend", race, race) for race in order]


@rule("WC-TURN-03")
def test_player_to_the_left_becomes_first_player() -> None:
    t = four()
    t.whole_turn()
    firsts = []
    for number in range(1, 6):
        assert t.turn() == number
        firsts.append(t.first_player())
        assert t.active() == t.first_player()
        t.end_turn()
    assert firsts == ["humans", "orcs", "nightelves", "undead", "humans"]


@rule("WC-TURN-04")
def test_battles_belong_to_the_move_step_that_caused_them() -> None:
    t = Table("main-2p", "humans orcs")
    t.hand("humans", "polymorph")
    t.units("humans", "-1,0", melee=1, worker=1)
    t.units("orcs", "0,0", melee=1)
    t.units("orcs", "-1,3", melee=1)
    t.move_step("humans")
    t.play("move melee -1,0 0,0", "end")
    assert (t.battle(), t.step(), t.active()) == ("0,0", "move", "humans")
    t.fight()
    assert (t.battle(), t.step(), t.active()) == (None, "move", "orcs")


@rule("WC-TURN-05")
def test_turn_of_a_player_ends_with_his_slot_in_the_spend_step() -> None:
    t = Table("main-2p", "humans orcs")
    rich_in_points(t, "orcs", "-1,3")
    t.resources("humans", gold=1)
    t.move_step("orcs")
    t.play("end")
    assert (t.step(), t.active(), t.winner()) == ("spend", "humans", None)
    t.play("done")
    assert t.winner() == {"orcs"}


@rule("WC-TURN-05")
def test_player_with_nothing_to_do_in_the_spend_step_is_checked_at_his_slot() -> None:
    t = Table("main-2p", "humans orcs")
    rich_in_points(t, "humans", "2,-3")
    t.units("orcs", "-1,3", worker=1)
    t.resources("orcs", gold=5)
    t.spend_step("humans")
    assert t.winner() == {"humans"}


@rule("WC-TURN-06")
def test_moving_deploying_completing_and_spending_are_optional() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", "2,-3", melee=1)
    t.units("humans", "1,-2", worker=1)
    t.outpost("humans", "1,-2", finished=False)
    t.constructing("humans", "range")
    t.training("humans", melee=1)
    t.resources("humans", gold=5, wood=5)
    t.whole_turn()
    t.play("end", "done", "done")
    assert t.turn() == 2
    assert (t.count("humans", "melee", "2,-3"), t.in_training("humans", "melee")) == (1, 1)
    assert (t.under_construction("humans", "range"), t.outpost_at("1,-2")) == (1, "humans unfinished")
    assert (t.gold("humans"), t.wood("humans")) == (5, 5)


@rule("WC-TURN-06")
def test_harvest_rolls_are_not_optional() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", "3,-2", worker=1)
    t.pips(3)
    t.whole_turn()
    t.play("end")
    assert (t.gold("humans"), t.depletion_at("3,-2")) == (3, "partial")


@rule("WC-TURN-06")
def test_battles_and_removal_of_defenceless_pieces_are_not_optional() -> None:
    t = Table("main-2p", "humans orcs")
    t.deck_only("humans")
    t.deck_only("orcs")
    t.units("humans", "-1,0", melee=1, worker=1)
    t.units("orcs", "0,0", melee=1, worker=1)
    t.dice(6, 1)
    t.move_step("humans")
    t.play("move melee -1,0 0,0", "end")
    t.spent()
    assert (t.count("orcs", "melee", "0,0"), t.count("orcs", "worker", "0,0")) == (0, 0)
