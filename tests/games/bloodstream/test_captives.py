"""Captives: clauses BS-NEUTRAL-04 to 07, and how they are delivered (BS-WIN-03, 11)."""

import pytest

from tests.games.bloodstream.fights import EAST, EAST2, HERE, NE, Fight
from wartable.engine.play import advance
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.captives import EndOfMoves
from wartable.games.bloodstream.rules.movement import Moving

rule = pytest.mark.rule


def prison(seat: int = 1, count: int = 2, board: str = "fx1", at: str = HERE) -> Fight:
    """Captives of a seat."""
    f = Fight(board)
    for unit in f.units(seat, "worker", at, count):
        f.s.captive |= 1 << unit
    return f


def end_moves(f: Fight, seat: int = 1) -> Fight:
    """The end of a Movement stage, and another one in which to look around."""
    f.s.active = seat - 1
    f.s.stage = ids.MOVEMENT
    f.s.stack = [Moving(seat - 1), EndOfMoves(seat - 1)]
    advance(f.s)
    return f


@rule("BS-NEUTRAL-04")
def test_captives_do_nothing() -> None:
    f = prison().movement_stage()
    assert f.legal() == {"end"}
    assert f.refused("march 4,5 1") == "BS-NEUTRAL-04"
    assert f.refused("stand 4,5 1") == "BS-NEUTRAL-04"


@rule("BS-NEUTRAL-04")
@pytest.mark.parametrize(("owner", "clause"), [(1, "BS-STACK-10"), (2, "BS-MOVE-06")])
def test_captives_block_like_units_of_their_owner(owner: int, clause: str) -> None:
    f = prison(owner)
    f.units(1, "worker", EAST)
    f.movement_stage().say("march 5,5 1")
    if owner == 1:
        f.say("step 4,5")
        assert f.refused("stop") == clause
    else:
        assert f.refused("step 4,5") == clause


@rule("BS-NEUTRAL-04")
def test_an_own_land_unit_beside_them_frees_them() -> None:
    f = prison()
    f.units(1, "infantry", EAST)
    end_moves(f)
    assert f.s.captive == 0
    assert f.s.freed == f.s.full == f.s.ground[f.x(HERE)]
    assert f.told("freed") == 1
    assert f.legal("march 4,5") == set(), "they have Full Move markers"


@rule("BS-NEUTRAL-04")
@pytest.mark.parametrize(
    ("seat", "kind", "at"), [(1, "air_striker", EAST), (2, "infantry", EAST), (1, "infantry", EAST2)]
)
def test_nobody_else_frees_them(seat: int, kind: str, at: str) -> None:
    f = prison()
    f.units(seat, kind, at)
    end_moves(f)
    assert f.s.captive.bit_count() == 2


@rule("BS-NEUTRAL-04")
def test_a_transport_beside_them_does_not_free_them() -> None:
    f = prison(board="fx2", at="5,5")
    (ship,) = f.units(1, "transport", "5,6")
    f.aboard("infantry", ship)
    end_moves(f)
    assert f.s.captive.bit_count() == 2


@rule("BS-NEUTRAL-04")
@pytest.mark.parametrize(
    ("kind", "at", "held"), [("skeleton", NE, True), ("demon", HERE, True), ("skeleton", "6,4", False)]
)
def test_a_neutral_unit_beside_them_holds_them(kind: str, at: str, held: bool) -> None:
    f = prison()
    f.units(1, "infantry", EAST)
    f.units(0, kind, at)
    end_moves(f)
    assert (f.s.captive != 0) is held


@rule("BS-NEUTRAL-04")
def test_captives_do_not_free_captives() -> None:
    f = prison()
    f.units(1, "infantry", EAST)
    for unit in f.units(1, "worker", "3,5"):
        f.s.captive |= 1 << unit
    end_moves(f)
    assert f.s.captive == f.s.ground[f.x("3,5")]


@rule("BS-NEUTRAL-04")
def test_only_their_owners_stage_frees_them() -> None:
    f = prison(2)
    f.units(2, "infantry", EAST)
    f.units(1, "infantry", "9,9")
    end_moves(f, 1)
    assert f.s.captive.bit_count() == 2


@rule("BS-NEUTRAL-07")
def test_freed_captives_move_and_stack_like_others() -> None:
    f = Fight()
    f.units(1, "worker", EAST)
    for unit in f.units(1, "worker", HERE, 2):
        f.s.freed |= 1 << unit
    f.movement_stage().say("march 4,5 2", "step 5,5", "stop")
    assert f.count(EAST) == 3
    f.s.clear_markers()
    f.movement_stage().say("march 5,5 1")
    assert f.legal() == {"pick 1", "pick 2"}, "a freed one is not like the others"


@rule("BS-NEUTRAL-07")
def test_freed_captives_are_carried() -> None:
    f = Fight("fx2")
    f.units(1, "transport", "5,6")
    for unit in f.units(1, "worker", "5,5", 2):
        f.s.freed |= 1 << unit
    f.movement_stage().say("march 5,5 2", "board 5,6 1")
    assert f.s.freed.bit_count() == 2


@rule("BS-NEUTRAL-05", "BS-WIN-11")
def test_freed_units_are_delivered_on_point_b() -> None:
    f = Fight("s4")
    for unit in f.units(1, "worker", "1,1", 2):
        f.s.freed |= 1 << unit
    f.units(1, "infantry", "4,4")
    end_moves(f)
    assert f.s.delivered == (2, 0, 0, 0)
    assert f.count("1,1") == 0
    assert f.told("delivered") == 1
    assert f.s.met == 1, "with equal turns the round is played to its end"


@rule("BS-NEUTRAL-05")
def test_nobody_else_is_delivered() -> None:
    f = Fight("s4")
    f.units(1, "worker", "1,1")
    for unit in f.units(1, "worker", "9,10"):
        f.s.freed |= 1 << unit
    f.units(1, "infantry", "4,4")
    end_moves(f)
    assert f.s.delivered == (0, 0, 0, 0)
