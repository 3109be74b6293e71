"""Worked examples of the specification away from battles: EX-RB-01 to 10, EX-01 to 07, EX-15, EX-19 to 24."""

import pytest

from tests.games.warcraft.table import Table

rule = pytest.mark.rule

N, S = "2,-3", "-1,3"
OBJECTIVES = ("-1,-1", "3,-1", "0,0", "-2,1", "2,1")


def duel(races: str = "orcs humans", **hands: str) -> Table:
    """The two player board; hands as given; nobody draws a card."""
    t = Table("main-2p", races)
    for race, cards in hands.items():
        t.hand(race, *cards.split())
    for race in races.split():
        t.deck_only(race)
    return t


@rule("WC-HARVEST-01", "WC-HARVEST-02")
def test_ex_rb_01_harvest() -> None:
    t = duel()
    t.units("orcs", "3,-3", worker=1)
    t.units("orcs", "1,-3", worker=1)
    t.pips(1, 2)
    t.harvest_step("orcs")
    t.spent()
    assert (t.gold("orcs"), t.wood("orcs"), t.depletion_at("3,-3"), t.depletion_at("1,-3")) == (1, 2, None, None)


@rule("WC-HARVEST-03", "WC-HARVEST-04", "WC-HARVEST-05", "WC-HARVEST-06", "WC-HARVEST-07")
def test_ex_rb_02_depletion() -> None:
    t = duel()
    t.units("orcs", "1,-3", worker=1)
    t.units("orcs", "0,-1", worker=2)
    t.units("orcs", "0,1", worker=2)
    t.depletion("0,1", "partial")
    t.pips(3, 2, 3, 1)
    t.harvest_step("orcs")
    t.spent()
    assert (t.gold("orcs"), t.wood("orcs")) == (3, 6)
    assert (t.depletion_at("0,1"), t.depletion_at("1,-3"), t.depletion_at("0,-1")) == ("complete", None, "partial")


@rule("WC-MOVE-05", "WC-BATTLE-01")
def test_ex_rb_03a_flyer_stops_at_an_enemy_and_fights() -> None:
    t = duel()
    t.units("orcs", "-3,0", flying=1, worker=1)
    t.units("humans", "-2,0", melee=1)
    t.dice(1)
    t.move_step("orcs")
    assert t.refused("move flying -3,0 -1,0") == "WC-MOVE-05"
    t.play("move flying -3,0 -2,0", "end")
    t.spent()
    assert (t.count("orcs", "flying", "-2,0"), t.count("humans", "melee", "-2,0")) == (1, 0)


@rule("WC-CARD-FAST-01")
def test_ex_rb_03b_fast_gives_three_spaces() -> None:
    t = duel(orcs="fast")
    t.units("orcs", "-3,0", melee=1, flying=1)
    t.move_step("orcs")
    t.play("play fast -3,0")
    assert {"move melee -3,0 0,0", "move flying -3,0 0,0"} <= t.legal("move")
    assert "move flying -3,0 1,0" not in t.legal("move")


@rule("WC-MOVE-08", "WC-STACK-06")
def test_ex_rb_03c_fourth_unit_cannot_end_its_move() -> None:
    t = duel()
    t.units("orcs", "1,1", melee=3)
    t.units("orcs", "1,0", melee=1)
    t.move_step("orcs")
    assert t.refused("move melee 1,0 1,1") is not None


@rule("WC-MOVE-06")
def test_ex_rb_03d_melee_unit_cannot_enter_mountains() -> None:
    t = duel()
    t.units("orcs", "-3,2", melee=1)
    t.move_step("orcs")
    assert t.refused("move melee -3,2 -2,2") == "WC-MOVE-06"


@rule("WC-WORKER-02")
def test_ex_rb_03e_worker_cannot_join_enemy_workers() -> None:
    t = duel()
    t.units("orcs", "0,0", worker=1)
    t.units("humans", "1,0", worker=2)
    t.move_step("orcs")
    assert t.refused("move worker 0,0 1,0") == "WC-WORKER-02"


@rule("WC-STACK-04", "WC-BATTLE-01")
def test_ex_rb_04_six_units_in_a_space() -> None:
    t = duel(humans="polymorph")
    t.units("humans", "0,0", melee=3)
    t.units("orcs", "0,-1", melee=3, worker=1)
    t.move_step("orcs")
    t.play(*["move melee 0,-1 0,0"] * 3, "end")
    assert (t.battle(), t.count("orcs", "melee", "0,0"), t.count("humans", "melee", "0,0")) == ("0,0", 3, 3)


@rule("WC-DEPLOY-02")
def test_ex_rb_05_deploying() -> None:
    t = duel()
    t.buildings("orcs", range=1)
    t.training("orcs", melee=1, ranged=1)
    t.deploy_step("orcs")
    t.play(f"place ranged {N}", f"place melee {N}")
    assert (t.count("orcs", "ranged", N), t.count("orcs", "melee", N)) == (1, 1)
    assert (t.in_training("orcs", "ranged"), t.in_training("orcs", "melee")) == (0, 0)


@rule("WC-DEPLOY-03", "WC-DEPLOY-04")
def test_ex_rb_06_completing() -> None:
    t = duel()
    t.constructing("orcs", "barracks")
    t.constructing("orcs", "aviary")
    t.units("orcs", N, worker=1)
    t.units("orcs", "0,0", worker=1)
    t.outpost("orcs", "0,0", finished=False)
    t.deploy_step("orcs")
    t.play("finish barracks", "finish aviary", "finish outpost 0,0")
    assert (t.finished("orcs", "barracks"), t.finished("orcs", "aviary"), t.count("orcs", "worker", N)) == (2, 1, 3)
    assert (t.outpost_at("0,0"), t.count("orcs", "worker", "0,0")) == ("orcs", 1)


@rule("WC-TRAIN-01", "WC-TRAIN-02", "WC-TRAIN-04")
def test_ex_rb_07_training() -> None:
    t = duel()
    t.buildings("orcs", barracks=3, aviary=1)
    t.resources("orcs", gold=4, wood=4)
    t.spend_step("orcs")
    assert t.refused("train ranged") == "WC-TRAIN-01"
    t.play("train melee", "train melee", "train flying")
    assert (t.gold("orcs"), t.wood("orcs")) == (0, 0)
    assert (t.in_training("orcs", "melee"), t.in_training("orcs", "flying")) == (2, 1)


@rule("WC-BUILD-01", "WC-BUILD-06", "WC-OUTPOST-01")
def test_ex_rb_08_constructing() -> None:
    t = duel()
    t.resources("orcs", gold=4, wood=4)
    t.units("orcs", N, worker=1)
    t.units("orcs", "0,0", worker=1)
    t.spend_step("orcs")
    t.play("build barracks", "outpost 0,0")
    assert (t.gold("orcs"), t.wood("orcs"), t.under_construction("orcs", "barracks")) == (0, 0, 1)
    assert (t.count("orcs", "worker", N), t.count("orcs", "worker", "0,0")) == (0, 1)
    assert t.outpost_at("0,0") == "orcs unfinished"


@rule("WC-UPGRADE-01", "WC-UPGRADE-02", "WC-UPGRADE-03", "WC-UPGRADE-04")
def test_ex_rb_09_upgrading() -> None:
    t = duel()
    t.resources("orcs", gold=4, wood=4)
    t.units("orcs", N, melee=1)
    t.buildings("orcs", range=1)
    t.spend_step("orcs")
    t.play("upgrade melee")
    assert (t.level_of("orcs", "melee"), t.gold("orcs"), t.wood("orcs")) == (2, 2, 2)
    assert t.refused("upgrade melee") == "WC-UPGRADE-04"
    t.play("done", "end")
    assert (t.turn(), t.step(), t.refused("upgrade melee")) == (2, "spend", "WC-UPGRADE-02")


@rule("WC-UPGRADE-06", "WC-UPGRADE-07", "WC-VP-04")
def test_ex_rb_10_last_level() -> None:
    t = duel()
    t.resources("orcs", gold=2, wood=2)
    t.level("orcs", melee=3)
    t.buildings("orcs", barracks=3)
    t.spend_step("orcs")
    t.play("upgrade melee")
    assert (t.level_of("orcs", "melee"), t.strength("orcs", "melee"), t.ability("orcs", "melee")) == (4, 5, "blow")
    assert t.points("orcs") == 1


@rule("WC-CAPTURE-03", "WC-CAPTURE-04", "WC-CAPTURE-06", "WC-CAPTURE-09")
def test_ex_01_two_stage_fall() -> None:
    t = duel()
    t.units("humans", N, melee=1)
    t.turn_number(5)
    t.move_step("humans")
    t.play("end")
    assert (t.turn(), t.has_town_token("orcs"), t.winner()) == (6, True, None)
    t.play("end")
    assert (t.alive("orcs"), t.winner()) == (False, {"humans"})


@rule("WC-CAPTURE-10")
def test_ex_01_immediate_fall() -> None:
    t = Table("main-2p", "orcs humans", city_fall="immediate")
    t.units("humans", "2,-2", melee=1)
    t.turn_number(5)
    t.move_step("humans")
    t.play(f"move melee 2,-2 {N}")
    assert (t.winner(), t.has_town_token("orcs")) == ({"humans"}, False)


@rule("WC-CAPTURE-03")
def test_ex_02_saved_town() -> None:
    t = duel()
    t.units("humans", "1,-2", melee=1, worker=1)
    t.units("orcs", "3,-3", melee=2)
    t.units("orcs", "-2,0", worker=1)
    t.turn_number(5)
    t.first("humans")
    t.move_step("humans")
    t.play(f"move melee 1,-2 {N}", "end")
    t.dice(6, 1, 6)
    t.play(f"move melee 3,-3 {N}", f"move melee 3,-3 {N}", "end")
    t.spent()
    assert (t.turn(), t.has_town_token("orcs"), t.count("orcs", "melee", N)) == (6, False, 2)


@rule("WC-MOVE-09", "WC-DEPLOY-10", "WC-VP-06")
def test_ex_03_deploying_under_siege() -> None:
    t = duel()
    t.town_token("orcs")
    t.units("humans", N, melee=1)
    t.units("humans", S, worker=1)
    t.units("orcs", "0,-3", worker=1)
    t.buildings("orcs", barracks=2)
    t.training("orcs", melee=2)
    t.turn_number(5)
    t.deploy_step("orcs")
    t.play(f"place melee {N}", f"place melee {N}")
    assert (t.points("orcs"), t.points("humans")) == (3, 3)
    assert (t.turn(), t.active(), t.refused(f"move melee {N} 1,-2")) == (6, "humans", "WC-MOVE-09")
    t.dice(6, 1, 6)
    t.play("end")
    t.spent()
    assert (t.count("humans", "melee", N), t.count("orcs", "melee", N), t.active()) == (0, 2, "orcs")


@rule("WC-CARD-FAST-01", "WC-CARD-CRIPPLE-01", "WC-CARD-CRIPPLE-02")
def test_ex_04_fast_and_cripple() -> None:
    t = duel("humans undead", humans="fast", undead="cripple cripple")
    t.units("humans", "1,-2", melee=2, worker=1)
    t.move_step("humans")
    t.play("play fast 1,-2", "play cripple 1,-2")
    assert (t.speed("humans", "melee", "1,-2"), t.speed("humans", "worker", "1,-2")) == (2, 2)
    t.play("play cripple 1,-2")
    assert (t.speed("humans", "melee", "1,-2"), t.speed("humans", "worker", "1,-2")) == (1, 1)


@rule("WC-CARD-CRIPPLE-02")
def test_ex_04_two_cripples_without_fast() -> None:
    t = duel("humans undead", undead="cripple cripple")
    t.units("humans", "1,-2", melee=2, worker=1)
    t.units("humans", N, worker=1)
    t.move_step("humans")
    t.play("play cripple 1,-2", "play cripple 1,-2")
    assert (t.speed("humans", "melee", "1,-2"), t.speed("humans", "worker", "1,-2")) == (0, 0)
    assert t.speed("humans", "worker", N) == 2


@rule("WC-MOVE-07", "WC-WORKER-02", "WC-CAPTURE-01")
def test_ex_05_worker_behind_a_soldier() -> None:
    t = duel()
    t.units("humans", "-1,0", worker=1)
    t.units("orcs", "-2,0", melee=1)
    t.units("orcs", "-3,0", worker=1)
    t.units("orcs", N, worker=1)
    t.move_step("orcs")
    assert t.refused("move worker -3,0 -1,0") == "WC-WORKER-02"
    t.pips(2)
    t.play("move melee -2,0 -1,0", "move worker -3,0 -1,0", "end")
    t.spent()
    assert (t.on_board("humans", "worker"), t.gold("orcs"), t.hand_size("orcs")) == (0, 2, 0)


@rule("WC-HARVEST-04", "WC-HARVEST-05", "WC-HARVEST-07")
def test_ex_06_mine_run_dry() -> None:
    t = duel()
    t.units("orcs", "-1,0", worker=3)
    t.pips(3, 3)
    t.harvest_step("orcs")
    t.spent()
    assert (t.gold("orcs"), t.depletion_at("-1,0")) == (6, "complete")


@rule("WC-DEPLOY-06", "WC-DEPLOY-07", "WC-DEPLOY-08")
def test_ex_07_full_town() -> None:
    t = duel()
    t.units("orcs", N, melee=3, worker=3)
    t.constructing("orcs", "range")
    t.outpost("orcs", "0,0")
    t.training("orcs", melee=1)
    t.deploy_step("orcs")
    assert t.legal() == {"place melee 0,0", "done"}
    assert t.refused("finish range") == "WC-DEPLOY-07"
    t.play("place melee 0,0")
    assert (t.count("orcs", "melee", "0,0"), t.under_construction("orcs", "range")) == (1, 1)


@rule("WC-CARD-PORTAL-01", "WC-CARD-PORTAL-02", "WC-CARD-PORTAL-03", "WC-CAPTURE-01")
def test_ex_15_town_portal_overflow() -> None:
    t = duel(humans="town-portal")
    t.units("humans", "0,0", melee=3, worker=2)
    t.units("humans", S, ranged=1)
    t.units("orcs", "0,-1", melee=1, worker=1)
    t.move_step("orcs")
    t.play("move melee 0,-1 0,0", "end", f"play town-portal 0,0 {S}")
    assert t.legal("send") == {f"send melee {space}" for space in ("-2,3", "-1,2", "0,2", "0,3")}
    t.play("send melee 0,2")
    assert (t.count("humans", "melee", S), t.count("humans", "melee", "0,2"), t.battle()) == (2, 1, None)
    assert (t.count("humans", "worker", "0,0"), t.count("orcs", "melee", "0,0")) == (0, 1)


def nearly_won() -> Table:
    """14 points and a Victory Point card for the Orcs, who are first player; the Humans could still buy something."""
    t = Table("main-2p", "orcs humans")
    for space in (N, *OBJECTIVES):
        t.units("orcs", space, melee=1)
    t.level("orcs", melee=4, ranged=3, flying=2)
    t.lay("orcs", 2)
    t.hand("orcs", "victory-point")
    t.resources("humans", gold=1)
    t.spend_step("orcs")
    assert (t.points("orcs"), t.window()) == (14, "VP")
    return t


@rule("WC-VP-01", "WC-VP-03", "WC-VP-08", "WC-TURN-05")
def test_ex_19_reaching_fifteen() -> None:
    t = nearly_won()
    t.play("play victory-point")
    assert (t.points("orcs"), t.winner()) == (15, {"orcs"})


@rule("WC-VP-01", "WC-VP-07", "WC-VP-08")
def test_ex_19_card_laid_down_too_late_counts_at_the_end_of_the_next_own_turn() -> None:
    t = nearly_won()
    t.play("pass", "done")
    assert (t.turn(), t.active(), t.winner()) == (2, "orcs", None)
    t.play("play victory-point")
    assert (t.points("orcs"), t.winner()) == (15, None)
    t.play(f"move melee {N} 1,-2", "end", "done")
    assert (t.points("orcs"), t.winner()) == (12, None)


@rule("WC-TEAM-03", "WC-TEAM-09")
def test_ex_20_team_space() -> None:
    t = Table("main-4p")
    t.units("orcs", "0,0", melee=2)
    t.units("undead", "0,0", melee=1)
    t.units("orcs", "1,0", melee=1)
    assert t.points("orcs") == t.points("undead") == 2
    t.move_step("orcs")
    assert t.refused("move melee 1,0 0,0") is not None


@rule("WC-SCEN-ELFGATE-09")
@pytest.mark.parametrize("orc", [False, True])
def test_ex_21_elf_gate(orc: bool) -> None:
    t = Table("elfgate")
    t.units("humans", "0,0", melee=1)
    t.units("nightelves", "1,0", ranged=2)
    if orc:
        t.units("orcs", "1,-1", flying=1)
    t.spend_step("humans")
    assert t.winner() == (None if orc else {"humans"})


@rule("WC-SCEN-NECRO-05", "WC-SCEN-NECRO-06")
def test_ex_22_necromancers() -> None:
    full = Table("necromancers")
    full.units("undead", "2,-2", necromancer=1, melee=3)
    full.units("undead", "4,0", necromancer=1)
    full.harvest_step("undead")
    assert (full.legal("recruit"), full.count("undead", "melee", "2,-2")) == (set(), 3)
    t = Table("necromancers")
    t.units("undead", "-2,3", necromancer=1)
    t.units("undead", "1,-3", necromancer=1)
    t.spend_step("undead")
    t.play("upgrade melee")
    assert t.refused("upgrade melee") is not None
    t.play("upgrade ranged")
    assert [t.level_of("undead", kind) for kind in ("melee", "ranged", "flying")] == [2, 2, 1]


@rule("WC-SCEN-CAPTIVES-03", "WC-SCEN-CAPTIVES-04", "WC-SCEN-CAPTIVES-05")
def test_ex_23_walls() -> None:
    t = Table("captives")
    t.hand("orcs", "devour")
    t.units("nightelves", "1,2", melee=2)
    t.units("orcs", "0,3", ranged=1, worker=1)
    t.units("orcs", "0,2", melee=1)
    t.units("orcs", "1,1", ranged=1)
    t.units("orcs", "2,1", flying=1)
    t.move_step("orcs")
    t.play("move ranged 0,3 1,2", "end")
    assert (t.battle(), t.window()) == ("1,2", "ROUND")
    assert [t.fighting("orcs", kind) for kind in ("melee", "ranged", "flying")] == [1, 1, 1]


@rule("WC-SCEN-NORDRASSIL-05")
def test_ex_24_killed_undead_unit_returns_to_the_town() -> None:
    t = Table("nordrassil")
    t.deck_only("undead")
    t.deck_only("nightelves", "fast", "fast", "resources")
    t.units("undead", "3,0", melee=3)
    t.units("undead", "1,0", melee=2)
    t.units("nightelves", "0,0", melee=1)
    t.outpost("undead", "3,-3")
    t.outpost("undead", "0,3")
    t.dice(1, 6, 6)
    t.move_step("undead")
    t.play("move melee 1,0 0,0", "end")
    t.dice(6, 1)
    t.play("lose undead melee 1,0")
    t.spent()
    assert (t.count("undead", "melee", "3,0"), t.count("undead", "melee", "1,0")) == (4, 0)
    assert (t.count("undead", "melee", "0,0"), t.count("nightelves", "melee", "0,0")) == (1, 0)


@rule("WC-SCEN-NORDRASSIL-13")
def test_ex_24_last_night_elf_card() -> None:
    t = Table("nordrassil")
    t.deck_only("nightelves", "fast")
    t.units("undead", "1,0", melee=1)
    t.units("undead", "3,0", melee=1)
    t.units("nightelves", "0,0", melee=1)
    t.move_step("undead")
    t.play("move melee 1,0 0,0", "end")
    assert t.winner() == {"nightelves", "humans", "orcs"}
