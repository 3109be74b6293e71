"""The combinations on offer and the stacks of banners and badges, as a position tells them."""

from __future__ import annotations

from typing import Any

from wartable.engine.files.codec import Fields, word_at, wrong
from wartable.engine.files.positions import HIDDEN
from wartable.games.small_world import ids
from wartable.games.small_world.rules.peoples import Column, Combination, Market
from wartable.games.small_world.rules.picking import column_of_race, refill
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
    """Every banner and badge is somewhere, once; stacks that are left out hold all that is nowhere else."""
    wanted = 2 + s.seats % 2 if s.settings.team else 1
    given = told.items("columns")
    if given and len(given) != wanted:
        raise wrong("market.columns", f"{len(given)} columns instead of {wanted}")
    columns = [Fields(value, place) for value, place in given] or [Fields({}, "market.columns") for _ in range(wanted)]
    offers = [read_offers(s, column, index) for index, column in enumerate(columns)]
    stacks = [read_names(column, "banners", ids.RACES) for column in columns]
    badges = read_names(told, "badges", ids.BADGES)
    discards = [word_at(value, place, ids.BADGES) for value, place in told.items("discards")]

    races_seen = [race for race in s.peoples.races if race != ids.NONE]
    badges_seen = [badge for badge in s.peoples.badges if badge != ids.NONE] + discards
    for index in range(wanted):
        races_seen += [offer.race for offer in offers[index]] + [race for race in stacks[index] or [] if race >= 0]
        badges_seen += [offer.badge for offer in offers[index]]
    content = s.world.content
    badges_seen += [badge for badge in badges or [] if badge >= 0]
    races_left = unseen(ids.RACES, content.races, races_seen, "market.columns")
    badges_left = unseen(ids.BADGES, content.badges, badges_seen, "market.badges")

    found: list[Column] = []
    for index, column in enumerate(columns):
        left = [race for race in races_left if column_of_race(s, race) == index]
        stack = stacks[index]
        if stack is None:
            stack = left
        elif len(left) != stack.count(ids.UNKNOWN):
            raise wrong(column.at("banners"), f"not in use, on offer or here: {listed(ids.RACES, left)}")
        known = column.number("known", 0, len(stack), 0)
        if ids.UNKNOWN in stack[len(stack) - known :]:
            raise wrong(column.at("known"), "banners at the bottom are unknown")
        found.append(Column(tuple(offers[index]), tuple(stack), known))
        column.close()
    if badges is None:
        badges = badges_left
    elif len(badges_left) != badges.count(ids.UNKNOWN):
        raise wrong("market.badges", f"not in use, on offer, discarded or here: {listed(ids.BADGES, badges_left)}")
    for race in races_seen:
        if not 0 <= column_of_race(s, race) < wanted:
            raise wrong("market.columns", f"{ids.RACES[race]} do not take part in this team game")
    s.market = Market(tuple(found), tuple(badges), tuple(discards))
    fill_up(s)


def read_offers(s: SmallWorld, column: Fields, index: int) -> list[Combination]:
    offers: list[Combination] = []
    for value, place in column.items("offers"):
        offer = Fields(value, place)
        race = offer.word("race", ids.RACES)
        if column_of_race(s, race) != index:
            raise wrong(offer.at("race"), f"{ids.RACES[race]} are not of this column")
        offers.append(Combination(offer.word("badge", ids.BADGES), race, offer.number("coins", 0, MOST_COINS, 0)))
        offer.close()
    most = most_offers(s)
    if len(offers) > most:
        raise wrong(column.at("offers"), f"{len(offers)} combinations, more than {most}")
    return offers


def most_offers(s: SmallWorld) -> int:
    content = s.world.content
    return content.on_offer_in_teams if s.settings.team else content.on_offer


def read_names(told: Fields, key: str, names: tuple[str, ...]) -> list[int] | None:
    """Names or unknowns of a stack; None if it is left out."""
    if not told.has(key):
        return None
    return [ids.UNKNOWN if value == HIDDEN else word_at(value, place, names) for value, place in told.items(key)]


def unseen(names: tuple[str, ...], stock: tuple[int, ...], seen: list[int], place: str) -> list[int]:
    for number in seen:
        if seen.count(number) > 1:
            raise wrong(place, f"{names[number]} are in two places")
        if number not in stock:
            raise wrong(place, f"{names[number]} do not take part in this game")
    return [number for number in stock if number not in seen]


def listed(names: tuple[str, ...], numbers: list[int]) -> str:
    return ", ".join([names[number] for number in numbers]) or "none, yet some are unknown"


def fill_up(s: SmallWorld) -> None:
    """SW-PICK-10: a column is full while there are banners."""
    for index, column in enumerate(s.market.columns):
        missing = min(most_offers(s) - len(column.offers), len(column.stack))
        if missing:
            badges = s.market.badges
            if ids.UNKNOWN in (*column.stack, *badges) or len(badges) < missing:
                place = f"market.columns[{index}].offers"
                raise wrong(place, f"{missing} more are needed, and the next ones are unknown")
            refill(s, index)
