"""Events in play (rulebook: «Карты Событий»). What each of them does is in `events/`; `bonus.py` draws them."""

from __future__ import annotations

from wartable.games.world_of_warcraft.rules.state import Lordaeron, without


def travel_toll(s: Lordaeron, hero: int) -> int:
    """Energy that a Travel action of this hero costs."""
    toll = 0
    for event in s.in_play:
        if event in s.world.tolling:
            toll += s.world.happening(event).travel_toll(s, hero)
    return toll


def after_action(s: Lordaeron, hero: int) -> None:
    """Schedule what events offer a hero that has finished an action."""
    for event in s.in_play:
        if event in s.world.following_actions:
            s.world.happening(event).after_action(s, hero)


def after_combat(s: Lordaeron) -> None:
    """Schedule what events in play make of a combat, each card for itself, in the order drawn (WOW-RULING-65).

    A card that stays until the next Event is the one drawn last and comes first: it looks at what else was in play.
    """
    happenings = [s.world.happening(event) for event in s.in_play]
    for first in (True, False):
        for happening in happenings:
            if happening.until_next is first:
                happening.after_combat(s)


def rival_quest_done(s: Lordaeron, quest: int) -> int:
    """The other faction completes a quest (Subterfuge): by how much its XP are less. The card has done its work."""
    for event in s.in_play:
        less = s.world.happening(event).less_xp(s)
        if less:
            discard_event(s, event)
            return less
    return 0


def discard_event(s: Lordaeron, event: int) -> None:
    """A card leaves play (WOW-EVENT-02)."""
    s.in_play = without(s.in_play, event)
    s.event_discard = (*s.event_discard, event)
    s.emit("event-discarded", "WOW-EVENT-02", {"event": event})
