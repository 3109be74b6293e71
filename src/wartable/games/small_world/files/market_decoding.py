"""Reading the combinations on offer and the stacks of banners and badges of a position."""

from __future__ import annotations

from wartable.engine.files.codec import Fields, word_at, wrong
from wartable.games.small_world import ids
from wartable.games.small_world.rules.peoples import Column, Combination, Market
from wartable.games.small_world.rules.picking import badges_in_play, column_of_race, races_in_play, refill
from wartable.games.small_world.rules.state import SmallWorld

MOST_COINS = 9999


def read_market(s: SmallWorld, fields: Fields) -> None:
    """Every banner and badge must be somewhere, once; stacks that are left out hold all that is nowhere else."""
    wanted = 2 + s.seats % 2 if s.settings.team else 1
    given = fields.items("columns")
    if given and len(given) != wanted:
        raise wrong("market.columns", f"{len(given)} columns instead of {wanted}")
    columns = [Fields(value, place) for value, place in given] or [Fields({}, "market.columns") for _ in range(wanted)]
    offers = [read_offers(s, column, index) for index, column in enumerate(columns)]
    stacks = [read_names(column, "banners", ids.RACES) for column in columns]
    badges = read_names(fields, "badges", ids.BADGES)
    discards = read_names(fields, "discards", ids.BADGES) or []
    if ids.UNKNOWN in discards:
        raise wrong("market.discards", "discarded badges are known to all")

    races_seen = [race for race in s.peoples.races if race != ids.NONE]
    badges_seen = [badge for badge in s.peoples.badges if badge != ids.NONE] + discards
    for index in range(wanted):
        races_seen += [offer.race for offer in offers[index]] + [race for race in stacks[index] or [] if race >= 0]
        badges_seen += [offer.badge for offer in offers[index]]
    races_left = unseen(ids.RACES, races_in_play(s), races_seen, "market.columns")
    badges_left = unseen(
        ids.BADGES, badges_in_play(s), badges_seen + [badge for badge in badges or [] if badge >= 0], "market.badges"
    )

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
    fields.close()
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


def read_names(fields: Fields, key: str, names: tuple[str, ...]) -> list[int] | None:
    """Names or unknowns of a stack; None if it is left out."""
    if not fields.has(key):
        return None
    return [ids.UNKNOWN if value is None else word_at(value, place, names) for value, place in fields.items(key)]


def unseen(names: tuple[str, ...], playing: list[int], seen: list[int], place: str) -> list[int]:
    for number in seen:
        if seen.count(number) > 1:
            raise wrong(place, f"{names[number]} are in two places")
    return [number for number in playing if number not in seen]


def listed(names: tuple[str, ...], numbers: list[int]) -> str:
    return ", ".join([names[number] for number in numbers]) or "none, yet some are unknown"


def fill_up(s: SmallWorld) -> None:
    """SW-PICK-10: a column is full while there are banners."""
    for index, column in enumerate(s.market.columns):
        missing = min(most_offers(s) - len(column.offers), len(column.stack))
        if missing:
            badges = s.market.badges
            if ids.UNKNOWN in (*column.stack, *badges) or len(badges) < missing:
                raise wrong(
                    f"market.columns[{index}].offers", f"{missing} more are needed, and the next ones are unknown"
                )
            refill(s, index)


def hide_stacks(s: SmallWorld, fields: Fields) -> None:
    """A view does not know the stacks that are left out."""
    given = [Fields(value, place) for value, place in fields.items("columns")]
    columns = list(s.market.columns)
    for index, column in enumerate(columns):
        if not given or not given[index].has("banners"):
            hidden = len(column.stack) - column.known
            columns[index] = Column(column.offers, (ids.UNKNOWN,) * hidden + column.stack[hidden:], column.known)
    badges = s.market.badges if fields.has("badges") else (ids.UNKNOWN,) * len(s.market.badges)
    s.market = Market(tuple(columns), badges, s.market.discards)
