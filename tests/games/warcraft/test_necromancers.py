"""Scenario March of the Necromancers: clauses WC-SCEN-NECRO-01 to WC-SCEN-NECRO-16."""

from collections import Counter

import pytest

from tests.games.warcraft.table import Table
from wartable.games.warcraft.rules.state import put

rule = pytest.mark.rule

TOWN = "-3,0"
A, B, C, D, E = "2,-2", "3,0", "1,2", "-2,3", "1,-3"
SPACES = {"A": A, "B": B, "C": C, "D": D, "E": E}


def march(first: str, second: str = "4,-3") -> Table:
    """The Necromancers stand here; the Humans have a spare worker; nobody draws a card."""
    t = Table("necromancers")
    for race in ("humans", "undead"):
        t.deck_only(race)
    for space in (first, second):
        t.units("undead", space, necromancer=1)
    t.units("humans", "-4,2", worker=1)
    return t


@rule("WC-SCEN-NECRO-01")
def test_undead_are_first_against_the_humans() -> None:
    t = march(A)
    t.whole_turn()
    assert (t.first_player(), t.active()) == ("undead", "undead")
    t.play("end")
    assert t.active() == "humans"


@rule("WC-SCEN-NECRO-02")
def test_humans_set_up_normally() -> None:
    t = Table.setup("necromancers", seed=1)
    assert (t.gold("humans"), t.wood("humans"), t.hand_size("humans")) == (5, 5, 3)
    assert (t.count("humans", "melee", TOWN), t.count("humans", "worker", TOWN)) == (3, 3)
    assert (t.finished("humans", "workshop"), t.finished("humans", "barracks")) == (1, 1)


@rule("WC-SCEN-NECRO-03")
def test_undead_start_with_two_necromancers_only() -> None:
    t = Table.setup("necromancers", seed=1)
    assert (t.count("undead", "necromancer", "4,-2"), t.count("undead", "necromancer", "2,2")) == (1, 1)
    assert [t.on_board("undead", kind) for kind in ("melee", "ranged", "flying", "worker")] == [0, 0, 0, 0]
    assert (t.gold("undead"), t.wood("undead"), t.hand_size("undead")) == (0, 0, 3)
    assert [t.finished("undead", name) for name in ("workshop", "barracks", "range", "aviary")] == [0, 0, 0, 0]


@rule("WC-SCEN-NECRO-04")
@pytest.mark.parametrize(("space", "kind"), [(A, "melee"), (B, "ranged"), (C, "flying")])
def test_necromancer_brings_a_free_unit(space: str, kind: str) -> None:
    t = march(space)
    t.harvest_step("undead")
    assert t.legal("recruit") == {f"recruit {space}"}
    t.play(f"recruit {space}")
    counts = {name: t.on_board("undead", name) for name in ("melee", "ranged", "flying")}
    assert counts == {name: int(name == kind) for name in counts}
    assert t.count("undead", kind, space) == 1
    assert t.step() == "move"


@rule("WC-SCEN-NECRO-04")
def test_both_necromancers_bring_units() -> None:
    t = march(A, C)
    t.harvest_step("undead")
    t.play(f"recruit {A}", f"recruit {C}")
    assert (t.count("undead", "melee", A), t.count("undead", "flying", C)) == (1, 1)


@rule("WC-SCEN-NECRO-04")
def test_free_unit_may_be_declined() -> None:
    t = march(A)
    t.harvest_step("undead")
    t.play("done")
    assert t.on_board("undead", "melee") == 0


@rule("WC-SCEN-NECRO-04")
@pytest.mark.parametrize("space", [D, E, "2,-1"])
def test_no_free_unit_elsewhere(space: str) -> None:
    t = march(space)
    t.harvest_step("undead")
    assert t.legal("recruit") == set()
    assert t.step() != "harvest"


@rule("WC-SCEN-NECRO-05")
def test_free_unit_obeys_the_stacking_limit() -> None:
    t = march(A)
    t.units("undead", A, flying=3)
    t.harvest_step("undead")
    assert (t.legal("recruit"), t.count("undead", "melee", A)) == (set(), 0)


@rule("WC-SCEN-NECRO-05")
def test_free_unit_comes_from_the_reserve() -> None:
    t = march(A)
    for space in ("2,-1", "2,0", "2,1"):
        t.units("undead", space, melee=3)
    t.units("undead", "3,1", melee=1)
    t.harvest_step("undead")
    assert (t.legal("recruit"), t.on_board("undead", "melee")) == (set(), 10)


@rule("WC-SCEN-NECRO-06")
@pytest.mark.parametrize("space", [D, E])
def test_necromancer_on_a_graveyard_allows_one_free_upgrade(space: str) -> None:
    t = march(space)
    t.spend_step("undead")
    assert (t.decision(), t.legal("upgrade")) == (
        "FreeUpgrade",
        {f"upgrade {kind}" for kind in ("melee", "ranged", "flying")},
    )
    t.play("upgrade ranged")
    assert [t.level_of("undead", kind) for kind in ("melee", "ranged", "flying")] == [1, 2, 1]
    assert t.decision() != "FreeUpgrade"


@rule("WC-SCEN-NECRO-06")
def test_necromancers_on_both_graveyards_allow_two_upgrades_of_different_types() -> None:
    t = march(D, E)
    t.spend_step("undead")
    t.play("upgrade melee")
    assert t.legal("upgrade") == {"upgrade ranged", "upgrade flying"}
    t.play("upgrade flying")
    assert [t.level_of("undead", kind) for kind in ("melee", "ranged", "flying")] == [2, 1, 2]
    assert t.decision() != "FreeUpgrade"


@rule("WC-SCEN-NECRO-06", "WC-UPGRADE-06")
def test_free_upgrade_is_optional_and_ends_at_the_top() -> None:
    t = march(D)
    t.level("undead", melee=3)
    t.spend_step("undead")
    assert "upgrade melee" not in t.legal()
    t.play("done")
    assert [t.level_of("undead", kind) for kind in ("melee", "ranged", "flying")] == [3, 1, 1]


@rule("WC-SCEN-NECRO-06")
@pytest.mark.parametrize("space", [A, B, C, "-2,2"])
def test_no_free_upgrade_elsewhere(space: str) -> None:
    t = march(space)
    t.spend_step("undead")
    assert t.decision() != "FreeUpgrade"


@rule("WC-SCEN-NECRO-07")
def test_undead_neither_train_nor_construct() -> None:
    t = march(D)
    t.resources("undead", gold=9, wood=9)
    t.spend_step("undead")
    assert t.legal() == {"upgrade melee", "upgrade ranged", "upgrade flying", "done"}


@rule("WC-SCEN-NECRO-07")
def test_undead_with_resources_but_no_graveyard_are_not_asked() -> None:
    t = march("2,-1")
    t.resources("undead", gold=9, wood=9)
    t.spend_step("undead")
    assert (t.step(), t.gold("undead"), t.wood("undead")) == ("move", 9, 9)


@rule("WC-SCEN-NECRO-08")
def test_necromancer_moves_two_spaces_over_ground() -> None:
    t = march("2,0")
    t.move_step("undead")
    assert t.speed("undead", "necromancer", "2,0") == 2
    assert t.refused("move necromancer 2,0 1,0") == "WC-MOVE-06"
    assert t.refused("move necromancer 2,0 2,2") is None
    assert t.refused("move necromancer 2,0 -1,0") is not None


@rule("WC-SCEN-NECRO-08", "WC-WORKER-02")
@pytest.mark.parametrize("kind", ["melee", "worker"])
def test_necromancer_may_not_enter_a_space_with_enemies_alone(kind: str) -> None:
    t = march("2,0")
    t.units("undead", "1,1", melee=1)
    t.units("humans", "2,1", **{kind: 1})
    t.move_step("undead")
    assert t.refused("move necromancer 2,0 2,1") in {"WC-WORKER-02", "WC-SCEN-NECRO-08"}
    t.play("move melee 1,1 2,1")
    assert t.refused("move necromancer 2,0 2,1") is None


@rule("WC-SCEN-NECRO-08", "WC-MOVE-05")
def test_human_flyer_stops_at_a_necromancer() -> None:
    t = march("2,1")
    t.units("humans", "1,1", flying=1)
    t.move_step("humans")
    assert t.refused("move flying 1,1 3,1") == "WC-MOVE-05"
    assert t.refused("move flying 1,1 2,1") is None


@rule("WC-SCEN-NECRO-08")
def test_necromancer_neither_fights_nor_falls_in_battle() -> None:
    """Two Undead dice, one of them lost, then one die: the Necromancer never counts."""
    t = march("2,0")
    t.units("undead", "2,0", melee=2)
    t.units("humans", "1,1", melee=1)
    t.dice(6, 6, 1, 1, 6)
    t.move_step("humans")
    t.play("move melee 1,1 2,0", "end")
    t.spent()
    assert (t.count("undead", "melee", "2,0"), t.count("undead", "necromancer", "2,0")) == (1, 1)


@rule("WC-SCEN-NECRO-09")
def test_lone_necromancer_is_killed_by_human_units() -> None:
    t = march("2,0")
    t.units("humans", "1,1", melee=1)
    t.move_step("humans")
    t.play("move melee 1,1 2,0", "end")
    assert (t.count("undead", "necromancer", "2,0"), t.on_board("undead", "necromancer"), t.winner()) == (0, 1, None)


@rule("WC-SCEN-NECRO-09")
def test_necromancer_dies_in_the_undead_move_step_when_his_unit_falls() -> None:
    t = march("2,0")
    t.units("undead", "2,0", melee=1)
    t.units("humans", "2,1", melee=1)
    t.dice(1, 6)
    t.move_step("undead")
    t.play("move melee 2,0 2,1", "move necromancer 2,0 2,1", "end")
    t.spent()
    assert t.on_board("undead", "necromancer") == 1


@rule("WC-SCEN-NECRO-10")
def test_necromancers_never_end_a_move_together() -> None:
    t = march("2,0", "2,1")
    t.move_step("undead")
    assert t.refused("move necromancer 2,0 2,1") == "WC-SCEN-NECRO-10"
    assert t.refused("move necromancer 2,0 2,2") is None


@rule("WC-SCEN-NECRO-11")
@pytest.mark.parametrize(("letter", "start"), [("A", "2,-1"), ("B", "2,0"), ("C", "0,2"), ("D", "-3,3"), ("E", "0,-3")])
def test_human_unit_destroys_a_token(letter: str, start: str) -> None:
    t = march("4,-1")
    t.units("humans", start, flying=1)
    t.move_step("humans")
    t.play(f"move flying {start} {SPACES[letter]}", "end")
    assert {name: t.has_token(name) for name in SPACES} == {name: name != letter for name in SPACES}


@rule("WC-SCEN-NECRO-11")
def test_human_workers_and_beaten_units_destroy_no_token() -> None:
    t = march("4,-1")
    t.units("humans", "-3,3", worker=1)
    t.units("humans", "2,0", melee=1)
    t.units("undead", B, melee=1)
    t.dice(1, 6)
    t.move_step("humans")
    t.play(f"move worker -3,3 {D}", f"move melee 2,0 {B}", "end")
    t.spent()
    assert (t.has_token("D"), t.has_token("B")) == (True, True)


@rule("WC-SCEN-NECRO-11", "WC-SCEN-NECRO-16")
def test_space_without_token_has_lost_its_power() -> None:
    t = march(A, D)
    t.remove_token("A")
    t.remove_token("D")
    t.harvest_step("undead")
    assert (t.turn(), t.on_board("undead", "melee")) == (2, 0)
    assert [t.level_of("undead", kind) for kind in ("melee", "ranged", "flying")] == [1, 1, 1]


@rule("WC-SCEN-NECRO-12")
@pytest.mark.parametrize(("space", "side"), [("-3,-1", None), ("-4,1", None), ("0,-2", "partial"), ("-2,2", "partial")])
def test_only_spaces_beside_the_human_town_never_deplete(space: str, side: str | None) -> None:
    t = march(A)
    t.units("humans", space, worker=1)
    t.pips(3)
    t.harvest_step("humans")
    t.spent()
    assert (t.gold("humans") + t.wood("humans"), t.depletion_at(space)) == (3, side)


@rule("WC-SCEN-NECRO-13")
@pytest.mark.parametrize("token", [False, True])
def test_undead_win_by_the_second_occupation_of_the_human_town(token: bool) -> None:
    t = march(A)
    if token:
        t.town_token("humans")
    t.units("undead", TOWN, melee=1)
    t.move_step("humans")
    t.play("end")
    assert (t.has_town_token("humans"), t.winner()) == (True, {"undead"} if token else None)


@rule("WC-SCEN-NECRO-14")
def test_humans_win_when_both_necromancers_are_dead() -> None:
    t = march("2,0", "0,0")
    t.units("humans", "1,1", melee=1)
    t.units("humans", "0,1", melee=1)
    t.move_step("humans")
    t.play("move melee 1,1 2,0", "move melee 0,1 0,0", "end")
    assert t.winner() == {"humans"}


@rule("WC-SCEN-NECRO-14")
@pytest.mark.parametrize("gone", ["AB", "DE", "A"])
def test_humans_win_when_the_tokens_of_a_b_and_c_are_destroyed(gone: str) -> None:
    t = march("4,-1")
    for letter in gone:
        t.remove_token(letter)
    t.units("humans", "0,2", melee=1)
    t.move_step("humans")
    t.play(f"move melee 0,2 {C}", "end")
    assert t.winner() == ({"humans"} if gone == "AB" else None)


@rule("WC-SCEN-NECRO-14", "WC-SCEN-NECRO-13")
def test_human_victory_comes_before_the_fall_of_the_town() -> None:
    t = march("2,0")
    t.town_token("humans")
    t.units("undead", TOWN, melee=1)
    t.units("humans", "1,1", melee=1)
    t.units("humans", "4,-2", melee=1)
    t.move_step("humans")
    t.play("move melee 1,1 2,0", "move melee 4,-2 4,-3", "end")
    assert t.winner() == {"humans"}


@rule("WC-SCEN-NECRO-15")
def test_decks_without_useless_cards() -> None:
    t = Table.setup("necromancers", seed=1)
    off = Table.setup("necromancers", seed=1, scenario_deck_errata="off")
    gone = [off.cards_of(race) - t.cards_of(race) for race in ("humans", "undead")]
    assert gone == [Counter({"victory-point": 3}), Counter({"victory-point": 3, "summon-building": 2})]


@rule("WC-SCEN-NECRO-16")
def test_every_lettered_space_carries_its_token() -> None:
    t = Table.setup("necromancers", seed=1)
    assert [t.has_token(letter) for letter in "ABCDE"] == [True] * 5


@rule("WC-SCEN-NECRO-07", "WC-CARD-PORTAL-01")
def test_town_portal_of_the_undead_is_a_dead_card() -> None:
    t = Table("necromancers")
    t.hand("undead", "town-portal")
    t.units("undead", "4,-3", necromancer=1)
    t.units("undead", A, necromancer=1, melee=1)
    t.units("humans", "-4,2", worker=1)
    t.move_step("undead")
    t.play("end")
    assert (t.window(), t.active()) == (None, "humans")


@rule("WC-SCEN-NECRO-11", "WC-RULING-19")
def test_workers_called_to_arms_destroy_no_token() -> None:
    t = march("4,-2")
    humans = t.race("humans")
    t.state.decks = put(t.state.decks, humans, t.state.forces.stock[humans])
    t.hand("humans", "call-to-arms")
    t.deck_only("humans")
    t.units("humans", A, worker=1)
    t.units("undead", "2,-1", melee=1)
    t.move_step("undead")
    t.dice(1, 6)
    t.play(f"move melee 2,-1 {A}", "play call-to-arms", "end")
    assert (t.on_board("undead", "melee"), t.count("humans", "worker", A), t.has_token("A")) == (0, 1, True)
