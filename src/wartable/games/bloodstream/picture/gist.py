"""What the eye needs of an event besides its line: where it was, how much it matters, the card on the table."""

from __future__ import annotations

from wartable.engine.events import Event
from wartable.engine.picture.scene import Card, Gist, Words
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.picture import icons
from wartable.games.bloodstream.picture.telling import number_of, player_name
from wartable.games.bloodstream.rules.state import Bloodstream

WEIGHTS = {
    **dict.fromkeys(("won", "shared", "drawn", "eliminated", "destroyed", "goal-met"), 3),
    **dict.fromkeys(("lost", "casts", "wall-fell", "detonates", "freed", "delivered", "burning", "built"), 2),
    **dict.fromkeys(("learned", "upgraded", "summoned", "rune", "landed", "strikes-again"), 2),
    **dict.fromkeys(("stepped", "trained", "began-building", "strike", "interrupt", "stands", "boarded", "felled"), 1),
    **dict.fromkeys(("counter-attack", "enchanted", "healed", "repaired", "rune-laid", "drifted", "gathered"), 1),
}
"""By the kind of an event, how much it matters to the others."""


def gist(s: Bloodstream, event: Event, words: Words) -> Gist:
    """What the eye needs of an event: where it was, and the spell that was cast."""
    facts, kind = event.facts, event.kind
    seat = facts.get("seat")
    hexes = [facts[name] for name in ("start", "hex", "target", "end") if name in facts]
    places = tuple([s.world.codes[hex] for hex in hexes if isinstance(hex, int) and hex >= 0])
    card: Card | None = None
    if kind == "casts":
        name = "spell-" + ids.SPELLS[number_of(facts, "spell", 0)]
        lines = (player_name(s, number_of(facts, "seat", ids.NOBODY), words), words(name + "-power"))
        card = Card("cast-" + name, words(name), lines, (icons.SPELLS[number_of(facts, "spell", 0)],), "purple")
    return Gist(seat if isinstance(seat, int) else None, places, WEIGHTS.get(kind, 0), kind in ("turn", "round"), card)
