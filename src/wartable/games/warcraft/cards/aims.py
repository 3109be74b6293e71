"""What a card is aimed at. The book of actions and the log go by it; they need to know no more of a card."""

from __future__ import annotations

from typing import Final

NOTHING: Final = 0
SPACE: Final = 1
UNIT: Final = 2
"""One unit of a race, by kind and space."""
PLAYER: Final = 3
WAY: Final = 4
"""From one space to another."""
STORE: Final = 5
"""Gold or wood."""
BUILDING: Final = 6
"""A building that is bought with the card; the purchase is the action."""
ENTERED: Final = 7
"""The space that the window is about."""
LOST: Final = 8
"""The unit that the window is about."""
FROM_WINDOW: Final[tuple[int, ...]] = (ENTERED, LOST)
"""Nobody chooses these: the target is the fact of the window."""
