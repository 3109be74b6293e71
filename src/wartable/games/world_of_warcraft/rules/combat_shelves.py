"""What a state holds while a combat goes on; outside combat all of it is as at the start."""

from __future__ import annotations

from typing import Final

from wartable.engine.shelves import Amount, Axis, Counts, Mark, Number, Pile, Row, Shelf, Slots, Some
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.meanings import (
    A_FOE,
    A_HERO,
    ANY,
    BOX,
    CARD,
    COLOUR,
    DIE_COLOUR,
    FACTION,
    FACTIONS,
    HERO,
    HEROES,
    ONE_OR_MORE,
    SOME,
    WHERE,
    WHO,
)

BOXES_BY_FACTION: Final = Axis("box", tuple([f"{faction}-{box}" for faction in ids.FACTIONS for box in ids.BOXES]))
A_DIE: Final = Amount(255)
NO_LIMIT: Final = 99
"""More dice or tokens than anybody has."""
A_LIMIT: Final = Amount(NO_LIMIT, absent=NO_LIMIT)
WINNER: Final = Amount(1, absent=-1, least=-1)

COMBAT: Final[tuple[Shelf, ...]] = (
    Number("foe", "-1", A_FOE, path="combat/foe"),
    Number("field", "-1", WHERE, path="combat/region"),
    Row("foes", "(0, 0, 0)", SOME, (COLOUR,), "combat/foes/{colour}"),
    Row("slain", "(0, 0, 0)", SOME, (COLOUR,), "combat/slain/{colour}"),
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
    Mark("defending", path="combat/defending"),
    # Whose boxes are emptied at the end of Ranged Strike (Execute).
    Number("clearing", "0", FACTIONS, path="combat/clearing"),
    # By hero: attrition hits that it may still bring into this round (Kel'Thuzad).
    Row("allowance", "(0,) * heroes", SOME, (HERO,), "combat/allowance/{hero}"),
    # PvP: wounds of this step that nobody was left to take (WOW-VARIANT-02), and who has won.
    Row("excess", "(0, 0)", SOME, (FACTION,), "combat/excess/{faction}"),
    Number("victor", "-1", WINNER, path="combat/victor"),
    # The attack of one hero. Before the roll dice are numbers by colour; `given` says which card brought how many.
    Number("attacker", "-1", WHO, path="attack/hero"),
    Row("ready", "(0, 0, 0)", SOME, (DIE_COLOUR,), "attack/ready/{die}"),
    Counts("given", "{}", ONE_OR_MORE, (CARD, DIE_COLOUR), "attack/given"),
    Mark("rolled", path="attack/rolled"),
    Pile("pool", "()", A_DIE, path="attack/pool"),
    Pile("laid_out", "()", A_DIE, path="attack/laid-out"),
    Row("removed", "(0, 0, 0)", SOME, (DIE_COLOUR,), "attack/removed/{die}"),
    Row("limits", "(99, 99, 99)", A_LIMIT, (DIE_COLOUR,), "attack/limits/{die}"),
    Number("reroll", "0", ANY, path="attack/reroll"),
    Number("attrition", "0", ANY, path="attack/attrition"),
    Number("threat", "0", ANY, path="attack/threat"),
    # Colours that may not be rerolled.
    Number("fixed", "0", Some(DIE_COLOUR), path="attack/fixed"),
    # Hits of the dice by box before they are placed; tokens placed in this attack, and before the Place Tokens step.
    Row("plan", "(0,) * 4", SOME, (BOX,), "attack/plan/{box}"),
    Row("placed", "(0,) * 4", SOME, (BOX,), "attack/placed/{box}"),
    Row("earlier", "(0,) * 4", SOME, (BOX,), "attack/earlier/{box}"),
    Mark("mirrored", path="attack/mirrored"),
)
