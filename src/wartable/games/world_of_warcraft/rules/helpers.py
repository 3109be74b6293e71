"""Friends who act in the Attack Phase of another hero: POOL@ and RR_END@ (WOW-RULING-92)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts, Frame
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft.cards.card import MAY
from wartable.games.world_of_warcraft.rules.actions import Use
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, HeroStep
from wartable.games.world_of_warcraft.rules.meanings import A_HERO, A_MOMENT, FLAG
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.windows import abilities, carry_out, no_use, uses
from wartable.toolbox.masks import members


def helpers(s: Lordaeron, hero: int, moment: int, auto: bool) -> list[Frame]:
    """Every participant with a card for the moment, in roster order; the hero itself is one of them.

    What happens by itself happens for each attacker anew, so it is not noted as used; `auto` says whether it does now.
    """
    found: list[Frame] = []
    for friend in members(s.participants(s.faction_of(hero))):
        if abilities(s, friend, moment):
            found.append(Helper(s.seat_of[friend], friend, moment, hero, auto))
    return found


class Helper(HeroStep):
    """A friend's moment in the attack of `other`."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("moment", A_MOMENT), ("other", A_HERO), ("auto", FLAG))

    def __init__(self, seat: int, hero: int, moment: int, other: int, auto: int) -> None:
        super().__init__(seat, hero)
        self.moment = moment
        self.other = other
        self.auto = bool(auto)

    def run(self, s: Lordaeron) -> None:
        if not s.in_combat(self.other) or not s.in_combat(self.hero):
            return
        if self.auto:
            s.then(Helper(self.seat, self.hero, self.moment, self.other, False))
            for ability in abilities(s, self.hero, self.moment):
                if ability.mode != MAY and ability.ready(s, self.hero, self.other):
                    ability.act(s, self.hero, self.other)
        elif uses(s, self.hero, self.moment, self.other):
            s.then(Help(self.seat, self.hero, self.moment, self.other))


class Help(HeroChoice):
    """Use a card for a friend, or be done."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("moment", A_MOMENT), ("other", A_HERO))

    def __init__(self, seat: int, hero: int, moment: int, other: int) -> None:
        super().__init__(seat, hero)
        self.moment = moment
        self.other = other

    def legal(self, s: Lordaeron) -> list[Action]:
        return [*uses(s, self.hero, self.moment, self.other), s.world.done]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        return no_use(s, self.hero, self.moment, self.other, a)

    def apply(self, s: Lordaeron, a: Action) -> None:
        if isinstance(a, Use):
            s.then(Helper(self.seat, self.hero, self.moment, self.other, False))
            carry_out(s, self.hero, self.moment, self.other, a)
