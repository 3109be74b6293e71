"""One card at its moment: a fight with the cards of the box, dice on the table, and what a use has changed."""

from __future__ import annotations

from typing import Self

from tests.games.world_of_warcraft.fights import Fight, dice
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.game import world_of
from wartable.games.world_of_warcraft.rules.attack import clear_attack
from wartable.games.world_of_warcraft.rules.combat import leave_combat
from wartable.games.world_of_warcraft.rules.dice import colour_of, value_of
from wartable.games.world_of_warcraft.rules.moments import MOMENTS
from wartable.games.world_of_warcraft.rules.windows import opened

ROSTERS = {
    "druid": ("druid", "paladin", "warrior", "shaman"),
    "hunter": ("hunter", "paladin", "warrior", "shaman"),
    "mage": ("mage", "paladin", "warrior", "shaman"),
    "paladin": ("paladin", "mage", "warrior", "shaman"),
    "priest": ("priest", "paladin", "warrior", "shaman"),
    "rogue": ("rogue", "paladin", "warrior", "shaman"),
    "shaman": ("paladin", "mage", "warrior", "shaman"),
    "warlock": ("warlock", "paladin", "warrior", "shaman"),
    "warrior": ("paladin", "mage", "warrior", "shaman"),
}


class Arena(Fight):
    """A hero of level 5 against a blue gnoll, or whoever else; its friend is there too if a test says so."""

    def __init__(self, hero: str, *friends: str, foe: str = "quest-gnoll", green: int = 2, red: int = 0, blue: int = 0):
        super().__init__(*ROSTERS[hero], world=world_of(), level=5)
        self.hero = hero
        if foe.startswith("blue"):
            green, blue = 0, blue or 1
        self.against(foe, hero, *friends, green=green, red=red, blue=blue)
        self.s.fight_round = 1

    def gets(self, *cards: str) -> Self:
        """The hero has these cards: powers and items on the sheet, talents, bag items in the Bag, Auction Items."""
        for name in cards:
            card = name if "-" in name and name.split("-")[0] in PREFIXES else f"{self.hero}-{name}"
            face = self.s.face(self.c(card))
            if face.kind == ids.TALENT:
                self.talents(self.hero, card)
            elif face.kind == ids.AUCTION:
                self.lots(self.hero, card)
            elif face.type == ids.BAG:
                self.bag(self.hero, card)
            else:
                self.wear(self.hero, card)
        return self

    def card(self, name: str) -> str:
        return name if "-" in name and name.split("-")[0] in PREFIXES else f"{self.hero}-{name}"

    def moment(self, name: str, text: str = "", other: str = "") -> Self:
        """A moment of the hero's attack opens, with these dice on the table; `other` is whom it is about."""
        self.thrown(other if other and name.startswith(("POOL@", "RR_END@")) else self.hero, text)
        number = self.h(self.hero)
        return self.begin(opened(self.s, number, MOMENTS.index(name), self.h(other) if other else -1))

    def peace(self) -> Self:
        """No combat after all."""
        leave_combat(self.s)
        return self

    def pooling(self) -> Self:
        """The hero's attack from its beginning: the Dice Pool step."""
        clear_attack(self.s)
        return self.attacks(self.hero)

    def uses(self, card: str, *answers: str) -> Self:
        return self.play(f"use {self.card(card)}", *answers)

    def offers(self, card: str) -> bool:
        """Whether the card can be used now."""
        return f"use {self.card(card)}" in self.legal()

    def pool(self) -> str:
        """The dice on the table; a spotted one has a star."""
        return " ".join(
            [
                f"{ids.DIE_LETTERS[colour_of(die)]}{value_of(die)}{'*' if die & ids.SPOTTED else ''}"
                for die in sorted(self.s.pool, key=lambda die: (die & ids.DIE, die))
            ]
        )

    def values(self) -> tuple[int, int, int]:
        """What the attack has changed: Reroll, Attrition, Threat."""
        return self.s.reroll, self.s.attrition, self.s.threat

    def own_box(self) -> tuple[int, ...]:
        return self.box(ids.FACTIONS[self.s.faction_of(self.h(self.hero))])

    def health(self, hero: str = "") -> int:
        return self.s.health[self.h(hero or self.hero)]

    def energy(self, hero: str = "") -> int:
        return self.s.energy[self.h(hero or self.hero)]

    def worn(self, card: str) -> bool:
        return self.card(card) in self.sheet(self.hero)


PREFIXES = ("triangle", "square", "circle", "special", "auction", "preprinted", "racial")


class Case:
    """A use of a card and everything that it changes: dice, values, tokens, Health, Energy, and whether it stays."""

    def __init__(
        self,
        card: str,
        moment: str,
        before: str,
        answers: str,
        after: str,
        *,
        reroll: int = 0,
        attrition: int = 0,
        threat: int = 0,
        box: tuple[int, int, int, int] = (0, 0, 0, 0),
        health: int = 0,
        energy: int = 0,
        rolls: tuple[int, ...] = (),
        with_: tuple[str, ...] = (),
        hurt: int = 0,
        spent: int = 0,
        stays: bool = True,
        used: str = "",
        auto: bool = False,
        later: bool = False,
    ) -> None:
        self.card = card
        self.moment = moment
        self.before = before
        self.answers = [answer.strip() for answer in answers.split(",") if answer.strip()]
        self.after = after
        self.values = (reroll, attrition, threat)
        self.box = box
        self.health = health
        self.energy = energy
        self.rolls = rolls
        self.with_ = with_
        self.hurt = hurt
        self.spent = spent
        self.stays = stays
        self.used = used
        self.auto = auto
        self.later = later

    def __repr__(self) -> str:
        return f"{self.card} at {self.moment}"

    def play(self, hero: str) -> None:
        """`hurt` and `spent` are missing Health and Energy at the start; `used` another card used in this round."""
        t = Arena(hero).gets(self.card, *self.with_)
        number = t.h(hero)
        t.s.health[number] -= self.hurt
        t.s.energy[number] -= self.spent
        t.s.fight_round = 2 if self.later else 1
        for name in self.used.split():
            t.s.used = (
                *t.s.used[:number],
                (*t.s.used[number], t.c(t.card(name)) * 8 + 7),
                *t.s.used[number + 1 :],
            )
        health, energy = t.health(), t.energy()
        t.dice(*self.rolls)
        t.moment(self.moment, self.before)
        if not self.auto:
            t.uses(self.card, *self.answers)
        assert t.pool() == self.after
        assert t.values() == self.values
        assert t.own_box() == self.box
        assert (t.health() - health, t.energy() - energy) == (self.health, self.energy)
        held = t.worn(self.card) or t.card(self.card) in t.in_bag(hero)
        assert held == self.stays
        assert not t.s.dice, "all dice that were to be rolled have been"


__all__ = ["Arena", "Case", "dice"]
