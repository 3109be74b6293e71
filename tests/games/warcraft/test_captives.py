"""Scenario Captives: clauses WC-SCEN-CAPTIVES-01 to WC-SCEN-CAPTIVES-10."""

from collections import Counter

import pytest

from tests.games.warcraft.table import Table

rule = pytest.mark.rule

ORC_TOWN, ELF_TOWN, A, B = "2,-3", "-1,3", "3,-2", "1,2"


def quiet(**hands: str) -> Table:
    """A table at which nobody draws a card; both have a spare worker in the west."""
    t = Table("captives")
    t.first("orcs")
    for race, card in hands.items():
        t.hand(race, card)
    for race, space in (("orcs", "-2,-1"), ("nightelves", "-3,1")):
        t.deck_only(race)
        t.units(race, space, worker=1)
    return t


@rule("WC-SCEN-CAPTIVES-01")
@pytest.mark.parametrize(("race", "town"), [("orcs", ORC_TOWN), ("nightelves", ELF_TOWN)])
def test_start_of_both_players(race: str, town: str) -> None:
    t = Table.setup("captives", seed=1)
    assert (t.count(race, "melee", town), t.count(race, "worker", town)) == (3, 3)
    assert (t.gold(race), t.wood(race), t.hand_size(race), t.level_of(race, "melee")) == (5, 5, 3, 1)


@rule("WC-SCEN-CAPTIVES-01")
def test_first_player_is_random() -> None:
    assert {Table.setup("captives", seed=seed).first_player() for seed in range(20)} == {"orcs", "nightelves"}


@rule("WC-SCEN-CAPTIVES-02")
def test_captives_lie_near_the_towns_of_their_enemies() -> None:
    t = Table.setup("captives", seed=1)
    assert (t.captive_at("nightelves"), t.captive_at("orcs")) == (A, B)


@rule("WC-SCEN-CAPTIVES-03")
@pytest.mark.parametrize(("start", "end"), [("1,1", B), ("2,1", B), (B, "1,1"), ("2,-1", A), (A, "3,-1")])
@pytest.mark.parametrize("kind", ["melee", "ranged"])
def test_ground_units_cannot_cross_walls(kind: str, start: str, end: str) -> None:
    t = quiet()
    t.units("orcs", start, **{kind: 1})
    t.move_step("orcs")
    assert t.refused(f"move {kind} {start} {end}") == "WC-SCEN-CAPTIVES-03"


@rule("WC-SCEN-CAPTIVES-03")
@pytest.mark.parametrize(("start", "end"), [("1,1", B), ("2,1", B), (B, "1,1"), ("2,-1", A), (A, "3,-1")])
def test_flyers_cross_walls(start: str, end: str) -> None:
    t = quiet()
    t.units("orcs", start, flying=1)
    t.move_step("orcs")
    assert t.refused(f"move flying {start} {end}") is None


@rule("WC-SCEN-CAPTIVES-03")
def test_workers_cannot_cross_walls() -> None:
    t = quiet()
    t.units("orcs", "2,1", worker=1)
    t.move_step("orcs")
    assert t.refused(f"move worker 2,1 {B}") is not None
    assert t.refused("move worker 2,1 0,2") is None


@rule("WC-SCEN-CAPTIVES-04")
def test_ground_units_behind_a_wall_are_no_flank_but_flyers_are() -> None:
    t = quiet(orcs="devour")
    t.units("nightelves", B, melee=1)
    t.units("nightelves", "2,1", ranged=1, flying=1)
    t.units("orcs", "1,1", melee=1, ranged=1, flying=1)
    t.units("orcs", "0,3", melee=1)
    t.move_step("orcs")
    t.play(f"move melee 0,3 {B}", "end")
    assert (t.battle(), t.window()) == (B, "ROUND")
    assert [t.fighting("orcs", kind) for kind in ("melee", "ranged", "flying")] == [1, 0, 1]
    assert [t.fighting("nightelves", kind) for kind in ("melee", "ranged", "flying")] == [1, 0, 1]


@rule("WC-SCEN-CAPTIVES-05")
@pytest.mark.parametrize(("start", "end"), [("0,2", B), ("0,3", B), ("2,-2", A), ("3,-3", A), ("1,1", "0,2")])
def test_other_edges_are_open(start: str, end: str) -> None:
    t = quiet()
    t.units("orcs", start, melee=1)
    t.move_step("orcs")
    assert t.refused(f"move melee {start} {end}") is None


@rule("WC-SCEN-CAPTIVES-05")
def test_flank_support_over_other_edges_is_normal() -> None:
    t = quiet(orcs="devour")
    t.units("nightelves", B, melee=1)
    t.units("nightelves", "0,2", ranged=2)
    t.units("orcs", "0,3", melee=2)
    t.move_step("orcs")
    t.play(f"move melee 0,3 {B}", "end")
    assert (t.fighting("orcs", "melee"), t.fighting("nightelves", "ranged")) == (2, 2)


@rule("WC-SCEN-CAPTIVES-06")
def test_unit_takes_its_captive_along() -> None:
    t = quiet()
    t.units("orcs", B, melee=1)
    t.move_step("orcs")
    t.play(f"carry melee {B} 0,2 0,2")
    assert (t.captive_at("orcs"), t.count("orcs", "melee", "0,2"), t.captive_at("nightelves")) == ("0,2", 1, A)


@rule("WC-SCEN-CAPTIVES-06")
def test_captive_stays_unless_it_is_taken_along() -> None:
    t = quiet()
    t.units("orcs", B, melee=1)
    t.move_step("orcs")
    t.play(f"move melee {B} 0,2", "end")
    assert (t.captive_at("orcs"), t.count("orcs", "melee", "0,2")) == (B, 1)


@rule("WC-SCEN-CAPTIVES-06")
def test_captive_of_the_other_race_is_not_taken() -> None:
    t = quiet()
    t.units("orcs", A, melee=1)
    t.move_step("orcs")
    assert t.legal("carry") == set()


@rule("WC-SCEN-CAPTIVES-06")
def test_worker_takes_no_captive() -> None:
    t = quiet()
    t.units("orcs", B, worker=1)
    t.move_step("orcs")
    assert t.legal("carry") == set()


@rule("WC-SCEN-CAPTIVES-07")
def test_captive_is_picked_up_on_the_way() -> None:
    t = quiet()
    t.units("orcs", "2,1", flying=1)
    t.move_step("orcs")
    t.play("carry flying 2,1 0,2 0,2")
    assert (t.captive_at("orcs"), t.count("orcs", "flying", "0,2")) == ("0,2", 1)


@rule("WC-SCEN-CAPTIVES-07")
def test_captive_may_be_left_on_the_way() -> None:
    t = quiet()
    t.units("orcs", B, flying=1)
    t.move_step("orcs")
    t.play(f"carry flying {B} -1,2 0,2")
    assert (t.captive_at("orcs"), t.count("orcs", "flying", "-1,2")) == ("0,2", 1)


@rule("WC-SCEN-CAPTIVES-07")
def test_captive_moves_once_per_move_step() -> None:
    t = quiet()
    t.units("orcs", B, melee=1)
    t.units("orcs", "0,2", melee=1)
    t.move_step("orcs")
    t.play(f"carry melee {B} 0,2 0,2")
    assert t.legal("carry") == set()
    t.play("end", "end", "end")
    assert (t.turn(), t.active()) == (2, "orcs")
    assert "carry melee 0,2 0,1 0,1" in t.legal("carry")


@rule("WC-SCEN-CAPTIVES-07")
def test_captive_is_no_unit() -> None:
    """It stops nobody and causes no battle."""
    t = quiet()
    t.units("nightelves", "0,3", flying=1)
    t.captive("orcs", "0,2")
    t.move_step("nightelves")
    t.play("move flying 0,3 0,1", "end")
    assert (t.battle(), t.hand_size("orcs"), t.count("nightelves", "flying", "0,1")) == (None, 0, 1)


@rule("WC-SCEN-CAPTIVES-07", "WC-STACK-01")
def test_captive_does_not_count_against_the_stacking_limit() -> None:
    t = quiet()
    t.units("orcs", B, melee=2)
    t.units("orcs", "0,2", melee=1)
    t.move_step("orcs")
    t.play(f"move melee 0,2 {B}")
    assert t.count("orcs", "melee", B) == 3


@rule("WC-SCEN-CAPTIVES-07")
def test_captive_is_never_killed() -> None:
    t = quiet()
    t.captive("orcs", "0,0")
    t.units("nightelves", "0,1", melee=1)
    t.move_step("nightelves")
    t.play("move melee 0,1 0,0", "end")
    assert t.captive_at("orcs") == "0,0"


@rule("WC-SCEN-CAPTIVES-07")
def test_captive_is_taken_away_from_among_enemies() -> None:
    t = quiet()
    t.captive("orcs", "0,0")
    t.units("nightelves", "0,0", worker=1)
    t.units("orcs", "0,0", melee=1)
    t.move_step("orcs")
    t.play("carry melee 0,0 1,-1 1,-1")
    assert t.captive_at("orcs") == "1,-1"


@rule("WC-SCEN-CAPTIVES-07")
def test_flyer_carries_the_captive_over_a_wall_onto_a_mountain() -> None:
    t = quiet()
    t.units("orcs", B, flying=1)
    t.move_step("orcs")
    t.play(f"carry flying {B} 2,0 2,0")
    assert t.captive_at("orcs") == "2,0"


@rule("WC-SCEN-CAPTIVES-08")
def test_captive_brought_home_wins_at_once() -> None:
    t = quiet()
    t.captive("orcs", "2,-2")
    t.units("orcs", "2,-2", melee=1)
    t.move_step("orcs")
    t.play(f"carry melee 2,-2 {ORC_TOWN} {ORC_TOWN}")
    assert t.winner() == {"orcs"}


@rule("WC-SCEN-CAPTIVES-08")
def test_captive_in_the_town_of_the_enemy_wins_nothing() -> None:
    t = quiet()
    t.captive("nightelves", "2,-2")
    t.units("nightelves", "2,-2", melee=1)
    t.move_step("nightelves")
    t.play(f"carry melee 2,-2 {ORC_TOWN} {ORC_TOWN}")
    assert (t.captive_at("nightelves"), t.winner()) == (ORC_TOWN, None)


@rule("WC-SCEN-CAPTIVES-08")
@pytest.mark.parametrize(("dice", "won"), [((6, 1), True), ((1, 6), False)])
def test_enemies_in_the_town_must_be_beaten_first(dice: tuple[int, int], won: bool) -> None:
    t = quiet()
    t.captive("orcs", "2,-2")
    t.units("orcs", "2,-2", melee=1)
    t.units("nightelves", ORC_TOWN, melee=1)
    t.dice(*dice)
    t.move_step("orcs")
    t.play(f"carry melee 2,-2 {ORC_TOWN} {ORC_TOWN}")
    assert (t.captive_at("orcs"), t.winner()) == (ORC_TOWN, None)
    t.play("end")
    t.spent()
    assert t.winner() == ({"orcs"} if won else None)


@rule("WC-SCEN-CAPTIVES-08")
def test_captive_wins_as_soon_as_the_last_enemy_has_left_the_town() -> None:
    t = quiet()
    t.captive("orcs", ORC_TOWN)
    t.units("nightelves", ORC_TOWN, melee=1)
    t.move_step("nightelves")
    t.play(f"move melee {ORC_TOWN} 1,-2")
    assert t.winner() is None
    t.play("end")
    assert t.winner() == {"orcs"}


@rule("WC-SCEN-CAPTIVES-09")
@pytest.mark.parametrize("token", [False, True])
def test_second_occupation_of_the_town_wins(token: bool) -> None:
    t = quiet()
    if token:
        t.town_token("orcs")
    t.units("nightelves", ORC_TOWN, melee=1)
    t.move_step("nightelves")
    t.play("end")
    assert (t.has_town_token("orcs"), t.winner()) == (True, {"nightelves"} if token else None)


@rule("WC-SCEN-CAPTIVES-09", "WC-VP-10")
def test_points_play_no_part() -> None:
    t = Table("captives", scenario_deck_errata="off")
    t.units("orcs", ORC_TOWN, melee=1)
    t.units("orcs", ELF_TOWN, melee=1)
    t.level("orcs", melee=4, ranged=3, flying=2)
    t.lay("orcs", 3)
    t.spend_step("orcs")
    assert t.winner() is None


@rule("WC-SCEN-CAPTIVES-10")
@pytest.mark.parametrize("race", ["orcs", "nightelves"])
def test_victory_point_cards_are_removed_with_the_errata(race: str) -> None:
    t, off = Table.setup("captives", seed=1), Table.setup("captives", seed=1, scenario_deck_errata="off")
    assert off.cards_of(race) - t.cards_of(race) == Counter({"victory-point": 3})


@rule("WC-SCEN-CAPTIVES-06", "WC-STACK-06")
def test_carrying_unit_does_not_end_in_a_full_space() -> None:
    t = quiet()
    t.units("orcs", B, flying=1)
    t.units("orcs", "0,2", ranged=3)
    t.move_step("orcs")
    assert t.refused(f"carry flying {B} 0,2 0,2") is not None
    assert t.refused(f"carry flying {B} -1,2 0,2") is None
