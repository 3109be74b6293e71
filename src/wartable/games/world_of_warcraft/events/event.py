"""What every event answers (rulebook: «Карты Событий»). Events remember nothing; what lasts lies on the shelves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wartable.games.world_of_warcraft.rules.printed import EventFace

if TYPE_CHECKING:
    from wartable.games.world_of_warcraft.rules.state import Lordaeron


class Happening:
    """One event card face; this one does nothing."""

    def __init__(self, face: EventFace) -> None:
        self.face = face
        self.number = face.number
        self.stays = False
        """Whether the card stays face up (WOW-EVENT-02)."""
        self.until_next = False
        """Whether it stays only until the next Event is drawn."""

    def possible(self, s: Lordaeron) -> bool:
        """Whether it has any effect when it is drawn."""
        return True

    def happen(self, s: Lordaeron) -> None:
        """It has been drawn; what needs answers is scheduled."""

    def after_combat(self, s: Lordaeron) -> None:
        """A combat is over while it is in play; the shelves of the combat are still up (WOW-RULING-58)."""

    def after_action(self, s: Lordaeron, hero: int) -> None:
        """A hero has finished an action while it is in play."""

    def travel_toll(self, s: Lordaeron, hero: int) -> int:
        """Energy that a Travel action of this hero costs while it is in play."""
        return 0

    def lasts(self, s: Lordaeron) -> bool:
        """Whether it stays in play; asked after another Event has moved creatures."""
        return True

    def held(self, s: Lordaeron) -> bool:
        """Whether a hero keeps the discarded card for what it is worth."""
        return False

    def less_xp(self, s: Lordaeron) -> int:
        """By how much the other faction's quest is worth less; above 0 only on the card that lets it be challenged."""
        return 0


def answering(happenings: tuple[Happening, ...], question: str) -> frozenset[int]:
    """The events that answer a question otherwise than `Happening` does."""
    usual = getattr(Happening, question)
    return frozenset([one.number for one in happenings if getattr(type(one), question) is not usual])
