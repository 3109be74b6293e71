"""The picture of a game as one seat sees it: pieces, character sheets, trays, combat, prompt and offers."""

from __future__ import annotations

from typing import Final

from wartable.engine.frames import Choice
from wartable.engine.offers import aims
from wartable.engine.picture.scene import Scene, Words
from wartable.engine.play import acting, decision
from wartable.engine.shelves import One, Some
from wartable.engine.state import State
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.picture.cards import Shown
from wartable.games.world_of_warcraft.picture.contest import contest, several
from wartable.games.world_of_warcraft.picture.foes import Opponents, gathering_against, promises
from wartable.games.world_of_warcraft.picture.lore import Lore
from wartable.games.world_of_warcraft.picture.offers import offers
from wartable.games.world_of_warcraft.picture.panels import panels
from wartable.games.world_of_warcraft.picture.pieces import pieces
from wartable.games.world_of_warcraft.picture.shortcuts import shortcuts
from wartable.games.world_of_warcraft.picture.telling import AXES, meant, seat_name
from wartable.games.world_of_warcraft.picture.trays import trays
from wartable.games.world_of_warcraft.rules.groups import Invite, Join
from wartable.games.world_of_warcraft.rules.moments import MOMENTS
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.turn import ChooseHero
from wartable.toolbox.masks import members

AIMS: Final = ("Act", "Pool", "Reroll", "Managing", "Train")
"""The decisions with a message that tells what they are for."""


def scene(s: Lordaeron, seat: int | None, words: Words) -> Scene:
    """Everything that changes."""
    deciding = acting(s)
    lore = Lore(s, words)
    shown = Shown()
    asked = seat is not None and seat == deciding
    sheets = panels(s, lore, shown)
    beside = trays(s, seat, asked, lore, shown)
    fight = contest(s, asked, lore, shown)
    return Scene(
        title=words("game-name"),
        status=status(s, lore),
        prompt=prompt(s, seat, lore) if s.stack else verdict(s, lore),
        acting=deciding,
        pieces=tuple(pieces(s, seat, lore)),
        panels=tuple(sheets),
        trays=tuple(beside),
        offers=offers(s, deciding, lore, shown) if asked else (),
        notes=(
            *(notes(s, lore) if s.stack else standings(s, lore)),
            *(aims(s, AIMS, lore.words) if asked else []),
        ),
        contest=fight,
        aside=is_aside(s),
        shortcuts=tuple(shortcuts(s, deciding, lore, shown)) if asked else (),
        several=several(s, lore) if asked else None,
    )


def is_aside(s: Lordaeron) -> bool:
    """Whether a seat of the other faction is asked."""
    choice = decision(s)
    if choice is None or s.klass[0] < 0:
        return False
    return all([s.seat_of[hero] != choice.seat for hero in members(s.members(s.active))])


def status(s: Lordaeron, lore: Lore) -> str:
    if not s.stack:
        return lore.say("status-over")
    if s.klass[0] < 0:
        return lore.say("status-draft")
    faction = lore.say("faction-" + ids.FACTIONS[s.active])
    if s.turn > ids.LAST_TURN:
        return lore.say("status-final")
    return lore.words("status", turn=s.turn, faction=faction)


def prompt(s: Lordaeron, seat: int | None, lore: Lore) -> str:
    """What the viewer is asked, or what somebody else is deciding."""
    choice = decision(s)
    assert choice is not None
    message = ("prompt-" if choice.seat == seat else "waiting-") + type(choice).__name__
    return lore.words(message, **facts_of(s, choice, lore))


def facts_of(s: Lordaeron, choice: Choice[State], lore: Lore) -> dict[str, int | str]:
    """What the question is about: whatever its frame declares, in words."""
    facts: dict[str, int | str] = {"player": seat_name(choice.seat, lore.words), "hero": ""}
    for name, meaning in choice.declares:
        value = getattr(choice, name)
        if name == "moment":
            facts[name] = MOMENTS[value]
        elif isinstance(meaning, One):
            facts[name] = meant(s, meaning.axis.name, value, lore.words)
        elif isinstance(meaning, Some):
            said = [str(meant(s, meaning.axis.name, one, lore.words)) for one in members(value)]
            facts[name] = ", ".join(said)
        elif isinstance(value, int):
            facts[name] = meant(s, AXES.get(name, ""), int(value), lore.words)
    return facts


def notes(s: Lordaeron, lore: Lore) -> list[str]:
    """What the game is about, before anybody acts: the Overlord, and the end of the track."""
    if s.klass[0] < 0:
        return [lore.say("note-draft")]
    choice = decision(s)
    if isinstance(choice, (Invite, Join)):
        return challenge_notes(s, choice.hero, lore)
    if not isinstance(choice, ChooseHero):
        return []
    overlord = lore.say("overlord-" + ids.OVERLORDS[s.overlord])
    found = [lore.words("note-goal", overlord=overlord)]
    left = ids.LAST_TURN - s.turn + 1
    if s.settings.laps:
        found.append(lore.words("note-lap", lap=s.lap, laps=s.world.content.laps))
    elif left > 0:
        found.append(lore.words("note-end", number=left))
    return found


def challenge_notes(s: Lordaeron, hero: int, lore: Lore) -> list[str]:
    """Against whom a group is gathered, and what for."""
    foe, faction, region = gathering_against(s), s.faction_of(hero), s.region[hero]
    group = Opponents(s, foe, faction, region, lore)
    # Heroes have no Attack of their own.
    values = f" · {lore.values(group.threat, group.attack, group.health)}" if group.attack else ""
    found = [group.name + values]
    reward = promises(s, foe, faction, region, lore)
    return [*found, lore.words("line-reward", reward=reward)] if reward else found


def verdict(s: Lordaeron, lore: Lore) -> str:
    """Which faction has won."""
    winners = members(s.winners)
    if len(winners) != 1:
        return lore.say("verdict-draw")
    return lore.words("verdict", faction=lore.say("faction-" + ids.FACTIONS[winners[0]]))


def standings(s: Lordaeron, lore: Lore) -> list[str]:
    """Every hero's result, winners first."""
    order = sorted(
        range(s.settings.heroes), key=lambda hero: (-(s.winners >> s.faction_of(hero) & 1), -s.xp[hero], hero)
    )
    return [
        lore.words("standing", hero=lore.hero(hero), xp=s.xp[hero], level=s.level[hero], gold=s.gold[hero])
        for hero in order
    ]
