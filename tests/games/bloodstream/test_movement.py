"""Movement orders: clauses BS-MOVE, and runes."""

import pytest

from tests.games.bloodstream.fights import EAST, EAST2, EAST3, HERE, NE, NW, SE, SW, TEAMS, WEST, Fight, alone, steps
from tests.games.bloodstream.table import Table
from wartable.engine.errors import ContentError
from wartable.engine.play import legal
from wartable.games.bloodstream import GAME, ids

rule = pytest.mark.rule

AROUND = (EAST, SE, SW, WEST, NW, NE)


def is_full(f: Fight, code: str, layer: int = ids.GROUND) -> int:
    """How many units of a stack have a Full Move marker."""
    return (f.s.stack_at(f.x(code), layer) & f.s.full).bit_count()


# Orders.


@rule("BS-MOVE-01")
def test_an_order_moves_some_units_of_a_hex_together() -> None:
    f = alone("infantry", count=3)
    assert f.legal("march") == {"march 4,5 1", "march 4,5 2", "march 4,5 3"}
    f.say("march 4,5 2", "step 5,5", "stop")
    assert (f.count(HERE), f.count(EAST)) == (1, 2)
    assert f.told("stepped") == 1


@rule("BS-MOVE-01")
def test_an_order_goes_to_a_neighbouring_hex_only() -> None:
    f = alone("infantry").say("march 4,5 1")
    assert steps(f) == set(AROUND)
    assert f.refused("step 6,5") == "BS-MOVE-01"
    assert f.refused("step 4,5") == "BS-MOVE-01"


@rule("BS-MOVE-01")
def test_a_unit_has_one_order_in_a_turn() -> None:
    f = alone("infantry", count=2).say("march 4,5 1", "step 5,5", "stop")
    assert f.legal("march") == {"march 4,5 1"}
    assert f.refused("march 5,5 1") == "BS-MOVE-01"
    assert f.refused("march 4,5 2") == "BS-MOVE-01", "there are not so many"
    assert f.refused("march 7,7 1") == "BS-MOVE-01", "nobody is there"


@rule("BS-MOVE-01")
def test_the_units_of_another_player_do_not_obey() -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    f.units(2, "infantry", EAST3)
    assert f.movement_stage().legal("march") == {"march 4,5 1"}
    assert f.refused("march 7,5 1") == "BS-MOVE-01"


@rule("BS-MOVE-01")
def test_layers_of_a_hex_have_orders_of_their_own() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 2)
    f.units(1, "scout_flyer", HERE)
    f.movement_stage()
    assert f.legal("march") == {"march 4,5 1", "march 4,5 2", "march 4,5 1 sky"}
    f.say("march 4,5 1 sky", "step 5,5", "stop")
    assert (f.count(HERE), f.count(EAST), f.count(EAST, ids.SKY)) == (2, 0, 1)


@rule("BS-MOVE-02", "BS-MOVE-03")
def test_ex_01_an_archer_goes_one_hex_or_two() -> None:
    f = alone("archer").say("march 4,5 1", "step 5,5")
    assert is_full(f, EAST) == 0
    f.say("step 6,5")
    assert is_full(f, EAST2) == 1
    assert f.legal() == {"stop"}
    assert f.refused("step 7,5") == "BS-MOVE-03"


@rule("BS-MOVE-02", "BS-MOVE-03")
def test_ex_02_an_ogre_goes_two_hexes_or_three() -> None:
    f = alone("cavalry", seat=2).say("march 4,5 1", "step 5,5", "step 6,5")
    assert is_full(f, EAST2) == 0
    f.say("step 7,5")
    assert is_full(f, EAST3) == 1
    assert f.legal() == {"stop"}


@rule("BS-MOVE-02", "BS-EFFECT-06")
def test_whoever_went_no_farther_than_the_speed_may_attack() -> None:
    for steps_made, may in ((1, True), (2, False)):
        f = Fight()
        f.units(1, "archer", HERE)
        f.units(2, "infantry", "7,5")
        f.movement_stage().say("march 4,5 1", *["step 5,5", "step 6,5"][:steps_made], "stop").attack_stage()
        assert bool(f.legal("attack")) is may


@rule("BS-MOVE-04")
def test_ex_19_a_catapult_moves_one_hex_or_attacks() -> None:
    f = alone("siege", seat=2).say("march 4,5 1", "step 5,5")
    assert is_full(f, EAST) == 1
    assert f.legal() == {"stop"}
    assert f.refused("step 6,5") == "BS-MOVE-04"


@rule("BS-MOVE-05")
def test_the_slowest_holds_the_group_and_everybody_tires_by_the_own_speed() -> None:
    f = Fight()
    fast, slow = f.units(1, "infantry", HERE, 2)
    f.effect(fast, "haste")
    f.movement_stage().say("march 4,5 2", "step 5,5", "step 6,5")
    assert f.legal() == {"stop"}, "three hexes are too far for one of them"
    assert f.s.full == 1 << slow


@rule("BS-MOVE-05")
def test_who_goes_is_asked_where_units_differ() -> None:
    f = Fight()
    _, hasted, _ = f.units(1, "infantry", HERE, 3)
    f.effect(hasted, "haste")
    f.movement_stage().say("march 4,5 1")
    assert f.legal() == {"pick 1", "pick 2"}
    f.say("pick 2", "step 5,5", "step 6,5")
    assert f.s.full == 0
    f.say("step 7,5", "stop")
    assert f.s.place[hasted] == f.x(EAST3)


@rule("BS-MOVE-05")
def test_who_goes_is_asked_one_by_one() -> None:
    f = Fight()
    units = f.units(1, "infantry", HERE, 4)
    f.effect(units[3], "haste")
    f.effect(units[2], "haste")
    f.movement_stage().say("march 4,5 2", "pick 1", "pick 2", "step 5,5", "stop")
    assert f.s.place[units[0]] == f.s.place[units[2]] == f.x(EAST)


@rule("BS-MOVE-06")
@pytest.mark.parametrize("owner", [2, 0])
def test_nobody_enters_a_hex_of_enemies(owner: int) -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    f.units(owner, "skeleton", EAST)
    f.movement_stage().say("march 4,5 1")
    assert steps(f) == {*AROUND} - {EAST}
    assert f.refused("step 5,5") == "BS-MOVE-06"


@rule("BS-MOVE-07", "BS-MOVE-08", "BS-MOVE-03")
def test_ex_21_through_own_archers() -> None:
    f = Fight()
    f.units(1, "archer", "3,2")
    f.units(1, "infantry", "2,2")
    f.movement_stage().say("march 2,2 1", "step 3,2")
    assert "stop" not in f.legal()
    assert f.refused("stop") == "BS-STACK-01"
    f.say("step 4,2", "stop")
    assert is_full(f, "4,2") == 1
    assert f.count("3,2") == 1


@rule("BS-MOVE-07", "BS-STACK-02")
def test_through_allies() -> None:
    f = Fight(TEAMS, seats="4")
    f.units(1, "infantry", HERE)
    f.units(3, "infantry", EAST)
    f.movement_stage().say("march 4,5 1", "step 5,5")
    assert f.refused("stop") == "BS-STACK-02"
    f.say("step 6,5", "stop")
    assert f.s.troops[0] == 1 << f.x(EAST2)
    assert f.s.troops[2] == 1 << f.x(EAST)


@rule("BS-MOVE-08")
def test_no_dead_ends() -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    f.units(1, "archer", EAST2)
    f.movement_stage().say("march 4,5 1", "step 5,5")
    assert steps(f) == {HERE, NE, SE, "5,6", "6,4"}, "it could not leave the archers any more"
    assert f.refused("step 6,5") == "BS-MOVE-08"


@rule("BS-MOVE-08")
def test_the_way_back_is_a_way_out() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 5)
    f.units(1, "archer", EAST)
    for code in ("6,5", "5,6", "6,4", SE, NE, SW, WEST, NW):
        f.building(1, "farm", code)
    f.movement_stage()
    assert f.legal("march") >= {"march 4,5 1", "march 4,5 5"}
    f.say("march 4,5 5", "step 5,5", "step 4,5", "stop")
    assert is_full(f, HERE) == 5


@rule("BS-MOVE-08")
def test_the_speed_that_is_left_counts() -> None:
    f = Fight()
    f.units(1, "siege", HERE)
    f.units(1, "archer", EAST)
    f.movement_stage().say("march 4,5 1")
    assert EAST not in steps(f), "one hex is all it has"


@rule("BS-MOVE-08", "BS-STACK-01")
def test_the_room_behind_counts_for_the_whole_group() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 3)
    f.units(1, "archer", EAST)
    f.units(1, "infantry", EAST2, 3)
    for code in ("5,6", "6,4", SE, NE, SW, WEST, NW):
        f.building(1, "farm", code)
    f.movement_stage()
    assert f.legal("march") >= {"march 4,5 1", "march 4,5 2"}
    f.say("march 4,5 2")
    assert steps(f) == {EAST}
    f.say("step 5,5")
    assert steps(f) == {HERE, EAST2}


@rule("BS-MOVE-07")
def test_a_table_may_forbid_to_pass_through_friends() -> None:
    f = Fight(pass_through_friends="off")
    f.units(1, "archer", EAST)
    f.units(1, "infantry", HERE)
    f.movement_stage().say("march 4,5 1")
    assert f.refused("step 5,5") == "BS-MOVE-08"


@rule("BS-MOVE-09")
def test_the_marker_means_nothing_to_the_unarmed() -> None:
    f = alone("scout_flyer").say("march 4,5 1 sky", "step 5,5", "step 6,5", "step 7,5", "step 8,5", "stop")
    assert is_full(f, "8,5", ids.SKY) == 1


@rule("BS-MOVE-10")
def test_moving_ends_stand_ground_for_those_who_move() -> None:
    f = Fight()
    f.stand(*f.units(1, "infantry", HERE, 3))
    f.movement_stage().say("march 4,5 1", "step 5,5", "stop")
    assert (f.standing(HERE), f.standing(EAST)) == (2, 0)


@rule("BS-MOVE-11")
def test_there_are_no_zones_of_control() -> None:
    f = Fight()
    f.units(1, "cavalry", HERE)
    for code in ("4,4", "5,4", "6,4"):
        f.units(2, "infantry", code)
    f.movement_stage().say("march 4,5 1", "step 5,5", "step 6,5", "step 7,5", "stop")
    assert f.count(EAST3) == 1


@rule("BS-MOVE-12")
def test_the_survivors_go_on() -> None:
    f = Fight()
    f.stand(*f.units(1, "infantry", HERE))
    f.units(2, "infantry", EAST2, 2)
    f.movement_stage(2).dice(1).play("march 6,5 2", "step 5,5", "attack 4,5", "aim 5,5 1", "with 1", "roll")
    assert f.asked() == (2, "Marching")
    f.say("step 6,5", "stop")
    assert f.count(EAST2) == 1


@rule("BS-MOVE-12")
def test_an_order_ends_with_its_last_unit() -> None:
    f = Fight()
    f.stand(*f.units(1, "infantry", HERE, 5))
    f.units(2, "infantry", EAST2)
    f.units(2, "infantry", "9,9")
    f.movement_stage(2).dice(1).play("march 6,5 1", "step 5,5", "attack 4,5", "aim 5,5 1", "with 5")
    assert f.asked() == (2, "Moving")
    assert (f.s.group, f.s.gone, f.s.watchers) == (0, 0, ())
    assert f.legal("march") == {"march 9,9 1"}


@rule("BS-MOVE-13")
def test_an_order_has_at_least_one_step() -> None:
    f = alone("cavalry").say("march 4,5 1")
    assert f.refused("stop") == "BS-MOVE-13"
    f.say("step 5,5")
    assert "stop" in f.legal()


@rule("BS-MOVE-13")
def test_whoever_is_shut_in_has_no_order() -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    for code in AROUND:
        f.building(1, "farm", code)
    assert f.movement_stage().legal("march") == set()
    assert f.refused("march 4,5 1") == "BS-MOVE-13"


@rule("BS-TURN-06")
def test_the_stage_may_be_ended_at_any_moment() -> None:
    assert "end" in alone("infantry").legal()
    assert alone("infantry").refused("roll") == "TABLE-03"


# Spells and repairs.


@rule("BS-MAGIC-07")
def test_whoever_tried_a_spell_has_no_extra_hex() -> None:
    f = Fight()
    (mage,) = f.units(1, "caster", HERE)
    f.s.tried = f.s.struck = 1 << mage
    f.movement_stage().say("march 4,5 1", "step 5,5")
    assert f.legal() == {"stop"}
    assert f.refused("step 6,5") == "BS-MAGIC-07"


@rule("BS-MAGIC-15")
def test_a_slowed_caster_moves_or_casts() -> None:
    f = Fight()
    (mage,) = f.units(1, "caster", HERE)
    f.effect(mage, "slow", 2)
    f.s.tried = f.s.struck = 1 << mage
    f.movement_stage()
    assert f.legal("march") == set()
    assert f.refused("march 4,5 1") == "BS-MAGIC-15"


@rule("BS-SPELL-SLOW-02", "BS-MOVE-04")
def test_a_slowed_unit_moves_one_hex() -> None:
    f = Fight()
    (unit,) = f.units(1, "infantry", HERE)
    f.effect(unit, "slow", 2)
    f.movement_stage().say("march 4,5 1", "step 5,5")
    assert f.legal() == {"stop"}
    assert is_full(f, EAST) == 1


@rule("BS-REPAIR-03")
def test_whoever_repaired_does_not_move() -> None:
    f = Fight()
    (worker,) = f.units(1, "worker", HERE)
    f.full(worker)
    assert f.movement_stage().legal("march", "stand") == set()
    assert f.refused("march 4,5 1") == "BS-REPAIR-03"


# Runes.


def rune(f: Fight, code: str, seat: int = 2) -> None:
    f.s.runes = (*f.s.runes, (f.x(code), seat - 1))


@rule("BS-SPELL-RUNE-03", "BS-SPELL-RUNE-01")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_rune_kills_one_of_the_first_group_of_any_owner(seat: int) -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 3)
    rune(f, EAST, seat)
    f.movement_stage().say("march 4,5 3", "step 5,5")
    assert f.count(EAST) == 2
    assert f.s.runes == ()
    assert f.asked() == (1, "Marching"), "the others go on"


@rule("BS-SPELL-RUNE-03")
def test_its_owner_chooses_who_dies_on_a_rune() -> None:
    f = Fight()
    one, hasted = f.units(1, "infantry", HERE, 2)
    f.effect(hasted, "haste")
    rune(f, EAST)
    f.movement_stage().say("march 4,5 2", "step 5,5")
    assert f.asked() == (1, "Victim")
    f.say("pick 2")
    assert f.alive(one)
    assert not f.alive(hasted)


@rule("BS-SPELL-RUNE-03", "BS-AIR-03")
def test_flyers_do_not_trigger_runes() -> None:
    f = Fight()
    f.units(1, "air_striker", HERE)
    rune(f, EAST)
    f.movement_stage().say("march 4,5 1 sky", "step 5,5")
    assert len(f.s.runes) == 1


@rule("BS-SPELL-RUNE-03", "BS-SPELL-INVISIBILITY-03")
def test_a_rune_finds_the_invisible() -> None:
    f = Fight()
    (unit,) = f.units(1, "infantry", HERE)
    f.units(1, "infantry", "9,9")
    f.effect(unit, "invisibility")
    rune(f, EAST)
    f.movement_stage().say("march 4,5 1", "step 5,5")
    assert not f.alive(unit)
    assert f.asked() == (1, "Moving")


@rule("BS-SPELL-UNHOLY-01")
def test_unholy_armor_outlasts_a_rune() -> None:
    f = Fight()
    (unit,) = f.units(1, "infantry", HERE)
    f.effect(unit, "unholy_armor")
    rune(f, EAST)
    f.movement_stage().say("march 4,5 1", "step 5,5")
    assert f.alive(unit)
    assert f.s.runes == ()


@rule("BS-SPELL-RUNE-03", "BS-STAND-11")
def test_ex_38_a_rune_and_two_grunts() -> None:
    f = Fight()
    f.units(1, "infantry", EAST2, 3)
    f.stand(*f.units(2, "infantry", HERE, 2))
    rune(f, EAST)
    f.movement_stage().say("march 6,5 3", "step 5,5")
    assert f.count(EAST) == 2
    assert f.asked() == (2, "Interrupt")
    f.dice(6, 6).play("attack 4,5", "aim 5,5 1", "with 1", "aim 5,5 2")
    assert f.needs() == [2, 2]


# Positions.


def on_the_way() -> Table:
    """Two Footmen in the middle of an order, noticed by a Grunt; whoever reads it needs a scenario of the box."""
    t = Table("s1")
    t.units(1, "infantry", "6,3", 2)
    t.stand(*t.units(2, "infantry", "4,3"))
    return t.movement_stage().play("march 6,3 2", "step 5,3")


@rule("BS-MOVE-12", "BS-STAND-09")
def test_an_order_reads_back_in_the_middle() -> None:
    t = on_the_way()
    assert t.asked() == (2, "Interrupt")
    for texts in ((), ("pass",)):
        t.play(*texts)
        read = GAME.decode(GAME.encode(t.s))
        assert GAME.pack(read) == GAME.pack(t.s)
        assert [action.text for action in legal(read)] == [action.text for action in legal(t.s)]


@rule("BS-MOVE-01")
@pytest.mark.parametrize("shelf", ["group", "watchers"])
def test_an_order_that_cannot_be_is_not_read(shelf: str) -> None:
    t = on_the_way()
    if shelf == "group":
        t.play("pass")
        t.s.group = 0
    else:
        t.s.watchers = (9,)
    with pytest.raises(ContentError):
        GAME.decode(GAME.encode(t.s))
