"""The character sheet of every hero as a panel: numbers, slots, add-ons, talents, Spellbook, Bag."""

from __future__ import annotations

from wartable.engine.picture.scene import Card, Counter, Panel, Row
from wartable.engine.play import decision
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.picture import icons
from wartable.games.world_of_warcraft.picture.cards import Shown, copies, energy_counter, face_card, types_said
from wartable.games.world_of_warcraft.picture.lore import Lore
from wartable.games.world_of_warcraft.picture.telling import seat_name
from wartable.games.world_of_warcraft.rules.asking import HeroChoice
from wartable.games.world_of_warcraft.rules.bag import Overflow
from wartable.games.world_of_warcraft.rules.creatures import LosePower
from wartable.games.world_of_warcraft.rules.manage import ChooseSlot, Managing
from wartable.games.world_of_warcraft.rules.printed import Face
from wartable.games.world_of_warcraft.rules.state import Lordaeron

ABOUT_SHEETS = (Managing, ChooseSlot, Overflow, LosePower)
"""Questions that are answered on a sheet."""
LOOKS = ((1, 2, 4), (0, 3, 5))
"""By faction and place in it: blue, green, gold for the Alliance, red, purple and another for the Horde."""


def panels(s: Lordaeron, lore: Lore, shown: Shown) -> list[Panel]:
    """One for each hero; before there are any, one for each seat."""
    if s.klass[0] < 0:
        return [draft_panel(s, seat, lore) for seat in range(s.settings.seats)]
    looks = looks_of(s)
    return [panel(s, hero, looks[s.seat_of[hero]], lore, shown) for hero in range(s.settings.heroes)]


def looks_of(s: Lordaeron) -> list[int]:
    """By seat: no two alike, those of a faction of one kind."""
    found = [0] * s.settings.seats
    used = [0, 0]
    for seat in range(s.settings.seats):
        faction = s.faction_of(s.seat_of.index(seat))
        found[seat] = LOOKS[faction][used[faction]]
        used[faction] += 1
    return found


def draft_panel(s: Lordaeron, seat: int, lore: Lore) -> Panel:
    """The classes a player has chosen so far."""
    cards = [
        Card(
            f"chosen-{ids.CLASSES[klass]}",
            lore.say("class-" + ids.CLASSES[klass]),
            (),
            (icons.CLASSES[klass],),
            "plain",
        )
        for place, klass in enumerate(s.chosen)
        if klass >= 0 and s.choosers[place] == seat
    ]
    choice = decision(s)
    return Panel(seat, seat_name(seat, lore.words), choice is not None and choice.seat == seat, (), tuple(cards))


def panel(s: Lordaeron, hero: int, look: int, lore: Lore, shown: Shown) -> Panel:
    seat = s.seat_of[hero]
    choice = decision(s)
    acting = choice is not None and (choice.hero == hero if isinstance(choice, HeroChoice) else choice.seat == seat)
    title = lore.words("panel", hero=lore.hero(hero), seat=seat_name(seat, lore.words))
    return Panel(
        seat,
        title,
        acting,
        tuple(counters(s, hero, lore)),
        (portrait(s, hero, lore),),
        look,
        tuple([row for row in rows(s, hero, lore, shown) if row.cards]),
        lore.hero(hero),
        acting and isinstance(choice, ABOUT_SHEETS),
    )


def counters(s: Lordaeron, hero: int, lore: Lore) -> list[Counter]:
    """Health and Energy of how much, level, XP of the next one, gold, actions, and what burdens it, if anything."""
    level_xp = s.world.content.level_xp
    level = s.level[hero]
    missing = level_xp[level] - s.xp[hero] if level < ids.LEVELS else 0
    progress = lore.words("tip-next-level", xp=missing, level=level + 1) if missing > 0 else lore.say("tip-top-level")
    xp = Counter(lore.say("counter-xp"), icons.XP, s.xp[hero], f"{lore.say('counter-xp')}\n{progress}")
    xp.most = level_xp[level] if missing > 0 else None
    found = [
        full("health", icons.HEALTH, s.health[hero], s.cap_health[hero], lore),
        full("energy", icons.ENERGY, s.energy[hero], s.cap_energy[hero], lore),
        Counter(lore.say("counter-level"), icons.LEVEL, level, lore.tip("counter-level")),
        xp,
        Counter(lore.say("counter-gold"), icons.GOLD, s.gold[hero], lore.tip("counter-gold")),
        Counter(lore.say("counter-actions"), icons.ACTIONS_LEFT, s.actions[hero], lore.tip("counter-actions")),
    ]
    for name, icon, number in (("stun", icons.STUN, s.stun[hero]), ("curse", icons.CURSE, s.curse[hero])):
        if number:
            found.append(Counter(lore.say("counter-" + name), icon, number, lore.tip("counter-" + name)))
    return found


def full(name: str, icon: str, now: int, most: int, lore: Lore) -> Counter:
    """Health or Energy of how much there may be."""
    title = capacity(name, most, lore)
    return Counter(title, icon, now, f"{title}\n{lore.say(f'counter-{name}-about')}", most=most)


def capacity(name: str, most: int, lore: Lore) -> str:
    """Health or Energy, and how much there may be."""
    return lore.words("counter-capacity", name=lore.say("counter-" + name), most=most)


def portrait(s: Lordaeron, hero: int, lore: Lore) -> Card:
    """The character: its name, race and class, and where it is."""
    content = s.world.content
    klass = s.klass[hero]
    side = klass * 2 + s.faction_of(hero)
    faction = ids.FACTIONS[s.faction_of(hero)]
    race = lore.say("race-" + ids.RACES[content.race[side]])
    name = lore.say("character-" + content.characters[side])
    lines = [name, f"{race}, {lore.say('faction-' + faction)}"]
    if s.region[hero] >= 0:
        lines.append(lore.region(s.region[hero]))
    if hero in s.marked:
        lines.append(lore.say("line-marked"))
    if s.relic == hero:
        lines.append(lore.say("line-relic"))
    tip = "\n".join([lore.hero(hero), *lines])
    return Card(f"sheet-{ids.CLASSES[klass]}", lore.hero(hero), tuple(lines), (icons.CLASSES[klass],), "plain", (), tip)


def rows(s: Lordaeron, hero: int, lore: Lore, shown: Shown) -> list[Row]:
    klass = ids.CLASSES[s.klass[hero]]
    content = s.world.content
    limit = content.bag_limit
    carried = sum([not s.face(card).exempt for card in s.bag[hero]])
    return [
        Row(lore.say("row-slots"), tuple([slot_card(s, hero, slot, lore, shown) for slot in range(s.slots(hero))])),
        Row(lore.say("row-addons"), several(s, hero, "addon", s.addons[hero], lore, shown)),
        Row(lore.words("row-bag", number=carried, most=limit), several(s, hero, "bag", s.bag[hero], lore, shown)),
        Row(lore.say("row-spellbook"), several(s, hero, "spell", s.spellbook(hero), lore, shown)),
        Row(lore.say("row-talents"), several(s, hero, "talent", s.talents[hero], lore, shown)),
        Row(lore.say("row-lots"), several(s, hero, "lot", s.lots[hero], lore, shown)),
        Row(lore.say("row-race"), (one_card(s, hero, "race", content.racial[race_of(s, hero)], klass, lore, shown),)),
    ]


def race_of(s: Lordaeron, hero: int) -> int:
    return s.klass[hero] * 2 + s.faction_of(hero)


def several(s: Lordaeron, hero: int, place: str, cards: tuple[int, ...], lore: Lore, shown: Shown) -> tuple[Card, ...]:
    """Cards of one place; equal ones lie on one another."""
    klass = ids.CLASSES[s.klass[hero]]
    return tuple(
        [one_card(s, hero, place, card, klass, lore, shown, cards.count(card)) for card in dict.fromkeys(cards)]
    )


def one_card(
    s: Lordaeron, hero: int, place: str, card: int, klass: str, lore: Lore, shown: Shown, number: int = 1
) -> Card:
    face = s.face(card)
    name = shown.add(place, hero, card, f"{place}-{klass}-{face.name}")
    counters = (*energy_counter(face.energy, lore), *copies(number, lore), *on_card(s, hero, card, lore))
    return sheet_card(name, face, lore, counters)


def sheet_card(name: str, face: Face, lore: Lore, counters: tuple[Counter, ...]) -> Card:
    """A card that somebody has: what it once cost is told only when it is looked at."""
    found = face_card(name, face, lore, counters=counters)
    price = lore.price(face)
    found.lines = tuple([line for line in found.lines if line != price])
    return found


def slot_card(s: Lordaeron, hero: int, slot: int, lore: Lore, shown: Shown) -> Card:
    """What lies in a slot; what is printed there, faintly where a card covers it; or what an empty one accepts."""
    klass = ids.CLASSES[s.klass[hero]]
    accepts = accepted(s, hero, slot, lore)
    card = s.worn[hero * ids.SLOTS + slot]
    printed = s.preprinted(hero, slot)
    name = f"slot-{klass}-{slot + 1}"
    shown.add("slots", hero, slot, name)
    if card < 0 and printed < 0:
        title = lore.words("slot", number=slot + 1)
        return Card(name, title, (accepts,), (icons.EMPTY,), "grey", (), f"{title}\n{accepts}")
    lies = card if card >= 0 else printed
    shown.add("slot", hero, lies, name)
    counters = (*energy_counter(s.face(lies).energy, lore), *on_card(s, hero, lies, lore))
    found = sheet_card(name, s.face(lies), lore, counters)
    more = [lore.words("slot-accepts", number=slot + 1, types=accepts)]
    if card >= 0 and printed >= 0:
        more.append(lore.words("slot-covers", card=lore.card(printed)))
    found.tooltip = "\n".join([found.tooltip, *more])
    return found


def accepted(s: Lordaeron, hero: int, slot: int, lore: Lore) -> str:
    content = s.world.content
    klass = s.klass[hero]
    if slot >= ids.PRINTED_SLOTS:
        return lore.say("type-instant")
    if content.stance_slot[klass] == slot:
        return lore.say("category-stance")
    at = klass * ids.PRINTED_SLOTS + slot
    return types_said(content.slot_types[at], content.slot_traits[at], lore)


def on_card(s: Lordaeron, hero: int, card: int, lore: Lore) -> tuple[Counter, ...]:
    """Health of a pet, tokens on a card."""
    found: list[Counter] = []
    if s.face(card).pet_health and s.slot_of(hero, card) >= 0:
        found.append(Counter(lore.say("counter-pet"), icons.PET, s.pet[hero]))
    if s.counter(hero, card):
        found.append(Counter(lore.say("counter-tokens"), icons.TOKENS, s.counter(hero, card)))
    return tuple(found)
