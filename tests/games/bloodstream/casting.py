"""A table for tests of spells: attempts in which nothing goes without saying, and what became of them."""

from __future__ import annotations

from typing import Self

from tests.games.bloodstream.table import EAST, HERE, Table
from wartable.engine.play import acting, refuse, step
from wartable.games.bloodstream import ids

EAST2, EAST3, EAST4 = "6,5", "7,5", "8,5"
"""On from the hex (1,0) of the examples."""
TEAMS = """
format = 1
base = "fx1"
teams = [[1, 3], [2, 4]]
title = { en = "Teams", ru = "Команды" }
summary = { en = "Two against two.", ru = "Двое на двое." }
"""
"""A bare board for two teams."""
MAGE = ("slow", "flame_shield", "polymorph", "blizzard", "invisibility")
DEATH_KNIGHT = ("haste", "raise_dead", "whirlwind", "unholy_armor", "death_and_decay")
PALADIN = ("paladin", "heal", "exorcism")
OGRE_MAGE = ("ogre_mage", "bloodlust", "rune")


class Casting(Table):
    """Seats 1 and 3 are the Alliance, 2 and 4 the Horde."""

    # Playing.

    def answer(self, *texts: str) -> Self:
        """Answers one after another; single ones must be said too."""
        for text in texts:
            action = self.s.world.book.find(text)
            refusal = refuse(self.s, acting(self.s), action)
            assert refusal is None, f"{text}: {refusal}; asked is {self.asked()}: {sorted(self.legal())}"
            step(self.s, action)
        return self

    def cast(self, spell: str, *answers: str, at: str = HERE, dice: tuple[int, ...] = ()) -> Self:
        """An attempt with these dice, the mana die first."""
        self.dice(*dice)
        self.answer(f"cast {at} {spell}", *answers)
        self._go_on()
        return self

    def aims(self, spell: str, at: str = HERE) -> set[str]:
        """Everything that a spell could be aimed at; the question is left open."""
        return self.answer(f"cast {at} {spell}").legal()

    # Reading.

    def needs(self) -> list[int]:
        """The target numbers of all dice so far, in their order."""
        return [int(event.facts["need"]) for event in self.events("strike")]

    def struck_kinds(self) -> list[str]:
        """Who was rolled for, in the order of the dice."""
        return [str(event.facts["target"]) for event in self.events("strike")]

    def under(self, unit: int) -> list[tuple[str, int]]:
        """The effects on a unit, and whose they are."""
        return [(ids.SPELLS[spell], seat + 1) for slot, spell, seat in self.s.effects if slot == unit]

    def runes(self) -> list[tuple[str, int]]:
        return [(self.s.world.codes[hex], seat + 1) for hex, seat in self.s.runes]

    def storms(self) -> list[tuple[str, str, int, int]]:
        """Where, what, in whose Attack stage it strikes again, and whose it is."""
        codes = self.s.world.codes
        return [(codes[row[0]], ids.SPELLS[row[1]], row[2] + 1, row[3] + 1) for row in self.s.storms]


def duel(mana_check: str = "scenario") -> Casting:
    """A Mage who knows everything, and a Grunt beside."""
    t = Casting(mana_check=mana_check)
    t.learn(1, *MAGE)
    t.unit(1, "caster", HERE)
    t.unit(2, "infantry", EAST)
    return t
