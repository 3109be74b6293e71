"""The golden games of Warcraft: random games of every scenario and every way it can end."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.games.warcraft.features import ENDINGS, REQUIRED, features
from wartable.engine.luck import secret_of
from wartable.engine.play import acting, legal
from wartable.engine.replay import Played, Recording
from wartable.games.warcraft import GAME
from wartable.games.warcraft.state import Warcraft
from wartable.testing.plays import Play, Start

FOLDER = Path(__file__).parent / "warcraft"
LONGEST = 6000
"""Longer games are not kept."""
SEARCHED = 500
Golden = tuple[str, str, int]
"""A scenario, its options in words, and the seed of luck and answers."""
SEARCHES = (
    ("main-2p", ""),
    ("main-2p", "turn_limit=20"),
    ("main-2p", "city_fall=immediate race_choice=chosen"),
    ("main-4p", "team_vp_target=20"),
    ("elfgate", ""),
    ("necromancers", ""),
    ("captives", "devour_no_winner=killed"),
    ("nordrassil", "battle_card_order=active_first heal_rule=faq2003"),
)
"""Where games are looked for."""
GAMES: tuple[Golden, ...] = ()


def file_of(scenario: str, options: str, seed: int) -> Path:
    return FOLDER / f"{scenario}-{seed:04}.replay"


def recorded(scenario: str, options: str, seed: int) -> tuple[Recording[Warcraft], set[str]]:
    """A random game as far as it may go, and what it shows."""
    chosen = tuple([(name, value) for name, _, value in [one.partition("=") for one in options.split()]])
    seats = GAME.players(scenario)[0]
    player = Play(GAME, Start(seats, seed, scenario, chosen))
    recording = Recording(GAME, seats, secret_of(seed), scenario, dict(chosen))
    shown = features([Played(0, -1, None, (), list(recording.log.events), recording.state)])
    while legal(player.state) and len(player.actions) < LONGEST:
        action = player.next_action()
        player.take(action)
        seat, told = acting(recording.state), len(recording.log.events)
        recording.play(seat, action)
        shown |= features([Played(0, seat, action, (), recording.log.events[told:], recording.state)])
    return recording, shown


def search() -> list[Golden]:
    """For each ending the shortest game, then whatever shows most that is new for its length."""
    shown: dict[Golden, set[str]] = {}
    lengths: dict[Golden, int] = {}
    for scenario, options in SEARCHES:
        for seed in range(SEARCHED):
            game = (scenario, options, seed)
            recording, found = recorded(*game)
            if found & set(ENDINGS):
                shown[game], lengths[game] = found, len(recording.decisions)
    missing = set(REQUIRED)
    chosen: list[Golden] = []
    for ending in ENDINGS:
        having = [game for game in shown if ending in shown[game] and ending in missing]
        if having:
            chosen.append(min(having, key=lambda game: lengths[game]))
            missing -= shown[chosen[-1]]
    while missing:
        best = max(shown, key=lambda game: len(shown[game] & missing) / lengths[game])
        if not shown[best] & missing:
            print("nowhere seen:", ", ".join(sorted(missing)), file=sys.stderr)
            break
        chosen.append(best)
        missing -= shown[best]
    return chosen
