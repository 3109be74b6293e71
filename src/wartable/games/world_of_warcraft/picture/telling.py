"""Names in the reader's language, lines of the log, and refusals as sentences."""

from __future__ import annotations

from collections.abc import Mapping

from wartable.engine.events import Event
from wartable.engine.picture.scene import Words
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members

HEROES = ("hero", "other", "taker", "giver", "friend", "challenger", "loser")
MARKS = (("spotted", ids.SPOTTED), ("rerolled", ids.REROLLED))
SILENT = ("die", "spokesman", "hits-gathered")
"""Dice are seen; so is who answers for a faction, and where hits lie."""


def seat_name(seat: int, words: Words) -> str:
    """A seat counts from 1 for people."""
    return words("seat", number=seat + 1)


def hero_name(s: Lordaeron, hero: int, words: Words) -> str:
    """A hero is called by its class, which nobody else has."""
    if hero < 0 or s.klass[hero] < 0:
        return words("nobody")
    return words("class-" + ids.CLASSES[s.klass[hero]])


def heroes_name(s: Lordaeron, heroes: int, words: Words) -> str:
    return ", ".join([hero_name(s, hero, words) for hero in members(heroes)]) or words("nobody")


def die_name(die: int, words: Words) -> str:
    """Colour and value, and whether it is spotted or was rerolled."""
    name = words("face-" + ids.DICE[(die & ids.DIE) >> 3], number=(die & 7) + 1)
    marks = [words("marked-" + mark) for mark, bit in MARKS if die & bit]
    return f"{name} ({', '.join(marks)})" if marks else name


def group_name(s: Lordaeron, type: int, numbers: tuple[int, ...], words: Words) -> str:
    """Creatures of one type by colour; without numbers only the type."""
    creature = ids.CREATURES[type]
    if not any(numbers):
        return words("creature-" + creature)
    colours = [colour for colour, number in enumerate(numbers) if number]
    if len(colours) == 1:
        counted = words(f"group-only-{ids.COLOURS[colours[0]]}", number=sum(numbers))
    else:
        counted = ", ".join([words(f"group-{ids.COLOURS[colour]}", number=numbers[colour]) for colour in colours])
    return words("group", creatures=words("creatures-" + creature, number=sum(numbers)), counted=counted)


def foe_name(s: Lordaeron, foe: int, words: Words) -> str:
    """Whom a Challenge names; creatures without their numbers."""
    if foe < 0:
        return words("nobody")
    if foe < ids.OVERLORD:
        creatures = words("creature-" + ids.CREATURES[foe % ids.TYPES])
        return words("foe-" + ids.GROUP_WORDS[foe // ids.TYPES], creatures=creatures)
    if foe == ids.OVERLORD:
        return words("overlord-" + ids.OVERLORDS[s.overlord]) if s.overlord_at >= 0 else words("foe-token")
    if foe == ids.HEROES:
        return words("foe-heroes")
    return happening_name(s, foe - ids.BOSS, words)


def happening_name(s: Lordaeron, event: int, words: Words) -> str:
    return words("happening-" + s.world.content.event_names[event])


def card_name(s: Lordaeron, card: int, words: Words) -> str:
    return words("nothing") if card < 0 else words("card-" + s.world.content.card_names[card])


def meant(s: Lordaeron, axis: str, value: int, words: Words) -> str | int:
    """What a number of an axis (`rules/meanings.py`) is called; a plain number is itself."""
    content = s.world.content
    if axis == "hero":
        return hero_name(s, value, words)
    if axis == "card":
        return card_name(s, value, words)
    if axis == "seat":
        return seat_name(value, words)
    if axis == "foe":
        return foe_name(s, value, words)
    if axis == "die":
        return die_name(value, words)
    if value < 0:
        return words("nobody")
    if axis == "class":
        return words("class-" + ids.CLASSES[value])
    if axis == "region":
        return words("region-" + content.regions[value])
    if axis == "quest":
        return words("quest-" + content.quest_names[value])
    if axis == "event":
        return happening_name(s, value, words)
    if axis == "faction":
        return words("faction-" + ids.FACTIONS[value])
    if axis == "creature":
        return words("creature-" + ids.CREATURES[value % ids.TYPES])
    if axis == "overlord":
        return words("overlord-" + ids.OVERLORDS[value])
    if axis == "colour":
        return words("colour-" + ids.COLOURS[value])
    if axis == "die_colour":
        return words("dice-" + ids.DICE[value])
    if axis == "box":
        return words("box-" + ids.BOXES[value])
    if axis == "item_deck":
        return words("item-deck-" + ids.ITEM_DECKS[value])
    if axis == "action":
        return words("action-" + ids.ACTIONS[value])
    return value


AXES = {
    **dict.fromkeys(HEROES, "hero"),
    **{
        axis: axis
        for axis in (
            *("card", "seat", "foe", "die", "class", "region", "quest", "event", "faction", "creature", "overlord"),
            *("colour", "die_colour", "box", "action"),
        )
    },
    "start": "region",
    "face": "die",
    "old": "box",
    "winner": "faction",
    "deck": "item_deck",
}
"""By the name of a fact, what its number stands for."""


def spoken(s: Lordaeron, facts: Mapping[str, int | str], words: Words) -> dict[str, int | str]:
    """Facts as texts show them: numbers that stand for something become its name."""
    return {
        name: fact if isinstance(fact, str) else meant(s, AXES.get(name, ""), fact, words)
        for name, fact in facts.items()
    }


def tell(s: Lordaeron, event: Event, words: Words) -> str:
    """An event as a line of the log."""
    if event.kind in SILENT:
        return ""
    said = spoken(s, event.facts, words)
    if event.kind == "over":
        winners = event.facts["winners"]
        assert isinstance(winners, int)
        said["winners"] = ", ".join([words("faction-" + ids.FACTIONS[one]) for one in members(winners)])
    return words("event-" + event.kind, **said)


def explain(s: Lordaeron, reason: str, facts: Mapping[str, int | str], words: Words) -> str:
    """A refusal's reason as a sentence."""
    return words("refusal-" + reason, **spoken(s, facts, words))
