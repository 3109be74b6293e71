"""What a state holds while a combat goes on; outside combat all of it is as at the start."""

from __future__ import annotations

from typing import Final

from wartable.engine.shelves import Amount, Axis, Number, Pile, Row, Shelf, Slots
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.meanings import (
    A_FOE,
    A_HERO,
    ANY,
    COLOUR,
    DIE_COLOUR,
    FACTIONS,
    HERO,
    HEROES,
    SOME,
    WHERE,
    WHO,
)

BOXES_BY_FACTION: Final = Axis("box", tuple([f"{faction}-{box}" for faction in ids.FACTIONS for box in ids.BOXES]))
A_DIE: Final = Amount(255)

COMBAT: Final[tuple[Shelf, ...]] = (
    Number("foe", "-1", A_FOE, path="combat/foe"),
    Number("field", "-1", WHERE, path="combat/region"),
    Row("foes", "(0, 0, 0)", SOME, (COLOUR,), "combat/foes/{colour}"),
    Number("fighters", "0", HEROES, path="combat/fighters"),
    Number("defenders", "0", HEROES, path="combat/defenders"),
    Number("fallen", "0", HEROES, path="combat/fallen"),
    Number("left_combat", "0", HEROES, path="combat/left"),
    Pile("line", "()", A_HERO, path="combat/line"),
    Number("fight_round", "0", SOME, path="combat/round"),
    Number("attacked", "0", HEROES, path="combat/attacked"),
    Row("boxes", "(0,) * 8", SOME, (BOXES_BY_FACTION,), "combat/boxes/{box}"),
    Row("out", "(0, 0, 0)", SOME, (DIE_COLOUR,), "combat/out/{die}"),
    Slots("hurt", "[0] * heroes", SOME, (HERO,), "combat/hurt/{hero}"),
    Number("unhurt_before", "0", HEROES, path="combat/unhurt"),
    Number("dealt", "0", FACTIONS, path="combat/dealt"),
    # The attack of one hero.
    Number("attacker", "-1", WHO, path="attack/hero"),
    Row("ready", "(0, 0, 0)", SOME, (DIE_COLOUR,), "attack/ready/{die}"),
    Pile("pool", "()", A_DIE, path="attack/pool"),
    Row("removed", "(0, 0, 0)", SOME, (DIE_COLOUR,), "attack/removed/{die}"),
    Row("limits", "(99, 99, 99)", Amount(99, absent=99), (DIE_COLOUR,), "attack/limits/{die}"),
    Number("reroll", "0", ANY, path="attack/reroll"),
    Number("attrition", "0", ANY, path="attack/attrition"),
    Number("threat", "0", ANY, path="attack/threat"),
    Row("placed", "(0,) * 4", SOME, (Axis("box", ids.BOXES),), "attack/placed/{box}"),
)
