"""Which card fits which slot (rulebook: «Зона Карт», «Типы карт», «Характеристики карт», «Дополнительные предметы»)."""

from __future__ import annotations

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import SLOT_ACCEPTS
from wartable.games.world_of_warcraft.rules.printed import Face
from wartable.games.world_of_warcraft.rules.state import Lordaeron


def fits(s: Lordaeron, hero: int, face: Face, slot: int) -> bool:
    """WOW-EQUIP-04 to 07, WOW-ADDON-02: whether a slot takes a card, whatever lies there."""
    if slot == ids.EXTRA_SLOT:
        return face.type == ids.INSTANT and s.slots(hero) > slot
    content = s.world.content
    klass = s.klass[hero]
    if content.stance_slot[klass] == slot or (face.category == ids.STANCE and face.kind == ids.POWER):
        return content.stance_slot[klass] == slot and face.category == ids.STANCE
    at = klass * ids.PRINTED_SLOTS + slot
    if content.slot_types[at] >> face.type & 1 and (not face.item or face.traits & content.slot_traits[at]):
        return True
    return any([card.slot_accepts(s, hero, slot, face) for card in s.answerers(hero, SLOT_ACCEPTS)])


def free_slots(s: Lordaeron, hero: int, face: Face) -> list[int]:
    """WOW-EQUIP-02: slots that take a card and are empty; what is printed there does not matter (WOW-EQUIP-09)."""
    first = hero * ids.SLOTS
    return [slot for slot in range(s.slots(hero)) if s.worn[first + slot] < 0 and fits(s, hero, face, slot)]


def addon_slots(s: Lordaeron, hero: int, face: Face) -> list[int]:
    """WOW-ADDON-02 to 04: slots that take an add-on; a slot holds one of each function."""
    taken = [addon_slot(s, hero, s.world.faces[card]) for card in s.addons[hero] if _function(s, card) == face.addon]
    return [slot for slot in range(ids.PRINTED_SLOTS) if slot not in taken and fits(s, hero, face, slot)]


def addon_slot(s: Lordaeron, hero: int, face: Face) -> int:
    """Where an equipped add-on lies: no sheet has two slots for the types that add-ons have; -1 if it fits nowhere."""
    for slot in range(ids.PRINTED_SLOTS):
        if fits(s, hero, face, slot):
            return slot
    return -1


def _function(s: Lordaeron, card: int) -> int:
    return s.world.faces[card].addon
