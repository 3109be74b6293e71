"""The Place Tokens step: WOW-TOKENS, and what Drakes and Overlords make of it."""

import pytest

from tests.games.world_of_warcraft.fights import Does, Fight, able, plain_world
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import Card
from wartable.games.world_of_warcraft.rules.moments import TOK, TOK_END, TOK_START
from wartable.games.world_of_warcraft.rules.place import (
    Place,
    mirror_armor,
    move_hits,
    placed,
    put_armor,
    put_hits,
    redirect,
)
from wartable.games.world_of_warcraft.rules.pool import reroll_value
from wartable.games.world_of_warcraft.rules.state import Lordaeron

rule = pytest.mark.rule


def placing(foe: str, text: str, hero: str = "paladin", **values: int) -> Fight:
    f = Fight().against(foe, hero, blue=int(foe.startswith("blue")), green=int(not foe.startswith("blue")))
    return f.thrown(hero, text, **values).step(Place, hero)


@rule("WOW-TOKENS-01", "WOW-TOKENS-02", "WOW-TOKENS-03", "WOW-TOKENS-04", "WOW-TOKENS-05", "WOW-TOKENS-06")
@rule("WOW-RULING-05")
def test_each_hit_goes_into_the_box_of_its_colour() -> None:
    f = placing("blue-crusader", "R5 R6 R8 B6 B7 G5 G8", attrition=2)
    assert f.box() == (2, 2, 1, 2), "Threat 6"


@rule("WOW-TOKENS-07", "WOW-COMBAT-08")
def test_tokens_of_all_participants_add_up() -> None:
    f = Fight().against("blue-crusader", "paladin", "mage", blue=1).boxes("alliance", 1, 1, 1, 1)
    f.thrown("mage", "B8 R8 G8").step(Place, "mage")
    assert f.box() == (2, 2, 2, 1)


@rule("WOW-RULING-46", "WOW-TOKENS-01")
def test_a_change_of_threat_is_the_heros_own() -> None:
    assert placing("blue-crusader", "B5 B4", threat=-1).box() == (1, 0, 0, 0)


@rule("WOW-CREATURE-14")
def test_drakes_let_only_green_eights_be_armor() -> None:
    """EX-O14."""
    f = Fight().against("quest-drake", "paladin", green=1).thrown("paladin", "G8 G7 G6")
    assert put_armor(f.s, f.h("paladin"), 2) == 0
    f.step(Place, "paladin")
    assert f.box() == (0, 0, 1, 0)


@rule("WOW-CREATURE-14")
def test_dragonscale_makes_immune_to_drakes() -> None:
    class Scales(Card):
        def immune(self, s: Lordaeron, hero: int, type: int) -> bool:
            return type == ids.DRAKE

    f = Fight(world=plain_world({"paladin-reckoning": Scales})).talents("paladin", "paladin-reckoning")
    f.against("quest-drake", "paladin", green=1).thrown("paladin", "G8 G7 G6")
    assert put_armor(f.s, f.h("paladin"), 2) == 2
    f.step(Place, "paladin")
    assert f.box()[ids.ARMOR_BOX] == 5


@rule("WOW-CREATURE-09", "WOW-CREATURE-10")
@pytest.mark.parametrize("foe", ["blue-spider", "blue-wraith"])
def test_no_attrition_hits_from_any_source(foe: str) -> None:
    f = placing(foe, "B8", attrition=3)
    assert f.box() == (1, 0, 0, 0)
    assert put_hits(f.s, f.h("paladin"), ids.ATTRITION, 2) == 0


@rule("WOW-EFFECT-05")
def test_redirections_and_mirrors_see_what_is_placed() -> None:
    stealth = Does(TOK, lambda s, hero, _: redirect(s, ids.DEFENSE, ids.DAMAGE, 7))
    revenge = Does(TOK, lambda s, hero, _: mirror_armor(s))
    barrier = Does(TOK_END, lambda s, hero, _: (put_armor(s, hero, placed(s, ids.DAMAGE)), None)[1])
    world = plain_world(
        {
            "paladin-vengeance": able(stealth),
            "paladin-conviction": able(revenge),
            "paladin-holy-shock": able(barrier),
        },
        paladin_holy_shock={"blue": 0, "reroll": 0},
    )
    f = Fight(world=world, level=5)
    f.talents("paladin", "paladin-vengeance", "paladin-conviction", "paladin-holy-shock")
    f.against("blue-crusader", "paladin", blue=1).thrown("paladin", "R8 R7 B6 G8 G8")
    put_armor(f.s, f.h("paladin"), 1)
    f.step(Place, "paladin").play("use paladin-vengeance", "use paladin-conviction")
    assert f.box() == (3, 0, 3, 2), "armor placed before the step is not mirrored"
    f.play("use paladin-holy-shock")
    assert f.box() == (3, 0, 6, 2)


def test_hits_put_at_the_start_and_moved_at_the_end() -> None:
    leg = Does(TOK_START, lambda s, hero, _: (put_hits(s, hero, ids.DAMAGE, 1), None)[1])
    vengeance = Does(TOK_END, lambda s, hero, _: move_hits(s, hero, ids.ATTRITION, ids.DEFENSE, 5))
    world = plain_world({"paladin-vengeance": able(leg), "paladin-conviction": able(vengeance)})
    f = Fight(world=world, level=5).talents("paladin", "paladin-vengeance", "paladin-conviction")
    f.against("blue-crusader", "paladin", blue=1).thrown("paladin", "B8", attrition=3).step(Place, "paladin")
    f.play("use paladin-vengeance", "use paladin-conviction")
    assert f.box() == (2, 3, 0, 0)


# Overlords.


def lord(overlord: str, text: str, hero: str = "paladin", seats: int = 4, **values: int) -> Fight:
    roster = (
        ("paladin", "mage", "warrior", "shaman")
        if seats == 4
        else ("paladin", "mage", "priest", "warrior", "shaman", "rogue")
    )
    f = Fight(*roster, overlord=overlord, level=5).against("overlord", hero, green=1)
    return f.thrown(hero, text, **values)


@rule("WOW-OVERLORD-09", "WOW-RULING-44")
def test_nefarian_sends_hits_to_the_attrition_box() -> None:
    """EX-O23: B8 B7 R8 R7 R7 and Attrition 3; both blue hits kept."""
    f = lord("nefarian", "B8 B7 R8 R7 R7", attrition=3).step(Place, "paladin")
    assert f.legal() == {"number 0", "number 1", "number 2"}
    assert f.refused("number 3") == "WOW-OVERLORD-09"
    f.play("number 2")
    assert f.box() == (2, 0, 0, 5)


@rule("WOW-OVERLORD-09")
def test_nefarian_lets_the_player_keep_defense() -> None:
    f = lord("nefarian", "B8 B7 R8 R7 R7", attrition=3).step(Place, "paladin").play("number 0")
    assert f.box() == (0, 2, 0, 5)
    f = lord("nefarian", "B7 R7").step(Place, "paladin")
    assert f.box() == (0, 0, 0, 2), "without an 8 nothing is kept, and nobody is asked"
    f = lord("nefarian", "B8 R7").step(Place, "paladin").play("number 1")
    assert f.box() == (1, 0, 0, 1)


@rule("WOW-RULING-88")
def test_nefarian_does_not_limit_tokens_of_effects() -> None:
    f = lord("nefarian", "R1")
    assert put_hits(f.s, f.h("paladin"), ids.DAMAGE, 3) == 3


@rule("WOW-OVERLORD-11", "WOW-RULING-34", "WOW-SPOT-03")
def test_kelthuzad_limits_attrition_from_whatever_source() -> None:
    """EX-O24: R6 R2 B8 B1 G4 and Attrition 4."""
    f = lord("kelthuzad", "R6 R2 B8 B1 G4", attrition=4)
    assert put_hits(f.s, f.h("paladin"), ids.ATTRITION, 1) == 1
    f.step(Place, "paladin")
    assert f.box()[ids.ATTRITION] == 2


@rule("WOW-OVERLORD-06")
def test_kazzak_hurts_at_the_end_and_takes_attrition() -> None:
    f = lord("kazzak", "R1 B2 G1 R8", attrition=3).step(Place, "paladin")
    assert f.of("paladin", "health") == (10,)
    assert f.box() == (0, 1, 0, 1)


@rule("WOW-OVERLORD-06", "WOW-REROLL-06")
def test_kazzak_takes_a_reroll() -> None:
    f = lord("kazzak", "R1", reroll=2)
    assert reroll_value(f.s, f.h("paladin")) == 2, "a Human has one of its own"
    f = lord("kazzak", "R1", "warrior")
    assert reroll_value(f.s, f.h("warrior")) == 0
