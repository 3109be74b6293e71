"""The Goblins: clauses SW-RACE-GOBLINS."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-RACE-GOBLINS-01")
def test_choosing_the_goblins_makes_a_stack_of_all_twelve_bombs() -> None:
    t = Table(players=2)
    t.column("miners goblins")
    t.turn(1)
    t.play("pick 1")
    assert (t.race(1), t.bomb_stack()) == ("goblins", 12)


@rule("SW-RACE-GOBLINS-02")
def test_bombs_may_go_into_bordering_regions_of_rivals_active_races_only() -> None:
    t = Table(players=3)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A1=1, A9=1)
    t.active(3, "trolls", "rangers", A4=1)
    t.grey(2, "orcs", A5=1)
    t.ending(1)
    assert t.decision() == "Bombing"
    assert t.legal() == {"bomb A1", "bomb A4", "done"}


@rule("SW-RACE-GOBLINS-02")
def test_a_bomb_comes_off_the_stack_and_placing_more_is_optional() -> None:
    t = Table(players=3)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A1=1, A4=1)
    t.ending(1)
    stack = t.bomb_stack()
    t.play("bomb A1", "done")
    assert t.has("bomb", "A1")
    assert not t.has("bomb", "A4")
    assert (t.bomb_stack(), t.turn_of()) == (stack - 1, 2)


def table_with_top_bomb_on_a1(kind: str) -> Table:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A1=1, B1=1)
    t.bombs(kind)
    t.ending(1)
    t.play("bomb A1")
    t.play_if("done")
    return t


@rule("SW-RACE-GOBLINS-03")
def test_nobody_can_tell_an_exploding_bomb_from_a_dud_before_it_is_revealed() -> None:
    live, dud = table_with_top_bomb_on_a1("exploding"), table_with_top_bomb_on_a1("dud")
    assert live.has("bomb", "A1")
    for player in (1, 2):
        assert live.view(player) == dud.view(player)
    live.play("advance", "ready")
    dud.play("advance", "ready")
    assert (live.holder("A1"), dud.holder("A1")) == (None, "P2 dwarves")


@rule("SW-RACE-GOBLINS-04")
def test_a_region_with_a_bomb_takes_no_second_one() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A1=1, A4=1)
    t.ending(1)
    t.play("bomb A1")
    assert t.refused("bomb A1") == "SW-RACE-GOBLINS-04"
    assert t.refused("bomb A4") is None


@rule("SW-RACE-GOBLINS-05")
@pytest.mark.parametrize(("player", "declined"), [(2, False), (2, True), (3, False), (3, True)])
def test_a_bomb_is_revealed_whichever_rival_race_holds_the_region_now(player: int, declined: bool) -> None:
    t = Table(players=3)
    t.active(1, "goblins", "farmers", A2=1)
    if declined:
        t.grey(player, "dwarves", A1=1)
    else:
        t.active(player, "dwarves", "miners", A1=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    assert t.holder("A1") is None
    assert not t.has("bomb", "A1")
    assert t.tray("dwarves") == 10


@rule("SW-RACE-GOBLINS-05", "SW-TURN-06")
def test_bombs_are_revealed_before_the_goblins_choose_between_conquest_and_decline() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A1=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    assert t.decision() == "ConquerOrDecline"
    assert t.holder("A1") is None


@rule("SW-RACE-GOBLINS-06", "SW-LOSS-01", "SW-LOSS-02")
def test_an_explosion_costs_the_defender_a_token_and_the_rest_retreat() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A1=3, A9=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    assert (t.holder("A1"), t.tray("dwarves"), t.hand(2)) == (None, 7, 2)
    t.play("advance", "ready")
    assert (t.turn_of(), t.tokens("A9")) == (2, 3)


@rule("SW-RACE-GOBLINS-06", "SW-LOSS-06")
def test_an_explosion_removes_all_tokens_of_a_race_in_decline() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.grey(2, "tauren", A1=2, A9=2)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    assert (t.holder("A1"), t.tray("tauren"), t.hand(2)) == (None, 14, 0)


@rule("SW-RACE-GOBLINS-07")
def test_a_dud_changes_nothing_in_its_region() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A1=3)
    t.put("bomb", "A1", exploding=False)
    t.turn(1)
    assert (t.holder("A1"), t.tokens("A1"), t.hand(2), t.tray("dwarves")) == ("P2 dwarves", 3, 0, 7)
    assert not t.has("bomb", "A1")


@rule("SW-RACE-GOBLINS-08")
@pytest.mark.parametrize("exploding", [True, False])
def test_a_revealed_bomb_leaves_the_board_and_does_not_return_to_the_stack(exploding: bool) -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A1=2)
    t.put("bomb", "A1", exploding=exploding)
    stack = t.bomb_stack()
    t.turn(1)
    assert not t.has("bomb", "A1")
    assert t.bomb_stack() == stack


@rule("SW-RACE-GOBLINS-01", "SW-RACE-GOBLINS-08")
def test_revealed_bombs_come_back_when_the_goblins_are_chosen_anew() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", hand=2)
    t.active(2, "dwarves", "miners", A1=1)
    t.put("bomb", "A1", exploding=False)
    t.turn(1)
    t.play("decline")
    t.column("rangers goblins")
    t.play("advance", "ready")
    t.play("pick 1")
    assert (t.race(1), t.bomb_stack()) == ("goblins", 12)


@rule("SW-RACE-GOBLINS-09")
def test_the_bomb_of_an_emptied_region_goes_back_to_the_stack() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A4=1)
    t.put("bomb", "A1", exploding=True)
    stack = t.bomb_stack()
    t.turn(1)
    assert not t.has("bomb", "A1")
    assert t.bomb_stack() == stack + 1


@rule("SW-RACE-GOBLINS-09")
@pytest.mark.parametrize(("returned", "holder"), [(True, None), (False, "P2 dwarves")])
def test_the_returned_bomb_is_the_next_one_to_be_placed(returned: bool, holder: str | None) -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A4=1, B1=1)
    t.bombs("dud" if returned else "exploding")
    t.put("bomb", "A1", exploding=returned)
    t.turn(1)
    t.play("advance", "ready", "bomb A4")
    t.play_if("done")
    t.play("advance", "ready")
    assert t.holder("A4") == holder


@rule("SW-RACE-GOBLINS-10")
def test_bombs_are_resolved_before_the_goblins_go_into_decline() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=2)
    t.active(2, "dwarves", "miners", A1=3, A4=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    t.play("decline")
    assert (t.turn_of(), t.holder("A2")) == (2, "P1 grey goblins")
    assert (t.holder("A1"), t.tokens("A4"), t.tray("dwarves")) == (None, 3, 7)
    assert t.coins(1) == 7


@rule("SW-RACE-GOBLINS-10", "SW-RACE-GOBLINS-12", "SW-DECLINE-06")
@pytest.mark.parametrize(("badge", "at_once", "final"), [("strategists", 6, 8), ("berserkers", 5, 7)])
def test_an_explosion_before_a_decline_pays_strategists_at_once_and_berserkers_never(
    badge: str, at_once: int, final: int
) -> None:
    t = Table(players=2)
    t.active(1, "goblins", badge, A2=1)
    t.active(2, "dwarves", "miners", A1=3, A9=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    assert t.coins(1) == at_once
    t.play("decline")
    assert t.coins(1) == final


@rule("SW-RACE-GOBLINS-11")
def test_with_an_empty_stack_no_more_bombs_are_placed() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "miners", A1=1, A4=1)
    for number, region in enumerate(("A3", "A5", "A6", "A7", "A8", "A9", "B1", "B2", "B3", "B4", "B5")):
        t.put("bomb", region, exploding=number % 2 == 0)
    t.ending(1)
    assert t.bomb_stack() == 1
    t.play("bomb A1")
    assert (t.bomb_stack(), t.turn_of()) == (0, 2)
    assert not t.has("bomb", "A4")


@rule("SW-RACE-GOBLINS-12", "SW-FACTION-02")
def test_an_explosion_earns_the_faction_bonus_but_no_region() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "archaeologists", A2=1)
    t.active(2, "dwarves", "miners", A1=1, A9=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    t.play("advance", "ready")
    assert t.holder("A1") is None
    assert t.income() == {"regions": 1, "faction": 1}


@rule("SW-RACE-GOBLINS-12", "SW-PROF-BERSERKERS-01")
def test_an_explosion_among_three_defenders_pays_the_berserkers() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "berserkers", A2=1)
    t.active(2, "dwarves", "miners", A1=3, A9=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    t.play("advance", "ready")
    assert t.income() == {"regions": 1, "faction": 1, "badge": 3}


@rule("SW-RACE-GOBLINS-12", "SW-LOSS-08")
@pytest.mark.parametrize(("race", "badge", "piece"), [("orcs", "builders", "fort"), ("nightelves", "miners", "wall")])
def test_an_explosion_removes_the_fort_or_wisp_wall(race: str, badge: str, piece: str) -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, race, badge, A3=2, A9=1)
    t.put(piece, "A3")
    supply = t.supply(piece)
    t.put("bomb", "A3", exploding=True)
    t.turn(1)
    assert t.holder("A3") is None
    assert not t.has(piece, "A3")
    assert t.supply(piece) == supply + 1


@rule("SW-RACE-GOBLINS-02", "SW-PROF-WATCHMEN-05")
def test_no_bomb_is_put_into_a_region_with_a_watch_tower() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "watchmen", A3=1, A4=1, A5=1)
    t.put("tower", "A5")
    t.ending(1)
    assert t.legal("bomb") == {"bomb A3", "bomb A4"}


@rule("SW-RACE-GOBLINS-02", "SW-ART-AEGIS-02")
def test_a_bomb_in_an_aegis_region_needs_the_payment_of_two_coins() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "archaeologists", A2=1)
    t.active(2, "dwarves", "miners", A1=1, A4=1)
    t.put("aegis", "A1")
    t.set_coins(1, 4)
    t.ending(1)
    t.play_if("pay aegis")
    t.play("bomb A1")
    assert t.has("bomb", "A1")
    assert (t.coins(1), t.coins(2)) == (3, 7)


@rule("SW-RACE-GOBLINS-02", "SW-ART-AEGIS-02")
def test_a_bomb_in_an_aegis_region_is_refused_to_a_player_with_one_coin() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "archaeologists", A2=1)
    t.active(2, "dwarves", "miners", A1=1, A4=1)
    t.put("aegis", "A1")
    t.set_coins(1, 0)
    t.ending(1)
    assert t.coins(1) == 1
    assert t.refused("bomb A1") is not None
    assert t.refused("bomb A4") is None


@rule("SW-RACE-GOBLINS-05", "SW-PROF-WATCHMEN-04")
def test_a_bomb_under_a_watch_tower_leaves_the_game_without_effect() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "dwarves", "watchmen", A3=1, A4=1, A5=2)
    t.put("tower", "A5")
    t.put("bomb", "A5", exploding=True)
    stack = t.bomb_stack()
    t.turn(1)
    assert (t.holder("A5"), t.tokens("A5"), t.bomb_stack()) == ("P2 dwarves", 2, stack)
    assert not t.has("bomb", "A5")


@rule("SW-RACE-GOBLINS-05", "SW-PROF-BOGKEEPERS-01")
def test_a_bomb_that_needs_a_payment_asks_and_explodes_when_paid() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A7=1)
    t.active(2, "dwarves", "bogkeepers", A9=1, B1=1)
    t.put("bomb", "A9", exploding=True)
    t.turn(1)
    assert t.decision() == "BombPayment"
    assert t.legal() == {"detonate", "forgo"}
    t.play("detonate")
    assert (t.coins(1), t.coins(2), t.holder("A9")) == (4, 6, None)


@rule("SW-RACE-GOBLINS-05", "SW-PROF-BOGKEEPERS-01")
def test_a_bomb_whose_payment_is_forgone_leaves_the_game_without_effect() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A7=1)
    t.active(2, "dwarves", "bogkeepers", A9=1, B1=1)
    t.put("bomb", "A9", exploding=True)
    stack = t.bomb_stack()
    t.turn(1)
    t.play("forgo")
    assert (t.coins(1), t.coins(2), t.holder("A9"), t.bomb_stack()) == (5, 5, "P2 dwarves", stack)
    assert not t.has("bomb", "A9")


@rule("SW-RACE-GOBLINS-05", "SW-CONQ-22")
def test_a_bomb_whose_payment_cannot_be_made_leaves_the_game_without_a_question() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A7=1)
    t.active(2, "dwarves", "bogkeepers", A9=1, B1=1)
    t.put("bomb", "A9", exploding=True)
    t.set_coins(1, 0)
    t.turn(1)
    assert (t.decision(), t.holder("A9")) == ("ConquerOrDecline", "P2 dwarves")
    assert not t.has("bomb", "A9")
