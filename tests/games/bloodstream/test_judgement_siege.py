"""What greedy armies do when the enemy's army is gone: they raze what is left, and lose no turn."""

from __future__ import annotations

import pytest

from tests.games.bloodstream.table import EAST, HERE, Table
from tests.games.bloodstream.test_judgement_campaign import turn
from wartable.engine.play import apply, legal
from wartable.games.bloodstream import GAME, ids


def test_who_has_no_enemy_left_but_buildings_strikes_before_he_ends_his_turn() -> None:
    """The enemy's turn passes at once, so the next turn promises the same blow, and what has been gathered besides."""
    table = Table("s8")
    table.building(1, "hall", "2,3")
    table.units(1, "worker", "0,3", 5)
    table.units(1, "infantry", HERE, 5)
    table.building(2, "barracks", EAST)
    table.attack_stage()
    assert f"attack {HERE}" in turn(table)
    assert table.events("strike")


@pytest.mark.parametrize("number", [39, 40])
@pytest.mark.parametrize("workers", [0, 1])
def test_whoever_is_sure_to_be_ahead_in_the_last_count_still_strikes(number: int, workers: int) -> None:
    """The end of his turn is the end of the game, and a victory; what he may raze before makes it no smaller.

    Nor does he lead by more when the last round has begun, or he would end his turn in the one before at once.
    """
    table = Table("s8").round(number)
    table.building(1, "barracks", EAST)
    table.building(1, "barracks", "2,3")
    table.units(1, "worker", "0,3", workers)
    table.building(2, "castle", "8,8")
    table.units(2, "infantry", HERE, 5)
    table.attack_stage(2)
    assert f"attack {HERE}" in turn(table)
    assert table.events("strike")


def test_a_victory_before_the_last_count_is_worth_more() -> None:
    table = Table("s8").round(40)
    table.building(1, "farm", EAST)
    table.building(2, "castle", "8,8")
    table.units(2, "infantry", HERE, 5)
    table.attack_stage(2)
    counted = GAME.copy(table.s)
    apply(counted, next(action for action in legal(counted) if action.text == "end"))
    table.dice(1).play(f"attack {HERE}", "with 5")
    assert counted.over
    assert table.s.over
    assert 0 < GAME.score(counted, 1) < GAME.score(table.s, 1)


def test_the_end_of_a_turn_promises_nothing_anew() -> None:
    table = Table("s8")
    table.units(1, "infantry", HERE, 5)
    table.building(2, "barracks", EAST)
    table.movement_stage()
    before = GAME.score(table.s, 0)
    table.attack_stage()
    assert GAME.score(table.s, 0) > before


def test_stacks_join_one_attack_rather_than_try_their_luck_one_after_the_other() -> None:
    """Three archers alone hit one time in six; behind a rider's strong arm each of them adds as much."""
    table = Table("s8")
    table.building(1, "hall", "8,8")
    table.learn(1, "sword1", "sword2", "bow1")
    table.units(1, "archer", "2,3", 3)
    table.units(1, "infantry", "3,2", 2)
    table.units(1, "cavalry", "3,1")
    table.building(2, "stables", "2,2")
    table.units(2, "worker", "0,0")
    table.attack_stage()
    turn(table)
    assert table.events("strike")[0].facts["count"] == 6


def test_casters_leave_the_hexes_beside_a_castle_to_others() -> None:
    table = Table("s7")
    table.building(1, "castle", "1,1")
    table.building(2, "castle", "9,10")
    table.units(1, "caster", "8,9", 3)
    table.units(2, "infantry", "0,9")
    table.movement_stage()
    campaign = GAME.adviser.judgement(table.s, 0).campaign

    def drawn(kind: int, code: str) -> float:
        return campaign.drawn(kind, table.x(code), ids.LAND, 1, 1.0)

    assert drawn(ids.CASTER, "8,9") > drawn(ids.CASTER, "9,9")
    assert drawn(ids.INFANTRY, "8,9") < drawn(ids.INFANTRY, "9,9")


def test_where_a_castle_decides_the_game_other_buildings_are_no_matter() -> None:
    table = Table("s7")
    table.building(1, "castle", "1,1")
    table.building(2, "castle", "9,10")
    table.building(2, "barracks", "9,9")
    table.units(2, "infantry", "0,9")
    table.movement_stage()
    prizes = GAME.adviser.chart(table.s, 0).prizes
    assert prizes[table.x("9,10")][1] > 20 * prizes[table.x("9,9")][1]


def test_a_much_stronger_army_does_not_wait_for_those_behind() -> None:
    """They would find the narrow places of the way full of those who wait for them."""

    def goes_on(foes: int) -> bool:
        table = Table("s8")
        table.building(1, "hall", "2,3")
        table.building(2, "hall", "8,8")
        table.units(1, "archer", "4,5", 2)
        table.units(1, "infantry", "0,5", 5)
        table.units(1, "infantry", "-1,5", 5)
        table.units(2, "infantry", "9,7", min(5, foes))
        table.units(2, "infantry", "9,8", max(1, foes - 5))
        table.movement_stage()
        campaign = GAME.adviser.judgement(table.s, 0).campaign
        here, ahead = (campaign.drawn(ids.ARCHER, table.x(code), ids.LAND, 2, 1.0) for code in ("4,5", "5,5"))
        return ahead > here

    assert goes_on(5)
    assert not goes_on(10)


def test_who_would_spoil_this_turns_attack_still_makes_the_next_ones_better() -> None:
    """Only one of a stack that was joined may attack in that turn; there is no other room beside the castle."""
    table = Table("s7")
    table.building(1, "castle", "1,1")
    table.building(1, "church", "-1,2")
    table.building(1, "mage_tower", "2,0")
    table.building(1, "barracks", "1,2")
    table.building(2, "castle", "9,10")
    table.units(2, "infantry", "2,1", 2)
    table.units(2, "infantry", "2,2")
    table.units(2, "cavalry", "0,2")
    table.units(2, "siege", "3,2")
    table.units(1, "infantry", "10,9", 5)
    table.movement_stage(2)
    turn(table)
    assert table.count("2,1") == 3


def hunt(*workers: str) -> Table:
    """An army and those that are left of the enemy; at 0,0 the woods are so deep that nobody can stand beside it."""
    table = Table("s8")
    table.building(2, "hall", "8,8")
    for code in workers:
        table.units(1, "worker", code)
    table.units(2, "cavalry", "5,1", 5)
    table.units(2, "archer", "5,2", 2)
    table.movement_stage(2)
    return table


def test_those_who_cannot_reach_who_hides_make_room_for_those_who_shoot() -> None:
    table = hunt("0,0")
    chart = GAME.adviser.chart(table.s, 1)
    campaign = GAME.adviser.judgement(table.s, 1).campaign
    assert chart.out_of_reach

    def drawn(kind: int, code: str, range_: int) -> float:
        return campaign.drawn(kind, table.x(code), ids.LAND, range_, 1.0)

    # All the way out, or those behind would find no way in.
    assert drawn(ids.CAVALRY, "2,1", 1) < drawn(ids.CAVALRY, "3,1", 1) < drawn(ids.CAVALRY, "4,1", 1)
    assert drawn(ids.ARCHER, "2,1", 2) > drawn(ids.ARCHER, "5,1", 2)


def test_those_who_shoot_stay_with_who_hides_while_others_hunt_elsewhere() -> None:
    """An army that runs after the one who can be caught comes back too late for the other."""
    table = hunt("0,0", "10,0")
    chart = GAME.adviser.chart(table.s, 1)
    assert chart.hidden == 1 << table.x("0,0")
    near, far = table.x("2,1"), table.x("8,1")
    assert chart.steps(ids.LAND, near, 2) < chart.steps(ids.LAND, near, 1)
    assert chart.steps(ids.LAND, far, 1) < chart.steps(ids.LAND, near, 1)


def test_an_archer_is_wanted_where_somebody_hides() -> None:
    def gain(where: str) -> float:
        table = hunt(where)
        before = GAME.score(table.s, 1)
        table.units(2, "archer", "8,9")
        return GAME.score(table.s, 1) - before

    assert gain("0,0") > gain("2,1") + 3.0


def test_archers_look_for_who_hides_once_the_field_is_won() -> None:
    """They stayed with the buildings until the last of those had fallen, and then it was too late."""

    def ahead(*riders: str) -> bool:
        table = hunt("0,0")
        table.building(1, "barracks", "9,3")
        for code in riders:
            table.units(1, "cavalry", code, 3)
        campaign = GAME.adviser.judgement(table.s, 1).campaign
        near, far = [campaign.drawn(ids.ARCHER, table.x(code), ids.LAND, 2, 1.0) for code in ("3,1", "7,2")]
        return near > far

    assert ahead()
    assert not ahead("9,1")


def test_room_is_left_for_those_who_shoot() -> None:
    """Fifty units, none of which could reach the last worker in the woods."""

    def gain(kind: str, archers: int) -> float:
        table = Table("s8")
        table.building(1, "hall", "2,3")
        barracks = table.building(2, "barracks", "8,8")
        table.building(2, "hall", "9,8")
        table.units(2, "archer", "6,6", archers)
        places = [f"{q},{r}" for r in (2, 4, 5, 7, 8) for q in (3, 5)]
        for number in range(47 - archers):
            table.units(2, "cavalry", places[number // 5])
        table.orders(2)
        before = GAME.score(table.s, 1)
        table.job(barracks, "train", kind)
        return GAME.score(table.s, 1) - before

    assert gain("cavalry", 0) < gain("archer", 0)
    assert gain("cavalry", 3) > gain("archer", 3)


def test_archers_are_wanted_against_those_who_fly() -> None:
    """Three dragons kept an army of riders, who cannot strike them, from a castle for ten rounds."""

    def gain(enemy: str) -> float:
        table = Table("s8")
        table.building(1, "hall", "2,3")
        table.building(2, "hall", "8,8")
        table.units(1, enemy, "2,5", 2)
        table.units(2, "cavalry", "5,5", 2)
        table.movement_stage(2)
        before = GAME.score(table.s, 1)
        table.units(2, "archer", "9,9")
        return GAME.score(table.s, 1) - before

    assert gain("air_striker") > gain("infantry") + 3.0
