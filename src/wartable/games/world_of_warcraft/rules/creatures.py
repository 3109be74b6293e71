"""The thirteen types of creatures (rulebook: «Способности существ и их боевые показатели»)."""

from __future__ import annotations

from typing import ClassVar, Final

from wartable.engine.action import Action
from wartable.engine.frames import Facts
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.actions import Unequip
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, HeroStep, wrong_question
from wartable.games.world_of_warcraft.rules.conditions import add_curse, add_stun
from wartable.games.world_of_warcraft.rules.dice import colour_of, count, faces
from wartable.games.world_of_warcraft.rules.equip import take_off, worn_powers
from wartable.games.world_of_warcraft.rules.foe import Foe, take_hits
from wartable.games.world_of_warcraft.rules.meanings import A_HERO, SOME
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put
from wartable.games.world_of_warcraft.rules.wounds import lose_health

WEAPON_ONES: Final = faces("RB1")
WEAPON_LOW: Final = faces("RB1-2")
ANY_ONES: Final = faces("*1")
ANY_LOW: Final = faces("*1-2")
GREEN_EIGHTS: Final = faces("G8")


class Creature(Foe):
    """Creatures of one type (WOW-CREATURE-01)."""

    def __init__(self, type: int, rule: str) -> None:
        super().__init__(rule)
        self.type = type

    def threat(self, s: Lordaeron, hero: int) -> int:
        """WOW-RULING-70: one for the whole group."""
        colour = ids.BLUE if s.foe < ids.QUEST_GROUP else ids.GREEN
        return s.world.content.threat[self.type * 3 + colour]

    def attack(self, s: Lordaeron, colour: int) -> int:
        return s.world.content.attack[self.type * 3 + colour]

    def health(self, s: Lordaeron, colour: int) -> int:
        return s.world.content.health[self.type * 3 + colour]


class Biting(Creature):
    """At the end of Reroll Health or Energy is lost for each die of a filter."""

    def __init__(self, type: int, rule: str, filter: int, health: int, energy: int) -> None:
        super().__init__(type, rule)
        self.stings = True
        self.filter = filter
        self.lost_health = health
        self.lost_energy = energy

    def at_reroll_end(self, s: Lordaeron, hero: int) -> None:
        number = count(s.pool, self.filter)
        if number and self.lost_energy:
            lost = s.lose_energy(hero, number * self.lost_energy)
            if s.log is not None:
                s.emit("lost-energy", self.rule, {"hero": hero, "number": lost})
        if number and self.lost_health:
            lose_health(s, hero, number * self.lost_health, self.rule)


class Ghoul(Creature):
    """No rerolls with the Reroll value (WOW-CREATURE-06)."""

    def __init__(self) -> None:
        super().__init__(ids.GHOUL, "WOW-CREATURE-06")
        self.bars_rerolls = True


class Guarding(Creature):
    """Hits leave the damage box at the end of Resolution, for each of the type that is left."""

    def __init__(self, type: int, rule: str, number: int) -> None:
        super().__init__(type, rule)
        self.number = number

    def at_resolution_end(self, s: Lordaeron) -> None:
        take_hits(s, ids.DAMAGE, self.number * sum(s.foes), self.rule)


class Clouding(Creature):
    """No attrition hits; tokens for low dice of any colour at the end of Reroll."""

    def __init__(self, type: int, rule: str) -> None:
        super().__init__(type, rule)
        self.stings = True

    def attrition(self, value: int) -> int:
        return 0

    def attrition_room(self, s: Lordaeron, hero: int) -> int:
        return 0


class Spider(Clouding):
    """Stun (WOW-CREATURE-09)."""

    def __init__(self) -> None:
        super().__init__(ids.SPIDER, "WOW-CREATURE-09")

    def at_reroll_end(self, s: Lordaeron, hero: int) -> None:
        add_stun(s, hero, count(s.pool, ANY_LOW), self.rule)


class Wraith(Clouding):
    """Curse (WOW-CREATURE-10)."""

    def __init__(self) -> None:
        super().__init__(ids.WRAITH, "WOW-CREATURE-10")

    def at_reroll_end(self, s: Lordaeron, hero: int) -> None:
        add_curse(s, hero, count(s.pool, ANY_ONES), self.rule)


class Wildkin(Creature):
    """Powers leave the sheet (WOW-CREATURE-12)."""

    def __init__(self) -> None:
        super().__init__(ids.WILDKIN, "WOW-CREATURE-12")
        self.stings = True

    def at_reroll_end(self, s: Lordaeron, hero: int) -> None:
        s.then(LosePowers(s.seat_of[hero], hero, count(s.pool, ANY_ONES)))


class LosePowers(HeroStep):
    """WOW-CREATURE-12, WOW-RULING-54, 71: so many powers leave the sheet, as far as there are any."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("number", SOME))

    def __init__(self, seat: int, hero: int, number: int) -> None:
        super().__init__(seat, hero)
        self.number = number

    def run(self, s: Lordaeron) -> None:
        if self.number and s.in_combat(self.hero) and worn_powers(s, self.hero):
            s.then(LosePower(self.seat, self.hero, self.number))


class LosePower(HeroChoice):
    """Which power leaves the sheet next."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("number", SOME))

    def __init__(self, seat: int, hero: int, number: int) -> None:
        super().__init__(seat, hero)
        self.number = number

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.unequip[card] for card in worn_powers(s, self.hero)]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Unequip):
            return Refusal("WOW-CREATURE-12", "no-power-on-sheet", {"card": a.card, "hero": self.hero})
        return wrong_question("which-power-goes")

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, Unequip)
        s.then(LosePowers(self.seat, self.hero, self.number - 1))
        take_off(s, self.hero, a.card, "WOW-CREATURE-12")

    def misfit(self, s: Lordaeron) -> str:
        return super().misfit(s) if worn_powers(s, self.hero) else "no power is on the sheet"


class Drake(Creature):
    """Armor tokens only from green 8s (WOW-CREATURE-14)."""

    def __init__(self) -> None:
        super().__init__(ids.DRAKE, "WOW-CREATURE-14")
        self.armor_faces = GREEN_EIGHTS
        self.armor_barred = True


class DoomGuard(Biting):
    """Low dice are out for everybody until the combat ends (WOW-CREATURE-15)."""

    def __init__(self) -> None:
        super().__init__(ids.DOOMGUARD, "WOW-CREATURE-15", WEAPON_LOW, 1, 0)

    def at_reroll_end(self, s: Lordaeron, hero: int) -> None:
        super().at_reroll_end(s, hero)
        for die in s.pool:
            if WEAPON_LOW >> (die & ids.DIE) & 1:
                colour = colour_of(die)
                s.out = put(s.out, colour, s.out[colour] + 1)
        s.pool = tuple([die for die in s.pool if not WEAPON_LOW >> (die & ids.DIE) & 1])


class Infernal(Biting):
    """Health and Energy, and three hits from the damage box, however many are left (WOW-CREATURE-16)."""

    def __init__(self) -> None:
        super().__init__(ids.INFERNAL, "WOW-CREATURE-16", WEAPON_ONES, 2, 2)
        self.number = 3

    def at_resolution_end(self, s: Lordaeron) -> None:
        take_hits(s, ids.DAMAGE, self.number, self.rule)


CREATURES: Final[tuple[Foe, ...]] = (
    Biting(ids.MURLOC, "WOW-CREATURE-04", WEAPON_ONES, 1, 0),
    Biting(ids.GNOLL, "WOW-CREATURE-05", WEAPON_ONES, 0, 1),
    Ghoul(),
    Guarding(ids.CRUSADER, "WOW-CREATURE-07", 1),
    Biting(ids.NAGA, "WOW-CREATURE-08", WEAPON_LOW, 1, 0),
    Spider(),
    Wraith(),
    Guarding(ids.WORGEN, "WOW-CREATURE-11", 2),
    Wildkin(),
    Biting(ids.OGRE, "WOW-CREATURE-13", WEAPON_LOW, 2, 0),
    Drake(),
    DoomGuard(),
    Infernal(),
)
"""By type."""
