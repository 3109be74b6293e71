"""What the eye needs of an event besides its line: where it was, how much it matters, the card on the table."""

from __future__ import annotations

from wartable.engine.events import Event
from wartable.engine.picture.scene import Card, Gist, Words
from wartable.games.world_of_warcraft.picture import cards, icons
from wartable.games.world_of_warcraft.picture.telling import card_name, hero_name
from wartable.games.world_of_warcraft.rules.state import Lordaeron

WEIGHTS = {
    **dict.fromkeys(("over", "quest-completed", "boss-defeated", "defeated", "war-won", "final-battle"), 3),
    **dict.fromkeys(("level", "combat-over", "looted", "event-drawn", "boss", "slain", "quest-lost", "plague"), 2),
    **dict.fromkeys(("auction-won", "token-revealed", "nefarian-moved", "charged", "relic"), 2),
    **dict.fromkeys(("walked", "flew", "combat", "quest-opened", "learned", "talent", "bought", "spawned-blue"), 1),
    **dict.fromkeys(("used-card", "equipped", "returned", "revived", "teleported", "moved-by-card", "recovered"), 1),
}
"""By the kind of an event, how much it matters to the others."""


def gist(s: Lordaeron, event: Event, words: Words) -> Gist:
    """What the eye needs of an event: where it was, and the card that was used."""
    facts, kind = event.facts, event.kind
    seat = facts.get("seat")
    regions = [facts[name] for name in ("start", "region") if name in facts]
    places = tuple([s.world.content.regions[one] for one in regions if isinstance(one, int) and one >= 0])
    card: Card | None = None
    if kind == "used-card":
        number, hero = facts["card"], facts["hero"]
        assert isinstance(number, int)
        assert isinstance(hero, int)
        face = s.face(number)
        lines, tone = (hero_name(s, hero, words),), cards.KIND_TONES[face.kind]
        card = Card(f"used-{number}", card_name(s, number, words), lines, (icons.of_card(face),), tone)
    return Gist(seat if isinstance(seat, int) else None, places, WEIGHTS.get(kind, 0), kind == "turn", card)
