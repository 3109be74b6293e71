"""Scenario Elf Gate: clauses WC-SCEN-ELFGATE-01 to WC-SCEN-ELFGATE-11."""

from collections import Counter

import pytest

from tests.games.warcraft.table import Table

rule = pytest.mark.rule

RACES = ("humans", "orcs", "undead")
TOWNS = {"humans": "0,-3", "orcs": "3,0", "undead": "-3,3"}
HOMES = {"humans": ("1,-4", "-1,-3"), "orcs": ("3,1", "4,-1"), "undead": ("-4,3", "-3,4")}
"""Goldmine and Forest beside each Town."""
DEPLETED = ("2,-3", "3,-2", "-2,-1", "-3,1", "1,2", "-1,3")


def quiet(**hands: str) -> Table:
    """A table at which nobody draws a card; each player has a spare worker in his Town."""
    t = Table("elfgate")
    for race, card in hands.items():
        t.hand(race, card)
    for race in RACES:
        t.deck_only(race)
        t.units(race, TOWNS[race], worker=1)
    return t


@rule("WC-SCEN-ELFGATE-01")
def test_humans_orcs_and_undead_play_each_against_the_others() -> None:
    t = quiet(humans="fast", orcs="fast", undead="curse")
    for race in RACES:
        t.resources(race, gold=1)
    t.whole_turn()
    seen = []
    for _ in RACES:
        seen.append(t.active())
        assert t.legal("give") == set()
        assert [t.view(t.active()).hand_of(race) == [None] for race in RACES].count(True) == 2
        t.end_slot()
    assert seen == list(RACES)


@rule("WC-SCEN-ELFGATE-01")
def test_no_two_players_are_friends() -> None:
    t = quiet()
    t.units("humans", "2,-1", melee=1)
    t.units("orcs", "2,0", melee=1)
    t.dice(6, 1)
    t.move_step("humans")
    t.play("move melee 2,-1 2,0", "end")
    t.spent()
    assert (t.count("humans", "melee", "2,0"), t.count("orcs", "melee", "2,0")) == (1, 0)


@rule("WC-SCEN-ELFGATE-01")
def test_first_player_is_random() -> None:
    assert {Table.setup("elfgate", seed=seed).first_player() for seed in range(30)} == set(RACES)


@rule("WC-SCEN-ELFGATE-02")
@pytest.mark.parametrize("race", RACES)
def test_start_of_each_player(race: str) -> None:
    t = Table.setup("elfgate", seed=1)
    town = TOWNS[race]
    assert (t.gold(race), t.wood(race), t.count(race, "melee", town), t.count(race, "worker", town)) == (5, 5, 3, 3)
    assert (t.hand_size(race), t.level_of(race, "melee"), t.finished(race, "barracks")) == (3, 1, 1)


@rule("WC-SCEN-ELFGATE-03")
def test_resource_spaces_away_from_towns_start_exhausted() -> None:
    t = Table.setup("elfgate", seed=1)
    assert {t.depletion_at(space) for space in DEPLETED} == {"complete"}
    assert {t.depletion_at(space) for home in HOMES.values() for space in home} == {None}


@rule("WC-SCEN-ELFGATE-03")
@pytest.mark.parametrize("space", DEPLETED)
def test_exhausted_spaces_yield_nothing(space: str) -> None:
    t = quiet()
    t.units("humans", space, worker=1)
    t.harvest_step("humans")
    assert (t.gold("humans"), t.wood("humans")) == (0, 0)


@rule("WC-SCEN-ELFGATE-04")
@pytest.mark.parametrize("race", RACES)
def test_home_spaces_never_deplete(race: str) -> None:
    t = quiet()
    mine, forest = HOMES[race]
    t.units(race, mine, worker=3)
    t.units(race, forest, worker=1)
    t.pips(3, 3, 3, 3)
    t.harvest_step(race)
    t.spent()
    assert (t.gold(race), t.wood(race)) == (9, 3)
    assert (t.depletion_at(mine), t.depletion_at(forest)) == (None, None)


@rule("WC-SCEN-ELFGATE-05")
def test_neutral_night_elves_guard_the_gate_at_level_two() -> None:
    t = Table.setup("elfgate", seed=1)
    for space in ("0,-1", "1,0", "-1,1"):
        assert [t.count("nightelves", kind, space) for kind in ("melee", "ranged", "flying")] == [1, 2, 0]
    assert t.count("nightelves", "flying", "0,0") == 3
    assert [t.level_of("nightelves", kind) for kind in ("melee", "ranged", "flying")] == [2, 2, 2]
    assert [t.strength("nightelves", kind) for kind in ("melee", "ranged", "flying")] == [3, 3, 4]


@rule("WC-SCEN-ELFGATE-06")
def test_neutral_units_never_move_or_attack_by_themselves() -> None:
    t = quiet()
    t.units("nightelves", "0,-1", melee=1)
    t.units("humans", "0,-2", melee=1)
    t.whole_turn()
    t.end_turn()
    assert t.turn() == 2
    assert (t.count("nightelves", "melee", "0,-1"), t.count("humans", "melee", "0,-2"), t.battle()) == (1, 1, None)


@rule("WC-SCEN-ELFGATE-06")
@pytest.mark.parametrize("race", RACES)
def test_neutral_units_are_enemies_of_every_player_and_help_from_flanks(race: str) -> None:
    """Battle for the pass A, with D beside it and B out of reach."""
    t = quiet()
    t.units("nightelves", "0,-1", melee=1)
    t.units("nightelves", "0,0", flying=3)
    t.units("nightelves", "1,0", ranged=2)
    t.units(race, "0,-2", melee=1)
    t.dice(1, 6, 6)
    t.move_step(race)
    t.play("move melee 0,-2 0,-1", "end")
    t.spent()
    assert (t.count(race, "melee", "0,-1"), t.on_board("nightelves", "flying")) == (0, 3)


@rule("WC-SCEN-ELFGATE-06")
def test_all_passes_defend_the_gate() -> None:
    t = quiet(humans="polymorph")
    for space in ("0,-1", "1,0", "-1,1"):
        t.units("nightelves", space, melee=1, ranged=2)
    t.units("nightelves", "0,0", flying=3)
    t.units("humans", "-1,0", flying=1)
    t.move_step("humans")
    t.play("move flying -1,0 0,0", "end")
    assert t.window() == "ROUND"
    assert [t.fighting("nightelves", kind) for kind in ("melee", "ranged", "flying")] == [3, 6, 3]


@rule("WC-SCEN-ELFGATE-06")
def test_neutral_units_take_no_part_in_battles_of_players() -> None:
    t = quiet(humans="polymorph")
    t.units("nightelves", "0,-1", melee=1, ranged=2)
    t.units("orcs", "0,-2", melee=1)
    t.units("humans", "-1,-2", melee=1)
    t.move_step("humans")
    t.play("move melee -1,-2 0,-2", "end")
    assert (t.battle(), t.fighting("nightelves", "ranged"), t.fighting("orcs", "melee")) == ("0,-2", 0, 1)


@rule("WC-SCEN-ELFGATE-06", "WC-MOVE-05")
def test_neutral_units_stop_movement_like_enemies() -> None:
    t = quiet()
    t.units("nightelves", "0,-1", melee=1)
    t.units("humans", "0,-2", flying=1, worker=1)
    t.move_step("humans")
    assert t.refused("move flying 0,-2 0,0") == "WC-MOVE-05"
    assert t.refused("move worker 0,-2 0,-1") == "WC-WORKER-02"


@rule("WC-SCEN-ELFGATE-07")
@pytest.mark.parametrize(("race", "left"), [("humans", "orcs"), ("orcs", "undead"), ("undead", "humans")])
def test_player_to_the_left_chooses_their_casualties(race: str, left: str) -> None:
    t = quiet()
    t.units("nightelves", "0,-1", melee=1, ranged=2)
    t.units(race, "0,-2", melee=2)
    t.dice(6, 6, 6, 1, 6)
    t.move_step(race)
    t.play("move melee 0,-2 0,-1", "move melee 0,-2 0,-1", "end")
    assert (t.decision(), t.who()) == ("ChooseCasualty", left)
    assert t.legal("lose") == {"lose nightelves melee 0,-1", "lose nightelves ranged 0,-1"}


@rule("WC-SCEN-ELFGATE-07")
def test_no_cards_are_drawn_or_played_for_them() -> None:
    t = Table("elfgate")
    t.hand("orcs", "devour")
    t.deck_only("humans", "resources", "resources")
    t.deck_only("orcs", "resources")
    t.units("nightelves", "0,-1", melee=1)
    t.units("humans", "0,-2", melee=1)
    t.units("humans", "0,-3", worker=1)
    t.dice(6, 1)
    t.move_step("humans")
    t.play("move melee 0,-2 0,-1", "end")
    t.spent()
    assert (t.hand_of("humans"), t.hand_of("orcs")) == (["resources", "resources"], ["devour"])


@rule("WC-SCEN-ELFGATE-08")
def test_killed_neutral_units_leave_the_game() -> None:
    t = quiet()
    t.units("nightelves", "0,-1", melee=1)
    t.units("humans", "0,-2", melee=1)
    t.dice(6, 1)
    t.move_step("humans")
    t.play("move melee 0,-2 0,-1", "end")
    t.end_turn()
    t.end_turn()
    assert (t.on_board("nightelves", "melee"), t.count("humans", "melee", "0,-1")) == (0, 1)


@rule("WC-SCEN-ELFGATE-09")
@pytest.mark.parametrize(("around", "won"), [(2, True), (3, False)])
@pytest.mark.parametrize("where", ["0,-1", "1,0"])
def test_gate_is_won_with_fewer_than_three_enemies_around(around: int, won: bool, where: str) -> None:
    t = quiet()
    t.units("humans", "0,0", melee=1)
    t.units("nightelves", where, ranged=around)
    t.spend_step("humans")
    assert t.winner() == ({"humans"} if won else None)


@rule("WC-SCEN-ELFGATE-09")
def test_enemies_of_all_kinds_in_all_spaces_count_together() -> None:
    t = quiet()
    t.units("humans", "0,0", melee=1)
    t.units("nightelves", "0,-1", melee=1)
    t.units("orcs", "1,-1", flying=1)
    t.units("undead", "-1,1", ranged=1)
    t.spend_step("humans")
    assert t.winner() is None


@rule("WC-SCEN-ELFGATE-09")
def test_own_units_workers_and_more_distant_enemies_do_not_count() -> None:
    t = quiet()
    t.units("humans", "0,0", melee=1)
    t.units("humans", "0,-1", melee=3)
    t.units("orcs", "1,0", melee=2, worker=3)
    t.units("orcs", "2,0", melee=3)
    t.spend_step("humans")
    assert t.winner() == {"humans"}


@rule("WC-SCEN-ELFGATE-09")
def test_worker_on_the_gate_wins_nothing() -> None:
    t = quiet()
    t.units("humans", "0,0", worker=1)
    t.spend_step("humans")
    assert t.winner() is None


@rule("WC-SCEN-ELFGATE-09")
def test_gate_is_checked_only_at_the_end_of_the_own_turn() -> None:
    t = quiet()
    t.units("orcs", "0,0", melee=1)
    t.resources("humans", gold=1)
    t.spend_step("humans")
    assert (t.active(), t.winner()) == ("humans", None)
    t.play("done")
    assert t.winner() == {"orcs"}


@rule("WC-SCEN-ELFGATE-10")
def test_last_player_left_wins() -> None:
    t = quiet()
    for race in ("humans", "undead"):
        t.town_token(race)
        t.units("orcs", TOWNS[race], melee=1)
    t.move_step("undead")
    assert t.winner() == {"orcs"}


@rule("WC-SCEN-ELFGATE-10", "WC-VP-10")
def test_points_play_no_part() -> None:
    t = Table("elfgate", scenario_deck_errata="off")
    for space in ("0,-3", "3,0", "-3,3", "2,-2", "-2,0", "0,2"):
        t.units("undead", space, melee=1)
    t.lay("undead", 3)
    t.level("undead", melee=3, ranged=3, flying=3)
    t.spend_step("undead")
    assert t.winner() is None


@rule("WC-SCEN-ELFGATE-11")
@pytest.mark.parametrize("race", RACES)
def test_victory_point_cards_are_removed_with_the_errata(race: str) -> None:
    on, off = (Table.setup("elfgate", seed=1, scenario_deck_errata=value) for value in ("on", "off"))
    assert off.cards_of(race) - on.cards_of(race) == Counter({"victory-point": 3})
    assert Table.setup("elfgate", seed=1).cards_of(race) == on.cards_of(race)
