"""Victory points and the end of the game: clauses WC-VP-01 to WC-VP-10 and WC-RULING-37, 53."""

import pytest

from tests.games.warcraft.table import Table

rule = pytest.mark.rule

OBJECTIVES = {"-1,-1": 1, "3,-1": 1, "0,0": 2, "-2,1": 1, "2,1": 1}
TOPS = {
    "humans": {"melee": 3, "ranged": 3, "flying": 3},
    "orcs": {"melee": 4, "ranged": 3, "flying": 2},
    "nightelves": {"melee": 2, "ranged": 4, "flying": 3},
    "undead": {"melee": 3, "ranged": 3, "flying": 3},
}
FOUR = ("2,-4", "1,-2", "-3,-1", "-2,0", "0,0", "2,0", "3,1", "-1,2", "-2,4")


def humans(laid: int, *cards: str) -> Table:
    """Humans with 12 points on the board and in levels, so many cards laid down and these in hand."""
    t = Table("main-2p", "humans orcs")
    t.units("humans", "2,-3", melee=1)
    for space in OBJECTIVES:
        t.units("humans", space, melee=1)
    t.level("humans", **TOPS["humans"])
    t.lay("humans", laid)
    t.hand("humans", *cards)
    return t


def team(laid: int, **options: str) -> Table:
    """Orcs and Undead with 26 points on the board and in levels and so many cards laid down by the Orcs."""
    t = Table("main-4p", **options)
    for number, space in enumerate(("4,-2", "1,3", *FOUR)):
        t.units(("orcs", "undead")[number % 2], space, melee=1)
    for race in ("orcs", "undead"):
        t.level(race, **TOPS[race])
    t.lay("orcs", min(laid, 3))
    t.lay("undead", max(laid - 3, 0))
    return t


@rule("WC-VP-01")
@pytest.mark.parametrize(("laid", "won"), [(2, False), (3, True)])
def test_fifteen_points_at_the_end_of_the_own_turn_win(laid: int, won: bool) -> None:
    t = humans(laid)
    assert t.points("humans") == 12 + laid
    t.spend_step("humans")
    assert t.winner() == ({"humans"} if won else None)


@rule("WC-VP-01")
def test_more_than_fifteen_points_win() -> None:
    t = humans(3)
    t.units("humans", "-1,3", melee=1)
    assert t.points("humans") == 18
    t.spend_step("humans")
    assert t.winner() == {"humans"}


@rule("WC-VP-02", "WC-TEAM-09")
@pytest.mark.parametrize(("laid", "won"), [(3, False), (4, True)])
@pytest.mark.parametrize("race", ["orcs", "undead"])
def test_thirty_points_of_the_team_win_at_the_end_of_either_members_turn(race: str, laid: int, won: bool) -> None:
    t = team(laid)
    t.units("humans", "-4,2", melee=1)
    t.resources("nightelves", gold=1)
    t.first("humans" if race == "orcs" else "undead")
    assert (t.points("orcs"), t.points("undead")) == (26 + laid, 26 + laid)
    t.spend_step(race)
    assert t.winner() == ({"orcs", "undead"} if won else None)


@rule("WC-VP-02")
@pytest.mark.parametrize(("target", "won"), [("30", False), ("20", True)])
def test_team_target_may_be_twenty(target: str, won: bool) -> None:
    t = team(0, team_vp_target=target)
    t.spend_step("orcs")
    assert t.winner() == ({"orcs", "undead"} if won else None)


@rule("WC-VP-03")
def test_card_counts_once_it_is_laid_down() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", "1,-2", melee=1)
    t.hand("humans", "victory-point", "victory-point")
    t.lay("humans", 1)
    t.move_step("humans")
    assert t.points("humans") == 1
    t.play("play victory-point")
    assert (t.points("humans"), t.laid("humans"), t.hand_size("humans")) == (2, 2, 1)


@rule("WC-VP-03")
def test_cards_in_hand_win_nothing() -> None:
    t = humans(2, "victory-point")
    t.spend_step("humans")
    assert (t.window(), t.points("humans")) == ("VP", 14)
    t.play("pass")
    assert t.winner() is None


@rule("WC-VP-04")
@pytest.mark.parametrize("race", list(TOPS))
def test_each_type_at_its_top_level_counts_one(race: str) -> None:
    t = Table("main-4p")
    points = [t.points(race)]
    for kind, top in TOPS[race].items():
        t.level(race, **{kind: top - 1})
        assert t.points(race) == points[-1]
        t.level(race, **{kind: top})
        points.append(t.points(race))
    assert points == [0, 1, 2, 3]


@rule("WC-VP-05")
@pytest.mark.parametrize("space", list(OBJECTIVES))
@pytest.mark.parametrize("kind", ["melee", "ranged", "flying"])
def test_objective_counts_its_value_for_a_unit(space: str, kind: str) -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", space, **{kind: 1})
    assert (t.points("humans"), t.points("orcs")) == (OBJECTIVES[space], 0)
    t.units("humans", space, melee=1)
    assert t.points("humans") == OBJECTIVES[space]


@rule("WC-VP-05", "WC-WORKER-04")
def test_workers_and_outposts_score_nothing() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", "0,0", worker=3)
    t.outpost("humans", "2,1")
    assert t.points("humans") == 0


@rule("WC-VP-06")
def test_every_town_counts_three_and_an_empty_one_nothing() -> None:
    t = Table("main-2p", "humans orcs")
    assert t.points("humans") == 0
    t.units("humans", "2,-3", melee=2)
    assert t.points("humans") == 3
    t.units("humans", "-1,3", flying=1)
    assert (t.points("humans"), t.points("orcs")) == (6, 0)


@rule("WC-VP-06")
def test_town_with_units_of_both_sides_counts_for_both() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("orcs", "2,-3", melee=1)
    t.training("humans", melee=1)
    t.deploy_step("humans")
    t.play("place melee 2,-3")
    assert (t.points("humans"), t.points("orcs")) == (3, 3)


@rule("WC-VP-07")
def test_points_of_spaces_are_not_collected() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", "0,0", melee=1)
    t.whole_turn()
    t.end_turn()
    t.end_turn()
    assert t.points("humans") == 2
    t.play("move melee 0,0 0,-1")
    assert t.points("humans") == 0


@rule("WC-VP-08")
def test_only_the_player_whose_turn_ends_is_checked() -> None:
    t = humans(3)
    t.resources("humans", gold=1)
    t.resources("orcs", gold=1)
    t.first("orcs")
    t.spend_step("orcs")
    t.play("done")
    assert (t.active(), t.winner()) == ("humans", None)
    t.play("done")
    assert t.winner() == {"humans"}


@rule("WC-VP-08")
def test_players_are_checked_in_turn_order() -> None:
    """Both have 15 points; the one who acts first wins."""
    for first in ("humans", "orcs"):
        t = Table("main-2p", "humans orcs")
        for race, spaces in (("humans", "-1,-1 3,-1 -2,1"), ("orcs", "0,0 2,1")):
            for space in ("2,-3", "-1,3", *spaces.split()):
                t.units(race, space, melee=1)
            t.level(race, **TOPS[race])
            t.lay(race, 3)
            assert t.points(race) == 15
        t.first(first)
        t.spend_step(first)
        assert t.winner() == {first}


@rule("WC-VP-09")
def test_elimination_of_all_opponents_wins() -> None:
    t = Table("main-2p", "humans orcs")
    t.town_token("orcs")
    t.units("humans", "-1,3", melee=1)
    t.units("orcs", "0,0", melee=3)
    t.move_step("orcs")
    t.play("end")
    assert (t.points("humans") < 15, t.winner()) == (True, {"humans"})


@rule("WC-VP-10")
def test_points_decide_nothing_in_the_other_scenarios() -> None:
    t = Table("elfgate", scenario_deck_errata="off")
    for space in ("0,-3", "3,0", "-3,3", "2,-2", "-2,0", "0,2"):
        t.units("humans", space, melee=1)
    t.level("humans", **TOPS["humans"])
    t.lay("humans", 3)
    t.spend_step("humans")
    assert t.winner() is None


@rule("WC-VP-10")
def test_no_points_at_the_turn_limit_in_other_scenarios() -> None:
    t = Table("captives", turn_limit="1")
    t.units("orcs", "2,-3", melee=1)
    t.whole_turn()
    t.end_turn()
    assert t.winner() == set()


@rule("WC-VP-07")
def test_turn_limit_goes_to_the_player_with_more_points() -> None:
    t = Table("main-2p", "humans orcs", turn_limit="2")
    t.units("orcs", "0,0", melee=1)
    t.whole_turn()
    t.end_turn()
    assert t.winner() is None
    t.end_turn()
    assert t.winner() == {"orcs"}


def test_equal_points_at_the_turn_limit_are_a_draw() -> None:
    t = Table("main-2p", "humans orcs", turn_limit="1")
    t.units("humans", "2,-3", melee=1)
    t.units("orcs", "-1,3", melee=1)
    t.whole_turn()
    t.end_turn()
    assert t.winner() == set()


def test_ten_turns_in_which_nothing_happens_are_a_draw() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", "1,-2", melee=1)
    t.whole_turn()
    for number in range(1, 11):
        assert (t.turn(), t.winner()) == (number, None)
        t.play("end")
    assert t.winner() == set()


def test_a_move_breaks_the_series_of_quiet_turns() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", "1,-2", melee=1)
    t.whole_turn()
    for _ in range(9):
        t.play("end")
    t.play("move melee 1,-2 2,-2", "end")
    assert (t.turn(), t.winner()) == (12, None)


def is_drawn_after_eleven_turns(t: Table) -> bool:
    """Something happened in the first turn and nothing since."""
    while t.turn() < 11 and t.winner() is None:
        t.end_turn()
    before = t.winner()
    t.end_turn()
    return before is None and t.winner() == set()


def test_a_move_sets_the_series_of_quiet_turns_back_to_its_beginning() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", "1,-2", melee=1)
    t.whole_turn()
    for _ in range(9):
        t.end_turn()
    t.play("move melee 1,-2 2,-2")
    assert t.turn() == 11
    for _ in range(9):
        t.end_turn()
    assert (t.turn(), t.winner()) == (20, None)
    t.end_turn()
    assert t.winner() == set()


def test_a_card_breaks_the_series_of_quiet_turns() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", "1,-2", melee=1)
    t.hand("humans", "victory-point")
    t.whole_turn()
    t.play("play victory-point")
    assert is_drawn_after_eleven_turns(t)


def test_a_harvest_breaks_the_series_of_quiet_turns() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", "1,-3", worker=1)
    t.depletion("1,-3", "partial")
    t.buildings("humans", workshop=0)
    t.pips(3)
    t.whole_turn()
    assert is_drawn_after_eleven_turns(t)


def test_a_purchase_breaks_the_series_of_quiet_turns() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", "1,-2", melee=1)
    t.resources("humans", gold=1)
    t.whole_turn()
    t.play("end", "train worker")
    assert is_drawn_after_eleven_turns(t)


def test_deploying_breaks_the_series_of_quiet_turns() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", "1,-2", melee=1)
    t.training("humans", melee=1)
    t.whole_turn()
    t.play("end", "place melee 2,-3")
    assert is_drawn_after_eleven_turns(t)


def test_a_free_unit_breaks_the_series_of_quiet_turns() -> None:
    t = Table("necromancers")
    t.units("undead", "2,-2", necromancer=1)
    t.units("undead", "4,0", necromancer=1)
    t.whole_turn()
    t.play("end", "recruit 2,-2")
    assert is_drawn_after_eleven_turns(t)


def test_the_card_set_aside_breaks_the_series_of_quiet_turns() -> None:
    t = Table("nordrassil")
    t.units("nightelves", "-4,4", melee=1)
    t.whole_turn()
    for _ in range(12):
        t.end_turn()
    assert (t.winner(), t.set_aside()) == (None, 12)
