"""The Reroll step (rulebook: «Шаг “Reroll”»): rerolls with the value, separate ones, and what happens at its end."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import MAY
from wartable.games.world_of_warcraft.rules.actions import PickDie, Use
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, HeroStep, wrong_question
from wartable.games.world_of_warcraft.rules.dice import COLOURS, EVERY_FACE, colour_of, distinct, of_colour
from wartable.games.world_of_warcraft.rules.foes import against
from wartable.games.world_of_warcraft.rules.helpers import helpers
from wartable.games.world_of_warcraft.rules.meanings import A_FILTER, A_HERO, FLAG, SOME
from wartable.games.world_of_warcraft.rules.moments import RR, RR_END, RR_END_AT, RR_START
from wartable.games.world_of_warcraft.rules.place import Place
from wartable.games.world_of_warcraft.rules.pool import reroll_die, reroll_value
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.windows import abilities, carry_out, no_use, opened, usable, use, uses


class Rerolls(HeroStep):
    """The Reroll step begins."""

    def run(self, s: Lordaeron) -> None:
        hero = self.hero
        if not s.in_combat(hero):
            return
        if abilities(s, hero, RR_START):
            s.then(opened(s, hero, RR_START), CountRerolls(self.seat, hero))
        else:
            s.then(CountRerolls(self.seat, hero))


class CountRerolls(HeroStep):
    """WOW-REROLL-01: how many dice may be rerolled."""

    def run(self, s: Lordaeron) -> None:
        s.then(MoreRerolls(self.seat, self.hero, reroll_value(s, self.hero)))


def movable(s: Lordaeron) -> int:
    """The filter of dice that may be rerolled at all."""
    if not s.fixed:
        return EVERY_FACE
    found = 0
    for colour in range(COLOURS):
        if not s.fixed >> colour & 1:
            found |= of_colour(colour)
    return found


class MoreRerolls(HeroStep):
    """WOW-REROLL-07: one after the other, with the results seen."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("left", SOME))

    def __init__(self, seat: int, hero: int, left: int) -> None:
        super().__init__(seat, hero)
        self.left = left

    def run(self, s: Lordaeron) -> None:
        hero = self.hero
        if not s.in_combat(hero):
            return
        if (self.left and distinct(s.pool, movable(s), ids.REROLLED)) or uses(s, hero, RR, hero):
            s.then(Reroll(self.seat, hero, self.left))
        else:
            s.then(RerollEnd(self.seat, hero))


class Reroll(HeroChoice):
    """The next die to reroll, an ability of this step, or be done."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("left", SOME))

    def __init__(self, seat: int, hero: int, left: int) -> None:
        super().__init__(seat, hero)
        self.left = left

    def legal(self, s: Lordaeron) -> list[Action]:
        world = s.world
        found: list[Action] = [world.done]
        if self.left:
            found += [world.die[die] for die in distinct(s.pool, movable(s), ids.REROLLED)]
        return found + uses(s, self.hero, RR, self.hero)

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if not isinstance(a, PickDie):
            return no_use(s, self.hero, RR, self.hero, a)
        facts: dict[str, int | str] = {"hero": self.hero, "die": a.die & ids.DIE}
        if against(s, self.hero).bars_rerolls:
            return Refusal("WOW-CREATURE-06", "rerolls-barred", facts)
        if not self.left:
            return Refusal("WOW-REROLL-01", "no-rerolls-left", facts)
        if a.die not in s.pool:
            return Refusal("WOW-REROLL-01", "no-such-die", facts)
        if a.die & ids.REROLLED:
            return Refusal("WOW-REROLL-03", "rerolled-already", facts)
        return Refusal("WOW-EFFECT-01", "colour-stays", facts)

    def apply(self, s: Lordaeron, a: Action) -> None:
        hero = self.hero
        if a is s.world.done:
            s.then(RerollEnd(self.seat, hero))
        elif isinstance(a, PickDie):
            reroll_die(s, a.die, ids.REROLLED)
            s.then(MoreRerolls(self.seat, hero, self.left - 1))
        else:
            assert isinstance(a, Use)
            s.then(MoreRerolls(self.seat, hero, self.left))
            carry_out(s, hero, RR, hero, a)


# Separate rerolls.


def free_reroll(s: Lordaeron, hero: int, filter: int, number: int) -> None:
    """WOW-REROLL-05, 08: up to so many dice of a filter, apart from the Reroll value, each once."""
    s.then(FreeRerolls(s.seat_of[hero], hero, filter, number))


def reroll_every(s: Lordaeron, filter: int) -> None:
    """Every die of a filter is rerolled once."""
    filter &= movable(s)
    for die in [die for die in s.pool if filter >> (die & ids.DIE) & 1]:
        reroll_die(s, die, ids.SEPARATELY)
    forget_separate(s)


def forbid_rerolls(s: Lordaeron, colours: int) -> None:
    """These colours (bits) are not rerolled any more in this attack."""
    s.fixed |= colours


def forget_separate(s: Lordaeron) -> None:
    s.pool = tuple(sorted([die & ~ids.SEPARATELY for die in s.pool]))


class FreeRerolls(HeroStep):
    """The next die of a separate reroll, if there is one."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("filter", A_FILTER), ("left", SOME))

    def __init__(self, seat: int, hero: int, filter: int, left: int) -> None:
        super().__init__(seat, hero)
        self.filter = filter
        self.left = left

    def run(self, s: Lordaeron) -> None:
        if self.left and distinct(s.pool, self.filter & movable(s), ids.SEPARATELY):
            s.then(FreeReroll(self.seat, self.hero, self.filter, self.left))
        else:
            forget_separate(s)


class FreeReroll(HeroChoice):
    """A die to reroll apart from the Reroll value, or be done."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("filter", A_FILTER), ("left", SOME))

    def __init__(self, seat: int, hero: int, filter: int, left: int) -> None:
        super().__init__(seat, hero)
        self.filter = filter
        self.left = left

    def legal(self, s: Lordaeron) -> list[Action]:
        world = s.world
        dice = distinct(s.pool, self.filter & movable(s), ids.SEPARATELY)
        return [world.done, *[world.die[die] for die in dice]]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if not isinstance(a, PickDie):
            return wrong_question("die-or-done")
        facts: dict[str, int | str] = {"hero": self.hero, "die": a.die & ids.DIE}
        if a.die not in s.pool:
            return Refusal("WOW-REROLL-05", "no-such-die", facts)
        if a.die & ids.SEPARATELY:
            return Refusal("WOW-REROLL-08", "rerolled-already", facts)
        if s.fixed >> colour_of(a.die) & 1:
            return Refusal("WOW-EFFECT-01", "colour-stays", facts)
        return Refusal("WOW-REROLL-05", "not-this-die", facts)

    def apply(self, s: Lordaeron, a: Action) -> None:
        if isinstance(a, PickDie):
            s.then(FreeRerolls(self.seat, self.hero, self.filter, self.left - 1))
            reroll_die(s, a.die, ids.SEPARATELY)
        else:
            forget_separate(s)


# The end of the step.


class RerollEnd(HeroStep):
    """Helpers first, then the active hero with the opponent's ability among its own (WOW-EFFECT-08)."""

    def run(self, s: Lordaeron) -> None:
        hero = self.hero
        stings = against(s, hero).stings
        s.then(*helpers(s, hero, RR_END_AT, True), EndAbilities(self.seat, hero, stings))


class EndAbilities(HeroStep):
    """What happens by itself, then the player; `pending` says whether the opponent's ability is still to come."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("pending", FLAG))

    def __init__(self, seat: int, hero: int, pending: int) -> None:
        super().__init__(seat, hero)
        self.pending = bool(pending)

    def run(self, s: Lordaeron) -> None:
        hero = self.hero
        if not s.in_combat(hero):
            return
        asks = False
        for ability in abilities(s, hero, RR_END):
            if usable(s, hero, ability, hero):
                if ability.mode != MAY:
                    s.then(self)
                    use(s, hero, ability, hero)
                    return
                asks = True
        if asks:
            s.then(EndChoice(self.seat, hero, self.pending))
        else:
            finish(s, self.seat, hero, self.pending)


def finish(s: Lordaeron, seat: int, hero: int, pending: bool) -> None:
    """WOW-RULING-92: helpers are asked again before an ability of the opponent that is still to come."""
    if pending:
        s.then(*helpers(s, hero, RR_END_AT, False), Sting(seat, hero), Place(seat, hero))
    else:
        s.then(Place(seat, hero))


class EndChoice(HeroChoice):
    """Use a card, let the opponent's ability happen now, or be done."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("pending", FLAG))

    def __init__(self, seat: int, hero: int, pending: int) -> None:
        super().__init__(seat, hero)
        self.pending = bool(pending)

    def legal(self, s: Lordaeron) -> list[Action]:
        found = uses(s, self.hero, RR_END, self.hero)
        found.append(s.world.done)
        if self.pending:
            found.append(s.world.foe_ability)
        return found

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if a is s.world.foe_ability:
            return Refusal("WOW-EFFECT-08", "nothing-to-suffer")
        return no_use(s, self.hero, RR_END, self.hero, a)

    def apply(self, s: Lordaeron, a: Action) -> None:
        hero = self.hero
        if isinstance(a, Use):
            s.then(EndAbilities(self.seat, hero, self.pending))
            carry_out(s, hero, RR_END, hero, a)
        elif a is s.world.foe_ability:
            s.then(Sting(self.seat, hero), EndAbilities(self.seat, hero, False))
        else:
            finish(s, self.seat, hero, self.pending)


class Sting(HeroStep):
    """WOW-CREATURE-02: the opponent's ability at the end of the Reroll step."""

    def run(self, s: Lordaeron) -> None:
        if s.in_combat(self.hero):
            against(s, self.hero).at_reroll_end(s, self.hero)
