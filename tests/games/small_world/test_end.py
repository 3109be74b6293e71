"""End of the game: spec section 5.12, clauses SW-END-01 to SW-END-05."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


def last_round(*coins: int) -> Table:
    """Round 10 of a game of three with these coins."""
    t = Table(players=3)
    for player, total in enumerate(coins, start=1):
        t.set_coins(player, total)
    t.set_round(10)
    return t


def last_turn(t: Table) -> None:
    """P3's turn begins, the very last one; free combinations that bring no coins are on top."""
    t.column("archaeologists ethereals", "seafarers draenei", "rangers nightelves")
    t.turn(3)


@rule("SW-END-01", "SW-SETUP-05")
@pytest.mark.parametrize(("players", "last"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_the_game_ends_after_the_last_players_turn_of_the_last_round(players: int, last: int) -> None:
    t = Table(players=players)
    t.set_round(last)
    t.turn(players)
    assert t.who() == players
    t.end_game()
    assert t.who() is None
    assert t.round() == last


@rule("SW-END-01")
@pytest.mark.parametrize(("players", "last"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_the_round_before_the_last_is_followed_by_the_last(players: int, last: int) -> None:
    t = Table(players=players)
    t.set_round(last - 1)
    t.turn(players)
    t.end_turn()
    assert (t.who(), t.round()) == (1, last)


@rule("SW-END-01")
def test_every_player_still_takes_a_turn_in_the_last_round() -> None:
    t = Table(players=3)
    t.set_round(10)
    t.turn(1)
    t.end_turn()
    assert t.turn_of() == 2
    t.end_turn()
    assert t.turn_of() == 3
    t.end_game()
    assert t.who() is None


@rule("SW-END-02")
@pytest.mark.parametrize(
    ("coins", "shares"),
    [((60, 70, 10), (0.0, 1.0, 0.0)), ((61, 60, 10), (1.0, 0.0, 0.0)), ((3, 4, 9), (0.0, 0.0, 1.0))],
)
def test_the_highest_total_wins(coins: tuple[int, int, int], shares: tuple[float, float, float]) -> None:
    t = last_round(*coins)
    t.active(1, "orcs", "miners", A1=6)
    t.active(2, "trolls", "farmers", B1=2)
    last_turn(t)
    t.end_game()
    assert t.result() == shares


@rule("SW-END-02", "SW-SCORE-06")
def test_all_coins_are_revealed_at_the_end() -> None:
    t = last_round(60, 70, 10)
    last_turn(t)
    assert list(t.view(1).coins) == [60, None, None]
    t.end_game()
    assert list(t.view(1).coins) == [60, 70, 10]


@rule("SW-END-02", "SW-SCORE-01")
def test_coins_of_the_last_turn_count() -> None:
    t = last_round(60, 10, 59)
    t.active(3, "orcs", "highlanders", A1=1, A2=1)
    last_turn(t)
    t.play("advance", "ready")
    t.end_game()
    assert t.coins(3) == 61
    assert t.result() == (0.0, 0.0, 1.0)


@rule("SW-END-03")
def test_a_tie_goes_to_the_player_with_more_tokens_and_not_more_regions() -> None:
    t = last_round(60, 60, 10)
    t.active(1, "orcs", "miners", A1=2, A2=1, A3=1)
    t.active(2, "trolls", "farmers", B1=5)
    last_turn(t)
    t.end_game()
    assert t.result() == (0.0, 1.0, 0.0)


@rule("SW-END-03")
def test_tokens_in_decline_count_in_a_tie() -> None:
    t = last_round(60, 60, 10)
    t.active(1, "orcs", "miners", A1=4)
    t.active(2, "trolls", "farmers", B1=2)
    t.grey(2, "tauren", A5=2, A6=1)
    last_turn(t)
    t.end_game()
    assert t.result() == (0.0, 1.0, 0.0)


@rule("SW-END-03")
def test_tokens_in_hand_do_not_count_in_a_tie() -> None:
    t = last_round(60, 60, 10)
    t.active(1, "orcs", "miners", hand=6)
    t.active(2, "trolls", "farmers", B1=1)
    last_turn(t)
    t.end_game()
    assert t.result() == (0.0, 1.0, 0.0)


@rule("SW-END-03")
def test_the_champion_does_not_count_in_a_tie() -> None:
    t = last_round(60, 60, 10)
    t.active(1, "orcs", "champions", A1=3)
    t.put("champion", "A2")
    t.active(2, "trolls", "farmers", B1=4)
    last_turn(t)
    t.end_game()
    assert t.result() == (0.0, 1.0, 0.0)


@rule("SW-END-03")
def test_tokens_of_a_player_outside_the_tie_do_not_matter() -> None:
    t = last_round(60, 60, 10)
    t.active(1, "orcs", "miners", A1=2)
    t.active(2, "trolls", "farmers", B1=1)
    t.grey(3, "tauren", A5=2, A6=2)
    last_turn(t)
    t.end_game()
    assert t.result() == (1.0, 0.0, 0.0)


@rule("SW-END-04")
def test_players_equal_in_coins_and_tokens_share_the_victory() -> None:
    t = last_round(60, 60, 10)
    t.active(1, "orcs", "miners", A1=2, A2=2)
    t.active(2, "trolls", "farmers", B1=3)
    t.grey(2, "kobolds", A6=1)
    last_turn(t)
    t.end_game()
    assert t.result() == (0.5, 0.5, 0.0)


@rule("SW-END-05", "SW-PICK-03")
def test_coins_put_on_combinations_do_not_count() -> None:
    t = last_round(5, 0, 5)
    last_turn(t)
    t.play("pick 2")
    t.end_game()
    assert t.coins(3) == 4
    assert t.result() == (1.0, 0.0, 0.0)


@rule("SW-END-05")
def test_coins_left_on_combinations_go_to_nobody() -> None:
    t = last_round(6, 5, 4)
    t.column("archaeologists ethereals", "seafarers draenei", "rangers nightelves")
    t.purse(3, 20)
    t.turn(3)
    t.end_game()
    assert [t.coins(player) for player in (1, 2, 3)] == [6, 5, 4]
    assert t.result() == (1.0, 0.0, 0.0)
