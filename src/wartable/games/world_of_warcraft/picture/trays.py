"""Beside the board: the tracks, quests, Merchant, events, Overlord, and what a question puts before its player."""

from __future__ import annotations

from wartable.engine.picture.scene import Card, Counter, Tray
from wartable.engine.play import decision
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.events.auction import BID, Hammer
from wartable.games.world_of_warcraft.picture import chances, icons
from wartable.games.world_of_warcraft.picture.cards import Shown, copies, energy_counter, face_card, gold_counter
from wartable.games.world_of_warcraft.picture.lore import Lore
from wartable.games.world_of_warcraft.picture.panels import capacity
from wartable.games.world_of_warcraft.picture.pieces import overlord_tip
from wartable.games.world_of_warcraft.rules import actions as act
from wartable.games.world_of_warcraft.rules.asking import HeroChoice
from wartable.games.world_of_warcraft.rules.draft import PickClass
from wartable.games.world_of_warcraft.rules.printed import EventFace
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members

AHEAD = 6
"""How many spaces of the turn track are shown."""
ON_SHEETS = (act.Use, act.Leave, act.Equip, act.Unequip, act.Drop, act.Sell, act.Give, act.AskFor)
"""Verbs about cards that somebody has."""


def trays(s: Lordaeron, viewer: int | None, asked: bool, lore: Lore, shown: Shown) -> list[Tray]:
    found = question_trays(s, lore, shown) if asked else []
    if s.klass[0] < 0:
        return found
    found += auction_trays(s, viewer, lore)
    first = s.faction_of(s.seat_of.index(viewer)) if viewer is not None else s.active
    quests = [quest_card(s, quest, lore, shown) for faction in (first, 1 - first) for quest in s.quests[faction]]
    found.append(Tray("quests", lore.say("tray-quests"), tuple(quests), True, icons.QUEST))
    found.append(Tray("merchant", lore.say("tray-merchant"), merchant_cards(s, viewer, lore, shown), True, icons.GOLD))
    found.append(Tray("events", lore.say("tray-events"), event_cards(s, lore, shown), True, icons.EVENT))
    overlord = (overlord_card(s, lore), *track_cards(s, lore))
    found.append(Tray("overlord", lore.say("tray-overlord"), overlord, True, icons.OVERLORDS[s.overlord]))
    found.append(Tray("decks", lore.say("tray-decks"), tuple(deck_cards(s, lore)), True, icons.DECK))
    return found


# What a question is about.


def question_trays(s: Lordaeron, lore: Lore, shown: Shown) -> list[Tray]:
    """Classes, or cards that are no one's yet: powers to learn, talents, drawn items."""
    if isinstance(decision(s), PickClass):
        classes = [a.klass for a in s.moves if isinstance(a, act.ChooseClass)]
        faces = [class_card(s, klass, lore) for klass in classes]
        return [Tray("classes", lore.say("tray-classes"), tuple(faces), True, icons.CHOICE)]
    choice = decision(s)
    hero = choice.hero if isinstance(choice, HeroChoice) else ids.NOBODY
    cards: list[Card] = []
    for a in s.moves:
        if isinstance(a, act.OnCard) and not isinstance(a, (*ON_SHEETS, act.Buy)):
            face = s.face(a.card)
            name = shown.add("choice", ids.NOBODY, a.card, f"choice-{face.name}")
            price = gold_counter(face.gold, lore) if isinstance(a, act.Learn) else ()
            cards.append(face_card(name, face, lore, counters=(*price, *energy_counter(face.energy, lore))))
        elif isinstance(a, act.ChooseQuest) and not any([a.quest in open_ones for open_ones in s.quests]):
            cards.append(quest_card(s, a.quest, lore, shown))
    message = "tray-lessons" if any([isinstance(a, act.Learn) for a in s.moves]) else "tray-choice"
    title = lore.words(message, hero=lore.hero(hero) if hero >= 0 else "")
    return [Tray("choice", title, tuple(cards), True, icons.CHOICE)] if cards else []


def class_card(s: Lordaeron, klass: int, lore: Lore) -> Card:
    """A class with the Health, Energy and cards it begins with, and who plays it for each faction."""
    content = s.world.content
    at = klass * ids.LEVELS
    counters = (
        Counter(capacity("health", content.cap_health[at], lore), icons.HEALTH, content.cap_health[at]),
        Counter(capacity("energy", content.cap_energy[at], lore), icons.ENERGY, content.cap_energy[at]),
    )
    lines: list[str] = []
    for faction, name in enumerate(ids.FACTIONS):
        race = content.race[klass * 2 + faction]
        if race >= 0:
            lines.append(f"{lore.say('faction-' + name)}: {lore.say('race-' + ids.RACES[race])}")
    first = klass * len(ids.FACTIONS) * ids.PRINTED_SLOTS
    printed = dict.fromkeys(content.preprinted[first : first + len(ids.FACTIONS) * ids.PRINTED_SLOTS])
    lines.append(", ".join([lore.card(card) for card in printed if card >= 0]))
    title = lore.say("class-" + ids.CLASSES[klass])
    tip = "\n".join([title, *lines])
    name = f"class-{ids.CLASSES[klass]}"
    return Card(name, title, tuple(lines), (icons.CLASSES[klass],), "blue", counters, tip)


def auction_trays(s: Lordaeron, viewer: int | None, lore: Lore) -> list[Tray]:
    """The item that is bid for, and what the viewer has bid (WOW-AUCTION-02)."""
    lots = [frame.card for frame in s.stack if isinstance(frame, Hammer)]
    bids = s.bids[viewer] if viewer is not None else ()
    said = ", ".join([lore.words("line-bid", hero=lore.hero(bid // BID), gold=bid % BID) for bid in bids])
    cards = [face_card(f"auction-{s.face(lot).name}", s.face(lot), lore, first=said) for lot in lots]
    return [Tray("auction", lore.say("tray-auction"), tuple(cards), True, icons.LOT)] if cards else []


# What lies beside the board.


def quest_card(s: Lordaeron, number: int, lore: Lore, shown: Shown) -> Card:
    """Where, what is left to defeat, the reward, how far the faction's heroes are, and what stands in the way."""
    quest = s.quest(number)
    opened = number in s.quests[quest.faction]
    left = (s.targets.get(number * 2, 0), s.targets.get(number * 2 + 1, 0)) if opened else quest.targets
    party = [hero for hero in members(s.members(quest.faction)) if s.region[hero] >= 0]
    content = s.world.content
    attack = health = 0
    for colour, count in enumerate(left):
        at = quest.type * len(ids.COLOURS) + colour
        attack += count * content.attack[at]
        health += count * content.health[at]
    threat = content.threat[quest.type * len(ids.COLOURS)]
    lines = [
        f"{lore.group(quest.type, (*left, 0))}: {lore.region(quest.region)}",
        party_line(s, number, party, opened and any(left), lore),
        lore.words("line-reward", reward=lore.quest_reward(quest)),
        f"{lore.values(threat, attack, health)}. {lore.words('line-quest-level', level=quest.level)}",
    ]
    if s.blue >> quest.region & 1:
        types = [lore.say("creature-" + ids.CREATURES[type]) for type in s.blues_at(quest.region)]
        lines.append(lore.words("line-guarded", creatures=", ".join(types)))
    title = f"{quest.name} · {lore.quest(number)}"
    name = shown.add("quest", ids.NOBODY, number, f"quest-{quest.name}")
    tone = ("green", "green", "plain", "red")[quest.deck]
    tip = "\n".join([title, lore.say("faction-" + ids.FACTIONS[quest.faction]), *lines])
    return Card(name, title, tuple(lines), (icons.CREATURES[quest.type], icons.FACTIONS[quest.faction]), tone, (), tip)


def party_line(s: Lordaeron, number: int, party: list[int], fought: bool, lore: Lore) -> str:
    """How far each hero is, and how likely it wins alone; and all of them together."""
    quest = s.quest(number)
    steps = s.world.steps_for[quest.faction]
    said: list[str] = []
    for hero in party:
        far = lore.words("line-far", hero=lore.hero(hero), number=steps[s.region[hero]][quest.region])
        alone = lore.words("chance-alone", percent=chances.of_quest(s, number, (hero,))) if fought else ""
        said.append(f"{far}, {alone}" if alone else far)
    if fought and len(party) > 1:
        said.append(lore.words("chance-together", percent=chances.of_quest(s, number, tuple(party))))
    return "; ".join(said)


def merchant_cards(s: Lordaeron, viewer: int | None, lore: Lore, shown: Shown) -> tuple[Card, ...]:
    """Items with their prices; what none of the viewer's heroes can pay is grey."""
    purse = max([s.gold[hero] for hero in range(s.settings.heroes) if viewer is None or s.seat_of[hero] == viewer])
    found: list[Card] = []
    for card in dict.fromkeys(s.merchant):
        face = s.face(card)
        name = shown.add("merchant", ids.NOBODY, card, f"merchant-{face.name}")
        counters = (*gold_counter(face.gold, lore), *copies(s.merchant.count(card), lore))
        found.append(face_card(name, face, lore, "" if face.gold <= purse else "grey", counters))
    return tuple(found)


def event_cards(s: Lordaeron, lore: Lore, shown: Shown) -> tuple[Card, ...]:
    return tuple([event_card(s, event, s.in_play.count(event), lore, shown) for event in dict.fromkeys(s.in_play)])


def event_card(s: Lordaeron, event: int, number: int, lore: Lore, shown: Shown) -> Card:
    face = s.world.content.events[event]
    lines = event_lines(s, face, lore)
    title = lore.event(event)
    name = shown.add("event", ids.NOBODY, event, f"event-{face.name}")
    icon = icons.BOSS if face.boss else icons.WAR if len(face.regions) == 2 else icons.EVENT
    return Card(name, title, tuple(lines), (icon,), "purple", copies(number, lore), "\n".join([title, *lines]))


def event_lines(s: Lordaeron, face: EventFace, lore: Lore) -> list[str]:
    """What it does, where, for what reward, and what it has gathered so far; wars and bosses say where they are."""
    lines = [lore.event_effect(face.number)]
    if face.regions and not face.boss and len(face.regions) != 2:
        lines.append(", ".join([lore.region(region) for region in face.regions]))
    if face.boss:
        threat, attack, health = face.values
        lines.append(lore.values(threat, attack, health))
    strong, weak = lore.reward(face.strong), lore.reward(face.weak)
    if strong and strong == weak:
        lines.append(lore.words("line-reward", reward=strong))
    elif strong or weak:
        lines.append(lore.words("line-rewards", strong=strong, weak=weak))
    if face.name == "bounty" and s.marked:
        lines.append(lore.words("line-bounty", heroes=", ".join([lore.hero(hero) for hero in s.marked])))
    if face.boss and (s.hoard_gold or s.hoard):
        lines.append(hoard_line(s, lore))
    for faction, name in enumerate(ids.FACTIONS):
        number = sum([count for key, count in s.trophies.items() if key // ids.TYPES == faction])
        if face.name == "cleanse-the-land" and number:
            lines.append(lore.words("line-trophies", faction=lore.say("faction-" + name), number=number))
    return lines


def hoard_line(s: Lordaeron, lore: Lore) -> str:
    """What bosses have collected."""
    cards = ", ".join([lore.card(card) for card in s.hoard]) or lore.say("nothing")
    return lore.words("line-hoard", gold=s.hoard_gold, cards=cards)


def overlord_card(s: Lordaeron, lore: Lore) -> Card:
    """The sheet of the Overlord."""
    title, *lines = overlord_tip(s, lore).split("\n")
    hidden = lore.words("line-hidden", number=s.tokens.bit_count())
    where = lore.region(s.overlord_at) if s.overlord_at >= 0 else hidden
    tip = "\n".join([title, where, *lines])
    return Card("overlord-sheet", title, (where, *lines), (icons.OVERLORDS[s.overlord],), "red", (), tip)


def track_cards(s: Lordaeron, lore: Lore) -> list[Card]:
    """Where the turn marker is and what the next spaces bring; the XP of both factions."""
    content = s.world.content
    spaces: list[str] = []
    for turn in range(s.turn + 1, min(s.turn + AHEAD, ids.LAST_TURN) + 1):
        icon = content.icons[turn]
        if icon == ids.EVENT_ICON:
            spaces.append(lore.words("track-event", turn=turn))
        elif icon != ids.NO_ICON:
            spaces.append(lore.words("track-item", turn=turn, deck=lore.say("item-deck-" + ids.ITEM_DECKS[icon])))
    title = lore.say("track-turn")
    turns = Counter(lore.words("counter-turn", last=ids.LAST_TURN), icons.TURN, min(s.turn, ids.LAST_TURN))
    turns.most = ids.LAST_TURN
    tip = "\n".join([lore.tip("track-turn"), *spaces])
    found = [Card("track-turn", title, tuple(spaces), (icons.TURN,), "plain", (turns,), tip)]
    for faction, name in enumerate(ids.FACTIONS):
        lines = [
            lore.words("track-hero", hero=lore.hero(hero), xp=s.xp[hero], level=s.level[hero])
            for hero in members(s.members(faction))
        ]
        title = lore.words("track-xp", faction=lore.say("faction-" + name))
        total = Counter(lore.say("counter-xp"), icons.XP, s.total_xp(faction))
        tip = "\n".join([title, *lines])
        tone = ("blue", "red")[faction]
        found.append(Card(f"track-xp-{name}", title, tuple(lines), (icons.FACTIONS[faction],), tone, (total,), tip))
    return found


def deck_cards(s: Lordaeron, lore: Lore) -> list[Card]:
    """How many cards are left in each deck."""
    found: list[Card] = []
    for deck in range(ids.DRAWN_DECKS):
        number = len(s.item_decks[deck]) + len(s.items_under[deck])
        title = lore.words("deck-items", deck=lore.say("item-deck-" + ids.ITEM_DECKS[deck]))
        found.append(deck_card(f"deck-{ids.ITEM_DECKS[deck]}", title, number, icons.ITEM_DECKS[deck], "items", lore))
    found.append(deck_card("deck-events", lore.say("deck-events"), len(s.event_deck), icons.EVENT, "events", lore))
    for faction, side in enumerate(ids.FACTIONS):
        for deck in range(ids.GREEN_DECK, len(ids.QUEST_DECKS)):
            at = faction * len(ids.QUEST_DECKS) + deck
            number = len(s.quest_decks[at]) + len(s.quests_under[at])
            name = lore.say("quest-deck-" + ids.QUEST_DECKS[deck])
            title = lore.words("deck-quests", deck=name, faction=lore.say("faction-" + side))
            found.append(deck_card(f"deck-{side}-{ids.QUEST_DECKS[deck]}", title, number, icons.QUEST, "quests", lore))
    return found


def deck_card(name: str, title: str, number: int, icon: str, kind: str, lore: Lore) -> Card:
    tip = f"{title}\n{lore.say(f'deck-{kind}-about')}"
    return Card(name, title, (), (icon,), "plain", (Counter(lore.say("counter-deck"), icons.DECK, number),), tip)
