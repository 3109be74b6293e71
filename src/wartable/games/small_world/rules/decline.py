"""Going into decline (rulebook: «Приход в упадок»)."""

from __future__ import annotations

from wartable.games.small_world import ids
from wartable.games.small_world.powers.power import badge_power, race_power
from wartable.games.small_world.rules.capture import retire
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


def go_into_decline(s: SmallWorld, seat: int) -> None:
    """SW-DECLINE-02 to 04: the earlier race leaves, then the active one is turned grey."""
    active, grey = 2 * seat, 2 * seat + 1
    if s.peoples.races[grey] != ids.NONE:
        clear_away(s, grey)
    race, badge = s.peoples.races[active], s.peoples.badges[active]
    s.emit("declined", "SW-DECLINE-01", {"seat": seat, "race": race})
    # SW-DECLINE-12: champion, beasts, towers, objectives and harmony tokens go when their race declines.
    badge_power(s, seat).declined(s)
    race_power(s, seat).declined(s)
    keep = s.garrison(seat)
    for r in members(s.held[active]):
        spare = s.tokens[r] - keep
        if spare > 0:
            s.add_tokens(r, -spare)
            s.tray[race] += spare
        if s.tokens[r]:
            s.held[active] &= ~(1 << r)
            s.occupy(r, grey)
        else:
            # SW-RULING-61: regions held only by the champion or beasts are lost.
            s.vacate(r)
    s.tray[race] += s.hand[seat]
    s.hand[seat] = 0
    if not s.world.content.kept[badge]:
        s.market = s.market.discarding(badge)
        badge = ids.NONE
    s.peoples = s.peoples.declined(active, badge)
    if not s.held[grey]:
        # SW-DECLINE-14
        retire(s, grey)
    if s.towers:
        s.check_towers()


def clear_away(s: SmallWorld, people: int) -> None:
    """SW-DECLINE-02: all tokens of the earlier race in decline go back to the tray."""
    race = s.peoples.races[people]
    for r in members(s.held[people]):
        s.tray[race] += s.tokens[r]
        s.add_tokens(r, -s.tokens[r])
        s.vacate(r)
    retire(s, people)
