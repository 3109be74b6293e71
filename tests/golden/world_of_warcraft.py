"""The golden games of World of Warcraft: random games as the box has it, and games with other numbers that come to what
random play hardly ever sees there: heroes that live long, weak Overlords and bosses, quests at the door. Each replay
carries its numbers. The files are the list: a table and the seed of luck and answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.games.world_of_warcraft.features import REQUIRED, features
from tests.golden.warcraft import numbers_then, then
from wartable.engine.files.editions import Numbers
from wartable.engine.files.replay import Played, Recording, Replay
from wartable.engine.luck import secret_of
from wartable.engine.play import acting, legal
from wartable.games.world_of_warcraft import GAME, ids
from wartable.games.world_of_warcraft.game import SCENARIO
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.testing.plays import Play, Start

FOLDER = Path(__file__).parent / "world_of_warcraft"
LONGEST = 2000
"""Longer games are not kept."""
Golden = tuple[str, int]
"""A table, and the seed of luck and answers; the number of players goes by the seed."""
Changed = dict[str, Any]

BOSSES = (
    "the-abomination-of-darrowshire",
    "zaeldarr-the-outcast",
    "the-old-snake",
    "a-spectral-revenge",
    "daecris-of-the-many",
    "scourge-cauldrons",
    "light-of-ages",
)
AUCTIONS = ("ring-of-agility", "boots-of-endurance", "trusty-mount", "hood-of-shadow")
STRONG: Changed = {
    f"characters.capacities.{klass}.{what}": [20, 22, 24, 27, 30]
    for klass in ids.CLASSES
    for what in ("health", "energy")
}
RICH: Changed = {"tracks.start.gold": 80, "tracks.experience.levels": [0, 1, 2, 3, 4], "tracks.rules.steps": 6}
BUSY: Changed = {"tracks.turns.icons": ["none", *["event"] * 29]}
SHOPPING: Changed = {"tracks.turns.icons": ["none", *["circle"] * 29]}
HUNT: Changed = {f"events.{boss}.{what}": number for boss in BOSSES for what, number in (("health", 2), ("threat", 3))}
BIDDING: Changed = {f"events.auction-house-{lot}.copies": 6 for lot in AUCTIONS}
RELIC: Changed = {"events.light-of-ages.regions": ["southshore"], "events.light-of-ages.numbers.removes": 0}
CHEAPER = ("mage.powers.polymorph", "hunter.powers.bear", "hunter.powers.mend-pet", "priest.powers.mind-control")
CHEAP: Changed = {
    **{f"classes.{card}.{what}": number for card in CHEAPER for what, number in (("level", 1), ("gold", 0))},
    "classes.priest.talents.divine-spirit.level": 2,
    "classes.rogue.talents.premeditation.level": 2,
    "classes.shaman.talents.mana-tide-totem.level": 2,
    "classes.warlock.talents.sacrifice.level": 2,
}


def quests(first: int, last: int, field: str, alliance: object, horde: object) -> Changed:
    """The same of several quests of each faction."""
    numbers = range(first, last + 1)
    found = {f"quests.alliance.A{number:02}.{field}": alliance for number in numbers}
    return found | {f"quests.horde.H{number:02}.{field}": horde for number in numbers}


DOORSTEP = quests(1, 8, "region", "southshore", "brill") | quests(1, 8, "creature", "gnoll", "gnoll")
DOORSTEP |= quests(1, 4, "red", 1, 1)
MEETING = quests(1, 8, "region", "dalaran-ruins", "dalaran-ruins")
NEXT_DOOR = quests(1, 8, "region", "hillsbrad-fields", "stillwater-pond") | quests(1, 4, "creature", "wraith", "wraith")
NEXT_DOOR |= quests(5, 8, "creature", "gnoll", "gnoll")
NEXT_DOOR |= quests(1, 8, "special", ["robes-of-the-west", "quelserrar"], ["ironfoe", "quelserrar"])
NEXT_DOOR |= {
    f"classes.{card}.{what}": number
    for card in ("shaman.powers.purge", "warrior.powers.intercept", "mage.powers.teleport")
    for what, number in (("level", 1), ("gold", 0))
}
FEW = quests(12, 40, "deck", "gray", "gray")


def weak(overlord: str) -> Changed:
    values = {"threat": 3, "attack": 2, "health": 4, "removes": 0}
    return {f"overlords.{overlord}.{side}.{name}": n for side in ("four", "six") for name, n in values.items()}


TABLES: dict[str, tuple[str, Changed]] = {
    "box": ("", {}),
    "first-game": ("classes=first-game", {}),
    "deadly": ("classes=random deadly_pvp=on", {}),
    "laps": ("classes=random defeat_the_overlord=on", {"tracks.limits.laps": 1}),
    "kazzak": ("overlord=kazzak", STRONG | RICH | weak("kazzak")),
    "nefarian": ("overlord=nefarian", STRONG | RICH | weak("nefarian")),
    "kelthuzad": ("overlord=kelthuzad", STRONG | RICH | BUSY | HUNT | weak("kelthuzad")),
    "laps-won": ("overlord=nefarian defeat_the_overlord=on", STRONG | RICH | weak("nefarian")),
    "doorstep": ("overlord=kelthuzad", STRONG | RICH | BUSY | HUNT | DOORSTEP | CHEAP | RELIC),
    "meeting": ("overlord=kazzak classes=random deadly_pvp=on", STRONG | RICH | MEETING | CHEAP),
    "next-door": ("overlord=kazzak classes=random", STRONG | RICH | NEXT_DOOR),
    "masters": ("overlord=kazzak", STRONG | RICH),
    "auctions": ("", RICH | BUSY | BIDDING),
    "bazaar": ("deadly_pvp=on", RICH | SHOPPING),
    "few-quests": ("", STRONG | RICH | FEW),
}
"""Options in words, and the numbers that are other than printed."""
FEWEST = 20
MOST = 300
"""How many games at each table are looked at if none are kept; more than the fewest while something is nowhere seen."""


def file_of(table: str, seed: int) -> Path:
    return FOLDER / f"{table}-{seed:04}.replay"


def games() -> list[Golden]:
    """The golden games, by the names of their files."""
    return [(file.stem[:-5], int(file.stem[-4:])) for file in sorted(FOLDER.glob("*.replay"))]


def started(table: str, seed: int, kept: Replay | None = None) -> Play[Lordaeron]:
    options, changed = TABLES[table]
    chosen = {name: value for name, _, value in [one.partition("=") for one in options.split()]} | then(GAME, kept)
    numbers = Numbers(GAME.data.edition, changed) if changed else None
    if kept is not None:
        numbers = numbers_then(GAME, kept)
    return Play(GAME, Start(GAME.seats[seed % len(GAME.seats)], seed, SCENARIO, tuple(chosen.items()), numbers))


def recorded(table: str, seed: int, kept: Replay | None = None) -> tuple[Recording[Lordaeron], set[str]]:
    """A random game, and what it shows; with the options and numbers of one that is kept, if it is given."""
    player = started(table, seed, kept)
    start = player.start
    recording = Recording(GAME, start.seats, secret_of(seed), SCENARIO, dict(start.options), (), start.numbers)
    shown = features([Played(0, -1, None, (), list(recording.log.events), recording.state)])
    while legal(player.state):
        action = player.next_action()
        player.take(action)
        seat, told = acting(recording.state), len(recording.log.events)
        recording.play(seat, action)
        shown |= features([Played(0, seat, action, (), recording.log.events[told:], recording.state)])
    return recording, shown


def search(kept: list[Golden]) -> list[Golden]:
    """The games that are kept if they still show everything; else these and others, looked for table by table."""
    shown: dict[Golden, set[str]] = {}
    length: dict[Golden, int] = {}
    unseen = set(REQUIRED)

    def look_at(game: Golden) -> None:
        recording, found = recorded(*game)
        if len(recording.decisions) <= LONGEST:
            shown[game] = found
            length[game] = len(recording.decisions)
            unseen.difference_update(found)

    for game in kept:
        look_at(game)
    if kept and not unseen:
        return kept
    for seed in range(MOST):
        if not unseen and (kept or seed >= FEWEST):
            break
        print(f"after {seed} games of each table nobody has seen:", ", ".join(sorted(unseen)))
        for table in TABLES:
            look_at((table, seed))
    return chosen_of(shown, length)


def chosen_of(shown: dict[Golden, set[str]], length: dict[Golden, int]) -> list[Golden]:
    """The shortest game of each table as the box has it, then whatever shows most that is new for its length."""
    printed = [table for table, (_, changed) in TABLES.items() if not changed]
    chosen = [min([game for game in shown if game[0] == table], key=lambda game: length[game]) for table in printed]
    missing = set[str]().union(*shown.values()) & REQUIRED
    for game in chosen:
        missing -= shown[game]
    while missing:
        best = max(shown, key=lambda game: len(shown[game] & missing) / length[game])
        chosen.append(best)
        missing -= shown[best]
    for game in list(reversed(chosen)):
        others = set[str]().union(*[shown[other] for other in chosen if other != game])
        if game[0] not in printed and shown[game] & REQUIRED <= others:
            chosen.remove(game)
    return sorted(chosen)
