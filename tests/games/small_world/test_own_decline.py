"""Capturing one's own race in decline: SW-RULING-20."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-CONQ-18", "SW-CONQ-05", "SW-LOSS-06", "SW-LOSS-09")
def test_the_own_grey_tokens_cost_nothing_and_all_go_to_the_tray() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=6, A5=1)
    t.grey(1, "tauren", A2=2)
    t.conquests(1)
    assert t.cost("A2") == 2
    t.play("conquer A2")
    assert (t.holder("A2"), t.tray("tauren"), t.grey_race(1)) == ("P1 orcs", 16, None)


@rule("SW-PROF-BERSERKERS-01", "SW-CONQ-18")
@pytest.mark.parametrize(("owner", "badge"), [(1, 0), (2, 2)])
def test_berserkers_earn_for_a_rivals_two_tokens_but_not_for_their_own(owner: int, badge: int) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "berserkers", hand=6, A5=1)
    t.grey(owner, "tauren", A2=2)
    t.conquests(1)
    t.play("conquer A2")
    t.end_turn()
    assert t.income().get("badge", 0) == badge


@rule("SW-PROF-BOGKEEPERS-01", "SW-CONQ-18")
@pytest.mark.parametrize(("owner", "dues"), [(1, 0), (2, 1)])
def test_bog_keepers_in_decline_charge_rivals_but_not_their_own_player(owner: int, dues: int) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=6, A5=1)
    t.grey(owner, "dwarves", badge="bogkeepers", A6=1)
    t.conquests(1)
    assert t.dues("A6") == dues
    t.play("conquer A6")
    assert (t.holder("A6"), t.coins(1)) == ("P1 orcs", 5 - dues)


@rule("SW-PROF-STRATEGISTS-01", "SW-CONQ-18")
def test_strategists_earn_a_coin_for_their_players_own_grey_region() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "strategists", hand=6, A5=1)
    t.grey(1, "gnomes", A2=1)
    t.conquests(1)
    t.play("conquer A2")
    assert t.coins(1) == 6
