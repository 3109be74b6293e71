"""Team game: clauses WC-TEAM-01 to WC-TEAM-09 and WC-RULING-08, 43."""

import pytest

from tests.games.warcraft.table import Table

rule = pytest.mark.rule

RACES = ("humans", "orcs", "nightelves", "undead")


def four(**hands: str) -> Table:
    """Four players with at most one card each, who draw none; every race has a spare worker in its Town."""
    t = Table("main-4p")
    for race, card in hands.items():
        t.hand(race, card)
    for race, town in zip(RACES, ("-4,2", "4,-2", "-1,-3", "1,3"), strict=True):
        t.deck_only(race)
        t.units(race, town, worker=1)
    return t


def attack(t: Table, units: int = 1) -> None:
    """Humans attack 0,0 from -1,0."""
    t.units("humans", "-1,0", melee=units)
    t.move_step("humans")
    t.play(*["move melee -1,0 0,0"] * units, "end")


@rule("WC-TEAM-01")
def test_player_gives_resources_to_his_teammate() -> None:
    t = four()
    t.resources("humans", gold=5, wood=4)
    t.move_step("humans")
    t.play("give nightelves")
    assert (t.decision(), t.legal("gold")) == ("GiveGold", {f"gold {n}" for n in range(6)})
    t.play("gold 3", "wood 1")
    assert (t.gold("humans"), t.wood("humans"), t.gold("nightelves"), t.wood("nightelves")) == (2, 3, 3, 1)
    assert (t.decision(), t.who()) == ("Movement", "humans")


@rule("WC-TEAM-01")
def test_teammate_is_asked_and_gives_what_he_likes() -> None:
    t = four()
    t.resources("nightelves", gold=5, wood=4)
    t.move_step("humans")
    t.play("ask nightelves")
    assert t.who() == "nightelves"
    t.play("gold 1", "wood 4")
    assert (t.gold("humans"), t.wood("humans"), t.gold("nightelves"), t.wood("nightelves")) == (1, 4, 4, 0)
    assert t.who() == "humans"


@rule("WC-TEAM-01")
def test_teammate_is_not_obliged_to_give() -> None:
    t = four()
    t.resources("nightelves", gold=5, wood=4)
    t.move_step("humans")
    t.play("ask nightelves", "gold 0", "wood 0")
    assert (t.gold("humans"), t.wood("humans"), t.gold("nightelves"), t.who()) == (0, 0, 5, "humans")


@rule("WC-TEAM-01")
def test_only_teammates_get_resources() -> None:
    t = four()
    t.resources("humans", gold=5, wood=5)
    t.move_step("humans")
    assert t.legal("give") == {"give nightelves"}
    duel = Table("main-2p", "humans nightelves")
    duel.resources("humans", gold=5, wood=5)
    duel.spend_step("humans")
    assert duel.legal("give") == set()


@rule("WC-TEAM-01")
def test_gifts_do_not_go_round_for_ever() -> None:
    t = four()
    t.resources("humans", gold=5, wood=5)
    t.units("humans", "0,0", melee=1)
    t.move_step("humans")
    t.play("give nightelves", "gold 1", "wood 1")
    assert t.refused("give nightelves") is not None
    t.play("move melee 0,0 1,0")
    assert t.refused("give nightelves") is None


@rule("WC-TEAM-01")
def test_gift_may_be_spent_in_the_same_step() -> None:
    t = four()
    t.resources("humans", gold=1)
    t.resources("nightelves", gold=5, wood=5)
    t.spend_step("humans")
    assert t.refused("build range") is not None
    t.play("ask nightelves", "gold 1", "wood 2", "build range")
    assert t.under_construction("humans", "range") == 1


@rule("WC-TEAM-02")
@pytest.mark.parametrize("kind", ["melee", "worker"])
def test_pieces_enter_spaces_of_a_teammate_without_a_battle(kind: str) -> None:
    t = four()
    t.units("nightelves", "0,0", melee=1, worker=1)
    t.units("humans", "-1,0", **{kind: 1})
    t.move_step("humans")
    t.play(f"move {kind} -1,0 0,0", "end")
    assert (t.battle(), t.active()) == (None, "orcs")
    assert (t.count("humans", kind, "0,0"), t.count("nightelves", "melee", "0,0")) == (1, 1)


@rule("WC-TEAM-02")
def test_outposts_of_a_teammate_neither_stop_nor_fall() -> None:
    t = four()
    t.outpost("nightelves", "-1,0")
    t.units("humans", "-2,0", flying=2)
    t.move_step("humans")
    t.play("move flying -2,0 0,0", "move flying -2,0 -1,0", "end")
    assert (t.count("humans", "flying", "0,0"), t.outpost_at("-1,0")) == (1, "nightelves")


@rule("WC-TEAM-03")
def test_units_of_a_teammate_count_against_the_limit() -> None:
    t = four()
    t.units("nightelves", "0,0", melee=2, ranged=1)
    t.units("humans", "-1,0", melee=1)
    t.move_step("humans")
    assert t.refused("move melee -1,0 0,0") in {"WC-TEAM-03", "WC-STACK-04", "WC-STACK-06", "WC-STACK-01"}


@rule("WC-TEAM-04")
def test_flank_units_of_a_teammate_join_and_roll_their_own_dice() -> None:
    """Orcs miss, Humans miss, Night Elves at their own Strength hit."""
    t = four()
    t.level("nightelves", melee=2)
    t.units("orcs", "0,0", melee=1)
    t.units("nightelves", "0,-1", melee=1)
    t.dice(6, 3, 3)
    attack(t)
    assert (t.decision(), t.who(), t.legal("join"), t.legal("stay")) == ("Join", "nightelves", {"join"}, {"stay"})
    t.play("join")
    t.spent()
    assert t.count("orcs", "melee", "0,0") == 0


@rule("WC-TEAM-04")
def test_flank_units_of_a_teammate_may_stay_out() -> None:
    t = four()
    t.units("orcs", "0,0", melee=1)
    t.units("nightelves", "0,-1", melee=3)
    t.dice(6, 1)
    attack(t)
    t.play("stay")
    t.spent()
    assert t.count("orcs", "melee", "0,0") == 0


@rule("WC-TEAM-04")
def test_teammates_of_the_defender_are_asked_first() -> None:
    t = four(orcs="devour")
    t.units("orcs", "0,0", melee=1)
    t.units("undead", "0,1", melee=2)
    t.units("nightelves", "0,-1", melee=2)
    attack(t)
    assert t.who() == "undead"
    t.play("join")
    assert t.who() == "nightelves"
    t.play("stay")
    assert (t.fighting("undead", "melee"), t.fighting("nightelves", "melee")) == (2, 0)


@rule("WC-TEAM-04")
def test_units_of_a_teammate_on_the_battlefield_always_take_part() -> None:
    t = four(orcs="devour")
    t.units("orcs", "0,0", melee=1)
    t.units("undead", "0,0", melee=1)
    t.units("undead", "0,1", melee=1)
    attack(t)
    assert (t.window(), t.fighting("undead", "melee")) == ("ROUND", 2)


@rule("WC-TEAM-04", "WC-BATTLE-09")
@pytest.mark.parametrize(("said", "cards"), [("join", ["resources"]), ("stay", [])])
def test_teammate_draws_a_card_only_if_he_joins(said: str, cards: list[str]) -> None:
    t = Table("main-4p")
    for race in RACES:
        t.deck_only(race, "resources")
    t.units("orcs", "0,0", melee=1)
    t.units("nightelves", "0,-1", melee=1)
    t.units("humans", "-4,2", worker=1)
    t.dice(6, 1, *[6] * len(cards))
    attack(t)
    t.play(said)
    t.spent()
    assert t.hand_of("nightelves") == cards


@rule("WC-TEAM-05")
def test_lead_may_lose_a_unit_of_a_teammate_who_agrees() -> None:
    t = four()
    t.units("orcs", "0,0", melee=2)
    t.units("undead", "0,0", melee=1)
    t.dice(6, 6, 6, 1)
    attack(t)
    assert (t.who(), t.legal("lose")) == ("orcs", {"lose orcs melee 0,0", "lose undead melee 0,0"})
    t.play("lose undead melee 0,0")
    assert (t.decision(), t.who()) == ("Consent", "undead")
    t.dice(1, 6, 6)
    t.play("agree")
    t.spent()
    assert (t.count("orcs", "melee", "0,0"), t.count("undead", "melee", "0,0")) == (2, 0)


@rule("WC-TEAM-05")
def test_teammate_may_refuse_and_the_lead_loses_his_own() -> None:
    t = four()
    t.units("orcs", "0,0", melee=2)
    t.units("undead", "0,0", melee=1)
    t.dice(6, 6, 6, 1)
    attack(t)
    t.dice(1, 6, 6)
    t.play("lose undead melee 0,0", "refuse")
    t.spent()
    assert (t.count("orcs", "melee", "0,0"), t.count("undead", "melee", "0,0")) == (1, 1)
    assert t.count("humans", "melee", "0,0") == 0


@rule("WC-TEAM-05")
def test_refusal_does_not_save_the_last_unit_of_the_side() -> None:
    t = four()
    t.units("orcs", "0,0", melee=1)
    t.units("undead", "0,1", melee=1)
    t.dice(6, 6, 1, 1)
    attack(t, units=2)
    t.play("join", "lose orcs melee 0,0")
    assert (t.decision(), t.who()) == ("Consent", "undead")
    t.play("refuse")
    t.spent()
    assert (t.on_board("orcs", "melee"), t.on_board("undead", "melee"), t.count("humans", "melee", "0,0")) == (0, 0, 2)


@rule("WC-TEAM-06")
def test_teammates_see_each_others_hands_and_nobody_else_does() -> None:
    t = four(humans="fast", orcs="pillage")
    assert t.view("nightelves").hand_of("humans") == ["fast"]
    assert t.view("undead").hand_of("orcs") == ["pillage"]
    assert t.view("nightelves").hand_of("orcs") == [None]
    assert t.view(None).hand_of("humans") == [None]


@rule("WC-TEAM-06")
def test_cards_are_not_exchanged() -> None:
    t = four(humans="polymorph", nightelves="renew")
    t.resources("humans", gold=1, wood=1)
    t.move_step("humans")
    t.play("give nightelves", "gold 1", "wood 1")
    assert (t.hand_of("humans"), t.hand_of("nightelves")) == (["polymorph"], ["renew"])
    assert {said.split()[0] for said in t.legal()} <= {"move", "end", "ask", "give"}


@rule("WC-TEAM-07")
@pytest.mark.parametrize(("said", "window"), [("join", "AFTER-ROLL"), ("stay", None)])
def test_cards_need_an_own_unit_in_the_battle(said: str, window: str | None) -> None:
    t = four(nightelves="moon-glaive")
    t.units("orcs", "0,0", melee=1)
    t.units("nightelves", "0,-1", melee=1)
    t.dice(6, 1, *[1] * (said == "join"))
    attack(t)
    t.play(said)
    assert t.window() == window
    assert t.hand_of("nightelves") == ["moon-glaive"]


@rule("WC-TEAM-08")
def test_battle_goes_on_while_a_teammate_of_the_dead_holds_the_battlefield() -> None:
    t = four()
    t.units("orcs", "0,0", melee=1)
    t.units("undead", "0,0", melee=1)
    t.dice(6, 6, 1, 6)
    attack(t, units=2)
    t.dice(6, 1, 6)
    t.play("lose orcs melee 0,0", "agree")
    t.spent()
    assert (t.battle(), t.count("undead", "melee", "0,0"), t.count("humans", "melee", "0,0")) == (None, 0, 2)


@rule("WC-TEAM-08")
def test_battle_ends_when_only_one_team_is_left_though_two_players_are() -> None:
    """The Humans attack a space both other players hold; their own last unit falls."""
    t = four()
    t.units("orcs", "0,0", melee=1)
    t.units("undead", "0,0", melee=1)
    t.dice(1, 6, 6)
    attack(t)
    t.spent()
    assert (t.battle(), t.count("humans", "melee", "0,0")) == (None, 0)
    assert (t.count("orcs", "melee", "0,0"), t.count("undead", "melee", "0,0")) == (1, 1)


@rule("WC-TEAM-09")
@pytest.mark.parametrize(("space", "points"), [("0,0", 2), ("1,-2", 1), ("-4,2", 3)])
def test_space_scores_once_for_a_team(space: str, points: int) -> None:
    t = four()
    t.units("humans", space, melee=1)
    t.units("nightelves", space, melee=1)
    assert (t.points("humans"), t.points("nightelves")) == (points, points)


@rule("WC-TEAM-01")
def test_nothing_is_given_between_a_casualty_and_its_pillage() -> None:
    t = Table("main-4p")
    for race in ("humans", "orcs"):
        t.deck(race, "fast")
        t.resources(race, gold=3, wood=3)
    t.hand("orcs", "pillage")
    t.units("undead", "1,3", worker=1)
    t.units("orcs", "0,0", melee=2)
    t.units("humans", "0,0", melee=2)
    t.dice(1, 6, 6, 6)
    t.move_step("humans")
    t.play("end")
    assert (t.window(), t.legal()) == ("REMOVED", {"pass", "play pillage"})
