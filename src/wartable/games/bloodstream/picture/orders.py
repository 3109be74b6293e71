"""What can be ordered, as cards: the technology tree with prices, and what is still missing."""

from __future__ import annotations

from wartable.engine.picture.scene import Card, Counter, Tray
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.picture import icons, telling
from wartable.games.bloodstream.picture.lore import Lore
from wartable.games.bloodstream.rules.content import NO_SITE
from wartable.games.bloodstream.rules.settings import BUILDS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.technology import owned
from wartable.toolbox.masks import members

LIT, DIM, DONE = "gold", "grey", "green"
"""Tones: it can be ordered now, it cannot, it is learned already."""


def train_card(kind: int) -> str:
    return f"train-{ids.UNITS[kind]}"


def study_card(study: int) -> str:
    return f"research-{ids.RESEARCH[study]}"


def upgrade_card(building: int) -> str:
    return f"upgrade-{ids.BUILDINGS[building]}"


def build_card(building: int) -> str:
    return f"build-{ids.BUILDINGS[building]}"


def trays(s: Bloodstream, seat: int, lit: set[str], lore: Lore) -> list[Tray]:
    """Everything a player can order some time, by building; the ids of what can be ordered now are given."""
    rows = (
        ("train", units(s, seat, lit, lore)),
        ("build", buildings(s, seat, lit, lore)),
        ("upgrade", upgrades(s, seat, lit, lore)),
        ("research", studies(s, seat, lit, lore)),
    )
    return [Tray(f"orders-{name}", lore.say(f"group-{name}"), tuple(cards)) for name, cards in rows if cards]


def units(s: Bloodstream, seat: int, lit: set[str], lore: Lore) -> list[Card]:
    settings = s.settings
    race, own = s.race_of(seat), owned(s, seat)
    found: list[Card] = []
    for kind in in_order(settings.trains):
        where = mask_of_places(settings.trains, kind)
        missing = [lore.building(seat, b) for b in members(settings.unit_needs[kind] & ~own)]
        if not where & own and members(where)[0] not in members(settings.unit_needs[kind]):
            missing.insert(0, lore.building(seat, members(where)[0]))
        tip = f"{lore.unit(seat, kind)}\n{unit_numbers(s, seat, kind, lore)}\n{lore.unit_power(seat, kind)}"
        found.append(
            card(s, seat, train_card(kind), lore.unit(seat, kind), icons.UNITS[race][kind], tip).given(
                settings.price_of_unit(seat, kind), missing, lit, lore
            )
        )
    return found


def unit_numbers(s: Bloodstream, seat: int, kind: int, lore: Lore) -> str:
    """The four numbers of a unit that would be trained now."""
    at = seat * len(ids.UNITS) + kind
    speed = telling.speed_name(s.settings.speed[s.race_of(seat) * len(ids.UNITS) + kind], lore.words)
    return lore.words("tip-numbers", attack=s.attacks[at], armour=s.armours[at], range=s.ranges[at], speed=speed)


def buildings(s: Bloodstream, seat: int, lit: set[str], lore: Lore) -> list[Card]:
    settings = s.settings
    own = owned(s, seat)
    found: list[Card] = []
    for kind in range(BUILDS):
        if settings.site[kind] != NO_SITE and settings.in_play >> kind & 1:
            missing = [lore.building(seat, b) for b in members(settings.building_needs[kind] & ~own)]
            found.append(
                building_face(s, seat, build_card(kind), kind, lore).given(
                    settings.building_price[kind], missing, lit, lore
                )
            )
    return found


def upgrades(s: Bloodstream, seat: int, lit: set[str], lore: Lore) -> list[Card]:
    settings = s.settings
    own = owned(s, seat)
    found: list[Card] = []
    for base in range(BUILDS):
        for kind in members(settings.grows_into[base] & settings.in_play):
            needs = settings.building_needs[kind] | 1 << base
            missing = [lore.building(seat, b) for b in members(needs & ~own)]
            found.append(
                building_face(s, seat, upgrade_card(kind), kind, lore).given(
                    settings.building_price[kind], missing, lit, lore
                )
            )
    return found


def studies(s: Bloodstream, seat: int, lit: set[str], lore: Lore) -> list[Card]:
    settings = s.settings
    race, own = s.race_of(seat), owned(s, seat)
    learned = s.learned[seat] | settings.known
    found: list[Card] = []
    for base in range(BUILDS):
        for study in members(settings.teaches[base] & settings.studies[race]):
            missing = [] if own >> base & 1 else [lore.building(seat, base)]
            missing += [lore.study(seat, one) for one in members(settings.study_needs[study] & ~learned)]
            message = telling.study_message(race, study)
            face = card(s, seat, study_card(study), lore.say(message), icons.STUDIES[race][study], lore.power(message))
            price = settings.price_of_study(seat, study)
            found.append(face.learned(lore) if learned >> study & 1 else face.given(price, missing, lit, lore))
    return found


def in_order(trains: tuple[int, ...]) -> list[int]:
    """The kinds that any building trains, by building."""
    return list(dict.fromkeys([kind for some in trains for kind in members(some)]))


def mask_of_places(trains: tuple[int, ...], kind: int) -> int:
    """The buildings that train a kind."""
    found = 0
    for building, kinds in enumerate(trains):
        if kinds >> kind & 1:
            found |= 1 << building
    return found


def building_face(s: Bloodstream, seat: int, name: str, kind: int, lore: Lore) -> Face:
    race = s.race_of(seat)
    message = f"building-{ids.RACES[race]}-{ids.BUILDINGS[kind]}"
    return card(s, seat, name, lore.say(message), icons.BUILDINGS[race][kind], lore.power(message))


def card(s: Bloodstream, seat: int, name: str, title: str, icon: str, tip: str) -> Face:
    return Face(s, seat, name, title, icon, tip)


class Face:
    """A card in the making."""

    def __init__(self, s: Bloodstream, seat: int, name: str, title: str, icon: str, tip: str) -> None:
        self.s = s
        self.seat = seat
        self.name = name
        self.title = title
        self.icon = icon
        self.tip = tip

    def given(self, price: tuple[int, int, int], missing: list[str], lit: set[str], lore: Lore) -> Card:
        """With its price, and with what is missing."""
        line = lore.words("needs", names=", ".join(missing)) if missing else ""
        tip = "\n".join([text for text in (self.tip, lore.purse(price), line) if text])
        counters = [
            Counter(lore.say("counter-" + ids.RESOURCES[one]), icons.RESOURCES[one], price[one])
            for one in range(len(ids.RESOURCES))
            if price[one]
        ]
        tone = LIT if self.name in lit else DIM
        return Card(self.name, self.title, (line,) if line else (), (self.icon,), tone, tuple(counters), tip)

    def learned(self, lore: Lore) -> Card:
        return Card(self.name, self.title, (lore.say("learned"),), (self.icon,), DONE, (), self.tip)
