"""Putting cards onto the sheet and taking them off (rulebook: «Добавление и Удаление карт», «Активные возможности»)."""

from __future__ import annotations

from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import DISCOUNT, EQUIPS_FREE, PET_CAPACITY
from wartable.games.world_of_warcraft.rules.bag import check_bag, out_of_bag, put_into_bag
from wartable.games.world_of_warcraft.rules.moments import EQUIP
from wartable.games.world_of_warcraft.rules.printed import Face
from wartable.games.world_of_warcraft.rules.slots import addon_slot, addon_slots, fits, free_slots, slots_taking
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put, with_one, without
from wartable.games.world_of_warcraft.rules.windows import carry_out_card


def equip_cost(s: Lordaeron, hero: int, face: Face) -> int:
    """WOW-POWER-03, 04, WOW-EFFECT-15: the Energy it takes to equip a card; only active powers cost any."""
    if face.type != ids.ACTIVE or not face.energy:
        return 0
    for card in s.answerers(hero, EQUIPS_FREE):
        if card.equips_free(s, hero, face):
            return 0
    cost = face.energy
    for card in s.answerers(hero, DISCOUNT):
        cost -= card.discount(s, hero, face)
    return max(0, cost)


def places_for(s: Lordaeron, hero: int, face: Face) -> tuple[int, ...]:
    """The slots a card can be put into now."""
    return addon_slots(s, hero, face) if face.addon >= 0 else free_slots(s, hero, face)


def can_equip(s: Lordaeron, hero: int, card: int, free: bool = False) -> bool:
    """Whether a hero can equip a card from its Spellbook or Bag. `free`: no Energy is asked for."""
    return _at_hand(s, hero, card) and fits_now(s, hero, card, free)


def fits_now(s: Lordaeron, hero: int, card: int, free: bool = False) -> bool:
    """Whether a card that is at hand can be equipped."""
    face = s.world.faces[card]
    return (
        face.type != ids.BAG
        and face.level <= s.level[hero]
        and not _category_taken(s, hero, face)
        and bool(places_for(s, hero, face))
        and (free or s.energy[hero] >= equip_cost(s, hero, face))
    )


def _at_hand(s: Lordaeron, hero: int, card: int) -> bool:
    return card in s.bag[hero] or (card in s.learned[hero] and card not in s.sheet[hero])


def no_equip(s: Lordaeron, hero: int, card: int, free: bool = False) -> Refusal | None:
    """Why a hero cannot equip a card; None if it can."""
    if can_equip(s, hero, card, free):
        return None
    face = s.world.faces[card]
    facts: dict[str, int | str] = {"card": card, "hero": hero}
    if not _at_hand(s, hero, card):
        return Refusal("WOW-EQUIP-11", "not-in-bag-or-spellbook", facts)
    if face.type == ids.BAG:
        return Refusal("WOW-EQUIP-13", "bag-item", facts)
    if face.level > s.level[hero]:
        return Refusal("WOW-EQUIP-08", "level-too-high", facts)
    if _category_taken(s, hero, face):
        return Refusal("WOW-POWER-06", "category-taken", facts)
    if not places_for(s, hero, face):
        return _no_place(s, hero, face, facts)
    cost = equip_cost(s, hero, face)
    return Refusal("WOW-POWER-05", "too-little-energy", {**facts, "needed": cost, "energy": s.energy[hero]})


def _category_taken(s: Lordaeron, hero: int, face: Face) -> bool:
    """WOW-POWER-06: one equipped power per unique category; what is printed on the sheet gives way."""
    if face.category < 0:
        return False
    first = hero * ids.SLOTS
    faces = s.world.faces
    return any([card >= 0 and faces[card].category == face.category for card in s.worn[first : first + ids.SLOTS]])


def _no_place(s: Lordaeron, hero: int, face: Face, facts: dict[str, int | str]) -> Refusal:
    if slots_taking(s, hero, face):
        if face.addon >= 0:
            return Refusal("WOW-ADDON-04", "function-taken", facts)
        return Refusal("WOW-EQUIP-02", "slot-taken", facts)
    if face.item:
        types = s.world.content.slot_types
        klass = s.klass[hero] * ids.PRINTED_SLOTS
        if any([types[klass + slot] >> face.type & 1 for slot in range(ids.PRINTED_SLOTS)]):
            rule = "WOW-ADDON-02" if face.addon >= 0 else "WOW-EQUIP-05"
            return Refusal(rule, "trait-does-not-fit", facts)
    return Refusal("WOW-EQUIP-04", "no-slot-for-it", facts)


def put_on(s: Lordaeron, hero: int, card: int, slot: int, rule: str = "WOW-EQUIP-03") -> None:
    """A card goes from the Spellbook or the Bag onto the sheet; whatever it costs is paid elsewhere."""
    face = s.world.faces[card]
    if face.kind == ids.ITEM:
        out_of_bag(s, hero, card)
    if face.addon >= 0:
        s.addons = put(s.addons, hero, with_one(s.addons[hero], card))
    else:
        s.worn[hero * ids.SLOTS + slot] = card
    s.refresh(hero)
    if face.pet_health:
        # WOW-PET-01
        s.pet = put(s.pet, hero, pet_capacity(s, hero, face))
    if s.log is not None:
        s.emit("equipped", rule, {"hero": hero, "card": card, "slot": slot + 1})
    carry_out_card(s, hero, card, EQUIP)


def pet_capacity(s: Lordaeron, hero: int, face: Face) -> int:
    """The Health a Pet or Demon of this hero can have."""
    return face.pet_health + sum([card.pet_capacity(s, hero, face) for card in s.answerers(hero, PET_CAPACITY)])


def take_off(
    s: Lordaeron, hero: int, card: int, rule: str = "WOW-EQUIP-11", managing: bool = False, slot: int = -1
) -> None:
    """A card leaves the sheet, whatever the reason: a power to the Spellbook, an item to the Bag (WOW-EQUIP-11).

    WOW-EFFECT-17: its constants are gone at once. WOW-BAG-07: a Bag that is too full asks at once, but not while the
    hero is `managing` (WOW-RULING-59). What comes after must have been scheduled before. Equal cards differ by `slot`.
    """
    lift(s, hero, card, slot)
    if s.world.faces[card].kind == ids.ITEM:
        put_into_bag(s, hero, card)
    if s.log is not None:
        s.emit("unequipped", rule, {"hero": hero, "card": card})
    if not managing:
        check_bag(s, hero)
    drop_misfits(s, hero, managing)


def lift(s: Lordaeron, hero: int, card: int, slot: int = -1) -> None:
    """A card leaves the sheet; where it goes its caller knows (WOW-MERCHANT-04: an item sold from the sheet)."""
    if card in s.addons[hero]:
        s.addons = put(s.addons, hero, without(s.addons[hero], card))
    else:
        s.worn[hero * ids.SLOTS + (slot if slot >= 0 else s.slot_of(hero, card))] = -1
    s.set_counter(hero, card, 0)
    if s.world.faces[card].pet_health:
        s.pet = put(s.pet, hero, 0)
    s.refresh(hero)


def drop_misfits(s: Lordaeron, hero: int, managing: bool = False) -> None:
    """WOW-RULING-75: what no longer fits is unequipped, and pets keep no more Health than they can have."""
    first = hero * ids.SLOTS
    faces = s.world.faces
    for slot in range(ids.SLOTS):
        card = s.worn[first + slot]
        if card >= 0 and not fits(s, hero, faces[card], slot):
            take_off(s, hero, card, "WOW-EQUIP-04", managing, slot)
            return
    for card in s.addons[hero]:
        if addon_slot(s, hero, faces[card]) < 0:
            take_off(s, hero, card, "WOW-EQUIP-04", managing)
            return
    if s.pet[hero]:
        for slot in range(ids.SLOTS):
            card = s.worn[first + slot]
            if card >= 0 and faces[card].pet_health:
                s.pet = put(s.pet, hero, min(s.pet[hero], pet_capacity(s, hero, faces[card])))


def worn_powers(s: Lordaeron, hero: int) -> list[int]:
    """Powers on the sheet that can be unequipped; preprinted ones cannot (WOW-EQUIP-10, WOW-RULING-54)."""
    first = hero * ids.SLOTS
    found = [card for card in s.worn[first : first + ids.SLOTS] if card >= 0]
    faces = s.world.faces
    return [card for card in (*found, *s.addons[hero]) if faces[card].kind == ids.POWER]


def pet_of(s: Lordaeron, hero: int) -> int:
    """The equipped Pet or Demon; -1 if there is none."""
    first = hero * ids.SLOTS
    for card in s.worn[first : first + ids.SLOTS]:
        if card >= 0 and s.world.faces[card].pet_health:
            return card
    return -1


def lose_pet(s: Lordaeron, hero: int, rule: str) -> None:
    """WOW-PET-03, 04: the pet leaves the sheet, if there is one."""
    card = pet_of(s, hero)
    if card >= 0:
        take_off(s, hero, card, rule)


def lose_lots(s: Lordaeron, hero: int) -> None:
    """WOW-AUCTION-06, WOW-DEFEAT-08: all Auction Items of a hero are discarded; what they held up falls."""
    if s.lots[hero]:
        s.lots = put(s.lots, hero, ())
        s.refresh(hero)
        s.emit("lost-auction-items", "WOW-AUCTION-06", {"hero": hero})
        drop_misfits(s, hero)
