"""What must hold for an ability, or for a part of one (spec: conditions)."""

from __future__ import annotations

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import ABILITIES
from wartable.games.world_of_warcraft.rules.dice import count, faces
from wartable.games.world_of_warcraft.rules.sides import opponents, strong_opponent
from wartable.games.world_of_warcraft.rules.state import Lordaeron


class Need:
    """A condition that the owner of a card meets or not; it remembers nothing."""

    def holds(self, s: Lordaeron, hero: int, card: int) -> bool:
        raise NotImplementedError


class Without(Need):
    """The opposite."""

    def __init__(self, need: Need) -> None:
        self.need = need

    def holds(self, s: Lordaeron, hero: int, card: int) -> bool:
        return not self.need.holds(s, hero, card)


class Having(Need):
    """One of these cards is in force: equipped, or a talent that the owner has (`eq`, `own`)."""

    def __init__(self, *cards: int) -> None:
        self.cards = cards

    def holds(self, s: Lordaeron, hero: int, card: int) -> bool:
        sheet = s.sheet[hero]
        return any([one in sheet for one in self.cards])


class Wearing(Need):
    """An item with one of these traits is equipped; an uncovered preprinted one counts, the card itself does not."""

    def __init__(self, *traits: int) -> None:
        self.traits = sum([1 << trait for trait in traits])

    def holds(self, s: Lordaeron, hero: int, card: int) -> bool:
        for one in s.sheet[hero]:
            face = s.world.faces[one]
            if one != card and face.item and face.traits & self.traits:
                return True
        return False


class Category(Need):
    """A power of this unique category is equipped."""

    def __init__(self, category: int) -> None:
        self.category = category

    def holds(self, s: Lordaeron, hero: int, card: int) -> bool:
        return s.category_worn(hero, self.category) >= 0


class Used(Need):
    """One of these cards was used in this round."""

    def __init__(self, *cards: int) -> None:
        self.cards = cards

    def holds(self, s: Lordaeron, hero: int, card: int) -> bool:
        return any([entry // ABILITIES in self.cards for entry in s.used[hero]])


class Marked(Need):
    """There is a token on the card."""

    def holds(self, s: Lordaeron, hero: int, card: int) -> bool:
        return s.counter(hero, card) > 0


class Before(Need):
    """The card was used in the previous round (`prev`)."""

    def holds(self, s: Lordaeron, hero: int, card: int) -> bool:
        return s.used_last_round(hero, card)


class BeforeUnhurt(Need):
    """The card was used in the previous round, and its owner lost no Health in it (`prev!`)."""

    def holds(self, s: Lordaeron, hero: int, card: int) -> bool:
        return bool(s.unhurt_before >> hero & 1) and s.used_last_round(hero, card)


class FirstRound(Need):
    def holds(self, s: Lordaeron, hero: int, card: int) -> bool:
        return s.fight_round == 1


class LaterRound(Need):
    """The second round or a later one."""

    def holds(self, s: Lordaeron, hero: int, card: int) -> bool:
        return s.fight_round > 1


class TwoOpponents(Need):
    """At least two."""

    def holds(self, s: Lordaeron, hero: int, card: int) -> bool:
        return opponents(s, hero) > 1


class StrongOpponent(Need):
    """A red creature, a boss or an enemy character is among the opponents."""

    def holds(self, s: Lordaeron, hero: int, card: int) -> bool:
        return s.foe >= 0 and strong_opponent(s)


class NormalCombat(Need):
    def holds(self, s: Lordaeron, hero: int, card: int) -> bool:
        return s.foe >= 0 and s.foe != ids.HEROES


class WonCombat(Need):
    """At least one opponent was defeated and the owner was not."""

    def holds(self, s: Lordaeron, hero: int, card: int) -> bool:
        beaten = any(s.slain) or bool(s.fallen & s.foes_of(hero))
        return beaten and not s.fallen >> hero & 1


class Showing(Need):
    """At least so many dice of the pool match."""

    def __init__(self, filter: str, number: int) -> None:
        self.filter = faces(filter)
        self.number = number

    def holds(self, s: Lordaeron, hero: int, card: int) -> bool:
        return count(s.pool, self.filter) >= self.number
