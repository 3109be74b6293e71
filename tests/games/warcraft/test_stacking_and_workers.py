"""Stacking limits and workers: clauses WC-STACK-01 to WC-STACK-07 and WC-WORKER-01 to WC-WORKER-05."""

import pytest

from tests.games.warcraft.table import Table

rule = pytest.mark.rule

FULL = {"WC-STACK-06", "WC-STACK-01", "WC-STACK-02", "WC-MOVE-08"}


def duel(races: str = "humans orcs") -> Table:
    """A table at which nobody draws a card."""
    t = Table("main-2p", races)
    for race in races.split():
        t.deck_only(race)
    return t


@rule("WC-STACK-01", "WC-STACK-06")
@pytest.mark.parametrize("kind", ["melee", "ranged", "flying"])
def test_fourth_unit_may_not_end_its_move_in_a_space(kind: str) -> None:
    t = duel()
    t.units("humans", "2,-2", melee=1, ranged=1, flying=1)
    t.units("humans", "2,-3", **{kind: 1})
    t.move_step("humans")
    assert t.refused(f"move {kind} 2,-3 2,-2") in FULL


@rule("WC-STACK-01")
def test_third_unit_may_end_its_move_in_a_space() -> None:
    t = duel()
    t.units("humans", "2,-2", melee=2)
    t.units("humans", "2,-3", melee=1)
    t.move_step("humans")
    t.play("move melee 2,-3 2,-2")
    assert t.count("humans", "melee", "2,-2") == 3


@rule("WC-STACK-06")
def test_room_may_be_made_by_moving_another_unit_first() -> None:
    t = duel()
    t.units("humans", "2,-2", melee=3)
    t.units("humans", "2,-3", melee=1)
    t.move_step("humans")
    t.play("move melee 2,-2 2,-1", "move melee 2,-3 2,-2")
    assert (t.count("humans", "melee", "2,-2"), t.count("humans", "melee", "2,-1")) == (3, 1)


@rule("WC-STACK-02", "WC-STACK-06")
def test_fourth_worker_may_not_end_its_move_in_a_space() -> None:
    t = duel()
    t.units("humans", "2,-2", worker=3)
    t.units("humans", "2,-3", worker=1)
    t.move_step("humans")
    assert t.refused("move worker 2,-3 2,-2") in FULL


@rule("WC-STACK-03")
def test_three_units_and_three_workers_may_share_a_space() -> None:
    t = duel()
    t.units("humans", "2,-2", melee=2, worker=2)
    t.units("humans", "2,-3", melee=1, worker=1)
    t.move_step("humans")
    t.play("move melee 2,-3 2,-2", "move worker 2,-3 2,-2")
    assert (t.count("humans", "melee", "2,-2"), t.count("humans", "worker", "2,-2")) == (3, 3)


@rule("WC-STACK-04")
def test_enemy_pieces_do_not_count() -> None:
    t = duel()
    t.units("orcs", "0,0", melee=3)
    t.units("humans", "0,-1", melee=3, worker=1)
    t.move_step("humans")
    for _ in range(3):
        t.play("move melee 0,-1 0,0")
    assert (t.count("humans", "melee", "0,0"), t.count("orcs", "melee", "0,0")) == (3, 3)


@rule("WC-STACK-04", "WC-TEAM-03")
@pytest.mark.parametrize("kind", ["melee", "worker"])
def test_pieces_of_a_teammate_count(kind: str) -> None:
    t = Table("main-4p")
    t.units("nightelves", "-1,0", **{kind: 2})
    t.units("humans", "-2,0", **{kind: 2})
    t.move_step("humans")
    t.play(f"move {kind} -2,0 -1,0")
    assert t.refused(f"move {kind} -2,0 -1,0") in FULL | {"WC-TEAM-03", "WC-STACK-04"}


@rule("WC-STACK-05", "WC-DEPLOY-06")
@pytest.mark.parametrize("kind", ["melee", "worker"])
def test_limits_hold_after_each_placement(kind: str) -> None:
    t = duel()
    t.buildings("humans", range=1)
    t.units("humans", "2,-3", **{kind: 3})
    t.training("humans", **{kind: 1, "ranged": 1})
    t.outpost("humans", "0,0")
    t.deploy_step("humans")
    assert t.refused(f"place {kind} 2,-3") in {"WC-STACK-05", "WC-DEPLOY-06"}
    assert t.refused(f"place {kind} 0,0") is None


@rule("WC-STACK-05", "WC-TEAM-03")
def test_pieces_of_a_teammate_count_when_deploying() -> None:
    t = Table("main-4p")
    t.units("nightelves", "-4,2", melee=2)
    t.units("humans", "-4,2", melee=1)
    t.training("humans", melee=1, worker=1)
    t.deploy_step("humans")
    assert t.refused("place melee -4,2") in {"WC-STACK-05", "WC-DEPLOY-06", "WC-TEAM-03"}


@rule("WC-STACK-07")
def test_raise_dead_exceeds_the_limit_until_the_end_of_the_battle() -> None:
    t = duel("undead humans")
    t.level("undead", ranged=3)
    t.units("undead", "0,-1", melee=2, ranged=1, worker=1)
    t.units("humans", "0,0", melee=3)
    t.dice(1)
    t.move_step("undead")
    t.play("move melee 0,-1 0,0", "move melee 0,-1 0,0", "move ranged 0,-1 0,0", "end")
    assert t.decision() == "RaiseDead"
    t.dice(6, 6, 2, 2, 6)
    t.play("raise 1")
    t.spent()
    assert t.count("humans", "melee", "0,0") == 0
    assert (t.count("undead", "melee", "0,0"), t.count("undead", "ranged", "0,0")) == (2, 1)
    assert t.reserve("undead", "melee") == 8


@rule("WC-STACK-07", "WC-SCEN-NORDRASSIL-05")
def test_returning_undead_exceed_the_limit() -> None:
    t = Table("nordrassil")
    for race in ("humans", "undead"):
        t.deck_only(race)
    t.units("undead", "3,0", melee=3)
    t.units("undead", "1,0", melee=1)
    t.units("humans", "0,0", melee=1)
    t.units("humans", "0,-4", melee=1)
    t.dice(6, 1)
    t.move_step("humans")
    t.play("move melee 0,0 1,0", "end")
    t.spent()
    assert t.count("undead", "melee", "3,0") == 4


@rule("WC-WORKER-01")
def test_workers_move_like_units_of_speed_two() -> None:
    t = duel()
    t.units("humans", "-3,0", worker=2)
    t.move_step("humans")
    t.play("move worker -3,0 -1,0", "move worker -3,0 -2,0")
    assert (t.count("humans", "worker", "-1,0"), t.count("humans", "worker", "-2,0")) == (1, 1)


@rule("WC-WORKER-02")
@pytest.mark.parametrize("enemy", ["melee", "worker", "outpost"])
def test_worker_may_not_enter_a_space_with_enemies_alone(enemy: str) -> None:
    t = duel()
    t.units("humans", "-3,0", worker=1)
    if enemy == "outpost":
        t.outpost("orcs", "-2,0")
    else:
        t.units("orcs", "-2,0", **{enemy: 1})
    t.move_step("humans")
    assert t.refused("move worker -3,0 -2,0") == "WC-WORKER-02"
    assert t.refused("move worker -3,0 -1,0") is not None


@rule("WC-WORKER-02")
@pytest.mark.parametrize("enemy", ["melee", "worker", "outpost"])
def test_worker_may_follow_a_unit_that_entered_in_the_same_step_and_must_stop_there(enemy: str) -> None:
    t = duel()
    t.units("humans", "-3,0", melee=1, worker=1)
    if enemy == "outpost":
        t.outpost("orcs", "-2,0")
    else:
        t.units("orcs", "-2,0", **{enemy: 1})
    t.move_step("humans")
    t.play("move melee -3,0 -2,0")
    assert t.refused("move worker -3,0 -2,0") is None
    assert t.refused("move worker -3,0 -1,0") is not None


@rule("WC-WORKER-02")
def test_another_own_worker_is_not_enough() -> None:
    t = duel()
    t.units("humans", "-3,0", worker=1)
    t.units("humans", "-2,0", worker=1)
    t.outpost("orcs", "-2,0")
    t.move_step("humans")
    assert t.refused("move worker -3,0 -2,0") == "WC-WORKER-02"


@rule("WC-WORKER-03")
def test_workers_roll_no_dice_and_are_no_casualties() -> None:
    """The Humans roll two dice, lose one unit, then roll one die; the three workers never count."""
    t = duel()
    t.units("humans", "0,0", melee=2, worker=3)
    t.units("orcs", "0,1", melee=1, worker=3)
    t.dice(6, 6, 1, 1, 6)
    t.move_step("orcs")
    t.play("move melee 0,1 0,0", "end")
    t.spent()
    assert (t.count("humans", "melee", "0,0"), t.count("humans", "worker", "0,0")) == (1, 3)
    assert (t.count("orcs", "melee", "0,0"), t.count("orcs", "worker", "0,1")) == (0, 3)


@rule("WC-WORKER-03")
def test_casualties_beyond_the_units_do_not_touch_workers_in_flanks() -> None:
    t = duel()
    t.units("humans", "0,0", melee=1)
    t.units("humans", "0,-1", worker=1)
    t.units("orcs", "0,1", melee=2, worker=1)
    t.dice(6, 1, 1)
    t.move_step("orcs")
    t.play("move melee 0,1 0,0", "move melee 0,1 0,0", "end")
    t.spent()
    assert (t.on_board("humans", "melee"), t.on_board("humans", "worker")) == (0, 1)


@rule("WC-WORKER-04")
def test_workers_score_no_spaces() -> None:
    t = duel()
    t.units("humans", "2,-3", worker=1)
    t.units("humans", "0,0", worker=3)
    assert t.points("humans") == 0


@rule("WC-WORKER-04")
def test_workers_capture_no_town() -> None:
    t = duel()
    t.units("humans", "-1,3", worker=3)
    t.move_step("orcs")
    assert not t.has_town_token("orcs")


@rule("WC-WORKER-04")
def test_workers_destroy_no_enemy_pieces() -> None:
    t = duel()
    t.units("humans", "0,0", worker=1)
    t.units("orcs", "0,0", worker=1)
    t.outpost("orcs", "0,0")
    t.move_step("humans")
    t.play("end")
    assert (t.count("orcs", "worker", "0,0"), t.outpost_at("0,0")) == (1, "orcs")


@rule("WC-WORKER-05")
def test_worker_assigned_to_a_building_is_off_the_board() -> None:
    t = duel()
    t.units("humans", "2,-3", worker=1)
    t.resources("humans", gold=2, wood=2)
    t.spend_step("humans")
    t.play("build range")
    assert (t.on_board("humans", "worker"), t.reserve("humans", "worker")) == (0, 7)


@rule("WC-WORKER-05")
def test_worker_assigned_to_a_building_can_neither_move_nor_be_attacked() -> None:
    t = duel()
    t.constructing("humans", "range")
    t.units("humans", "0,-3", worker=1)
    t.units("orcs", "2,-3", melee=1)
    t.move_step("humans")
    assert not any(said.startswith("move worker 2,-3") for said in t.legal("move"))
    t.play("end", "end")
    assert (t.under_construction("humans", "range"), t.reserve("humans", "worker")) == (1, 6)


@rule("WC-WORKER-02")
def test_a_unit_of_a_teammate_is_not_enough() -> None:
    """An Orc worker was deployed into the Orc Town, which a Night Elf holds."""
    t = Table("main-4p")
    t.units("orcs", "4,-2", worker=1)
    t.units("nightelves", "4,-2", melee=1)
    t.units("humans", "3,-1", worker=1)
    t.move_step("humans")
    assert t.refused("move worker 3,-1 4,-2") == "WC-WORKER-02"
