"""Creatures come onto the board (rulebook: «Вытягивание карты Квеста», «Не хватает пластмассовых фигурок?»)."""

from __future__ import annotations

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put


def can_spawn(s: Lordaeron, number: int) -> bool:
    """WOW-SPAWN-05: whether there are figures for all targets of a quest."""
    quest = s.quest(number)
    return all([s.supply(quest.type, colour) >= quest.targets[colour] for colour in (ids.GREEN, ids.RED)])


def spawn(s: Lordaeron, number: int) -> None:
    """WOW-SPAWN-01, 02, 04, 07: targets, and as many blue creatures as there are figures."""
    quest = s.quest(number)
    s.quests = put(s.quests, quest.faction, (*s.quests[quest.faction], number))
    for colour in (ids.GREEN, ids.RED):
        if quest.targets[colour]:
            s.add_target(number, colour, quest.targets[colour])
    for region, type, count in quest.blues:
        found = min(count, s.supply(type, ids.BLUE))
        if found:
            s.add_blue(region, type, found)
        if s.log is not None:
            facts: dict[str, int | str] = {"creature": type, "region": region, "number": found}
            s.emit("spawned-blue", "WOW-SPAWN-01" if found == count else "WOW-SPAWN-04", facts)
    if s.log is not None:
        s.emit("quest-opened", "WOW-SPAWN-01", {"quest": number, "faction": quest.faction, "region": quest.region})


def draw_quest(s: Lordaeron, faction: int, colour: int) -> int:
    """WOW-QUEST-07, WOW-SPAWN-05: the first card of a deck whose targets can be placed; it is out of the deck.

    Cards that cannot be placed go under the deck. -1: no card of the deck can be.
    """
    deck = faction * len(ids.QUEST_DECKS) + colour
    for _ in range(len(s.quest_decks[deck]) + len(s.quests_under[deck])):
        number = _top(s, deck)
        if can_spawn(s, number):
            return number
        put_under(s, number)
        if s.log is not None:
            s.emit("too-few-figures", "WOW-SPAWN-05", {"quest": number, "faction": faction})
    return -1


def _top(s: Lordaeron, deck: int) -> int:
    pile = s.quest_decks[deck]
    if pile:
        s.quest_decks = put(s.quest_decks, deck, pile[1:])
        return pile[0]
    under = s.quests_under[deck]
    s.quests_under = put(s.quests_under, deck, under[1:])
    return under[0]


def put_under(s: Lordaeron, number: int) -> None:
    """WOW-RULING-83: under its deck, for all to see."""
    quest = s.quest(number)
    deck = quest.faction * len(ids.QUEST_DECKS) + quest.deck
    s.quests_under = put(s.quests_under, deck, (*s.quests_under[deck], number))


def decks_left(s: Lordaeron, faction: int) -> int:
    """WOW-QUEST-07, WOW-RULING-14: the colours a faction may draw from, as bits."""
    found = 0
    for colour in (ids.GREEN_DECK, ids.YELLOW_DECK, ids.RED_DECK):
        deck = faction * len(ids.QUEST_DECKS) + colour
        if s.quest_decks[deck] or s.quests_under[deck]:
            found |= 1 << colour
    return found
