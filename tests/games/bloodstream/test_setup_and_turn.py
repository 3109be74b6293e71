"""Set-up and the course of turns and rounds: clauses BS-SETUP-01 to 13, BS-TURN-01 to 10, BS-END-01 to 03."""

import pytest

from tests.games.bloodstream.table import HERE, Table
from wartable.engine.errors import ContentError
from wartable.engine.luck import secret_of
from wartable.engine.play import acting
from wartable.games.bloodstream import GAME, ids
from wartable.games.bloodstream.game import world_of
from wartable.games.bloodstream.rules.setup import begin

rule = pytest.mark.rule


@rule("BS-SETUP-01", "BS-SETUP-02", "BS-SETUP-06")
def test_a_game_begins_as_its_scenario_says() -> None:
    t = Table("s2", laid=True)
    assert (t.stocks(1), t.stocks(2)) == ((5, 6, 6), (6, 6, 6))
    assert (t.building_at("2,2"), t.building_at("1,4"), t.building_at("11,3")) == ("hall", "barracks", "hall")
    assert t.kinds("0,2") == ["worker", "worker"]
    s = t.s
    assert not s.full | s.struck | s.standing | s.ordered | s.b_site
    assert not any(s.b_burns)
    assert not any(s.b_job)
    assert s.effects == ()


@rule("BS-SETUP-06", "BS-NEUTRAL-02")
def test_only_neutral_units_begin_on_stand_ground() -> None:
    t = Table("s4", laid=True)
    assert t.s.standing == t.s.units[ids.NEUTRAL]
    assert t.s.captive.bit_count() == 6


@rule("BS-SETUP-06")
def test_research_of_the_scenario_is_given() -> None:
    t = Table("s7", laid=True)
    assert t.knows(1, "paladin")
    assert t.knows(2, "rune")
    assert t.s.given == t.s.learned


@rule("BS-SETUP-03")
def test_without_a_first_player_a_fair_lot_decides() -> None:
    t = Table("fx1", 3)
    scenario = world_of("fx1").scenario
    t.units(1, "worker", HERE)
    named, scenario.first = scenario.first, ids.NOBODY
    t.s.script = (2,)
    begin(t.s)
    scenario.first = named
    assert t.s.first == 2


@rule("BS-SETUP-03", "BS-SETUP-05")
def test_the_first_player_begins() -> None:
    s = GAME.setup(2, secret_of(1), "s2")
    assert (s.first, s.active, s.round, acting(s)) == (0, 0, 1, 0)
    assert GAME.turn_order(s) == (0, 1)


@rule("BS-SETUP-04")
def test_any_player_may_have_any_race() -> None:
    t = Table("s2", laid=True, race_1="horde", race_2="horde")
    assert t.s.settings.races == (ids.HORDE, ids.HORDE)
    with pytest.raises(ContentError):
        Table("s7", race_1="horde")


@rule("BS-SETUP-05")
@pytest.mark.parametrize(("scenario", "seats"), [("s2", (2,)), ("s9", (3,)), ("s6", (4,)), ("s10", (4,))])
def test_as_many_play_as_the_scenario_has_seats(scenario: str, seats: tuple[int, ...]) -> None:
    assert GAME.players(scenario) == seats
    with pytest.raises(ContentError):
        GAME.setup(5 - seats[0] if seats[0] != 3 else 4, secret_of(1), scenario)


@rule("BS-SETUP-05")
def test_teams_exist_only_by_scenario() -> None:
    assert Table("s6", 4).s.settings.sides == (1, 2, 4, 8)
    assert Table("s10", 4).s.settings.sides == (5, 10)
    s = Table("s10", 4).s
    assert not s.enemy(0, 2)
    assert s.enemy(0, 1)
    assert s.enemy(0, ids.NEUTRAL)


@rule("BS-SETUP-07")
def test_units_need_no_farms() -> None:
    t = Table()
    t.building(1, "barracks", HERE)
    for column in range(8):
        t.units(1, "infantry", f"{column},0", 5)
    assert t.stock(1, 3).orders().refused(f"train {HERE} infantry") == ""


@rule("BS-SETUP-10")
def test_everybody_knows_everything() -> None:
    s = GAME.setup(2, secret_of(1), "s7")
    view = GAME.view(s, None)
    for shelf in GAME.shelves.every:
        assert shelf.pack(view) == shelf.pack(s), shelf.name
    assert not GAME.unknown(view)


@rule("BS-SETUP-11")
def test_owners_are_told_apart_whatever_their_race() -> None:
    t = Table(race_1="horde", race_2="horde")
    mine, other = t.unit(1, "infantry", HERE), t.unit(2, "infantry", "0,0")
    assert t.s.owner[mine] != t.s.owner[other]


@rule("BS-SETUP-12")
def test_boards_are_made_of_whole_sections() -> None:
    for name in GAME.scenarios:
        scenario = world_of(name).scenario
        assert (scenario.columns % 8, scenario.rows % 6) == (0, 0)
        assert scenario.columns * scenario.rows <= 6 * 48


@rule("BS-TURN-01")
def test_a_turn_has_six_stages_in_order() -> None:
    t = Table()
    t.building(1, "hall", HERE)
    t.units(1, "worker", "0,0")
    seen = [t.turn(1).stage_name()]
    t.play("end")
    seen.append(t.stage_name())
    t.play("end")
    seen.append(t.stage_name())
    t.play("end")
    assert seen == ["order", "movement", "attack"]
    assert t.asked() == (2, "Orders")


@rule("BS-TURN-01", "BS-END-03")
def test_rounds_pass_the_first_seat() -> None:
    t = Table(seats=3)
    t.round(1, first=2).turn(2)
    seats = []
    for _ in range(4):
        seats.append((t.s.round, t.s.active + 1))
        t.end_turn()
    assert seats == [(1, 2), (1, 3), (1, 1), (2, 2)]


@rule("BS-END-03")
def test_a_round_ends_at_the_first_seat_even_if_it_is_out() -> None:
    t = Table(seats=3)
    t.s.alive &= ~1
    t.round(1, first=1).turn(2)
    seats = []
    for _ in range(3):
        seats.append((t.s.round, t.s.active + 1))
        t.end_turn()
    assert seats == [(1, 2), (1, 3), (2, 2)]


@rule("BS-TURN-02")
def test_forests_fall_after_collecting_and_before_effects_end() -> None:
    t = Table()
    t.units(1, "worker", "9,5", 2)
    t.effect(t.unit(1, "infantry", HERE), "unholy_armor", 1).dice(6).turn(1)
    kinds = [event.kind for event in t.log.events]
    assert kinds.index("gathered") < kinds.index("felled") < kinds.index("die")


@rule("BS-TURN-06")
@pytest.mark.parametrize("stage", ["order", "movement", "attack"])
def test_a_stage_may_be_ended_at_any_moment(stage: str) -> None:
    t = Table()
    t.units(1, "infantry", HERE)
    assert "end" in t.stage(stage).legal()


@rule("BS-END-02", "BS-TURN-07", "BS-EFFECT-12")
def test_all_markers_of_all_players_leave_the_board_and_stand_ground_stays() -> None:
    t = Table()
    mine, other = t.unit(1, "infantry", HERE), t.unit(2, "infantry", "0,0")
    tower = t.building(1, "guard_tower", "8,0")
    t.full(mine, other).struck(mine, other).stand(mine, other).reinforced(HERE)
    t.s.b_struck |= 1 << tower
    t.end_stage(1)
    s = t.s
    assert not s.full | s.struck | s.b_struck | s.ordered | s.tried | s.reinforced[0]
    assert s.standing == 1 << mine | 1 << other


@rule("BS-END-01", "BS-EFFECT-01")
def test_effect_1_ends_in_the_end_stage_of_its_caster() -> None:
    t = Table()
    mine, other = t.unit(1, "infantry", HERE), t.unit(2, "infantry", "0,0")
    t.effect(mine, "flame_shield", 1).effect(other, "flame_shield", 2).effect(mine, "haste", 1)
    t.end_stage(1)
    assert not t.s.under(mine, ids.FLAME_SHIELD)
    assert t.s.under(other, ids.FLAME_SHIELD)
    assert t.s.under(mine, ids.HASTE)


@rule("BS-EFFECT-02", "BS-EFFECT-03")
def test_effect_2_ends_in_the_next_gather_stage_of_its_caster() -> None:
    t = Table()
    other = t.unit(2, "infantry", "0,0")
    t.effect(other, "slow", 1)
    t.turn(2)
    assert t.s.under(other, ids.SLOW)
    t.turn(1)
    assert not t.s.under(other, ids.SLOW)


@rule("BS-TURN-08")
def test_every_die_is_logged() -> None:
    t = Table()
    t.effect(t.unit(1, "infantry", HERE), "unholy_armor", 1).dice(4).turn(1)
    assert t.spent()
    assert t.told("die") == 1
