"""Cards in general: clauses WC-CARDS-01 to 07, WC-RULING-34 and 39."""

import pytest

from tests.games.warcraft.fights import EAST, HERE, WEST, attack, duel, quiet, teams
from tests.games.warcraft.table import Table

rule = pytest.mark.rule


@rule("WC-CARDS-01")
@pytest.mark.parametrize(
    ("race", "card", "said"),
    [
        ("humans", "polymorph", "play polymorph orcs melee 0,0"),
        ("humans", "dispel-magic", "play dispel-magic"),
        ("humans", "invisibility", "play invisibility humans"),
        ("humans", "call-to-arms", "play call-to-arms"),
        ("humans", "resources", "play resources gold"),
        ("nightelves", "faerie-fire", "play faerie-fire"),
        ("nightelves", "marksmanship", "play marksmanship"),
        ("nightelves", "moon-glaive", "play moon-glaive"),
        ("nightelves", "renew", "play renew 1,-3"),
        ("undead", "cripple", "play cripple 0,0"),
        ("undead", "curse", "play curse"),
        ("undead", "web", "play web"),
        ("undead", "summon-building", "play summon-building range"),
    ],
)
def test_no_card_of_another_window_can_be_played_during_own_movement(race: str, card: str, said: str) -> None:
    t = duel(f"{race} orcs")
    t.depletion("1,-3", "partial")
    t.hand(race, card)
    t.units(race, WEST, melee=1)
    t.units("orcs", HERE, melee=1)
    t.move_step(race)
    assert (t.who(), t.decision(), t.legal("play")) == (race, "Movement", set())
    assert t.refused(said) is not None


@rule("WC-CARDS-01")
def test_a_window_offers_only_the_cards_that_name_it() -> None:
    t = duel("humans orcs")
    t.resources("humans", gold=1, wood=1)
    t.hand("orcs", "devour", "ensnare", "envenomed-spears", "pillage", "fast", "town-portal")
    t.units("humans", HERE, melee=1, flying=1)
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, melee=1)
    t.move_step("orcs")
    assert (t.window(), t.legal("play")) == ("MOVE-START", {"play fast 0,0", "play fast 1,0"})
    t.play("pass", "end")
    assert (t.window(), t.legal("play")) == ("MOVE-END", {"play town-portal 0,0 -1,3", "play town-portal 1,0 -1,3"})
    t.play("pass")
    assert (t.window(), t.legal("play")) == ("ROUND", {"play devour humans melee 0,0"})
    t.dice(6)  # the Human flyer
    t.play("pass")
    assert (t.window(), t.legal("play")) == ("MELEE", {"play ensnare"})
    t.play("pass")
    assert (t.window(), t.legal("play")) == ("BEFORE-ROLL", {"play envenomed-spears"})
    t.dice(6, 1, 6)
    t.play("pass")
    assert (t.window(), t.legal("play")) == ("REMOVED", {"play pillage"})


@rule("WC-CARDS-02")
def test_a_player_without_a_unit_in_the_battle_cannot_play_cards_in_it() -> None:
    t = Table("elfgate")
    quiet(t, "humans", "orcs", "undead")
    t.hand("humans", "dispel-magic", "polymorph", "invisibility")
    t.units("humans", "3,-1", melee=1)
    t.hand("orcs", "devour")
    t.units("orcs", "1,1", ranged=1)
    t.units("undead", "1,1", melee=1)
    t.units("undead", "2,1", melee=1)
    t.dice(1)
    attack(t, "orcs")
    t.ask_always = True
    t.play("play devour undead melee 2,1")
    asked = set()
    while t.battle() is not None:
        asked.add(t.who())
        t.play("pass")
    assert asked <= {"orcs", "undead"}
    assert t.hand_size("humans") == 3


@rule("WC-CARDS-02", "WC-TEAM-07")
def test_a_unit_of_a_teammate_is_not_enough_to_play_cards() -> None:
    t = teams()
    t.hand("humans", "polymorph")
    t.units("nightelves", HERE, melee=1, ranged=1)
    t.units("humans", "3,-2", melee=1)
    t.units("orcs", HERE, melee=1, flying=1)
    t.dice(1)
    attack(t, "nightelves")
    assert (t.who(), t.decision()) == ("orcs", "ChooseCasualty")
    assert t.hand_of("humans") == ["polymorph"]


def both_hold_a_card_of_the_round(**options: str) -> Table:
    t = duel("humans orcs", **options)
    t.hand("humans", "polymorph")
    t.hand("orcs", "devour")
    t.units("humans", HERE, melee=1, ranged=1)
    t.units("orcs", HERE, melee=1, ranged=1)
    return t


@rule("WC-CARDS-03")
@pytest.mark.parametrize(("initiator", "defender"), [("orcs", "humans"), ("humans", "orcs")])
def test_the_defender_plays_first_in_a_window_of_the_battle(initiator: str, defender: str) -> None:
    t = both_hold_a_card_of_the_round()
    attack(t, initiator)
    assert (t.who(), t.window()) == (defender, "ROUND")
    t.play("pass")
    assert (t.who(), t.window()) == (initiator, "ROUND")


@rule("WC-RULING-02")
@pytest.mark.parametrize(("initiator", "defender"), [("orcs", "humans"), ("humans", "orcs")])
def test_with_the_option_active_first_the_initiator_plays_first(initiator: str, defender: str) -> None:
    t = both_hold_a_card_of_the_round(battle_card_order="active_first")
    attack(t, initiator)
    assert (t.who(), t.window()) == (initiator, "ROUND")
    t.play("pass")
    assert (t.who(), t.window()) == (defender, "ROUND")


@rule("WC-CARDS-03")
def test_the_initiator_sees_the_card_of_the_defender_and_may_play_or_not() -> None:
    t = both_hold_a_card_of_the_round()
    attack(t, "orcs")
    t.play("play polymorph orcs melee 0,0")
    assert (t.who(), t.window()) == ("orcs", "ROUND")
    assert t.legal() == {"pass", "play devour humans melee 0,0", "play devour humans ranged 0,0"}


@rule("WC-CARDS-04")
def test_each_defender_then_each_initiator_is_asked() -> None:
    t = teams()
    t.hand("humans", "invisibility")
    t.hand("nightelves", "moon-glaive")
    t.hand("undead", "curse")
    t.units("humans", HERE, ranged=1)
    t.units("nightelves", HERE, ranged=1)
    t.units("undead", HERE, ranged=2)
    t.dice(1, 1, 1, 6)
    attack(t, "undead")
    order = []
    while t.window() == "AFTER-ROLL":
        order.append(t.who())
        t.play("pass")
    assert order == ["humans", "nightelves", "undead"]


@rule("WC-CARDS-04")
def test_the_window_repeats_until_all_pass_in_succession() -> None:
    t = teams()
    t.hand("humans", "invisibility")
    t.hand("nightelves", "moon-glaive")
    t.hand("undead", "curse", "curse")
    t.units("humans", HERE, ranged=1)
    t.units("nightelves", HERE, ranged=1)
    t.units("undead", HERE, ranged=2)
    t.dice(1, 1, 1, 6)
    attack(t, "undead")
    t.dice(6, 6)
    t.play("pass", "pass", "play curse")
    assert (t.who(), t.window()) == ("humans", "AFTER-ROLL")
    t.play("pass", "pass", "pass")
    assert t.window() is None


@rule("WC-CARDS-05")
def test_a_used_card_of_an_instant_goes_to_the_discard_pile_of_its_owner() -> None:
    t = duel("humans orcs")
    t.resources("orcs", gold=1, wood=1)
    t.hand("orcs", "resources")
    t.spend_step("orcs")
    t.play("play resources gold")
    assert (t.discarded("orcs"), t.discarded("humans"), t.hand_of("orcs")) == (["resources"], [], [])


@rule("WC-CARDS-05", "WC-CARD-VICTORY-01")
def test_a_victory_point_card_stays_in_front_of_its_owner() -> None:
    t = duel("humans orcs")
    t.hand("orcs", "victory-point")
    t.units("orcs", HERE, melee=1)
    t.move_step("orcs")
    t.play("play victory-point")
    assert (t.laid("orcs"), t.discarded("orcs"), t.hand_of("orcs")) == (1, [], [])


def orc_draws_his_last_card(*discard: str) -> Table:
    """The Orc deck holds one card besides those already discarded; he attacks and wins with his only unit."""
    t = Table("main-2p", "humans orcs")
    quiet(t, "humans")
    t.deck_only("orcs", "fast", *discard)
    if discard:
        t.discard("orcs", *discard)
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, melee=1)
    t.state.script = (0,) * (len(discard) - 1)  # the shuffle
    t.dice(6, 6, 1)
    attack(t, "orcs")
    return t


@rule("WC-CARDS-06", "WC-RULING-39")
def test_the_discard_pile_becomes_the_deck_as_soon_as_the_last_card_is_drawn() -> None:
    t = orc_draws_his_last_card("pillage", "devour")
    assert (t.hand_of("orcs"), t.deck_size("orcs"), t.discarded("orcs")) == (["fast"], 2, [])
    t.play("lose humans melee 0,0")
    assert (t.hand_size("orcs"), t.deck_size("orcs")) == (2, 1)


@rule("WC-RULING-39")
def test_without_deck_and_discard_pile_nothing_is_drawn() -> None:
    t = orc_draws_his_last_card()
    assert (t.hand_of("orcs"), t.deck_size("orcs")) == (["fast"], 0)
    t.play("lose humans melee 0,0")
    assert (t.hand_of("orcs"), t.deck_size("orcs"), t.battle()) == (["fast"], 0, None)


@rule("WC-RULING-39", "WC-CARDS-06")
def test_a_later_draw_from_an_empty_deck_first_shuffles_the_discard_pile() -> None:
    t = Table("main-2p", "orcs undead")
    quiet(t, "orcs")
    t.deck_only("undead", "curse")
    t.hand("undead", "curse")
    t.units("orcs", HERE, ranged=1)
    t.units("orcs", WEST, ranged=1)
    t.units("undead", HERE, ranged=1)
    t.dice(1, 6, 1)
    attack(t, "undead")
    assert (t.window(), t.hand_of("undead"), t.deck_size("undead")) == ("AFTER-ROLL", ["curse"], 0)
    t.dice(1)
    t.play("play curse")
    assert (t.who(), t.discarded("undead"), t.deck_size("undead")) == ("orcs", ["curse"], 0)
    t.play("lose orcs ranged 0,0")
    assert (t.hand_of("undead"), t.discarded("undead")) == (["curse"], []), "drawn again by the winner"


@rule("WC-CARDS-07")
def test_copies_of_a_card_add_up() -> None:
    t = duel("humans orcs")
    t.hand("humans", "invisibility", "invisibility")
    t.units("humans", HERE, melee=2)
    t.units("humans", WEST, melee=2)
    t.units("orcs", HERE, ranged=3)
    t.dice(1, 1, 1)
    attack(t, "orcs")
    t.play("play invisibility humans", "play invisibility humans")
    assert (t.decision(), t.casualties("humans")) == ("ChooseCasualty", 1)


@rule("WC-CARDS-07", "WC-RULING-34", "WC-CARD-FAST-01")
def test_copies_do_not_exceed_the_maximum_a_card_sets() -> None:
    t = duel("humans orcs")
    t.hand("orcs", "fast", "fast")
    t.units("orcs", HERE, melee=1, flying=1, worker=1)
    t.move_step("orcs")
    t.play("play fast 0,0", "play fast 0,0")
    assert [t.speed("orcs", kind, HERE) for kind in ("melee", "flying", "worker")] == [3, 3, 3]


@rule("WC-CARDS-05", "WC-BATTLE-24")
def test_a_card_of_a_round_or_battle_is_not_discarded_before_its_end() -> None:
    t = duel("humans orcs")
    t.hand("humans", "polymorph")
    t.hand("orcs", "ensnare")
    t.units("humans", HERE, melee=1, flying=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, melee=3)
    attack(t, "orcs")
    t.dice(6)
    t.play("play polymorph orcs melee 0,0")
    assert (t.window(), t.discarded("humans")) == ("MELEE", [])
    t.dice(6, 6, 6, 6)
    t.play("play ensnare")
    assert (t.round(), t.discarded("humans"), t.discarded("orcs")) == (2, ["polymorph"], [])


@rule("WC-BATTLE-20", "WC-BATTLE-24")
def test_the_winner_draws_before_the_cards_of_the_battle_are_discarded() -> None:
    t = Table("main-2p", "orcs humans")
    t.hand("orcs", "devour")
    t.deck_only("orcs", "resources", "fast")
    t.deck_only("humans")
    t.units("humans", "0,0", melee=1)
    t.units("orcs", "0,0", melee=1)
    t.units("orcs", "2,-3", worker=1)
    t.move_step("orcs")
    t.play("end", "play devour humans melee 0,0")
    assert (t.hand_of("orcs"), t.deck_size("orcs"), t.discarded("orcs")) == (["fast", "resources"], 0, ["devour"])
