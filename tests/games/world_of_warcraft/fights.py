"""Combats for rule tests: one that is under way, dice on the table, tokens in the boxes, and cards of a test's own.

Cards are nothing but their numbers here, unless a test gives one abilities (`plain_world`), so that what is tested is
the fight. Boxes are written damage, defense hits, armor, attrition.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Self

import pytest

from tests.games.world_of_warcraft.table import FOUR, SIX, Table
from wartable.engine.frames import Frame
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import MAY, Ability, Card
from wartable.games.world_of_warcraft.rules import content
from wartable.games.world_of_warcraft.rules.aftermath import Aftermath
from wartable.games.world_of_warcraft.rules.attack import Attack, clear_attack
from wartable.games.world_of_warcraft.rules.combat import Line, Round, begin
from wartable.games.world_of_warcraft.rules.dice import make
from wartable.games.world_of_warcraft.rules.place import BOXES
from wartable.games.world_of_warcraft.rules.printed import Face
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put
from wartable.games.world_of_warcraft.rules.world import World
from wartable.native import compiled

FIELD = "deep-elem-mine"


def plain_world(makers: dict[str, Callable[[Face], Card]] | None = None, **changes: dict[str, int]) -> World:
    """A world in which cards are their numbers only; `changes` give some other numbers, `makers` abilities."""
    if not makers and not changes:
        return _plain()
    if makers:
        needs_interpreted_cards()
    printed = content.read(content.DATA.data())
    for name, change in changes.items():
        face = printed.cards[printed.card[name.replace("_", "-")]]
        for key, value in change.items():
            setattr(face, key, value)
        face.pool = bool(face.red or face.blue or face.green or face.reroll or face.attrition or face.threat)
    chosen = makers or {}
    return World(printed, tuple([chosen.get(face.name, Card)(face) for face in printed.cards]))


@lru_cache(maxsize=1)
def _plain() -> World:
    printed = content.read(content.DATA.data())
    return World(printed, tuple([Card(face) for face in printed.cards]))


def needs_interpreted_cards() -> None:
    """Cards and abilities are compiled all together: compiled rules know none of a test's own."""
    if compiled():
        pytest.skip("a card of the test's own")


class Does(Ability):
    """An ability that does what a test says."""

    def __new__(cls, *args: object, **kwargs: object) -> Self:
        needs_interpreted_cards()
        return super().__new__(cls)

    def __init__(
        self,
        moment: int,
        what: Callable[[Lordaeron, int, int], None],
        mode: int = MAY,
        needs: Callable[[Lordaeron, int, int], bool] | None = None,
        price: int = 0,
    ) -> None:
        super().__init__(moment, mode)
        self.what = what
        self.needs = needs
        self.cost = price

    def ready(self, s: Lordaeron, hero: int, other: int) -> bool:
        return self.needs is None or self.needs(s, hero, other)

    def price(self, s: Lordaeron, hero: int) -> int:
        return self.cost

    def act(self, s: Lordaeron, hero: int, other: int) -> None:
        self.what(s, hero, other)


def able(*abilities: Ability) -> Callable[[Face], Card]:
    """A card with these abilities."""
    return lambda face: Card(face, abilities)


def dice(text: str) -> tuple[int, ...]:
    """Dice as they are written: R8 B7 G1."""
    return tuple(sorted([make(ids.DIE_LETTERS.index(word[0]), int(word[1:])) for word in text.split()]))


class Fight(Table):
    """A table with a combat. Heroes are of level 3 unless a test says otherwise; items and events are in no deck."""

    def __init__(
        self,
        *heroes: str,
        world: World | None = None,
        level: int = 3,
        overlord: str = "nefarian",
        deadly_pvp: str = "off",
        seats: int = 0,
    ) -> None:
        roster = heroes or FOUR
        super().__init__(*roster, seats=seats, world=world or plain_world(), overlord=overlord, deadly_pvp=deadly_pvp)
        self.s.item_decks = ((), (), ())
        self.s.specials = self.s.event_deck = ()
        for hero in roster:
            self.level(hero, level)

    def against(self, foe: str, *heroes: str, green: int = 0, red: int = 0, blue: int = 0, lined: bool = True) -> Self:
        """A combat against creatures, an Overlord, a boss or `heroes`, as it is before its first round."""
        s = self.s
        words = [*[f"{group}-{type}" for group in ids.GROUP_WORDS for type in ids.CREATURES], "overlord", "heroes"]
        number = words.index(foe) if foe in words else ids.BOSS + self.e(foe)
        fighters = self.bits(*heroes)
        s.active = s.faction_of(self.h(heroes[0]))
        field = self.r(FIELD)
        for hero in heroes:
            s.region[self.h(hero)] = field
        s.stack = []
        begin(s, number, (green, red, blue), fighters, 0, field)
        s.stack = []
        if lined:
            s.line = tuple([self.h(hero) for hero in heroes])
        return self

    def duel(self, attackers: tuple[str, ...], defenders: tuple[str, ...]) -> Self:
        """A PvP combat, as it is before its first round."""
        s = self.s
        s.active = s.faction_of(self.h(attackers[0]))
        field = self.r(FIELD)
        for hero in (*attackers, *defenders):
            s.region[self.h(hero)] = field
        s.stack = []
        begin(s, ids.HEROES, (0, 0, 0), self.bits(*attackers), self.bits(*defenders), field)
        s.stack = []
        return self

    def boxes(self, faction: str, damage: int = 0, defense: int = 0, armor: int = 0, attrition: int = 0) -> Self:
        first = ids.FACTIONS.index(faction) * BOXES
        self.s.boxes = (*self.s.boxes[:first], damage, defense, armor, attrition, *self.s.boxes[first + BOXES :])
        return self

    def box(self, faction: str = "alliance") -> tuple[int, ...]:
        first = ids.FACTIONS.index(faction) * BOXES
        return self.s.boxes[first : first + BOXES]

    def thrown(self, hero: str, text: str, **values: int) -> Self:
        """A hero's attack after the roll: its dice, and what the attack has changed."""
        s = self.s
        s.attacker = self.h(hero)
        s.rolled = True
        s.pool = dice(text)
        for name, value in values.items():
            setattr(s, name, value)
        return self

    def step(self, kind: type[Frame], hero: str = "") -> Self:
        """This step of the hero's attack, or of the combat, and nothing after it."""
        number = self.h(hero) if hero else -1
        return self.begin(kind(self.s.seat_of[number], number) if hero else kind())  # type: ignore[call-arg]

    def fights(self) -> Self:
        """The combat goes on from its next round to its end, with what follows a Challenge."""
        return self.begin(Round(), Aftermath())

    def lines_up(self) -> Self:
        return self.begin(Line(), Aftermath())

    def attacks(self, hero: str) -> Self:
        """The Attack Phase of one hero, from its beginning."""
        clear_attack(self.s)
        return self.begin(Attack(self.s.seat_of[self.h(hero)], self.h(hero)))

    def ready(self) -> tuple[int, ...]:
        """Dice before the roll: red, blue, green."""
        return self.s.ready

    def counter(self, hero: str, card: str) -> int:
        return self.s.counter(self.h(hero), self.c(card))

    def set_row(self, shelf: str, at: int, value: int) -> Self:
        setattr(self.s, shelf, put(getattr(self.s, shelf), at, value))
        return self


__all__ = ["FIELD", "FOUR", "SIX", "Does", "Fight", "able", "dice", "plain_world"]
