"""Card windows: who is asked, in which order and when, section "Decision points"; WC-RULING-20, 37 and 38."""

import pytest

from tests.games.warcraft.fights import EAST, HERE, WEST, attack, duel, quiet, teams
from tests.games.warcraft.table import Table

rule = pytest.mark.rule


def asked_in(t: Table, window: str) -> list[str | None]:
    """Passes while that window is open; the players who were asked in it, in order."""
    asked = []
    while t.window() == window:
        asked.append(t.who())
        t.play("pass")
    return asked


@rule("WC-CARDS-01")
def test_a_window_opens_for_a_player_who_holds_another_card() -> None:
    t = duel("humans orcs")
    t.ask_always = True
    t.hand("humans", "resources")
    t.units("humans", HERE, melee=1)
    t.move_step("humans")
    assert (t.who(), t.window(), t.legal()) == ("humans", "MOVE-START", {"pass"})


@rule("WC-CARDS-01")
def test_no_window_opens_for_an_empty_hand() -> None:
    t = duel("humans orcs")
    t.ask_always = True
    t.units("humans", HERE, melee=1)
    t.move_step("humans")
    assert (t.who(), t.decision()) == ("humans", "Movement")


@rule("WC-CARDS-01")
def test_a_window_does_not_depend_on_the_card_it_is_for() -> None:
    seen = []
    for card in ("polymorph", "resources"):
        t = duel("humans orcs")
        t.hand("humans", card)
        t.units("humans", HERE, melee=1, ranged=1)
        t.units("orcs", HERE, melee=1, ranged=1)
        t.move_step("orcs")
        t.ask_always = True
        t.play("end")
        asked_in(t, "MOVE-END")
        seen.append((t.who(), t.window(), t.battle()))
    assert seen == [("humans", "ROUND", HERE)] * 2


@rule("WC-CARDS-01")
def test_no_window_opens_for_a_race_whose_deck_has_no_card_of_it() -> None:
    t = Table("main-2p", "humans orcs")
    quiet(t, "humans", "orcs")
    t.units("humans", HERE, ranged=1)
    t.units("orcs", HERE, ranged=1)
    t.hand("humans", "invisibility")
    t.dice(1, 1)
    attack(t, "orcs")
    assert t.window() == "AFTER-ROLL"
    t.ask_always = True
    t.play("pass")
    assert t.window() != "AFTER-ROLL", "Orcs have no card to play after a roll"


@rule("WC-CARDS-01")
def test_the_window_before_a_roll_opens_only_for_players_about_to_roll() -> None:
    t = duel("nightelves orcs")
    t.hand("nightelves", "faerie-fire")
    t.hand("orcs", "envenomed-spears")
    t.units("nightelves", HERE, ranged=1)
    t.units("orcs", HERE, melee=1)
    attack(t, "nightelves")
    assert (t.who(), t.window(), t.phase()) == ("nightelves", "BEFORE-ROLL", "ranged")
    t.dice(6)
    t.play("pass")
    assert (t.who(), t.window(), t.phase()) == ("orcs", "BEFORE-ROLL", "melee")


@rule("WC-CARDS-01")
def test_the_windows_of_melee_open_only_in_the_melee_phase() -> None:
    t = duel("orcs undead")
    t.hand("orcs", "ensnare")
    t.hand("undead", "web")
    t.units("orcs", HERE, ranged=1, flying=1, melee=1)
    t.units("undead", HERE, ranged=1, flying=1, melee=1)
    t.dice(6, 6)
    t.dice(6, 6)
    attack(t, "orcs")
    assert (t.who(), t.window(), t.phase()) == ("undead", "MELEE", "melee")
    t.spent()


@rule("WC-RULING-38")
def test_outside_battles_the_active_player_is_asked_first_then_clockwise() -> None:
    t = Table("elfgate")
    for race, space in (("humans", "0,-2"), ("orcs", "2,0"), ("undead", "-2,2")):
        t.hand(race, "town-portal")
        t.units(race, space, melee=1)
    t.move_step("orcs")
    t.play("end")
    assert asked_in(t, "MOVE-END") == ["orcs", "undead", "humans"]


@rule("WC-RULING-38")
def test_one_card_then_the_next_player_until_all_have_passed_in_succession() -> None:
    t = duel("orcs undead")
    t.hand("orcs", "fast", "fast")
    t.hand("undead", "cripple")
    t.units("orcs", HERE, melee=1)
    t.units("orcs", EAST, melee=1)
    t.move_step("orcs")
    assert t.who() == "orcs"
    t.play("play fast 0,0")
    assert (t.who(), t.window()) == ("undead", "MOVE-START")
    t.play("play cripple 1,0")
    assert (t.who(), t.window()) == ("orcs", "MOVE-START")
    t.play("pass")
    assert (t.who(), t.decision()) == ("orcs", "Movement")


@rule("WC-RULING-38")
def test_a_player_who_passed_is_asked_again_after_a_card_of_another() -> None:
    t = duel("orcs undead")
    t.hand("orcs", "fast")
    t.hand("undead", "cripple")
    t.units("orcs", HERE, melee=1)
    t.move_step("orcs")
    t.play("pass", "play cripple 0,0")
    assert (t.who(), t.window()) == ("orcs", "MOVE-START")
    t.play("play fast 0,0")
    assert t.speed("orcs", "melee", HERE) == 2


@rule("WC-CARDS-03", "WC-CARDS-04")
def test_in_a_battle_the_window_also_goes_round_until_both_pass() -> None:
    t = duel("humans orcs")
    t.hand("humans", "polymorph", "polymorph")
    t.hand("orcs", "devour")
    t.units("humans", HERE, melee=2)
    t.units("orcs", HERE, melee=2)
    attack(t, "orcs")
    t.play("pass")
    assert (t.who(), t.window()) == ("orcs", "ROUND")
    t.play("play devour humans melee 0,0")
    assert (t.who(), t.window()) == ("humans", "ROUND")
    t.play("play polymorph orcs melee 0,0")
    assert (t.who(), t.window()) == ("humans", "ROUND"), "the Orc could only pass"


@rule("WC-CARD-DISPEL-01")
def test_the_response_window_comes_before_the_effect_of_every_battle_card() -> None:
    t = duel("humans orcs")
    t.hand("humans", "dispel-magic")
    t.hand("orcs", "envenomed-spears")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, ranged=1)
    attack(t, "orcs")
    t.play("play envenomed-spears")
    assert (t.who(), t.window()) == ("humans", "RESPONSE")
    t.dice(6)  # dispelled: no second roll
    t.dice(6, 6)
    t.dice(1)
    t.play("play dispel-magic")
    t.spent()
    assert (t.round(), t.casualties("humans")) == (2, 1)


@rule("WC-CARDS-01", "WC-RULING-17")
def test_the_moments_of_a_phase_follow_in_their_order() -> None:
    t = duel("nightelves orcs")
    t.hand("nightelves", "faerie-fire", "moon-glaive", "marksmanship")
    t.hand("orcs", "pillage")
    t.resources("nightelves", gold=3, wood=3)
    t.units("nightelves", HERE, ranged=2)
    t.units("nightelves", WEST, melee=1)
    t.units("orcs", HERE, ranged=1, melee=1)
    t.units("orcs", EAST, melee=1)
    attack(t, "nightelves")
    moments = [t.window()]
    t.dice(1)
    t.dice(1, 6)
    t.play("pass")
    moments.append(t.window())
    t.play("pass")
    moments.append(t.window())
    t.play("pass")
    moments.append(t.decision())
    t.play("lose orcs melee 1,0")
    moments.append(t.decision())
    t.play("lose nightelves melee -1,0")
    moments.append(t.window())
    assert moments == ["BEFORE-ROLL", "AFTER-ROLL", "REMOVE", "ChooseCasualty", "ChooseCasualty", "REMOVED"]


@rule("WC-RULING-37", "WC-CARD-VICTORY-01")
@pytest.mark.parametrize("step", ["move", "deploy", "spend"])
def test_a_victory_point_card_may_be_laid_down_at_any_decision_outside_a_battle(step: str) -> None:
    t = duel("humans orcs")
    t.hand("orcs", "victory-point")
    t.units("orcs", HERE, melee=1)
    t.resources("orcs", gold=2, wood=2)
    t.training("orcs", melee=1)
    {"move": t.move_step, "deploy": t.deploy_step, "spend": t.spend_step}[step]("orcs")
    assert (t.who(), t.step(), t.window()) == ("orcs", step, None)
    t.play("play victory-point")
    assert (t.laid("orcs"), t.hand_of("orcs"), t.who()) == (1, [], "orcs")


@rule("WC-RULING-37")
def test_a_victory_point_card_is_not_laid_down_in_a_battle() -> None:
    t = duel("humans orcs")
    t.hand("humans", "victory-point", "polymorph")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, melee=1)
    t.dice(6, 6, 1)
    attack(t, "orcs")
    assert (t.window(), t.legal()) == ("ROUND", {"pass", "play polymorph orcs melee 0,0"})
    t.play("pass")
    assert (t.decision(), "play victory-point" in t.legal()) == ("ChooseCasualty", False)


@rule("WC-RULING-37", "WC-VP-02")
def test_before_the_check_of_a_team_its_other_member_is_asked_too_and_the_enemies_are_not() -> None:
    t = teams()
    for race in ("humans", "orcs", "nightelves", "undead"):
        t.hand(race, "victory-point")
    t.spend_step("humans")
    assert (t.who(), t.window()) == ("humans", "VP")
    t.play("pass")
    assert (t.who(), t.window()) == ("nightelves", "VP")
    t.play("pass")
    assert (t.who(), t.active()) == ("orcs", "orcs"), "his own slot has begun"


@rule("WC-RULING-37", "WC-VP-01")
def test_points_laid_down_right_before_the_check_count() -> None:
    t = duel("orcs humans")
    t.lay("orcs", 2)
    t.level("orcs", melee=4, ranged=3, flying=2)
    t.units("orcs", "2,-3", melee=1)
    t.units("orcs", HERE, melee=1)
    for space in ("-1,-1", "3,-1", "-2,1", "2,1"):
        t.units("orcs", space, melee=1)
    t.hand("orcs", "victory-point")
    assert t.points("orcs") == 14
    t.spend_step("orcs")
    assert (t.window(), t.winner()) == ("VP", None)
    t.play("play victory-point")
    assert t.winner() == {"orcs"}
