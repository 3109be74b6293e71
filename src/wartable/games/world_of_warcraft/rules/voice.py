"""Who decides for a faction, or for the heroes of a group (rulebook: «Согласованность действий и принятие решений»)."""

from __future__ import annotations

from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members


def spokesman(s: Lordaeron, heroes: int) -> int:
    """WOW-TURN-09, 10, WOW-RULING-57, 77: the one of these heroes (bits) with the most XP.

    Of equal ones whose players differ one is drawn, and the draw holds to the end of the faction turn. This may draw:
    ask before a question is scheduled, never while its answers are listed.
    """
    most = first = -1
    tied = 0
    differ = False
    for hero in members(heroes):
        xp = s.xp[hero]
        if xp > most:
            most, first, tied, differ = xp, hero, 1 << hero, False
        elif xp == most:
            tied |= 1 << hero
            differ = differ or s.seat_of[hero] != s.seat_of[first]
    if not differ:
        return first
    for entry in s.voices:
        if entry >> 3 == tied:
            return entry & 7
    found = members(tied)
    drawn = found[s.draw(len(found), "spokesman")]
    s.voices = (*s.voices, tied << 3 | drawn)
    s.emit("spokesman", "WOW-TURN-10", {"hero": drawn})
    return drawn


def voice(s: Lordaeron, heroes: int) -> int:
    """The seat that decides for these heroes."""
    return s.seat_of[spokesman(s, heroes)]


def faction_voice(s: Lordaeron, faction: int) -> int:
    """The seat that decides for a faction."""
    return voice(s, s.settings.members[faction])
