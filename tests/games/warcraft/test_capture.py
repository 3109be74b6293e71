"""Defenceless pieces and Towns: clauses WC-CAPTURE-01 to WC-CAPTURE-10."""

import pytest

from tests.games.warcraft.table import Table

rule = pytest.mark.rule


def duel(**options: str) -> Table:
    """Humans in the north against Orcs in the south; nobody draws a card; both have a spare worker."""
    t = Table("main-2p", "humans orcs", **options)
    for race, space in (("humans", "0,-3"), ("orcs", "-3,3")):
        t.deck_only(race)
        t.units(race, space, worker=1)
    return t


def three() -> Table:
    """Elf Gate; an Orc holds the Human Town, which bears its token; the Undead move last."""
    t = Table("elfgate")
    t.town_token("humans")
    t.units("orcs", "0,-3", melee=1)
    t.units("undead", "-3,3", melee=1)
    t.units("humans", "-2,-2", melee=2, worker=1)
    t.outpost("humans", "-1,-2")
    t.outpost("humans", "-2,-2", finished=False)
    t.move_step("undead")
    return t


@rule("WC-CAPTURE-01")
def test_defenceless_workers_are_destroyed() -> None:
    t = duel()
    t.units("orcs", "0,0", worker=2)
    t.units("humans", "0,-1", melee=1)
    t.move_step("humans")
    t.play("move melee 0,-1 0,0", "end")
    assert (t.count("orcs", "worker", "0,0"), t.reserve("orcs", "worker")) == (0, 7)


@rule("WC-CAPTURE-01")
def test_workers_whose_units_hold_the_space_survive() -> None:
    t = duel()
    t.units("orcs", "0,0", melee=1, worker=2)
    t.units("humans", "0,-1", melee=1)
    t.dice(1, 6)
    t.move_step("humans")
    t.play("move melee 0,-1 0,0", "end")
    t.spent()
    assert (t.count("orcs", "worker", "0,0"), t.count("humans", "melee", "0,0")) == (2, 0)


@rule("WC-CAPTURE-01")
def test_workers_of_the_attacker_are_destroyed_when_he_loses() -> None:
    t = duel()
    t.units("orcs", "0,0", melee=1)
    t.units("humans", "0,-1", melee=1, worker=1)
    t.dice(1, 6)
    t.move_step("humans")
    t.play("move melee 0,-1 0,0", "move worker 0,-1 0,0", "end")
    t.spent()
    assert (t.count("humans", "worker", "0,0"), t.reserve("humans", "worker")) == (0, 7)


@rule("WC-CAPTURE-01")
def test_workers_in_adjacent_spaces_are_left_alone() -> None:
    t = duel()
    t.units("orcs", "0,0", worker=1)
    t.units("humans", "0,-2", flying=1)
    t.move_step("humans")
    t.play("move flying 0,-2 0,-1", "end")
    assert t.count("orcs", "worker", "0,0") == 1


@rule("WC-CAPTURE-02")
@pytest.mark.parametrize("finished", [True, False])
def test_defenceless_outposts_are_destroyed(finished: bool) -> None:
    t = duel()
    t.outpost("orcs", "0,0", finished=finished)
    t.units("orcs", "0,0", worker=1)
    t.units("humans", "0,-1", melee=1)
    assert t.reserve("orcs", "outpost") == 1
    t.move_step("humans")
    t.play("move melee 0,-1 0,0", "end")
    assert (t.outpost_at("0,0"), t.reserve("orcs", "outpost"), t.count("orcs", "worker", "0,0")) == (None, 2, 0)


@rule("WC-CAPTURE-02")
def test_outpost_with_a_victorious_unit_stands() -> None:
    t = duel()
    t.outpost("orcs", "0,0")
    t.units("orcs", "0,0", melee=1)
    t.units("humans", "0,-1", melee=1)
    t.dice(1, 6)
    t.move_step("humans")
    t.play("move melee 0,-1 0,0", "end")
    assert t.outpost_at("0,0") == "orcs"


@rule("WC-CAPTURE-03", "WC-CAPTURE-04")
def test_town_is_checked_after_all_move_steps() -> None:
    t = duel()
    t.units("humans", "-1,2", melee=1)
    t.move_step("humans")
    t.play("move melee -1,2 -1,3", "end")
    assert (t.active(), t.has_town_token("orcs")) == ("orcs", False)
    t.play("end")
    assert (t.has_town_token("orcs"), t.has_town_token("humans"), t.winner()) == (True, False, None)


@rule("WC-CAPTURE-03")
def test_town_is_checked_once_per_turn() -> None:
    t = duel()
    t.units("humans", "-1,3", melee=1)
    t.resources("humans", gold=1)
    t.resources("orcs", gold=1)
    t.move_step("orcs")
    t.play("end")
    assert (t.step(), t.has_town_token("orcs")) == ("spend", True)
    t.play("done", "done")
    assert (t.turn(), t.alive("orcs")) == (2, True)


@rule("WC-CAPTURE-04")
def test_own_units_bring_no_token() -> None:
    t = duel()
    t.units("orcs", "-1,3", melee=3)
    t.move_step("orcs")
    t.play("end")
    assert not t.has_town_token("orcs")


@rule("WC-CAPTURE-04")
def test_teammate_in_the_town_brings_no_token() -> None:
    t = Table("main-4p")
    t.units("nightelves", "-4,2", melee=1)
    t.move_step("undead")
    assert not t.has_town_token("humans")


@rule("WC-CAPTURE-05")
def test_token_stays_and_does_not_hinder_anything() -> None:
    t = duel()
    t.town_token("orcs")
    t.units("orcs", "-1,3", melee=1, worker=1)
    t.training("orcs", melee=1)
    t.deploy_step("orcs")
    t.play("place melee -1,3")
    assert (t.points("orcs"), t.count("orcs", "melee", "-1,3")) == (3, 2)
    t.end_turn()
    assert (t.has_town_token("orcs"), t.alive("orcs")) == (True, True)


@rule("WC-CAPTURE-05")
def test_renew_does_not_remove_the_token() -> None:
    t = Table("main-2p", "nightelves orcs")
    t.hand("nightelves", "renew")
    t.town_token("nightelves")
    t.units("nightelves", "2,-3", melee=1)
    t.harvest_step("nightelves")
    assert (t.window(), t.has_town_token("nightelves")) == (None, True)


@rule("WC-CAPTURE-06", "WC-CAPTURE-08")
def test_second_occupation_eliminates_the_owner() -> None:
    t = duel()
    t.town_token("orcs")
    t.units("humans", "-1,2", melee=1)
    t.move_step("humans")
    t.play("move melee -1,2 -1,3", "end")
    assert t.winner() is None
    t.play("end")
    assert (t.alive("orcs"), t.winner()) == (False, {"humans"})


@rule("WC-CAPTURE-06", "WC-CAPTURE-08")
def test_teammates_of_the_owner_are_eliminated_too() -> None:
    t = Table("main-4p")
    t.town_token("orcs")
    t.units("humans", "4,-2", melee=1)
    t.units("undead", "1,3", melee=1)
    t.move_step("undead")
    t.play("end")
    assert (t.alive("orcs"), t.alive("undead"), t.winner()) == (False, False, {"humans", "nightelves"})


@rule("WC-CAPTURE-07")
def test_pieces_of_the_eliminated_leave_the_board() -> None:
    t = three()
    t.play("end")
    assert (t.alive("humans"), t.on_board("humans", "melee"), t.on_board("humans", "worker")) == (False, 0, 0)
    assert (t.outpost_at("-1,-2"), t.outpost_at("-2,-2")) == (None, None)
    assert t.count("orcs", "melee", "0,-3") == 1


@rule("WC-CAPTURE-08")
def test_game_goes_on_while_two_players_are_left() -> None:
    t = three()
    t.play("end")
    assert (t.winner(), t.alive("orcs"), t.alive("undead")) == (None, True, True)


@rule("WC-CAPTURE-08", "WC-TURN-03")
def test_player_left_of_an_eliminated_first_player_is_first_in_the_next_turn() -> None:
    t = three()
    assert t.first_player() == "humans"
    t.end_turn()
    assert (t.turn(), t.first_player(), t.active()) == (2, "orcs", "orcs")


@rule("WC-CAPTURE-08")
def test_simultaneous_eliminations_that_leave_nobody_are_a_draw() -> None:
    t = duel()
    for race, town in (("humans", "-1,3"), ("orcs", "2,-3")):
        t.town_token(race)
        t.units(race, town, melee=1)
    t.move_step("orcs")
    t.play("end")
    assert t.winner() == set()


@rule("WC-CAPTURE-09")
def test_unit_staying_until_the_next_check_counts_as_second_occupation() -> None:
    t = duel()
    t.units("humans", "-1,3", melee=1)
    t.move_step("orcs")
    t.play("end")
    assert (t.turn(), t.winner()) == (2, None)
    t.play("end", "end")
    assert t.winner() == {"humans"}


@rule("WC-CAPTURE-06")
def test_token_does_no_harm_while_the_town_is_free() -> None:
    t = duel()
    t.town_token("orcs")
    t.units("humans", "-1,3", melee=1)
    t.move_step("humans")
    t.play("move melee -1,3 -1,2", "end", "end")
    assert (t.alive("orcs"), t.winner(), t.turn()) == (True, None, 2)


@rule("WC-CAPTURE-10")
def test_town_falls_at_once_with_the_option() -> None:
    t = duel(city_fall="immediate")
    t.units("humans", "-1,2", melee=1)
    t.move_step("humans")
    t.play("move melee -1,2 -1,3", "end")
    assert (t.winner(), t.has_town_token("orcs")) == ({"humans"}, False)


@rule("WC-CAPTURE-10")
def test_beaten_off_attack_does_not_fell_the_town_with_the_option() -> None:
    t = duel(city_fall="immediate")
    t.units("orcs", "-1,3", melee=1)
    t.units("humans", "-1,2", melee=1)
    t.dice(1, 6)
    t.move_step("humans")
    t.play("move melee -1,2 -1,3", "end")
    assert (t.winner(), t.active()) == (None, "orcs")


@rule("WC-CAPTURE-01", "WC-CAPTURE-02")
def test_a_unit_of_a_teammate_defends_workers_and_outposts() -> None:
    """An Orc was deployed into the occupied Town of the Orcs; neither side has moved yet."""
    t = Table("main-4p")
    t.units("humans", "-4,2", worker=1)
    t.units("humans", "4,-2", melee=1)
    t.units("undead", "4,-2", melee=1)
    t.units("undead", "1,3", melee=1)
    t.units("orcs", "4,-2", worker=1)
    t.outpost("orcs", "4,-2")
    t.units("nightelves", "-1,-3", melee=1)
    t.first("nightelves")
    t.move_step("nightelves")
    t.play("end")
    assert (t.active(), t.count("orcs", "worker", "4,-2"), t.outpost_at("4,-2")) == ("undead", 1, "orcs")


@rule("WC-CAPTURE-07")
def test_workers_of_the_eliminated_leave_the_board_also_where_no_unit_is() -> None:
    t = three()
    t.units("humans", "1,-4", worker=2)
    t.play("end")
    assert (t.alive("humans"), t.on_board("humans", "worker")) == (False, 0)


@rule("WC-TURN-03")
def test_an_eliminated_player_does_not_become_first_player() -> None:
    t = Table("elfgate")
    t.town_token("humans")
    t.units("orcs", "0,-3", melee=1)
    t.units("undead", "-3,3", melee=1)
    t.first("undead")
    t.move_step("undead")
    t.end_turn()
    assert (t.alive("humans"), t.turn(), t.first_player()) == (False, 2, "orcs")


@rule("WC-CAPTURE-10")
def test_with_the_option_a_town_also_falls_at_the_end_of_its_owners_move_step() -> None:
    t = duel(city_fall="immediate")
    t.units("orcs", "2,-3", melee=1)
    t.move_step("humans")
    t.play("end")
    assert t.winner() == {"orcs"}
