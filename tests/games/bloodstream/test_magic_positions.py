"""Positions in the middle of magic: what lies on the shelves and what is asked comes back from a file."""

import pytest

from tests.games.bloodstream.casting import DEATH_KNIGHT, EAST2, MAGE, Casting
from tests.games.bloodstream.table import EAST, HERE, SE
from wartable.engine.errors import ContentError
from wartable.engine.play import legal
from wartable.games.bloodstream import GAME

BOARD = """
format = 1
base = "fx1"
title = { en = "Plain", ru = "Равнина" }
summary = { en = "A bare board.", ru = "Пустое поле." }
"""


def duel(seat: int, **options: str) -> Casting:
    t = Casting(BOARD, 2, False, **options)
    t.learn(1, *MAGE).learn(2, *DEATH_KNIGHT)
    t.units(seat, "caster", HERE, 2)
    t.units(3 - seat, "infantry", EAST, 2)
    t.unit(3 - seat, "air_striker", EAST)
    t.effect(t.unit(seat, "infantry", SE), "haste", seat)
    return t


def comes_back(t: Casting) -> None:
    told = GAME.positions.encode(t.s)
    read = GAME.positions.decode(told)
    assert GAME.positions.encode(read) == told
    assert [action.text for action in legal(read)] == [action.text for action in legal(t.s)]


def test_effects_storms_and_runes_come_back() -> None:
    t = duel(1)
    t.storm(EAST, "blizzard", 2, 1).rune("0,9", 2).effect(0, "slow", 2)
    comes_back(t.attack_stage(1))


def test_mana_and_followed_units_come_back() -> None:
    t = duel(1, mana_check="start_of_move", area_anchor="stack")
    t.dice(1, 6).movement_stage(1).cast("blizzard", f"at {EAST} 1", dice=(6, 6, 6))
    assert t.s.storms[0][4].bit_count() == 3
    assert len(t.s.charges) == 2
    comes_back(t)


def test_the_aim_of_a_spell_comes_back() -> None:
    comes_back(duel(1).attack_stage(1).answer(f"cast {HERE} slow"))


def test_the_choice_of_a_caster_comes_back() -> None:
    t = duel(1)
    t.effect(0, "slow", 2)
    comes_back(t.attack_stage(1).answer(f"cast {HERE} fireball"))


def test_the_victims_of_a_fireball_come_back() -> None:
    t = duel(1)
    t.units(2, "caster", EAST2, 2)
    t.unit(2, "scout_flyer", EAST2)
    t.attack_stage(1).dice(1).answer(f"cast {HERE} fireball", f"at {EAST2} 1")
    comes_back(t)
    comes_back(t.answer(f"at {EAST} 3"))


def test_the_place_of_a_skeleton_comes_back() -> None:
    t = duel(2).attack_stage(2).dice(1).answer(f"cast {HERE} raise_dead")
    comes_back(t)
    comes_back(t.answer("place 3,5"))


def test_the_question_of_a_death_coil_comes_back() -> None:
    t = duel(2)
    t.effect(0, "slow", 1)
    t.attack_stage(1)
    t.answer(f"attack {EAST}", f"aim {HERE} 1", "with 1", f"aim {HERE} 2", "with 1", "roll")
    assert t.asked() == (2, "Coil")
    comes_back(t)
    comes_back(t.answer(f"cast {HERE} death_coil"))
    comes_back(t.answer("pick 1"))


@pytest.mark.parametrize(
    "frame",
    [
        "CastAim 0 0 0",
        "CastAim 1 0 3",
        "CastAim 0 -1 3",
        "Caster 0 5 3",
        "FireballVictim 0 0 5",
        "Burning 0 0 5",
        "Summon 0 86 3 -1",
        "Summon 0 -1 1 -1",
        "Coil 0 1",
        "Coils 0 1",
        "CoilAim 1 0 1",
        "CoilCaster 1 5 1",
    ],
)
def test_what_cannot_be_asked_is_refused(frame: str) -> None:
    told = GAME.positions.encode(duel(1).attack_stage(1).s)
    told["stack"] = [frame, *told["stack"]]
    with pytest.raises(ContentError):
        GAME.positions.decode(told)
