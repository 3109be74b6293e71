"""Set-up of a game: clauses WC-SETUP-01 to WC-SETUP-15."""

from itertools import permutations

import pytest

from tests.games.warcraft.table import Table
from wartable.engine.errors import ContentError
from wartable.games.warcraft import GAME
from wartable.games.warcraft.rules.content import DECK

rule = pytest.mark.rule

RACES = ("humans", "orcs", "nightelves", "undead")
TOWNS = {"humans": "-4,2", "orcs": "4,-2", "nightelves": "-1,-3", "undead": "1,3"}
OBJECTIVES = {
    "2,-4": 2, "1,-2": 1, "-3,-1": 1, "-2,0": 2, "0,0": 2, "2,0": 2, "3,1": 1, "-1,2": 1, "-2,4": 2,
}  # fmt: skip
GOLDMINES = ("0,-4", "4,-3", "1,-1", "-3,0", "-1,0", "3,0", "0,1", "-4,3", "0,4")
FORESTS = ("2,-3", "-2,-2", "0,-1", "4,-1", "1,0", "-4,1", "-1,1", "2,2", "-2,3")
MOUNTAINS = {"-1,-2": "0,-3", "2,-1": "3,-1", "-2,1": "-3,1", "0,2": "-1,2"}
"""Each with a space beside it."""


def two_races(t: Table) -> tuple[str, str]:
    """The races of a two player game, the first player's first; nobody has moved."""
    first = t.active()
    t.end_slot()
    return first, t.active()


@rule("WC-SETUP-01")
def test_scenario_decides_board() -> None:
    small, large = Table("main-2p", "humans orcs"), Table("main-4p")
    for t in (small, large):
        t.units("humans", "3,-3", melee=1)
        t.move_step("humans")
    assert "move melee 3,-3 4,-3" in large.legal("move")
    assert "move melee 3,-3 4,-3" not in small.legal("move")


@rule("WC-SETUP-01")
def test_scenario_decides_extra_rules_and_ways_to_win() -> None:
    rescue, main = Table("captives"), Table("main-2p", "orcs nightelves")
    rescue.captive("orcs", "2,-2")
    for t in (rescue, main):
        t.units("orcs", "2,-2", melee=1)
        t.move_step("orcs")
    assert main.legal("carry") == set()
    rescue.play("carry melee 2,-2 2,-3 2,-3")
    assert rescue.winner() == {"orcs"}


@rule("WC-SETUP-02")
@pytest.mark.parametrize(("scenario", "seats"), [("main-2p", 3), ("main-4p", 3), ("main-2p", 4), ("elfgate", 2)])
def test_main_game_is_for_two_or_four_and_elf_gate_for_three(scenario: str, seats: int) -> None:
    with pytest.raises(ContentError):
        GAME.setup(seats, bytes(32), scenario=scenario)


@rule("WC-SETUP-02")
@pytest.mark.parametrize(("scenario", "seats"), [("main-2p", 2), ("main-4p", 4), ("elfgate", 3)])
def test_right_numbers_of_players_are_accepted(scenario: str, seats: int) -> None:
    assert GAME.setup(seats, bytes(32), scenario=scenario) is not None


@rule("WC-SETUP-03", "WC-SETUP-05")
def test_two_player_game_draws_two_races_at_random() -> None:
    pairs = [two_races(Table.setup("main-2p", seed=seed)) for seed in range(24)]
    assert all(first != second for first, second in pairs)
    assert {race for pair in pairs for race in pair} == set(RACES)
    assert len({frozenset(pair) for pair in pairs}) > 2


@rule("WC-SETUP-04")
def test_four_player_game_is_humans_and_night_elves_against_orcs_and_undead() -> None:
    t = Table("main-4p")
    t.units("humans", "-4,2", melee=1)
    assert [t.points(race) for race in RACES] == [3, 0, 3, 0]
    t.units("undead", "0,0", melee=1)
    assert [t.points(race) for race in RACES] == [3, 2, 3, 2]


@rule("WC-SETUP-05")
def test_players_choose_races_when_they_agreed_to() -> None:
    t = Table.setup("main-2p", seed=1, race_choice="chosen")
    assert t.decision() == "RaceChoice"
    assert t.legal("race") == {f"race {race}" for race in RACES}
    t.play("race undead")
    assert t.legal("race") == {"race humans", "race orcs", "race nightelves"}
    t.play("race humans")
    assert (t.on_board("undead", "melee"), t.on_board("humans", "melee")) == (3, 3)


@rule("WC-SETUP-05")
def test_chosen_race_is_taken() -> None:
    t = Table.setup("main-4p", seed=1, race_choice="chosen")
    t.play("race orcs")
    assert t.refused("race orcs") is not None
    t.play("race humans", "race undead")
    assert t.decision() != "RaceChoice"
    assert t.on_board("nightelves", "melee") == 3


@rule("WC-SETUP-06")
@pytest.mark.parametrize("race", RACES)
def test_pieces_of_a_race(race: str) -> None:
    t = Table.setup("main-4p", seed=2)
    kinds = ("melee", "ranged", "flying", "worker")
    assert [t.reserve(race, kind) + t.on_board(race, kind) for kind in kinds] == [10, 7, 4, 8]
    assert t.reserve(race, "outpost") == 2
    assert t.hand_size(race) + t.deck_size(race) == DECK


@rule("WC-SETUP-06")
def test_pieces_not_placed_are_the_reserve() -> None:
    t = Table.setup("main-4p", seed=2)
    assert [t.reserve("orcs", kind) for kind in ("melee", "ranged", "flying", "worker")] == [7, 7, 4, 5]


@rule("WC-SETUP-07")
def test_five_gold_and_five_wood_each() -> None:
    four, two = Table.setup("main-4p", seed=1), Table.setup("main-2p", seed=1)
    assert [(four.gold(race), four.wood(race)) for race in RACES] == [(5, 5)] * 4
    assert [(two.gold(race), two.wood(race)) for race in two_races(two)] == [(5, 5)] * 2


@rule("WC-SETUP-08")
@pytest.mark.parametrize("race", RACES)
def test_three_melee_units_and_three_workers_in_own_town(race: str) -> None:
    t = Table.setup("main-4p", seed=1)
    assert (t.count(race, "melee", TOWNS[race]), t.count(race, "worker", TOWNS[race])) == (3, 3)
    assert [t.on_board(race, kind) for kind in ("melee", "ranged", "flying", "worker")] == [3, 0, 0, 3]


@rule("WC-SETUP-08")
def test_two_players_start_in_their_towns() -> None:
    t = Table.setup("main-2p", seed=4)
    races = two_races(t)
    for kind in ("melee", "worker"):
        for town in ("2,-3", "-1,3"):
            assert sorted(t.count(race, kind, town) for race in races) == [0, 3]


@rule("WC-SETUP-09")
@pytest.mark.parametrize("race", RACES)
def test_every_type_starts_at_level_one(race: str) -> None:
    t = Table.setup("main-4p", seed=1)
    kinds = ("melee", "ranged", "flying")
    assert [t.level_of(race, kind) for kind in kinds] == [1, 1, 1]
    assert [t.strength(race, kind) for kind in kinds] == [2, 2, 3 if race in ("nightelves", "undead") else 2]
    assert [t.ability(race, kind) for kind in kinds] == [None, None, None]


@rule("WC-SETUP-09")
def test_top_tile_describes_all_units_of_the_type_and_no_other() -> None:
    t = Table("main-2p", "humans orcs")
    t.level("orcs", ranged=3)
    assert (t.strength("orcs", "ranged"), t.ability("orcs", "ranged")) == (4, "bloodlust")
    assert (t.strength("orcs", "melee"), t.strength("humans", "ranged")) == (2, 2)


@rule("WC-SETUP-10")
def test_everyone_draws_three_cards() -> None:
    t = Table.setup("main-4p", seed=3)
    assert [(t.hand_size(race), t.deck_size(race)) for race in RACES] == [(3, 18)] * 4


@rule("WC-SETUP-10")
def test_decks_are_shuffled() -> None:
    assert len({tuple(Table.setup("main-4p", seed=seed).hand_of("orcs")) for seed in range(12)}) > 3


@rule("WC-SETUP-10")
def test_player_sees_only_his_own_hand() -> None:
    t = Table.setup("main-2p", seed=3)
    mine, theirs = two_races(t)
    assert None not in t.view(mine).hand_of(mine)
    assert t.view(mine).hand_of(theirs) == [None] * t.hand_size(theirs)
    assert t.view(None).hand_of(mine) == [None] * t.hand_size(mine)
    assert set(t.view(mine).deck_of(mine)) == {None}


@rule("WC-SETUP-11")
def test_first_player_is_random() -> None:
    assert {Table.setup("main-4p", seed=seed).first_player() for seed in range(40)} == set(RACES)


@rule("WC-SETUP-11")
@pytest.mark.parametrize(("scenario", "race"), [("necromancers", "undead"), ("nordrassil", "nightelves")])
def test_scenario_may_name_the_first_player(scenario: str, race: str) -> None:
    assert {Table.setup(scenario, seed=seed).first_player() for seed in range(6)} == {race}


@rule("WC-SETUP-12")
def test_objectives_and_towns_of_the_four_player_board() -> None:
    for space, points in (OBJECTIVES | dict.fromkeys(TOWNS.values(), 3)).items():
        t = Table("main-4p")
        t.units("humans", space, flying=1)
        assert (space, t.points("humans")) == (space, points)


@rule("WC-SETUP-12")
def test_goldmines_and_forests_of_the_four_player_board() -> None:
    for space in GOLDMINES + FORESTS:
        t = Table("main-4p")
        t.units("humans", space, worker=1)
        t.pips(2)
        t.harvest_step("humans")
        assert (space, t.gold("humans"), t.wood("humans")) == (space, *((2, 0) if space in GOLDMINES else (0, 2)))


@rule("WC-SETUP-12")
def test_mountains_of_the_four_player_board() -> None:
    t = Table("main-4p")
    for beside in MOUNTAINS.values():
        t.units("humans", beside, melee=1)
    t.move_step("humans")
    assert {t.refused(f"move melee {beside} {peak}") for peak, beside in MOUNTAINS.items()} == {"WC-MOVE-06"}


@rule("WC-SETUP-13")
@pytest.mark.parametrize("races", list(permutations(RACES, 2)))
def test_towns_of_two_player_board_do_not_depend_on_races(races: tuple[str, str]) -> None:
    for race, town in zip(races, ("2,-3", "-1,3"), strict=True):
        t = Table("main-2p", " ".join(races))
        t.training(race, melee=1)
        t.deploy_step(race)
        assert t.legal("place") == {f"place melee {town}"}


@rule("WC-SETUP-14")
@pytest.mark.parametrize("race", RACES)
def test_printed_workshop_and_barracks_are_finished(race: str) -> None:
    t = Table.setup("main-4p", seed=1)
    buildings = ("workshop", "barracks", "range", "aviary")
    assert [t.finished(race, building) for building in buildings] == [1, 1, 0, 0]


@rule("WC-SETUP-14")
def test_town_card_is_not_a_place_on_the_board() -> None:
    t = Table("main-2p", "humans orcs")
    t.training("humans", melee=1, worker=1)
    assert (t.on_board("humans", "melee"), t.on_board("humans", "worker"), t.points("humans")) == (0, 0, 0)


@rule("WC-SETUP-15")
def test_clear_space_has_no_effect() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", "1,-2", melee=1, worker=2)
    t.harvest_step("humans")
    assert (t.gold("humans"), t.wood("humans"), t.points("humans")) == (0, 0, 0)


@rule("WC-SETUP-15")
@pytest.mark.parametrize(
    ("space", "facts"),
    [("2,-3", (0, 0, 3)), ("1,-3", (0, 2, 0)), ("3,-3", (2, 0, 0)), ("0,0", (0, 0, 2)), ("0,2", (0, 0, 0))],
)
def test_space_is_of_exactly_one_kind(space: str, facts: tuple[int, int, int]) -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", space, melee=1, worker=1)
    t.pips(*[2] * (facts[0] + facts[1] > 0))
    t.harvest_step("humans")
    assert (t.gold("humans"), t.wood("humans"), t.points("humans")) == facts
    t.spent()
