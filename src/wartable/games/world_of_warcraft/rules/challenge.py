"""Challenges (rulebook: «Вызов (Challenge action)»)."""

from __future__ import annotations

from wartable.games.world_of_warcraft.rules.asking import HeroStep
from wartable.games.world_of_warcraft.rules.state import Lordaeron


def may_challenge(s: Lordaeron, hero: int) -> bool:
    """Whether there is anybody a hero can challenge."""
    return False


class Challenge(HeroStep):
    """A hero challenges; its action is spent (WOW-CHALLENGE-12)."""

    def run(self, s: Lordaeron) -> None:
        raise NotImplementedError
