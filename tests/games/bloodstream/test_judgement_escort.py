"""What greedy players do about captives: lead their own home under guard, and head off those of the enemy."""

from __future__ import annotations

from tests.games.bloodstream.table import Table
from tests.games.bloodstream.test_judgement_campaign import turn
from wartable.games.bloodstream import GAME
from wartable.toolbox.masks import members


def prison() -> Table:
    """The board of the Captives with both barracks; captives that nobody has freed keep both players in the game."""
    table = Table("s4")
    table.building(1, "barracks", "1,2")
    table.building(2, "barracks", "9,9")
    return table


def far(table: Table, code: str, unit: int) -> int:
    return table.s.world.hexes.far[table.x(code)][table.s.place[unit]]


def test_freed_captives_walk_home() -> None:
    table = prison()
    freed = table.units(1, "worker", "8,1", 3)
    table.free(*freed)
    table.units(2, "worker", "-4,10", 3, captive=True)
    table.movement_stage()
    before = far(table, "1,1", freed[0])
    turn(table)
    assert all(far(table, "1,1", unit) == before - 2 for unit in freed)


def test_captives_keep_out_of_the_enemys_reach() -> None:
    table = prison()
    freed = table.units(1, "worker", "6,0", 3)
    table.free(*freed)
    table.units(2, "archer", "2,1", 5)
    table.units(2, "worker", "-4,10", 3, captive=True)
    table.movement_stage()
    danger = GAME.adviser.chart(table.s, 0).danger(0, 0)
    turn(table)
    assert all(danger[table.s.place[unit]] == 0.0 for unit in freed)


def test_somebody_stays_with_the_captives() -> None:
    table = prison()
    table.free(*table.units(1, "worker", "10,2", 3))
    guards = table.units(1, "infantry", "11,3", 5)
    table.units(2, "infantry", "8,9", 3)
    table.units(2, "worker", "-4,10", 3, captive=True)
    table.movement_stage()
    turn(table)
    convoy = [table.s.place[unit] for unit in members(table.s.freed & table.s.units[0])]
    assert min(far(table, table.s.world.codes[hex], guards[0]) for hex in convoy) <= 2


def test_the_enemys_captives_are_headed_off() -> None:
    """Not where they are, but where they are going."""
    table = prison()
    table.free(*table.units(2, "worker", "2,10", 3))
    table.units(1, "worker", "14,1", 3, captive=True)
    chart = GAME.adviser.chart(table.s, 0)
    assert chart.hunted >> table.x("2,10") & 1
    ahead = [hex for hex in members(chart.hunted) if hex != table.x("2,10")]
    goal = table.x("9,10")
    near = table.s.world.hexes.far[goal]
    assert len(ahead) > 3
    assert all(near[hex] < near[table.x("2,10")] for hex in ahead)


def test_who_is_in_the_way_of_captives_is_sought() -> None:
    table = prison()
    table.units(2, "infantry", "5,1", 3)
    table.units(2, "worker", "-4,10", 3, captive=True)
    captives = table.units(1, "worker", "14,1", 3, captive=True)
    assert not GAME.adviser.chart(table.s, 0).hunted
    table.free(*captives)
    assert GAME.adviser.chart(table.s, 0).hunted >> table.x("5,1") & 1


def test_an_enemys_freed_captive_is_a_prize() -> None:
    table = prison()
    table.free(*table.units(2, "worker", "5,4", 3))
    table.units(2, "archer", "3,5", 3)
    table.units(1, "archer", "4,4", 3)
    table.units(1, "worker", "14,1", 3, captive=True)
    table.attack_stage()
    said = turn(table)
    aims = [text for text in said if text.startswith("aim")]
    assert aims
    assert all(text.split()[1] == "5,4" for text in aims)


def test_delivering_is_worth_more_than_being_nearly_there() -> None:
    near, done = prison(), prison()
    for table, count in ((near, 3), (done, 2)):
        table.free(*table.units(1, "worker", "2,1", count))
        table.units(2, "worker", "-4,10", 3, captive=True)
    done.s.delivered = (1, 0, 0, 0)
    assert GAME.score(done.s, 0) > GAME.score(near.s, 0)


def test_captives_do_not_split_up_to_have_more_of_their_guards() -> None:
    together, apart = prison(), prison()
    for table, hexes in ((together, ("7,2",)), (apart, ("7,2", "8,1", "8,2"))):
        for hex in hexes:
            table.free(*table.units(1, "worker", hex, 3 // len(hexes)))
        table.units(1, "infantry", "7,1", 5)
        table.units(2, "worker", "-4,10", 3, captive=True)
        table.movement_stage()
    assert GAME.score(together.s, 0) > GAME.score(apart.s, 0)


def test_captives_go_on_where_their_guards_stay_behind() -> None:
    table = prison()
    freed = table.units(1, "worker", "10,1", 3)
    table.free(*freed)
    table.units(1, "infantry", "11,1", 5)
    table.units(2, "infantry", "12,1", 5)
    table.units(2, "worker", "-4,10", 3, captive=True)
    table.movement_stage()
    before = far(table, "1,1", freed[0])
    turn(table)
    assert all(far(table, "1,1", unit) == before - 2 for unit in freed)


def test_the_way_of_ones_own_captives_is_cleared_before_others_are_hunted() -> None:
    table = prison()
    table.free(*table.units(1, "worker", "10,2", 3))
    table.free(*table.units(2, "worker", "2,10", 3))
    assert GAME.adviser.chart(table.s, 0).hunted >> table.x("2,10") & 1
    table.units(2, "archer", "5,1", 3)
    hunted = GAME.adviser.chart(table.s, 0).hunted
    assert hunted >> table.x("5,1") & 1
    assert not hunted >> table.x("2,10") & 1


def test_captives_do_not_walk_into_death_for_a_step() -> None:
    table = prison()
    freed = table.units(1, "worker", "7,1", 3)
    table.free(*freed)
    table.units(1, "infantry", "8,1", 5)
    table.units(2, "archer", "3,2", 5)
    table.units(2, "worker", "-4,10", 3, captive=True)
    table.round(15)
    table.movement_stage()
    danger = GAME.adviser.chart(table.s, 0).danger(0, 0)
    turn(table)
    assert all(danger[table.s.place[unit]] == 0.0 for unit in freed if table.alive(unit))
