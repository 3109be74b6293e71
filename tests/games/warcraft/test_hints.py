"""The opinions bots go by: sensible answers in plain positions, and games won against chance."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.warcraft.table import Table
from wartable.bots import make_bot
from wartable.engine.luck import secret_of
from wartable.engine.play import acting, apply, decision, legal
from wartable.games.warcraft import GAME, ids
from wartable.games.warcraft.judgement.odds import Force, Might, outcome
from wartable.games.warcraft.rules.state import Warcraft


def chosen(t: Table, seed: int = 1) -> str:
    """What the greedy bot answers now."""
    seat = acting(t.state)
    return make_bot("greedy", GAME, seed).choose(GAME.view(t.state, seat), seat).text


def answers(t: Table) -> list[str]:
    """What the greedy bot answers as long as the same question is put to the same seat."""
    found: list[str] = []
    bot = make_bot("greedy", GAME, 1)
    seat, question = acting(t.state), t.decision()
    while acting(t.state) == seat and t.decision() == question:
        action = bot.choose(GAME.view(t.state, seat), seat)
        found.append(action.text)
        t.play(action.text)
        if action.text in ("end", "done"):
            break
    return found


def played(names: list[str], scenario: str, seed: int) -> Warcraft:
    s = GAME.setup(len(names), secret_of(seed), scenario)
    bots = [make_bot(name, GAME, seed + seat) for seat, name in enumerate(names)]
    while legal(s) and s.turn < 200:
        seat = acting(s)
        apply(s, bots[seat].choose(GAME.view(s, seat), seat))
    return s


def at_home() -> Table:
    """Humans in the north and Orcs in the south, each with a guard in the Town."""
    return Table("main-2p", "humans orcs").units("humans", "2,-3", melee=1).units("orcs", "-1,3", melee=1)


# Moving.


def test_takes_an_undefended_objective() -> None:
    t = at_home().units("humans", "0,-1", melee=1).move_step("humans")
    assert "move melee 0,-1 0,0" in answers(t)


@pytest.mark.parametrize("seed", range(6))
def test_nobody_walks_to_and_fro_for_nothing(seed: int) -> None:
    t = at_home().units("humans", "1,-2", worker=1)
    for code, terrain in zip(t.state.world.codes, t.state.world.terrain, strict=True):
        if terrain in (ids.FOREST, ids.GOLDMINE):
            t.depletion(code, "complete")
    t.move_step("humans")
    seat = acting(t.state)
    assert make_bot("greedy", GAME, seed).choose(GAME.view(t.state, seat), seat).text == "end"


def test_does_not_attack_three_with_one() -> None:
    t = at_home().units("humans", "1,-1", melee=1).units("orcs", "0,0", melee=3).move_step("humans")
    answers(t)
    assert t.count("humans", "melee", "0,0") == 0


def test_attacks_one_with_three() -> None:
    t = at_home().units("humans", "1,-1", melee=3).units("orcs", "0,0", melee=1).move_step("humans")
    answers(t)
    assert t.count("humans", "melee", "0,0") > 0


def test_brings_up_the_others_once_the_first_has_attacked() -> None:
    t = at_home().units("humans", "1,-2", melee=3).units("humans", "1,-1", melee=1).units("orcs", "0,0", melee=2)
    t.move_step("humans").play("move melee 1,-1 0,0")
    assert len([move for move in answers(t) if move.startswith("move melee 1,-2")]) == 3


def test_goes_home_when_a_town_with_a_token_is_threatened() -> None:
    t = Table("main-2p", "humans orcs").town_token("humans").units("humans", "2,-2", melee=3)
    t.units("orcs", "3,-2", melee=2).units("orcs", "-1,3", melee=1).first("humans").move_step("humans")
    answers(t)
    assert t.count("humans", "melee", "2,-3") > 0 or t.count("humans", "melee", "3,-2") == 3


def test_walks_into_an_empty_town_that_bears_a_token() -> None:
    t = (
        Table("main-2p", "humans orcs")
        .town_token("orcs")
        .units("humans", "0,2", melee=1)
        .units("humans", "2,-3", melee=1)
    )
    t.units("orcs", "3,-1", melee=1).first("orcs").move_step("humans")
    assert chosen(t) == "move melee 0,2 -1,3"


def test_workers_go_to_mines_and_forests() -> None:
    t = at_home().units("humans", "2,-3", worker=3).move_step("humans")
    answers(t)
    resources = t.state.world.goldmine | t.state.world.forest
    working = sum([t.state.count(ids.HUMANS, ids.WORKER, x) for x in range(t.state.world.size) if resources >> x & 1])
    assert working >= 2


def at_the_raiders_mine(first: str) -> Table:
    """One mine is left, two steps from a lone raider of the Orcs; the forest at home is out of his way."""
    t = at_home().units("humans", "2,-3", worker=1).units("humans", "1,-3", worker=1).units("orcs", "0,1", melee=1)
    return t.depletion("3,-3", "complete").depletion("3,-2", "complete").first(first).move_step(first)


@pytest.mark.parametrize("seed", range(4))
def test_sends_no_worker_to_where_a_raider_comes_with_the_second_of_two_moves(seed: int) -> None:
    """The Orcs move last in this turn and first in the next."""
    t = at_the_raiders_mine("humans")
    assert chosen(t, seed) == "move worker 2,-3 1,-3"


def test_a_worker_who_can_be_called_back_in_time_harvests_beside_a_raider() -> None:
    """The Humans move last in this turn and first in the next."""
    t = at_the_raiders_mine("orcs").play("end")
    assert t.who() == "humans"
    assert "move worker 2,-3 1,-1" in answers(t)


def test_a_worker_does_not_stay_at_a_mine_that_is_worked_out() -> None:
    t = at_home().units("humans", "3,-3", worker=1).depletion("3,-3", "complete").move_step("humans")
    assert "move worker 3,-3 3,-2" in answers(t)


# Spending, cards, casualties.


def test_trains_with_its_resources() -> None:
    t = at_home().units("humans", "3,-3", worker=3).resources("humans", gold=2, wood=2).spend_step("humans")
    assert {"train melee", "train worker"} <= set(answers(t))


def test_builds_when_it_has_more_than_it_can_train() -> None:
    t = at_home().units("humans", "2,-3", worker=4).resources("humans", gold=9, wood=9).spend_step("humans")
    assert any([text.startswith("build") for text in answers(t)])


def test_deploys_what_it_has_trained() -> None:
    t = at_home().training("humans", melee=1, worker=1).deploy_step("humans")
    assert sorted(answers(t))[:2] == ["place melee 2,-3", "place worker 2,-3"]


def test_lays_down_the_card_that_wins() -> None:
    t = at_home().lay("humans", 2).hand("humans", "victory-point").level("humans", melee=3, ranged=3, flying=3)
    for code in ("-1,-1", "3,-1", "0,0", "-2,1", "2,1"):
        t.units("humans", code, melee=1)
    t.spend_step("humans")
    assert t.points("humans") == 14
    assert chosen(t) == "play victory-point"


def test_removes_the_cheaper_unit() -> None:
    t = at_home().units("humans", "0,0", melee=1, flying=2).units("orcs", "0,1", melee=2, ranged=1)
    t.first("orcs").move_step("orcs").dice(1, 6, 6)
    t.deck("humans", "fast").deck("orcs", "fast").play("move melee 0,1 0,0", "end").pass_all()
    assert t.decision() == "ChooseCasualty"
    assert t.who() == "humans"
    assert chosen(t) == "lose humans melee 0,0"


def test_saves_its_own_side_with_invisibility() -> None:
    t = at_home().units("humans", "0,0", melee=2).units("orcs", "0,1", melee=2).hand("humans", "invisibility")
    t.first("orcs").move_step("orcs").dice(6, 6, 1, 1)
    t.deck("humans", "fast").deck("orcs", "fast")
    t.play("move melee 0,1 0,0", "move melee 0,1 0,0", "end")
    assert t.window() == "AFTER-ROLL"
    assert chosen(t) == "play invisibility humans"


def test_does_not_hand_resources_about() -> None:
    t = Table("main-4p").resources("humans", gold=3, wood=3).units("humans", "-4,2", melee=2).move_step("humans")
    t.units("orcs", "4,-2", melee=1)
    assert not any([text.split()[0] in ("give", "ask") for text in answers(t)])


# Other ways to win.


def test_carries_the_captive_home() -> None:
    t = Table("captives").captive("orcs", "2,-2").units("orcs", "2,-2", melee=1).units("nightelves", "-1,3", melee=1)
    assert chosen(t.move_step("orcs")) == "carry melee 2,-2 2,-3 2,-3"


def test_necromancers_call_up_units() -> None:
    t = Table("necromancers").units("undead", "4,-2", necromancer=1).units("undead", "2,2", necromancer=1)
    t.units("humans", "-3,0", melee=3, worker=3).move_step("undead")
    answers(t)
    assert sum([t.count("undead", "necromancer", code) for code in ("2,-2", "3,0", "1,2")]) == 2


def test_takes_the_open_gate() -> None:
    t = Table("elfgate").units("humans", "0,-1", melee=3).units("humans", "0,-3", melee=1)
    t.units("orcs", "3,0", melee=3).units("undead", "-3,3", melee=3).move_step("humans")
    assert "move melee 0,-1 0,0" in answers(t)


def test_the_undead_end_their_turn_on_the_tree() -> None:
    t = Table("nordrassil").units("undead", "0,0", melee=3).units("nightelves", "-3,0", ranged=1)
    t.units("humans", "0,-2", melee=1).units("orcs", "-2,2", melee=1)
    t.outpost("nightelves", "-3,0").outpost("humans", "0,-2").outpost("orcs", "-2,2").move_step("undead")
    assert chosen(t) == "move melee 0,0 -1,0"


# Odds.


def force(s: Warcraft, race: int, melee: int, ranged: int, flying: int) -> Force:
    found = Force()
    found.add(Might(s, race), melee, ranged, flying)
    return found


def test_odds_are_even_between_equals_and_grow_with_numbers() -> None:
    s = at_home().state
    three = force(s, ids.ORCS, 3, 0, 0)
    chances = [outcome(force(s, ids.HUMANS, number, 0, 0), three).chance for number in (1, 2, 3, 4, 6)]
    assert all([less < more for less, more in pairwise(chances)])
    even = outcome(force(s, ids.HUMANS, 3, 0, 0), three)
    assert even.chance == pytest.approx(even.rival_chance)


def test_melee_units_have_no_chance_against_flyers() -> None:
    s = at_home().state
    assert outcome(force(s, ids.HUMANS, 5, 0, 0), force(s, ids.ORCS, 0, 0, 2)).chance < 0.05


# Whole games.


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_greedy_bot_beats_the_random_one(seed: int) -> None:
    names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
    s = played(names, "main-2p", seed)
    assert GAME.result(s)[names.index("greedy")] == 1.0


def test_two_greedy_bots_finish_their_game() -> None:
    s = played(["greedy", "greedy"], "main-2p", 5)
    assert decision(s) is None
    assert sum(GAME.result(s)) == 1.0


def test_forces_that_differ_are_told_apart() -> None:
    """What a notebook of outcomes says must not depend on what was looked up before."""
    weak, strong = Force(), Force()
    levels = Table("main-4p").level("orcs", melee=2)
    orc, undead = Might(levels.state, ids.ORCS), Might(levels.state, ids.UNDEAD)
    weak.add(undead, 6, 0, 0)
    strong.add(orc, 1, 0, 0)
    strong.add(undead, 5, 0, 0)
    crowd, horde = Force(), Force()
    crowd.add(undead, 16, 0, 0)
    horde.add(undead, 17, 0, 0)
    assert len({force.key() for force in (weak, strong, crowd, horde)}) == 4
