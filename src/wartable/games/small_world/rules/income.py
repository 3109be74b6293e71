"""Collecting coins (rulebook: «Получение монет», «Бонус фракции»), item by item."""

from __future__ import annotations

from wartable.engine.frames import Step
from wartable.games.small_world import ids
from wartable.games.small_world.rules.state import SmallWorld


def income(s: SmallWorld, seat: int) -> list[tuple[str, str, int]]:
    """Every item of a seat's income now: its name, the rule behind it, the coins; items of 0 are left out."""
    content = s.world.content
    active, grey = s.own(seat), s.held[2 * seat + 1]
    items = [
        ("regions", "SW-SCORE-01", active.bit_count() * content.per_region),
        ("grey_regions", "SW-SCORE-02", grey.bit_count() * content.per_region),
        ("faction", "SW-FACTION-02", faction_bonus(s, seat)),
        race_coins(s, seat),
        badge_coins(s, seat),
        *relic_coins(s, seat),
    ]
    return [item for item in items if item[2]]


def faction_bonus(s: SmallWorld, seat: int) -> int:
    """SW-FACTION-02 to 09: a coin for each race of the opposite faction from which a region was captured this turn."""
    content = s.world.content
    battlefield = s.holds(seat, ids.BATTLEFIELD)
    race = s.race(seat)
    if race != ids.NONE and content.faction[race] == ids.NEUTRAL and not battlefield:
        # SW-PLACE-BATTLEFIELD-04: the place must still be held.
        return 0
    opposite = {ids.ALLIANCE: ids.HORDE, ids.HORDE: ids.ALLIANCE}.get(s.fights_for, ids.NONE)
    most = content.battlefield_most if battlefield else 1
    coins = 0
    for taken_race, regions in s.taken.items():
        if content.faction[taken_race] == opposite:
            coins += min(regions, most) * content.faction_bonus
    return coins


def race_coins(s: SmallWorld, seat: int) -> tuple[str, str, int]:
    race = s.race(seat)
    if race == ids.ORCS:
        return "race", "SW-RACE-ORCS-01", s.orc_regions * s.world.content.orc_coins
    if race == ids.BLOODELVES:
        sources = (s.own(seat) & s.world.sources).bit_count()
        return "race", "SW-RACE-BLOODELVES-01", sources * s.world.content.source_coins
    return "race", "", 0


def badge_coins(s: SmallWorld, seat: int) -> tuple[str, str, int]:
    """SW-SCORE-03, SW-SCORE-08: badges count regions of the active race only."""
    badge = s.badge(seat)
    if badge == ids.NONE:
        return "badge", "", 0
    rule = f"SW-PROF-{ids.BADGES[badge].upper()}-01"
    if badge == ids.BERSERKERS:
        return "badge", rule, s.berserk
    world = s.world
    own = s.own(seat)
    finds = 0
    if badge == ids.ARCHAEOLOGISTS:
        finds = len([where for where in s.relics if where >= 0 and own >> where & 1])
    elif badge == ids.EXPLORERS:
        finds = len([land for land in world.lands if land & own])
    elif badge == ids.MINERS:
        finds = (own & world.dungeons).bit_count()
    elif badge == ids.FISHERS:
        finds = (own & world.shore).bit_count()
    elif badge == ids.HIGHLANDERS:
        finds = (own & world.mountain).bit_count()
    elif badge == ids.SWAMPDWELLERS:
        finds = (own & world.swamp).bit_count()
    elif badge == ids.FARMERS:
        finds = (own & world.fields).bit_count()
    elif badge == ids.RANGERS:
        finds = (own & world.forest).bit_count()
    elif badge == ids.HERBALISTS:
        finds = (own & world.hills).bit_count()
    return "badge", rule, finds * world.content.coins_per_find


def relic_coins(s: SmallWorld, seat: int) -> list[tuple[str, str, int]]:
    content = s.world.content
    items: list[tuple[str, str, int]] = []
    if s.holds(seat, ids.DARKPORTAL):
        items.append(("darkportal", "SW-PLACE-DARKPORTAL-01", content.darkportal_coins))
    if s.holds(seat, ids.KARAZHAN):
        terrain = s.world.of_terrain[s.world.terrain[s.relics[ids.KARAZHAN]]]
        others = (s.own(seat) & terrain).bit_count() - 1
        items.append(("karazhan", "SW-PLACE-KARAZHAN-01", others * content.karazhan_coins))
    well = s.relics[ids.WELL]
    if well >= 0:
        # SW-PLACE-WELL-03 to 05: active race and race in decline compete on their own.
        around = s.world.borders[well]
        if s.dominates(2 * seat, around) or s.dominates(2 * seat + 1, around):
            items.append(("well", "SW-PLACE-WELL-03", content.well_coins))
    return items


class CollectCoins(Step[SmallWorld]):
    """SW-SCORE-01 to 05: the coins of the turn."""

    def run(self, s: SmallWorld) -> None:
        total = 0
        for name, rule, coins in income(s, self.seat):
            total += coins
            if s.log is not None:
                s.emit("income", rule, {"seat": self.seat, "item": name, "coins": coins})
        s.pay(ids.NOBODY, self.seat, total, "SW-SCORE-01", "income")
