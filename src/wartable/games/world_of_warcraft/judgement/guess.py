"""Filling the unknowns of a view so that it becomes a whole state, with nothing but what the view tells."""

from __future__ import annotations

from wartable.engine.luck import Dice
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.overlords import RELIC
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put
from wartable.toolbox.masks import members


def fill_in(s: Lordaeron) -> None:
    """Deal the unknown cards, hide Kazzak, guess what the others have seen and bid."""
    if s.klass[0] < 0:
        return
    dice = Dice(int.from_bytes(s.secret[:4], "big"))
    deal_items(s, dice)
    deal_quests(s, dice)
    deal_events(s, dice)
    hide_kazzak(s, dice)
    guess_bids(s, dice)


def shuffled(cards: list[int], dice: Dice) -> list[int]:
    for i in range(len(cards) - 1, 0, -1):
        j = dice.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def counted(known: list[int], many: int) -> list[int]:
    """How many of each are known, by number."""
    counts = [0] * many
    for one in known:
        if one >= 0:
            counts[one] += 1
    return counts


def _left(every: list[int], known: list[int]) -> list[int]:
    """What is not among those that are counted as known."""
    left: list[int] = []
    for one in every:
        if known[one]:
            known[one] -= 1
        else:
            left.append(one)
    return left


def deal_items(s: Lordaeron, dice: Dice) -> None:
    known = [*s.merchant, *s.shown, *s.hoard, *s.items_gone, *[card for card in s.worn if card >= 0]]
    for pile in (*s.bag, *s.addons, *s.items_under):
        known += pile
    counts = counted(known, s.world.many)
    for deck in range(ids.DRAWN_DECKS):
        if ids.UNKNOWN in s.item_decks[deck]:
            left = shuffled(_left(list(s.world.content.items[deck]), counts), dice)
            s.item_decks = put(s.item_decks, deck, tuple(left[: len(s.item_decks[deck])]))


def deal_quests(s: Lordaeron, dice: Dice) -> None:
    known = [*s.quests[0], *s.quests[1], *s.quests_done]
    for pile in s.quests_under:
        known += pile
    counts = counted(known, len(s.world.content.quests))
    for deck, own in enumerate(s.world.quest_decks):
        if ids.UNKNOWN in s.quest_decks[deck]:
            s.quest_decks = put(s.quest_decks, deck, tuple(shuffled(_left(own, counts), dice)))


def deal_events(s: Lordaeron, dice: Dice) -> None:
    if ids.UNKNOWN in s.event_deck:
        every: list[int] = []
        for event in s.world.content.events:
            if event.overlord in (ids.NOBODY, s.overlord):
                every += [event.number] * event.copies
        known = [*s.event_discard, *s.in_play]
        if s.relic >= 0:
            known.append(s.world.content.event[RELIC])
        left = shuffled(_left(every, counted(known, len(s.world.content.events))), dice)
        s.event_deck = tuple(left[: len(s.event_deck)])


def hide_kazzak(s: Lordaeron, dice: Dice) -> None:
    """WOW-OVERLORD-03: under one of the tokens that may still be the true one; what others saw follows from that."""
    if ids.UNKNOWN not in s.true_token:
        return
    may_be = s.tokens
    for pile in s.seen:
        for entry in pile:
            if entry >= 0:
                may_be = 1 << entry // 2 if entry % 2 else may_be & ~(1 << entry // 2)
    places = members(may_be)
    true = places[dice.below(len(places))]
    s.true_token = (true,)
    for hero in range(s.settings.heroes):
        looked = members(s.looked[s.faction_of(hero)])
        seen = tuple([place * 2 + int(place == true) for place in looked])
        s.seen = put(s.seen, s.seat_of[hero], seen)


def guess_bids(s: Lordaeron, dice: Dice) -> None:
    """WOW-AUCTION-02: anything from nothing to all the gold of the bidder."""
    for seat, pile in enumerate(s.bids):
        if ids.UNKNOWN in pile:
            own = [hero for hero in range(s.settings.heroes) if s.seat_of[hero] == seat]
            found = [hero * 100 + dice.below(min(99, s.gold[hero]) + 1) for hero in own[: len(pile)]]
            s.bids = put(s.bids, seat, tuple(found))
