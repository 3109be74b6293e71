"""What can be ordered: names, faces and prices, and the row of cards for what can be ordered now."""

from __future__ import annotations

from wartable.engine.picture.scene import Card, Counter, Tray
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.picture import icons, telling
from wartable.games.bloodstream.picture.lore import Lore
from wartable.games.bloodstream.rules.content import NO_SITE, ON_COAST, ON_PATCH
from wartable.games.bloodstream.rules.settings import BUILDS, KINDS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.toolbox.masks import members

TONES = ("blue", "red")
"""By race."""


def train_card(kind: int) -> str:
    return f"train-{ids.UNITS[kind]}"


def study_card(study: int) -> str:
    return f"research-{ids.RESEARCH[study]}"


def upgrade_card(building: int) -> str:
    return f"upgrade-{ids.BUILDINGS[building]}"


def build_card(building: int) -> str:
    return f"build-{ids.BUILDINGS[building]}"


class Order:
    """Something that a player can order some time."""

    def __init__(self, name: str, title: str, icon: str, tip: str, price: tuple[int, int, int]) -> None:
        self.name = name
        self.title = title
        self.icon = icon
        self.tip = tip
        self.price = price

    def counters(self, lore: Lore) -> tuple[Counter, ...]:
        return tuple(
            [
                Counter(lore.say("counter-" + ids.RESOURCES[one]), icons.RESOURCES[one], self.price[one])
                for one in range(len(ids.RESOURCES))
                if self.price[one]
            ]
        )


def at_sea(s: Bloodstream) -> bool:
    """Whether ships, and what serves them, are of any use on this board."""
    return bool(s.world.water)


def buildings_of(s: Bloodstream) -> list[int]:
    """The types of buildings that are of any use."""
    settings = s.settings
    return [
        kind
        for kind in members(settings.in_play)
        if at_sea(s) or settings.site[kind] not in (ON_COAST, ON_PATCH) or kind in s.b_kind
    ]


def units_of(s: Bloodstream, building: int) -> list[int]:
    """The kinds that are trained in a building and are of any use."""
    settings = s.settings
    return [kind for kind in members(settings.trains[building]) if at_sea(s) or settings.domain[kind] != ids.SEA]


def studies_of(s: Bloodstream, race: int, building: int) -> list[int]:
    """What a race researches in a building."""
    return list(members(s.settings.teaches[building] & s.settings.studies[race] & ~s.settings.known))


def unit_order(s: Bloodstream, seat: int, kind: int, lore: Lore) -> Order:
    icon = icons.UNITS[s.race_of(seat)][kind]
    title = lore.unit(seat, kind)
    tip = f"{title}\n{unit_numbers(s, seat, kind, lore)}\n{lore.unit_power(seat, kind)}"
    return Order(train_card(kind), title, icon, tip, s.settings.price_of_unit(seat, kind))


def unit_numbers(s: Bloodstream, seat: int, kind: int, lore: Lore) -> str:
    """The four numbers of a unit that would be trained now."""
    at = seat * KINDS + kind
    speed = telling.speed_name(s.settings.speed[s.race_of(seat) * KINDS + kind], lore.words)
    return lore.words("tip-numbers", attack=s.attacks[at], armour=s.armours[at], range=s.ranges[at], speed=speed)


def building_order(s: Bloodstream, seat: int, kind: int, lore: Lore) -> Order:
    race = s.race_of(seat)
    message = f"building-{ids.RACES[race]}-{ids.BUILDINGS[kind]}"
    name = upgrade_card(kind) if s.settings.site[kind] == NO_SITE else build_card(kind)
    icon = icons.BUILDINGS[race][kind]
    return Order(name, lore.say(message), icon, lore.power(message), s.settings.building_price[kind])


def study_order(s: Bloodstream, seat: int, study: int, lore: Lore) -> Order:
    race = s.race_of(seat)
    message = telling.study_message(race, study)
    icon = icons.STUDIES[race][study]
    price = s.settings.price_of_study(seat, study)
    return Order(study_card(study), lore.say(message), icon, lore.power(message), price)


def trays(s: Bloodstream, seat: int, lit: set[str], lore: Lore) -> list[Tray]:
    """What can be ordered now (the names are given): units, buildings, research."""
    race = s.race_of(seat)
    units = [kind for kind in range(KINDS) if train_card(kind) in lit]
    buildings = [kind for kind in range(BUILDS) if {build_card(kind), upgrade_card(kind)} & lit]
    studies = [study for study in range(len(ids.RESEARCH)) if study_card(study) in lit]
    orders = [
        *[unit_order(s, seat, kind, lore) for kind in units],
        *[building_order(s, seat, kind, lore) for kind in buildings],
        *[study_order(s, seat, study, lore) for study in studies],
    ]
    return [Tray("orders", lore.say("tray-orders"), tuple([card(order, race, lore) for order in orders]))]


def card(order: Order, race: int, lore: Lore) -> Card:
    """With the numbers of a unit, or what it does."""
    tip = f"{order.tip}\n{lore.purse(order.price)}"
    return Card(
        order.name, order.title, (order.tip.split("\n")[1],), (order.icon,), TONES[race], order.counters(lore), tip
    )
