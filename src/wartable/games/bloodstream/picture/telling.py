"""Names in the reader's language, lines of the log, and refusals as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wartable.engine.events import Event
from wartable.engine.picture.scene import Words
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.picture.board.layout import parts_of
from wartable.games.bloodstream.rules.mana import CONVERSIONS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.world import World

HEXES = ("hex", "start", "end", "target")
WALL = "wall"
"""How events call what is attacked and is neither a unit nor a building."""


def seat_name(seat: int, words: Words) -> str:
    """A seat counts from 1 for people; nobody commands neutral units."""
    return words("neutral") if not 0 <= seat < ids.SEATS else words("seat", number=seat + 1)


def race_name(race: int, words: Words) -> str:
    return words("race-" + ids.RACES[race])


def player_name(s: Bloodstream, seat: int, words: Words) -> str:
    """A player and the race that he leads."""
    if not 0 <= seat < s.settings.seats:
        return words("neutral")
    return words("player", race=race_name(s.settings.races[seat], words), seat=seat_name(seat, words))


def type_of(s: Bloodstream, owner: int, kind: int) -> str:
    """What units of a kind are called, as messages have it: by race, and by the research that turns them."""
    if kind >= ids.TRAINED:
        return ids.UNITS[kind]
    race = s.race_of(owner) if owner >= 0 else ids.ALLIANCE
    learned = s.learned[owner] if 0 <= owner < ids.SEATS else 0
    name = ids.UNITS[kind]
    if kind == ids.ARCHER and learned >> ids.RANGER & 1:
        name = "ranger"
    elif kind == ids.CAVALRY and learned >> CONVERSIONS[race] & 1:
        name = ids.RESEARCH[CONVERSIONS[race]]
    return f"{ids.RACES[race]}-{name}"


def unit_name(s: Bloodstream, owner: int, kind: int, words: Words) -> str:
    return words("unit-" + type_of(s, owner, kind))


def units_name(s: Bloodstream, owner: int, kind: int, number: int, words: Words) -> str:
    """So many units of a kind."""
    return words("units-" + type_of(s, owner, kind), number=number)


def building_name(s: Bloodstream, owner: int, building: int, words: Words) -> str:
    return words(f"building-{ids.RACES[s.race_of(owner) if owner >= 0 else ids.ALLIANCE]}-{ids.BUILDINGS[building]}")


def study_message(race: int, study: int) -> str:
    """The message that names a research; a spell is called the same by both races, a conversion belongs to one."""
    if study >= ids.FIRST_SPELL:
        return "spell-" + ids.RESEARCH[study]
    if study in CONVERSIONS:
        race = CONVERSIONS.index(study)
    return f"research-{ids.RACES[race]}-{ids.RESEARCH[study]}"


def study_name(s: Bloodstream, seat: int, study: int, words: Words) -> str:
    return words(study_message(s.race_of(seat), study))


def spell_name(spell: int, words: Words) -> str:
    return words("spell-" + ids.SPELLS[spell])


def hex_name(world: World, hex: int, words: Words) -> str:
    """Terrain and code."""
    return words("space-" + ids.TERRAINS[world.terrain[hex]], code=world.codes[hex])


def part_name(world: World, hex: int, words: Words) -> str:
    """In which part of the board it is."""
    return words("part-" + parts_of(world.scenario)[hex])


def place_name(world: World, hex: int, words: Words) -> str:
    """Where it is, as people say it to each other: what was printed there, and in which part of the board.

    It is the same through the whole game, so that old lines of the log stay as they were.
    """
    terrain = words("terrain-" + ids.TERRAINS[world.terrain[hex]])
    return words("place", terrain=terrain, part=part_name(world, hex, words))


def purse(price: Sequence[int], words: Words) -> str:
    """An amount of the three resources; what there is none of is not named."""
    parts: list[str] = []
    if price[ids.GOLD]:
        parts.append(words("purse-gold", gold=price[ids.GOLD]))
    if price[ids.WOOD]:
        parts.append(words("purse-wood", wood=price[ids.WOOD]))
    if price[ids.OIL]:
        parts.append(words("purse-oil", oil=price[ids.OIL]))
    return ", ".join(parts) or words("purse-none")


def speed_name(half_hexes: int, words: Words) -> str:
    """Speed in hexes; a half is written as the draft writes it."""
    whole = str(half_hexes // 2) if half_hexes >= 2 else ""
    return whole + (words("half") if half_hexes % 2 else "") or "0"


def spoken(s: Bloodstream, facts: Mapping[str, int | str], words: Words) -> dict[str, int | str]:
    """Facts as texts show them: numbers that stand for something become its name.

    Kinds are called as the race of the fact `seat` calls them, targets as that of `owner`.
    """
    said: dict[str, int | str] = {}
    seat = number_of(facts, "seat", s.active)
    for name, fact in facts.items():
        if name == "by":
            said[name] = thing_name(s, seat, str(fact), words)
        elif name == "target" and isinstance(fact, str):
            said[name] = thing_name(s, number_of(facts, "owner", ids.NOBODY), fact, words)
        elif isinstance(fact, str):
            said[name] = fact
        elif name == "seat":
            said["player"] = said["seat"] = player_name(s, fact, words)
        elif name in HEXES:
            said[name] = place_name(s.world, fact, words)
        elif name == "unit":
            said[name] = unit_name(s, seat, fact, words)
            said["units"] = units_name(s, seat, fact, number_of(facts, "count", 1), words)
        elif name == "building":
            said[name] = building_name(s, seat, fact, words)
        elif name == "research":
            said[name] = study_name(s, seat, fact, words)
        elif name == "spell":
            said[name] = spell_name(fact, words)
        else:
            said[name] = fact
    at = number_of(facts, "hex", number_of(facts, "end", ids.NOBODY))
    if at >= 0:
        said["part"] = part_name(s.world, at, words)
    if all([resource in facts for resource in ids.RESOURCES]):
        said["purse"] = purse([number_of(facts, resource, 0) for resource in ids.RESOURCES], words)
    return said


def thing_name(s: Bloodstream, owner: int, name: str, words: Words) -> str:
    """What strikes or is struck, by the name that events give it."""
    if name in ids.UNITS:
        return unit_name(s, owner, ids.UNITS.index(name), words)
    if name in ids.BUILDINGS:
        return building_name(s, owner, ids.BUILDINGS.index(name), words)
    return words(WALL) if name == WALL else spell_name(ids.SPELLS.index(name), words)


def number_of(facts: Mapping[str, int | str], name: str, absent: int) -> int:
    number = facts.get(name, absent)
    assert isinstance(number, int)
    return number


def tell(s: Bloodstream, event: Event, words: Words) -> str:
    """An event as a line of the log; dice and markers are seen, and what dice bring is told with the strike."""
    if event.kind in ("die", "full-move"):
        return ""
    if event.kind == "gathered" and not any([event.facts[resource] for resource in ids.RESOURCES]):
        return ""
    return words("event-" + event.kind, **spoken(s, event.facts, words))


def explain(s: Bloodstream, reason: str, facts: Mapping[str, int | str], words: Words) -> str:
    """A refusal's reason as a sentence."""
    return words("refusal-" + reason, **spoken(s, facts, words))
