"""Scenario Nordrassil, the World Tree: clauses WC-SCEN-NORDRASSIL-01 to WC-SCEN-NORDRASSIL-14."""

import pytest

from tests.games.warcraft.table import Table
from wartable.games.warcraft import GAME
from wartable.words import words_for

rule = pytest.mark.rule

ALLIES = {"nightelves", "humans", "orcs"}
ORDER = ["nightelves", "humans", "orcs", "undead"]
A, B, C, D, E, F, TOWN = "-1,0", "0,-2", "-2,2", "-3,0", "3,-3", "0,3", "3,0"
OUTPOSTS = {B: "humans", C: "orcs", D: "nightelves", E: "undead", F: "undead"}
START = {
    ("nightelves", A): "1 0 1", ("nightelves", "0,0"): "1 1 0", ("nightelves", D): "1 0 0",
    ("humans", B): "2 0 0", ("humans", "-1,-1"): "0 1 0",
    ("orcs", C): "2 0 0", ("orcs", "-2,1"): "0 1 0",
    ("undead", TOWN): "3 0 0", ("undead", E): "2 0 0", ("undead", F): "2 0 0",
    ("undead", "2,0"): "0 2 1", ("undead", "2,-2"): "0 2 1", ("undead", "0,2"): "0 2 1",
}  # fmt: skip
KINDS = ("melee", "ranged", "flying")


def tree() -> Table:
    """The Outposts stand, all levels are 1; only the Night Elves draw cards; every race has a spare unit far away."""
    t = Table("nordrassil")
    for race in ("humans", "orcs", "undead"):
        t.deck_only(race)
    t.deck_only("nightelves", *["moon-glaive"] * 3, *["faerie-fire"] * 3)
    for space, race in OUTPOSTS.items():
        t.outpost(race, space)
    for race, space in zip(ORDER, ("-4,4", "0,-4", "-3,4", "0,4"), strict=True):
        t.units(race, space, melee=1)
    return t


@rule("WC-SCEN-NORDRASSIL-01")
def test_night_elves_humans_orcs_and_undead_play_in_this_order() -> None:
    t = tree()
    t.whole_turn()
    seen = []
    for _ in ORDER:
        seen.append(t.active())
        t.play("end")
    assert seen == ORDER


@rule("WC-SCEN-NORDRASSIL-01")
def test_three_races_are_one_team_against_the_undead() -> None:
    t = tree()
    t.units("orcs", "2,-1", melee=1)
    t.units("humans", "2,-2", melee=1)
    t.units("undead", "3,-1", melee=1)
    t.move_step("humans")
    t.play("move melee 2,-2 2,-1", "end")
    assert (t.battle(), t.active(), t.count("humans", "melee", "2,-1")) == (None, "orcs", 1)


@rule("WC-SCEN-NORDRASSIL-01", "WC-TEAM-06")
def test_allies_see_each_others_hands() -> None:
    t = Table("nordrassil")
    t.hand("humans", "fast")
    assert [t.view(race).hand_of("humans") for race in ORDER] == [["fast"], ["fast"], ["fast"], [None]]


@rule("WC-SCEN-NORDRASSIL-02")
@pytest.mark.parametrize(
    ("race", "tops"), [("humans", [3, 3, 3]), ("orcs", [4, 3, 2]), ("nightelves", [2, 4, 3]), ("undead", [3, 3, 3])]
)
def test_all_types_start_at_their_top_level_without_resources(race: str, tops: list[int]) -> None:
    t = Table.setup("nordrassil", seed=1)
    assert [t.level_of(race, kind) for kind in KINDS] == tops
    assert (t.gold(race), t.wood(race), t.on_board(race, "worker")) == (0, 0, 0)


@rule("WC-SCEN-NORDRASSIL-03")
def test_outposts_and_starting_units() -> None:
    t = Table.setup("nordrassil", seed=1)
    assert {space: t.outpost_at(space) for space in OUTPOSTS} == OUTPOSTS
    found = {(race, space): " ".join(str(t.count(race, kind, space)) for kind in KINDS) for race, space in START}
    assert found == START
    assert [sum(t.on_board(race, kind) for kind in KINDS) for race in ORDER] == [5, 3, 3, 16]


@rule("WC-SCEN-NORDRASSIL-04")
def test_undead_play_only_the_move_step() -> None:
    t = tree()
    t.resources("undead", gold=9, wood=9)
    t.training("undead", melee=1)
    t.move_step("undead")
    t.play("end")
    assert (t.turn(), t.step(), t.active()) == (2, "move", "humans")
    assert (t.gold("undead"), t.in_training("undead", "melee")) == (9, 1)


@rule("WC-SCEN-NORDRASSIL-05")
def test_killed_undead_unit_returns_to_the_nearest_outpost_or_town() -> None:
    t = tree()
    t.units("undead", "1,2", melee=1)
    t.units("humans", "1,1", melee=1)
    t.dice(6, 1)
    t.move_step("humans")
    t.play("move melee 1,1 1,2", "end")
    t.spent()
    assert (t.count("undead", "melee", F), t.count("undead", "melee", "1,2"), t.on_board("undead", "melee")) == (
        1,
        0,
        2,
    )


@rule("WC-SCEN-NORDRASSIL-05")
def test_undead_choose_between_equally_near_places() -> None:
    t = tree()
    t.units("undead", "2,-1", melee=1)
    t.units("humans", "2,-2", melee=1)
    t.dice(6, 1)
    t.move_step("humans")
    t.play("move melee 2,-2 2,-1", "end")
    assert (t.decision(), t.who(), t.legal("return")) == ("ReturnTo", "undead", {f"return {E}", f"return {TOWN}"})
    t.play(f"return {E}")
    assert (t.count("undead", "melee", E), t.count("undead", "melee", TOWN)) == (1, 0)


@rule("WC-SCEN-NORDRASSIL-05")
def test_battlefield_is_no_place_to_return_to_and_its_outpost_falls() -> None:
    t = tree()
    t.units("undead", E, melee=1)
    t.units("humans", "2,-3", melee=1)
    t.dice(6, 1)
    t.move_step("humans")
    t.play(f"move melee 2,-3 {E}", "end")
    t.spent()
    assert (t.count("undead", "melee", E), t.count("undead", "melee", TOWN), t.outpost_at(E)) == (0, 1, None)


@rule("WC-SCEN-NORDRASSIL-05")
def test_unit_killed_in_a_flank_that_is_an_outpost_stays_there() -> None:
    t = tree()
    t.units("undead", E, melee=1)
    t.units("undead", "2,-2", melee=1)
    t.units("humans", "2,-1", melee=1)
    t.dice(6, 6, 1, 1, 6)
    t.move_step("humans")
    t.play("move melee 2,-1 2,-2", "end", f"lose undead melee {E}")
    t.spent()
    assert (t.count("undead", "melee", E), t.count("undead", "melee", "2,-2"), t.count("humans", "melee", "2,-2")) == (
        1,
        1,
        0,
    )


@rule("WC-SCEN-NORDRASSIL-05")
def test_place_with_an_allied_unit_is_not_eligible() -> None:
    t = tree()
    t.units("orcs", F, melee=1)
    t.units("undead", "1,2", melee=1)
    t.units("humans", "1,1", melee=1)
    t.dice(6, 1)
    t.move_step("humans")
    t.play("move melee 1,1 1,2", "end", "stay")
    t.spent()
    assert (t.count("undead", "melee", F), t.count("undead", "melee", TOWN)) == (0, 1)


@rule("WC-SCEN-NORDRASSIL-06")
def test_units_leaving_an_overfull_space_obey_the_limit() -> None:
    t = tree()
    t.units("undead", TOWN, melee=5)
    t.units("undead", "2,0", melee=2)
    t.move_step("undead")
    t.play(f"move melee {TOWN} 2,0")
    assert t.refused(f"move melee {TOWN} 2,0") in {"WC-STACK-06", "WC-STACK-01", "WC-SCEN-NORDRASSIL-06", "WC-MOVE-08"}
    t.play("end")
    assert t.count("undead", "melee", TOWN) == 4


@rule("WC-SCEN-NORDRASSIL-07")
def test_allies_skip_harvest_and_deploy() -> None:
    t = tree()
    t.training("humans", melee=1)
    t.move_step("undead")
    t.play("end")
    assert (t.turn(), t.step(), t.in_training("humans", "melee")) == (2, "move", 1)


@rule("WC-SCEN-NORDRASSIL-07")
def test_killed_allied_units_are_gone() -> None:
    t = tree()
    t.units("humans", "1,0", melee=1)
    t.units("undead", "2,0", melee=1)
    t.dice(6, 1)
    t.move_step("undead")
    t.play("move melee 2,0 1,0", "end")
    t.spent()
    assert (t.on_board("humans", "melee"), t.count("humans", "melee", B)) == (1, 0)


@rule("WC-SCEN-NORDRASSIL-08")
def test_night_elves_set_a_card_aside_at_the_end_of_every_turn() -> None:
    t = tree()
    t.whole_turn()
    assert (t.set_aside(), t.deck_size("nightelves")) == (0, 6)
    t.end_turn()
    assert (t.set_aside(), t.deck_size("nightelves"), t.hand_size("nightelves")) == (1, 5, 0)
    t.end_turn()
    assert (t.set_aside(), t.deck_size("nightelves"), t.hand_size("nightelves")) == (2, 4, 0)


@rule("WC-SCEN-NORDRASSIL-09")
@pytest.mark.parametrize(("space", "owner"), [(B, "humans"), (C, "orcs")])
def test_allied_outpost_falls_like_a_town_and_eliminates_only_its_owner(space: str, owner: str) -> None:
    t = tree()
    t.units("undead", space, melee=1)
    t.move_step("undead")
    t.play("end")
    assert (t.has_town_token(owner), t.outpost_at(space), t.alive(owner)) == (True, owner, True)
    t.end_turn()
    assert {race: t.alive(race) for race in ORDER} == {race: race != owner for race in ORDER}
    assert (t.on_board(owner, "melee"), t.outpost_at(space), t.winner()) == (0, None, None)


@rule("WC-SCEN-NORDRASSIL-10")
def test_holes_can_neither_be_entered_nor_crossed() -> None:
    t = tree()
    t.units("humans", "0,2", flying=1)
    t.move_step("humans")
    ends = {said.split()[3] for said in t.legal("move") if said.startswith("move flying 0,2 ")}
    assert {"1,1", "1,2", F, "-1,1"} & ends == {"1,1", "1,2", F}
    assert not ends & {"0,1", "-1,2", "0,0"}


@rule("WC-SCEN-NORDRASSIL-11")
@pytest.mark.parametrize("race", ["nightelves", "humans", "orcs"])
def test_allies_enter_and_pass_through_space_a(race: str) -> None:
    t = tree()
    t.units(race, "0,0", melee=1, flying=1)
    t.move_step(race)
    assert {f"move melee 0,0 {A}", f"move flying 0,0 {A}", "move flying 0,0 -2,0"} <= t.legal("move")
    t.play(f"move melee 0,0 {A}", "end")
    assert t.count(race, "melee", A) == 1


@rule("WC-SCEN-NORDRASSIL-12")
@pytest.mark.parametrize("token", [False, True])
def test_undead_win_when_the_night_elf_outpost_falls(token: bool) -> None:
    t = tree()
    if token:
        t.town_token("nightelves")
    t.units("undead", D, melee=1)
    t.move_step("undead")
    t.play("end")
    assert (t.has_town_token("nightelves"), t.winner()) == (True, {"undead"} if token else None)


@rule("WC-SCEN-NORDRASSIL-12")
def test_undead_win_with_a_unit_on_space_a_at_the_end_of_their_turn() -> None:
    t = tree()
    t.units("undead", "0,0", melee=1)
    t.move_step("undead")
    t.play(f"move melee 0,0 {A}")
    assert t.winner() is None
    t.play("end")
    assert t.winner() == {"undead"}


@rule("WC-SCEN-NORDRASSIL-12")
def test_allies_may_drive_the_undead_off_space_a_in_the_same_turn() -> None:
    t = tree()
    t.first("undead")
    t.units("undead", "0,0", melee=1)
    t.units("humans", "-1,-1", melee=1)
    t.move_step("undead")
    t.play(f"move melee 0,0 {A}", "end")
    assert (t.winner(), t.active()) == (None, "nightelves")
    t.dice(6, 1)
    t.play("end", f"move melee -1,-1 {A}", "end", "end")
    assert (t.turn(), t.winner(), t.count("humans", "melee", A)) == (2, None, 1)


@rule("WC-SCEN-NORDRASSIL-12", "WC-CAPTURE-06")
def test_second_fall_of_the_undead_town_wins_for_the_allies() -> None:
    t = tree()
    t.town_token("undead")
    t.units("orcs", TOWN, melee=1)
    t.move_step("undead")
    t.play("end")
    assert t.winner() == ALLIES


@rule("WC-SCEN-NORDRASSIL-13")
def test_last_card_set_aside_wins_for_the_allies() -> None:
    t = tree()
    t.deck_only("nightelves", "moon-glaive")
    t.move_step("undead")
    t.play("end")
    assert t.winner() == ALLIES


@rule("WC-SCEN-NORDRASSIL-13")
def test_last_card_drawn_for_a_battle_wins_though_there_are_discards() -> None:
    t = tree()
    t.discard("nightelves", "faerie-fire")
    t.deck_only("nightelves", "moon-glaive")
    t.units("nightelves", "1,0", melee=1)
    t.units("undead", "2,0", melee=1)
    t.move_step("undead")
    t.play("move melee 2,0 1,0", "end")
    assert (t.winner(), t.discarded("nightelves")) == (ALLIES, ["faerie-fire"])


@rule("WC-SCEN-NORDRASSIL-13")
def test_battles_without_night_elves_draw_none_of_their_cards() -> None:
    t = tree()
    t.deck_only("nightelves", "moon-glaive")
    t.units("humans", "1,0", melee=1)
    t.units("undead", "2,0", melee=1)
    t.first("undead")
    t.dice(1, 6)
    t.move_step("undead")
    t.play("move melee 2,0 1,0", "end")
    t.spent()
    assert (t.winner(), t.deck_size("nightelves")) == (None, 1)


@rule("WC-SCEN-NORDRASSIL-14")
@pytest.mark.parametrize("race", ORDER)
def test_useless_cards_are_removed_with_the_errata(race: str) -> None:
    t, off = Table.setup("nordrassil", seed=1), Table.setup("nordrassil", seed=1, scenario_deck_errata="off")
    useless = {"victory-point", "summon-building", "renew", "call-to-arms", "pillage"}
    assert set(off.cards_of(race) - t.cards_of(race)) == useless & set(off.cards_of(race))
    assert not useless & set(t.cards_of(race))
    assert len(useless & set(off.cards_of(race))) == 2


@rule("WC-SCEN-NORDRASSIL-05")
def test_the_battlefield_is_no_place_to_return_to_though_no_ally_is_left_on_it() -> None:
    t = tree()
    t.units("undead", E, melee=2)
    t.units("humans", "2,-3", melee=2)
    t.move_step("humans")
    t.dice(1, 6, 1, 1)
    t.play(f"move melee 2,-3 {E}", "end")
    t.play(f"lose humans melee {E}")
    assert (t.count("undead", "melee", E), t.count("undead", "melee", TOWN), t.battle()) == (0, 2, None)


@rule("WC-TEAM-05", "WC-RULING-08")
def test_each_of_two_teammates_is_asked_for_consent_once_per_casualty() -> None:
    t = tree()
    t.units("humans", "0,0", melee=1, ranged=1)
    t.units("orcs", "-1,1", flying=1)
    t.units("nightelves", "0,-1", flying=1)
    t.units("undead", "1,0", ranged=1)
    t.move_step("undead")
    t.dice(6, 1)
    t.play("move ranged 1,0 0,0", "end", "join", "join")
    t.play("lose orcs flying -1,1", "refuse", "lose nightelves flying 0,-1", "refuse")
    assert (t.who(), t.legal("lose")) == ("humans", {"lose humans melee 0,0", "lose humans ranged 0,0"})


@rule("WC-SCEN-NORDRASSIL-07", "WC-DEPLOY-01", "WC-RULING-65")
def test_allies_may_spend_resources_though_what_they_train_never_enters_play() -> None:
    t = tree().deck_only("orcs", "resources").hand("orcs", "resources")
    t.spend_step("orcs")
    t.play("play resources gold", "train worker")
    for _ in range(2):
        t.end_turn()
        assert (t.gold("orcs"), t.in_training("orcs", "worker"), t.on_board("orcs", "worker")) == (1, 1, 0)


@rule("WC-RULING-65")
@pytest.mark.parametrize(
    ("language", "warning"),
    [
        ("en", ("Enters play", "never: you have no Deploy Step")),
        ("ru", ("Войдёт в игру", "никогда: у вас нет шага Размещения")),
    ],
)
def test_an_ally_is_warned_before_he_trains_what_never_enters_play(language: str, warning: tuple[str, str]) -> None:
    t = tree().deck_only("orcs", "resources").hand("orcs", "resources")
    t.spend_step("orcs")
    t.play("play resources gold")
    seat = t.state.seat(t.race("orcs"))
    scene = GAME.scene(GAME.view(t.state, seat), seat, words_for(GAME, language))
    detail = next(offer.detail for offer in scene.offers if offer.action == "train worker")
    assert (detail[0].label, detail[0].value) == warning
