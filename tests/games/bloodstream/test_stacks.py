"""Stacks: clauses BS-STACK-01 to 10 as far as they concern moving."""

import pytest

from tests.games.bloodstream.fights import EAST, EAST2, HERE, TEAMS, WEST, Fight
from wartable.games.bloodstream import ids

rule = pytest.mark.rule


def two(kind: str = "infantry", here: int = 3, east: int = 2, other: str = "", **options: str) -> Fight:
    """Two own stacks side by side, in the Movement stage."""
    f = Fight(**options)
    f.units(1, kind, HERE, here)
    f.units(1, other or kind, EAST, east)
    return f.movement_stage()


def is_reinforced(f: Fight, code: str, layer: int = ids.GROUND) -> bool:
    return bool(f.s.reinforced[layer] >> f.x(code) & 1)


@rule("BS-STACK-01")
def test_a_stack_holds_five() -> None:
    f = two(here=3, east=3)
    f.say("march 5,5 2", "step 4,5", "stop")
    assert f.count(HERE) == 5
    f = two(here=3, east=3).say("march 5,5 3", "step 4,5")
    assert f.refused("stop") == "BS-STACK-01"


@rule("BS-STACK-01")
def test_a_stack_is_of_one_type() -> None:
    f = two(other="archer").say("march 5,5 1", "step 4,5")
    assert f.refused("stop") == "BS-STACK-01"


@rule("BS-STACK-01")
def test_a_table_may_limit_heavy_units() -> None:
    f = Fight(heavy_stack_limit="2")
    f.units(1, "siege", HERE, 2)
    f.units(1, "siege", EAST)
    f.units(1, "infantry", WEST, 4)
    f.movement_stage()
    assert f.legal("march") >= {"march 4,5 2", "march 3,5 4"}
    f.say("march 5,5 1")
    assert f.refused("step 4,5") == "BS-MOVE-08"


@rule("BS-STACK-02")
def test_allies_share_no_layer() -> None:
    f = Fight(TEAMS, seats="4")
    f.units(1, "infantry", HERE)
    f.units(3, "infantry", EAST)
    f.movement_stage().say("march 4,5 1", "step 5,5")
    assert f.refused("stop") == "BS-STACK-02"


@rule("BS-STACK-02")
def test_ground_and_air_hold_a_stack_each() -> None:
    f = Fight()
    f.units(1, "air_striker", HERE, 2)
    f.units(2, "infantry", EAST, 5)
    f.movement_stage().say("march 4,5 2 sky", "step 5,5", "stop")
    assert (f.count(EAST), f.count(EAST, ids.SKY)) == (5, 2)


@rule("BS-STACK-03", "BS-STACK-07")
def test_splitting_reinforces_neither_part() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 5)
    f.movement_stage().say("march 4,5 2", "step 5,5", "stop")
    assert (f.count(HERE), f.count(EAST)) == (3, 2)
    assert not is_reinforced(f, HERE)
    assert not is_reinforced(f, EAST)
    assert "march 4,5 3" in f.legal()


@rule("BS-STACK-04", "BS-STACK-05", "BS-STACK-06")
def test_ex_20_three_footmen_are_joined_by_two() -> None:
    f = two(here=3, east=2).say("march 5,5 2", "step 4,5", "stop")
    assert is_reinforced(f, HERE)
    assert f.legal("march") == {"march 4,5 1"}
    assert f.refused("march 4,5 2") == "BS-STACK-06"
    assert f.told("reinforced") == 1
    f = Fight()
    f.units(1, "infantry", HERE, 5)
    f.movement_stage().say("march 4,5 5", "step 5,5", "stop")
    assert not is_reinforced(f, EAST)


@rule("BS-STACK-06")
def test_one_after_another_may_leave_a_reinforced_stack() -> None:
    f = two(here=2, east=1).say("march 5,5 1", "step 4,5", "stop")
    f.say("march 4,5 1", "step 3,5", "stop", "march 4,5 1", "step 5,5", "stop")
    assert (f.count(WEST), f.count(HERE), f.count(EAST)) == (1, 1, 1)
    assert f.legal("march") == set(), "the third has come here in this turn"


@rule("BS-STACK-05")
def test_a_group_that_passes_reinforces_nobody() -> None:
    f = two(here=1, east=2).say("march 4,5 1", "step 5,5", "step 6,5", "stop")
    assert not is_reinforced(f, EAST)
    assert not is_reinforced(f, EAST2)
    assert f.count(EAST) == 2


@rule("BS-STACK-05")
def test_a_stack_that_is_gone_is_not_reinforced_any_more() -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    f.units(1, "infantry", EAST)
    f.units(1, "infantry", WEST, 2)
    f.movement_stage().say("march 5,5 1", "step 4,5", "stop")
    assert is_reinforced(f, HERE)
    for unit in f.s.by_birth(f.s.ground[f.x(HERE)]):
        f.s.move_unit(unit, f.x("9,9"))
    assert not is_reinforced(f, HERE)
    f.movement_stage().say("march 3,5 2", "step 4,5", "stop")
    assert not is_reinforced(f, HERE)


@rule("BS-STACK-08")
def test_passengers_belong_to_no_stack() -> None:
    f = Fight("fx2")
    (ship,) = f.units(1, "transport", "5,6")
    f.aboard("infantry", ship, 3)
    f.movement_stage()
    assert f.legal("march") == {"march 5,6 1"}
    assert f.count("5,6") == 1


@rule("BS-STACK-10")
def test_nobody_ends_a_move_among_captives() -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    for unit in f.units(1, "infantry", EAST, 2):
        f.s.captive |= 1 << unit
    f.movement_stage().say("march 4,5 1", "step 5,5")
    assert f.refused("stop") == "BS-STACK-10"
    f.say("step 6,5", "stop")
