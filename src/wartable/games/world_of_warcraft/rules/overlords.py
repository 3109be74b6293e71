"""The three Overlords in combat (rulebook: «Монстр (Overlord)», «Лист Монстра»)."""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.dice import count, faces
from wartable.games.world_of_warcraft.rules.foe import Foe, take_hits
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put
from wartable.games.world_of_warcraft.rules.wounds import lose_health

LOW: Final = faces("RB1-2")
EIGHTS: Final = faces("RB8")
HIGH: Final = faces("RB6+")
RELIC: Final = "light-of-ages"


class Overlord(Foe):
    """A boss with the values of its sheet (WOW-OVERLORD-01)."""

    def _values(self, s: Lordaeron) -> tuple[int, int, int]:
        return s.world.content.overlord_values[s.overlord * 2 + s.settings.side]

    def threat(self, s: Lordaeron, hero: int) -> int:
        return self._values(s)[0]

    def attack(self, s: Lordaeron, colour: int) -> int:
        return self._values(s)[1]

    def health(self, s: Lordaeron, colour: int) -> int:
        return self._values(s)[2]


class Kazzak(Overlord):
    """WOW-OVERLORD-06."""

    def __init__(self) -> None:
        super().__init__("WOW-OVERLORD-06")
        self.reroll_change = -1

    def at_place_end(self, s: Lordaeron, hero: int) -> None:
        number = count(s.pool, LOW)
        if number:
            take_hits(s, ids.ATTRITION, number, self.rule)
            lose_health(s, hero, number, self.rule)


class Nefarian(Overlord):
    """WOW-OVERLORD-09."""

    def __init__(self) -> None:
        super().__init__("WOW-OVERLORD-09")

    def attrition(self, value: int) -> int:
        return (value + 1) // 2

    def most_hits(self, s: Lordaeron) -> int:
        return count(s.pool, EIGHTS)


class KelThuzad(Overlord):
    """WOW-OVERLORD-11."""

    def __init__(self) -> None:
        super().__init__("WOW-OVERLORD-11")
        self.stings = True

    def at_round(self, s: Lordaeron) -> None:
        """Light of Ages: the relic strikes first, if its bearer is here."""
        if s.fight_round == 1 and s.relic >= 0 and s.in_combat(s.relic):
            content = s.world.content
            hits = content.events[content.event[RELIC]].numbers["hits"]
            at = s.faction_of(s.relic) * len(ids.BOXES) + ids.DAMAGE
            s.boxes = put(s.boxes, at, s.boxes[at] + hits)
            if s.log is not None:
                s.emit("placed", self.rule, {"hero": s.relic, "box": ids.DAMAGE, "number": hits})

    def at_reroll_end(self, s: Lordaeron, hero: int) -> None:
        number = count(s.pool, LOW)
        if number:
            lose_health(s, hero, 2 * number, self.rule)

    def attrition_room(self, s: Lordaeron, hero: int) -> int:
        """WOW-RULING-34: dice that the hero spotted for itself count as well."""
        return max(0, count(s.pool, HIGH) - s.placed[ids.ATTRITION])

    def at_resolution_end(self, s: Lordaeron) -> None:
        removes = s.world.content.overlord_removes[s.overlord * 2 + s.settings.side]
        take_hits(s, ids.DAMAGE, removes, self.rule)


OVERLORDS: Final[tuple[Foe, ...]] = (Kazzak(), Nefarian(), KelThuzad())
"""By number."""
