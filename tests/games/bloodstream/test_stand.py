"""Stand Ground: taking it, and who notices whom (BS-STAND); how it strikes is in `test_interrupts.py`."""

import pytest

from tests.games.bloodstream.fights import EAST, EAST2, EAST3, HERE, NE, SE, WEST, WEST2, Fight
from wartable.games.bloodstream import ids

rule = pytest.mark.rule


def waiting(kind: str = "infantry", mover: str = "infantry", start: str = EAST2, **options: str) -> Fight:
    """A unit of seat 1 stands ground; a unit of seat 2 begins to move."""
    f = Fight(**options)
    f.stand(*f.units(1, kind, HERE))
    f.units(2, mover, start)
    sky = " sky" if mover in ("scout_flyer", "air_striker") else ""
    return f.movement_stage(2).say(f"march {start} 1{sky}")


# The order.


@rule("BS-STAND-01", "BS-STAND-12")
def test_stand_ground_instead_of_moving() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 3)
    f.movement_stage()
    assert f.legal("stand") == {"stand 4,5 1", "stand 4,5 2", "stand 4,5 3"}
    f.say("stand 4,5 2")
    assert f.standing(HERE) == 2
    assert f.legal("stand", "march") == {"stand 4,5 1", "march 4,5 1"}
    assert f.refused("stand 4,5 2") == "BS-STAND-12"
    assert f.refused("march 4,5 2") == "BS-STAND-12"
    assert f.refused("stand 4,5 4") == "BS-STAND-01", "there are not so many"
    assert f.refused("stand 9,9 1") == "BS-STAND-01"


@rule("BS-STAND-01")
def test_whoever_has_moved_takes_it_only_instead_of_attacking() -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    f.movement_stage().say("march 4,5 1", "step 5,5", "stop")
    assert f.legal("stand") == set()
    assert f.refused("stand 5,5 1") == "BS-STAND-01"
    f.attack_stage()
    assert f.legal("stand") == {"stand 5,5 1"}


@rule("BS-STAND-01", "BS-EFFECT-09")
def test_after_a_full_move_nobody_takes_it() -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    f.movement_stage().say("march 4,5 1", "step 5,5", "step 6,5", "stop").attack_stage()
    assert f.legal("stand") == set()
    assert f.refused("stand 6,5 1") == "BS-EFFECT-09"


@rule("BS-STAND-01")
def test_after_an_attack_nobody_takes_it() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 2)
    f.units(2, "scout_flyer", EAST)
    f.units(2, "worker", SE)
    f.attack_stage().dice(6, 6).play("attack 4,5", "aim 4,6 1", "with 1", "roll")
    assert f.legal("stand") == set()
    assert f.refused("stand 4,5 1") == "BS-STAND-01"


@rule("BS-STAND-12")
def test_in_the_attack_stage_it_takes_the_place_of_the_attack() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 2)
    f.units(2, "worker", EAST)
    f.attack_stage().say("stand 4,5 1")
    assert f.legal("stand", "attack") == {"stand 4,5 1", "attack 4,5"}
    f.say("stand 4,5 1")
    assert f.legal() == {"end"}
    assert f.standing(HERE) == 2


@rule("BS-STAND-02", "BS-STAND-12")
def test_it_lasts_over_turns() -> None:
    f = Fight()
    f.stand(*f.units(1, "infantry", HERE))
    f.s.clear_markers()
    f.movement_stage()
    assert f.standing(HERE) == 1
    assert f.legal("stand") == set()
    assert f.refused("stand 4,5 1") == "BS-STAND-12"


@rule("BS-STAND-10")
@pytest.mark.parametrize("kind", ["scout_flyer", "transport", "tanker"])
def test_the_unarmed_take_no_stand(kind: str) -> None:
    f = Fight("fx2")
    f.units(1, kind, "5,7")
    f.movement_stage()
    assert f.legal("stand") == set()
    assert f.refused("stand 5,7 1" + (" sky" if kind == "scout_flyer" else "")) == "BS-STAND-10"


@rule("BS-STAND-12")
def test_who_takes_it_is_asked_where_units_differ() -> None:
    f = Fight()
    one, _, hasted = f.units(1, "infantry", HERE, 3)
    f.effect(hasted, "haste")
    f.movement_stage().say("stand 4,5 2", "pick 2")
    assert f.asked() == (1, "Moving"), "the two others are alike"
    assert f.s.standing == f.s.ordered == 1 << one | 1 << hasted


@rule("BS-STAND-12")
def test_captives_take_no_stand() -> None:
    f = Fight()
    for unit in f.units(1, "infantry", HERE):
        f.s.captive |= 1 << unit
    assert f.movement_stage().legal() == {"end"}
    assert f.refused("stand 4,5 1") == "BS-NEUTRAL-04"


# Noticing.


@rule("BS-STAND-03")
def test_it_strikes_first() -> None:
    f = waiting().say("step 5,5")
    assert f.asked() == (1, "Interrupt")
    assert f.legal() == {"pass", "attack 4,5"}


@rule("BS-STAND-03")
def test_without_the_order_nobody_interrupts() -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    f.units(2, "infantry", EAST2)
    f.movement_stage(2).say("march 6,5 1", "step 5,5")
    assert f.asked() == (2, "Marching")


@rule("BS-STAND-04")
def test_a_step_inside_the_range_is_no_appearance() -> None:
    f = waiting("archer", "cavalry", EAST3).say("step 6,5", "pass", "step 5,5")
    assert f.asked() == (2, "Marching")


@rule("BS-STAND-04")
def test_whoever_was_there_before_does_not_appear() -> None:
    f = waiting(start=EAST).say("step 5,4")
    assert f.asked() == (2, "Marching"), "from one neighbour to another"


@rule("BS-STAND-05")
def test_passed_it_comes_back_when_the_group_appears_again() -> None:
    f = waiting("infantry", "cavalry").say("step 5,5", "pass", "step 6,5")
    assert f.asked() == (2, "Marching")
    f.say("step 5,5")
    assert f.asked() == (1, "Interrupt")


@rule("BS-STAND-07")
def test_it_strikes_once_in_a_turn() -> None:
    f = waiting("infantry", "cavalry").dice(6).play("step 5,5", "attack 4,5", "step 6,5", "step 5,5")
    assert f.asked() == (2, "Moving"), "nobody was asked, and the speed is used up"


@rule("BS-STAND-09")
def test_players_in_seat_order_after_the_active_one() -> None:
    f = Fight(seats="3")
    f.stand(*f.units(1, "infantry", HERE))
    f.stand(*f.units(3, "infantry", EAST2))
    f.units(2, "infantry", "5,7")
    f.units(2, "infantry", "9,9")
    f.movement_stage(2).say("march 5,7 1", "step 5,6")
    assert f.asked() == (3, "Interrupt"), "seat 3 comes after seat 2"
    f.say("pass")
    assert f.asked() == (2, "Marching"), "seat 1 is too far"
    f.say("step 5,5")
    assert f.asked() == (1, "Interrupt"), "seat 3 has seen them come already"
    f.say("attack 4,5", "aim 5,5 1")


@rule("BS-STAND-09")
def test_a_player_chooses_the_order_and_the_rest_lapses() -> None:
    f = Fight()
    f.stand(*f.units(1, "infantry", HERE), *f.units(1, "archer", NE), *f.units(1, "infantry", "7,7"))
    f.units(2, "infantry", EAST3)
    f.units(2, "infantry", "9,9")
    f.movement_stage(2).say("march 7,5 1", "step 6,5")
    assert f.legal() == {"pass", "attack 5,4"}
    f.dice(6).play("attack 5,4")
    f.say("step 5,5")
    assert f.legal() == {"pass", "attack 4,5"}, "the archers are marked"
    f.dice(1).play("attack 4,5")
    assert f.count(EAST) == 0
    assert f.asked() == (2, "Moving")


@rule("BS-STAND-09")
def test_several_stacks_of_one_player() -> None:
    f = Fight()
    f.stand(*f.units(1, "infantry", HERE), *f.units(1, "infantry", "6,4"))
    f.units(2, "infantry", "5,7", 2)
    f.movement_stage(2).say("march 5,7 2", "step 5,6", "step 5,5")
    assert f.legal() == {"pass", "attack 4,5", "attack 6,4"}
    f.dice(6).play("attack 6,4", "aim 5,5 1", "with 1")
    assert f.legal() == {"pass", "attack 4,5"}
    assert f.refused("attack 6,4") == "BS-STAND-07"
    assert f.refused("attack 5,5") == "BS-STAND-06"
    f.say("pass")
    assert f.asked()[0] == 2


@rule("BS-STAND-09", "BS-NEUTRAL-02")
def test_neutral_stacks_come_last_by_row() -> None:
    f = Fight()
    f.units(0, "skeleton", SE)
    f.units(0, "skeleton", "6,4")
    f.stand(*f.units(1, "infantry", HERE))
    f.units(2, "siege", EAST2)
    f.units(2, "infantry", "9,9")
    f.movement_stage(2).dice(6, 6).say("march 6,5 1", "step 5,5")
    assert f.asked() == (1, "Interrupt")
    f.say("pass")
    assert f.spent() is False, "the one at 6,4 has seen it before"
    assert [event.facts["hex"] for event in f.log.events if event.kind == "interrupt"] == [f.x(SE)]


@rule("BS-STAND-10")
@pytest.mark.parametrize(
    ("kind", "mover", "sees"),
    [
        ("infantry", "scout_flyer", False),
        ("archer", "scout_flyer", True),
        ("siege", "air_striker", False),
        ("caster", "air_striker", True),
    ],
)
def test_only_whom_it_can_attack(kind: str, mover: str, sees: bool) -> None:
    f = waiting(kind, mover, "8,5").say("step 7,5", "step 6,5")
    if not sees or kind == "caster":
        f.say("step 5,5")
    assert (f.asked() == (1, "Interrupt")) is sees


@rule("BS-STAND-11", "BS-SPELL-INVISIBILITY-04")
def test_the_invisible_are_not_noticed() -> None:
    f = Fight()
    f.stand(*f.units(1, "infantry", HERE))
    units = f.units(2, "infantry", EAST2, 2)
    f.effect(units[0], "invisibility", 2)
    f.movement_stage(2).say("march 6,5 1", "pick 1", "step 5,5")
    assert f.asked() == (2, "Marching")
    f.say("stop", "march 6,5 1", "step 5,5")
    assert f.asked() == (1, "Interrupt")
    assert f.say("attack 4,5").legal("aim") == {"aim 5,5 2"}


@rule("BS-STAND-04")
def test_boarding_and_freeing_are_no_appearance() -> None:
    f = Fight("fx2")
    f.stand(*f.units(2, "destroyer", "5,8"))
    f.units(1, "transport", "5,6")
    f.units(1, "infantry", "6,4")
    f.movement_stage().say("march 6,4 1", "step 5,5", "board 5,6 1")
    assert f.asked() == (1, "Moving")


@rule("BS-STAND-04", "BS-SEA-03")
def test_landing_is_an_appearance_wherever_the_ship_was() -> None:
    f = Fight("fx2")
    f.stand(*f.units(2, "archer", "6,4"))
    (ship,) = f.units(1, "transport", "5,6")
    f.aboard("infantry", ship)
    f.movement_stage().say("land 5,6 1 1", "step 5,5")
    assert f.asked() == (2, "Interrupt")


@rule("BS-TOWER-04", "BS-STAND-04", "BS-STAND-05")
def test_ex_14_a_tower_and_a_peon() -> None:
    f = Fight()
    f.building(1, "guard_tower", HERE)
    f.units(2, "worker", EAST3)
    f.movement_stage(2).say("march 7,5 1", "step 6,5")
    assert f.asked() == (1, "Interrupt")
    assert f.legal() == {"pass", "attack 4,5"}
    f.say("pass", "step 5,5")
    assert f.asked() == (2, "Marching")
    f = Fight()
    f.building(1, "guard_tower", HERE)
    f.units(2, "worker", EAST3)
    f.units(2, "worker", "9,9")
    f.movement_stage(2).say("march 7,5 1", "step 6,5").dice(5).play("attack 4,5")
    assert f.needs() == [5]
    assert f.count(EAST2) == 0


@rule("BS-TOWER-04")
def test_a_table_may_keep_towers_still() -> None:
    f = Fight(tower_interrupt="off")
    f.building(1, "guard_tower", HERE)
    f.units(2, "worker", EAST3)
    f.movement_stage(2).say("march 7,5 1", "step 6,5")
    assert f.asked() == (2, "Marching")


@rule("BS-TOWER-04")
@pytest.mark.parametrize(("kind", "site"), [("scout_tower", False), ("guard_tower", True), ("farm", False)])
def test_only_finished_towers_watch(kind: str, site: bool) -> None:
    f = Fight()
    f.building(1, kind, HERE, site=site)
    f.units(2, "worker", EAST3)
    f.movement_stage(2).say("march 7,5 1", "step 6,5")
    assert f.asked() == (2, "Marching")


@rule("BS-STAND-03")
def test_the_question_may_be_let_go_by() -> None:
    f = waiting().say("step 5,5")
    choice = f.s.stack[-1]
    assert choice.passing(f.s) is f.s.world.pass_  # type: ignore[attr-defined]
    assert choice.interrupts(f.s)  # type: ignore[attr-defined]
    assert f.refused("roll") == "TABLE-03"
    assert f.refused("attack 9,9") == "BS-STAND-06"


@rule("BS-STAND-03")
def test_units_of_both_layers_watch() -> None:
    f = Fight()
    f.stand(*f.units(1, "infantry", HERE), *f.units(1, "air_striker", HERE))
    f.units(2, "infantry", EAST2)
    f.movement_stage(2).say("march 6,5 1", "step 5,5")
    assert f.legal() == {"pass", "attack 4,5"}, "the rider has seen it before"
    f = Fight()
    f.stand(*f.units(1, "air_striker", HERE))
    f.units(2, "infantry", EAST3)
    f.movement_stage(2).say("march 7,5 1", "step 6,5")
    assert f.legal() == {"pass", "attack 4,5 sky"}
    assert f.s.watchers == (f.x(HERE) * 2 + ids.SKY,)
    assert f.count(WEST) + f.count(WEST2) == 0
