"""When cards may be used, what they cost, and that they are used (rulebook: «Когда можно использовать способности»).

A moment opens for one hero: `opened(s, hero, moment, other)` gives the frame. What happens by itself comes first, in
slot order; then the player uses abilities one at a time until he says done (WOW-EFFECT-08). Nothing is hidden, so only
those are asked who can do something. Steps that have answers of their own beside the cards (Act, Travel, the Dice Pool
step, Reroll) list `uses` among them and carry them out with `carry_out`; they then schedule themselves again.
"""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import (
    ABILITIES,
    DISCOUNT,
    FACE_USE,
    MAY,
    REPEATS,
    SURCHARGE,
    Ability,
)
from wartable.games.world_of_warcraft.rules.actions import Use
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, HeroStep, wrong_question
from wartable.games.world_of_warcraft.rules.meanings import A_CARD, A_HERO, A_MOMENT, SOME
from wartable.games.world_of_warcraft.rules.moments import REACTIONS, SPENT
from wartable.games.world_of_warcraft.rules.printed import Face
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put

# What cards cost.


def energy_cost(s: Lordaeron, hero: int, ability: Ability) -> int:
    """WOW-EFFECT-02, 07, 15: what using an ability costs now, the Energy of an instant included."""
    face = s.world.faces[ability.card]
    cost = ability.price(s, hero)
    if face.type == ids.INSTANT and ability.place == first_use(face):
        cost += instant_cost(s, hero, ability.card)
    return cost


def first_use(face: Face) -> int:
    """WOW-EFFECT-07: which use of an instant is paid for: its dice and values, or else its first ability."""
    return FACE_USE if face.pool else 0


def instant_cost(s: Lordaeron, hero: int, card: int) -> int:
    """The Energy of one use of an instant power."""
    face = s.world.faces[card]
    cost = face.energy
    for source in s.answerers(hero, DISCOUNT):
        cost -= source.discount(s, hero, face)
    cost = max(0, cost)
    if s.used[hero] and s.uses(hero, card):
        for source in s.answerers(hero, SURCHARGE):
            cost += source.surcharge(s, hero, face)
    return cost


def times(s: Lordaeron, hero: int, card: int) -> int:
    """How often a hero may use a card in a round (WOW-EFFECT-03)."""
    often = 1
    answerers = s.answerers(hero, REPEATS)
    if answerers:
        face = s.world.faces[card]
        for source in answerers:
            often += source.repeats(s, hero, face)
    return often


def unused(s: Lordaeron, hero: int, ability: Ability) -> bool:
    """WOW-EFFECT-03, 04, 07, WOW-ITEM-06: whether an ability may still be used in this round or action."""
    used = s.used[hero]
    key = ability.card * ABILITIES + ability.place
    face = s.world.faces[ability.card]
    later = face.type == ids.INSTANT and ability.place != first_use(face)
    if not used:
        return not later
    done = used.count(key)
    if later:
        # They come with each use that was paid.
        return done < used.count(ability.card * ABILITIES + first_use(face))
    if done and done >= times(s, hero, ability.card):
        return False
    kind = face.traits & (1 << ids.POTION | 1 << ids.SCROLL)
    if kind:
        for entry in used:
            if s.world.faces[entry // ABILITIES].traits & kind:
                return False
    return True


def usable(s: Lordaeron, hero: int, ability: Ability, other: int) -> bool:
    """Whether a hero can use an ability now: it is unused, does something, and can be paid (WOW-POWER-05)."""
    return (
        unused(s, hero, ability) and s.energy[hero] >= energy_cost(s, hero, ability) and ability.ready(s, hero, other)
    )


def abilities(s: Lordaeron, hero: int, moment: int) -> tuple[Ability, ...]:
    """What a hero's cards in force and bag items can do at a moment (WOW-EQUIP-14, WOW-EFFECT-11)."""
    found = s.kit[hero].abilities[moment]
    if s.bag[hero]:
        carried = s.world.kit(s.bag[hero]).abilities[moment]
        if carried:
            return found + tuple([a for a in carried if _works_from_bag(s, hero, a.card)])
    return found


def _works_from_bag(s: Lordaeron, hero: int, card: int) -> bool:
    face = s.world.faces[card]
    return face.type == ids.BAG and face.level <= s.level[hero]


# Using them.


def uses(s: Lordaeron, hero: int, moment: int, other: int) -> list[Action]:
    """The answers with which a hero uses its cards at a moment."""
    listed = abilities(s, hero, moment)
    if not listed:
        return []
    found: list[Action] = []
    world = s.world
    for ability in listed:
        if ability.mode == MAY and usable(s, hero, ability, other):
            action = world.use_second[ability.card] if _second(listed, ability) else world.use[ability.card]
            if action not in found:
                found.append(action)
    return found


def _second(listed: tuple[Ability, ...], ability: Ability) -> bool:
    """Whether its card has another ability of the player's choice before it in the window."""
    for one in listed:
        if one.card == ability.card and one.mode == MAY:
            return one.place != ability.place
    return False


def chosen(s: Lordaeron, hero: int, moment: int, a: Use) -> Ability | None:
    """The ability an answer means."""
    listed = abilities(s, hero, moment)
    for ability in listed:
        if ability.card == a.card and ability.mode == MAY and _second(listed, ability) == a.second:
            return ability
    return None


def carry_out(s: Lordaeron, hero: int, moment: int, other: int, a: Use) -> None:
    """A hero uses a card; what is to happen afterwards must have been scheduled."""
    ability = chosen(s, hero, moment, a)
    assert ability is not None
    use(s, hero, ability, other)


def use(s: Lordaeron, hero: int, ability: Ability, other: int) -> None:
    """Pay, note the use, and carry out the effect; reactions to the payment come before the effect."""
    cost = energy_cost(s, hero, ability)
    s.used = put(s.used, hero, (*s.used[hero], ability.card * ABILITIES + ability.place))
    if s.log is not None:
        s.emit("used-card", "WOW-EFFECT-01", {"hero": hero, "card": ability.card, "energy": cost})
    if cost:
        s.energy[hero] -= cost
        if can_react(s, hero, SPENT, hero):
            s.then(
                OpenWindow(s.seat_of[hero], hero, SPENT, hero),
                TakeEffect(s.seat_of[hero], hero, ability.card, ability.place, other),
            )
            return
    ability.act(s, hero, other)


def pay(s: Lordaeron, hero: int, number: int) -> None:
    """A hero spends Energy; potions may answer at once. What follows must have been scheduled."""
    s.energy[hero] -= number
    if number and can_react(s, hero, SPENT, hero):
        s.then(OpenWindow(s.seat_of[hero], hero, SPENT, hero))


def can_react(s: Lordaeron, hero: int, moment: int, other: int) -> bool:
    """Whether a hero can do anything at a moment."""
    return any([usable(s, hero, ability, other) for ability in abilities(s, hero, moment)])


def carry_out_card(s: Lordaeron, hero: int, card: int, moment: int) -> None:
    """What one card does by itself at a moment of its own (EQUIP, LEARN)."""
    for ability in s.world.cards[card].abilities:
        if ability.moment == moment and ability.ready(s, hero, hero):
            ability.act(s, hero, hero)


class TakeEffect(HeroStep):
    """A paid ability takes effect."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("card", A_CARD), ("place", SOME), ("other", A_HERO))

    def __init__(self, seat: int, hero: int, card: int, place: int, other: int) -> None:
        super().__init__(seat, hero)
        self.card = card
        self.place = place
        self.other = other

    def run(self, s: Lordaeron) -> None:
        s.world.cards[self.card].abilities[self.place].act(s, self.hero, self.other)


class OpenWindow(HeroStep):
    """A moment opens for a hero: first what happens by itself, then the player's choices."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("moment", A_MOMENT), ("other", A_HERO))

    def __init__(self, seat: int, hero: int, moment: int, other: int) -> None:
        super().__init__(seat, hero)
        self.moment = moment
        self.other = other

    def run(self, s: Lordaeron) -> None:
        hero, other = self.hero, self.other
        asks = False
        for ability in abilities(s, hero, self.moment):
            if usable(s, hero, ability, other):
                if ability.mode != MAY:
                    s.then(self)
                    use(s, hero, ability, other)
                    return
                asks = True
        if asks:
            s.then(Window(s.seat_of[hero], hero, self.moment, other))


class Window(HeroChoice):
    """Use a card, or be done."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("moment", A_MOMENT), ("other", A_HERO))

    def __init__(self, seat: int, hero: int, moment: int, other: int) -> None:
        super().__init__(seat, hero)
        self.moment = moment
        self.other = other

    def legal(self, s: Lordaeron) -> list[Action]:
        found = uses(s, self.hero, self.moment, self.other)
        found.append(s.world.done)
        return found

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        return no_use(s, self.hero, self.moment, self.other, a)

    def apply(self, s: Lordaeron, a: Action) -> None:
        if isinstance(a, Use):
            s.then(OpenWindow(self.seat, self.hero, self.moment, self.other))
            carry_out(s, self.hero, self.moment, self.other, a)

    def passing(self, s: Lordaeron) -> Action | None:
        return s.world.done if self.moment in REACTIONS else None


def opened(s: Lordaeron, hero: int, moment: int, other: int = -1) -> OpenWindow:
    """A moment that is about to open for a hero; `other` is whom it is about, if not the hero itself."""
    return OpenWindow(s.seat_of[hero], hero, moment, hero if other < 0 else other)


def no_use(s: Lordaeron, hero: int, moment: int, other: int, a: Action) -> Refusal:
    """Why a card cannot be used in this window."""
    if not isinstance(a, Use):
        return wrong_question("use-a-card-or-done")
    facts: dict[str, int | str] = {"card": a.card, "hero": hero}
    if a.card not in s.sheet[hero] and a.card not in s.bag[hero]:
        return Refusal("WOW-EQUIP-14", "not-in-force", facts)
    if a.card in s.bag[hero] and a.card not in s.sheet[hero] and not _works_from_bag(s, hero, a.card):
        rule = "WOW-EFFECT-11" if s.face(a.card).type == ids.BAG else "WOW-EQUIP-14"
        return Refusal(rule, "not-in-force" if rule == "WOW-EQUIP-14" else "level-too-high", facts)
    ability = chosen(s, hero, moment, a)
    if ability is None:
        return Refusal("WOW-EFFECT-01", "not-at-this-moment", facts)
    if not unused(s, hero, ability):
        return _no_more(s, hero, ability, facts)
    cost = energy_cost(s, hero, ability)
    if s.energy[hero] < cost:
        return Refusal("WOW-POWER-05", "too-little-energy", {**facts, "needed": cost, "energy": s.energy[hero]})
    return Refusal("WOW-EFFECT-01", "no-effect-now", facts)


def _no_more(s: Lordaeron, hero: int, ability: Ability, facts: dict[str, int | str]) -> Refusal:
    """Why an ability may not be used in this round or action any more."""
    face = s.world.faces[ability.card]
    if face.type == ids.INSTANT and ability.place != first_use(face) and not s.uses(hero, ability.card):
        return Refusal("WOW-EFFECT-07", "not-paid-for", facts)
    if face.traits & (1 << ids.POTION | 1 << ids.SCROLL):
        return Refusal("WOW-ITEM-06", "potion-or-scroll-used", facts)
    return Refusal("WOW-EFFECT-03" if s.in_combat(hero) else "WOW-EFFECT-04", "used-already", facts)
