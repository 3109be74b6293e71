"""The golden games of Warcraft: random games of every scenario and every way it can end."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from tests.games.warcraft.features import ENDINGS, REQUIRED, ending, features
from wartable.engine.files.editions import Numbers
from wartable.engine.files.replay import Played, Recording, Replay, numbers_of
from wartable.engine.game import Game
from wartable.engine.luck import secret_of
from wartable.engine.play import acting, legal
from wartable.games.warcraft import GAME
from wartable.games.warcraft.rules.state import Warcraft
from wartable.testing.plays import Play, Start

FOLDER = Path(__file__).parent / "warcraft"
LONGEST = 6000
"""Longer games are not kept."""
EACH = 100
"""So many of the shortest games of each ending are looked at closely."""
Golden = tuple[str, str, int]
"""A scenario, its options in words, and the seed of luck and answers."""
SEARCHES = (
    ("main-2p", "", 400),
    ("main-2p", "turn_limit=20", 400),
    ("main-2p", "city_fall=immediate race_choice=chosen", 400),
    ("main-4p", "team_vp_target=20", 400),
    ("elfgate", "", 400),
    ("necromancers", "", 400),
    ("captives", "devour_no_winner=killed", 400),
    ("nordrassil", "battle_card_order=active_first heal_rule=faq2003", 400),
    ("nordrassil", "city_fall=immediate", 1500),
)
"""Where games are looked for, and how many seeds."""
GAMES: tuple[Golden, ...] = (
    ("main-2p", "city_fall=immediate race_choice=chosen", 249),
    ("main-2p", "", 293),
    ("main-2p", "city_fall=immediate race_choice=chosen", 216),
    ("main-2p", "", 286),
    ("main-2p", "turn_limit=20", 238),
    ("main-2p", "turn_limit=20", 140),
    ("main-4p", "team_vp_target=20", 199),
    ("main-4p", "team_vp_target=20", 364),
    ("elfgate", "", 125),
    ("elfgate", "", 331),
    ("necromancers", "", 255),
    ("necromancers", "", 75),
    ("necromancers", "", 381),
    ("captives", "devour_no_winner=killed", 180),
    ("captives", "devour_no_winner=killed", 132),
    ("captives", "devour_no_winner=killed", 209),
    ("nordrassil", "city_fall=immediate", 1183),
    ("nordrassil", "city_fall=immediate", 627),
    ("nordrassil", "city_fall=immediate", 34),
    ("nordrassil", "city_fall=immediate", 221),
    ("nordrassil", "city_fall=immediate", 1434),
    ("nordrassil", "battle_card_order=active_first heal_rule=faq2003", 342),
)


def file_of(scenario: str, options: str, seed: int) -> Path:
    return FOLDER / f"{scenario}-{seed:04}.replay"


def then(game: Game[Any], kept: Replay | None) -> dict[str, str]:
    """The options that a kept game was played with, as they are called today."""
    return game.options_then(kept.rules, kept.options) if kept is not None else {}


def numbers_then(game: Game[Any], kept: Replay | None) -> Numbers | None:
    return numbers_of(game, kept) if kept is not None else None


def started(scenario: str, options: str, seed: int, kept: Replay | None = None) -> Play[Warcraft]:
    chosen = {name: value for name, _, value in [one.partition("=") for one in options.split()]} | then(GAME, kept)
    seats = GAME.players(scenario)[0]
    return Play(GAME, Start(seats, seed, scenario, tuple(chosen.items()), numbers_then(GAME, kept)))


def recorded(
    scenario: str, options: str, seed: int, kept: Replay | None = None
) -> tuple[Recording[Warcraft], set[str]]:
    """A random game, and what it shows; with the options and numbers of one that is kept, if it is given."""
    player = started(scenario, options, seed, kept)
    start = player.start
    recording = Recording(GAME, start.seats, secret_of(seed), scenario, dict(start.options), numbers=start.numbers)
    shown = features([Played(0, -1, None, (), list(recording.log.events), recording.state)])
    while legal(player.state):
        action = player.next_action()
        player.take(action)
        seat, told = acting(recording.state), len(recording.log.events)
        recording.play(seat, action)
        shown |= features([Played(0, seat, action, (), recording.log.events[told:], recording.state)])
    return recording, shown


def search() -> list[Golden]:
    """For each ending the shortest game, then whatever shows most that is new for its length."""
    found: dict[str, list[tuple[int, Golden]]] = {one: [] for one in ENDINGS}
    for scenario, options, seeds in SEARCHES:
        for seed in range(seeds):
            player = started(scenario, options, seed)
            while legal(player.state) and len(player.actions) < LONGEST:
                player.take(player.next_action())
            end = ending(player.state, player.log.events[-1]) if not legal(player.state) else ""
            if end in found:
                found[end].append((len(player.actions), (scenario, options, seed)))
    shortest = {game: length for games in found.values() for length, game in sorted(games)[:EACH]}
    shown = {game: recorded(*game)[1] for game in shortest}
    missing = set(REQUIRED)
    chosen: list[Golden] = []
    for games in found.values():
        chosen += [game for _, game in sorted(games)[:1]]
    for game in chosen:
        missing -= shown[game]
    while missing:
        best = max(shown, key=lambda game: len(shown[game] & missing) / shortest[game])
        if not shown[best] & missing:
            print("nowhere seen:", ", ".join(sorted(missing)), file=sys.stderr)
            break
        chosen.append(best)
        missing -= shown[best]
    return chosen
