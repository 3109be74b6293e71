"""Undead cards: Cripple, Curse, Summon Building, Web; WC-RULING-31 to 33."""

import pytest

from tests.games.warcraft.fights import EAST, HERE, WEST, attack, duel, quiet, teams
from tests.games.warcraft.table import Table

rule = pytest.mark.rule


def crippling(*cards: str) -> Table:
    """The Move Step of the Orcs, who have pieces on two spaces; the Undead hold the given cards."""
    t = duel("orcs undead")
    t.hand("undead", *cards)
    t.units("orcs", HERE, melee=1, flying=1, worker=1)
    t.units("orcs", EAST, melee=1)
    t.units("undead", "-3,0", melee=1)
    return t


@rule("WC-CARD-CRIPPLE-01", "WC-RULING-31")
def test_cripple_slows_the_pieces_of_one_space_by_one() -> None:
    t = crippling("cripple")
    t.move_step("orcs")
    assert (t.who(), t.window()) == ("undead", "MOVE-START")
    t.play("play cripple 0,0")
    assert [t.speed("orcs", kind, HERE) for kind in ("melee", "flying", "worker")] == [0, 1, 1]
    assert t.speed("orcs", "melee", EAST) == 1
    assert t.refused("move melee 0,0 -1,0") is not None
    assert t.refused("move worker 0,0 -1,0") is None


@rule("WC-CARD-CRIPPLE-01", "WC-CARD-CRIPPLE-02")
def test_several_cripples_add_up_but_speed_is_never_below_zero() -> None:
    t = crippling("cripple", "cripple", "cripple")
    t.move_step("orcs")
    t.play("play cripple 0,0", "play cripple 0,0")
    assert [t.speed("orcs", kind, HERE) for kind in ("melee", "flying", "worker")] == [0, 0, 0]
    t.play("play cripple 0,0")
    assert [t.speed("orcs", kind, HERE) for kind in ("melee", "flying", "worker")] == [0, 0, 0]


@rule("WC-CARD-CRIPPLE-01")
def test_a_piece_slowed_to_nothing_is_told_so() -> None:
    t = crippling("cripple")
    t.move_step("orcs")
    t.play("play cripple 0,0")
    assert (t.refused("move melee 0,0 -1,0"), t.why("move melee 0,0 -1,0")) == ("WC-CARD-CRIPPLE-01", "crippled")


@rule("WC-CARD-CRIPPLE-01", "WC-MOVE-03")
def test_a_slowed_piece_is_told_of_cripple_only_if_it_would_have_got_there_without() -> None:
    t = crippling("cripple")
    t.move_step("orcs")
    t.play("play cripple 0,0")
    assert (t.refused("move flying 0,0 -2,0"), t.why("move flying 0,0 -2,0")) == ("WC-CARD-CRIPPLE-01", "too-far")
    assert (t.refused("move flying 0,0 -3,0"), t.why("move flying 0,0 -3,0")) == ("WC-MOVE-03", "too-far")


@rule("WC-CARD-CRIPPLE-02", "WC-RULING-31")
@pytest.mark.parametrize(("cripples", "speed"), [(1, 2), (2, 1), (3, 0)])
def test_cripple_counts_from_the_limited_speed_of_fast(cripples: int, speed: int) -> None:
    t = crippling(*["cripple"] * cripples)
    t.hand("orcs", "fast")
    t.move_step("orcs")
    t.play("play fast 0,0", *["play cripple 0,0"] * cripples)
    assert [t.speed("orcs", kind, HERE) for kind in ("melee", "flying", "worker")] == [speed, speed, speed]


@rule("WC-CARD-CRIPPLE-01")
def test_cripple_is_not_played_in_the_own_move_step() -> None:
    t = crippling("cripple")
    t.move_step("undead")
    assert (t.who(), t.decision()) == ("undead", "Movement")


@rule("WC-CARD-CRIPPLE-01")
def test_cripple_is_not_played_in_the_move_step_of_a_teammate() -> None:
    t = teams()
    t.hand("undead", "cripple")
    t.units("orcs", HERE, melee=1)
    t.move_step("orcs")
    assert (t.who(), t.decision()) == ("orcs", "Movement")


@rule("WC-CARD-CRIPPLE-01")
def test_cripple_spares_the_pieces_of_its_own_side() -> None:
    t = teams()
    t.hand("undead", "cripple")
    t.units("humans", HERE, melee=1)
    t.units("undead", HERE, melee=1)
    t.units("orcs", HERE, melee=1)
    t.units("humans", "-4,3", worker=1)
    t.move_step("humans")
    t.play("play cripple 0,0")
    assert [t.speed(race, "melee", HERE) for race in ("humans", "undead", "orcs")] == [0, 1, 1]


@rule("WC-CARD-CRIPPLE-01", "WC-RULING-31")
def test_cripple_lasts_for_the_turn_also_for_an_enemy_who_moves_later() -> None:
    t = Table("elfgate")
    quiet(t, "humans", "orcs", "undead")
    t.hand("undead", "cripple")
    t.units("humans", "0,-2", melee=1)
    t.units("orcs", "2,0", melee=1, flying=1)
    t.move_step("humans")
    t.play("play cripple 2,0", "end")
    assert t.who() == "orcs"
    assert (t.speed("orcs", "melee", "2,0"), t.speed("orcs", "flying", "2,0")) == (0, 1)


@rule("WC-CARD-CRIPPLE-01")
def test_cripple_is_over_in_the_next_turn() -> None:
    t = crippling("cripple")
    t.move_step("orcs")
    t.play("play cripple 0,0")
    t.end_turn()
    assert (t.speed("orcs", "melee", HERE), t.speed("orcs", "flying", HERE)) == (1, 2)


def cursing(*cards: str) -> Table:
    """Orc shooters attack four Undead melee units on two spaces; the Undead hold the given cards."""
    t = duel("orcs undead")
    t.hand("undead", *cards)
    t.units("orcs", HERE, ranged=3)
    t.units("undead", HERE, melee=2)
    t.units("undead", WEST, melee=2)
    return t


@rule("WC-CARD-CURSE-01", "WC-RULING-32")
def test_curse_rolls_a_die_per_enemy_hit_and_three_or_less_prevents_a_casualty() -> None:
    t = cursing("curse")
    t.dice(1, 2, 2)
    attack(t, "orcs")
    assert (t.who(), t.window()) == ("undead", "AFTER-ROLL")
    t.dice(3, 4, 6)
    t.play("play curse")
    t.spent()
    assert t.casualties("undead") == 2


@rule("WC-CARD-CURSE-01")
def test_curse_does_not_touch_the_casualties_of_the_enemy() -> None:
    t = cursing("curse")
    t.units("undead", EAST, ranged=1)
    t.dice(1)  # the Undead shooter hits
    t.dice(1, 6, 6)
    attack(t, "orcs")
    t.dice(1)
    t.dice(6, 6, 6, 6)  # melee
    t.dice(6, 1, 6)  # ranged of the second round: an Undead and two Orc dice
    t.play("play curse")
    assert (t.who(), t.round(), t.casualties("undead")) == ("undead", 2, 1)
    assert (t.on_board("undead", "melee"), t.on_board("orcs", "ranged")) == (4, 2)


@rule("WC-RULING-32", "WC-CARD-CURSE-01")
def test_curse_rolls_per_hit_and_not_per_casualty() -> None:
    t = duel("orcs undead")
    t.level("orcs", melee=4)
    t.hand("undead", "curse")
    t.units("orcs", HERE, melee=1)
    t.units("undead", HERE, flying=1, ranged=1)
    t.units("undead", WEST, ranged=1)
    t.dice(6, 6)
    t.dice(6)
    t.dice(1)  # one hit, two casualties
    attack(t, "orcs")
    while t.phase() != "melee":
        t.play("pass")
    t.dice(1)
    t.play("play curse")
    t.spent()
    assert t.casualties("undead") == 1


@rule("WC-RULING-32", "WC-CARDS-07")
def test_several_curses_may_be_played() -> None:
    t = cursing("curse", "curse")
    t.dice(1, 1, 1)
    attack(t, "orcs")
    t.dice(1, 6, 6)
    t.play("play curse")
    t.dice(6, 3, 6)
    t.play("play curse")
    t.spent()
    assert t.casualties("undead") == 1


def summoning(gold: int, wood: int, *cards: str) -> Table:
    t = duel("orcs undead")
    t.hand("undead", *cards)
    t.resources("undead", gold=gold, wood=wood)
    t.spend_step("undead")
    return t


@rule("WC-CARD-SUMMON-01")
def test_summon_building_starts_a_building_without_a_worker_for_the_full_price() -> None:
    t = summoning(2, 2, "summon-building")
    assert t.legal("build") == set(), "there is no worker in the Town"
    t.play("play summon-building range")
    assert (t.under_construction("undead", "range"), t.gold("undead"), t.wood("undead")) == (1, 0, 0)
    assert t.discarded("undead") == ["summon-building"]


@rule("WC-CARD-SUMMON-01")
def test_summon_building_leaves_the_workers_of_the_town_alone() -> None:
    t = duel("orcs undead")
    t.hand("undead", "summon-building")
    t.resources("undead", gold=2, wood=2)
    t.units("undead", "-1,3", worker=2)
    t.spend_step("undead")
    t.play("play summon-building aviary")
    assert (t.count("undead", "worker", "-1,3"), t.under_construction("undead", "aviary")) == (2, 1)


@rule("WC-CARD-SUMMON-01")
def test_summon_building_needs_the_price() -> None:
    t = summoning(2, 1, "summon-building")
    assert t.who() == "undead"
    assert t.legal("play") == set()
    assert t.refused("play summon-building range") is not None


@rule("WC-CARD-SUMMON-01", "WC-SPEND-01")
def test_summon_building_belongs_to_the_option_construct() -> None:
    t = summoning(5, 5, "summon-building")
    t.play("train melee")
    assert t.legal("play") == set()


@rule("WC-CARD-SUMMON-02")
def test_summon_building_is_for_town_buildings_only() -> None:
    t = duel("orcs undead")
    t.hand("undead", "summon-building")
    t.resources("undead", gold=2, wood=2)
    t.units("undead", HERE, worker=1)
    t.spend_step("undead")
    assert t.legal("play") == {
        "play summon-building barracks",
        "play summon-building range",
        "play summon-building aviary",
    }


@rule("WC-CARD-SUMMON-02")
def test_one_summon_building_serves_one_building() -> None:
    t = summoning(6, 6, "summon-building")
    t.play("play summon-building range")
    assert t.legal("build") == set()
    assert t.legal("play") == set()
    assert (t.gold("undead"), t.wood("undead")) == (4, 4)


@rule("WC-CARD-SUMMON-02")
def test_two_summon_buildings_serve_two_buildings() -> None:
    t = summoning(4, 4, "summon-building", "summon-building")
    t.play("play summon-building range", "play summon-building range")
    assert t.under_construction("undead", "range") == 2


@rule("WC-CARD-SUMMON-02", "WC-RULING-33")
def test_a_summoned_building_is_completed_without_a_worker_even_in_a_full_town() -> None:
    t = duel("orcs undead")
    t.constructing("undead", "range", summoned=True)
    t.units("undead", "-1,3", worker=3)
    t.deploy_step("undead")
    t.play("finish range summoned")
    assert (t.finished("undead", "range"), t.count("undead", "worker", "-1,3")) == (1, 3)


def webbing() -> Table:
    """Undead with Web attack a Human flyer and a melee unit; no die has hit before the melee phase."""
    t = duel("humans undead")
    t.hand("undead", "web")
    t.units("humans", HERE, melee=1, flying=1)
    t.units("undead", HERE, melee=1)
    t.units("undead", EAST, melee=1, flying=1)
    t.dice(6, 6)
    attack(t, "undead")
    return t


@rule("WC-CARD-WEB-01", "WC-RULING-24")
def test_web_makes_enemy_flyers_legal_casualties_of_the_melee_phase() -> None:
    t = webbing()
    assert (t.who(), t.window(), t.phase()) == ("undead", "MELEE", "melee")
    t.dice(6, 1, 6)
    t.play("play web")
    assert (t.who(), t.legal("lose")) == ("humans", {"lose humans melee 0,0", "lose humans flying 0,0"})


@rule("WC-CARD-WEB-01")
def test_web_lasts_until_the_end_of_the_battle() -> None:
    t = webbing()
    t.dice(6, 6, 6)
    t.dice(6, 6)  # second round
    t.dice(6, 1, 6)
    t.play("play web")
    assert (t.round(), t.legal("lose")) == (2, {"lose humans melee 0,0", "lose humans flying 0,0"})


@rule("WC-CARD-WEB-01")
def test_web_does_not_concern_the_flyers_of_its_player() -> None:
    t = webbing()
    t.dice(1, 6, 6)
    t.play("play web")
    assert (t.who(), t.legal("lose")) == ("undead", {"lose undead melee 0,0", "lose undead melee 1,0"})


def crippled_and_portalled(**town: int) -> Table:
    """In the Humans' Move Step two Night Elf flyers are slowed and go home, where these flyers are; then they move."""
    t = Table("main-4p")
    t.hand("undead", "cripple")
    t.hand("nightelves", "town-portal")
    t.units("nightelves", "-1,-1", flying=2)
    t.units("nightelves", "-1,-3", **town)
    t.units("humans", "-4,2", worker=1)
    for race, space in (("orcs", "4,-2"), ("undead", "1,3")):
        t.units(race, space, worker=1)
    t.move_step("humans")
    t.play("play cripple -1,-1", "end", "play town-portal -1,-1 -1,-3")
    t.move_step("nightelves")
    return t


@rule("WC-CARD-CRIPPLE-01", "WC-RULING-31")
def test_units_that_left_by_town_portal_are_still_slow() -> None:
    t = crippled_and_portalled(worker=1)
    assert t.speed("nightelves", "flying", "-1,-3") == 1


@rule("WC-CARD-CRIPPLE-01")
def test_of_pieces_slowed_differently_the_slowest_that_can_makes_the_move() -> None:
    t = crippled_and_portalled(flying=1)
    t.play("move flying -1,-3 0,-3", "move flying -1,-3 0,-3")
    assert t.speed("nightelves", "flying", "-1,-3") == 2


@rule("WC-CARD-CRIPPLE-01", "WC-MOVE-01")
def test_overflowing_units_take_their_slowness_along() -> None:
    t = Table("main-4p")
    t.hand("undead", "cripple")
    t.hand("nightelves", "town-portal")
    t.units("nightelves", "-1,-1", flying=3)
    t.units("nightelves", "-1,-3", flying=1, melee=2)
    for race, space in (("humans", "-4,2"), ("orcs", "4,-2"), ("undead", "1,3")):
        t.units(race, space, worker=1)
    t.move_step("humans")
    t.play("play cripple -1,-1", "end", "play town-portal -1,-1 -1,-3", *["send flying -1,-2"] * 3)
    t.move_step("nightelves")
    assert (t.speed("nightelves", "flying", "-1,-3"), t.speed("nightelves", "flying", "-1,-2")) == (2, 1)
    t.play("move flying -1,-3 0,-3", "move flying -1,-2 -1,-3")
    assert t.refused("move flying -1,-3 0,-3") == "WC-MOVE-01"
