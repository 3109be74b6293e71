"""Events that ask every hero, those with the fewest XP first (WOW-EVENT-07)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.events.event import Happening
from wartable.games.world_of_warcraft.rules.actions import Buy, ChooseTalent, Go, Sell
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, wrong_question
from wartable.games.world_of_warcraft.rules.levels import drop_talent, no_talent, open_talents, take_talent
from wartable.games.world_of_warcraft.rules.meanings import A_CARD, A_HERO, A_LOT, ONE_OR_MORE
from wartable.games.world_of_warcraft.rules.merchant import buy, no_sale, price_sold, sell
from wartable.games.world_of_warcraft.rules.prizes import lowest_first
from wartable.games.world_of_warcraft.rules.rest import Recover
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.town import tired
from wartable.toolbox.masks import members

# Professions and Crafts.


class Professions(Happening):
    """Each character takes gold or recovers, by its level."""

    def happen(self, s: Lordaeron) -> None:
        numbers = self.face.numbers
        gold, recovery = numbers["gold_per_level"], numbers["recovery_per_level"]
        s.then(*[Craft(s.seat_of[hero], hero, gold, recovery) for hero in lowest_first(s)])


class Craft(HeroChoice):
    """Gold, or Health and Energy."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("gold", ONE_OR_MORE), ("recovery", ONE_OR_MORE))

    def __init__(self, seat: int, hero: int, gold: int, recovery: int) -> None:
        super().__init__(seat, hero)
        self.gold = gold
        self.recovery = recovery

    def legal(self, s: Lordaeron) -> list[Action]:
        found = [s.world.gold]
        if tired(s, self.hero):
            found.append(s.world.recover)
        return found

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if a is s.world.recover:
            return Refusal("WOW-EVENT-02", "nothing-to-recover")
        return wrong_question("gold-or-recover")

    def apply(self, s: Lordaeron, a: Action) -> None:
        level = s.level[self.hero]
        if a is s.world.recover:
            s.then(Recover(self.seat, self.hero, level * self.recovery))
        else:
            earn(s, self.hero, level * self.gold)


def earn(s: Lordaeron, hero: int, gold: int) -> None:
    """An event gives gold."""
    s.gold[hero] += gold
    if s.log is not None:
        s.emit("gained-gold", "WOW-EVENT-02", {"hero": hero, "gold": gold})


# Goblin Zeppelin.


class Zeppelin(Happening):
    """Each character may move to a friendly flight icon without enemies."""

    def happen(self, s: Lordaeron) -> None:
        s.then(*[Fly(s.seat_of[hero], hero) for hero in lowest_first(s)])


class Fly(HeroChoice):
    """To a region with a friendly flight icon and no enemy character, or done. It is no Travel (WOW-RULING-95)."""

    def landings(self, s: Lordaeron) -> int:
        found = s.world.flights[s.faction_of(self.hero)] & ~(1 << s.region[self.hero])
        for enemy in members(s.foes_of(self.hero)):
            found &= ~(1 << s.region[enemy])
        return found

    def legal(self, s: Lordaeron) -> list[Action]:
        found = [s.world.go[region] for region in members(self.landings(s))]
        found.append(s.world.done)
        return found

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Go):
            return Refusal("WOW-EVENT-02", "no-landing", {"region": a.region})
        return wrong_question("fly-or-stay")

    def apply(self, s: Lordaeron, a: Action) -> None:
        if isinstance(a, Go):
            s.place(self.hero, a.region)
            if s.log is not None:
                s.emit("flew", "WOW-EVENT-02", {"hero": self.hero, "region": a.region})


# Traveling Merchants, Goblin Merchant.


class TravelingMerchants(Happening):
    """Each character may buy one item for half its cost, rounded up."""

    def happen(self, s: Lordaeron) -> None:
        s.then(*[Bargain(s.seat_of[hero], hero) for hero in lowest_first(s)])


class Bargain(HeroChoice):
    """One item of the Merchant for half its price, or done."""

    def legal(self, s: Lordaeron) -> list[Action]:
        faces, gold = s.world.faces, s.gold[self.hero]
        found = [s.world.buy[card] for card in sorted(set(s.merchant)) if price_sold(faces[card].gold) <= gold]
        found.append(s.world.done)
        return found

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if not isinstance(a, Buy):
            return wrong_question("buy-or-done")
        facts: dict[str, int | str] = {"card": a.card, "hero": self.hero}
        if a.card not in s.merchant:
            return Refusal("WOW-MERCHANT-02", "not-at-the-merchant", facts)
        needed = price_sold(s.world.faces[a.card].gold)
        return Refusal("WOW-EVENT-02", "too-little-gold", {**facts, "needed": needed, "gold": s.gold[self.hero]})

    def apply(self, s: Lordaeron, a: Action) -> None:
        if isinstance(a, Buy):
            buy(s, self.hero, a.card, price_sold(s.world.faces[a.card].gold), "WOW-EVENT-02")


class GoblinMerchant(Happening):
    """Each character may sell one Bag item for half its cost, rounded down."""

    def happen(self, s: Lordaeron) -> None:
        s.then(*[Pawn(s.seat_of[hero], hero) for hero in lowest_first(s)])


class Pawn(HeroChoice):
    """One item of the Bag for half its price, or done."""

    def legal(self, s: Lordaeron) -> list[Action]:
        faces = s.world.faces
        found = [s.world.sell[card] for card in sorted(set(s.bag[self.hero])) if not faces[card].soulbound]
        found.append(s.world.done)
        return found

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if not isinstance(a, Sell):
            return wrong_question("sell-or-done")
        if s.world.faces[a.card].kind == ids.ITEM and a.card in s.sheet[self.hero]:
            return Refusal("WOW-EVENT-02", "equipped", {"card": a.card, "hero": self.hero})
        return no_sale(s, self.hero, a.card)

    def apply(self, s: Lordaeron, a: Action) -> None:
        if isinstance(a, Sell):
            sell(s, self.hero, a.card, s.world.faces[a.card].gold // 2, "WOW-EVENT-02")


# Another Path to Power.


class AnotherPath(Happening):
    """Each character exchanges talents, or takes gold."""

    def happen(self, s: Lordaeron) -> None:
        gold = self.face.numbers["gold_per_level"]
        s.then(*[Path(s.seat_of[hero], hero, gold, 0) for hero in lowest_first(s)])


class Path(HeroChoice):
    """Gold, or the next talent to give back, or done. `taken` are talents just received, by their place, as bits."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("gold", ONE_OR_MORE), ("taken", A_LOT))

    def __init__(self, seat: int, hero: int, gold: int, taken: int) -> None:
        super().__init__(seat, hero)
        self.gold = gold
        self.taken = taken

    def just_taken(self, s: Lordaeron, card: int) -> bool:
        return bool(self.taken >> s.world.content.talents[s.klass[self.hero]].index(card) & 1)

    def legal(self, s: Lordaeron) -> list[Action]:
        found = [
            s.world.talent[card]
            for card in s.talents[self.hero]
            if not self.just_taken(s, card) and open_talents(s, self.hero, s.world.faces[card].level)
        ]
        found.append(s.world.done if self.taken else s.world.gold)
        if not self.taken:
            found.append(s.world.done)
        return found

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, ChooseTalent):
            reason = "talent-not-owned"
            if a.card in s.talents[self.hero]:
                reason = "just-taken" if self.just_taken(s, a.card) else "no-other-talent"
            return Refusal("WOW-EVENT-02", reason, {"card": a.card, "hero": self.hero})
        if a is s.world.gold:
            return Refusal("WOW-EVENT-02", "talents-or-gold")
        return wrong_question("talent-or-gold")

    def apply(self, s: Lordaeron, a: Action) -> None:
        if isinstance(a, ChooseTalent):
            s.then(NewTalent(self.seat, self.hero, self.gold, self.taken, a.card))
        elif a is s.world.gold:
            earn(s, self.hero, s.level[self.hero] * self.gold)


class NewTalent(HeroChoice):
    """The talent that takes the place of `old`: of the same or a lower level."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("gold", ONE_OR_MORE), ("taken", A_LOT), ("old", A_CARD))

    def __init__(self, seat: int, hero: int, gold: int, taken: int, old: int) -> None:
        super().__init__(seat, hero)
        self.gold = gold
        self.taken = taken
        self.old = old

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.talent[card] for card in open_talents(s, self.hero, s.world.faces[self.old].level)]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, ChooseTalent):
            return no_talent(s, self.hero, a.card, s.world.faces[self.old].level)
        return wrong_question("choose-a-talent")

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, ChooseTalent)
        place = s.world.content.talents[s.klass[self.hero]].index(a.card)
        s.then(Path(self.seat, self.hero, self.gold, self.taken | 1 << place))
        drop_talent(s, self.hero, self.old)
        take_talent(s, self.hero, a.card, "WOW-EVENT-02")

    def misfit(self, s: Lordaeron) -> str:
        return super().misfit(s) if self.old in s.talents[self.hero] else "this talent is not owned"
