"""Rest, training, towns and the Merchant."""

from __future__ import annotations

import pytest

from tests.games.world_of_warcraft.core.fixtures import Heals, doing, world_with
from tests.games.world_of_warcraft.table import Table, fixture_world
from wartable.games.world_of_warcraft.rules import moments
from wartable.games.world_of_warcraft.rules.merchant import price_sold

rule = pytest.mark.rule


@rule("WOW-REST-01", "WOW-REST-03")
def test_rest_by_level_and_town() -> None:
    """EX-S02."""
    t = Table("hunter", "mage", "warrior", "shaman").level("hunter", 3).at("tarren-mill", "hunter")
    t.has("hunter", health=1, energy=1)
    t.action("hunter").play("do rest")
    assert t.legal() == {f"number {n}" for n in range(6)}
    t.play("number 4")
    assert t.of("hunter", "health", "energy") == (5, 3)
    t.at("southshore", "hunter").has("hunter", health=1, energy=1).action("hunter").play("do rest", "number 5")
    assert t.of("hunter", "health", "energy") == (6, 5)


@rule("WOW-REST-04")
def test_rest_stops_at_capacity_and_may_take_less() -> None:
    t = Table().at("tarren-mill", "mage").has("mage", health=1, energy=3)
    t.action("mage").play("do rest")
    assert t.legal() == {"number 0", "number 1"}
    assert t.refused("number 2") == "WOW-REST-04"
    t.play("number 0")
    assert t.of("mage", "health", "energy") == (1, 4)


@rule("WOW-REST-02", "WOW-REST-03", "WOW-CURSE-04", "WOW-TOWN-06")
def test_rest_and_curse() -> None:
    t = Table().at("tarren-mill", "mage").has("mage", curse=3)
    t.action("mage").play("do rest")
    assert t.of("mage", "curse") == (2,)
    t.at("southshore", "mage").action("mage").play("do town", "done")
    assert t.of("mage", "curse") == (2,)
    t.action("mage").play("do rest")
    assert t.of("mage", "curse") == (0,)
    assert t.rules_told("curse-removed") == ["WOW-REST-02", "WOW-REST-03"]


@rule("WOW-REST-03")
def test_an_enemy_town_is_no_town() -> None:
    t = Table().at("aerie-peak", "warrior").level("warrior", 2).has("warrior", health=1, energy=2)
    t.action("warrior")
    assert t.refused("do town") == "WOW-TOWN-01"
    t.play("do rest", "number 4")
    assert t.of("warrior", "health") == (5,)


@rule("WOW-REST-05", "WOW-PET-05")
def test_rest_heals_no_pet() -> None:
    t = Table("hunter", "mage", "warrior", "shaman").level("hunter", 2).wear("hunter", "hunter-bear")
    t.has("hunter", pet=1, health=1)
    t.action("hunter").play("do rest")
    while t.asked()[1] == "Recover":
        t.play("number 2")
    assert t.of("hunter", "pet") == (1,)


@rule("WOW-ACTION-08")
def test_rest_without_effect_is_allowed() -> None:
    t = Table().at("hearthglen", "mage").action("mage").play("do rest")
    assert t.of("mage", "health", "energy", "actions") == (2, 4, 1)


@rule("WOW-EFFECT-11", "WOW-ITEM-03")
def test_food_is_used_with_rest() -> None:
    world = world_with(triangle_crocolisk_steak=doing(Heals(moments.REST, number=9)))
    t = Table(world=world).at("hearthglen", "mage").level("mage", 5).has("mage", health=1)
    t.bag("mage", "triangle-crocolisk-steak").action("mage").play("do rest", "use triangle-crocolisk-steak")
    assert t.of("mage", "health") == (8,)
    high = Table(world=world).at("hearthglen", "mage").has("mage", health=1).bag("mage", "triangle-crocolisk-steak")
    high.s.world.faces[high.c("triangle-crocolisk-steak")].level = 2
    high.action("mage").play("do rest")
    high.s.world.faces[high.c("triangle-crocolisk-steak")].level = 1
    assert high.asked()[1] == "Recover"


@rule("WOW-TRAIN-01", "WOW-TRAIN-02", "WOW-TRAIN-03", "WOW-TRAIN-06", "WOW-POWER-01", "WOW-POWER-02")
def test_training() -> None:
    """EX-S25."""
    t = Table().at("hearthglen", "paladin").level("paladin", 2).has("paladin", gold=20)
    t.action("paladin").play("do train")
    assert t.refused("done") == "WOW-TRAIN-01"
    assert t.refused("learn paladin-seal-of-justice") == "WOW-TRAIN-02"
    assert t.refused("learn mage-fireball") == "WOW-TRAIN-01"
    t.play("learn paladin-devotion-aura", "learn paladin-holy-light")
    assert t.refused("learn paladin-holy-light") == "WOW-POWER-01"
    t.play("done")
    assert t.of("paladin", "gold") == (12,)
    assert set(t.spellbook("paladin")) == {"paladin-devotion-aura", "paladin-holy-light"}
    assert "paladin-devotion-aura" not in t.sheet("paladin")
    assert t.asked() == (0, "")


@rule("WOW-TRAIN-03", "WOW-SHEET-08")
def test_the_full_price_is_needed() -> None:
    t = Table().at("hearthglen", "paladin").has("paladin", gold=2)
    t.action("paladin").play("do train")
    assert t.refused("learn paladin-seal-of-righteousness") == "WOW-TRAIN-03"
    t.play("learn paladin-devotion-aura")
    assert (t.of("paladin", "gold"), t.asked()) == ((0,), (0, ""))


@rule("WOW-TOWN-01", "WOW-TOWN-02", "WOW-TOWN-03", "WOW-TOWN-04", "WOW-TOWN-05", "WOW-TRAIN-05")
def test_everything_in_one_town_action() -> None:
    t = Table().level("mage", 3).has("mage", gold=10, health=3, energy=8).merchant("triangle-shadow-wand")
    t.bag("mage", "triangle-bent-staff")
    t.action("mage").play("do town", "buy triangle-shadow-wand", "recover")
    t.play("number 1")
    assert t.of("mage", "health", "energy") == (4, 9)
    assert t.refused("recover") == "WOW-TOWN-03"
    t.play("sell triangle-bent-staff", "learn mage-fireball", "learn mage-frostbolt", "sell triangle-shadow-wand")
    assert t.refused("learn mage-cone-of-cold") == "WOW-TRAIN-02"
    t.play("done")
    assert t.of("mage", "gold", "actions") == (10 - 4 + 2 - 4 + 2, 1)
    assert t.cards(t.s.merchant) == ["triangle-bent-staff", "triangle-shadow-wand"]


@rule("WOW-TOWN-03")
def test_recovery_and_capacity() -> None:
    """EX-O33."""
    t = Table().level("mage", 3).has("mage", health=3, energy=8)
    t.action("mage").play("do town", "recover", "number 1")
    assert t.of("mage", "health", "energy") == (4, 9)


@rule("WOW-MERCHANT-02", "WOW-MERCHANT-03", "WOW-BAG-02", "WOW-ITEM-03")
def test_buying() -> None:
    t = Table().has("warrior", gold=19).merchant("circle-deathchill-armor", "square-solid-iron-maul")
    t.action("warrior").play("do town", "buy circle-deathchill-armor")
    assert t.in_bag("warrior") == ["circle-deathchill-armor"]
    assert t.of("warrior", "gold") == (2,)
    assert t.refused("buy square-solid-iron-maul") == "WOW-MERCHANT-02"
    assert t.refused("buy circle-deathchill-armor") == "WOW-MERCHANT-02"
    assert "circle-deathchill-armor" not in t.sheet("warrior")


@rule("WOW-MERCHANT-04", "WOW-RULING-06")
def test_selling_price() -> None:
    """EX-O25."""
    t = Table()
    prices = [price_sold(t.s.face(t.c(f"triangle-{name}")).gold) for name in ("cobalt-buckler", "scimitar")]
    assert [*prices, price_sold(6)] == [3, 4, 3]


@rule("WOW-MERCHANT-04", "WOW-EQUIP-09")
def test_selling_from_the_sheet() -> None:
    """EX-O29."""
    t = Table().level("warrior", 2).wear("warrior", "triangle-scimitar").has("warrior", gold=0)
    assert "preprinted-rusty-sword" not in t.sheet("warrior")
    t.action("warrior").play("do town", "sell triangle-scimitar")
    assert t.of("warrior", "gold") == (4,)
    assert "preprinted-rusty-sword" in t.sheet("warrior")
    assert t.refused("sell preprinted-rusty-sword") == "WOW-EQUIP-10"


@rule("WOW-MERCHANT-05", "WOW-ITEM-04", "WOW-POWER-09", "WOW-AUCTION-05")
def test_what_is_not_sold() -> None:
    world = fixture_world(triangle_scimitar={"soulbound": True})
    t = Table(world=world).bag("warrior", "triangle-scimitar").learn("warrior", "warrior-rend")
    t.lots("warrior", "auction-trusty-mount").merchant("triangle-dull-blade")
    t.action("warrior").play("do town")
    assert t.refused("sell triangle-scimitar") == "WOW-ITEM-04"
    assert t.refused("sell warrior-rend") == "WOW-MERCHANT-05"
    assert t.refused("sell auction-trusty-mount") == "WOW-AUCTION-05"
    assert t.refused("sell triangle-dull-blade") == "WOW-MERCHANT-04"


@rule("WOW-MERCHANT-01", "WOW-MERCHANT-06", "WOW-INFO-01", "WOW-INFO-02")
def test_sold_items_are_for_everybody() -> None:
    t = Table().bag("mage", "triangle-shadow-wand").has("shaman", gold=9)
    t.action("mage").play("do town", "sell triangle-shadow-wand", "done")
    t.action("shaman").play("do town", "buy triangle-shadow-wand")
    assert t.in_bag("shaman") == ["triangle-shadow-wand"]
