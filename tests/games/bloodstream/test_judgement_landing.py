"""What greedy players do where water lies between them and the enemy: rigs, raiders, ships, landings."""

from __future__ import annotations

from tests.games.bloodstream.table import Table
from tests.games.bloodstream.test_judgement_campaign import turn
from wartable.games.bloodstream import GAME, ids
from wartable.games.bloodstream.judgement.landing import NO_WAY, Crossing

SHORE, DECK = "3,4", "4,4"
"""A hex on the first player's coast, and the water beside it."""


def islands() -> Table:
    """Both halls of the Archipelago, nothing else."""
    table = Table("s5")
    table.building(1, "hall", "1,4")
    table.building(2, "hall", "17,7")
    return table


def crossing(table: Table) -> Crossing:
    found = GAME.adviser.chart(table.s, 0).crossing
    assert found is not None
    return found


def aboard(table: Table) -> int:
    return len([ship for ship in table.s.aboard if ship >= 0])


def test_one_way_leads_over_land_and_water() -> None:
    table = islands()
    way = crossing(table).passage
    inland, shore, sea, beach = (way[table.x(code)] for code in ("0,5", SHORE, DECK, "15,7"))
    assert inland > shore > sea > beach
    assert max(way[hex] for hex in (table.x("3,4"), table.x("4,4"))) < NO_WAY


def test_who_can_walk_needs_no_ships() -> None:
    table = Table("s2", laid=True)
    assert GAME.adviser.chart(table.s, 0).crossing is None


def test_an_army_on_the_shore_goes_aboard() -> None:
    table = islands()
    table.units(1, "transport", DECK)
    table.units(1, "archer", SHORE, 5)
    table.movement_stage()
    turn(table)
    assert aboard(table) == 5


def test_a_full_ship_sails_for_the_enemy() -> None:
    table = islands()
    ship = table.unit(1, "transport", DECK)
    table.aboard("archer", ship, 5)
    table.movement_stage()
    turn(table)
    way = crossing(table).passage
    assert way[table.s.place[ship]] == way[table.x(DECK)] - 2
    assert aboard(table) == 5


def test_a_ship_with_one_aboard_waits_for_the_others() -> None:
    table = islands()
    ship = table.unit(1, "transport", DECK)
    table.aboard("archer", ship, 1)
    table.units(1, "archer", "0,5", 4)
    table.movement_stage()
    turn(table)
    way = crossing(table)
    assert way.passage[table.s.place[ship]] >= way.out - 1


def test_an_empty_ship_comes_for_those_who_wait() -> None:
    table = islands()
    ship = table.unit(1, "transport", "9,1")
    table.units(1, "archer", SHORE, 5)
    table.movement_stage()
    turn(table)
    far = table.s.world.hexes.far[table.x(SHORE)]
    assert far[table.s.place[ship]] == far[table.x("9,1")] - 2


def test_an_army_lands_on_the_enemys_shore() -> None:
    table = islands()
    ship = table.unit(1, "transport", "14,7")
    table.aboard("archer", ship, 5)
    table.movement_stage()
    turn(table)
    island = GAME.adviser.chart(table.s, 1).crossing
    ashore = [hex for hex in table.s.ground if table.s.ground[hex] & table.s.units[0] and hex != table.s.place[ship]]
    assert not aboard(table)
    assert island is None or all(island.home >> hex & 1 for hex in ashore)
    assert len(ashore) == 1


def test_whoever_has_landed_fights_on() -> None:
    table = islands()
    table.units(1, "archer", "15,7", 5)
    table.units(2, "infantry", "19,3", 5)
    table.movement_stage()
    turn(table)
    assert table.events("strike")


def test_a_patch_is_left_to_the_one_who_builds_there() -> None:
    table = islands()
    table.buildings(1, lumber_mill="1,3", shipyard="3,5", oil_rig="5,4")
    table.units(1, "tanker", "5,4", 5)
    table.units(1, "tanker", "8,1", 1)
    table.units(1, "tanker", "7,2", 2)
    table.movement_stage()
    turn(table)
    assert table.count("8,1") == 1


def test_a_tanker_alone_on_a_patch_builds_a_second_rig() -> None:
    table = islands()
    table.buildings(1, lumber_mill="1,3", shipyard="3,5", oil_rig="5,4")
    table.units(1, "tanker", "5,4", 5)
    table.units(1, "tanker", "8,1", 1)
    table.stock(1, gold=4, wood=4)
    table.orders()
    assert "build 8,1 oil_rig" in turn(table)


def test_nobody_hires_workers_for_a_mine_across_the_water() -> None:
    table = islands()
    table.units(1, "worker", "-1,5", 5)
    for code in ("0,2", "1,2", "0,3", "-2,6", "-2,7"):
        table.units(1, "worker", code)
    table.stock(1, gold=3)
    table.orders()
    assert "train 1,4 worker" not in turn(table)


def test_the_foundry_is_wanted_for_transports() -> None:
    """After the raiders, and only where somebody has to cross."""
    table = islands()
    table.buildings(1, lumber_mill="1,3", shipyard="3,5", oil_rig="5,4", barracks="0,5")
    table.units(1, "destroyer", "6,5", 2)
    table.units(1, "worker", "3,4")
    table.units(1, "tanker", "5,4", 5)
    table.units(1, "archer", "2,5", 4)
    table.stock(1, gold=3, wood=4, oil=20)
    table.orders()
    assert [text for text in turn(table) if text.startswith("build") and text.endswith("foundry")]
    assert ids.FOUNDRY in [table.s.b_kind[b] for b in range(len(table.s.b_kind))]
