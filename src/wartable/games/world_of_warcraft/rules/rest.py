"""Rest actions, and recovering by any mix of Health and Energy (rulebook: «Отдых (Rest action)»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft.rules.actions import Number
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, HeroStep, wrong_question
from wartable.games.world_of_warcraft.rules.meanings import A_HERO, ONE_OR_MORE
from wartable.games.world_of_warcraft.rules.moments import REST
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put
from wartable.games.world_of_warcraft.rules.windows import abilities, opened


def in_town(s: Lordaeron, hero: int) -> bool:
    """Whether a hero stands in a friendly town."""
    return s.region[hero] in s.world.towns[s.faction_of(hero)]


class Rest(HeroStep):
    """WOW-REST-01 to 03: Curse tokens go, then food and the like, then Health and Energy come back."""

    def run(self, s: Lordaeron) -> None:
        hero = self.hero
        content = s.world.content
        town = in_town(s, hero)
        if s.curse[hero]:
            left = 0 if town else s.curse[hero] - 1
            if s.log is not None:
                rule = "WOW-REST-03" if town else "WOW-REST-02"
                s.emit("curse-removed", rule, {"hero": hero, "number": s.curse[hero] - left})
            s.curse = put(s.curse, hero, left)
        budget = s.level[hero] * (content.rest_in_town if town else content.rest)
        if abilities(s, hero, REST):
            s.then(opened(s, hero, REST), Recover(self.seat, hero, budget))
        else:
            s.then(Recover(self.seat, hero, budget))


class Recover(HeroChoice):
    """WOW-REST-01, 04: how much Health comes back; the rest of the budget is Energy. Capacity is the limit."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("budget", ONE_OR_MORE))

    def __init__(self, seat: int, hero: int, budget: int) -> None:
        super().__init__(seat, hero)
        self.budget = budget

    def most(self, s: Lordaeron) -> int:
        return max(0, min(self.budget, s.cap_health[self.hero] - s.health[self.hero]))

    def legal(self, s: Lordaeron) -> list[Action]:
        return s.world.number[: self.most(s) + 1]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Number):
            return Refusal("WOW-REST-04", "more-than-possible", {"most": self.most(s), "hero": self.hero})
        return wrong_question("how-much-health")

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, Number)
        health = s.regain_health(self.hero, a.number)
        energy = s.regain_energy(self.hero, self.budget - health)
        if s.log is not None:
            s.emit("recovered", "WOW-REST-01", {"hero": self.hero, "health": health, "energy": energy})
