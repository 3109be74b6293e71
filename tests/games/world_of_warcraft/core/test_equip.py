"""Sheets, slots, equipping, powers, pets, add-ons."""

from __future__ import annotations

import pytest

from tests.games.world_of_warcraft.core.fixtures import (
    Charges,
    Cheapens,
    EquipsFree,
    OneMoreSlot,
    Sturdy,
    TwoWeapons,
    doing,
    world_with,
)
from tests.games.world_of_warcraft.table import Table
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules import moments
from wartable.games.world_of_warcraft.rules.bag import discard
from wartable.games.world_of_warcraft.rules.equip import lose_lots, take_off
from wartable.games.world_of_warcraft.rules.levels import drop_talent

rule = pytest.mark.rule


@rule("WOW-EQUIP-01", "WOW-EQUIP-09", "WOW-SHEET-07")
def test_seven_slots_and_what_is_printed_there() -> None:
    t = Table()
    assert [t.s.slots(hero) for hero in range(4)] == [7] * 4
    assert t.sheet("warrior") == [
        "racial-orc",
        "preprinted-battle-stance",
        "preprinted-charge",
        "preprinted-rusty-sword",
        "preprinted-slarkskin",
    ]


@rule("WOW-EQUIP-02", "WOW-EQUIP-03", "WOW-EQUIP-09", "WOW-EQUIP-11")
def test_one_card_in_a_slot() -> None:
    t = Table().bag("warrior", "triangle-dull-blade", "triangle-trogg-club").manage("warrior")
    t.play("equip triangle-dull-blade")
    assert "preprinted-rusty-sword" not in t.sheet("warrior")
    assert t.refused("equip triangle-trogg-club") == "WOW-EQUIP-02"
    t.play("unequip triangle-dull-blade")
    assert "preprinted-rusty-sword" in t.sheet("warrior")
    t.play("equip triangle-trogg-club")
    assert t.in_bag("warrior") == ["triangle-dull-blade"]
    assert "triangle-trogg-club" in t.sheet("warrior")


@rule("WOW-RULING-97")
def test_each_card_moves_once_in_a_management() -> None:
    t = Table().bag("warrior", "triangle-dull-blade").manage("warrior")
    t.play("equip triangle-dull-blade", "unequip triangle-dull-blade")
    assert (t.asked(), t.in_bag("warrior")) == ((0, ""), ["triangle-dull-blade"])
    t = Table().bag("warrior", "triangle-dull-blade", "triangle-footman-tunic").manage("warrior")
    t.play("equip triangle-dull-blade", "unequip triangle-dull-blade")
    assert t.refused("equip triangle-dull-blade") == "WOW-ENDTURN-02"


@rule("WOW-EQUIP-04", "WOW-EQUIP-05", "WOW-ITEM-02")
def test_types_and_traits() -> None:
    t = Table().bag("mage", "triangle-trogg-club", "triangle-fine-longbow", "triangle-cadet-vest")
    t.bag("mage", "triangle-dull-blade").level("mage", 2).manage("mage")
    for item in ("trogg-club", "fine-longbow", "cadet-vest"):
        assert t.refused(f"equip triangle-{item}") == "WOW-EQUIP-05"
    t.play("equip triangle-dull-blade")
    assert t.s.slot_of(t.h("mage"), t.c("triangle-dull-blade")) == 4
    t = Table().bag("shaman", "triangle-fine-longbow").bag("shaman", "triangle-bent-staff").level("shaman", 2)
    t.manage("shaman")
    assert t.refused("equip triangle-fine-longbow") == "WOW-EQUIP-04"
    t = Table().bag("paladin", "triangle-neophytes-robe").manage("paladin").play("equip triangle-neophytes-robe")
    assert "triangle-neophytes-robe" in t.sheet("paladin")


@rule("WOW-EQUIP-06")
def test_powers_ignore_traits() -> None:
    t = Table("druid", "rogue", "warrior", "shaman").learn("druid", "druid-bear-form").manage("druid")
    t.play("equip druid-bear-form")
    assert t.s.slot_of(t.h("druid"), t.c("druid-bear-form")) == 4
    t.learn("rogue", "rogue-stealth").manage("rogue").play("equip rogue-stealth")
    assert t.s.slot_of(t.h("rogue"), t.c("rogue-stealth")) == 3


@rule("WOW-EQUIP-07")
def test_stances_and_their_slot() -> None:
    t = Table().level("warrior", 2).learn("warrior", "warrior-defensive-stance", "warrior-battle-shout")
    t.manage("warrior").play("equip warrior-battle-shout")
    assert t.legal("slot") == {"slot 2", "slot 3"}
    assert t.refused("slot 1") == "WOW-EQUIP-04"
    t.play("slot 2", "equip warrior-defensive-stance")
    assert t.s.slot_of(t.h("warrior"), t.c("warrior-defensive-stance")) == 0
    assert "preprinted-battle-stance" not in t.sheet("warrior")


@rule("WOW-EQUIP-08", "WOW-ITEM-03", "WOW-REWARD-10")
def test_level_of_a_card() -> None:
    t = Table().bag("warrior", "triangle-scimitar", "triangle-dull-blade").manage("warrior")
    assert t.refused("equip triangle-scimitar") == "WOW-EQUIP-08"


@rule("WOW-EQUIP-10")
def test_printed_cards_stay() -> None:
    t = Table().bag("warrior", "triangle-dull-blade").manage("warrior")
    assert t.refused("unequip preprinted-slarkskin") == "WOW-EQUIP-10"


@rule("WOW-EQUIP-12", "WOW-RULING-59", "WOW-BAG-05")
def test_a_full_bag_may_be_exchanged() -> None:
    t = Table().level("warrior", 2).wear("warrior", "triangle-dull-blade")
    t.bag("warrior", "triangle-scimitar", "triangle-footman-tunic", "triangle-skycaller").manage("warrior")
    t.play("unequip triangle-dull-blade", "equip triangle-scimitar", "done")
    assert t.asked() == (0, "")
    assert len(t.in_bag("warrior")) == 3
    t.manage("warrior").play("unequip triangle-scimitar", "done")
    assert t.asked()[1] == "Overflow"
    t.play("drop triangle-skycaller")
    assert t.cards(t.s.merchant) == ["triangle-skycaller"]


@rule("WOW-EQUIP-13")
def test_bag_items_are_never_equipped() -> None:
    t = Table().bag("warrior", "triangle-minor-healing-potion", "triangle-dull-blade").manage("warrior")
    assert t.refused("equip triangle-minor-healing-potion") == "WOW-EQUIP-13"


@rule("WOW-POWER-03", "WOW-POWER-04", "WOW-POWER-05", "WOW-SHEET-02", "WOW-SHEET-03")
def test_energy_of_powers() -> None:
    """EX-S26."""
    t = Table("warlock", "mage", "warrior", "shaman").learn("warlock", "warlock-demon-armor", "warlock-immolate")
    t.manage("warlock").play("equip warlock-demon-armor", "slot 1")
    assert t.of("warlock", "energy") == (2,)
    t.play("equip warlock-immolate", "slot 2")
    assert t.of("warlock", "energy") == (2,)
    t = Table("warlock", "mage", "warrior", "shaman").learn("warlock", "warlock-demon-armor", "warlock-immolate")
    t.has("warlock", energy=1).manage("warlock")
    assert t.refused("equip warlock-demon-armor") == "WOW-POWER-05"


@rule("WOW-POWER-04", "WOW-EFFECT-15")
def test_cards_that_make_powers_cheaper() -> None:
    world = world_with(paladin_concentration_aura=Cheapens, paladin_benediction=EquipsFree)
    t = Table(world=world).level("paladin", 4).learn("paladin", "paladin-seal-of-command", "paladin-devotion-aura")
    t.learn("paladin", "paladin-blessing-of-might").wear("paladin", "paladin-concentration-aura")
    t.manage("paladin").play("equip paladin-seal-of-command", "slot 2")
    assert t.of("paladin", "energy") == (2,)
    t.play("equip paladin-blessing-of-might")
    assert t.of("paladin", "energy") == (2,)
    t = Table(world=world).level("paladin", 4).learn("paladin", "paladin-seal-of-command").has("paladin", energy=0)
    t.talents("paladin", "paladin-benediction").manage("paladin").play("equip paladin-seal-of-command", "slot 1")
    assert t.of("paladin", "energy") == (0,)


@rule("WOW-POWER-06", "WOW-POWER-07")
def test_unique_categories() -> None:
    """EX-S24."""
    t = Table().level("paladin", 5).has("paladin", energy=20)
    t.learn("paladin", "paladin-devotion-aura", "paladin-concentration-aura", "paladin-blessing-of-might")
    t.learn("paladin", "paladin-seal-of-command").manage("paladin")
    t.play("equip paladin-devotion-aura", "slot 1", "equip paladin-blessing-of-might", "slot 2")
    t.play("equip paladin-seal-of-command")
    assert t.refused("equip paladin-concentration-aura") == "WOW-POWER-06"
    t.play("unequip paladin-devotion-aura", "equip paladin-concentration-aura")
    assert "paladin-concentration-aura" in t.sheet("paladin")


@rule("WOW-TALENT-05")
def test_talents_have_no_category() -> None:
    t = Table().level("paladin", 5).talents("paladin", "paladin-blessing-of-kings")
    t.learn("paladin", "paladin-blessing-of-might").manage("paladin").play("equip paladin-blessing-of-might")
    t.play("slot 1")
    assert "paladin-blessing-of-might" in t.sheet("paladin")


@rule("WOW-POWER-08", "WOW-PET-01")
def test_switching_demons() -> None:
    """EX-O26."""
    t = Table("warlock", "mage", "warrior", "shaman").level("warlock", 3)
    t.wear("warlock", "warlock-imp").learn("warlock", "warlock-voidwalker").has("warlock", energy=5)
    t.manage("warlock").play("unequip warlock-imp", "equip warlock-voidwalker", "slot 1")
    assert t.of("warlock", "energy", "pet") == (1, 4)


@rule("WOW-POWER-08", "WOW-PET-05")
def test_an_active_power_is_paid_again() -> None:
    t = Table("hunter", "mage", "warrior", "shaman").level("hunter", 3).wear("hunter", "hunter-bear")
    t.has("hunter", pet=1, energy=6).manage("hunter").play("unequip hunter-bear", "equip hunter-bear", "slot 2")
    assert t.of("hunter", "energy", "pet") == (3, 3)


@rule("WOW-PET-01", "WOW-RULING-75")
def test_sturdier_pets() -> None:
    world = world_with(warlock_fel_stamina=Sturdy)
    t = Table("warlock", "mage", "warrior", "shaman", world=world).level("warlock", 3)
    t.talents("warlock", "warlock-fel-stamina").learn("warlock", "warlock-imp").manage("warlock")
    t.play("equip warlock-imp", "slot 1")
    assert t.of("warlock", "pet") == (4,)
    drop_talent(t.s, t.h("warlock"), t.c("warlock-fel-stamina"))
    assert t.of("warlock", "pet") == (2,)


@rule("WOW-SHEET-01", "WOW-SHEET-06", "WOW-RULING-75")
def test_capacity_of_cards() -> None:
    t = Table("hunter", "mage", "warrior", "shaman").level("hunter", 5)
    assert t.of("hunter", "cap_health", "cap_energy") == (10, 10)
    t.wear("hunter", "circle-gorewood-bow").full("hunter")
    assert t.of("hunter", "energy", "cap_energy") == (12, 12)
    t.manage("hunter").play("unequip circle-gorewood-bow")
    assert t.of("hunter", "energy", "cap_energy") == (10, 10)


@rule("WOW-SHEET-06")
def test_a_gained_surplus_survives_lost_capacity() -> None:
    t = Table("hunter", "mage", "warrior", "shaman").level("hunter", 5).wear("hunter", "circle-gorewood-bow")
    t.full("hunter")
    t.s.gain_energy(t.h("hunter"), 1)
    t.begin()
    take_off(t.s, t.h("hunter"), t.c("circle-gorewood-bow"))
    assert t.of("hunter", "energy") == (11,)


@rule("WOW-SHEET-04")
def test_regaining_stops_at_capacity() -> None:
    t = Table().has("mage", health=1, energy=1)
    assert (t.s.regain_health(t.h("mage"), 5), t.s.regain_energy(t.h("mage"), 2)) == (1, 2)
    assert t.of("mage", "health", "energy") == (2, 3)
    t.has("mage", health=4)
    assert t.s.regain_health(t.h("mage"), 1) == 0
    assert t.of("mage", "health") == (4,)


@rule("WOW-ADDON-01", "WOW-ADDON-02", "WOW-ADDON-03", "WOW-ADDON-04", "WOW-ADDON-05", "WOW-RULING-36")
def test_addons() -> None:
    t = Table().level("warrior", 3).bag("warrior", "triangle-soldiers-armor", "triangle-cobalt-buckler")
    t.bag("warrior", "triangle-archers-buckler", "special-thorium-helm").manage("warrior")
    t.play("equip triangle-cobalt-buckler")
    assert {"preprinted-slarkskin", "triangle-cobalt-buckler"} <= set(t.sheet("warrior"))
    assert t.refused("equip triangle-archers-buckler") == "WOW-ADDON-04"
    t.play("equip triangle-soldiers-armor", "equip special-thorium-helm")
    worn = set(t.sheet("warrior"))
    assert {"triangle-soldiers-armor", "triangle-cobalt-buckler", "special-thorium-helm"} <= worn
    t.play("unequip triangle-cobalt-buckler", "equip triangle-archers-buckler")
    t = Table().level("mage", 2).bag("mage", "triangle-archers-buckler", "triangle-shadow-wand").manage("mage")
    assert t.refused("equip triangle-archers-buckler") == "WOW-ADDON-02"


@rule("WOW-ADDON-06")
def test_a_power_as_an_addon() -> None:
    t = Table("rogue", "mage", "warrior", "shaman").level("rogue", 5).learn("rogue", "rogue-deadly-poison")
    t.manage("rogue").play("equip rogue-deadly-poison")
    assert {"rogue-deadly-poison", "preprinted-assassins-blade"} <= set(t.sheet("rogue"))
    assert t.spellbook("rogue") == []
    t.manage("rogue").play("unequip rogue-deadly-poison")
    assert t.spellbook("rogue") == ["rogue-deadly-poison"]


@rule("WOW-EQUIP-04", "WOW-RULING-75", "WOW-AUCTION-06")
def test_an_extra_slot_comes_and_goes() -> None:
    world = world_with(auction_hood_of_shadow=OneMoreSlot)
    t = (
        Table(world=world)
        .lots("mage", "auction-hood-of-shadow")
        .learn("mage", "mage-fireball", "mage-arcane-intellect")
    )
    t.manage("mage").play("equip mage-fireball")
    assert "slot 8" in t.legal()
    t.play("slot 8", "equip mage-arcane-intellect")
    assert "slot 8" not in t.legal()
    t.play("slot 3")
    lose_lots(t.s, t.h("mage"))
    assert t.spellbook("mage") == ["mage-fireball"]


@rule("WOW-EQUIP-05", "WOW-RULING-75")
def test_a_slot_that_accepts_more() -> None:
    world = world_with(warrior_dual_wield_specialization=TwoWeapons)
    t = Table(world=world).level("warrior", 4).talents("warrior", "warrior-dual-wield-specialization")
    t.bag("warrior", "triangle-scimitar", "triangle-scimitar").manage("warrior")
    t.play("equip triangle-scimitar", "slot 6", "equip triangle-scimitar")
    assert t.sheet("warrior").count("triangle-scimitar") == 2
    drop_talent(t.s, t.h("warrior"), t.c("warrior-dual-wield-specialization"))
    assert t.in_bag("warrior") == ["triangle-scimitar"]


@rule("WOW-EFFECT-17", "WOW-RULING-80", "WOW-BAG-07")
def test_cards_that_leave_in_the_middle() -> None:
    """EX-O31."""
    t = Table().level("mage", 3).wear("mage", "special-head-of-grimhal-duuc")
    t.bag("mage", "triangle-shadow-wand", "triangle-skycaller", "triangle-bent-staff").begin()
    take_off(t.s, t.h("mage"), t.c("special-head-of-grimhal-duuc"))
    t.begin(*t.s.stack)
    assert t.asked()[1] == "Overflow"
    t.play("drop special-head-of-grimhal-duuc")
    assert len(t.in_bag("mage")) == 3


@rule("WOW-EFFECT-17")
def test_counters_go_with_their_card() -> None:
    t = Table("rogue", "mage", "warrior", "shaman").wear("rogue", "rogue-eviscerate")
    hero, card = t.h("rogue"), t.c("rogue-eviscerate")
    t.s.set_counter(hero, card, 3)
    take_off(t.s, hero, card)
    assert t.s.counter(hero, card) == 0


@rule("WOW-ITEM-05", "WOW-RULING-35")
def test_used_up_items_leave_the_game() -> None:
    t = Table().bag("mage", "triangle-minor-mana-potion")
    discard(t.s, t.h("mage"), t.c("triangle-minor-mana-potion"))
    assert (t.in_bag("mage"), t.s.merchant) == ([], ())
    assert t.cards(t.s.items_gone) == ["triangle-minor-mana-potion"]


@rule("WOW-EFFECT-02", "WOW-EFFECT-04", "WOW-ITEM-06")
def test_a_potion_answers_energy_spent_in_management() -> None:
    world = world_with(triangle_minor_mana_potion=doing(Charges(moments.SPENT)))
    t = Table("warlock", "mage", "warrior", "shaman", world=world).learn("warlock", "warlock-demon-armor")
    t.bag("warlock", "triangle-minor-mana-potion").manage("warlock").play("equip warlock-demon-armor", "slot 1")
    assert t.asked()[1] == "Window"
    t.play("use triangle-minor-mana-potion")
    assert t.of("warlock", "energy") == (3,)


@rule("WOW-ITEM-01")
def test_decks_of_items() -> None:
    faces = Table().s.world.faces
    levels = [[face.level for face in faces if face.deck == deck] for deck in range(3)]
    assert [max(deck) for deck in levels] == [2, 4, 5]
    assert all([face.gold for face in faces if face.kind == ids.ITEM])
