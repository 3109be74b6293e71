"""What greedy armies do: gather, march, fight together, besiege; each of these was a folly once."""

from __future__ import annotations

from tests.games.bloodstream.table import EAST, HERE, WEST, Table
from wartable.bots.greedy import GreedyBot
from wartable.engine.play import acting, apply, legal
from wartable.games.bloodstream import GAME


def turn(table: Table) -> list[str]:
    """What a greedy bot says in the rest of its turn."""
    s = table.s
    bot = GreedyBot(GAME, 2)
    now, seat = s.turn, acting(s)
    said: list[str] = []
    while legal(s) and s.turn == now and len(said) < 80:
        action = bot.choose(s, acting(s))
        if acting(s) == seat:
            said.append(action.text)
        apply(s, action)
    return said


def test_stacks_that_can_do_nothing_alone_attack_a_building_together() -> None:
    table = Table()
    table.units(1, "infantry", HERE, 3)
    table.units(1, "infantry", "6,5", 3)
    table.building(2, "barracks", EAST)
    table.units(2, "worker", "8,8")
    table.attack_stage()
    said = turn(table)
    assert f"attack {HERE}" in said
    assert "attack 6,5" in said
    assert table.events("strike")


def test_all_of_a_stack_join_in_against_a_building() -> None:
    table = Table()
    table.units(1, "archer", WEST, 3)
    table.units(1, "cavalry", "5,4", 2)
    table.building(2, "castle", EAST)
    table.units(2, "worker", "8,8")
    table.attack_stage()
    turn(table)
    # 4 + 4 helpers - 5
    assert [event.facts["need"] for event in table.events("strike")] == [3]


def test_a_stack_attacks_its_like_beside_it() -> None:
    table = Table()
    table.building(1, "barracks", "1,5")
    table.building(2, "barracks", "9,4")
    table.units(1, "infantry", HERE, 4)
    table.units(2, "infantry", EAST, 4)
    table.attack_stage()
    assert f"attack {HERE}" in turn(table)


def test_a_stronger_army_marches() -> None:
    table = Table()
    table.building(1, "barracks", "0,4")
    table.building(2, "barracks", "9,4")
    table.units(1, "infantry", "1,4", 5)
    table.units(2, "infantry", "8,4", 2)
    table.movement_stage()
    turn(table)
    assert table.count("3,4") == 5 or table.count("3,3") == 5 or table.count("2,5") == 5


def test_a_weaker_army_stays_where_it_gathers() -> None:
    table = Table()
    table.building(1, "barracks", "0,4")
    table.building(2, "barracks", "9,4")
    table.units(1, "infantry", "2,4", 2)
    for hex in ("8,4", "8,3", "7,5"):
        table.units(2, "infantry", hex, 5)
    table.movement_stage()
    turn(table)
    ahead = [hex for hex in table.s.ground if table.s.ground[hex] & table.s.units[0]]
    home = table.x("0,4")
    assert all(table.s.world.hexes.far[home][hex] <= 4 for hex in ahead)


def test_workers_take_no_stand_ground_to_put_off_the_end() -> None:
    table = Table("s2", laid=True)
    table.movement_stage()
    said = turn(table)
    workers = {"0,2", "1,0"}
    assert not [text for text in said if text.startswith("stand") and text.split()[1] in workers]


def test_ending_the_turn_changes_little() -> None:
    table = Table("s2", laid=True)
    table.attack_stage(2)
    before = GAME.score(table.s, 1)
    table.play("end")
    assert abs(GAME.score(table.s, 1) - before) < 1.0


def test_nobody_runs_far_ahead_of_an_army_of_equal_strength() -> None:
    table = Table()
    table.building(1, "barracks", "0,4")
    table.building(2, "barracks", "12,4")
    table.units(1, "infantry", "1,4", 5)
    table.units(1, "archer", "6,4")
    table.units(2, "infantry", "11,4", 5)
    table.movement_stage()
    turn(table)
    goal = table.s.world.hexes.far[table.x("12,4")]
    found = {
        table.s.ground[hex].bit_count(): goal[hex] for hex in table.s.ground if table.s.ground[hex] & table.s.units[0]
    }
    assert found[5] == 9
    assert found[1] >= 5


def test_an_army_goes_for_what_is_nearest_whether_anybody_mines_or_not() -> None:
    """It turned about as often as workers came to the mines and went."""
    for mine in ("9,7", "9,8"):
        table = Table()
        table.building(1, "barracks", "0,4")
        table.building(2, "barracks", "5,8")
        table.units(1, "infantry", "6,5", 5)
        table.units(2, "worker", mine, 3)
        table.movement_stage()
        turn(table)
        army = [hex for hex in table.s.ground if table.s.ground[hex] & table.s.units[0]]
        assert [table.s.world.hexes.far[table.x("5,8")][hex] for hex in army] == [1]


def test_nobody_stands_in_the_way_of_those_who_are_trained() -> None:
    table = Table("s5")
    table.building(1, "hall", "1,4")
    table.building(1, "lumber_mill", "0,4")
    barracks = table.building(1, "barracks", "0,5")
    table.building(1, "shipyard", "0,6")
    table.building(1, "blacksmith", "-1,6")
    table.building(2, "hall", "17,7")
    table.job(barracks, "train", "infantry")
    table.units(1, "worker", "-1,5", 5)
    table.units(1, "archer", "1,5", 2)
    table.movement_stage()
    turn(table)
    assert not table.count("1,5")


def test_the_first_of_an_army_wait_for_the_others_out_of_the_enemies_reach() -> None:
    """They went in one after another, and each met the whole of the enemy."""
    table = Table()
    table.building(1, "barracks", "0,4")
    table.building(2, "barracks", "12,4")
    table.units(2, "infantry", "11,4", 5)
    table.units(2, "archer", "11,5", 4)
    table.units(1, "cavalry", "5,4", 2)
    for hex in ("1,3", "1,4", "1,5"):
        table.units(1, "infantry", hex, 5)
    table.movement_stage()
    turn(table)
    enemy = table.s.world.hexes.far[table.x("11,4")]
    riders = [hex for hex in table.s.ground if table.kinds(table.s.world.codes[hex])[:1] == ["cavalry"]]
    assert riders
    assert all([enemy[hex] > 3 for hex in riders])


def test_an_army_finds_whoever_hides_deep_in_the_woods() -> None:
    """Nobody can go there, so every place was as good as any other, and the whole army stood about."""
    table = Table("s2")
    table.building(1, "barracks", "9,4")
    table.units(1, "archer", "6,3", 3)
    table.units(2, "worker", "0,0")
    table.movement_stage()
    away = table.s.world.hexes.far[table.x("0,0")]
    turn(table)
    army = next(hex for hex in table.s.ground if table.s.ground[hex] & table.s.units[0])
    assert away[army] < away[table.x("6,3")]
