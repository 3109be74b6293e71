"""The spells of Deathknights: clauses BS-SPELL-DEATHCOIL-01, HASTE, RAISEDEAD, WHIRLWIND, UNHOLY and DECAY."""

import pytest

from tests.games.bloodstream.casting import DEATH_KNIGHT, EAST2, EAST3, EAST4, TEAMS, Casting
from tests.games.bloodstream.table import EAST, HERE, NE, NW, SE, SW, WEST
from wartable.games.bloodstream import ids

rule = pytest.mark.rule
AROUND = (EAST, SE, SW, WEST, NW, NE)


def knight(board: str = "fx1", at: str = HERE, seats: int = 2) -> Casting:
    """A Deathknight of seat 2, who knows everything."""
    t = Casting(board, seats)
    t.learn(2, *DEATH_KNIGHT)
    t.unit(2, "caster", at)
    return t


# Death Coil in the own turn.


@rule("BS-SPELL-DEATHCOIL-01")
@pytest.mark.parametrize(("dice", "dead"), [((3, 4), True), ((3, 5), False), ((4,), False)])
def test_death_coil_attacks_one_enemy(dice: tuple[int, ...], dead: bool) -> None:
    t = knight()
    footmen = t.units(1, "infantry", EAST3, 2)
    t.attack_stage(2).cast("death_coil", f"at {EAST3} 1", dice=dice)
    assert t.alive(footmen[0]) is not dead
    assert t.alive(footmen[1])
    assert t.needs() == [4] * (len(dice) - 1)
    assert t.spent()


@rule("BS-SPELL-DEATHCOIL-01", "BS-MAGIC-04")
def test_it_may_be_cast_in_the_movement_stage_too() -> None:
    t = knight()
    t.unit(1, "air_striker", EAST4)
    t.unit(1, "air_striker", EAST2)
    assert t.movement_stage(2).aims("death_coil") == {f"at {EAST2} 1"}
    assert t.refused(f"at {EAST4} 1") == "BS-MAGIC-08"


# Haste.


@rule("BS-SPELL-HASTE-01", "BS-SPELL-HASTE-03", "BS-SPELL-HASTE-04")
@pytest.mark.parametrize(
    ("kind", "speed"),
    [
        ("worker", 4),
        ("infantry", 4),
        ("archer", 4),
        ("siege", 2),
        ("caster", 6),
        ("skeleton", 4),
        ("air_striker", 6),
        ("demolition", 4),
        ("demon", 6),
    ],
)
def test_haste_adds_to_the_speed(kind: str, speed: int) -> None:
    t = knight()
    unit = t.unit(2, kind, EAST)
    t.movement_stage(2).cast("haste", f"at {EAST} 1", dice=(2,))
    assert t.s.speed_of(unit) == speed


@rule("BS-SPELL-HASTE-01")
def test_the_alliance_has_its_own_list() -> None:
    t = Casting(TEAMS, seats=4)
    mage, squad = t.unit(1, "caster", HERE), t.unit(1, "demolition", EAST)
    t.effect(mage, "haste", 1).effect(squad, "haste", 1)
    assert (t.s.speed_of(mage), t.s.speed_of(squad)) == (4, 6)


@rule("BS-SPELL-HASTE-02")
@pytest.mark.parametrize(
    "kind", ["tanker", "destroyer", "transport", "battleship", "submarine", "cavalry", "scout_flyer"]
)
def test_some_are_not_affected(kind: str) -> None:
    t = knight("fx2", "4,5")
    hex = "5,5" if kind in ("cavalry", "scout_flyer") else "4,6"
    t.unit(2, kind, hex)
    assert t.movement_stage(2).aims("haste", at="4,5") == {"at 4,5 1"}
    assert t.refused(f"at {hex} 1") == "BS-SPELL-HASTE-02"


@rule("BS-SPELL-HASTE-03")
def test_erratum_16_leaves_goblin_sappers_out() -> None:
    t = Casting(e_16="on")
    t.learn(2, *DEATH_KNIGHT)
    t.unit(2, "caster", HERE)
    t.unit(2, "demolition", EAST)
    t.movement_stage(2).aims("haste")
    assert t.refused(f"at {EAST} 1") == "BS-SPELL-HASTE-02"


@rule("BS-SPELL-HASTE-01")
def test_a_hasted_unit_goes_farther_and_may_still_attack() -> None:
    t = knight()
    t.unit(2, "infantry", EAST)
    t.unit(1, "infantry", EAST4)
    t.movement_stage(2).cast("haste", f"at {EAST} 1", dice=(1,))
    t.play(f"march {EAST} 1", f"step {EAST2}", f"step {EAST3}", "stop", "end")
    assert f"attack {EAST3}" in t.legal()


# Raise Dead.


@rule("BS-SPELL-RAISEDEAD-01")
def test_a_skeleton_rises() -> None:
    t = knight()
    t.movement_stage(2).cast("raise_dead", f"place {EAST}", dice=(3,))
    assert t.kinds(EAST) == ["skeleton"]
    bones = t.s.stack_at(t.x(EAST), ids.GROUND).bit_length() - 1
    assert t.numbers(bones) == (3, 0, 1, 2)
    assert t.s.owner[bones] == 1
    assert t.told("summoned") == 1


@rule("BS-SPELL-RAISEDEAD-01")
def test_four_is_too_much_for_it() -> None:
    t = knight()
    t.movement_stage(2).cast("raise_dead", dice=(4,))
    assert t.told("summoned") == 0
    assert t.asked() == (2, "Moving")


@rule("BS-SPELL-RAISEDEAD-02")
@pytest.mark.parametrize(("switch", "die", "count"), [("scenario", 1, 2), ("scenario", 2, 1), ("0", 1, 1), ("3", 3, 2)])
def test_two_rise_on_a_one(switch: str, die: int, count: int) -> None:
    t = Casting(raise_dead_two_on=switch)
    t.learn(2, *DEATH_KNIGHT)
    t.unit(2, "caster", HERE)
    t.unit(1, "infantry", EAST4)
    t.movement_stage(2).dice(die).answer(f"cast {HERE} raise_dead", *[f"place {EAST}"] * count)
    assert t.count(EAST) == count
    assert t.asked() == (2, "Moving")


@rule("BS-SPELL-RAISEDEAD-02", "BS-MAGIC-02")
def test_with_mana_checked_first_that_die_counts() -> None:
    t = Casting(mana_check="start_of_move")
    t.learn(2, *DEATH_KNIGHT)
    t.unit(2, "caster", HERE)
    t.dice(1).movement_stage(2).answer(f"cast {HERE} raise_dead", f"place {EAST}", f"place {SE}")
    assert (t.count(EAST), t.count(SE)) == (1, 1)


@rule("BS-SPELL-RAISEDEAD-03")
def test_where_a_skeleton_may_be_placed() -> None:
    t = knight()
    t.units(2, "skeleton", EAST, 4)
    t.units(2, "skeleton", SE, 5)
    t.unit(2, "infantry", SW)
    t.unit(1, "air_striker", WEST)
    t.rune(NW, 2).building(2, "farm", NE)
    t.movement_stage(2).dice(3).answer(f"cast {HERE} raise_dead")
    assert t.asked() == (2, "Summon")
    assert t.legal() == {f"place {EAST}", f"place {WEST}"}
    for hex in (SE, SW, NW, NE, HERE, EAST2):
        assert t.refused(f"place {hex}") == "BS-SPELL-RAISEDEAD-03"
    assert t.refused("end") == "TABLE-03"


@rule("BS-SPELL-RAISEDEAD-03")
def test_terrain_and_strangers_keep_skeletons_out() -> None:
    t = knight("fx2", "4,5")
    t.unit(1, "skeleton", "5,5")
    t.unit(0, "skeleton", "3,5")
    t.movement_stage(2).dice(3).answer("cast 4,5 raise_dead")
    assert t.legal() == {"place 4,4", "place 5,4"}


@rule("BS-SPELL-RAISEDEAD-03", "BS-STACK-05")
def test_it_may_act_at_once_and_two_in_an_empty_hex_are_not_reinforced() -> None:
    t = knight()
    t.unit(1, "infantry", EAST2)
    t.movement_stage(2).dice(1).answer(f"cast {HERE} raise_dead", f"place {EAST}", f"place {EAST}")
    assert t.s.reinforced == (0, 0)
    assert f"march {EAST} 2" in t.legal()
    t.play("end").dice(6, 6).answer(f"attack {EAST}", f"aim {EAST2} 1", "with 2", "roll")
    assert t.needs()[0] == 3


@rule("BS-SPELL-RAISEDEAD-03", "BS-STACK-05", "BS-STACK-06")
def test_a_stack_it_joins_is_reinforced() -> None:
    t = knight()
    t.units(2, "skeleton", EAST, 2)
    t.unit(1, "infantry", EAST4)
    t.movement_stage(2).dice(1).answer(f"cast {HERE} raise_dead", f"place {SE}", f"place {EAST}")
    assert t.s.reinforced[ids.GROUND] == 1 << t.x(EAST)
    assert f"march {EAST} 2" not in t.legal()


@rule("BS-SPELL-RAISEDEAD-03")
def test_it_triggers_nobody_who_stands_ground() -> None:
    """BS-STAND-04: summoning is no appearing."""
    t = knight()
    t.stand(t.unit(1, "infantry", EAST2)).movement_stage(2).cast("raise_dead", f"place {EAST}", dice=(3,))
    assert t.asked() == (2, "Moving")


@rule("BS-SPELL-RAISEDEAD-04", "BS-EFFECT-02")
def test_skeletons_leave_in_the_next_gather_stage() -> None:
    t = knight()
    t.unit(1, "infantry", "0,9")
    own = t.unit(2, "skeleton", "0,5")
    t.movement_stage(2).cast("raise_dead", f"place {EAST}", dice=(3,)).end_turn()
    assert t.count(EAST) == 1
    t.end_turn()
    assert t.count(EAST) == 0
    assert t.alive(own), "one that nobody summoned stays"
    assert t.rules_told("lost") == ["BS-EFFECT-02"]


@rule("BS-SPELL-RAISEDEAD-05")
def test_the_second_is_lost_where_there_is_room_for_one() -> None:
    t = knight()
    for hex in AROUND[1:]:
        t.unit(1, "infantry", hex)
    t.units(2, "skeleton", EAST, 4)
    t.movement_stage(2).dice(1).answer(f"cast {HERE} raise_dead", f"place {EAST}")
    assert t.count(EAST) == 5
    assert t.asked() == (2, "Moving")


@rule("BS-MAGIC-14")
def test_without_a_hex_there_is_no_attempt() -> None:
    t = knight()
    for hex in AROUND:
        t.unit(1, "infantry", hex)
    assert t.movement_stage(2).refused(f"cast {HERE} raise_dead") == "BS-MAGIC-14"


@rule("BS-SPELL-RAISEDEAD-02", "BS-SPELL-RAISEDEAD-03", "BS-SPELL-RAISEDEAD-06")
def test_ex_50_skeletons_put_into_a_stack_that_has_attacked_are_marked() -> None:
    t = knight()
    t.units(2, "skeleton", EAST, 2)
    t.units(1, "archer", "6,4", 3)
    t.attack_stage(2).dice(6).answer(f"attack {EAST}", "aim 6,4 1", "with 2", "roll")
    t.dice(6).answer(f"aim {EAST} 1", "with 3", "roll")
    t.dice(1).answer(f"cast {HERE} raise_dead", f"place {EAST}", f"place {NE}")
    assert (t.count(EAST), t.marked(EAST)) == (3, 3)
    assert (t.count(NE), t.marked(NE)) == (1, 0)
    assert f"attack {NE}" in t.legal()
    assert f"attack {EAST}" not in t.legal()


# Whirlwind.


@rule("BS-SPELL-WHIRLWIND-01")
@pytest.mark.parametrize(("erratum", "need"), [("off", 4), ("on", 3)])
def test_whirlwind_strikes_everybody_with_five(erratum: str, need: int) -> None:
    t = Casting(e_06=erratum)
    t.learn(2, *DEATH_KNIGHT)
    t.unit(2, "caster", HERE)
    t.units(1, "infantry", EAST, 2)
    t.attack_stage(2).cast("whirlwind", f"at {EAST} 1", dice=(1, 6, 6))
    assert t.needs() == [need] * 2
    assert t.storms() == [(EAST, "whirlwind", 1, 2)]


@rule("BS-SPELL-WHIRLWIND-02", "BS-MAGIC-11", "BS-TURN-09")
def test_ex_33_it_drifts_and_strikes_everybody_there_its_casters_units_too() -> None:
    t = Casting()
    t.unit(2, "infantry", "5,3")
    t.unit(1, "infantry", "5,4")
    t.storm("5,4", "whirlwind", 1, 2).dice(5, 4).attack_stage(1)
    assert t.count("5,3") == 0
    assert t.count("5,4") == 1, "it has left its old hex"
    assert t.needs() == [4]
    assert t.told("drifted") == 1
    assert t.storms() == []


@rule("BS-SPELL-WHIRLWIND-02", "BS-TERRAIN-08")
@pytest.mark.parametrize(("die", "hex"), list(enumerate(AROUND, 1)))
def test_the_die_counts_clockwise_from_the_right(die: int, hex: str) -> None:
    t = Casting()
    for other in AROUND:
        t.unit(1, "infantry", other)
    t.storm(HERE, "whirlwind", 1, 2).dice(die, 1).attack_stage(1)
    assert [other for other in AROUND if not t.count(other)] == [hex]


@rule("BS-SPELL-WHIRLWIND-03")
@pytest.mark.parametrize(("die", "away"), [(4, 1), (5, 1), (6, 1), (1, 0)])
def test_it_may_leave_the_board(die: int, away: int) -> None:
    t = Casting()
    t.unit(1, "infantry", HERE)
    t.storm("0,0", "whirlwind", 1, 2).dice(die).attack_stage(1)
    assert (t.told("drifted-away"), t.told("drifted")) == (away, 1 - away)
    assert t.storms() == []
    assert t.spent()


@rule("BS-SPELL-WHIRLWIND-03")
def test_every_hex_of_the_board_may_be_entered() -> None:
    t = Casting("fx2")
    t.unit(1, "scout_flyer", "8,2")
    t.building(1, "farm", "9,1")
    t.storm("8,1", "whirlwind", 1, 2).storm("8,1", "whirlwind", 1, 2)
    t.dice(2, 5, 1).attack_stage(1)
    assert t.count("8,2", ids.SKY) == 0, "over rocks"
    assert t.told("drifted") == 2
    assert t.burns("9,1") == 0


@rule("BS-SPELL-WHIRLWIND-04")
def test_its_opponent_is_found_as_for_blizzard() -> None:
    t = knight(seats=4)
    t.unit(0, "demon", EAST)
    t.attack_stage(2).cast("whirlwind", f"at {EAST} 1", dice=(1, 6))
    assert t.storms() == [(EAST, "whirlwind", 3, 2)]
    t = knight(seats=4)
    t.unit(4, "air_striker", EAST)
    t.unit(1, "infantry", EAST)
    t.attack_stage(2).cast("whirlwind", f"at {EAST} 1", dice=(1, 6, 6))
    assert t.storms() == [(EAST, "whirlwind", 1, 2)]


@rule("BS-SPELL-WHIRLWIND-04")
def test_it_moves_only_once_and_never_follows_units() -> None:
    t = Casting(area_anchor="stack")
    t.learn(2, *DEATH_KNIGHT)
    t.unit(2, "caster", HERE)
    t.units(1, "infantry", EAST, 2)
    t.attack_stage(2).cast("whirlwind", f"at {EAST} 1", dice=(1, 6, 6)).end_turn()
    t.dice(3).movement_stage(1).play("end")
    assert t.told("strike") == 2, "nobody is where it drifted"
    t.attack_stage(1)
    assert t.told("drifted") == 1


# Unholy Armor.


@rule("BS-SPELL-UNHOLY-01", "BS-SPELL-UNHOLY-02", "BS-SPELL-UNHOLY-03")
def test_ex_36_an_ogre_lives_through_anything_until_the_effect_ends() -> None:
    t = knight()
    ogre = t.unit(2, "cavalry", EAST)
    t.units(1, "infantry", EAST2, 5)
    t.movement_stage(2).cast("unholy_armor", f"at {EAST} 1", dice=(1,)).end_turn()
    t.attack_stage(1).dice(1).answer(f"attack {EAST2}", f"aim {EAST} 1", "with 5", "roll", "pass")
    assert t.needs()[0] == 5
    assert t.alive(ogre)
    t.dice(3).turn(2)
    assert not t.alive(ogre)


@rule("BS-SPELL-UNHOLY-02")
@pytest.mark.parametrize(
    ("switch", "die", "dead"),
    [("scenario", 1, True), ("scenario", 3, True), ("scenario", 4, False), ("0", 1, False), ("6", 6, True)],
)
def test_the_end_kills_on_three_or_lower(switch: str, die: int, dead: bool) -> None:
    t = Casting(unholy_death_on=switch)
    ogre = t.unit(2, "cavalry", EAST)
    t.unit(2, "worker", "9,9")
    t.unit(1, "worker", "8,9")
    t.effect(ogre, "unholy_armor", 2).dice(die).turn(2)
    assert t.alive(ogre) is not dead
    assert t.spent()


@rule("BS-SPELL-UNHOLY-02", "BS-TURN-09")
def test_the_rolls_are_made_in_the_order_of_casting() -> None:
    t = Casting()
    ogres = [t.unit(2, "cavalry", hex) for hex in (EAST, SE, SW)]
    t.unit(1, "worker", "8,9")
    for ogre in (ogres[2], ogres[0], ogres[1]):
        t.effect(ogre, "unholy_armor", 2)
    t.dice(1, 6, 2).turn(2)
    assert [t.alive(ogre) for ogre in ogres] == [True, False, False]


@rule("BS-SPELL-UNHOLY-02", "BS-SPELL-HEAL-03")
def test_paladins_do_not_heal_the_end_of_it() -> None:
    """BS-RULING-38."""
    t = Casting(TEAMS, seats=4)
    t.learn(1, "paladin", "heal")
    paladins = t.units(1, "cavalry", HERE, 2)
    t.unit(2, "worker", "8,9")
    t.effect(paladins[0], "unholy_armor", 1).dice(1).turn(1)
    assert not t.alive(paladins[0])
    assert t.told("die") == 1


@rule("BS-SPELL-UNHOLY-03")
@pytest.mark.parametrize(("switch", "die", "works"), [("scenario", 1, 1), ("scenario", 2, 0), ("4", 4, 1)])
def test_its_mana_is_one_unless_the_table_says_so(switch: str, die: int, works: int) -> None:
    t = Casting(unholy_armor_mana=switch)
    t.learn(2, *DEATH_KNIGHT)
    t.unit(2, "caster", HERE)
    t.attack_stage(2).cast("unholy_armor", f"at {HERE} 1", dice=(die,))
    assert len(t.s.effects) == works


@rule("BS-SPELL-UNHOLY-01")
def test_spells_do_not_kill_it_either() -> None:
    t = knight()
    footman = t.unit(1, "infantry", EAST)
    t.effect(footman, "unholy_armor", 1).attack_stage(2)
    t.cast("death_and_decay", f"at {EAST} 1", dice=(1, 1))
    assert t.needs() == [4]
    assert t.alive(footman)


@rule("BS-SPELL-UNHOLY-03")
def test_it_is_lost_with_a_sunk_transport() -> None:
    t = Casting("fx2")
    ship = t.unit(2, "transport", "4,6")
    cargo = t.aboard("infantry", ship)[0]
    t.unit(1, "battleship", "5,6")
    t.effect(cargo, "unholy_armor", 2).attack_stage(1).dice(1).play("attack 5,6")
    assert not t.alive(ship)
    assert not t.alive(cargo)
    assert t.s.effects == ()


# Death and Decay.


@rule("BS-SPELL-DECAY-01", "BS-SPELL-BLIZZARD-03")
def test_death_and_decay_is_the_deathknights_blizzard() -> None:
    t = knight()
    t.units(1, "infantry", EAST, 3)
    t.attack_stage(2).cast("death_and_decay", f"at {EAST} 1", dice=(2, 4, 5, 5))
    assert t.needs() == [4] * 3
    assert t.count(EAST) == 2
    assert t.storms() == [(EAST, "death_and_decay", 1, 2)]
    t.end_turn()
    t.dice(1, 6).attack_stage(1)
    assert t.count(EAST) == 1
    assert t.rules_told("strikes-again") == ["BS-SPELL-DECAY-01"]


@rule("BS-SPELL-DECAY-01")
def test_three_is_too_much_mana_for_it() -> None:
    t = knight()
    t.unit(1, "infantry", EAST)
    t.attack_stage(2).cast("death_and_decay", f"at {EAST} 1", dice=(3,))
    assert t.storms() == []
