"""What can be ordered, as cards: the technology tree with prices, and what is still missing."""

from __future__ import annotations

from wartable.engine.picture.scene import Card, Counter, Tray
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.picture import icons, telling
from wartable.games.bloodstream.picture.lore import Lore
from wartable.games.bloodstream.rules.content import NO_SITE, ON_COAST, ON_PATCH
from wartable.games.bloodstream.rules.settings import BUILDS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.technology import owned
from wartable.toolbox.masks import members

LIT, DIM = ("blue", "red"), "grey"
"""Tones: it can be ordered now, by race; it cannot."""


def train_card(kind: int) -> str:
    return f"train-{ids.UNITS[kind]}"


def study_card(study: int) -> str:
    return f"research-{ids.RESEARCH[study]}"


def upgrade_card(building: int) -> str:
    return f"upgrade-{ids.BUILDINGS[building]}"


def build_card(building: int) -> str:
    return f"build-{ids.BUILDINGS[building]}"


def trays(s: Bloodstream, seat: int, lit: set[str], lore: Lore) -> list[Tray]:
    """Everything a player can order some time; first what can be ordered now (the ids are given), then the nearest."""
    cards = [
        *units(s, seat, lit, lore),
        *buildings(s, seat, lit, lore),
        *upgrades(s, seat, lit, lore),
        *studies(s, seat, lit, lore),
    ]
    order = sorted(cards, key=lambda card: (card.tone == DIM, bool(card.lines)))
    return [Tray("orders", lore.say("tray-orders"), tuple(order))]


def at_sea(s: Bloodstream) -> bool:
    """Whether ships, and what serves them, are of any use on this board."""
    return bool(s.world.water)


def units(s: Bloodstream, seat: int, lit: set[str], lore: Lore) -> list[Card]:
    settings = s.settings
    race, own = s.race_of(seat), owned(s, seat)
    found: list[Card] = []
    for kind in in_order(settings.trains):
        if settings.domain[kind] == ids.SEA and not at_sea(s):
            continue
        where = mask_of_places(settings.trains, kind)
        missing = [lore.building(seat, b) for b in members(settings.unit_needs[kind] & ~own)]
        if not where & own and members(where)[0] not in members(settings.unit_needs[kind]):
            missing.insert(0, lore.building(seat, members(where)[0]))
        tip = f"{lore.unit(seat, kind)}\n{unit_numbers(s, seat, kind, lore)}\n{lore.unit_power(seat, kind)}"
        found.append(
            Face(race, train_card(kind), lore.unit(seat, kind), icons.UNITS[race][kind], tip).given(
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
        if settings.site[kind] in (ON_COAST, ON_PATCH) and not at_sea(s):
            continue
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
        if base == ids.FOUNDRY and not at_sea(s):
            continue
        for study in members(settings.teaches[base] & settings.studies[race] & ~learned):
            missing = [] if own >> base & 1 else [lore.building(seat, base)]
            missing += [lore.study(seat, one) for one in members(settings.study_needs[study] & ~learned)]
            message = telling.study_message(race, study)
            face = Face(race, study_card(study), lore.say(message), icons.STUDIES[race][study], lore.power(message))
            price = settings.price_of_study(seat, study)
            found.append(face.given(price, missing, lit, lore))
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
    return Face(race, name, lore.say(message), icons.BUILDINGS[race][kind], lore.power(message))


class Face:
    """A card in the making."""

    def __init__(self, race: int, name: str, title: str, icon: str, tip: str) -> None:
        self.race = race
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
        tone = LIT[self.race] if self.name in lit else DIM
        return Card(self.name, self.title, (line,) if line else (), (self.icon,), tone, tuple(counters), tip)
