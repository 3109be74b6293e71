"""Every card of the Hunter that is more than its numbers."""

import pytest

from tests.games.world_of_warcraft.cards.arena import Arena, Case
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.place import Place

rule = pytest.mark.rule

CASES = (
    Case("hunters-mark", "RR_END", "R1 B3 B4 B8", "die B3, die B4", "R1 B4 B5 B8"),
    Case("hunters-mark", "RR_END", "B3 B4", "die B3, done", "B4 B4"),
    Case("serpents-sting", "POOL_END", "B1 R2", "", "R2 B8", energy=-1),
    Case("serpents-sting", "POOL_END", "B1 R2", "", "R2 B8", energy=-1, attrition=1, with_=("improved-sting",)),
    Case("white-tiger", "RR_END", "R3 G1", "number 2, die R3, die R4", "R5 G1", energy=-2),
    Case("white-tiger", "RR_END", "R3 G1", "number 1, die G1", "R3 G2", energy=-1),
    Case("immolation-trap", "TOK", "", "", "", box=(0, 3, 0, 0), energy=-3),
    Case("precision", "RR_END", "R8 B7", "box damage", "R8* B7", box=(1, 0, 0, 0)),
    Case("precision", "RR_END", "B8", "box defense", "B8*", box=(0, 1, 0, 0)),
    Case("mortal-shots", "RR_END", "R8 B8 B8", "die B8", "R8 B8* B8*", box=(2, 0, 0, 0)),
    Case("lacerate", "RR_END", "R8 R8 B8", "done", "R8 R8* B8", box=(0, 1, 0, 0)),
)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_use_changes_what_the_card_says(case: Case) -> None:
    case.play("hunter")


def test_hunters_mark_raises_two_different_dice() -> None:
    t = Arena("hunter").gets("hunters-mark").moment("RR_END", "B3 B4").uses("hunters-mark", "die B3")
    assert t.legal() == {"die B4", "done"}, "the die that was raised is not raised again"


def test_wing_clip_turns_three_blue_hits_to_defense() -> None:
    t = Arena("hunter").gets("wing-clip").thrown("hunter", "B8 B8 B7 B7 R8").step(Place, "hunter").uses("wing-clip")
    assert t.legal() == {"number 1", "number 2", "number 3"}
    t.play("number 3")
    assert t.own_box() == (1, 4, 0, 0)
    assert t.energy() == 8


def test_mend_pet() -> None:
    t = Arena("hunter").gets("bear", "mend-pet").pooling()
    assert not t.offers("mend-pet"), "the bear is well"
    t.has("hunter", pet=1).pooling().uses("mend-pet")
    assert t.of("hunter", "pet") == (3,)
    assert not t.worn("mend-pet")


@rule("WOW-RULING-95")
def test_aspect_of_the_cheetah_gives_a_step() -> None:
    t = Arena("hunter").gets("aspect-of-the-cheetah").peace().at("dalaran-ruins", "hunter")
    t.action("hunter").play("do travel")
    steps = t.s.steps
    t.uses("aspect-of-the-cheetah")
    assert t.s.steps == steps + 1
    assert not t.worn("aspect-of-the-cheetah")


def test_efficiency() -> None:
    t = Arena("hunter").gets("efficiency", "scorpid-sting", "multi-shot").pooling()
    t.uses("scorpid-sting")
    assert t.energy() == 10
    t.uses("multi-shot")
    assert t.energy() == 9
    t = Arena("hunter").gets("efficiency", "serpents-sting", "immolation-trap").moment("POOL_END", "B1")
    t.uses("serpents-sting")
    assert t.energy() == 10
    t.moment("TOK").uses("immolation-trap")
    assert t.energy() == 7, "not this one"


def test_improved_hunters_mark_is_used_twice() -> None:
    t = Arena("hunter").gets("hunters-mark", "improved-hunters-mark").moment("RR_END", "B3")
    t.uses("hunters-mark").uses("hunters-mark")
    assert t.pool() == "B5"
    assert t.asked() == (0, "")


def test_improved_sting() -> None:
    t = Arena("hunter").gets("scorpid-sting", "improved-sting").pooling()
    before = t.ready()
    t.uses("scorpid-sting")
    assert t.ready()[ids.BLUE_DIE] == before[ids.BLUE_DIE] + 2


def test_lethal_shots_turns_rerolls_into_blue_dice() -> None:
    t = Arena("hunter").gets("lethal-shots", "aspect-of-the-monkey").moment("RR_START", "R1 R2 R3 B1").dice(8, 7)
    t.uses("lethal-shots", "die R1", "die R2")
    assert t.pool() == "R3 B1 B7 B8", "two is the Reroll value"
    assert t.s.fixed == 7, "nothing is rerolled any more"
    t = Arena("hunter").gets("lethal-shots").moment("RR_START", "R1")
    assert not t.offers("lethal-shots"), "no Reroll value"


def test_growl_needs_a_pet() -> None:
    t = Arena("hunter").gets("growl").pooling()
    assert t.ready()[ids.RED_DIE] == 1
    t = Arena("hunter").gets("growl", "bear").pooling()
    assert t.ready()[ids.RED_DIE] == 1 + 1 + 2


def test_aimed_shot_lays_out_two_blue_dice() -> None:
    t = Arena("hunter").gets("aimed-shot").pooling()
    assert not t.offers("aimed-shot"), "one blue die is too few"
    t = Arena("hunter").gets("aimed-shot", "square-ravenwood-bow").pooling().uses("aimed-shot")
    t.dice(1, 2, 3).play("roll")
    assert t.pool() == "R1 B2 B7 B8 G3"


def test_frenzy_spends_the_pet() -> None:
    t = Arena("hunter").gets("white-tiger", "frenzy").has("hunter", pet=3).pooling().uses("frenzy")
    assert t.own_box() == (0, 0, 0, 6)
    assert not t.worn("white-tiger")
    assert t.ready()[ids.RED_DIE] == 3, "its dice stay"
