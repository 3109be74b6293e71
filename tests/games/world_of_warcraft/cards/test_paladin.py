"""Every card of the Paladin that is more than its numbers."""

import pytest

from tests.games.world_of_warcraft.cards.arena import Arena, Case
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.levels import take_talent
from wartable.games.world_of_warcraft.rules.pool import reroll_value
from wartable.games.world_of_warcraft.rules.wounds import LoseHealth

rule = pytest.mark.rule

CASES = (
    Case("blessing-of-might", "RR_END", "R4 R5 B5", "", "R4 R8 B5"),
    Case("seal-of-justice", "RR_END", "R8 B8", "", "R8* B8 G3", rolls=(3,)),
    Case("seal-of-command", "RR_END", "R8 B8", "", "R8* B8", box=(0, 0, 0, 3)),
    Case("blessing-of-protection", "POOL_END", "R1 R2 B1", "die R1, die R2", "B1 G8 G8"),
    Case("blessing-of-protection", "POOL_END", "R1 R2", "die R1, done", "R2 G8"),
    Case("consecration", "RR_END", "R7 R8 B8", "die R7, die R8", "R7* R8* B8", box=(2, 0, 0, 0), energy=-3),
    Case("holy-shield", "RR_END", "R8 G7", "", "R8 G7*", box=(0, 0, 0, 1), health=1, hurt=3),
    Case("holy-shield", "RR_END", "G8", "", "G8*", box=(0, 0, 0, 1)),
    Case("vengeance", "TOK", "R8 B8", "", "R8* B8", box=(2, 0, 0, 0)),
    Case("conviction", "RR_END", "R8 R8", "die R8", "R8* R8*", threat=-2),
)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_use_changes_what_the_card_says(case: Case) -> None:
    case.play("paladin")


@pytest.mark.parametrize(
    ("cards", "red", "green"),
    [
        (("seal-of-righteousness",), 1, 0),
        (("seal-of-righteousness", "improved-righteousness"), 2, 0),
        (("seal-of-justice",), 1, 1),
        (("seal-of-command",), 2, 0),
        (("seal-of-command", "improved-righteousness"), 2, 0),
    ],
)
def test_judgement_uses_the_line_of_the_seal(cards: tuple[str, ...], red: int, green: int) -> None:
    t = Arena("paladin").gets(*cards).pooling()
    before = t.ready()
    t.uses("preprinted-judgement")
    assert t.ready() == (before[0] + red, before[1], before[2] + green)
    assert t.energy() == 8
    assert not t.offers("preprinted-judgement")


def test_judgement_needs_a_seal() -> None:
    assert not Arena("paladin").pooling().offers("preprinted-judgement")


@pytest.mark.parametrize(("cards", "number"), [(("holy-light",), 2), (("holy-light", "improved-holy-light"), 3)])
def test_holy_light(cards: tuple[str, ...], number: int) -> None:
    t = Arena("paladin", "mage").gets(*cards).has("mage", health=3)
    t.begin(LoseHealth(t.s.seat_of[t.h("mage")], t.h("mage"), 1)).uses("holy-light")
    assert t.health("mage") == 2 + number
    assert t.worn("holy-light")
    assert t.energy() == 6


@rule("WOW-RULING-78")
def test_lay_on_hands_precedes_an_action() -> None:
    t = Arena("paladin").gets("lay-on-hands").peace().at("dalaran-ruins", "paladin").has("paladin", health=1)
    t.action("paladin").uses("lay-on-hands")
    assert t.of("paladin", "health", "energy", "actions") == (12, 6, 2)
    assert t.asked()[1] == "Act"


def test_blessing_of_freedom_passes_and_leaves_blue_creatures() -> None:
    t = Arena("paladin").gets("blessing-of-freedom").peace().at("dalaran-ruins", "paladin")
    near = t.s.world.content.near[t.r("dalaran-ruins")]
    door = t.s.world.content.regions[near.bit_length() - 1]
    t.blue("dalaran-ruins", "gnoll").blue(door, "gnoll").action("paladin").play("do travel", f"go {door}")
    assert t.asked()[1] == "TravelStep"
    assert "go dalaran-ruins" in t.legal()


def test_concentration_aura_makes_powers_cheaper() -> None:
    t = Arena("paladin").gets("concentration-aura", "hammer-of-justice").pooling().uses("hammer-of-justice")
    assert t.energy() == 7
    t = Arena("paladin").gets("concentration-aura").peace().learn("paladin", "paladin-seal-of-command")
    t.manage("paladin").play("equip paladin-seal-of-command", *["slot 2"])
    assert t.energy() == 8 - 4


def test_concentration_aura_costs_itself_in_full() -> None:
    t = Arena("paladin").peace().learn("paladin", "paladin-concentration-aura").manage("paladin")
    t.play("equip paladin-concentration-aura", "slot 1")
    assert t.energy() == 6


def test_benediction_equips_for_nothing() -> None:
    t = Arena("paladin").gets("benediction").peace().learn("paladin", "paladin-seal-of-command").manage("paladin")
    t.play("equip paladin-seal-of-command", "slot 1")
    assert t.energy() == 8


def test_improved_devotion_and_mace_specialization() -> None:
    t = Arena("paladin").gets("devotion-aura", "improved-devotion").pooling()
    assert t.ready()[ids.GREEN_DIE] == 1 + 2
    assert reroll_value(t.s, t.h("paladin")) == 1 + 1, "1 by the race"
    t = Arena("paladin").gets("mace-specialization").pooling()
    assert t.ready()[ids.RED_DIE] == 2, "the preprinted maul counts"
    assert reroll_value(t.s, t.h("paladin")) == 2
    t = Arena("paladin").gets("mace-specialization", "triangle-scimitar").pooling()
    assert t.ready()[ids.RED_DIE] == 2, "a sword brings its own two"
    assert reroll_value(t.s, t.h("paladin")) == 1 + 1


def test_improved_might_is_used_twice() -> None:
    t = Arena("paladin").gets("blessing-of-might", "improved-might").moment("RR_END", "R5 R6")
    t.uses("blessing-of-might", "die R5").uses("blessing-of-might")
    assert t.pool() == "R8 R8"


def test_blessing_of_kings_fills_what_it_adds() -> None:
    t = Arena("paladin").has("paladin", health=5, energy=1)
    take_talent(t.s, t.h("paladin"), t.c("paladin-blessing-of-kings"), "WOW-TALENT-02")
    assert t.of("paladin", "health", "cap_health", "energy", "cap_energy") == (7, 14, 3, 10)
