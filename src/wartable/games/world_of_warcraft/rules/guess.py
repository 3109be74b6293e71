"""A whole state that fits a view: what nobody may know is drawn anew, what somebody has seen is respected."""

from __future__ import annotations

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put
from wartable.toolbox.masks import members


def fill_in(s: Lordaeron) -> None:
    """Deal the unknown cards, hide Kazzak, guess what the others have seen and bid."""
    if s.klass[0] < 0:
        return
    deal_items(s)
    deal_quests(s)
    deal_events(s)
    hide_kazzak(s)
    guess_bids(s)


def _left(every: list[int], known: list[int]) -> list[int]:
    left = list(every)
    for one in known:
        if one in left:
            left.remove(one)
    return left


def deal_items(s: Lordaeron) -> None:
    known = [*s.merchant, *s.shown, *s.hoard, *s.items_gone, *[card for card in s.worn if card >= 0]]
    for pile in (*s.bag, *s.addons, *s.items_under):
        known += pile
    for deck in range(ids.DRAWN_DECKS):
        if ids.UNKNOWN in s.item_decks[deck]:
            left = s.shuffled(_left(list(s.world.content.items[deck]), known), "guess")
            s.item_decks = put(s.item_decks, deck, tuple(left[: len(s.item_decks[deck])]))


def deal_quests(s: Lordaeron) -> None:
    quests = s.world.content.quests
    known = [*s.quests[0], *s.quests[1], *s.quests_done]
    for pile in s.quests_under:
        known += pile
    for faction in (ids.ALLIANCE, ids.HORDE):
        for colour in range(len(ids.QUEST_DECKS)):
            deck = faction * len(ids.QUEST_DECKS) + colour
            if ids.UNKNOWN in s.quest_decks[deck]:
                own = [quest.number for quest in quests if quest.faction == faction and quest.deck == colour]
                s.quest_decks = put(s.quest_decks, deck, tuple(s.shuffled(_left(own, known), "guess")))


def deal_events(s: Lordaeron) -> None:
    if ids.UNKNOWN in s.event_deck:
        every: list[int] = []
        for event in s.world.content.events:
            if event.overlord in (ids.NOBODY, s.overlord):
                every += [event.number] * event.copies
        left = s.shuffled(_left(every, [*s.event_discard, *s.in_play]), "guess")
        s.event_deck = tuple(left[: len(s.event_deck)])


def hide_kazzak(s: Lordaeron) -> None:
    """WOW-OVERLORD-03: under one of the tokens that may still be the true one; what others saw follows from that."""
    if ids.UNKNOWN not in s.true_token:
        return
    may_be = s.tokens
    for pile in s.seen:
        for entry in pile:
            if entry >= 0:
                may_be = 1 << entry // 2 if entry % 2 else may_be & ~(1 << entry // 2)
    places = members(may_be)
    true = places[s.draw(len(places), "guess")]
    s.true_token = (true,)
    for hero in range(s.settings.heroes):
        looked = members(s.looked[s.faction_of(hero)])
        seen = tuple([place * 2 + int(place == true) for place in looked])
        s.seen = put(s.seen, s.seat_of[hero], seen)


def guess_bids(s: Lordaeron) -> None:
    """WOW-AUCTION-02: anything from nothing to all the gold of the bidder."""
    for seat, pile in enumerate(s.bids):
        if ids.UNKNOWN in pile:
            own = [hero for hero in range(s.settings.heroes) if s.seat_of[hero] == seat]
            found = [hero * 100 + s.draw(min(99, s.gold[hero]) + 1, "guess") for hero in own[: len(pile)]]
            s.bids = put(s.bids, seat, tuple(found))
