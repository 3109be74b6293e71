"""What can never be true of a state that was reached by play."""

from __future__ import annotations

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.bag import too_full
from wartable.games.world_of_warcraft.rules.slots import addon_slot, fits
from wartable.games.world_of_warcraft.rules.state import Lordaeron


def faults(s: Lordaeron) -> list[str]:
    if s.klass[0] < 0:
        return []
    found: list[str] = []
    for hero in range(s.settings.heroes):
        found += hero_faults(s, hero)
        found += sheet_faults(s, hero)
    return [*found, *figure_faults(s), *item_faults(s), *quest_faults(s), *event_faults(s)]


def hero_faults(s: Lordaeron, hero: int) -> list[str]:
    """WOW-XP-03, WOW-RULING-15, WOW-TRAVEL-06, WOW-TALENT-04."""
    name = s.hero_names()[hero]
    content = s.world.content
    found: list[str] = []
    region = s.region[hero]
    if not 0 <= region < s.world.regions or not s.world.open_to[s.faction_of(hero)] >> region & 1:
        found.append(f"{name}: in a region where it cannot be")
    if not 0 <= s.xp[hero] <= content.level_xp[-1]:
        found.append(f"{name}: {s.xp[hero]} XP")
    if not 1 <= s.level[hero] <= ids.LEVELS or s.xp[hero] < content.level_xp[s.level[hero] - 1]:
        found.append(f"{name}: level {s.level[hero]} with {s.xp[hero]} XP")
    if s.health[hero] < 0 or s.energy[hero] < 0 or s.gold[hero] < 0:
        found.append(f"{name}: debts")
    if s.foe < 0 and s.faction_of(hero) != s.active and s.health[hero] > s.cap_health[hero]:
        found.append(f"{name}: more Health than it can have")
    if len(s.talents[hero]) >= s.level[hero]:
        found.append(f"{name}: {len(s.talents[hero])} talents at level {s.level[hero]}")
    if s.stun[hero] and s.foe < 0:
        found.append(f"{name}: Stun tokens outside combat")
    return found


def sheet_faults(s: Lordaeron, hero: int) -> list[str]:
    """WOW-EQUIP-01 to 08, WOW-POWER-01, 06, WOW-ADDON-02, 04, WOW-BAG-01."""
    name = s.hero_names()[hero]
    faces = s.world.faces
    names = s.world.content.card_names
    found: list[str] = []
    worn = s.worn[hero * ids.SLOTS : (hero + 1) * ids.SLOTS]
    categories: list[int] = []
    for slot, card in enumerate(worn):
        if card < 0:
            continue
        face = faces[card]
        if not fits(s, hero, face, slot) or face.level > s.level[hero] or face.addon >= 0:
            found.append(f"{name}: {names[card]} does not fit slot {slot + 1}")
        if face.kind == ids.POWER and card not in s.learned[hero]:
            found.append(f"{name}: {names[card]} was never learned")
        if face.category >= 0:
            categories.append(face.category)
    if len(set(categories)) < len(categories):
        found.append(f"{name}: two powers of one unique category")
    places = [(addon_slot(s, hero, faces[card]), faces[card].addon) for card in s.addons[hero]]
    if len(set(places)) < len(places) or any([slot < 0 for slot, _ in places]):
        found.append(f"{name}: add-ons that do not fit")
    powers = s.world.content.powers[s.klass[hero]]
    talents = s.world.content.talents[s.klass[hero]]
    if any([card not in powers for card in s.learned[hero]]) or len(set(s.learned[hero])) < len(s.learned[hero]):
        found.append(f"{name}: powers of another class, or the same one twice")
    if any([card not in talents for card in s.talents[hero]]) or len(set(s.talents[hero])) < len(s.talents[hero]):
        found.append(f"{name}: talents of another class, or the same one twice")
    if s.pet[hero] and not any([card >= 0 and faces[card].pet_health for card in worn]):
        found.append(f"{name}: Health of a pet that is not there")
    if too_full(s, hero) and not overflowing(s, hero):
        found.append(f"{name}: too much in the Bag")
    return found


def overflowing(s: Lordaeron, hero: int) -> bool:
    """Whether somebody is about to be asked, or is managing."""
    return any([frame.write().split()[0] in ("FullBag", "Overflow", "Managing", "ChooseSlot") for frame in s.stack])


def figure_faults(s: Lordaeron) -> list[str]:
    """WOW-SPAWN-03: no more figures than the box has."""
    found: list[str] = []
    for type, name in enumerate(ids.CREATURES):
        for colour, word in enumerate(ids.COLOURS):
            if s.supply(type, colour) < 0:
                found.append(f"{name}: more {word} figures than there are")
    for key, count in (*s.blues.items(), *s.targets.items()):
        if count <= 0:
            found.append(f"creatures: {count} at {key}")
    here = 0
    for key in s.blues:
        here |= 1 << key // ids.TYPES
    if here != s.blue:
        found.append("independent creatures are out of step")
    return found


def item_faults(s: Lordaeron) -> list[str]:
    """Every item is in one place; what was used up is in none."""
    there: list[int] = [*s.merchant, *s.shown, *s.specials, *s.hoard]
    for pile in (*s.item_decks, *s.items_under, *s.bag, *s.addons):
        there += pile
    there += [card for card in s.worn if card >= 0]
    faces = s.world.faces
    found: list[str] = []
    for card in sorted(set(there)):
        if card >= 0 and faces[card].kind == ids.ITEM and there.count(card) > faces[card].copies:
            found.append(f"more {faces[card].name} than there are")
    return found


def quest_faults(s: Lordaeron) -> list[str]:
    """Every quest is in one place, with its own faction."""
    found: list[str] = []
    seen: list[int] = []
    for faction, pile in enumerate(s.quests):
        seen += pile
        if any([s.quest(number).faction != faction for number in pile]):
            found.append("a quest of the other faction")
    for pile in (*s.quest_decks, *s.quests_under):
        seen += [number for number in pile if number >= 0]
    if len(set(seen)) < len(seen):
        found.append("a quest is in two places")
    for key in s.targets:
        if key // 2 not in s.quests[s.quest(key // 2).faction]:
            found.append(f"targets of a quest that is not open: {s.quest(key // 2).name}")
    return found


def event_faults(s: Lordaeron) -> list[str]:
    """No more event cards than there are."""
    there = [number for number in (*s.event_deck, *s.event_discard, *s.in_play) if number >= 0]
    events = s.world.content.events
    return [f"more {events[n].name} than there are" for n in sorted(set(there)) if there.count(n) > events[n].copies]
