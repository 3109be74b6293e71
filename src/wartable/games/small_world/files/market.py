"""The combinations on offer and the stacks of banners and badges, as a position tells them."""

from __future__ import annotations

from typing import Any

from wartable.engine.files.codec import Fields, word_at, wrong
from wartable.engine.files.positions import HIDDEN
from wartable.games.small_world import ids
from wartable.games.small_world.rules.peoples import Column, Combination, Market
from wartable.games.small_world.rules.picking import (
    badges_in_play,
    column_of_race,
    most_offers,
    races_in_play,
    refill,
)
from wartable.games.small_world.rules.state import SmallWorld

MOST_COINS = 9999


def write_market(market: Market) -> dict[str, Any]:
    columns = []
    for column in market.columns:
        offers = [
            {"badge": ids.BADGES[offer.badge], "race": ids.RACES[offer.race], "coins": offer.coins}
            for offer in column.offers
        ]
        columns.append({"offers": offers, "banners": _names(ids.RACES, column.stack), "known": column.known})
    badges = {"badges": _names(ids.BADGES, market.badges), "discards": _names(ids.BADGES, market.discards)}
    return {"columns": columns} | badges


def _names(names: tuple[str, ...], numbers: tuple[int, ...]) -> list[str]:
    return [names[number] if number >= 0 else HIDDEN for number in numbers]


def read_market(s: SmallWorld, told: Fields) -> None:
    """Stacks that are left out hold all that is nowhere else."""
    wanted = 2 + s.seats % 2 if s.settings.team else 1
    given = told.items("columns")
    if given and len(given) != wanted:
        raise wrong("market.columns", f"{len(given)} columns instead of {wanted}")
    columns = [Fields(value, place) for value, place in given] or [Fields({}, "market.columns") for _ in range(wanted)]
    offers = [read_offers(column) for column in columns]
    stacks = [read_names(column, "banners", ids.RACES) for column in columns]
    badges = read_names(told, "badges", ids.BADGES)
    discards = [word_at(value, place, ids.BADGES) for value, place in told.items("discards")]
    on_offer = [offer for row in offers for offer in row]
    races = {*s.peoples.races, *[offer.race for offer in on_offer], *[race for row in stacks for race in row or ()]}
    found: list[Column] = []
    for index, column in enumerate(columns):
        stack = stacks[index]
        if stack is None:
            left = [race for race in races_in_play(s) if race not in races]
            stack = [race for race in left if column_of_race(s, race) == index]
        known = column.number("known", 0, len(stack), 0)
        if ids.UNKNOWN in stack[len(stack) - known :]:
            raise wrong(column.at("known"), "banners at the bottom are unknown")
        column.close()
        found.append(Column(tuple(offers[index]), tuple(stack), known))
    if badges is None:
        used = {*s.peoples.badges, *discards, *[offer.badge for offer in on_offer]}
        badges = [badge for badge in badges_in_play(s) if badge not in used]
    s.market = Market(tuple(found), tuple(badges), tuple(discards))
    fill_up(s)


def read_offers(column: Fields) -> list[Combination]:
    found: list[Combination] = []
    for value, place in column.items("offers"):
        offer = Fields(value, place)
        coins = offer.number("coins", 0, MOST_COINS, 0)
        found.append(Combination(offer.word("badge", ids.BADGES), offer.word("race", ids.RACES), coins))
        offer.close()
    return found


def read_names(told: Fields, key: str, names: tuple[str, ...]) -> list[int] | None:
    """Names or unknowns of a stack; None if it is left out."""
    if not told.has(key):
        return None
    return [ids.UNKNOWN if value == HIDDEN else word_at(value, place, names) for value, place in told.items(key)]


def fill_up(s: SmallWorld) -> None:
    """SW-PICK-10: a column is full while there are banners."""
    for index, column in enumerate(s.market.columns):
        missing = min(most_offers(s) - len(column.offers), len(column.stack))
        if missing > 0:
            badges = s.market.badges
            if ids.UNKNOWN in (*column.stack, *badges) or len(badges) < missing:
                place = f"market.columns[{index}].offers"
                raise wrong(place, f"{missing} more are needed, and the next ones are unknown")
            refill(s, index)
