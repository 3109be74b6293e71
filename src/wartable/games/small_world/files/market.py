"""The combinations on offer and the stacks of banners and badges, as a position tells them."""

from __future__ import annotations

from typing import Any

from wartable.engine.files.codec import Fields, word_at, wrong
from wartable.engine.files.positions import HIDDEN
from wartable.games.small_world import ids
from wartable.games.small_world.rules import picking
from wartable.games.small_world.rules.peoples import Column, Combination, Market
from wartable.games.small_world.rules.shelves import COINS, SHELVES
from wartable.games.small_world.rules.state import SmallWorld


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
    wanted = picking.columns_in_play(s)
    parts = told.objects("columns") or [Fields({}, "market.columns") for _ in range(wanted)]
    if len(parts) != wanted:
        raise wrong("market.columns", f"{len(parts)} columns instead of {wanted}")
    columns: list[Column] = []
    for part in parts:
        offers = tuple([read_offer(offer) for offer in part.objects("offers")])
        columns.append(Column(offers, read_names(part, "banners", ids.RACES), 0))
    badges = read_names(told, "badges", ids.BADGES)
    discards = tuple([word_at(value, place, ids.BADGES) for value, place in told.items("discards")])
    s.market = Market(tuple(columns), badges, discards)
    named = [thing for shelf in SHELVES.telling for thing in shelf.things(s)]
    for index, part in enumerate(parts):
        stack = columns[index].stack
        if not part.has("banners"):
            left = [race for race in picking.races_in_play(s) if ("banner", race) not in named]
            stack = tuple([race for race in left if picking.column_of_race(s, race) == index])
        known = part.number("known", 0, len(stack), 0)
        if ids.UNKNOWN in stack[len(stack) - known :]:
            raise wrong(part.at("known"), "banners at the bottom are unknown")
        columns[index] = Column(columns[index].offers, stack, known)
    if not told.has("badges"):
        badges = tuple([badge for badge in picking.badges_in_play(s) if ("badge", badge) not in named])
    s.market = Market(tuple(columns), badges, discards)
    fill_up(s)


def read_offer(told: Fields) -> Combination:
    coins = told.number("coins", 0, COINS.most, 0)
    return Combination(told.word("badge", ids.BADGES), told.word("race", ids.RACES), coins)


def read_names(told: Fields, key: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """Names or unknowns of a stack."""
    return tuple([ids.UNKNOWN if value == HIDDEN else word_at(value, at, names) for value, at in told.items(key)])


def fill_up(s: SmallWorld) -> None:
    """SW-PICK-10: a column is full while there are banners."""
    for index, column in enumerate(s.market.columns):
        missing = min(picking.most_offers(s) - len(column.offers), len(column.stack))
        badges = s.market.badges
        if missing > 0 and (ids.UNKNOWN in (*column.stack, *badges) or len(badges) < missing):
            place = f"market.columns[{index}].offers"
            raise wrong(place, f"{missing} more are needed, and the next ones are unknown")
        picking.refill(s, index)
