"""Movement: clauses WC-MOVE-01 to WC-MOVE-10."""

import pytest

from tests.games.warcraft.table import Table

rule = pytest.mark.rule

ENEMIES = ("unit", "worker", "outpost")


def table(**humans: int) -> Table:
    """Humans with pieces on 1,-1 and a spare worker in their Town."""
    t = Table("main-2p", "humans orcs")
    t.units("humans", "2,-3", worker=1)
    if humans:
        t.units("humans", "1,-1", **humans)
    return t


def targets(t: Table, kind: str, space: str) -> set[str]:
    """Where a piece may end its move."""
    return {said.split()[3] for said in t.legal("move") if said.split()[1:3] == [kind, space]}


def within(q: int, r: int, steps: int) -> set[str]:
    """The spaces of the two player board that are 1 to this many steps away."""
    found = set()
    for dq in range(-steps, steps + 1):
        for dr in range(-steps, steps + 1):
            a, b = q + dq, r + dr
            if 0 < max(abs(dq), abs(dr), abs(dq + dr)) <= steps and max(abs(a), abs(b), abs(a + b)) <= 3:
                found.add(f"{a},{b}")
    return found


def put_enemy(t: Table, what: str, space: str) -> None:
    if what == "outpost":
        t.outpost("orcs", space)
    else:
        t.units("orcs", space, **({"melee": 1} if what == "unit" else {"worker": 1}))


def besieged(first: str, *cards: str) -> Table:
    """Humans deploy into their Town held by an Orc; it is `first`'s Move Step of turn 2; the Orcs hold these cards."""
    t = Table("main-2p", "humans orcs")
    t.hand("orcs", *cards)
    t.deck_only("humans")
    t.deck_only("orcs")
    t.units("orcs", "2,-3", melee=1)
    t.units("orcs", "2,-2", melee=1)
    t.units("humans", "0,-3", melee=1, worker=1)
    t.training("humans", melee=1, worker=1)
    t.first("orcs" if first == "humans" else "humans")
    t.deploy_step("humans")
    t.play("place melee 2,-3", "place worker 2,-3")
    assert (t.turn(), t.step(), t.active()) == (2, "move", first)
    return t


@rule("WC-MOVE-01")
def test_piece_moves_once() -> None:
    t = table(melee=1)
    t.move_step("humans")
    t.play("move melee 1,-1 1,-2")
    assert targets(t, "melee", "1,-2") == set()
    assert t.refused("move melee 1,-2 1,-1") == "WC-MOVE-01"


@rule("WC-MOVE-01")
def test_every_piece_may_move() -> None:
    t = table(melee=2, ranged=1, flying=1, worker=1)
    t.move_step("humans")
    t.play("move melee 1,-1 1,-2", "move melee 1,-1 2,-2", "move ranged 1,-1 0,0", "move flying 1,-1 3,-1")
    t.play("move worker 1,-1 -1,0", "move worker 2,-3 1,-2")
    assert t.on_board("humans", "melee") == 2
    assert t.count("humans", "melee", "1,-2") == t.count("humans", "worker", "1,-2") == 1


@rule("WC-MOVE-01")
def test_unmoved_piece_may_leave_a_space_a_moved_one_entered() -> None:
    t = table(melee=1)
    t.units("humans", "1,-2", melee=1)
    t.move_step("humans")
    t.play("move melee 1,-2 1,-1", "move melee 1,-1 0,0")
    assert targets(t, "melee", "1,-1") == set()
    assert (t.count("humans", "melee", "1,-1"), t.count("humans", "melee", "0,0")) == (1, 1)


@rule("WC-MOVE-01")
def test_no_piece_has_to_move() -> None:
    t = table(flying=1)
    t.move_step("humans")
    t.play("end")
    assert (t.count("humans", "flying", "1,-1"), t.count("humans", "worker", "2,-3")) == (1, 1)


@rule("WC-MOVE-02")
@pytest.mark.parametrize("kind", ["melee", "ranged"])
def test_melee_and_ranged_units_move_one_space(kind: str) -> None:
    t = table(**{kind: 1})
    t.move_step("humans")
    assert targets(t, kind, "1,-1") == within(1, -1, 1)
    assert t.refused(f"move {kind} 1,-1 3,-1") == "WC-MOVE-02"
    assert t.speed("humans", kind, "1,-1") == 1


@rule("WC-MOVE-01", "WC-MOVE-03")
def test_flying_unit_moves_one_or_two_spaces() -> None:
    t = table(flying=1)
    t.move_step("humans")
    assert targets(t, "flying", "1,-1") == within(1, -1, 2)
    assert t.refused("move flying 1,-1 -2,1") == "WC-MOVE-03"
    assert t.speed("humans", "flying", "1,-1") == 2


@rule("WC-MOVE-03", "WC-MOVE-06", "WC-WORKER-01")
def test_worker_moves_one_or_two_spaces() -> None:
    t = table(worker=1)
    t.move_step("humans")
    assert targets(t, "worker", "1,-1") == within(1, -1, 2) - {"0,-2"}
    assert t.refused("move worker 1,-1 -2,1") == "WC-MOVE-03"
    assert t.speed("humans", "worker", "1,-1") == 2


@rule("WC-MOVE-04")
def test_step_goes_to_an_adjacent_existing_space() -> None:
    t = table()
    t.units("humans", "3,-3", melee=1)
    t.move_step("humans")
    assert targets(t, "melee", "3,-3") == {"2,-3", "2,-2", "3,-2"}


@rule("WC-MOVE-04")
@pytest.mark.parametrize("turned", [False, True])
def test_pieces_move_in_any_order(turned: bool) -> None:
    t = table(melee=1, ranged=1)
    t.move_step("humans")
    said = ["move melee 1,-1 0,0", "move ranged 1,-1 1,-2", "move worker 2,-3 3,-3"]
    t.play(*(reversed(said) if turned else said))
    assert [t.count("humans", "melee", "0,0"), t.count("humans", "ranged", "1,-2"), t.on_board("humans", "worker")] == [
        1,
        1,
        1,
    ]


@rule("WC-MOVE-05")
@pytest.mark.parametrize("enemy", ENEMIES)
def test_unit_stops_where_an_enemy_unit_worker_or_outpost_is(enemy: str) -> None:
    t = table()
    t.units("humans", "-3,0", flying=1)
    put_enemy(t, enemy, "-2,0")
    t.move_step("humans")
    assert "-2,0" in targets(t, "flying", "-3,0")
    assert t.refused("move flying -3,0 -1,0") == "WC-MOVE-05"


@rule("WC-MOVE-05")
@pytest.mark.parametrize("enemy", ENEMIES)
def test_unit_may_go_round_an_enemy(enemy: str) -> None:
    t = table()
    t.units("humans", "-3,0", flying=1)
    put_enemy(t, enemy, "-2,0")
    t.move_step("humans")
    assert "-1,-1" in targets(t, "flying", "-3,0")


@rule("WC-MOVE-05")
def test_unit_may_leave_a_space_it_shares_with_an_enemy_outpost() -> None:
    """The duty to stop concerns entering only."""
    t = table()
    t.units("humans", "-3,0", flying=1)
    t.outpost("orcs", "-3,0")
    t.move_step("humans")
    assert "-1,0" in targets(t, "flying", "-3,0")


@rule("WC-MOVE-06")
@pytest.mark.parametrize("kind", ["melee", "ranged", "worker"])
def test_ground_pieces_may_not_enter_mountains(kind: str) -> None:
    t = table()
    t.units("humans", "1,-2", **{kind: 1})
    t.move_step("humans")
    assert t.refused(f"move {kind} 1,-2 0,-2") == "WC-MOVE-06"


@rule("WC-MOVE-06")
def test_worker_may_not_cross_mountains() -> None:
    t = table()
    t.units("humans", "1,-2", worker=1, flying=1)
    t.move_step("humans")
    assert t.refused("move worker 1,-2 -1,-2") is not None
    assert t.refused("move flying 1,-2 -1,-2") is None


@rule("WC-MOVE-06")
def test_flyer_may_end_its_move_in_mountains() -> None:
    t = table()
    t.units("humans", "1,-2", flying=1)
    t.move_step("humans")
    t.play("move flying 1,-2 0,-2")
    assert t.count("humans", "flying", "0,-2") == 1


@rule("WC-MOVE-07")
@pytest.mark.parametrize("enemy", ["worker", "outpost"])
def test_enemy_workers_and_outposts_cause_no_battle(enemy: str) -> None:
    t = table(melee=1)
    put_enemy(t, enemy, "0,0")
    t.units("orcs", "-1,0", melee=1)
    t.move_step("humans")
    t.play("move melee 1,-1 0,0", "end")
    assert (t.battle(), t.active(), t.step()) == (None, "orcs", "move")
    assert (t.hand_size("humans"), t.hand_size("orcs")) == (0, 0)


@rule("WC-MOVE-08", "WC-STACK-06")
def test_full_space_may_be_passed_but_not_ended_in() -> None:
    t = table()
    t.units("humans", "-2,0", melee=3)
    t.units("humans", "-3,0", flying=1)
    t.move_step("humans")
    assert "-1,0" in targets(t, "flying", "-3,0")
    assert t.refused("move flying -3,0 -2,0") in {"WC-STACK-06", "WC-MOVE-08", "WC-STACK-01"}


@rule("WC-MOVE-08")
def test_space_full_of_workers_may_be_passed_by_a_worker() -> None:
    t = table()
    t.units("humans", "-2,0", worker=3)
    t.units("humans", "-3,0", worker=1)
    t.move_step("humans")
    assert "-1,0" in targets(t, "worker", "-3,0")
    assert "-2,0" not in targets(t, "worker", "-3,0")


@rule("WC-MOVE-08", "WC-TEAM-02")
def test_friendly_pieces_do_not_block() -> None:
    t = Table("main-4p")
    t.units("nightelves", "-1,0", melee=3, worker=3)
    t.outpost("nightelves", "-1,0")
    t.units("humans", "-2,0", flying=1, worker=1)
    t.move_step("humans")
    assert {"move flying -2,0 0,0", "move worker -2,0 0,0"} <= t.legal("move")
    assert "move flying -2,0 -1,0" not in t.legal("move")


@rule("WC-MOVE-09")
def test_besieger_may_not_leave_the_town_after_a_deployment() -> None:
    t = besieged("orcs")
    assert t.refused("move melee 2,-3 1,-2") == "WC-MOVE-09"
    assert t.refused("move melee 2,-2 2,-1") is None


@rule("WC-MOVE-09")
def test_deployed_pieces_may_not_leave_the_besieged_town() -> None:
    t = besieged("humans")
    assert t.refused("move melee 2,-3 1,-2") == "WC-MOVE-09"
    assert t.refused("move worker 2,-3 1,-2") == "WC-MOVE-09"


@rule("WC-MOVE-09")
def test_other_pieces_may_enter_the_besieged_town() -> None:
    t = besieged("orcs")
    assert t.refused("move melee 2,-2 2,-3") is None


@rule("WC-MOVE-09", "WC-DEPLOY-10")
@pytest.mark.parametrize(("first", "survivor"), [("humans", "orcs"), ("orcs", "humans")])
def test_first_of_the_two_in_turn_order_starts_the_siege_battle(first: str, survivor: str) -> None:
    """The defender rolls first: a hit by the first die kills the initiator's only unit."""
    t = Table("main-2p", "humans orcs")
    t.deck_only("humans")
    t.deck_only("orcs")
    t.units("orcs", "2,-3", melee=1)
    t.units("orcs", "-1,3", worker=1)
    t.units("humans", "0,-3", worker=1)
    t.training("humans", melee=1)
    t.first("orcs" if first == "humans" else "humans")
    t.deploy_step("humans")
    t.play("place melee 2,-3")
    assert t.active() == first
    t.dice(1, 6)
    t.play("end")
    t.spent()
    assert t.count(survivor, "melee", "2,-3") == 1
    assert t.count(first, "melee", "2,-3") == 0


@rule("WC-MOVE-09")
def test_lock_ends_with_the_battle() -> None:
    t = Table("main-2p", "humans orcs")
    t.deck_only("humans")
    t.deck_only("orcs")
    t.units("orcs", "2,-3", melee=1)
    t.units("orcs", "-1,3", worker=1)
    t.training("humans", melee=1)
    t.first("humans")
    t.deploy_step("humans")
    t.play("place melee 2,-3")
    t.dice(1, 6)
    t.play("end")
    t.spent()
    assert t.active() == "humans"
    assert t.refused("move melee 2,-3 1,-2") is None


@rule("WC-MOVE-09", "WC-CAPTURE-01")
def test_lone_deployed_workers_lock_the_town_until_they_are_destroyed() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("orcs", "2,-3", melee=1)
    t.units("orcs", "-1,3", worker=1)
    t.units("humans", "0,-3", worker=1)
    t.training("humans", worker=1)
    t.first("humans")
    t.deploy_step("humans")
    t.play("place worker 2,-3")
    assert (t.active(), t.refused("move melee 2,-3 1,-2")) == ("orcs", "WC-MOVE-09")
    t.play("end")
    assert (t.count("humans", "worker", "2,-3"), t.hand_size("orcs"), t.active()) == (0, 0, "humans")


@rule("WC-MOVE-09")
def test_besieger_in_a_town_nobody_deployed_into_may_leave() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("orcs", "2,-3", melee=2)
    t.move_step("orcs")
    assert t.refused("move melee 2,-3 1,-2") is None


@rule("WC-MOVE-09")
def test_town_portal_takes_units_out_of_a_locked_town() -> None:
    t = besieged("orcs", "town-portal")
    t.play("end")
    assert (t.window(), t.who()) == ("MOVE-END", "orcs")
    t.play("play town-portal 2,-3 -1,3")
    assert (t.count("orcs", "melee", "-1,3"), t.count("humans", "melee", "2,-3"), t.battle()) == (1, 1, None)
    assert t.active() == "humans"
    assert t.refused("move melee 2,-3 1,-2") is None


@rule("WC-MOVE-09", "WC-CAPTURE-01")
def test_workers_are_not_defenceless_while_the_siege_battle_is_still_to_come() -> None:
    t = Table("elfgate")
    t.units("orcs", "0,-3", melee=1)
    t.units("undead", "-3,3", melee=1)
    t.units("humans", "1,-2", worker=1)
    t.training("humans", melee=1, worker=1)
    t.first("orcs")
    t.deploy_step("humans")
    t.play("place worker 0,-3", "place melee 0,-3")
    assert (t.turn(), t.active()) == (2, "undead")
    t.play("end")
    assert (t.active(), t.count("humans", "worker", "0,-3"), t.count("humans", "melee", "0,-3")) == ("humans", 1, 1)


@rule("WC-MOVE-10")
def test_town_portal_comes_before_battles_and_removal_after_them() -> None:
    t = Table("main-2p", "humans orcs")
    t.hand("humans", "town-portal")
    t.units("humans", "0,0", melee=1, worker=1)
    t.units("orcs", "0,1", melee=1, worker=1)
    t.move_step("orcs")
    t.play("move melee 0,1 0,0", "end")
    assert (t.window(), t.who(), t.battle(), t.count("humans", "worker", "0,0")) == ("MOVE-END", "humans", None, 1)
    t.play("play town-portal 0,0 2,-3")
    assert (t.battle(), t.count("humans", "melee", "2,-3"), t.count("humans", "worker", "0,0")) == (None, 1, 0)


@rule("WC-MOVE-10")
def test_defenceless_pieces_are_removed_after_the_battles() -> None:
    t = Table("main-2p", "humans orcs")
    t.hand("humans", "polymorph")
    t.deck_only("humans")
    t.deck_only("orcs")
    t.units("humans", "0,0", melee=1)
    t.units("humans", "2,0", worker=1)
    t.units("orcs", "0,1", melee=1, worker=1)
    t.units("orcs", "2,1", melee=1)
    t.move_step("orcs")
    t.play("move melee 2,1 2,0", "move melee 0,1 0,0", "end")
    assert (t.battle(), t.window(), t.count("humans", "worker", "2,0")) == ("0,0", "ROUND", 1)
    t.fight()
    assert t.count("humans", "worker", "2,0") == 0


@rule("WC-MOVE-09")
def test_workers_of_both_sides_left_by_a_battle_without_a_winner_are_not_held() -> None:
    t = Table("main-2p", "humans orcs")
    for race, far in (("humans", "-2,0"), ("orcs", "-1,3")):
        t.deck_only(race)
        t.units(race, far, worker=1)
    t.first("orcs")
    t.units("humans", "2,-3", melee=1, worker=1)
    t.units("orcs", "2,-2", melee=1, worker=1)
    t.dice(1, 1)
    t.move_step("orcs")
    t.play("move melee 2,-2 2,-3", "move worker 2,-2 2,-3", "end")
    assert (t.who(), t.on_board("humans", "melee"), t.on_board("orcs", "melee")) == ("humans", 0, 0)
    assert t.refused("move worker 2,-3 1,-3") is None


def worker_left_behind(first: str) -> Table:
    """An Orc worker outlives both armies in the Human Town; the Humans deploy a unit; `first` moves in turn 2."""
    t = Table("main-2p", "humans orcs")
    for race, far in (("humans", "-2,0"), ("orcs", "-1,3")):
        t.deck_only(race)
        t.units(race, far, worker=1)
    t.units("humans", "2,-3", melee=1)
    t.units("orcs", "2,-2", melee=1, worker=1)
    t.units("orcs", "0,-3", flying=1)
    t.training("humans", melee=1)
    t.first("humans" if first == "orcs" else "orcs")
    t.dice(1, 1)
    t.move_step("orcs")
    t.play("move melee 2,-2 2,-3", "move worker 2,-2 2,-3", "end")
    while t.decision() != "Deploy":
        t.play("end")
    t.play("place melee 2,-3")
    assert (t.turn(), t.active(), t.count("orcs", "worker", "2,-3")) == (2, first, 1)
    return t


@rule("WC-MOVE-09", "WC-CAPTURE-01")
def test_a_town_held_by_an_enemy_worker_alone_is_not_locked_by_deploying_units() -> None:
    """«... входят в игру в Городе, занятом вражескими отрядами»: workers are no units."""
    t = worker_left_behind("orcs")
    assert t.refused("move worker 2,-3 1,-3") is None
    t.play("end")
    assert t.count("orcs", "worker", "2,-3") == 0, "he stayed without defence"


@rule("WC-MOVE-09")
def test_units_deployed_beside_an_enemy_worker_may_leave() -> None:
    t = worker_left_behind("humans")
    t.play("move melee 2,-3 1,-2", "end")
    assert (t.active(), t.count("orcs", "worker", "2,-3")) == ("orcs", 1)


@rule("WC-MOVE-09")
def test_a_worker_may_leave_the_enemy_town_that_a_unit_of_his_side_has_just_entered() -> None:
    t = worker_left_behind("orcs")
    t.play("move flying 0,-3 2,-3")
    assert t.refused("move worker 2,-3 1,-3") is None


@rule("WC-MOVE-09")
def test_a_worker_may_leave_his_own_town_though_an_enemy_worker_and_a_unit_that_came_back_are_in_it() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", "2,-3", worker=1)
    t.units("humans", "1,-2", melee=1)
    t.units("humans", "-2,0", worker=1)
    t.units("orcs", "2,-3", worker=1)
    t.move_step("humans")
    t.play("move melee 1,-2 2,-3")
    assert t.refused("move worker 2,-3 1,-3") is None
