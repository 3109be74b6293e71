"""What questions to heroes have in common."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Facts, Step
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.world_of_warcraft.rules.actions import PickHero
from wartable.games.world_of_warcraft.rules.meanings import A_HERO
from wartable.games.world_of_warcraft.rules.state import Lordaeron


class HeroStep(Step[Lordaeron]):
    """Something that happens to one hero."""

    declares: ClassVar[Facts] = (("hero", A_HERO),)

    def __init__(self, seat: int, hero: int) -> None:
        # As `Frame` does, without calling it: nothing is made more often.
        self.seat = seat
        self.hero = hero


class HeroChoice(Choice[Lordaeron]):
    """A question to the player of one hero; `seat` is his."""

    declares: ClassVar[Facts] = (("hero", A_HERO),)

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def misfit(self, s: Lordaeron) -> str:
        return "" if s.seat_of[self.hero] == self.seat else "this is for the player of that hero"

    def interrupts(self, s: Lordaeron) -> bool:
        return self.passing(s) is not None and s.faction_of(self.hero) != s.active


def wrong_question(reason: str) -> Refusal:
    """Something is said that answers no question of this kind."""
    return Refusal(OTHER_DECISION, reason)


def named_hero(s: Lordaeron, a: Action) -> int:
    """The hero that an answer names."""
    assert isinstance(a, PickHero)
    return s.hero_of(a.klass)


def hero_answers(s: Lordaeron, heroes: tuple[int, ...]) -> list[Action]:
    """The answers that name these heroes."""
    pick, klass = s.world.pick_hero, s.klass
    return [pick[klass[hero]] for hero in heroes]
