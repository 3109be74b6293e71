"""Character Management (rulebook: «Окончание хода Фракции», «Добавление и Удаление карт»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.actions import Equip, IntoSlot, Unequip
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, HeroStep, wrong_question
from wartable.games.world_of_warcraft.rules.bag import check_bag
from wartable.games.world_of_warcraft.rules.equip import equip_cost, fits_now, no_equip, places_for, put_on, take_off
from wartable.games.world_of_warcraft.rules.meanings import A_CARD, A_HERO
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put
from wartable.games.world_of_warcraft.rules.windows import pay


class Manage(HeroStep):
    """WOW-ENDTURN-02: a hero may equip and unequip; it is an action of its own for its cards (WOW-RULING-69)."""

    def run(self, s: Lordaeron) -> None:
        if s.used[self.hero]:
            s.used = put(s.used, self.hero, ())
        s.taken_off = s.put_on = ()
        s.then(Managing(self.seat, self.hero))


class Managing(HeroChoice):
    """The next card to take off or to put on, or done."""

    def legal(self, s: Lordaeron) -> list[Action]:
        hero = self.hero
        world = s.world
        found: list[Action] = []
        moved = s.taken_off
        for card in on_sheet(s, hero):
            if not moved or _may_move(s, hero, card, moved):
                found.append(world.unequip[card])
        moved = s.put_on
        last = -1
        for card in (*s.spellbook(hero), *s.bag[hero]):
            if card != last and fits_now(s, hero, card) and (not moved or _may_move(s, hero, card, moved)):
                found.append(world.equip[card])
            last = card
        found.append(world.done)
        return found

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Unequip):
            facts: dict[str, int | str] = {"card": a.card, "hero": self.hero}
            if a.card in on_sheet(s, self.hero):
                return Refusal("WOW-ENDTURN-02", "taken-off-already", facts)
            if s.world.faces[a.card].kind == ids.PREPRINTED:
                return Refusal("WOW-EQUIP-10", "preprinted", facts)
            return Refusal("WOW-EQUIP-11", "not-on-sheet", facts)
        if isinstance(a, Equip):
            refusal = no_equip(s, self.hero, a.card)
            return refusal or Refusal("WOW-ENDTURN-02", "put-on-already", {"card": a.card, "hero": self.hero})
        return wrong_question("equip-or-done")

    def apply(self, s: Lordaeron, a: Action) -> None:
        if isinstance(a, Unequip):
            s.then(self)
            s.taken_off = (*s.taken_off, a.card)
            take_off(s, self.hero, a.card, managing=True)
        elif isinstance(a, Equip):
            s.then(self)
            places = places_for(s, self.hero, s.world.faces[a.card])
            if len(places) > 1:
                s.then(ChooseSlot(self.seat, self.hero, a.card))
            else:
                equip_now(s, self.hero, a.card, places[0])
        else:
            # WOW-RULING-59
            check_bag(s, self.hero)


class ChooseSlot(HeroChoice):
    """WOW-EQUIP-04: into which slot a card goes, where several take it."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("card", A_CARD))

    def __init__(self, seat: int, hero: int, card: int) -> None:
        super().__init__(seat, hero)
        self.card = card

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.slot[slot] for slot in places_for(s, self.hero, s.world.faces[self.card])]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, IntoSlot):
            return Refusal("WOW-EQUIP-04", "slot-does-not-take-it", {"card": self.card, "slot": a.slot + 1})
        return wrong_question("choose-a-slot")

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, IntoSlot)
        equip_now(s, self.hero, self.card, a.slot)

    def misfit(self, s: Lordaeron) -> str:
        if no_equip(s, self.hero, self.card) is not None:
            return "this card cannot be equipped"
        return super().misfit(s)


def on_sheet(s: Lordaeron, hero: int) -> list[int]:
    """The cards on a sheet that can be unequipped."""
    first = hero * ids.SLOTS
    found = [card for card in s.worn[first : first + ids.SLOTS] if card >= 0]
    found += s.addons[hero]
    return found


def _may_move(s: Lordaeron, hero: int, card: int, moved: tuple[int, ...]) -> bool:
    """WOW-RULING-97: each card is taken off once and put on once."""
    if card not in moved:
        return True
    return moved.count(card) < s.bag[hero].count(card) + on_sheet(s, hero).count(card)


def equip_now(s: Lordaeron, hero: int, card: int, slot: int) -> None:
    """WOW-POWER-04: pay for an active power and equip it."""
    cost = equip_cost(s, hero, s.world.faces[card])
    s.put_on = (*s.put_on, card)
    put_on(s, hero, card, slot)
    if cost:
        pay(s, hero, cost)
