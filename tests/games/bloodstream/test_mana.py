"""Mana checked at the start of the Movement stage (BS-RULING-21)."""

import pytest

from tests.games.bloodstream.casting import (
    PALADIN,
    Casting,
    duel,
)
from tests.games.bloodstream.table import EAST, HERE, NW, SE
from wartable.games.bloodstream import ids

rule = pytest.mark.rule


# Mana at the start of the Movement stage (BS-RULING-21).


@rule("BS-MAGIC-02")
def test_mana_may_be_checked_once_for_the_turn() -> None:
    t = duel(mana_check="start_of_move")
    t.dice(2).movement_stage()
    assert t.spent()
    assert t.told("charged") == 1
    assert {text.split()[2] for text in t.legal("cast")} == {"fireball", "slow", "flame_shield", "blizzard"}
    assert t.refused(f"cast {HERE} polymorph") == "BS-MAGIC-02"
    t.cast("slow", f"at {EAST} 1")
    assert t.s.effects
    assert t.told("die") == 1
    assert t.refused(f"cast {HERE} fireball") == "BS-MAGIC-05"


@rule("BS-MAGIC-02", "BS-TURN-09")
def test_every_caster_has_a_die_of_its_own_in_order_of_ids() -> None:
    t = Casting(mana_check="start_of_move")
    t.learn(1, *PALADIN)
    mages = t.units(1, "caster", HERE, 2)
    knight = t.unit(1, "cavalry", SE)
    t.unit(1, "infantry", NW)
    t.unit(2, "skeleton", EAST)
    t.dice(6, 1, 5).movement_stage()
    assert t.spent()
    assert t.s.charges == ((mages[0], 6), (mages[1], 1), (knight, 5))
    t.cast("fireball", f"at {EAST} 1", dice=(6,))
    assert t.s.struck == 1 << mages[1], "the other has no mana"
    assert t.refused(f"cast {SE} exorcism") == "BS-MAGIC-02"


@rule("BS-MAGIC-02")
def test_the_old_mana_is_forgotten_at_the_next_check() -> None:
    t = duel(mana_check="start_of_move")
    mage = t.s.stack_at(t.x(HERE), ids.GROUND).bit_length() - 1
    t.dice(1).movement_stage()
    t.end_turn()
    assert t.s.charges == ((mage, 1),)
    t.dice(4).movement_stage()
    assert t.s.charges == ((mage, 4),)
    assert not t.legal("cast")


@rule("BS-MAGIC-02")
def test_nobody_rolls_ahead_where_mana_is_checked_at_each_cast() -> None:
    t = duel().movement_stage()
    assert t.told("die") == 0
    assert t.s.charges == ()
