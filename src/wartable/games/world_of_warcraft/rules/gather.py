"""The Dice Pool step (rulebook: «Шаг “Dice Pool”»): dice are gathered, taken away for Stun and Curse, and rolled."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import ABILITIES, BOOST, FACE_USE, MAY
from wartable.games.world_of_warcraft.rules.actions import DieColour, Leave, Use
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, HeroStep, wrong_question
from wartable.games.world_of_warcraft.rules.conditions import STUN_DICE
from wartable.games.world_of_warcraft.rules.defeat import Dying
from wartable.games.world_of_warcraft.rules.dice import COLOURS, colour_of, joined
from wartable.games.world_of_warcraft.rules.meanings import A_HERO, FLAG, SOME
from wartable.games.world_of_warcraft.rules.moments import POOL, POOL_DONE, POOL_END
from wartable.games.world_of_warcraft.rules.pool import (
    bring,
    leave_out,
    numbers_of,
    roll,
    take_ready,
    within_limits,
)
from wartable.games.world_of_warcraft.rules.reroll import Rerolls
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put
from wartable.games.world_of_warcraft.rules.windows import (
    abilities,
    carry_out,
    instant_cost,
    no_use,
    opened,
    pay,
    times,
    usable,
    use,
    uses,
)


class Gather(HeroStep):
    """WOW-POOL-01: what costs nothing lies in the pool from the start."""

    def run(self, s: Lordaeron) -> None:
        hero = self.hero
        if not s.in_combat(hero):
            return
        kit = s.kit[hero]
        faces = s.world.faces
        # What brings nothing by itself may by what others add to it.
        for card in s.sheet[hero] if kit.answerers[BOOST] else kit.gathered:
            if faces[card].type != ids.INSTANT:
                bring(s, hero, card, numbers_of(s, hero, faces[card]), False)
        s.then(OpenPool(self.seat, hero))


class OpenPool(HeroStep):
    """What happens by itself at the start of the Dice Pool step; then the player."""

    def run(self, s: Lordaeron) -> None:
        hero = self.hero
        for ability in abilities(s, hero, POOL):
            if ability.mode != MAY and usable(s, hero, ability, hero):
                s.then(self)
                use(s, hero, ability, hero)
                return
        s.then(Pool(self.seat, hero))


def face_uses(s: Lordaeron, hero: int) -> list[int]:
    """WOW-POOL-01, WOW-POWER-03: instants whose dice and values the hero can pay for."""
    found: list[int] = []
    for card in s.kit[hero].instants:
        done = s.used[hero].count(card * ABILITIES + FACE_USE)
        if (not done or done < times(s, hero, card)) and s.energy[hero] >= instant_cost(s, hero, card):
            found.append(card)
    return found


class Pool(HeroChoice):
    """Use a power or an item, leave out what a card brings, or roll."""

    def legal(self, s: Lordaeron) -> list[Action]:
        world = s.world
        found: list[Action] = [world.roll] if within_limits(s) else []
        found += [world.use[card] for card in face_uses(s, self.hero)]
        found += uses(s, self.hero, POOL, self.hero)
        last = -1
        for key in sorted(s.given):
            if key // COLOURS != last:
                last = key // COLOURS
                found.append(world.leave[last])
        return found

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if a is s.world.roll:
            return Refusal("WOW-POOL-09", "too-many-dice-of-a-colour", {"hero": self.hero})
        if isinstance(a, Leave):
            return Refusal("WOW-EFFECT-14", "brings-no-dice", {"card": a.card})
        if isinstance(a, Use):
            face = s.world.faces[a.card]
            if face.type == ids.INSTANT and face.pool and a.card in s.sheet[self.hero]:
                return self._no_face(s, a.card)
            return no_use(s, self.hero, POOL, self.hero, a)
        return wrong_question("use-leave-or-roll")

    def _no_face(self, s: Lordaeron, card: int) -> Refusal:
        facts: dict[str, int | str] = {"card": card, "hero": self.hero}
        cost = instant_cost(s, self.hero, card)
        if s.energy[self.hero] < cost:
            return Refusal(
                "WOW-POWER-05", "too-little-energy", {**facts, "needed": cost, "energy": s.energy[self.hero]}
            )
        return Refusal("WOW-EFFECT-03", "used-already", facts)

    def apply(self, s: Lordaeron, a: Action) -> None:
        hero = self.hero
        if a is s.world.roll:
            if abilities(s, hero, POOL_DONE):
                s.then(opened(s, hero, POOL_DONE), Stunned(self.seat, hero))
            else:
                s.then(Stunned(self.seat, hero))
        elif isinstance(a, Leave):
            s.then(self)
            leave_out(s, a.card)
            if s.log is not None:
                s.emit("left-out", "WOW-EFFECT-14", {"hero": hero, "card": a.card})
        else:
            assert isinstance(a, Use)
            s.then(OpenPool(self.seat, hero))
            face = s.world.faces[a.card]
            if face.type == ids.INSTANT and face.pool:
                self._use_face(s, a.card)
            else:
                carry_out(s, hero, POOL, hero, a)

    def _use_face(self, s: Lordaeron, card: int) -> None:
        hero = self.hero
        cost = instant_cost(s, hero, card)
        s.used = put(s.used, hero, (*s.used[hero], card * ABILITIES + FACE_USE))
        if s.log is not None:
            s.emit("used-card", "WOW-EFFECT-02", {"hero": hero, "card": card, "energy": cost})
        bring(s, hero, card, numbers_of(s, hero, s.world.faces[card]), True)
        pay(s, hero, cost)


# Before the roll.


class Stunned(HeroStep):
    """WOW-STUN-01, 02, WOW-RULING-23: two dice for each token, or the hero is defeated."""

    def run(self, s: Lordaeron) -> None:
        hero = self.hero
        if not s.in_combat(hero):
            return
        number = STUN_DICE * s.stun[hero]
        if number > sum(s.ready):
            if s.log is not None:
                s.emit("stun-defeats", "WOW-STUN-02", {"hero": hero, "needed": number, "dice": sum(s.ready)})
            s.then(Dying(self.seat, hero))
            return
        s.then(Cursed(self.seat, hero))
        if number:
            s.then(LoseDice(self.seat, hero, number, True))


class Cursed(HeroStep):
    """WOW-CURSE-01, 03: a die for each token, as far as there are dice."""

    def run(self, s: Lordaeron) -> None:
        s.then(Throw(self.seat, self.hero))
        number = min(s.curse[self.hero], sum(s.ready))
        if number:
            s.then(LoseDice(self.seat, self.hero, number, False))


class LoseDice(HeroStep):
    """Dice are taken away; which ones the player chooses, where that is a choice."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("number", SOME), ("stun", FLAG))

    def __init__(self, seat: int, hero: int, number: int, stun: int) -> None:
        super().__init__(seat, hero)
        self.number = number
        self.stun = bool(stun)

    def run(self, s: Lordaeron) -> None:
        colours = [colour for colour in range(COLOURS) if s.ready[colour]]
        if self.number >= sum(s.ready) or len(colours) == 1:
            left = self.number
            for colour in colours:
                left -= take_away(s, self.hero, colour, left, self.stun)
        else:
            s.then(LoseDie(self.seat, self.hero, self.number, self.stun))


def take_away(s: Lordaeron, hero: int, colour: int, number: int, stun: bool) -> int:
    taken = take_ready(s, colour, number)
    if s.log is not None:
        rule = "WOW-STUN-01" if stun else "WOW-CURSE-01"
        s.emit("dice-taken", rule, {"hero": hero, "die_colour": colour, "number": taken})
    return taken


class LoseDie(HeroChoice):
    """The colour of the next die that goes."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("number", SOME), ("stun", FLAG))

    def __init__(self, seat: int, hero: int, number: int, stun: int) -> None:
        super().__init__(seat, hero)
        self.number = number
        self.stun = bool(stun)

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.colour[colour] for colour in range(COLOURS) if s.ready[colour]]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, DieColour):
            return Refusal("WOW-POOL-05", "no-such-die", {"hero": self.hero})
        return wrong_question("colour-of-a-die")

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, DieColour)
        take_away(s, self.hero, a.colour, 1, self.stun)
        if self.number > 1:
            s.then(LoseDice(self.seat, self.hero, self.number - 1, self.stun))


class Throw(HeroStep):
    """WOW-POOL-02: all dice are rolled together; those that were laid out show what they were laid out with."""

    def run(self, s: Lordaeron) -> None:
        hero = self.hero
        found: list[int] = []
        for colour in range(COLOURS):
            number = s.ready[colour]
            if s.laid_out:
                laid = sorted([die for die in s.laid_out if colour_of(die) == colour], reverse=True)[:number]
                found += laid
                number -= len(laid)
            found += roll(s, colour, number)
        s.pool = joined((), found)
        s.rolled = True
        s.ready = (0, 0, 0)
        s.given = {}
        s.laid_out = ()
        if abilities(s, hero, POOL_END):
            s.then(opened(s, hero, POOL_END), Rerolls(self.seat, hero))
        else:
            s.then(Rerolls(self.seat, hero))
