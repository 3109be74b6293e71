"""Actions that are nearly another one: one part named otherwise, or another verb with the same words."""

from __future__ import annotations

from collections.abc import Iterable

from wartable.engine.action import Action, ActionBook
from wartable.engine.luck import Dice


def near(action: Action) -> list[Action]:
    """Every action with one part changed, added or left out, and what the same words are after another verb."""
    verb = action.verb
    places = action.places
    found: list[Action | None] = []
    for at, part in enumerate(verb.parts):
        for place in range(part.size):
            if place != places[at]:
                found.append(verb.get(verb.number([*places[:at], place, *places[at + 1 :]])))
    words = action.text.lower().split()[len(verb.name.split()) :]
    for other in verb.book.verbs:
        if other is not verb:
            found.append(other.read([*other.name.lower().split(), *words]))
    return [one for one in found if one is not None]


def around(book: ActionBook, legal: Iterable[Action], most: int, dice: Dice) -> list[Action]:
    """Some near misses of these actions and some actions from anywhere, none twice."""
    found = {one.index: one for action in legal for one in near(action)}
    chosen = list(found.values())
    if len(chosen) > most:
        chosen = [chosen[dice.below(len(chosen))] for _ in range(most)]
    anywhere = [book.actions[dice.below(len(book.actions))] for _ in range(most // 4)]
    return list({action.index: action for action in (*chosen, *anywhere)}.values())
