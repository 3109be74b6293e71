"""What was drawn and may be wanted again, as long as there is room for it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Sized
from contextlib import suppress
from typing import Final, TypeVar

T = TypeVar("T")

SHARE: Final = 4
"""Nothing may take more than this part of the room."""


class Drawings:
    """Pictures and answers by what they show, bounded by their bytes; the ones not used longest go first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._kept: OrderedDict[Hashable, Sized] = OrderedDict()

    def get(self, key: Hashable, kind: type[T]) -> T | None:
        found = self._kept.get(key)
        if not isinstance(found, kind):
            return None
        # Another thread may have let it go just now.
        with suppress(KeyError):
            self._kept.move_to_end(key)
        return found

    def put(self, key: Hashable, data: Sized) -> None:
        self.size -= len(self._kept.pop(key, b""))
        if len(data) > self.most // SHARE:
            return
        self._kept[key] = data
        self.size += len(data)
        while self.size > self.most:
            _, dropped = self._kept.popitem(last=False)
            self.size -= len(dropped)
