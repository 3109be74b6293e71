"""What happened in a game, as words that can be counted: which rules of the ledger a recorded game exercises."""

from __future__ import annotations

from collections.abc import Iterable

from wartable.engine.events import Event
from wartable.engine.files.replay import Played
from wartable.engine.play import decision
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.content import load
from wartable.games.warcraft.rules.moments import WINDOWS
from wartable.games.warcraft.rules.state import Warcraft
from wartable.games.warcraft.rules.windows import Window
from wartable.toolbox.masks import members

ENDINGS = (
    "main-2p: points",
    "main-2p: a town falls",
    "main-2p: a town falls at once",
    "main-2p: nothing happens any more",
    "main-2p: turn limit, one leads",
    "main-2p: turn limit, nobody leads",
    "main-4p: points",
    "main-4p: a town falls",
    "elfgate: gate",
    "elfgate: a town falls",
    "necromancers: no necromancer is left",
    "necromancers: no token is left",
    "necromancers: a town falls",
    "captives: a captive is home",
    "captives: a town falls",
    "captives: both towns fall",
    "nordrassil: the deck is drawn",
    "nordrassil: space A",
    "nordrassil: the Night Elf Outpost falls",
    "nordrassil: a town falls at once",
)
DECISIONS = (
    "AbandonOutposts",
    "ChooseCasualty",
    "Consent",
    "Deploy",
    "FreeUpgrade",
    "GiveGold",
    "GiveWood",
    "Join",
    "Movement",
    "NamePhase",
    "Overflow",
    "PickBattle",
    "RaceChoice",
    "RaiseDead",
    "RecruitUnits",
    "Respond",
    "ReturnTo",
    "Spend",
)
TOLD = (
    "cursed",
    "dispelled",
    "eliminated",
    "healed",
    "laid-down",
    "outpost-finished",
    "outpost-lost",
    "pillaged",
    "reshuffled",
    "set-aside",
    "token-destroyed",
    "town-occupied",
)
"""Kinds of events that are features by themselves."""
REQUIRED = frozenset(
    [
        *ENDINGS,
        *DECISIONS,
        *TOLD,
        *[f"window {name}" for name in WINDOWS],
        *[f"played {ids.CARDS[card]}" for card in sorted({card for deck in load().deck for card in deck})],
        *[f"said {verb}" for verb in ("abandon", "agree", "ask", "battle", "build", "carry", "finish", "join")],
        *[f"said {verb}" for verb in ("outpost", "place", "poison", "race", "raise", "recruit", "refuse", "return")],
        *[f"said {verb}" for verb in ("send", "stay", "train", "upgrade", "give")],
    ]
)


def ending(s: Warcraft, event: Event) -> str:
    """How a game has ended, by its last event."""
    return f"{s.world.scenario.id}: {_reason(s, event)}"


def _reason(s: Warcraft, event: Event) -> str:
    rule = event.rule
    if rule in ("WC-VP-01", "WC-VP-02"):
        return "points"
    if rule == "WC-VP-09":
        if s.quiet >= s.world.content.quiet_turns:
            return "nothing happens any more"
        return "turn limit, one leads" if s.winners else "turn limit, nobody leads"
    if rule == "WC-CAPTURE-08":
        if not s.winners:
            return "both towns fall"
        return "a town falls at once" if s.settings.falls_at_once else "a town falls"
    if rule == "WC-SCEN-NECRO-14":
        left = [s.count(ids.UNDEAD, ids.NECROMANCER, x) for x in members(s.workers[ids.UNDEAD])]
        return "no token is left" if any(left) else "no necromancer is left"
    if rule == "WC-SCEN-NORDRASSIL-12":
        return "space A" if s.step == ids.SPEND else "the Night Elf Outpost falls"
    return {
        "WC-SCEN-ELFGATE-09": "gate",
        "WC-SCEN-CAPTIVES-08": "a captive is home",
        "WC-SCEN-NORDRASSIL-13": "the deck is drawn",
    }[rule]


def features(moments: Iterable[Played[Warcraft]]) -> set[str]:
    """Everything of the list above, and more of the same kind, that a game shows."""
    found: set[str] = set()
    for moment in moments:
        if moment.action is not None:
            words = moment.action.text.split()
            found.add(f"played {words[1]}" if words[0] == "play" else f"said {words[0]}")
        for event in moment.events:
            if event.kind in TOLD:
                found.add(event.kind)
            elif event.kind == "game-over":
                found.add(ending(moment.state, event))
        choice = decision(moment.state)
        if isinstance(choice, Window):
            found.add(f"window {WINDOWS[choice.window]}")
        elif choice is not None:
            found.add(choice.write().split(" ")[0])
    return found
