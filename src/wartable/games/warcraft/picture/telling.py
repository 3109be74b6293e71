"""Names in the reader's language, lines of the log, and refusals as sentences."""

from __future__ import annotations

from collections.abc import Mapping

from wartable.engine.events import Event
from wartable.engine.picture.scene import Words
from wartable.games.warcraft import ids
from wartable.games.warcraft.cards import aims
from wartable.games.warcraft.cards.box import CARDS
from wartable.games.warcraft.files.scenario import Scenario
from wartable.games.warcraft.rules.state import Warcraft
from wartable.games.warcraft.rules.world import World

SPACES = ("space", "start", "end")
RACES = ("race", "enemy", "by", "owner", "to")


def seat_name(seat: int, words: Words) -> str:
    """A seat counts from 1 for people; nobody commands neutral units."""
    return words("neutral") if seat < 0 else words("seat", number=seat + 1)


def race_name(race: int, words: Words) -> str:
    return words("nobody") if race < 0 else words("race-" + ids.RACES[race])


def player_name(s: Warcraft, race: int, words: Words) -> str:
    """Who leads a race: the race itself, with the name of its player."""
    return words("player", race=race_name(race, words), seat=seat_name(s.seat(race), words))


def kind_name(kind: int, words: Words) -> str:
    return words("kind-" + ids.KINDS[kind])


def building_name(kind: int, words: Words) -> str:
    return words("building-" + ids.BUILDINGS[kind])


def card_name(card: int, words: Words) -> str:
    return words("card-" + ids.CARDS[card])


def tile_name(s: Warcraft, race: int, kind: int, words: Words) -> str:
    """The name on the unit tile that is on top now; workers and Necromancers have none."""
    if kind < ids.UNITS:
        return words("unit-" + s.world.content.name[race][kind][s.tile(race, kind)])
    return kind_name(kind, words)


def letter_of(scenario: Scenario, space: int) -> str:
    """The letter of a space; empty if it has none."""
    for letter, lettered in scenario.letters.items():
        if lettered == space:
            return letter
    return ""


def space_name(world: World, space: int, words: Words) -> str:
    """Terrain and number, after the letter if there is one."""
    name = plain_name(world, space, words)
    letter = letter_of(world.scenario, space)
    return words("space-lettered", letter=letter, space=name) if letter else name


def plain_name(world: World, space: int, words: Words) -> str:
    """Terrain, and which of the spaces of this terrain it is, from the top of the board."""
    terrain = world.terrain[space]
    number = sum([1 for other in world.terrain[: space + 1] if other == terrain])
    return words("space-" + ids.TERRAINS[terrain], number=number)


def purse(gold: int, wood: int, words: Words) -> str:
    """An amount of both resources; what there is none of is not named."""
    if gold and wood:
        return words("purse-both", gold=gold, wood=wood)
    return words("purse-wood", wood=wood) if wood else words("purse-gold", gold=gold)


def spoken(s: Warcraft, facts: Mapping[str, int | str], words: Words) -> dict[str, int | str]:
    """Facts as texts show them: numbers that stand for something become its name."""
    said: dict[str, int | str] = {}
    for name, fact in facts.items():
        if isinstance(fact, str):
            said[name] = fact
        elif name == "seat":
            said[name] = seat_name(fact, words)
        elif name in RACES:
            said[name] = race_name(fact, words)
        elif name in SPACES:
            said[name] = space_name(s.world, fact, words)
        elif name == "kind":
            said[name] = kind_name(fact, words)
        elif name == "card":
            said[name] = card_name(fact, words)
        elif name == "phase":
            said[name] = words("phase-" + ids.PHASE_NAMES[fact])
        else:
            said[name] = fact
    return said


def tell(s: Warcraft, event: Event, words: Words) -> str:
    """An event as a line of the log."""
    facts = event.facts
    kind = event.kind
    if kind == "die":
        # Dice are seen; what they bring is told of all together.
        return ""
    said = spoken(s, facts, words)
    if kind == "played":
        said["target"] = target_of(s, facts, words)
        if not said["target"]:
            return words("event-played", **said)
        brings = CARDS[number_of(facts, "card")].aim == aims.STORE
        return words("event-played-for" if brings else "event-played-on", **said)
    if kind in ("gave", "harvested", "pillaged"):
        gold, wood = number_of(facts, "gold"), number_of(facts, "wood")
        if kind == "gave" and not gold + wood:
            return ""
        said["purse"] = purse(gold, wood, words)
    elif kind in ("building-started", "building-finished"):
        said["building"] = building_name(number_of(facts, "kind"), words)
    elif kind == "dug":
        left = number_of(facts, "left")
        if left == ids.COMPLETE or event.rule != "WC-HARVEST-04":
            # What is found is told once for all workers.
            return ""
        said["state"] = ids.DEPLETION[ids.COMPLETE - left]
    elif kind == "battle-over":
        return words("event-battle-won" if number_of(facts, "race") >= 0 else "event-battle-over", **said)
    elif kind == "captured":
        said["what"] = ids.KINDS[number_of(facts, "kind")]
    elif kind == "game-over":
        named = [race_name(ids.RACES.index(name), words) for name in str(facts["winners"]).split()]
        said["winners"] = ", ".join(named)
        return words("event-game-over" if named else "event-draw", **said)
    return words("event-" + kind, **said)


def number_of(facts: Mapping[str, int | str], name: str) -> int:
    number = facts[name]
    assert isinstance(number, int)
    return number


def target_of(s: Warcraft, facts: Mapping[str, int | str], words: Words) -> str:
    """What a card was aimed at, by the facts of its event."""
    card, one, two, three = [number_of(facts, name) for name in ("card", "one", "two", "three")]
    return aim(s, card, one, two, three, words)


def aim(s: Warcraft, card: int, one: int, two: int, three: int, words: Words) -> str:
    """What a card with these targets is aimed at; empty if at nothing."""
    kind = CARDS[card].aim
    if kind == aims.UNIT:
        unit = words("unit-of", race=race_name(two, words), unit=kind_name(three, words))
        return words("unit-in", unit=unit, space=space_name(s.world, one, words))
    if kind == aims.WAY:
        return words("way", start=space_name(s.world, one, words), end=space_name(s.world, two, words))
    if kind == aims.PLAYER:
        return race_name(one, words)
    if kind == aims.STORE:
        supplies = s.world.content.supplies
        return purse(supplies if one else 0, 0 if one else supplies, words)
    if kind in (aims.SPACE, aims.ENTERED):
        return space_name(s.world, one, words)
    return ""


def explain(s: Warcraft, reason: str, facts: Mapping[str, int | str], words: Words) -> str:
    """A refusal's reason as a sentence."""
    said = spoken(s, facts, words)
    if reason == "too-dear":
        said["price"] = purse(number_of(facts, "gold"), number_of(facts, "wood"), words)
        said["purse"] = words("purse-both", gold=number_of(facts, "has_gold"), wood=number_of(facts, "has_wood"))
    elif reason in ("no-building", "buildings-busy", "not-under-construction", "no-tile-left", "needs-buildings"):
        said["building"] = building_name(number_of(facts, "kind"), words)
    return words("refusal-" + reason, **said)
