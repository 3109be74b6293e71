"""What the eye needs of an event besides its line: where it was, how much it matters, the card on the table."""

from __future__ import annotations

from wartable.engine.events import Event
from wartable.engine.picture.scene import Card, Gist, Words
from wartable.games.warcraft import ids
from wartable.games.warcraft.cards import aims
from wartable.games.warcraft.cards.box import CARDS
from wartable.games.warcraft.picture.panels import TONES
from wartable.games.warcraft.picture.telling import number_of, race_name
from wartable.games.warcraft.rules.state import Warcraft

WEIGHTS = {
    **dict.fromkeys(("game-over", "eliminated", "town-occupied", "battle-over"), 3),
    **dict.fromkeys(("played", "captured", "outpost-lost", "pillaged", "laid-down", "upgraded", "raised"), 2),
    **dict.fromkeys(("outpost-finished", "recruited", "token-destroyed", "devoured", "carried", "returned"), 2),
    **dict.fromkeys(("moved", "building-finished", "deployed", "casualties", "lost", "battle", "building-started"), 1),
    **dict.fromkeys(("trained", "outpost-started", "harvested", "sent", "dispelled"), 1),
}
"""By the kind of an event, how much it matters to the others."""


def gist(s: Warcraft, event: Event, words: Words) -> Gist:
    """What the eye needs of an event: where it was, and the card that was played."""
    facts, kind = event.facts, event.kind
    seat = facts.get("seat")
    spaces = [facts[name] for name in ("start", "space", "end") if name in facts]
    card: Card | None = None
    if kind == "played":
        number, race = number_of(facts, "card"), number_of(facts, "race")
        name = "card-" + ids.CARDS[number]
        lines = (race_name(race, words), words(name + "-power"))
        card = Card(f"played-{ids.CARDS[number]}", words(name), lines, (CARDS[number].icon,), TONES[race])
        aimed, one = CARDS[number].aim, number_of(facts, "one")
        if aimed in (aims.UNIT, aims.SPACE, aims.ENTERED):
            spaces = [one]
        elif aimed == aims.WAY:
            spaces = [one, number_of(facts, "two")]
    places = tuple([s.world.codes[space] for space in spaces if isinstance(space, int) and space >= 0])
    return Gist(seat if isinstance(seat, int) else None, places, WEIGHTS.get(kind, 0), kind == "turn", card)
