"""Names in the reader's language, lines of the log, and refusals as sentences."""

from __future__ import annotations

from collections.abc import Mapping

from wartable.engine.events import Event
from wartable.engine.picture.scene import Words
from wartable.games.small_world import ids
from wartable.games.small_world.rules import actions as act
from wartable.games.small_world.rules.world import World


def seat_name(seat: int, words: Words) -> str:
    """A seat counts from 1 for people; nobody is the bank."""
    return words("bank") if seat == ids.NOBODY else words("seat", number=seat + 1)


def race_name(race: int, words: Words) -> str:
    return words("race-" + ids.RACES[race])


def badge_name(badge: int, words: Words) -> str:
    return words("badge-" + ids.BADGES[badge])


def relic_name(relic: int, words: Words) -> str:
    return words("relic-" + ids.RELICS[relic])


def region_name(world: World, r: int, words: Words) -> str:
    return world.regions[r].name("ru" if words.language == "ru" else "en")


def spoken(world: World, facts: Mapping[str, int | str], words: Words) -> dict[str, int | str]:
    """Facts as texts show them: numbers that stand for something become its name."""
    said: dict[str, int | str] = {}
    for name, fact in facts.items():
        if isinstance(fact, str):
            if name == "why":
                fact = words("pay-" + fact)
            elif name == "item":
                fact = words("income-" + fact)
        elif name in ("seat", "rival", "payer", "payee"):
            fact = seat_name(fact, words)
        elif name == "region" or (name == "to" and fact != act.TRAY):
            fact = region_name(world, fact, words)
        elif name == "race":
            fact = race_name(fact, words)
        elif name == "badge":
            fact = badge_name(fact, words)
        elif name == "relic":
            fact = relic_name(fact, words)
        elif name == "faction":
            fact = words("faction-" + ids.FACTIONS[fact])
        said[name] = fact
    return said


def tell(world: World, event: Event, words: Words) -> str:
    """An event as a line of the log."""
    said = spoken(world, event.facts, words)
    if event.kind == "coins":
        said["flow"] = flow_of(event.facts)
    elif event.kind == "scared":
        said["where"] = "tray" if event.facts["to"] == act.TRAY else "region"
    return words("event-" + event.kind, **said)


def flow_of(facts: Mapping[str, int | str]) -> str:
    """Whether coins come from the bank, go there, or pass between players."""
    if facts["payer"] == ids.NOBODY:
        return "gain"
    return "loss" if facts["payee"] == ids.NOBODY else "gift"


def explain(world: World, reason: str, facts: Mapping[str, int | str], words: Words) -> str:
    """A refusal's reason as a sentence."""
    return words("refusal-" + reason, **spoken(world, facts, words))
