"""Flyers: clauses BS-AIR-01 and 03 as far as they concern moving."""

import pytest

from tests.games.bloodstream.fights import EAST, HERE, Fight
from wartable.games.bloodstream import ids

rule = pytest.mark.rule


@rule("BS-AIR-01", "BS-MOVE-06", "BS-MOVE-09")
def test_ex_22_a_flying_machine_goes_four_hexes_over_everything() -> None:
    f = Fight("fx2")
    f.units(1, "scout_flyer", "6,2")
    f.units(2, "infantry", "7,2", 5)
    f.building(2, "farm", "9,2")
    f.units(2, "air_striker", "11,2")
    f.movement_stage().say("march 6,2 1 sky", "step 7,2", "step 8,2", "step 9,2")
    f.say("step 10,2")
    assert f.legal() == {"stop"}
    f = Fight("fx2")
    f.units(1, "scout_flyer", "10,2")
    f.units(2, "air_striker", "11,2")
    f.movement_stage().say("march 10,2 1 sky")
    assert f.refused("step 11,2") == "BS-MOVE-06"


@rule("BS-AIR-01")
@pytest.mark.parametrize("kind", ["scout_flyer", "air_striker", "demon"])
def test_flyers_stop_everywhere(kind: str) -> None:
    f = Fight("fx2")
    f.units(1, kind, "7,2")
    f.movement_stage().say("march 7,2 1 sky", "step 8,2", "stop")
    assert f.count("8,2", ids.SKY) == 1


@rule("BS-AIR-01")
def test_only_flyers_matter_to_flyers() -> None:
    f = Fight()
    f.units(1, "air_striker", HERE)
    f.units(1, "scout_flyer", EAST)
    f.movement_stage().say("march 4,5 1 sky", "step 5,5")
    assert f.refused("stop") == "BS-STACK-01"
    f.say("step 6,5", "stop")


@rule("BS-AIR-03")
def test_flyers_do_not_hold_the_ground() -> None:
    f = Fight()
    f.units(2, "air_striker", EAST)
    f.units(1, "infantry", HERE)
    f.movement_stage().say("march 4,5 1", "step 5,5", "stop")
    assert (f.count(EAST), f.count(EAST, ids.SKY)) == (1, 1)


@rule("BS-AIR-03")
def test_flyers_carry_nobody() -> None:
    f = Fight()
    f.units(1, "scout_flyer", EAST)
    f.units(1, "infantry", HERE)
    f.movement_stage().say("march 4,5 1")
    assert f.legal("board") == set()
    assert f.refused("board 5,5 1") == "BS-SEA-01"
