"""Worlds of scenarios, worked out once and shared by all games that are played in them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Generic, TypeVar

from wartable.engine.files.editions import Numbers

W = TypeVar("W")
MOST: Final = 120_000
"""Actions in the books of scenarios that people wrote: about 30 MB, and still many times what one may have."""


class Worlds(Generic[W]):
    """Shipped scenarios are few and stay; of the texts of others as many as have no more actions than this."""

    def __init__(self, make: Callable[[str, Numbers | None], W], weight: Callable[[W], int], most: int = MOST) -> None:
        self.make = make
        self.weight = weight
        self.most = most
        self.total = 0
        self._shipped: dict[tuple[str, Numbers | None], W] = {}
        self._own: OrderedDict[tuple[str, Numbers | None], W] = OrderedDict()

    def cache_clear(self) -> None:
        """As after a start of the program."""
        self.total = 0
        self._shipped.clear()
        self._own.clear()

    def __call__(self, scenario: str, numbers: Numbers | None = None) -> W:
        """The world of a scenario, given by its name or as the text of its file, with these numbers."""
        key = (scenario, numbers)
        found = self._shipped.get(key)
        if found is not None:
            return found
        found = self._own.get(key)
        if found is not None:
            # Another thread may have let it go just now.
            with suppress(KeyError):
                self._own.move_to_end(key)
            return found
        made = self.make(scenario, numbers)
        if "\n" not in scenario and numbers is None:
            return self._shipped.setdefault(key, made)
        kept = self._own.setdefault(key, made)
        if kept is not made:
            # Another thread was faster; all share what it has made.
            return kept
        self.total += self.weight(made)
        while self.total > self.most and len(self._own) > 1:
            self.total -= self.weight(self._own.popitem(False)[1])
        return made
