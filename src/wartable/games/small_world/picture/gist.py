"""What the eye needs of an event besides its line: where it was, how much it matters, the card on the table."""

from __future__ import annotations

from wartable.engine.events import Event
from wartable.engine.picture.scene import Card, Gist, Words
from wartable.games.small_world import ids
from wartable.games.small_world.picture import icons
from wartable.games.small_world.rules import actions as act
from wartable.games.small_world.rules.world import World

WEIGHTS = {
    **dict.fromkeys(("declined", "game-over", "race-left"), 3),
    **dict.fromkeys(("picked", "captured", "retreated", "routed", "turned-up", "exploded", "swapped", "pulled"), 2),
    **dict.fromkeys(("attempt-failed", "raid-failed", "scared", "well-moved", "objective", "harmony"), 1),
    **dict.fromkeys(("champion-lost", "left", "dud", "tower-built", "fights-for", "healed"), 1),
}
"""By the kind of an event, how much it matters to the others."""


def gist(world: World, event: Event, words: Words) -> Gist:
    """What the eye needs of an event; coins matter to those who get or lose them."""
    facts, kind = event.facts, event.kind
    seat = facts.get("seat")
    weight = WEIGHTS.get(kind, 0)
    if kind == "coins":
        payer, payee = facts["payer"], facts["payee"]
        seat = payee if payer == ids.NOBODY else payer
        weight = 1 if ids.NOBODY not in (payer, payee) or facts["why"] == "income" else 0
    # A conquest is told by the loser's line too; one of them is enough, and it is marked by the conqueror's.
    named = ("region", "to") if kind in ("swapped", "scared") else ("region",)
    regions = [facts[name] for name in named if kind not in ("retreated", "routed", "placed") and name in facts]
    places = tuple([world.regions[r].code for r in regions if isinstance(r, int) and r != act.TRAY])
    card: Card | None = None
    if kind == "turned-up":
        relic = facts["relic"]
        assert isinstance(relic, int)
        name = "relic-" + ids.RELICS[relic]
        card = Card(name, words(name), (words(name + "-power"),), (icons.RELICS[relic],), "gold")
    return Gist(seat if isinstance(seat, int) else None, places, weight, kind in ("turn", "round"), card)
