"""The picture of a game as one seat sees it: pieces, panels, trays, prompt and offers."""

from __future__ import annotations

from typing import Final

from wartable.engine.frames import Choice
from wartable.engine.offers import aims
from wartable.engine.picture.scene import Scene, Words
from wartable.engine.play import acting, decision
from wartable.engine.state import State
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.files.scenario import Goal, Key
from wartable.games.bloodstream.picture.board.ground import changing
from wartable.games.bloodstream.picture.chart import progress
from wartable.games.bloodstream.picture.contest import contest
from wartable.games.bloodstream.picture.lore import Lore
from wartable.games.bloodstream.picture.offers import offers
from wartable.games.bloodstream.picture.orders import trays
from wartable.games.bloodstream.picture.panels import panel
from wartable.games.bloodstream.picture.pieces import pieces
from wartable.games.bloodstream.picture.shortcuts import shortcuts
from wartable.games.bloodstream.picture.waiting import Waiting
from wartable.games.bloodstream.rules.completion import Leaving
from wartable.games.bloodstream.rules.orders import Orders
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.victory import value
from wartable.toolbox.masks import members

AIMS: Final = ("Orders", "Moving", "Attacking", "Interrupt")
"""The decisions with a message that tells what they are for."""


def scene(s: Bloodstream, seat: int | None, words: Words) -> Scene:
    """Everything that changes."""
    deciding = acting(s)
    lore = Lore(s, words)
    choice = decision(s)
    asked = seat is not None and seat == deciding
    offered = offers(s, deciding, lore) if asked else ()
    orders = asked and isinstance(choice, Orders)
    lit = {offer.picks[0] for offer in offered if offer.picks}
    return Scene(
        title=words("game-name"),
        status=status(s, lore),
        prompt=prompt(s, seat, lore) if s.stack else verdict(s, lore),
        acting=deciding,
        pieces=tuple(pieces(s, lore)),
        panels=tuple([panel(s, other, seat, lore) for other in range(s.settings.seats)]),
        trays=tuple(trays(s, deciding, lit, lore)) if orders else (),
        offers=offered,
        notes=(
            *(notes(s, lore) if s.stack else standings(s, lore)),
            *(aims(s, AIMS, lore.words) if seat is not None and seat == deciding else []),
        ),
        contest=contest(s, lore),
        aside=choice is not None and choice.seat != s.active,
        drawings=tuple(changing(s, lore)),
        shortcuts=tuple(shortcuts(s, deciding, lore)) if asked else (),
        waiting=tuple(Waiting(s, deciding).pieces()) if asked else None,
        progress=progress(s, s.active if seat is None else seat, lit, orders, lore),
    )


def status(s: Bloodstream, lore: Lore) -> str:
    """Round of how many, stage, and whose turn it is."""
    if not s.stack:
        return lore.say("status-over")
    limit = s.world.scenario.round_limit
    stage = lore.say("stage-" + ids.STAGES[s.stage])
    message = "status-of" if limit else "status"
    return lore.words(message, round=max(1, s.round), rounds=limit, stage=stage, player=lore.player(s.active))


def prompt(s: Bloodstream, seat: int | None, lore: Lore) -> str:
    """What the viewer is asked, or what somebody else is deciding."""
    choice = decision(s)
    assert choice is not None
    message = ("prompt-" if choice.seat == seat else "waiting-") + type(choice).__name__
    return lore.words(message, **facts_of(s, choice, lore))


def facts_of(s: Bloodstream, choice: Choice[State], lore: Lore) -> dict[str, int | str]:
    """What the question is about."""
    facts: dict[str, int | str] = {"player": lore.player(choice.seat)}
    if isinstance(choice, Leaving):
        facts["unit"] = lore.unit(choice.seat, s.b_what[choice.building])
    return facts


def notes(s: Bloodstream, lore: Lore) -> list[str]:
    """The goal and the clock, and where storms will strike again."""
    scenario = s.world.scenario
    found = [goal_line(goal, s, lore) for goal in scenario.goals]
    if any([goal.equal_turns for goal in scenario.goals]):
        found.append(lore.say("status-last" if s.met else "goal-equal"))
    if scenario.round_limit:
        keys = ", ".join([key_name(key, s, lore) for key in scenario.tiebreak])
        found.append(lore.words("clock" if keys else "clock-draw", rounds=scenario.round_limit, keys=keys))
    for storm in s.storms:
        name = lore.say("spell-" + ids.SPELLS[storm[1]])
        found.append(lore.words("note-storm", hex=lore.place(storm[0]), spell=name, player=lore.player(storm[2])))
    return found


def goal_line(goal: Goal, s: Bloodstream, lore: Lore) -> str:
    if goal.kind == "annihilate":
        counts = "units_and_buildings" if goal.units and goal.buildings else "units" if goal.units else "buildings"
        return lore.say(f"goal-annihilate-{counts}")
    if goal.kind == "stockpile":
        return lore.words("goal-stockpile", purse=lore.purse(goal.stocks))
    if goal.kind == "escort":
        return lore.words("goal-escort", need=goal.need, of=goal.of)
    if goal.kind == "destroy":
        return lore.words("goal-destroy", building=lore.building(s.active, goal.target))
    return lore.say("goal-none")


def key_name(key: Key, s: Bloodstream, lore: Lore) -> str:
    """What the tie-break counts."""
    if key.kind == "stock":
        resources = ", ".join([lore.say("resource-" + ids.RESOURCES[one]) for one in key.resources])
        return lore.words("tiebreak-stock", resources=resources)
    if key.kind == "burns":
        return lore.words("tiebreak-burns", building=lore.building(s.active, key.target))
    return lore.say(f"tiebreak-{key.kind}")


def verdict(s: Bloodstream, lore: Lore) -> str:
    """Who has won, and whether nobody else is left."""
    if sum([bool(side & s.winners) for side in s.settings.sides]) != 1:
        return lore.say("verdict-draw")
    players = ", ".join([lore.player(seat) for seat in members(s.winners)])
    return lore.words("verdict" if s.alive & ~s.winners else "verdict-alone", players=players)


def standings(s: Bloodstream, lore: Lore) -> list[str]:
    """Every player's result, winners first."""
    order = sorted(range(s.settings.seats), key=lambda seat: (-(s.winners >> seat & 1), -value(s, seat), seat))
    return [
        lore.words("standing", player=lore.player(seat), value=value(s, seat), units=s.units[seat].bit_count())
        for seat in order
    ]
