"""Dice, filters and pools as values."""

import pytest

from tests.games.world_of_warcraft.fights import dice as read
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules import dice

rule = pytest.mark.rule


@rule("WOW-SPOT-06")
@pytest.mark.parametrize(
    ("written", "matches", "others"),
    [
        ("R8", "R8", "R7 B8 G8"),
        ("RB5+", "R5 B8", "R4 G8"),
        ("*1", "R1 B1 G1", "R2 G2"),
        ("RB1-2", "R1 B2", "G1 R3"),
        ("G", "G1 G8", "R1 B8"),
        ("*", "R1 B4 G8", ""),
    ],
)
def test_a_filter_names_colours_and_values(written: str, matches: str, others: str) -> None:
    found = dice.faces(written)
    assert all([dice.fits(die, found) for die in read(matches)])
    assert not any([dice.fits(die, found) for die in read(others)])


@rule("WOW-TOKENS-01")
def test_a_hit_is_the_threat_or_more() -> None:
    assert dice.count(read("R4 R5 B8 G5"), dice.at_least(5)) == 3
    assert dice.count(read("R8 B8"), dice.at_least(9)) == 0
    assert dice.count(read("R1 B1"), dice.at_least(-1)) == 2


@rule("WOW-SPOT-02")
def test_equal_dice_are_one_and_spotted_ones_are_others() -> None:
    pool = read("R8 R8 B2")
    assert dice.distinct(pool, dice.EVERY_FACE) == [dice.make(0, 8), dice.make(1, 2)]
    pool = dice.swap(pool, dice.make(0, 8), dice.make(0, 8) | ids.SPOTTED)
    assert dice.unspotted(pool, dice.faces("R8")) == [dice.make(0, 8)]
    pool = dice.swap(pool, dice.make(0, 8), dice.make(0, 8) | ids.SPOTTED)
    assert dice.unspotted(pool, dice.faces("R8")) == []
    assert dice.count(pool, dice.faces("R8")) == 2, "a spotted die still counts"


def test_a_die_is_its_colour_and_value() -> None:
    for colour in range(3):
        for value in range(1, 9):
            die = dice.make(colour, value) | ids.SPOTTED | ids.REROLLED
            assert (dice.colour_of(die), dice.value_of(die)) == (colour, value)


def test_what_to_expect_of_dice() -> None:
    assert dice.chance(5) == 0.5
    assert dice.expected_hits(4, 2, 5) == 3.0
    assert dice.expected_hits(2, 9, 7) == 2 * 0.25 + 1.5 * 0.25
