"""Every card of the Druid that is more than its numbers."""

import pytest

from tests.games.world_of_warcraft.cards.arena import Arena, Case
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.pool import attrition_value, reroll_value
from wartable.games.world_of_warcraft.rules.wounds import LoseHealth

CASES = (
    Case("entangling-roots", "RR_END", "R7 B1", "", "R7* B1 B5", attrition=1, energy=-1, rolls=(5,)),
    Case("thorns", "RR_END", "G4 G5 G6 G7 G8", "die G5, die G6, die G7", "G4 G8", box=(3, 0, 0, 0)),
    Case("thorns", "RR_END", "G5 G6", "die G5, done", "G6", box=(1, 0, 0, 0)),
    Case("barkskin", "RR_END", "B1", "", "B1", box=(0, 0, 3, 0), energy=-1, stays=False),
    Case(
        "ferocious-bite", "RR_END", "B1 B2 B3", "number 2, die B1, die B3", "R8 R8 B2", energy=-2, with_=("cat-form",)
    ),
    Case("omen-of-clarity", "RR_END", "R7 R8", "die R7, die R8", "R7* R8*", energy=2, spent=3),
    Case("natures-grasp", "POOL_END", "R1 G1 G2", "die G1, done", "R1 G2 G8", rolls=(8,)),
    Case("hurricane", "RR_END", "B1", "", "B1", box=(0, 0, 0, 4)),
    Case(
        "strength-of-the-wild",
        "RR_END",
        "R8 R8",
        "die R8, box damage, box defense",
        "R8* R8*",
        box=(1, 1, 0, 0),
        with_=("bear-form",),
    ),
)


def test_weapon_balance_names_all_dice_first() -> None:
    """WOW-RULING-79: a die that is rolled is not named in the same use."""
    t = Arena("druid").gets("weapon-balance").moment("RR_END", "R7").dice(8).uses("weapon-balance")
    assert t.pool() == "R7* R8"
    assert t.asked() == (0, "")


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_use_changes_what_the_card_says(case: Case) -> None:
    case.play("druid")


def test_beasts_need_their_form() -> None:
    t = Arena("druid").gets("ferocious-bite", "strength-of-the-wild").moment("RR_END", "B1 R8")
    assert t.asked() == (0, "")


def test_a_form_covers_the_staff() -> None:
    t = Arena("druid").gets("omen-of-clarity", "weapon-balance", "bear-form").has("druid", energy=1)
    assert t.moment("RR_END", "R8").asked() == (0, "")


def test_mark_of_the_wild_is_for_every_friend() -> None:
    t = Arena("druid", "paladin").gets("mark-of-the-wild").attacks("paladin")
    assert t.ready()[ids.GREEN_DIE] == 1 + 1
    t.attacks("druid")
    assert t.ready()[ids.GREEN_DIE] == 1 + 1


@pytest.mark.parametrize(
    ("cards", "number", "stays"),
    [
        (("rejuvenation",), 2, False),
        (("rejuvenation", "improved-rejuvenation"), 4, False),
        (("rejuvenation", "natures-grace"), 2, True),
        (("healing-touch",), 3, True),
    ],
)
def test_heals_answer_a_lost_health(cards: tuple[str, ...], number: int, stays: bool) -> None:
    t = Arena("druid", "paladin").gets(*cards).has("paladin", health=3)
    t.begin(LoseHealth(t.s.seat_of[t.h("paladin")], t.h("paladin"), 1)).uses(cards[0])
    assert t.health("paladin") == 2 + number
    assert t.worn(cards[0]) == stays


def test_natures_grace_keeps_rejuvenation_once_and_repeats_moonfire() -> None:
    t = Arena("druid", "paladin").gets("rejuvenation", "natures-grace", "moonfire").has("paladin", health=5)
    loss = LoseHealth(t.s.seat_of[t.h("paladin")], t.h("paladin"), 1)
    t.begin(loss).uses("rejuvenation")
    t.s.used = ((), (), (), ())
    t.begin(loss).uses("rejuvenation")
    assert not t.worn("rejuvenation")
    t.pooling().uses("moonfire").uses("moonfire")
    assert not t.offers("moonfire")


def test_moonfire_is_stronger_the_second_time_and_by_moonfury() -> None:
    t = Arena("druid").gets("moonfire").pooling()
    blue = t.ready()[ids.BLUE_DIE]
    assert t.uses("moonfire").ready()[ids.BLUE_DIE] == blue + 2
    t = Arena("druid").gets("moonfire", "moonfury", "starfire")
    t.s.used_before = ((t.c("druid-moonfire") * 8 + 7,), (), (), ())
    assert t.pooling().uses("moonfire").ready()[ids.BLUE_DIE] == blue + 4
    assert t.values() == (0, 0, 0)
    t.uses("starfire")
    assert t.values() == (0, 3, 0)


def test_tranquility_heals_all() -> None:
    t = Arena("druid", "paladin").gets("tranquility").has("druid", health=7).has("paladin", health=2).pooling()
    t.uses("tranquility")
    assert (t.health(), t.health("paladin")) == (8, 5)
    assert not t.worn("tranquility")
    assert t.energy() == 9


def test_forms_and_hides() -> None:
    t = Arena("druid").gets("ferocity")
    assert (reroll_value(t.s, 0), attrition_value(t.s, 0)) == (0, 0)
    t.gets("bear-form")
    assert (reroll_value(t.s, 0), attrition_value(t.s, 0)) == (1, 1)
    t = Arena("druid").gets("thick-hide", "bear-form").pooling()
    assert t.ready()[ids.GREEN_DIE] == 1 + 1 + 2


def test_weapon_balance_rolls_for_each_die() -> None:
    t = Arena("druid").gets("weapon-balance").moment("RR_END", "R7 R8").dice(8, 1)
    t.uses("weapon-balance", "die R7", "die R8")
    assert t.pool() == "R1 R7* R8 R8*"


def test_vengeance_moves_attrition_to_defense() -> None:
    t = Arena("druid").gets("vengeance").boxes("alliance", 1, 1, 0, 6).moment("TOK_END").uses("vengeance")
    assert t.legal() == {f"number {n}" for n in range(1, 6)}
    t.play("number 4")
    assert t.own_box() == (1, 5, 0, 2)


def test_innervate_makes_instants_cheaper() -> None:
    t = Arena("druid").gets("innervate", "starfire").pooling().uses("starfire")
    assert t.energy() == 12 - 2
    t.uses("preprinted-wrath")
    assert t.energy() == 10
