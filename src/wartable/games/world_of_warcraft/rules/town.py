"""Town actions (rulebook: «Действия в Городе (Town action)»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft.rules.actions import Buy, Learn, Sell
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, wrong_question
from wartable.games.world_of_warcraft.rules.meanings import A_HERO, FLAG
from wartable.games.world_of_warcraft.rules.merchant import (
    buy,
    no_purchase,
    no_sale,
    price_sold,
    sell,
    sellable,
    wares,
)
from wartable.games.world_of_warcraft.rules.rest import Recover
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.training import learn, lessons, no_lesson


class Town(HeroChoice):
    """WOW-TOWN-02: recover once, buy and sell items, buy powers, in any order; or done."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("recovered", FLAG))

    def __init__(self, seat: int, hero: int, recovered: int) -> None:
        super().__init__(seat, hero)
        self.recovered = recovered

    def legal(self, s: Lordaeron) -> list[Action]:
        hero, world = self.hero, s.world
        found: list[Action] = []
        if not self.recovered and tired(s, hero):
            found.append(world.recover)
        found += [world.buy[card] for card in wares(s, hero)]
        found += [world.sell[card] for card in sellable(s, hero)]
        found += [world.learn[card] for card in lessons(s, hero)]
        found.append(world.done)
        return found

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if a is s.world.recover:
            return Refusal("WOW-TOWN-03", "recovered-already" if self.recovered else "nothing-to-recover")
        if isinstance(a, Buy):
            return no_purchase(s, self.hero, a.card)
        if isinstance(a, Sell):
            return no_sale(s, self.hero, a.card)
        if isinstance(a, Learn):
            return no_lesson(s, self.hero, a.card)
        return wrong_question("what-in-town")

    def apply(self, s: Lordaeron, a: Action) -> None:
        hero = self.hero
        if a is s.world.recover:
            # WOW-TOWN-03, 06
            budget = s.level[hero] * s.world.content.town_recovery
            s.then(Recover(self.seat, hero, budget), Town(self.seat, hero, 1))
            return
        if isinstance(a, Buy):
            s.then(self)
            buy(s, hero, a.card, s.world.faces[a.card].gold)
        elif isinstance(a, Sell):
            s.then(self)
            sell(s, hero, a.card, price_sold(s.world.faces[a.card].gold))
        elif isinstance(a, Learn):
            s.then(self)
            learn(s, hero, a.card)


def tired(s: Lordaeron, hero: int) -> bool:
    """Whether Health or Energy is below capacity."""
    return s.health[hero] < s.cap_health[hero] or s.energy[hero] < s.cap_energy[hero]
