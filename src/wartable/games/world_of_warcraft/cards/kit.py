"""Effects on cards: taken off, used up, put on at once."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import KEEPS
from wartable.games.world_of_warcraft.cards.part import ASIDE, GATE, Asking, Doing, Part
from wartable.games.world_of_warcraft.rules.actions import Equip, IntoSlot, Unequip
from wartable.games.world_of_warcraft.rules.bag import discard
from wartable.games.world_of_warcraft.rules.equip import put_on, take_off
from wartable.games.world_of_warcraft.rules.pool import bring, numbers_of, withdraw
from wartable.games.world_of_warcraft.rules.slots import fits
from wartable.games.world_of_warcraft.rules.state import Lordaeron


class UnequipSelf(Part):
    """The card leaves the sheet, unless another one keeps it there."""

    def __init__(self) -> None:
        super().__init__(ASIDE, True)

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.go_on(s, at.times)
        for card in s.answerers(at.hero, KEEPS):
            if card.keeps(s, at.hero, at.card):
                return
        take_off(s, at.hero, at.card, "WOW-EFFECT-01")


class UnequipOne(Part):
    """One of these cards leaves the sheet (`unequip(A,B)`)."""

    def __init__(self, *cards: int) -> None:
        super().__init__(GATE, True)
        self.cards = cards

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return any([card in s.sheet[at.hero] for card in self.cards])

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.ask(s)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        return [s.world.unequip[card] for card in self.cards if card in s.sheet[at.hero]]

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        assert isinstance(a, Unequip)
        at.go_on(s, at.times)
        take_off(s, at.hero, a.card, "WOW-EFFECT-01")


class UseUp(Part):
    """The item leaves the game (`discard(self)`)."""

    def __init__(self) -> None:
        super().__init__(ASIDE)

    def act(self, s: Lordaeron, at: Doing) -> None:
        discard(s, at.hero, at.card)


class EquipNow(Part):
    """One of these powers goes from the Spellbook into a slot of the owner's choice, without Energy (WOW-RULING-60).

    A normal card there is unequipped; what it brought into this pool is withdrawn, what the new one brings is added.
    """

    def __init__(self, *cards: int) -> None:
        super().__init__(GATE, True)
        self.cards = cards

    def choices(self, s: Lordaeron, hero: int) -> list[int]:
        faces_ = s.world.faces
        book = s.spellbook(hero)
        return [
            card
            for card in self.cards
            if card in book and faces_[card].level <= s.level[hero] and self.places(s, hero, card)
        ]

    def places(self, s: Lordaeron, hero: int, card: int) -> list[int]:
        face = s.world.faces[card]
        return [slot for slot in range(s.slots(hero)) if fits(s, hero, face, slot)]

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return bool(self.choices(s, at.hero))

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.ask(s)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        if not at.count:
            return [s.world.equip[card] for card in self.choices(s, at.hero)]
        return [s.world.slot[slot] for slot in self.places(s, at.hero, at.count - 1)]

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        if isinstance(a, Equip):
            at.again(s, a.card + 1)
            return
        assert isinstance(a, IntoSlot)
        at.go_on(s, at.times)
        hero, card = at.hero, at.count - 1
        old = s.worn[hero * ids.SLOTS + a.slot]
        if old >= 0:
            withdraw(s, old)
            take_off(s, hero, old, "WOW-EQUIP-03")
        elif s.preprinted(hero, a.slot) >= 0:
            withdraw(s, s.preprinted(hero, a.slot))
        put_on(s, hero, card, a.slot, "WOW-EQUIP-03")
        face = s.world.faces[card]
        if face.type != ids.INSTANT:
            bring(s, hero, card, numbers_of(s, hero, face), False)
