"""What every bot answers."""

from __future__ import annotations

from typing import Protocol

from wartable.engine.action import Action
from wartable.engine.state import State


class Bot(Protocol):
    """Somebody who decides for a seat, knowing only what that seat may know."""

    def choose(self, view: State, seat: int) -> Action:
        """One of the legal answers to the decision that waits for this seat."""
        ...
