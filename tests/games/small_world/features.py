"""What happened in a game, as words that can be counted: which rules of the ledger a recorded game exercises."""

from __future__ import annotations

from collections.abc import Iterable

from wartable.engine.files.replay import Played
from wartable.games.small_world import GAME, ids
from wartable.games.small_world.rules.content import load
from wartable.games.small_world.rules.state import SmallWorld

CONTENT = load()
TOLD = (
    "badges-shuffled",
    "beasts",
    "bomb-back",
    "bomb-removed",
    "dud",
    "exploded",
    "fights-for",
    "harmony",
    "healed",
    "pulled",
    "raid-failed",
    "swapped",
    "token-saved",
    "tower-built",
    "tower-removed",
    "well-moved",
    "well-replaced",
)
"""Kinds of events that are features by themselves."""

REQUIRED = frozenset(
    [
        *[f"{seats} players" for seats in GAME.seats],
        *[f"{seats} players in teams" for seats in GAME.seats],
        *[f"picked {race}" for number, race in enumerate(ids.RACES) if number not in CONTENT.house_races],
        *[f"picked {badge}" for number, badge in enumerate(ids.BADGES) if number not in CONTENT.house_badges],
        *[f"turned up {relic}" for number, relic in enumerate(ids.RELICS) if number not in CONTENT.house_relics],
        *TOLD,
        "builders kept in decline",
        "bogkeepers kept in decline",
        "captured by raid",
        "captured by champion",
        "captured by attempt",
        "captured by raid with a second roll",
        "attempt failed",
        *[f"conquered with {power}" for power in ids.POWER_WORDS],
        *[f"scared {piece}" for piece in ("wall", "fort", "murloc", "token", "token to the tray")],
        *[f"paid {why}" for why in ("objective", "harmony", "bogkeepers", "aegis", "ransom", "doomhammer", "heart")],
        *[f"paid {why}" for why in ("combination", "found", "forsaken", "strategists", "human-form", "worgen-form")],
        *[f"income {item}" for item in ("regions", "grey_regions", "faction", "race", "badge")],
        *[f"income {item}" for item in ("darkportal", "karazhan", "well")],
        *[f"said {verb}" for verb in ("leave", "post", "lift", "all", "buy", "bomb", "objective", "heart")],
        *[f"said {verb}" for verb in ("aegis", "well", "pay", "detonate", "forgo", "again", "stop")],
    ]
)


def features(moments: Iterable[Played[SmallWorld]]) -> set[str]:
    """Everything of the list above, and more of the same kind, that a game shows."""
    found: set[str] = set()
    badges: dict[int, str] = {}
    verbs: list[str] = [""]
    for moment in moments:
        s = moment.state
        if moment.action is None:
            found.add(f"{s.seats} players")
            if s.settings.team:
                found.add(f"{s.seats} players in teams")
        else:
            words = moment.action.text.split()
            verbs = [words[0], *verbs[:1]]
            found.add(f"said {words[0]}")
            if words[0] == "conquer":
                found.update([f"conquered with {power}" for power in words[2:]])
        for event in moment.events:
            facts = event.facts
            if event.kind in TOLD:
                found.add(event.kind)
            elif event.kind == "picked":
                badges[int(facts["seat"])] = ids.BADGES[int(facts["badge"])]
                found.add(f"picked {badges[int(facts['seat'])]}")
                found.add(f"picked {ids.RACES[int(facts['race'])]}")
            elif event.kind == "declined" and badges[int(facts["seat"])] in ("builders", "bogkeepers"):
                found.add(f"{badges[int(facts['seat'])]} kept in decline")
            elif event.kind == "turned-up":
                found.add(f"turned up {ids.RELICS[int(facts['relic'])]}")
            elif event.kind == "captured" and verbs[0] in ("raid", "champion", "attempt"):
                found.add(f"captured by {verbs[0]}")
            elif event.kind == "captured" and verbs[0] == "again":
                found.add("captured by raid with a second roll")
            elif event.kind == "attempt-failed":
                found.add("attempt failed")
            elif event.kind == "scared":
                to_tray = facts["piece"] == "token" and int(facts["to"]) < 0
                found.add(f"scared {facts['piece']}{' to the tray' if to_tray else ''}")
            elif event.kind == "coins":
                found.add(f"paid {facts['why']}")
            elif event.kind == "income":
                found.add(f"income {facts['item']}")
    return found
