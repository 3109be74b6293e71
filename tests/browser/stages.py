"""World of Warcraft at tables that begin in the midst of a game: the scenario of a table names its stage.

Luck is the same every time, so a test knows what it will see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.games.world_of_warcraft.table import Table
from wartable.engine.files.editions import Numbers
from wartable.engine.luck import secret_of
from wartable.engine.picture.scene import Words
from wartable.games.world_of_warcraft.game import SCENARIO, LordaeronGame, world_of
from wartable.games.world_of_warcraft.rules.manage import Manage
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.turn import Advance, EndOfTurn
from wartable.games.world_of_warcraft.rules.wars import WarCheck

FIELD: Final = "aerie-valley"
"""Where the target of quest A01 stands."""


def table(seats: int, numbers: Numbers | None) -> Table:
    """Heroes of level 3 with some gear and gold; everything is laid out, and those of the Alliance are at a quest."""
    found = Table("paladin", "mage", "warrior", "rogue", seats=seats, laid=True, world=world_of(numbers))
    for hero in ("paladin", "mage", "warrior", "rogue"):
        found.level(hero, 3).has(hero, gold=14)
    found.learn("paladin", "paladin-holy-light", "paladin-hammer-of-justice").wear("paladin", "paladin-devotion-aura")
    found.wear("paladin", "paladin-seal-of-righteousness").wear("paladin", "paladin-blessing-of-might")
    found.wear("mage", "triangle-robe-of-apprenticeship").wear("mage", "mage-fireball").wear(
        "mage", "mage-frostbolt"
    ).wear("mage", "mage-fire-blast")
    found.talents("paladin", "paladin-improved-might").talents("mage", "mage-arcane-focus")
    found.bag("paladin", "triangle-iridescent-hammer", "triangle-soldiers-armor", "triangle-minor-healing-potion")
    found.bag("mage", "triangle-shadow-wand")
    return found.at(FIELD, "paladin", "mage")


def quest(numbers: Numbers | None) -> Table:
    """Two players; the Alliance's turn. The first three dice miss."""
    return table(2, numbers).dice(1, 1, 1, *[8] * 60).faction_turn("alliance")


def friends(numbers: Numbers | None) -> Table:
    """Four players: each of the two friends at the quest has a seat of its own."""
    return table(4, numbers).dice(*[8] * 60).faction_turn("alliance")


def rivals(numbers: Numbers | None) -> Table:
    """Two players; a wounded hero of the Horde is where those of the Alliance are."""
    found = table(2, numbers).at(FIELD, "warrior").has("warrior", health=2)
    return found.dice(*[8] * 90).faction_turn("alliance")


def six(numbers: Numbers | None) -> Table:
    """Six players; two friends of the Alliance are at a quest, and a wounded hero of the Horde is there too."""
    found = Table("paladin", "mage", "hunter", "warrior", "rogue", "shaman", laid=True, world=world_of(numbers))
    for hero in found.s.hero_names():
        found.level(hero, 3).has(hero, gold=8)
    # Who has the most XP speaks for the faction.
    found.has("paladin", xp=12).wear("paladin", "paladin-devotion-aura")
    found.wear("mage", "mage-fireball").wear("mage", "mage-frostbolt")
    found.at(FIELD, "paladin", "mage", "warrior").has("warrior", health=2)
    return found.dice(*[8] * 200).faction_turn("alliance")


def town(numbers: Numbers | None) -> Table:
    """Two players; the heroes of the Alliance, who have been wounded, are at home."""
    found = table(2, numbers).at("southshore", "paladin", "mage")
    return found.has("paladin", health=2, energy=1).has("mage", health=1).faction_turn("alliance")


def sheets(numbers: Numbers | None) -> Table:
    """Two players; the Alliance has nothing left to do in its turn but to change cards."""
    found = table(2, numbers)
    own = (found.h("paladin"), found.h("mage"))
    found.s.active, found.s.turns = 0, 1
    return found.begin(*[Manage(0, hero) for hero in own], EndOfTurn(), WarCheck(), Advance())


STAGES: Final[dict[str, Callable[[Numbers | None], Table]]] = {
    "quest": quest,
    "friends": friends,
    "rivals": rivals,
    "six": six,
    "town": town,
    "sheets": sheets,
}


class Staged(LordaeronGame):
    """The game, which can also be begun at a stage."""

    def recorded(self, scenario: str) -> str:
        return scenario if scenario in STAGES else super().recorded(scenario)

    def about(self, scenario: str, words: Words) -> tuple[str, str]:
        return super().about(SCENARIO if scenario in STAGES else scenario, words)

    def fresh(
        self, scenario: str, seats: int, options: dict[str, str], secret: bytes, numbers: Numbers | None
    ) -> Lordaeron:
        if scenario not in STAGES:
            return super().fresh(scenario, seats, options, secret, numbers)
        s = STAGES[scenario](numbers).s
        s.secret = secret_of(scenario)
        return s

    def begin(self, s: Lordaeron) -> None:
        if not s.stack:
            super().begin(s)
