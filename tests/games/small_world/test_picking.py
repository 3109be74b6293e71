"""Choosing a combination: spec section 5.3, clauses SW-PICK-01 to SW-PICK-13."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule

COLUMN = (
    "herbalists forsaken",
    "miners orcs",
    "farmers trolls",
    "rangers dwarves",
    "explorers tauren",
    "fishers bloodelves",
)
BANNERS = {
    "worgen": (5, 10),
    "gnomes": (5, 10),
    "goblins": (6, 11),
    "dwarves": (5, 10),
    "draenei": (7, 12),
    "kobolds": (6, 11),
    "humans": (5, 10),
    "naga": (6, 11),
    "nightelves": (4, 9),
    "orcs": (6, 11),
    "forsaken": (6, 20),
    "pandaren": (5, 10),
    "tauren": (11, 16),
    "trolls": (6, 11),
    "bloodelves": (5, 10),
    "ethereals": (5, 10),
}
BADGES = {
    "archaeologists": 5,
    "berserkers": 5,
    "champions": 5,
    "miners": 4,
    "highlanders": 4,
    "watchmen": 5,
    "swampdwellers": 4,
    "farmers": 4,
    "explorers": 4,
    "blacksmiths": 4,
    "portalmasters": 5,
    "seafarers": 5,
    "fishers": 4,
    "rangers": 4,
    "strategists": 5,
    "builders": 4,
    "herbalists": 4,
    "bogkeepers": 5,
    "beastmasters": 4,
    "intimidators": 4,
}


def offer_of(place: int) -> tuple[str, str]:
    badge, race = COLUMN[place - 1].split()
    return badge, race


@rule("SW-PICK-01", "SW-PICK-02", "SW-SETUP-09")
@pytest.mark.parametrize("place", range(1, 7))
def test_any_of_the_six_may_be_chosen_for_one_coin_per_combination_above_it(place: int) -> None:
    t = Table(players=3)
    t.column(*COLUMN)
    t.turn(1)
    t.play(f"pick {place}")
    assert (t.badge(1), t.race(1)) == offer_of(place)
    assert t.coins(1) == 5 - (place - 1)


@rule("SW-PICK-03")
def test_one_coin_is_put_on_each_combination_above_the_chosen_one() -> None:
    t = Table(players=3)
    t.column(*COLUMN)
    t.turn(1)
    t.play("pick 4")
    assert [t.offer(place)[2] for place in range(1, 7)] == [1, 1, 1, 0, 0, 0]


@rule("SW-PICK-03")
def test_the_price_joins_coins_already_lying_above() -> None:
    t = Table(players=3)
    t.column(*COLUMN)
    t.purse(1, 3)
    t.turn(1)
    t.play("pick 3")
    assert [t.offer(place)[2] for place in range(1, 7)] == [4, 1, 0, 0, 0, 0]


@rule("SW-PICK-04")
def test_coins_on_the_chosen_combination_go_to_the_chooser() -> None:
    t = Table(players=3)
    t.column(*COLUMN)
    t.purse(1, 2)
    t.turn(1)
    t.play("pick 1")
    assert t.coins(1) == 7
    assert [t.offer(place)[2] for place in range(1, 7)] == [0] * 6


@rule("SW-PICK-05")
def test_coins_on_the_chosen_combination_do_not_lower_its_price() -> None:
    t = Table(players=3)
    t.column(*COLUMN)
    t.purse(3, 2)
    t.turn(1)
    t.play("pick 3")
    assert t.coins(1) == 5 - 2 + 2
    assert [t.offer(place)[2] for place in (1, 2)] == [1, 1]


@rule("SW-PICK-05", "SW-PICK-06")
def test_coins_on_a_combination_cannot_pay_for_it() -> None:
    t = Table(players=3)
    t.column(*COLUMN)
    t.set_coins(1, 4)
    t.purse(6, 3)
    t.turn(1)
    assert t.refused("pick 6") == "SW-PICK-06"
    assert t.refused("pick 5") is None


@rule("SW-PICK-06")
def test_a_combination_dearer_than_the_players_coins_is_refused() -> None:
    t = Table(players=3)
    t.column(*COLUMN)
    t.set_coins(1, 2)
    t.turn(1)
    assert t.legal() == {"pick 1", "pick 2", "pick 3"}
    assert t.refused("pick 4") == "SW-PICK-06"


@rule("SW-PICK-06")
def test_a_player_without_coins_takes_the_free_top_combination() -> None:
    t = Table(players=3)
    t.column(*COLUMN)
    t.set_coins(1, 0)
    t.turn(1)
    assert (t.decision(), t.badge(1), t.race(1)) == ("Conquests", "herbalists", "forsaken")
    assert (t.coins(1), t.hand(1)) == (0, 10)


@rule("SW-PICK-07")
@pytest.mark.parametrize("race", BANNERS)
def test_a_miners_race_brings_four_tokens_more_than_its_banner_shows(race: str) -> None:
    banner, box = BANNERS[race]
    t = Table(players=3)
    t.column(f"miners {race}")
    t.turn(1)
    t.play("pick 1")
    assert t.hand(1) == banner + 4
    assert t.tray(race) == box - banner - 4


@rule("SW-PICK-07")
@pytest.mark.parametrize("badge", BADGES)
def test_orcs_bring_six_tokens_more_than_their_badge_shows(badge: str) -> None:
    t = Table(players=3)
    t.column(f"{badge} orcs")
    t.turn(1)
    t.play("pick 1")
    assert t.hand(1) == 6 + BADGES[badge]
    assert t.tray("orcs") == 5 - BADGES[badge]


@rule("SW-PICK-08")
def test_a_race_gets_no_tokens_in_a_later_turn() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "archaeologists", A1=3, A2=2)
    t.column("farmers trolls")
    t.turn(1)
    t.play("advance", "ready")
    assert t.hand(1) == 3
    t.end_turn()
    t.end_turn()
    assert t.tokens("A1") + t.tokens("A2") + t.hand(1) == 5
    assert t.tray("orcs") == 6


@rule("SW-PICK-09", "SW-RACE-FORSAKEN-04")
@pytest.mark.parametrize(
    ("on_board", "choices"),
    [(13, []), (12, [0, 1]), (11, [0, 1, 2])],
)
def test_no_more_tokens_can_be_bought_than_the_tray_holds(on_board: int, choices: list[int]) -> None:
    t = Table(players=3)
    t.active(1, "forsaken", "archaeologists", hand=7, A5=on_board)
    t.grey(2, "orcs", A6=1, B1=1)
    t.conquests(1)
    t.play("conquer A8", "conquer A6", "end")
    assert t.legal("buy") == {f"buy {number}" for number in choices}


@rule("SW-PICK-09", "SW-PLACE-HEALER-02")
def test_the_spirit_healer_gives_nothing_when_the_tray_is_empty() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", A5=10, A6=1)
    t.put("healer", "A6")
    t.ending(1)
    assert t.decision() == "Redeploy"
    assert (t.hand(1), t.tray("orcs")) == (0, 0)


@rule("SW-PICK-10")
def test_lower_combinations_move_up_with_their_coins_and_a_new_sixth_appears() -> None:
    t = Table(players=3)
    t.column(*COLUMN)
    t.purse(2, 1)
    t.purse(5, 2)
    t.turn(1)
    below = set(t.banner_stack()) - {"bloodelves"}
    t.play("pick 3")
    assert t.offer(1) == ("herbalists", "forsaken", 1)
    assert t.offer(2) == ("miners", "orcs", 2)
    assert t.offer(3) == ("rangers", "dwarves", 0)
    assert t.offer(4) == ("explorers", "tauren", 2)
    assert t.offer(5) == ("fishers", "bloodelves", 0)
    assert t.offer(6)[1] in below
    assert t.offers() == 6


@rule("SW-PICK-10")
def test_after_the_lowest_is_chosen_the_five_above_keep_their_places() -> None:
    t = Table(players=3)
    t.column(*COLUMN)
    t.turn(1)
    t.play("pick 6")
    assert [t.offer(place) for place in range(1, 6)] == [(*offer_of(place), 1) for place in range(1, 6)]
    assert t.offers() == 6
    assert t.offer(6)[1] not in {combination.split()[1] for combination in COLUMN}


@rule("SW-PICK-11", "SW-LOSS-09")
def test_a_banner_that_leaves_the_game_goes_under_the_banner_stack() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=4, A2=1)
    t.grey(2, "kobolds", A5=1)
    t.conquests(1)
    offers = [t.offer(place) for place in range(1, 7)]
    t.play("conquer A5")
    assert t.banner_stack()[-1] == "kobolds"
    assert [t.offer(place) for place in range(1, 7)] == offers


@rule("SW-PICK-11", "SW-PICK-10")
def test_with_six_banners_left_a_returning_banner_becomes_the_next_sixth() -> None:
    t = Table(players=5)
    t.active(1, "orcs", "archaeologists", hand=4, A2=1)
    t.active(2, "trolls", "berserkers", A1=2)
    t.active(3, "naga", "champions", A3=2)
    t.active(4, "dwarves", "highlanders", B2=2)
    t.active(5, "draenei", "swampdwellers", B3=2)
    t.grey(1, "tauren", A9=2)
    t.grey(2, "kobolds", A5=1)
    t.grey(3, "gnomes", A6=1)
    t.grey(4, "worgen", A7=1)
    t.grey(5, "goblins", B1=1)
    t.column(
        "herbalists forsaken",
        "farmers humans",
        "rangers nightelves",
        "explorers pandaren",
        "fishers bloodelves",
        "seafarers ethereals",
    )
    t.conquests(1)
    t.play("conquer A5")
    assert t.banner_stack()[-1] == "kobolds"
    t.end_turn()
    assert t.turn_of() == 2
    t.play("decline")
    assert t.turn_of() == 3
    for _ in range(4):
        t.end_turn()
    assert t.turn_of() == 2
    t.play("pick 1")
    assert t.offer(5)[1] == "ethereals"
    assert t.offer(6)[1] == "kobolds"


@rule("SW-PICK-12")
def test_discarded_badges_become_the_new_stack_only_when_the_old_one_is_empty() -> None:
    t = Table(players=5)
    t.turn(1)
    while t.badge_stack() or "pick 1" not in t.legal():
        if "decline" in t.legal():
            t.play("decline")
        else:
            t.play("pick 1")
            t.end_turn()
    waiting = set(t.discards())
    assert len(waiting) > 1
    t.play("pick 1")
    assert t.offers() == 6
    assert t.offer(6)[0] in waiting
    assert list(t.discards()) == []


@rule("SW-PICK-13")
def test_every_player_sees_the_chosen_combination() -> None:
    t = Table(players=3)
    t.column(*COLUMN)
    t.turn(1)
    t.play("pick 2")
    for player in (1, 2, 3):
        assert list(t.view(player).races) == ["orcs", None, None]
        assert list(t.view(player).badges) == ["miners", None, None]
