"""What happened in a game, as words that can be counted: which rules of the ledger a recorded game exercises."""

from __future__ import annotations

from collections.abc import Iterable

from wartable.engine.events import Event
from wartable.engine.files.replay import Played
from wartable.engine.play import decision
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.victory import leaders

ENDINGS = (
    "annihilate buildings",
    "annihilate units",
    "annihilate units and buildings",
    "destroy",
    "escort, captives are home",
    "escort, captives are home, equal turns",
    "escort, captives of several are home, equal turns",
    "escort, too few captives are left",
    "stockpile",
    "stockpile, equal turns",
    "stockpile of several, equal turns",
    "the last players fall together",
    "round limit, burns",
    "round limit, delivered",
    "round limit, freed",
    "round limit, near",
    "round limit, stock",
    "round limit, value",
    "round limit, nobody leads",
)
DECISIONS = (
    "AttackAim",
    "Attacking",
    "CastAim",
    "Caster",
    "Coil",
    "CoilAim",
    "CoilCaster",
    "CounterAim",
    "FinishJobs",
    "FinishSites",
    "HowMany",
    "Interrupt",
    "InterruptAim",
    "Leaving",
    "Marching",
    "Mending",
    "Moving",
    "Muster",
    "Orders",
    "Sapper",
    "Settle",
    "SplashAim",
    "StepOut",
    "TowerAim",
    "TowerSplash",
    "Victim",
    "Which",
)
TOLD = (
    "began-building",
    "boarded",
    "burning",
    "cancelled",
    "charged",
    "counter-attack",
    "delivered",
    "destroyed",
    "detonates",
    "drawn",
    "drifted",
    "drifted-away",
    "eliminated",
    "felled",
    "fizzled",
    "freed",
    "full-move",
    "gathered",
    "gave-up",
    "goal-met",
    "healed",
    "landed",
    "reinforced",
    "repaired",
    "rune",
    "rune-laid",
    "stands",
    "stepped-out",
    "strikes-again",
    "summoned",
    "wall-fell",
)
"""Kinds of events that are features by themselves."""
RULED = ("die", "interrupt", "waits-inside")
"""Kinds of events that are told for several reasons."""
VERBS = ("aim", "at", "attack", "blast", "board", "build", "cancel", "cast", "end", "go-on", "land", "march")
MORE_VERBS = ("pass", "pick", "place", "repair", "research", "roll", "stand", "step", "stop", "train", "upgrade")
BEYOND = (ids.CANNON_TOWER, ids.CASTLE, ids.GUARD_TOWER, ids.KEEP)
"""Buildings that others become."""
UNARMED = ("scout_flyer", "tanker", "transport")
REQUIRED = frozenset(
    [
        *[f"ends by {one}" for one in ENDINGS],
        *[f"asked {one}" for one in DECISIONS],
        *TOLD,
        *[f"said {verb}" for verb in (*VERBS, *MORE_VERBS, "wait", "with")],
        *[f"works {spell}" for spell in ids.SPELLS],
        *[f"trained {unit}" for unit in ids.UNITS[: ids.TRAINED]],
        *[f"struck {unit}" for unit in ids.UNITS if unit not in UNARMED],
        *[f"fell {unit}" for unit in ids.UNITS],
        *[f"learned {one}" for one in ids.RESEARCH if one not in ("fireball", "death_coil")],
        *[f"built {name}" for number, name in enumerate(ids.BUILDINGS) if number not in BEYOND],
        *[f"became {ids.BUILDINGS[number]}" for number in BEYOND],
        "die BS-SPELL-UNHOLY-02",
        "interrupt BS-STAND-03",
        "interrupt BS-TOWER-04",
        "out by an answer of another",
        "out by the own answer",
        "waits-inside BS-BUILD-12",
        "waits-inside BS-TRAIN-06",
    ]
)


def ending(s: Bloodstream, event: Event) -> str:
    """How a game has ended, by one of its last events."""
    goals = {goal.kind: goal for goal in s.world.scenario.goals}
    if event.rule == "BS-WIN-01":
        if "escort" in goals:
            return "escort, too few captives are left"
        if "destroy" in goals:
            return "destroy"
        goal = goals["annihilate"]
        return "annihilate " + " and ".join(["units"] * goal.units + ["buildings"] * goal.buildings)
    if event.rule in ("BS-WIN-08", "BS-WIN-11") and (s.met & s.alive).bit_count() > 1:
        stocks = event.rule == "BS-WIN-08"
        return "stockpile of several, equal turns" if stocks else "escort, captives of several are home, equal turns"
    if event.rule == "BS-WIN-06":
        return f"round limit, {decided_by(s)}"
    return {
        "BS-WIN-02": "stockpile",
        "BS-WIN-03": "escort, captives are home",
        "BS-WIN-05": "the last players fall together",
        "BS-WIN-08": "stockpile, equal turns",
        "BS-WIN-11": "escort, captives are home, equal turns",
    }[event.rule]


def decided_by(s: Bloodstream) -> str:
    """The key of the tie-break by which one side leads."""
    scenario = s.world.scenario
    keys, sides = scenario.tiebreak, [side for side in s.settings.sides if side & s.alive]
    try:
        for number, key in enumerate(keys, start=1):
            scenario.tiebreak = keys[:number]
            if len(leaders(s, sides)) == 1:
                return str(key.kind)
    finally:
        scenario.tiebreak = keys
    return "nobody leads"


def features(moments: Iterable[Played[Bloodstream]]) -> set[str]:
    """Everything of the list above, and more of the same kind, that a game shows."""
    found: set[str] = set()
    for moment in moments:
        s = moment.state
        if moment.action is not None:
            found.add(f"said {moment.action.text.split(' ')[0]}")
        for number, event in enumerate(moment.events):
            found |= shown(s, moment.seat, event, [one.kind for one in moment.events[number + 1 :]])
        choice = decision(s)
        if choice is not None:
            found.add(f"asked {choice.write().split(' ')[0]}")
    return found


def shown(s: Bloodstream, seat: int, event: Event, later: list[str]) -> set[str]:
    kind, facts = event.kind, event.facts
    found: set[str] = {kind} if kind in TOLD else set()
    if kind in RULED:
        found.add(f"{kind} {event.rule}")
    if kind in ("won", "shared"):
        found.add(f"ends by {ending(s, event)}")
    elif kind == "casts" and "fizzled" not in later:
        found.add(f"works {ids.SPELLS[int(facts['spell'])]}")
    elif kind == "eliminated" and not s.over:
        found.add("out by the own answer" if facts["seat"] == seat else "out by an answer of another")
    elif kind == "healed":
        found.add("works heal")
    elif kind == "strike":
        found.add(f"struck {facts['by']}")
    elif kind in ("trained", "lost"):
        found.add(f"{'trained' if kind == 'trained' else 'fell'} {ids.UNITS[int(facts['unit'])]}")
    elif kind in ("built", "upgraded"):
        found.add(f"{'built' if kind == 'built' else 'became'} {ids.BUILDINGS[int(facts['building'])]}")
    elif kind == "learned":
        found.add(f"learned {ids.RESEARCH[int(facts['research'])]}")
    return found
