"""Every item that is more than its numbers."""

import pytest

from tests.games.world_of_warcraft.cards.arena import Arena, Case
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.foes import against
from wartable.games.world_of_warcraft.rules.rest import Rest
from wartable.games.world_of_warcraft.rules.windows import pay
from wartable.games.world_of_warcraft.rules.wounds import LoseHealth

rule = pytest.mark.rule

CASES = (
    ("warrior", Case("triangle-trogg-club", "POOL_END", "R7 B8", "", "R3 R7* B8", rolls=(3,))),
    ("mage", Case("triangle-gnarled-staff", "POOL_END", "R1", "", "R1", reroll=1, energy=-1)),
    ("warrior", Case("triangle-rakzur-club", "POOL_END", "R7", "", "R7*", reroll=1)),
    ("warrior", Case("triangle-bastard-sword", "RR_END", "R7", "", "R7*", attrition=1)),
    ("mage", Case("triangle-minor-agility-potion", "POOL_END", "R1", "", "R1", reroll=1, stays=False)),
    ("mage", Case("square-lesser-agility-potion", "POOL_END", "R1", "", "R1", reroll=2, stays=False)),
    ("mage", Case("square-greater-agility-potion", "POOL_END", "R1", "", "R1", reroll=3, stays=False)),
    ("warrior", Case("square-battlesmasher-of-the-bear", "RR_END", "R7", "", "R7*", box=(1, 0, 0, 0))),
    ("warrior", Case("square-darkwater-talwar", "RR_END", "R2 R3", "", "R2 R6")),
    ("hunter", Case("square-skullsplitting-crossbow", "POOL_END", "B7", "", "B1 B2 B7*", rolls=(1, 2))),
    ("mage", Case("square-firestarter", "POOL_END", "R7 B1", "", "R2 R7* B1 B1", rolls=(1, 2))),
    ("warrior", Case("square-skullance-shield", "POOL_END", "G7 G8", "", "G1 G7 G8*", rolls=(1,))),
    ("rogue", Case("square-glyphed-helm", "POOL_END", "G7", "", "G1 G7*", rolls=(1,))),
    ("warrior", Case("circle-deathblow", "POOL_END", "R7", "", "R1 R7*", rolls=(1,))),
    ("mage", Case("circle-spire-of-hakkar", "POOL_END", "R8", "", "R8* G1 G2 G3", rolls=(1, 2, 3))),
    ("warrior", Case("circle-war-maul", "RR_END", "R8", "", "R8*", box=(0, 0, 2, 0))),
    ("mage", Case("circle-crackling-staff", "POOL_END", "R8 R8", "die R8", "R8* R8*", reroll=2, attrition=2)),
    ("warrior", Case("circle-hameyas-slayer", "TOK_START", "", "", "", box=(1, 0, 0, 0), auto=True, later=True)),
    ("warrior", Case("circle-hameyas-slayer", "TOK_START", "", "", "", auto=True)),
    ("warrior", Case("circle-taran-smasher", "POOL_END", "R1", "number 3", "R1", reroll=3, energy=-3)),
    ("mage", Case("circle-earthen-rod", "POOL_END", "B7", "", "B1 B7*", rolls=(1,))),
    ("mage", Case("special-robes-of-the-west", "POOL_END", "R1", "", "R1", reroll=2, energy=-1)),
    (
        "mage",
        Case(
            "special-scroll-of-the-whale",
            "POOL_END",
            "R1 R2 B1 B2 B3",
            "die R1, die R2, die B1, die B2",
            "B3 G8 G8 G8 G8",
            stays=False,
        ),
    ),
    ("mage", Case("special-cannonball-runner", "RR_END", "R1", "", "R1", box=(3, 0, 0, 0), stays=False)),
    ("warrior", Case("special-thorium-helm", "POOL_END", "G8", "", "G8*", reroll=2)),
    ("warrior", Case("special-electrocutioner-leg", "TOK_START", "", "", "", box=(1, 0, 0, 0))),
    (
        "mage",
        Case("special-felstone-good-luck-charm", "POOL_END", "R1 B1 G1", "", "R8 B7 G6", rolls=(8, 7, 6), stays=False),
    ),
    ("hunter", Case("special-outriders-bow", "POOL_END", "R1 B1 B2", "", "R1 B2 B7")),
    ("hunter", Case("special-biznicks-accurascope", "TOK_START", "", "", "", box=(1, 0, 0, 0))),
    ("mage", Case("special-pyric-caduceus", "RR_END", "B1", "", "B1", box=(2, 0, 0, 0), energy=-2)),
    ("warrior", Case("special-crest-of-retribution", "RR_END", "G8", "", "G8*", box=(1, 0, 0, 0))),
    ("mage", Case("special-lorekeepers-ring", "ROUND", "", "", "", energy=1, spent=3, auto=True)),
    ("warrior", Case("special-bloodrazor", "TOK_START", "", "", "", box=(2, 0, 0, 0), auto=True, later=True)),
    ("warrior", Case("special-bloodrazor", "TOK_START", "", "", "", auto=True)),
    (
        "mage",
        Case("special-lunar-wand-of-arcane-wrath", "POOL_END", "R1", "number 2", "R1 B3 B4", rolls=(3, 4), health=-2),
    ),
    ("warrior", Case("special-quelserrar", "RR_END", "R8", "", "R8*", box=(0, 0, 1, 0))),
    ("hunter", Case("special-shadowforge-bushmaster", "RR_END", "B7", "", "B7*", box=(2, 0, 0, 0))),
    ("warrior", Case("special-ironfoe", "RR_START", "R1", "", "R1", reroll=4)),
)


@pytest.mark.parametrize(("hero", "case"), CASES, ids=repr)
def test_a_use_changes_what_the_card_says(hero: str, case: Case) -> None:
    case.play(hero)


@pytest.mark.parametrize(
    ("card", "number"),
    [("triangle-minor-healing-potion", 1), ("square-lesser-healing-potion", 2), ("square-greater-healing-potion", 3)],
)
def test_healing_potions_answer_a_lost_health(card: str, number: int) -> None:
    t = Arena("mage").gets(card).has("mage", health=4)
    t.begin(LoseHealth(t.s.seat_of[0], 0, 1)).uses(card)
    assert t.health() == 3 + number
    assert t.in_bag("mage") == []
    assert t.c(card) in t.s.items_gone


@pytest.mark.parametrize(
    ("card", "number"),
    [("triangle-minor-mana-potion", 1), ("square-lesser-mana-potion", 2), ("square-greater-mana-potion", 3)],
)
def test_mana_potions_answer_spent_energy(card: str, number: int) -> None:
    t = Arena("mage").gets(card).has("mage", energy=8)
    t.begin()
    pay(t.s, 0, 4)
    t.begin(*t.s.stack).uses(card)
    assert t.energy() == 4 + number
    assert t.in_bag("mage") == []


@pytest.mark.parametrize(
    ("card", "colour", "number"),
    [
        ("triangle-scroll-of-lesser-spirit", ids.BLUE_DIE, 2),
        ("triangle-scroll-of-lesser-strength", ids.RED_DIE, 2),
        ("square-scroll-of-great-spirit", ids.BLUE_DIE, 3),
        ("square-scroll-of-great-strength", ids.RED_DIE, 3),
    ],
)
def test_scrolls_bring_dice(card: str, colour: int, number: int) -> None:
    t = Arena("mage").gets(card).pooling()
    before = t.ready()[colour]
    t.uses(card)
    assert t.ready()[colour] == before + number
    assert t.in_bag("mage") == []


@rule("WOW-ITEM-06")
def test_one_scroll_a_round() -> None:
    t = Arena("mage").gets("triangle-scroll-of-lesser-spirit", "square-scroll-of-great-spirit").pooling()
    t.uses("triangle-scroll-of-lesser-spirit")
    assert not t.offers("square-scroll-of-great-spirit")


def test_a_steak_with_a_rest() -> None:
    t = Arena("mage").gets("triangle-crocolisk-steak").peace().at("dalaran-ruins", "mage")
    t.has("mage", health=1, energy=0).begin(Rest(t.s.seat_of[0], 0)).uses("triangle-crocolisk-steak")
    assert t.of("mage", "health", "energy") == (8, 12)
    assert t.in_bag("mage") == []


def test_advisors_staff_turns_health_into_energy() -> None:
    t = Arena("mage").gets("square-advisors-gnarled-staff").has("mage", energy=5).pooling()
    t.uses("square-advisors-gnarled-staff")
    assert t.legal() == {"number 1", "number 2", "number 3"}
    t.play("number 3")
    assert t.of("mage", "health", "energy") == (5, 8)


def test_tortoise_armor_travels_once_a_turn() -> None:
    t = Arena("warrior").gets("square-tortoise-armor").peace().at("dalaran-ruins", "warrior")
    t.s.travelled = 1 << t.h("warrior")
    t.action("warrior")
    assert t.refused("do travel") == "WOW-TRAVEL-01"
    t = Arena("warrior").peace().at("dalaran-ruins", "warrior")
    t.s.travelled = 1 << t.h("warrior")
    assert t.action("warrior").refused("do travel") == ""


def test_dragonscale_armor_ignores_drakes() -> None:
    t = Arena("warrior", "shaman", foe="quest-drake").gets("circle-dragonscale-armor")
    assert not against(t.s, t.h("warrior")).armor_barred
    assert against(t.s, t.h("shaman")).armor_barred
    t = Arena("warrior", foe="quest-ghoul").gets("circle-dragonscale-armor")
    assert against(t.s, t.h("warrior")).bars_rerolls


def test_amulet_of_protection_allows_no_red_die() -> None:
    t = Arena("mage").gets("special-amulet-of-protection").pooling()
    green = t.ready()[ids.GREEN_DIE]
    t.uses("special-amulet-of-protection")
    assert t.ready()[ids.GREEN_DIE] == green + 3
    assert t.refused("roll") == "WOW-POOL-09"


def test_cowl_of_heroes_needs_a_strong_opponent() -> None:
    weak = Arena("mage", green=2).gets("special-cowl-of-heroes").pooling().ready()
    assert weak == (1, 1, 0)
    assert Arena("mage", green=1, red=1).gets("special-cowl-of-heroes").pooling().ready() == (1, 2, 1)
    assert Arena("mage", foe="overlord", green=1).gets("special-cowl-of-heroes").pooling().ready() == (1, 2, 1)


def test_robe_of_power_heals_for_energy() -> None:
    t = Arena("mage").gets("special-robe-of-power").has("mage", health=3)
    t.begin(LoseHealth(t.s.seat_of[0], 0, 1)).uses("special-robe-of-power")
    assert t.legal() == {"number 1", "number 2"}
    t.play("number 2")
    assert t.of("mage", "health", "energy") == (4, 10)


@rule("WOW-BAG-07")
def test_the_head_goes_to_the_bag_for_a_lower_threat() -> None:
    """EX-O31."""
    t = Arena("mage").gets("special-head-of-grimhal-duuc")
    t.bag("mage", "triangle-dull-blade", "triangle-bent-staff", "triangle-scimitar")
    t.pooling().uses("special-head-of-grimhal-duuc")
    assert t.asked()[1] == "Overflow"
    t.play("drop triangle-dull-blade")
    assert t.values() == (0, 0, -1)
    assert "special-head-of-grimhal-duuc" in t.in_bag("mage")


def test_icicle_rod_gives_energy_in_each_round() -> None:
    t = Arena("mage").gets("special-icicle-rod").has("mage", energy=5).moment("ROUND")
    assert t.energy() == 6


def test_the_scope_needs_a_bow_or_gun_beside_itself() -> None:
    t = Arena("rogue").gets("stealth", "special-biznicks-accurascope").moment("TOK_START")
    assert not t.offers("special-biznicks-accurascope"), "Stealth covers the bow"


def test_feathered_breastplate_passes_blue_creatures() -> None:
    t = Arena("rogue").gets("special-feathered-breastplate").peace().at("dalaran-ruins", "rogue")
    near = t.s.world.content.near[t.r("dalaran-ruins")]
    door = t.s.world.content.regions[near.bit_length() - 1]
    t.blue(door, "gnoll").action("rogue").play("do travel", f"go {door}")
    assert t.asked()[1] == "TravelStep"


def test_ironfoe_holds_blue_and_green_dice() -> None:
    t = Arena("warrior").gets("special-ironfoe").moment("RR_START", "R1").uses("special-ironfoe")
    assert t.s.fixed == 1 << ids.BLUE_DIE | 1 << ids.GREEN_DIE
