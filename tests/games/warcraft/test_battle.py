"""Who fights where: clauses WC-BATTLE-01 to 09, 22, 23 and 25, and WC-RULING-05 to 08."""

import pytest

from tests.games.warcraft.fights import EAST, FAR, FLANKS, HERE, NORTH, SOUTH, WEST, attack, duel, quiet, teams
from tests.games.warcraft.table import Table

rule = pytest.mark.rule


def three_hostile_players(**units: int) -> Table:
    """Elf Gate; the given melee units of each player stand together on 1,1."""
    t = Table("elfgate")
    quiet(t, "humans", "orcs", "undead")
    for race, number in units.items():
        t.units(race, "1,1", melee=number)
    return t


@rule("WC-BATTLE-01")
def test_a_unit_that_enters_a_space_of_an_enemy_unit_brings_a_battle_there() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", EAST, melee=1)
    t.dice(6, 6, 1)
    attack(t, "orcs", "move melee 1,0 0,0")
    assert (t.battle(), t.who(), t.decision()) == (HERE, "humans", "ChooseCasualty")


@rule("WC-BATTLE-01", "WC-MOVE-10")
def test_battles_wait_until_the_movement_has_ended() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("orcs", EAST, melee=1, ranged=1)
    t.move_step("orcs")
    t.play("move melee 1,0 0,0")
    assert (t.battle(), t.who(), t.decision()) == (None, "orcs", "Movement")
    assert (t.hand_size("orcs"), t.hand_size("humans")) == (0, 0)


@rule("WC-BATTLE-01", "WC-MOVE-07")
def test_workers_alone_bring_no_battle() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, worker=2)
    t.units("humans", FAR, melee=1)
    t.units("orcs", WEST, melee=1)
    attack(t, "orcs", "move melee -1,0 0,0")
    assert t.battle() is None
    assert (t.hand_size("orcs"), t.hand_size("humans")) == (0, 0)


@rule("WC-BATTLE-01", "WC-BATTLE-02")
def test_every_contested_space_is_a_battle_and_the_active_player_chooses_the_order() -> None:
    t = duel("humans orcs")
    for space in (HERE, "2,1"):
        t.units("humans", space, melee=1)
        t.units("orcs", space, melee=1)
    attack(t, "orcs")
    assert (t.who(), t.decision()) == ("orcs", "PickBattle")
    assert t.legal("battle") == {"battle 0,0 humans", "battle 2,1 humans"}


@rule("WC-BATTLE-02")
@pytest.mark.parametrize(("first", "second"), [(HERE, "2,1"), ("2,1", HERE)])
def test_the_chosen_battle_is_resolved_before_the_other_one(first: str, second: str) -> None:
    t = duel("humans orcs")
    for space in (HERE, "2,1"):
        t.units("humans", space, melee=1)
        t.units("orcs", space, melee=1)
    attack(t, "orcs")
    t.dice(6, 1)  # the first battle: the Orc hits
    t.dice(1, 6)  # the second one: the Human hits
    t.play(f"battle {first} humans")
    t.spent()
    assert (t.count("orcs", "melee", first), t.count("humans", "melee", first)) == (1, 0)
    assert (t.count("orcs", "melee", second), t.count("humans", "melee", second)) == (0, 1)


@rule("WC-BATTLE-03")
def test_a_planned_battle_does_not_happen_when_one_side_has_left_the_space() -> None:
    t = duel("humans orcs")
    for space in (HERE, EAST):
        t.units("humans", space, melee=1)
        t.units("orcs", space, melee=1)
    attack(t, "orcs")
    t.dice(6, 6, 1, 6)
    t.play("battle 0,0 humans")
    t.dice(6, 1, 6)
    t.play("lose humans melee 1,0")
    t.spent()
    assert t.on_board("humans", "melee") == 0
    assert t.battle() is None
    assert (t.hand_size("orcs"), t.hand_size("humans")) == (2, 1), "one battle only: a card each and one for the winner"


@rule("WC-BATTLE-04", "WC-BATTLE-05", "WC-RULING-07")
@pytest.mark.parametrize("flank", FLANKS)
def test_units_of_every_adjacent_space_take_part(flank: str) -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1, flying=1)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", flank, ranged=1)
    t.dice(1)
    attack(t, "orcs")
    assert (t.battle(), t.who(), t.phase()) == (HERE, "humans", "ranged")
    assert t.fighting("orcs", "ranged") == 1


@rule("WC-BATTLE-04", "WC-BATTLE-05")
def test_units_of_both_sides_two_spaces_away_do_not_take_part() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1, flying=1)
    t.units("humans", "0,2", melee=2)
    t.units("orcs", HERE, ranged=1)
    t.units("orcs", FAR, ranged=2)
    t.dice(1)
    attack(t, "orcs")
    assert t.who() == "humans"
    assert (t.fighting("orcs", "ranged"), t.fighting("humans", "melee")) == (1, 1)
    assert t.legal("lose") == {"lose humans melee 0,0", "lose humans flying 0,0"}
    t.spent()


@rule("WC-BATTLE-05")
def test_the_flanks_of_the_defender_fight_too() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("humans", NORTH, ranged=2)
    t.units("humans", SOUTH, ranged=1)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, melee=1)
    t.dice(6, 6, 1)
    attack(t, "orcs")
    assert (t.who(), t.phase(), t.casualties("orcs")) == ("orcs", "ranged", 1)
    assert t.fighting("humans", "ranged") == 3


@rule("WC-BATTLE-06")
def test_units_of_a_third_player_in_a_flank_take_no_part() -> None:
    t = three_hostile_players(humans=1, undead=1)
    t.units("undead", "1,1", flying=1)
    t.units("humans", "2,1", ranged=1)
    t.units("orcs", "2,0", flying=1)
    t.hand("orcs", "devour")
    t.dice(1)
    attack(t, "humans")
    assert (t.who(), t.decision(), t.battle()) == ("undead", "ChooseCasualty", "1,1")
    assert t.fighting("orcs", "flying") == 0
    assert t.hand_of("orcs") == ["devour"]


@rule("WC-BATTLE-07")
def test_units_of_two_adjacent_battlefields_fight_in_both_battles() -> None:
    t = duel("humans orcs")
    for space in (HERE, EAST):
        t.units("humans", space, melee=1, flying=1)
        t.units("orcs", space, ranged=1)
    attack(t, "orcs")
    t.dice(1, 1)
    t.play("battle 1,0 humans")
    assert (t.battle(), t.fighting("orcs", "ranged"), t.casualties("humans")) == (EAST, 2, 2)
    t.dice(1, 1)
    t.play("lose humans melee 1,0", "lose humans flying 1,0")
    assert (t.battle(), t.fighting("orcs", "ranged"), t.casualties("humans")) == (HERE, 2, 2)


@rule("WC-BATTLE-08", "WC-LOSS-02")
@pytest.mark.parametrize(("initiator", "defender"), [("orcs", "humans"), ("humans", "orcs")])
def test_the_player_whose_move_step_it_is_is_the_initiator(initiator: str, defender: str) -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, melee=1)
    t.dice(1, 6, 1, 6)
    attack(t, initiator)
    assert (t.who(), t.active()) == (defender, initiator)
    t.play(f"lose {defender} melee 0,0")
    assert t.who() == initiator


@rule("WC-BATTLE-08", "WC-BATTLE-09", "WC-TEAM-04", "WC-RULING-08")
def test_a_teammate_in_a_flank_who_joins_draws_a_card_and_fights_on_the_same_side() -> None:
    t = teams()
    t.units("humans", HERE, melee=1)
    t.units("nightelves", EAST, ranged=1)
    t.units("orcs", HERE, melee=1, flying=1)
    t.dice(1)
    attack(t, "humans")
    assert (t.who(), t.decision()) == ("nightelves", "Join")
    assert (t.hand_size("humans"), t.hand_size("orcs")) == (0, 0), "asked before cards are drawn"
    t.play("join")
    assert [t.hand_size(race) for race in ("humans", "nightelves", "orcs", "undead")] == [1, 1, 1, 0]
    assert (t.who(), t.casualties("orcs"), t.fighting("nightelves", "ranged")) == ("orcs", 1, 1)


@rule("WC-TEAM-04", "WC-RULING-08", "WC-BATTLE-09")
def test_a_teammate_in_a_flank_who_stays_out_neither_draws_nor_fights() -> None:
    t = teams()
    t.units("humans", HERE, melee=1, ranged=1)
    t.units("nightelves", EAST, ranged=2)
    t.units("orcs", HERE, melee=1, flying=1)
    t.dice(1)
    attack(t, "humans")
    t.play("stay")
    assert (t.who(), t.casualties("orcs")) == ("orcs", 1)
    assert (t.hand_size("nightelves"), t.fighting("nightelves", "ranged")) == (0, 0)
    t.spent()


@rule("WC-RULING-08")
def test_teammates_decide_to_join_defenders_first_and_those_on_the_battlefield_are_not_asked() -> None:
    t = teams()
    t.units("humans", HERE, melee=1)
    t.units("nightelves", EAST, ranged=1)
    t.units("orcs", HERE, melee=1)
    t.units("undead", WEST, ranged=1)
    attack(t, "humans")
    assert (t.who(), t.decision()) == ("undead", "Join")
    t.play("stay")
    assert (t.who(), t.decision()) == ("nightelves", "Join")


@rule("WC-BATTLE-09")
def test_every_participating_player_draws_one_card_when_a_battle_begins() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=2)
    t.units("humans", WEST, ranged=2)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, melee=2)
    before = (t.deck_size("humans"), t.deck_size("orcs"))
    t.dice(1, 6)
    attack(t, "orcs")
    assert (t.decision(), t.hand_size("humans"), t.hand_size("orcs")) == ("ChooseCasualty", 1, 1)
    assert (t.deck_size("humans") + 1, t.deck_size("orcs") + 1) == before


@rule("WC-BATTLE-22")
def test_a_battle_offers_no_retreat_but_ends_when_the_battlefield_is_given_up() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=3)
    t.units("orcs", HERE, melee=1)
    t.dice(6, 6, 6, 6, 1)
    attack(t, "orcs")
    assert t.legal() == {"lose humans melee 0,0", "lose humans melee -1,0"}
    t.play("lose humans melee 0,0")
    assert t.battle() is None
    assert (t.count("humans", "melee", WEST), t.hand_size("orcs")) == (3, 2)


@rule("WC-BATTLE-23", "WC-RULING-07")
def test_ground_units_in_the_flanks_of_a_mountain_battlefield_take_part() -> None:
    t = duel("humans orcs")
    t.units("humans", "0,-2", flying=1)
    t.units("humans", NORTH, melee=1)
    t.units("orcs", "0,-2", flying=1)
    t.dice(6, 1)
    attack(t, "orcs")
    assert (t.battle(), t.fighting("humans", "melee")) == ("0,-2", 1)
    assert t.legal("lose") == {"lose humans flying 0,-2", "lose humans melee 0,-1"}


@rule("WC-BATTLE-23", "WC-RULING-07")
def test_a_flyer_on_a_mountain_fights_in_the_battle_beside_it() -> None:
    t = duel("humans orcs")
    t.units("humans", NORTH, melee=1, ranged=1)
    t.units("orcs", NORTH, melee=1)
    t.units("orcs", "0,-2", flying=1)
    t.dice(6, 1)
    attack(t, "orcs")
    assert (t.battle(), t.phase(), t.casualties("humans")) == (NORTH, "flying", 1)


@rule("WC-BATTLE-25", "WC-RULING-06", "WC-BATTLE-19")
def test_two_hostile_players_in_one_space_are_fought_one_after_the_other() -> None:
    t = three_hostile_players(humans=2, orcs=1, undead=1)
    attack(t, "humans")
    assert (t.who(), t.decision()) == ("humans", "PickBattle")
    assert t.legal("battle") == {"battle 1,1 orcs", "battle 1,1 undead"}
    t.dice(6, 1, 6)
    t.dice(6, 6, 1)
    t.play("battle 1,1 undead")
    t.spent()
    assert [t.on_board(race, "melee") for race in ("humans", "orcs", "undead")] == [2, 0, 0]
    assert [t.hand_size(race) for race in ("humans", "orcs", "undead")] == [4, 1, 1]


@rule("WC-RULING-06")
def test_units_of_the_third_player_on_the_battlefield_are_no_casualties() -> None:
    t = three_hostile_players(humans=2, orcs=1, undead=1)
    t.units("orcs", "2,1", melee=1)
    attack(t, "humans")
    t.dice(6, 1, 1)
    t.dice(6, 6, 6, 1)
    t.play("battle 1,1 undead")
    assert t.legal("lose") == {"lose orcs melee 1,1", "lose orcs melee 2,1"}, "two hits in the first battle, one lost"
    assert (t.on_board("orcs", "melee"), t.on_board("undead", "melee")) == (2, 0)


@rule("WC-RULING-06", "WC-RULING-05")
def test_the_two_others_left_together_fight_when_the_first_of_them_has_moved() -> None:
    t = three_hostile_players(humans=1, orcs=1, undead=1)
    attack(t, "humans")
    t.dice(1, 6)  # the Orc kills the Human
    t.dice(6, 1)  # the Orc, initiator of the second battle, kills the Undead
    t.play("battle 1,1 orcs")
    if t.decision() == "Movement":
        t.play("end")
    t.spent()
    assert [t.on_board(race, "melee") for race in ("humans", "orcs", "undead")] == [0, 1, 0]
    assert t.hand_size("orcs") == 4, "two battles, both won"
