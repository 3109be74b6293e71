"""Before the first turn (rulebook: «Подготовка к игре»): the Overlord, decks, quests, what every hero begins with."""

from __future__ import annotations

from wartable.engine.frames import Step
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.draft import Draft
from wartable.games.world_of_warcraft.rules.settings import RANDOM
from wartable.games.world_of_warcraft.rules.spawning import draw_quest, spawn
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put
from wartable.games.world_of_warcraft.rules.turn import FactionTurn


def begin(s: Lordaeron) -> None:
    """Classes and factions first, then everything else, then the first turn."""
    s.then(Draft(), LayOut(), FactionTurn())


class LayOut(Step[Lordaeron]):
    """WOW-SETUP-09 to 26."""

    def run(self, s: Lordaeron) -> None:
        for hero in range(s.settings.heroes):
            equip_hero(s, hero)
        choose_overlord(s)
        shuffle_items(s)
        shuffle_quests(s)
        shuffle_events(s)
        # WOW-RULING-12
        for faction in (ids.HORDE, ids.ALLIANCE):
            draw_first_quests(s, faction)
        s.active = ids.HORDE


def equip_hero(s: Lordaeron, hero: int) -> None:
    """WOW-SETUP-09 to 13: level 1, full Health and Energy, in the starting region, some gold."""
    content = s.world.content
    s.level[hero] = 1
    s.refresh(hero)
    s.health[hero] = s.cap_health[hero]
    s.energy[hero] = s.cap_energy[hero]
    s.gold[hero] = content.start_gold
    s.place(hero, content.starts[s.faction_of(hero)])


def choose_overlord(s: Lordaeron) -> None:
    """WOW-SETUP-14, 16, WOW-OVERLORD-03, 07, 10: one Overlord, and where it is."""
    content = s.world.content
    wanted = s.settings.overlord
    s.overlord = s.draw(len(ids.OVERLORDS), "overlord") if wanted == RANDOM else ids.OVERLORDS.index(wanted)
    s.overlord_at = content.overlord_start[s.overlord]
    if s.overlord == ids.KAZZAK:
        s.tokens = (1 << ids.TOKENS) - 1
        s.true_token = (s.draw(ids.TOKENS, "true token"),)
    s.emit("overlord", "WOW-SETUP-14", {"overlord": s.overlord})


def shuffle_items(s: Lordaeron) -> None:
    """WOW-SETUP-17, 18: the item decks, and the first wares of the Merchant."""
    content = s.world.content
    for deck in range(ids.DRAWN_DECKS):
        cards = s.shuffled(list(content.items[deck]), "items")
        first = content.merchant_start[deck]
        s.merchant = tuple(sorted((*s.merchant, *cards[:first])))
        s.item_decks = put(s.item_decks, deck, tuple(cards[first:]))
    s.specials = tuple(sorted(content.items[ids.SPECIAL]))


def shuffle_quests(s: Lordaeron) -> None:
    """WOW-SETUP-19: four decks for each faction."""
    s.quest_decks = tuple([tuple(s.shuffled(deck, "quests")) for deck in s.world.quest_decks])


def draw_first_quests(s: Lordaeron, faction: int) -> None:
    """WOW-SETUP-20 to 23: gray quests and a green one; the rest of the gray ones leaves the game."""
    content = s.world.content
    gray, green = content.start_gray[s.settings.side], content.start_green
    for colour in (ids.GRAY,) * gray + (ids.GREEN_DECK,) * green:
        number = draw_quest(s, faction, colour)
        if number >= 0:
            spawn(s, number)
    deck = faction * len(ids.QUEST_DECKS) + ids.GRAY
    s.quest_decks = put(s.quest_decks, deck, ())
    s.quests_under = put(s.quests_under, deck, ())


def shuffle_events(s: Lordaeron) -> None:
    """WOW-SETUP-25: the base events, and those of the Overlord."""
    cards: list[int] = []
    for event in s.world.content.events:
        if event.overlord in (ids.NOBODY, s.overlord):
            cards += [event.number] * event.copies
    s.event_deck = tuple(s.shuffled(cards, "events"))
