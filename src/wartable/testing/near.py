"""Actions that are nearly another one: one word of the notation changed, added or left out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from wartable.engine.action import Action, ActionBook
from wartable.engine.luck import Dice


class NearMisses:
    """The actions of a book by their notations with one word hidden or left out."""

    def __init__(self, book: ActionBook) -> None:
        self.actions = book.actions
        self.like: dict[str, list[Action]] = {}
        for action in book.actions:
            for pattern in _patterns(action.text):
                self.like.setdefault(pattern, []).append(action)

    def of(self, action: Action) -> list[Action]:
        """Every action one word away."""
        return [near for pattern in _patterns(action.text) for near in self.like[pattern] if near is not action]

    def around(self, legal: Iterable[Action], most: int, dice: Dice) -> list[Action]:
        """Some near misses of these actions and some actions from anywhere, none twice."""
        found: dict[int, Action] = {}
        for action in legal:
            for near in self.of(action):
                found[near.index] = near
        chosen = list(found.values())
        if len(chosen) > most:
            chosen = [chosen[dice.below(len(chosen))] for _ in range(most)]
        anywhere = [self.actions[dice.below(len(self.actions))] for _ in range(most // 4)]
        return list({action.index: action for action in (*chosen, *anywhere)}.values())


@cache
def near_misses(book: ActionBook) -> NearMisses:
    """Those of a book, worked out once."""
    return NearMisses(book)


def _patterns(text: str) -> list[str]:
    words = text.split()
    found = [" ".join([*words[:i], "*", *words[i + 1 :]]) for i in range(len(words))]
    # The notation itself meets the notations that have one word more, with that word left out.
    found.append(text)
    found += [" ".join([*words[:i], *words[i + 1 :]]) for i in range(1, len(words))]
    return found
