"""Collecting coins (rulebook: «Получение монет», «Бонус фракции»), item by item."""

from __future__ import annotations

from wartable.engine.frames import Step
from wartable.games.small_world import ids
from wartable.games.small_world.powers.power import powers_of
from wartable.games.small_world.rules.state import SmallWorld


def income(s: SmallWorld, seat: int) -> list[tuple[str, str, int]]:
    """Every item of a seat's income now: its name, the rule behind it, the coins; items of 0 are left out."""
    content = s.world.content
    active, grey = s.own(seat), s.held[2 * seat + 1]
    items = [
        ("regions", "SW-SCORE-01", active.bit_count() * content.per_region),
        ("grey_regions", "SW-SCORE-02", grey.bit_count() * content.per_region),
        ("faction", "SW-FACTION-02", faction_bonus(s, seat)),
    ]
    powers = s.world.powers
    race, badge = s.race(seat), s.badge(seat)
    if powers.paying.races[race]:
        items.append(("race", powers.races[race].rule, powers.races[race].coins(s, seat)))
    if powers.paying.badges[badge]:
        items.append(("badge", powers.badges[badge].rule, powers.badges[badge].coins(s, seat)))
    for relic in powers.paying.relics:
        if s.relics[relic] >= 0:
            power = powers.relics[relic]
            items.append((power.name, power.rule, power.coins(s, seat)))
    return [item for item in items if item[2]]


def faction_bonus(s: SmallWorld, seat: int) -> int:
    """SW-FACTION-02 to 09: a coin for each race of the opposite faction from which a region was captured this turn."""
    if not s.taken:
        return 0
    content = s.world.content
    most = max([0, *[power.bonus_most(content) for power in powers_of(s, seat, s.world.powers.boosting)]])
    race = s.race(seat)
    if race != ids.NONE and content.faction[race] == ids.NEUTRAL and not most:
        # SW-PLACE-BATTLEFIELD-04: the place must still be held.
        return 0
    opposite = {ids.ALLIANCE: ids.HORDE, ids.HORDE: ids.ALLIANCE}.get(s.fights_for, ids.NONE)
    coins = 0
    for taken_race, regions in s.taken.items():
        if content.faction[taken_race] == opposite:
            coins += min(regions, max(1, most)) * content.faction_bonus
    return coins


class CollectCoins(Step[SmallWorld]):
    """SW-SCORE-01 to 05: the coins of the turn."""

    def run(self, s: SmallWorld) -> None:
        total = 0
        for name, rule, coins in income(s, self.seat):
            total += coins
            if s.log is not None:
                s.emit("income", rule, {"seat": self.seat, "item": name, "coins": coins})
        s.pay(ids.NOBODY, self.seat, total, "SW-SCORE-01", "income")
