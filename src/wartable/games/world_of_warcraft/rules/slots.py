"""Which card fits which slot (rulebook: «Зона Карт», «Типы карт», «Характеристики карт», «Дополнительные предметы»)."""

from __future__ import annotations

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import EXTRA_SLOT, SLOT_ACCEPTS
from wartable.games.world_of_warcraft.rules.printed import Face
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members


def slots_taking(s: Lordaeron, hero: int, face: Face) -> int:
    """WOW-EQUIP-04 to 07, WOW-ADDON-02: the slots that take a card, whatever lies there, as bits."""
    found = s.world.slots_for[s.klass[hero]][face.number]
    answerers = s.kit[hero].answerers
    if face.type == ids.INSTANT and answerers[EXTRA_SLOT] and s.slots(hero) > ids.EXTRA_SLOT:
        found |= 1 << ids.EXTRA_SLOT
    for card in answerers[SLOT_ACCEPTS]:
        for slot in range(ids.PRINTED_SLOTS):
            if card.slot_accepts(s, hero, slot, face):
                found |= 1 << slot
    return found


def fits(s: Lordaeron, hero: int, face: Face, slot: int) -> bool:
    """Whether a slot takes a card."""
    if s.world.slots_for[s.klass[hero]][face.number] >> slot & 1:
        return True
    return bool(slots_taking(s, hero, face) >> slot & 1)


def free_slots(s: Lordaeron, hero: int, face: Face) -> tuple[int, ...]:
    """WOW-EQUIP-02: slots that take a card and are empty; what is printed there does not matter (WOW-EQUIP-09)."""
    first = hero * ids.SLOTS
    return tuple([slot for slot in members(slots_taking(s, hero, face)) if s.worn[first + slot] < 0])


def addon_slots(s: Lordaeron, hero: int, face: Face) -> tuple[int, ...]:
    """WOW-ADDON-02 to 04: slots that take an add-on; a slot holds one of each function."""
    found = slots_taking(s, hero, face)
    for card in s.addons[hero]:
        other = s.world.faces[card]
        if other.addon == face.addon:
            found &= ~(1 << addon_slot(s, hero, other))
    return members(found)


def addon_slot(s: Lordaeron, hero: int, face: Face) -> int:
    """Where an equipped add-on lies: no sheet has two slots for the types that add-ons have; -1 if it fits nowhere."""
    found = members(slots_taking(s, hero, face))
    return found[0] if found else -1
