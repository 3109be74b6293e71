"""Team variant "Battle for Azeroth"."""

from itertools import pairwise
from typing import Any

import pytest

from tests.games.small_world.table import Table
from wartable.games.small_world import GAME

rule = pytest.mark.rule

RACES = {
    "alliance": {"worgen", "gnomes", "dwarves", "draenei", "humans", "nightelves"},
    "horde": {"goblins", "orcs", "forsaken", "tauren", "trolls", "bloodelves"},
    "neutral": {"kobolds", "naga", "pandaren", "ethereals"},
}
PAIRS = {"alliance": ("dwarves", "gnomes"), "horde": ("orcs", "forsaken"), "neutral": ("kobolds", "naga")}
OTHER = {"alliance": "horde", "horde": "alliance"}


def team(players: int, **options: Any) -> Table:
    """A fixture table with the team variant."""
    return Table(players=players, options={"team": True, **options})


def sides(t: Table, players: int) -> list[str]:
    """The sides of all players in seat order."""
    return [t.side(player) for player in range(1, players + 1)]


def finished(coins: tuple[int, ...], tokens: tuple[int, ...], **options: Any) -> Table:
    """A game that ended with these coins and these race tokens of each player in one region."""
    players = len(coins)
    t = team(players, **options)
    t.set_round({2: 10, 3: 10, 4: 9}[players])
    places = zip(("A1", "A5", "A9", "B1"), ("seafarers", "strategists", "blacksmiths", "portalmasters"), strict=True)
    for player, (region, badge) in zip(range(1, players + 1), places, strict=False):
        t.active(player, PAIRS[t.side(player)][(player - 1) // 2 % 2], badge, **{region: tokens[player - 1]})
        t.set_coins(player, coins[player - 1] - (player == players))
    t.ending(players)
    if t.who() is not None:
        t.end_game()
    assert tuple(t.coins(player) for player in range(1, players + 1)) == coins
    return t


@rule("SW-TEAM-01")
@pytest.mark.parametrize(("players", "each"), [(2, 1), (4, 2)])
def test_players_are_divided_evenly_between_alliance_and_horde(players: int, each: int) -> None:
    seats = sides(team(players), players)
    assert (seats.count("alliance"), seats.count("horde"), seats.count("neutral")) == (each, each, 0)


@rule("SW-TEAM-02")
@pytest.mark.parametrize(("players", "each"), [(3, 1), (5, 2)])
def test_odd_player_plays_the_neutral_races_alone(players: int, each: int) -> None:
    t = team(players)
    seats = sides(t, players)
    assert (seats.count("alliance"), seats.count("horde"), seats.count("neutral")) == (each, each, 1)
    t.turn(seats.index("neutral") + 1)
    t.play("pick 1")
    assert t.race(seats.index("neutral") + 1) in RACES["neutral"]


@rule("SW-TEAM-03")
@pytest.mark.parametrize("player", [1, 2, 3, 4, 5])
def test_player_is_offered_only_races_of_the_own_side(player: int) -> None:
    t = team(5)
    t.turn(player)
    assert {t.offer(n)[1] for n in range(1, t.offers() + 1)} <= RACES[t.side(player)]
    t.play("pick 2")
    assert t.race(player) in RACES[t.side(player)]


@rule("SW-TEAM-03", "SW-TEAM-04")
def test_player_of_the_real_game_is_offered_three_races_of_the_own_side() -> None:
    t = Table.of(GAME.setup(seats=4, secret=bytes(32), options={"team": True}))
    for _ in range(4):
        player = t.who()
        assert player is not None
        assert t.offers() == 3
        assert {t.offer(n)[1] for n in (1, 2, 3)} <= RACES[t.side(player)]
        t.end_turn()
        assert t.race(player) in RACES[t.side(player)]


@rule("SW-TEAM-04")
def test_each_side_has_its_own_column_of_three_and_the_first_badges_of_all_columns_differ() -> None:
    t = team(5)
    badges = []
    for side, races in RACES.items():
        column = t.column_of(side)
        assert len(column) == 3
        assert {race for _, race, _ in column} <= races
        assert len({race for _, race, _ in column}) == 3
        badges += [badge for badge, _, _ in column[:2]]
    assert len(set(badges)) == 6


@rule("SW-TEAM-04", "SW-TEAM-03")
@pytest.mark.parametrize("player", [1, 2, 3])
def test_column_and_banner_stack_of_a_side_hold_exactly_the_races_of_that_side(player: int) -> None:
    t = team(3)
    t.turn(player)
    side = t.side(player)
    assert {race for _, race, _ in t.column_of(side)} | set(t.banner_stack()) == RACES[side]


@rule("SW-TEAM-04", "SW-PICK-02", "SW-PICK-03")
def test_price_is_counted_and_paid_within_the_own_column() -> None:
    t = team(4)
    mine = t.side(1)
    before = t.column_of(mine)
    other = [(race, coins) for _, race, coins in t.column_of(OTHER[mine])]
    t.turn(1)
    assert t.offer(3) == before[2]
    t.play("pick 3")
    assert t.coins(1) == 3
    assert (t.badge(1), t.race(1)) == before[2][:2]
    after = t.column_of(mine)
    assert after[:2] == [(badge, race, 1) for badge, race, _ in before[:2]]
    assert len(after) == 3
    assert [(race, coins) for _, race, coins in t.column_of(OTHER[mine])] == other


@rule("SW-TEAM-04", "SW-PICK-10")
def test_own_column_moves_up_after_a_choice_and_the_other_column_does_not() -> None:
    t = team(4)
    mine = t.side(1)
    before = t.column_of(mine)
    other = t.column_of(OTHER[mine])
    t.turn(1)
    t.play("pick 1")
    after = t.column_of(mine)
    assert after[:2] == before[1:]
    assert after[2][1] not in {race for _, race, _ in before}
    assert [race for _, race, _ in t.column_of(OTHER[mine])] == [race for _, race, _ in other]


@rule("SW-TEAM-04")
def test_there_is_no_fourth_combination() -> None:
    t = team(4)
    t.turn(1)
    assert t.legal("pick") == {"pick 1", "pick 2", "pick 3"}
    assert t.refused("pick 4") is not None


@rule("SW-TEAM-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seats_alternate_between_the_sides_and_the_neutral_player_sits_last(players: int) -> None:
    seats = sides(team(players), players)
    paired = seats[: players - players % 2]
    assert all(here != there for here, there in pairwise(paired))
    assert "neutral" not in paired
    assert seats[len(paired) :] == ["neutral"] * (players % 2)


@rule("SW-TEAM-06", "SW-LOSS-01")
def test_partners_may_capture_each_others_regions_and_lose_tokens_as_rivals_do() -> None:
    t = team(4)
    first, second = PAIRS[t.side(1)]
    t.active(1, first, "seafarers", hand=5, A2=1)
    t.active(3, second, "portalmasters", A5=2, B1=1)
    before = t.tray(second)
    t.conquests(1)
    assert t.cost("A5") == 4
    t.play("conquer A5")
    assert t.holder("A5") == f"P1 {first}"
    assert (t.tray(second), t.hand(3)) == (before + 1, 1)
    t.end_turn()
    assert t.income() == {"regions": 2}


@rule("SW-TEAM-06", "SW-PROF-BOGKEEPERS-01")
def test_partner_has_to_make_the_payments_of_a_rival() -> None:
    t = team(4)
    first, second = PAIRS[t.side(1)]
    t.active(1, first, "seafarers", hand=5, A7=1)
    t.active(3, second, "bogkeepers", A9=1, B1=1)
    t.conquests(1)
    assert t.dues("A9") == 1
    t.play("conquer A9")
    assert (t.coins(1), t.coins(3)) == (4, 6)


@rule("SW-TEAM-07")
def test_best_single_total_wins_for_the_whole_side() -> None:
    assert finished(coins=(20, 12, 1, 12), tokens=(1, 1, 1, 1)).result() == (0.5, 0.0, 0.5, 0.0)


@rule("SW-TEAM-07")
def test_sum_of_the_totals_wins_when_the_setting_says_so() -> None:
    t = finished(coins=(20, 12, 1, 12), tokens=(1, 1, 1, 1), team_result="sum")
    assert t.result() == (0.0, 0.5, 0.0, 0.5)


@rule("SW-TEAM-07", "SW-TEAM-02")
@pytest.mark.parametrize(
    ("coins", "result"),
    [((10, 12, 15), (0.0, 0.0, 1.0)), ((10, 18, 15), (0.0, 1.0, 0.0)), ((20, 8, 9), (1.0, 0.0, 0.0))],
)
def test_with_three_players_each_side_is_one_player(
    coins: tuple[int, int, int], result: tuple[float, float, float]
) -> None:
    assert finished(coins=coins, tokens=(1, 1, 1)).result() == result


@rule("SW-TEAM-08")
def test_tie_is_won_by_the_side_whose_best_player_has_more_tokens_on_the_board() -> None:
    assert finished(coins=(20, 20, 3, 3), tokens=(3, 5, 9, 1)).result() == (0.0, 0.5, 0.0, 0.5)


@rule("SW-TEAM-08")
def test_sides_share_the_victory_when_tokens_are_equal_too() -> None:
    assert finished(coins=(20, 20, 3, 3), tokens=(4, 4, 9, 1)).result() == (0.25, 0.25, 0.25, 0.25)


@rule("SW-TEAM-04", "SW-SETUP-09")
def test_team_variant_is_off_by_default() -> None:
    t = Table(players=4)
    t.turn(1)
    assert t.offers() == 6
    assert t.legal("pick") == {f"pick {n}" for n in range(1, 7)}


@rule("SW-TEAM-02", "SW-TEAM-04")
@pytest.mark.parametrize("players", [2, 4])
def test_without_a_neutral_player_there_is_no_neutral_column(players: int) -> None:
    assert Table(players=players, options={"team": True}).column_of("neutral") == []
