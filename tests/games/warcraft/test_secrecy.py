"""What a player may know: section "Hidden information" of the spec."""

import pytest

from tests.games.warcraft.fights import HERE, WEST, attack, duel, quiet, teams
from tests.games.warcraft.table import Table
from wartable.engine.luck import secret_of
from wartable.games.warcraft import GAME

rule = pytest.mark.rule

RACES = ("humans", "orcs", "nightelves", "undead")


@rule("WC-SETUP-10")
def test_a_player_sees_his_own_hand() -> None:
    t = duel("humans orcs")
    t.hand("orcs", "pillage", "devour")
    assert sorted(card for card in t.view("orcs").hand_of("orcs") if card is not None) == ["devour", "pillage"]


@rule("WC-SETUP-10")
def test_an_opponent_sees_only_the_number_of_cards() -> None:
    t = duel("humans orcs")
    t.hand("orcs", "pillage", "devour")
    assert t.view("humans").hand_of("orcs") == [None, None]
    assert t.view("humans").hand_size("orcs") == 2


@rule("WC-SETUP-10")
def test_a_spectator_sees_no_hand_but_all_numbers() -> None:
    t = duel("humans orcs")
    t.hand("orcs", "pillage", "devour")
    t.hand("humans", "polymorph")
    seen = t.view(None)
    assert (seen.hand_of("orcs"), seen.hand_of("humans")) == ([None, None], [None])
    assert (seen.hand_size("orcs"), seen.hand_size("humans")) == (2, 1)


@rule("WC-SETUP-10")
@pytest.mark.parametrize("viewer", ["orcs", "humans", None])
def test_nobody_sees_a_deck_but_everybody_its_size(viewer: str | None) -> None:
    t = duel("humans orcs")
    t.hand("orcs", "pillage", "devour")
    t.deck("orcs", "fast", "ensnare")
    assert t.view(viewer).deck_of("orcs") == [None] * 19
    assert t.deck_size("orcs") == 19


@rule("WC-TEAM-06")
def test_teammates_see_each_others_hands_and_no_others() -> None:
    t = teams()
    for race, card in (("humans", "polymorph"), ("orcs", "devour"), ("nightelves", "renew"), ("undead", "curse")):
        t.hand(race, card)
    seen = {viewer: [t.view(viewer).hand_of(race) for race in RACES] for viewer in RACES}
    team_1 = [["polymorph"], [None], ["renew"], [None]]
    team_2 = [[None], ["devour"], [None], ["curse"]]
    assert seen == {"humans": team_1, "orcs": team_2, "nightelves": team_1, "undead": team_2}


@rule("WC-TEAM-06", "WC-SCEN-NORDRASSIL-01")
def test_the_three_allies_of_nordrassil_see_each_others_hands() -> None:
    t = Table("nordrassil")
    for race, card in (("humans", "polymorph"), ("orcs", "devour"), ("nightelves", "moon-glaive"), ("undead", "curse")):
        t.hand(race, card)
    assert [t.view("orcs").hand_of(race) for race in RACES] == [["polymorph"], ["devour"], ["moon-glaive"], [None]]
    assert [t.view("undead").hand_of(race) for race in RACES] == [[None], [None], [None], ["curse"]]


@rule("WC-SCEN-ELFGATE-01")
def test_three_hostile_players_see_only_their_own_hands() -> None:
    t = Table("elfgate")
    for race, card in (("humans", "polymorph"), ("orcs", "devour"), ("undead", "curse")):
        t.hand(race, card)
    assert [t.view("orcs").hand_of(race) for race in ("humans", "orcs", "undead")] == [[None], ["devour"], [None]]


@rule("WC-SCEN-NORDRASSIL-08")
@pytest.mark.parametrize("viewer", [*RACES, None])
def test_cards_set_aside_are_seen_by_nobody(viewer: str | None) -> None:
    t = Table("nordrassil")
    quiet(t, *RACES)
    for race, space in (("nightelves", "-3,0"), ("humans", "0,-2"), ("orcs", "-2,2"), ("undead", "3,0")):
        t.units(race, space, melee=1)
    before = t.deck_size("nightelves")
    t.whole_turn()
    t.end_turn()
    assert (t.deck_size("nightelves"), t.set_aside()) == (before - 1, 1)
    assert t.view(viewer).set_aside() == [None]
    assert t.view(viewer).deck_of("nightelves") == [None] * (before - 1)
    assert t.view(viewer).hand_size("nightelves") == 0


@rule("WC-BATTLE-09")
def test_a_card_drawn_for_a_battle_is_known_only_to_its_owner() -> None:
    t = duel("humans orcs")
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, melee=1)
    t.dice(6, 6, 1)
    attack(t, "orcs")
    assert t.view("orcs").hand_of("orcs") == ["resources"]
    assert t.view("humans").hand_of("orcs") == [None]
    assert t.view(None).hand_of("orcs") == [None]


def told(drawn: str, viewer: str | None) -> list[tuple[str, dict[str, int | str]]]:
    """What the viewer is told of a battle for which the Orcs draw that card."""
    t = duel("humans orcs")
    t.deck("orcs", drawn)
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("orcs", HERE, melee=1)
    t.dice(6, 6, 1)
    attack(t, "orcs")
    seat = None if viewer is None else t.state.seat(t.race(viewer))
    return [(event.kind, dict(event.facts)) for event in t.log.events if event.seen_by(seat)]


@rule("WC-BATTLE-09")
def test_the_log_names_a_drawn_card_to_its_owner_only() -> None:
    assert told("resources", "humans") == told("victory-point", "humans")
    assert told("resources", None) == told("victory-point", None)
    assert told("resources", "orcs") != told("victory-point", "orcs")


@rule("WC-CARDS-05")
def test_played_cards_are_open_to_everybody() -> None:
    t = duel("humans orcs")
    t.hand("orcs", "resources", "pillage")
    t.spend_step("orcs")
    t.play("play resources gold")
    assert t.discarded("orcs") == ["resources"]
    assert t.view("humans").hand_of("orcs") == [None]


@rule("WC-CARDS-01")
def test_only_the_player_who_decides_is_shown_his_legal_actions() -> None:
    t = duel("humans orcs")
    t.hand("orcs", "fast")
    t.units("orcs", HERE, melee=1)
    t.units("humans", "3,0", melee=1)
    t.move_step("orcs")
    assert set(t.view("orcs").legal()) == {"pass", "play fast 0,0"}
    assert (list(t.view("humans").legal()), list(t.view(None).legal())) == ([], [])


@rule("WC-TEAM-06")
def test_what_a_player_may_play_is_not_shown_to_his_enemies_in_a_window() -> None:
    t = teams()
    t.hand("orcs", "devour")
    t.units("humans", HERE, melee=1)
    t.units("orcs", HERE, melee=1)
    attack(t, "humans")
    assert (t.who(), t.window()) == ("orcs", "ROUND")
    assert list(t.view("humans").legal()) == []
    assert list(t.view("nightelves").legal()) == []


@rule("WC-SETUP-10")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_a_real_set_up_every_player_knows_three_cards(seed: int) -> None:
    t = Table.setup("main-4p", seed=seed)
    for race, enemy in (("humans", "orcs"), ("nightelves", "undead")):
        assert [card is None for card in t.view(race).hand_of(race)] == [False] * 3
        assert t.view(race).hand_of(enemy) == [None] * 3
        assert t.view(race).deck_of(race) == [None] * 18


@rule("WC-CARD-SUMMON-01")
def test_being_asked_in_the_spend_step_does_not_tell_of_summon_building() -> None:
    asked = []
    for card in ("summon-building", "fast"):
        t = Table("main-2p", "undead orcs")
        t.hand("undead", card)
        t.resources("undead", gold=2, wood=2)
        t.training("undead", melee=1, worker=1)
        t.level("undead", melee=2)
        t.ask_always = True
        t.spend_step("undead")
        t.play("pass")
        asked.append((t.who(), t.decision(), t.window()))
    assert asked[0] == asked[1]


@rule("WC-SETUP-05", "WC-SETUP-10")
@pytest.mark.parametrize(("scenario", "deck"), [("main-2p", 18), ("elfgate", 15)])
def test_a_sample_taken_while_races_are_chosen_has_no_more_cards_than_the_view(scenario: str, deck: int) -> None:
    """The decks are laid out once everybody has chosen."""
    t = Table.setup(scenario, seed=4, race_choice="chosen")
    t.play("race orcs")
    view = GAME.view(t.state, 1)
    sample = Table.of(GAME.sample(view, secret_of("sample")))
    assert [sample.deck_size(race) + sample.hand_size(race) for race in RACES] == [0, 0, 0, 0]
    assert sample.legal() == t.legal()
    while sample.decision() == "RaceChoice":
        sample.play(min(sample.legal()))
    assert (sample.hand_size("orcs"), sample.deck_size("orcs")) == (3, deck)
