"""Cards of all races: Fast, Resources, Town Portal, Victory Point; WC-RULING-05, 34 to 36."""

import pytest

from tests.games.warcraft.fights import EAST, FAR, HERE, WEST, attack, duel, quiet, teams
from tests.games.warcraft.table import Table

rule = pytest.mark.rule

NORTHERN_TOWN, SOUTHERN_TOWN = "2,-3", "-1,3"
BESIDE_THE_NORTHERN_TOWN = ("3,-3", "2,-2", "1,-2", "1,-3")


def hurrying(*cards: str) -> Table:
    t = duel("orcs humans")
    t.hand("orcs", *cards)
    t.units("orcs", HERE, melee=1, ranged=1, flying=1, worker=1)
    t.units("orcs", "-2,0", melee=1, flying=1)
    return t


@rule("WC-CARD-FAST-01")
def test_fast_gives_two_more_spaces_but_at_most_three_in_all() -> None:
    t = hurrying("fast")
    t.move_step("orcs")
    assert (t.who(), t.window()) == ("orcs", "MOVE-START")
    assert t.legal("play") == {"play fast 0,0", "play fast -2,0"}
    t.play("play fast 0,0")
    assert [t.speed("orcs", kind, HERE) for kind in ("melee", "ranged", "flying", "worker")] == [3, 3, 3, 3]
    assert (t.speed("orcs", "melee", "-2,0"), t.speed("orcs", "flying", "-2,0")) == (1, 2)
    t.play("move melee 0,0 3,0")
    assert t.count("orcs", "melee", "3,0") == 1


@rule("WC-RULING-34", "WC-CARD-FAST-01")
def test_fast_cards_on_different_spaces_are_independent() -> None:
    t = hurrying("fast", "fast")
    t.move_step("orcs")
    t.play("play fast 0,0", "play fast -2,0")
    assert (t.speed("orcs", "melee", HERE), t.speed("orcs", "melee", "-2,0")) == (3, 3)


@rule("WC-CARD-FAST-01")
def test_fast_is_played_only_at_the_start_of_the_own_move_step() -> None:
    t = hurrying("fast")
    t.units("humans", SOUTHERN_TOWN, melee=1)
    t.move_step("orcs")
    t.play("pass")
    assert (t.decision(), t.legal("play")) == ("Movement", set())
    t.play("end")
    assert (t.who(), t.decision()) == ("humans", "Movement")


@rule("WC-CARD-FAST-01")
def test_fast_helps_only_pieces_of_its_player_and_only_this_turn() -> None:
    t = hurrying("fast")
    t.units("humans", HERE, worker=1)
    t.move_step("orcs")
    t.play("play fast 0,0")
    assert t.speed("humans", "worker", HERE) == 2
    t.end_turn()
    assert t.speed("orcs", "melee", HERE) == 1


@rule("WC-CARD-FAST-02", "WC-MOVE-05")
@pytest.mark.parametrize("enemy", ["melee", "worker", "outpost"])
def test_fast_pieces_still_stop_at_the_first_enemy(enemy: str) -> None:
    """Pieces of the Humans on all three neighbours close the way out of the corner 3,0."""
    t = duel("orcs humans")
    t.hand("orcs", "fast")
    t.units("orcs", "3,0", melee=1)
    for space in ("3,-1", "2,0"):
        if enemy == "outpost":
            t.outpost("humans", space)
        else:
            t.units("humans", space, **{enemy: 1})
    t.units("humans", "2,1", melee=1)
    t.move_step("orcs")
    t.play("play fast 3,0")
    assert t.legal("move") == {"move melee 3,0 3,-1", "move melee 3,0 2,0", "move melee 3,0 2,1"}


@rule("WC-CARD-RESOURCES-01", "WC-RULING-35")
@pytest.mark.parametrize(("kind", "gold", "wood"), [("gold", 2, 0), ("wood", 0, 2)])
def test_resources_gives_two_gold_or_two_wood(kind: str, gold: int, wood: int) -> None:
    t = duel("orcs humans")
    t.hand("orcs", "resources")
    t.units("orcs", EAST, worker=1)
    t.spend_step("orcs")
    assert (t.who(), t.window()) == ("orcs", "SPEND")
    assert t.legal() == {"pass", "play resources gold", "play resources wood"}
    t.play(f"play resources {kind}")
    assert (t.gold("orcs"), t.wood("orcs")) == (gold, wood)
    assert t.depletion_at(EAST) is None


@rule("WC-CARD-RESOURCES-01")
def test_resources_is_played_only_at_the_start_of_the_own_spend_step() -> None:
    t = duel("orcs humans")
    t.hand("orcs", "resources")
    t.resources("orcs", gold=4, wood=4)
    t.resources("humans", gold=4, wood=4)
    t.spend_step("orcs")
    t.play("pass", "train melee")
    assert (t.decision(), t.legal("play")) == ("Spend", set())
    t.play("done")
    assert (t.who(), t.decision()) == ("humans", "Spend")


def threatened(*, town: int = 0) -> Table:
    """The Orcs may enter the centre, where three Human melee units and a worker stand; the Humans hold Town Portal."""
    t = duel("humans orcs")
    t.hand("humans", "town-portal")
    t.units("humans", HERE, melee=3, worker=1)
    t.units("humans", WEST, melee=1)
    if town:
        t.units("humans", NORTHERN_TOWN, melee=town)
    t.units("orcs", EAST, melee=1)
    return t


@rule("WC-CARD-PORTAL-01")
def test_town_portal_is_played_after_the_movement_of_any_player_and_before_the_first_battle() -> None:
    t = threatened()
    attack(t, "orcs", "move melee 1,0 0,0")
    assert (t.who(), t.window(), t.battle()) == ("humans", "MOVE-END", None)
    assert (t.hand_size("orcs"), t.hand_size("humans")) == (0, 1), "no battle has begun"
    assert t.legal("play") == {"play town-portal 0,0 2,-3", "play town-portal -1,0 2,-3"}


@rule("WC-CARD-PORTAL-01", "WC-CARD-PORTAL-02", "WC-CARD-PORTAL-03")
def test_town_portal_takes_all_units_but_no_workers_and_there_is_no_battle() -> None:
    t = threatened()
    attack(t, "orcs", "move melee 1,0 0,0")
    t.play("play town-portal 0,0 2,-3")
    assert (t.count("humans", "melee", NORTHERN_TOWN), t.count("humans", "melee", HERE)) == (3, 0)
    assert (t.battle(), t.hand_size("orcs"), t.hand_of("humans")) == (None, 0, [])
    assert t.count("humans", "worker", HERE) == 0, "it stayed behind and is destroyed"
    assert t.count("humans", "worker", NORTHERN_TOWN) == 0


@rule("WC-CARD-PORTAL-01", "WC-RULING-36")
def test_town_portal_leads_to_the_town_or_a_finished_outpost_but_not_to_where_the_units_are() -> None:
    t = duel("humans orcs")
    t.hand("humans", "town-portal")
    t.units("humans", HERE, melee=1)
    t.units("humans", "2,1", melee=1, worker=1)
    t.outpost("humans", HERE)
    t.outpost("humans", "2,1", finished=False)
    t.move_step("humans")
    t.play("end")
    assert t.legal("play") == {
        "play town-portal 0,0 2,-3",
        "play town-portal 2,1 2,-3",
        "play town-portal 2,1 0,0",
    }


@rule("WC-CARD-PORTAL-01")
def test_town_portal_is_not_played_between_two_battles() -> None:
    t = duel("humans orcs")
    t.hand("humans", "town-portal")
    for space in (HERE, "2,1"):
        t.units("humans", space, melee=1)
        t.units("orcs", space, melee=1)
    t.units("humans", "3,0", melee=1)
    attack(t, "orcs")
    t.play("pass")
    t.dice(6, 1)
    t.dice(6, 6, 1)
    t.play("battle 0,0 humans")
    assert (t.battle(), t.decision()) == ("2,1", "ChooseCasualty")
    assert "town-portal" in t.hand_of("humans")


@rule("WC-CARD-PORTAL-02", "WC-RULING-36")
def test_units_beyond_the_limit_of_the_destination_go_to_adjacent_spaces() -> None:
    t = threatened(town=1)
    t.units("humans", "2,-2", melee=3)
    attack(t, "orcs", "move melee 1,0 0,0")
    t.play("play town-portal 0,0 2,-3")
    assert (t.who(), t.decision()) == ("humans", "Overflow")
    assert t.legal("send") == {"send melee 3,-3", "send melee 1,-2", "send melee 1,-3"}
    t.play("send melee 1,-2")
    assert (t.count("humans", "melee", NORTHERN_TOWN), t.count("humans", "melee", "1,-2")) == (3, 1)
    assert t.count("humans", "melee", HERE) == 0


@rule("WC-RULING-36")
def test_only_arriving_units_overflow_and_only_flyers_to_a_mountain() -> None:
    t = duel("humans orcs")
    t.hand("humans", "town-portal")
    t.outpost("humans", "1,-2")
    t.units("humans", "1,-2", ranged=3)
    t.units("humans", "-2,0", melee=1, flying=1)
    t.move_step("humans")
    t.play("end", "play town-portal -2,0 1,-2")
    ground = {"2,-2", "2,-3", "1,-3", "0,-1", "1,-1"}
    assert t.legal("send") == {f"send melee {s}" for s in ground} | {f"send flying {s}" for s in ground | {"0,-2"}}


@rule("WC-RULING-36")
def test_ground_units_do_not_overflow_across_a_wall() -> None:
    t = Table("captives")
    t.hand("orcs", "town-portal")
    t.outpost("orcs", "2,-1")
    t.units("orcs", "2,-1", ranged=3)
    t.units("orcs", "-2,0", melee=1, flying=1)
    t.move_step("orcs")
    t.play("end", "play town-portal -2,0 2,-1")
    assert {"send flying 3,-2", "send flying 3,-1", "send melee 3,-1"} <= t.legal("send")
    assert "send melee 3,-2" not in t.legal("send")


@rule("WC-RULING-36")
@pytest.mark.parametrize(("full_spaces", "possible"), [(4, False), (3, True)])
def test_a_destination_that_cannot_take_all_units_may_not_be_chosen(full_spaces: int, possible: bool) -> None:
    t = duel("humans orcs")
    t.hand("humans", "town-portal")
    t.units("humans", NORTHERN_TOWN, melee=3)
    kinds = ("melee", "melee", "ranged", "ranged")[:full_spaces]
    for space, kind in zip(BESIDE_THE_NORTHERN_TOWN, kinds, strict=False):
        t.units("humans", space, **{kind: 3})
    t.units("humans", FAR, flying=1)
    t.move_step("humans")
    t.play("end")
    assert ("play town-portal 2,0 2,-3" in t.legal("play")) == possible


@rule("WC-CARD-PORTAL-03", "WC-RULING-36", "WC-RULING-05")
def test_a_portal_into_an_occupied_town_brings_a_battle_in_this_move_step() -> None:
    t = duel("humans orcs")
    t.hand("humans", "town-portal")
    t.units("humans", HERE, melee=2)
    t.units("humans", "2,-2", melee=1)
    t.units("orcs", "1,-2", melee=1)
    attack(t, "orcs", "move melee 1,-2 2,-3")
    t.dice(6, 6, 6, 1)
    t.play("play town-portal 0,0 2,-3")
    assert (t.battle(), t.active(), t.who()) == (NORTHERN_TOWN, "orcs", "humans")
    assert t.legal("lose") == {"lose humans melee 2,-3", "lose humans melee 2,-2"}


@rule("WC-RULING-36", "WC-CARD-PORTAL-03")
def test_an_overflowing_unit_may_be_sent_among_enemies_and_then_fights() -> None:
    t = duel("humans orcs")
    t.hand("humans", "town-portal")
    t.units("humans", NORTHERN_TOWN, melee=3)
    t.units("humans", HERE, ranged=1)
    t.units("orcs", "1,-2", melee=1)
    t.move_step("humans")
    t.play("end", "play town-portal 0,0 2,-3")
    t.dice(1)
    t.play("send ranged 1,-2")
    assert (t.on_board("orcs", "melee"), t.count("humans", "ranged", "1,-2")) == (0, 1)


@rule("WC-RULING-05")
def test_in_a_portal_contact_without_the_active_player_the_user_of_the_card_is_the_initiator() -> None:
    t = Table("elfgate")
    quiet(t, "humans", "orcs", "undead")
    t.hand("orcs", "town-portal")
    t.units("humans", "0,-2", melee=1)
    t.units("undead", "3,0", melee=1)
    t.units("undead", "3,1", melee=1)
    t.units("orcs", "1,1", melee=1)
    t.units("orcs", "2,0", melee=1)
    attack(t, "humans")
    t.dice(1, 6, 1, 6)
    t.play("play town-portal 1,1 3,0")
    assert (t.battle(), t.active(), t.who()) == ("3,0", "humans", "undead")
    t.play("lose undead melee 3,1")
    assert t.who() == "orcs"


@rule("WC-CARD-VICTORY-01", "WC-VP-03")
def test_a_victory_point_card_counts_from_the_moment_it_is_laid_down() -> None:
    t = duel("orcs humans")
    t.hand("orcs", "victory-point", "victory-point")
    t.units("orcs", EAST, melee=1)
    t.move_step("orcs")
    assert t.points("orcs") == 0
    t.play("play victory-point")
    assert (t.points("orcs"), t.who(), t.decision()) == (1, "orcs", "Movement")
    t.end_turn()
    assert (t.laid("orcs"), t.hand_of("orcs"), t.points("orcs")) == (1, ["victory-point"], 1)


@rule("WC-CARD-VICTORY-01")
def test_a_victory_point_card_may_be_kept_in_hand() -> None:
    t = duel("orcs humans")
    t.hand("orcs", "victory-point")
    t.units("orcs", EAST, melee=1)
    t.spend_step("orcs")
    assert t.window() == "VP"
    t.play("pass")
    assert (t.hand_of("orcs"), t.laid("orcs")) == (["victory-point"], 0)


@rule("WC-CARD-PORTAL-02")
def test_an_overflowing_unit_does_not_go_back_where_it_came_from() -> None:
    t = duel("humans orcs")
    t.hand("humans", "town-portal")
    t.units("humans", NORTHERN_TOWN, melee=3)
    t.units("humans", "2,-2", ranged=1)
    t.move_step("humans")
    t.play("end", "play town-portal 2,-2 2,-3")
    assert t.legal("send") == {"send ranged 3,-3", "send ranged 1,-2", "send ranged 1,-3"}


@rule("WC-RULING-05", "WC-CARD-PORTAL-03")
def test_a_portal_to_units_that_already_stand_with_enemies_is_no_new_contact() -> None:
    """Orcs were deployed into their occupied Town; the battle waits for the Move Step of one of the two."""
    t = Table("elfgate")
    quiet(t, "humans", "orcs", "undead")
    t.hand("orcs", "town-portal")
    t.units("humans", "0,-2", melee=1)
    t.units("undead", "3,0", melee=1)
    t.units("orcs", "3,0", melee=1)
    t.units("orcs", "1,1", melee=1)
    t.units("orcs", "4,-2", melee=1)
    attack(t, "humans")
    t.play("play town-portal 1,1 3,0")
    assert (t.active(), t.decision(), t.hand_size("undead")) == ("orcs", "Movement", 0), "no battle was fought"
    assert (t.count("orcs", "melee", "3,0"), t.count("undead", "melee", "3,0")) == (2, 1)


@rule("WC-RULING-05", "WC-CARD-PORTAL-03")
def test_in_a_portal_contact_with_the_active_player_he_is_the_initiator() -> None:
    """The defender, who used the card, removes the first casualty."""
    t = duel("humans orcs")
    t.hand("humans", "town-portal")
    t.units("humans", HERE, melee=1)
    t.units("humans", "2,-2", melee=1)
    t.units("orcs", "2,-3", melee=1)
    t.units("orcs", "1,-2", melee=1)
    attack(t, "orcs")
    t.dice(1, 6, 1, 6)
    t.play("play town-portal 0,0 2,-3")
    assert (t.battle(), t.who(), t.casualties("orcs")) == (NORTHERN_TOWN, "humans", 1)
    t.play("lose humans melee 2,-2")
    assert (t.who(), t.decision()) == ("orcs", "ChooseCasualty")


@rule("WC-CARD-PORTAL-03", "WC-RULING-05", "WC-RULING-66")
def test_a_later_portal_of_the_active_player_does_not_undo_the_contact_of_an_earlier_one() -> None:
    """The Human who came last is driven out; Orcs and Undead, brought together by the Orc card, still fight."""
    t = Table("elfgate")
    quiet(t, "humans", "orcs", "undead")
    t.hand("humans", "town-portal")
    t.hand("orcs", "town-portal")
    t.outpost("humans", "2,0")
    t.units("humans", "2,0", melee=3)
    t.units("humans", "0,-3", melee=1)
    t.units("undead", "3,0", melee=1)
    t.units("undead", "3,1", melee=1)
    t.units("orcs", "-3,0", melee=1)
    t.units("orcs", "2,1", melee=1)
    attack(t, "humans")
    t.play("pass", "play town-portal -3,0 3,0", "play town-portal 0,-3 2,0")
    t.dice(1, 6, 6, 6, 6, 6)
    t.play("send melee 3,0", "battle 3,0 orcs")
    t.dice(1, 6, 1, 6)
    t.play("lose humans melee 3,0")
    assert (t.battle(), t.active(), t.who()) == ("3,0", "humans", "undead"), "the defender removes the first casualty"
    t.play("lose undead melee 3,1")
    assert t.who() == "orcs"


@rule("WC-CARD-PORTAL-03", "WC-RULING-66")
def test_of_two_sides_that_met_by_portals_the_later_is_the_initiator_and_earlier_contacts_are_fought_first() -> None:
    """Orcs, then Undead arrive among neutral units in the Human Move Step."""
    t = Table("elfgate")
    quiet(t, "humans", "orcs", "undead")
    t.units("humans", "0,-3", melee=1)
    t.units("nightelves", "1,0", melee=1)
    for race, outpost, start in (("orcs", "2,0", "4,-2"), ("undead", "1,1", "-3,0")):
        t.hand(race, "town-portal")
        t.outpost(race, outpost)
        t.units(race, outpost, melee=3)
        t.units(race, start, melee=1)
    attack(t, "humans")
    t.play("play town-portal 4,-2 2,0", "send melee 1,0", "play town-portal -3,0 1,1")
    t.dice(6, 1, 6, 6, 6)
    t.dice(1, 6, 6, 6, 1, 6, 6, 6)
    t.play("send melee 1,0")
    assert (t.on_board("nightelves", "melee"), t.on_board("orcs", "melee"), t.on_board("undead", "melee")) == (0, 4, 4)
    assert (t.battle(), t.who(), t.casualties("undead")) == ("1,0", "orcs", 1), "the Undead came later"


@rule("WC-CARD-PORTAL-03", "WC-RULING-66")
def test_who_goes_away_by_portal_and_comes_back_to_enemies_is_the_initiator() -> None:
    """Orcs come to Undead units, these leave and come back from elsewhere."""
    t = Table("elfgate")
    quiet(t, "humans", "orcs", "undead")
    t.hand("orcs", "town-portal")
    t.hand("undead", "town-portal", "town-portal")
    t.outpost("undead", "2,0")
    t.units("undead", "2,0", melee=3)
    t.units("undead", "3,0", melee=1)
    t.units("undead", "-3,0", melee=1)
    t.units("humans", "0,-3", melee=1)
    t.units("orcs", "-4,1", melee=1)
    t.units("orcs", "2,1", melee=1)
    attack(t, "humans")
    t.play("play town-portal -4,1 3,0", "play town-portal 3,0 -3,3", "play town-portal -3,0 2,0")
    t.dice(1, 6, 1, 6, 6, 6)
    t.play("send melee 3,0")
    assert (t.battle(), t.who(), t.casualties("undead")) == ("3,0", "orcs", 1)


@rule("WC-CARD-PORTAL-03", "WC-RULING-66")
def test_who_followed_a_teammate_by_portal_fights_on_though_the_teammate_goes_away_again() -> None:
    t = teams()
    t.hand("orcs", "town-portal", "town-portal")
    t.hand("undead", "town-portal")
    t.outpost("orcs", FAR)
    t.outpost("undead", "3,-1")
    t.units("nightelves", "4,-2", melee=1)
    t.units("humans", "-4,2", melee=1)
    t.units("orcs", HERE, melee=1)
    t.units("undead", "3,-1", melee=3)
    t.units("undead", "0,3", melee=1)
    attack(t, "humans")
    t.play("play town-portal 0,0 4,-2", "play town-portal 0,3 3,-1", "send melee 4,-2")
    t.dice(1, 1, 6, 6, 6)
    t.play("play town-portal 4,-2 2,0")
    assert (t.battle(), t.who(), t.on_board("nightelves", "melee")) == ("4,-2", "undead", 0), "defenders remove first"
