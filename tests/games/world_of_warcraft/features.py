"""What happened in a game, as words that can be counted: which rules of the ledger a recorded game exercises."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.texts import messages_of
from wartable.engine.events import Event
from wartable.engine.files.positions import frames_of
from wartable.engine.files.replay import Played
from wartable.engine.frames import Choice
from wartable.engine.play import decision
from wartable.games.world_of_warcraft import GAME, ids
from wartable.games.world_of_warcraft.game import world_of
from wartable.games.world_of_warcraft.rules.state import Lordaeron

ENDINGS = (
    "the last battle",
    "the last battle, nobody is left",
    "Nefarian's arrival, whom nobody withstood",
    "the last lap",
    *[f"the defeat of {overlord}" for overlord in ids.OVERLORDS],
)


TOO_RARE = {"asked WhoseEffect", "told cleansed"}
"""Both factions have something to do at one moment of a fight (`test_fight_pvp.py` plays it); Purge with tokens to
remove (`cards/test_shaman.py`)."""


def told() -> set[str]:
    """Every kind of event: each has a line in the log."""
    return messages_of(GAME)["en"].family("event-")


def asked() -> list[str]:
    """Every question: those that no other one inherits from."""
    kinds = frames_of(GAME.package)
    parents = {base.__name__ for kind in kinds.values() for base in kind.__mro__[1:]}
    return [name for name, kind in kinds.items() if issubclass(kind, Choice) and name not in parents]


def said() -> set[str]:
    """Every verb."""
    return {action.text.split(" ")[0] for action in world_of().book.actions}


EVERYTHING = frozenset(
    [
        *[f"ends by {one}" for one in ENDINGS],
        *[f"asked {one}" for one in asked()],
        *[f"told {kind}" for kind in told()],
        *[f"said {verb}" for verb in said()],
        *[f"drawn {event}" for event in world_of().content.event_names],
        *[f"{seats} players" for seats in GAME.seats],
        *[f"alliance {klass}" for klass in ids.CLASSES if klass != "shaman"],
        *[f"horde {klass}" for klass in ids.CLASSES if klass != "paladin"],
        *[f"fought {creature}" for creature in ids.CREATURES],
        *[f"fought {overlord}" for overlord in ids.OVERLORDS],
        "fought heroes",
    ]
)
REQUIRED = EVERYTHING - TOO_RARE


def features(moments: Iterable[Played[Lordaeron]]) -> set[str]:
    """Everything of the list above, and more of the same kind, that a game shows."""
    found: set[str] = set()
    for moment in moments:
        s = moment.state
        if moment.action is not None:
            found.add(f"said {moment.action.text.split(' ')[0]}")
        for event in moment.events:
            found |= shown(s, event)
        choice = decision(s)
        if choice is not None:
            found.add(f"asked {choice.write().split(' ')[0]}")
        if s.foe >= 0:
            found.add(f"fought {fought(s)}")
    return found


def fought(s: Lordaeron) -> str:
    """Who the opponent is."""
    if s.foe < ids.OVERLORD:
        return ids.CREATURES[s.foe % ids.TYPES]
    if s.foe == ids.OVERLORD:
        return ids.OVERLORDS[s.overlord]
    return "heroes" if s.foe == ids.HEROES else s.world.content.event_names[s.foe - ids.BOSS]


def shown(s: Lordaeron, event: Event) -> set[str]:
    kind, facts = event.kind, event.facts
    found = {f"told {kind}"}
    if kind == "over":
        found.add(f"ends by {ending(s, event)}")
    elif kind == "enlisted":
        found.add(f"{s.settings.seats} players")
        found.add(f"{ids.FACTIONS[int(facts['faction'])]} {ids.CLASSES[int(facts['class'])]}")
    elif kind == "event-drawn":
        found.add(f"drawn {s.world.content.event_names[int(facts['event'])]}")
    return found


def ending(s: Lordaeron, event: Event) -> str:
    """How a game has ended, by its last event."""
    draw = s.winners == 3
    if event.rule == "WOW-FINAL-06":
        return "the last battle, nobody is left" if draw else "the last battle"
    return {
        "WOW-FINAL-01": f"the defeat of {ids.OVERLORDS[s.overlord]}",
        "WOW-OVERLORD-08": "Nefarian's arrival, whom nobody withstood",
        "WOW-VARIANT-06": "the last lap",
    }[event.rule]
