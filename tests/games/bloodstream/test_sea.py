"""Transports: clauses BS-SEA-01 to 05 and 07."""

import pytest

from tests.games.bloodstream.fights import Fight
from wartable.games.bloodstream import ids

rule = pytest.mark.rule

SHIP, SHORE, INLAND = "5,6", "5,5", "5,4"


def port(kind: str = "infantry", count: int = 1, at: str = SHORE, **options: str) -> Fight:
    """A transport beside the shore and units of its owner, in the Movement stage."""
    f = Fight("fx2", **options)
    f.units(1, "transport", SHIP)
    f.units(1, kind, at, count)
    return f.movement_stage()


def loaded(kind: str = "infantry", count: int = 1, **options: str) -> Fight:
    """A transport with units aboard, in the Movement stage."""
    f = Fight("fx2", **options)
    (ship,) = f.units(1, "transport", SHIP)
    f.aboard(kind, ship, count)
    return f.movement_stage()


def carried(f: Fight) -> int:
    return len([ship for ship in f.s.aboard if ship >= 0])


def next_turn(f: Fight) -> Fight:
    f.s.clear_markers()
    return f.movement_stage()


@rule("BS-SEA-01", "BS-SEA-02", "BS-SEA-03")
def test_ex_23_six_aboard_and_five_land() -> None:
    f = port("infantry", 5)
    f.units(1, "siege", "6,5")
    f.movement_stage().say("march 5,5 5", "board 5,6 1", "march 6,5 1", "board 5,6 1")
    assert carried(f) == 6
    next_turn(f).say("march 5,6 1", "step 6,6", "step 7,6", "stop")
    f.say("land 7,6 1 5", "step 7,5", "stop")
    assert f.count("7,5") == 5
    assert carried(f) == 1
    assert not f.s.full & f.s.ground[f.x("7,5")]
    assert f.s.reinforced == (0, 0)


@rule("BS-SEA-01")
def test_a_transport_is_full_with_six() -> None:
    f = loaded("infantry", 4)
    f.units(1, "archer", SHORE, 3)
    f.movement_stage()
    f.say("march 5,5 3")
    assert f.legal("board") == set()
    assert f.refused("board 5,6 1") == "BS-SEA-07"
    f = loaded("infantry", 4)
    f.units(1, "archer", SHORE, 3)
    f.movement_stage().say("march 5,5 2", "board 5,6 1")
    assert carried(f) == 6


@rule("BS-SEA-01")
def test_a_table_may_build_other_transports() -> None:
    f = port("infantry", 3, transport_capacity="2").say("march 5,5 3")
    assert f.refused("board 5,6 1") == "BS-SEA-07"


@rule("BS-SEA-01")
def test_ships_and_flyers_do_not_board() -> None:
    f = port("destroyer", at="6,6").say("march 6,6 1")
    assert f.refused("board 5,6 1") == "BS-SEA-01"
    f = port("air_striker").say("march 5,5 1 sky")
    assert f.refused("board 5,6 1") == "BS-SEA-01"


@rule("BS-SEA-01", "BS-SETUP-13")
def test_nobody_boards_the_ship_of_another() -> None:
    f = Fight("fx2")
    f.units(2, "transport", SHIP)
    f.units(1, "infantry", SHORE)
    f.movement_stage().say("march 5,5 1")
    assert f.refused("board 5,6 1") == "BS-SEA-01"
    assert f.refused("step 5,6") == "BS-MOVE-06"


@rule("BS-SEA-02")
def test_boarding_is_the_last_step() -> None:
    f = port(at=INLAND).say("march 5,4 1")
    assert f.refused("board 5,6 1") == "BS-SEA-02"
    f.say("step 5,5", "board 5,6 1")
    assert f.asked() == (1, "Moving")
    assert f.count(SHORE) == 0
    assert f.legal("march", "land", "stand") == {"march 5,6 1"}
    assert f.told("boarded") == 1


@rule("BS-SEA-02")
def test_boarding_costs_a_hex() -> None:
    f = port(at="5,3").say("march 5,3 1", "step 5,4", "step 5,5")
    assert f.legal() == {"stop"}
    assert f.refused("board 5,6 1") == "BS-SEA-02"


@rule("BS-SEA-02", "BS-MOVE-10")
def test_boarding_ends_stand_ground() -> None:
    f = port()
    f.stand(*f.s.by_birth(f.s.ground[f.x(SHORE)]))
    f.say("march 5,5 1", "board 5,6 1")
    assert f.s.standing == 0


@rule("BS-SEA-02", "BS-MOVE-08")
def test_a_ship_is_a_way_out_of_a_crowd() -> None:
    f = port("siege", at=SHORE)
    f.units(1, "infantry", INLAND)
    for code in ("4,5", "6,5", "4,4", "6,4", "6,3", "5,3", "4,3"):
        f.building(2, "farm", code)
    f.movement_stage().say("march 5,4 1", "step 5,5", "board 5,6 1")
    assert carried(f) == 1


@rule("BS-SEA-03")
def test_landing_is_the_first_step() -> None:
    f = loaded("infantry", 2)
    assert f.legal("land") == {"land 5,6 1 1", "land 5,6 1 2"}
    f.say("land 5,6 1 2")
    assert f.legal() == {"step 5,5", "step 6,5"}
    assert f.refused("stop") == "BS-MOVE-13"
    assert f.refused("step 4,6") == "BS-TERRAIN-01"
    f.say("step 5,5", "step 5,4", "stop")
    assert f.count(INLAND) == 2
    assert f.s.full.bit_count() == 2
    assert f.told("landed") == 1


@rule("BS-SEA-03")
def test_a_group_lands_together_and_is_of_one_type() -> None:
    f = loaded("infantry", 2)
    f.aboard("archer", f.s.by_birth(f.s.ground[f.x(SHIP)])[0], 1)
    f.movement_stage()
    assert f.legal("land") == {"land 5,6 1 1", "land 5,6 1 2"}
    assert f.refused("land 5,6 1 3") == "BS-SEA-03"
    f.say("land 5,6 1 1")
    assert f.legal() == {"pick 1", "pick 2"}
    f.say("pick 2", "step 5,5", "stop")
    assert f.s.kind[f.s.ground[f.x(SHORE)].bit_length() - 1] == ids.ARCHER
    f.say("land 5,6 1 2", "step 6,5", "stop")
    assert carried(f) == 0


@rule("BS-SEA-03")
def test_catapults_land_with_a_full_move() -> None:
    f = loaded("siege").say("land 5,6 1 1", "step 5,5")
    assert f.legal() == {"stop"}
    assert f.s.full.bit_count() == 1


@rule("BS-SEA-03")
def test_nobody_lands_at_sea_or_where_the_shore_is_held() -> None:
    f = Fight("fx2")
    (ship,) = f.units(1, "transport", "5,9")
    f.aboard("infantry", ship)
    assert f.movement_stage().legal("land") == set()
    assert f.refused("land 5,9 1 1") == "BS-SEA-03"
    f = loaded()
    f.units(2, "infantry", SHORE)
    f.units(2, "infantry", "6,5")
    assert f.movement_stage().legal("land") == set()
    assert f.refused("land 7,7 1 1") == "BS-SEA-03", "there is no ship"


@rule("BS-SEA-03", "BS-STACK-05")
def test_whoever_lands_among_own_units_reinforces_them() -> None:
    f = loaded()
    f.units(1, "infantry", SHORE)
    f.movement_stage().say("land 5,6 1 1", "step 5,5", "stop")
    assert f.s.reinforced[ids.GROUND] == 1 << f.x(SHORE)


@rule("BS-SEA-04")
def test_nobody_boards_and_lands_in_one_turn() -> None:
    f = port().say("march 5,5 1", "board 5,6 1")
    assert f.legal("land") == set()
    assert f.refused("land 5,6 1 1") == "BS-SEA-04"
    f = loaded()
    f.units(1, "transport", "6,6")
    f.movement_stage().say("land 5,6 1 1", "step 6,5")
    assert f.legal("board") == set()
    assert f.refused("board 6,6 1") == "BS-SEA-04"


@rule("BS-SEA-04")
def test_a_ship_may_sail_after_units_have_boarded_or_landed() -> None:
    f = port().say("march 5,5 1", "board 5,6 1", "march 5,6 1", "step 6,6", "stop")
    assert carried(f) == 1
    f = loaded().say("land 5,6 1 1", "step 5,5", "stop", "march 5,6 1", "step 6,6", "stop")
    assert f.count("6,6") == 1


@rule("BS-SEA-05")
def test_those_aboard_get_no_other_order() -> None:
    f = Fight("fx2")
    (ship,) = f.units(1, "transport", "5,9")
    f.aboard("caster", ship)
    assert f.movement_stage().legal() == {"end", "march 5,9 1"}


@rule("BS-SEA-05")
def test_cargo_sinks_with_the_ship() -> None:
    f = Fight("fx2")
    (ship,) = f.units(1, "transport", SHIP)
    units = f.aboard("infantry", ship, 3)
    f.units(2, "battleship", "6,6")
    f.attack_stage(2).dice(1).play("attack 6,6", "aim 5,6 1")
    assert not any(f.alive(unit) for unit in (ship, *units))


@rule("BS-SEA-07", "BS-SEA-01", "BS-SEA-02")
def test_ex_47_two_transports_in_a_hex() -> None:
    f = Fight("fx2")
    first, second = f.units(1, "transport", SHIP, 2)
    f.aboard("infantry", first, 5)
    f.aboard("infantry", second, 3)
    f.units(1, "infantry", SHORE, 2)
    f.movement_stage().say("march 5,5 2")
    assert f.legal("board") == {"board 5,6 2"}
    assert f.refused("board 5,6 1") == "BS-SEA-07"
    f.say("board 5,6 2", "march 5,6 1", "pick 1", "step 6,6", "stop")
    assert f.s.place[first] == f.x("6,6")
    assert f.s.cargo(first).bit_count() == 5
    f.s.remove_unit(second)
    assert carried(f) == 5


@rule("BS-SEA-07")
def test_a_group_lands_from_one_ship() -> None:
    f = Fight("fx2")
    first, second = f.units(1, "transport", SHIP, 2)
    f.aboard("infantry", first, 1)
    f.aboard("infantry", second, 2)
    f.movement_stage()
    assert f.legal("land") == {"land 5,6 1 1", "land 5,6 2 1", "land 5,6 2 2"}
    assert f.refused("land 5,6 1 2") == "BS-SEA-03"


@rule("BS-SEA-07")
def test_transports_that_are_alike_are_offered_once() -> None:
    f = Fight("fx2")
    f.units(1, "transport", SHIP, 2)
    f.units(1, "infantry", SHORE)
    f.movement_stage().say("march 5,5 1")
    assert f.legal("board") == {"board 5,6 1"}
    assert f.refused("board 5,6 2") == "BS-SEA-07"


@rule("BS-SEA-06", "BS-ATTACK-03", "BS-MAGIC-12")
def test_why_a_hidden_submarine_is_no_target() -> None:
    """BS-RULING-55: neither for an attack nor for a spell."""
    t = Fight("fx2", submarine_stealth="on", race_1="horde").learn(1, "death_coil")
    t.units(1, "destroyer", "3,6")
    t.units(1, "caster", "3,5")
    t.units(2, "submarine", "4,6")
    t.units(2, "destroyer", "3,7")
    t.attack_stage().say("attack 3,6")
    assert t.why("aim 4,6 1") == "submarine-unseen"
    t.attack_stage().say("cast 3,5 death_coil")
    assert t.why("at 4,6 1") == "submarine-unseen"
