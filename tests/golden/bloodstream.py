"""The golden games of Bloodstream: a random game of each shipped scenario, and games on small boards (`boards/`) that
come to what random play hardly ever sees elsewhere. Each replay carries its board."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.games.bloodstream.features import REQUIRED, features
from tests.golden.warcraft import numbers_then, then
from wartable.engine.files.replay import Played, Recording, Replay
from wartable.engine.luck import secret_of
from wartable.engine.play import acting, legal
from wartable.games.bloodstream import GAME
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.testing.plays import Play, Start

FOLDER = Path(__file__).parent / "bloodstream"
BOARDS = Path(__file__).parent / "boards"
LONGEST = 2500
"""Longer games are not kept."""
Golden = tuple[str, str, int]
"""A scenario, its options in words, and the seed of luck and answers."""
SEARCHES = (
    ("s1", "", 30),
    ("s2", "", 30),
    ("s3", "", 30),
    ("s4", "", 30),
    ("s5", "", 30),
    ("s6", "", 30),
    ("s7", "", 30),
    ("s8", "", 30),
    ("s9", "", 30),
    ("s10", "", 30),
    ("ashes", "", 300),
    ("cinders", "", 100),
    ("corners", "", 300),
    ("embers", "", 100),
    ("fleet", "", 100),
    ("gate", "", 200),
    ("gate", "splash=two_dice", 200),
    ("hoard", "", 100),
    ("hoard-even", "", 100),
    ("prison", "", 300),
    ("prison-even", "", 300),
    ("sparks", "", 300),
    ("storm", "", 200),
    ("storm", "mana_check=start_of_move", 100),
    ("workshop", "", 60),
)
"""Where games are looked for, and how many seeds."""
GAMES: tuple[Golden, ...] = (
    ("ashes", "", 15),
    ("cinders", "", 17),
    ("cinders", "", 28),
    ("corners", "", 27),
    ("corners", "", 56),
    ("corners", "", 60),
    ("corners", "", 158),
    ("corners", "", 186),
    ("embers", "", 55),
    ("fleet", "", 12),
    ("fleet", "", 76),
    ("gate", "", 149),
    ("gate", "splash=two_dice", 61),
    ("gate", "splash=two_dice", 154),
    ("gate", "splash=two_dice", 157),
    ("gate", "splash=two_dice", 160),
    ("hoard", "", 57),
    ("hoard", "", 72),
    ("hoard-even", "", 78),
    ("hoard-even", "", 91),
    ("prison", "", 34),
    ("prison", "", 77),
    ("prison-even", "", 45),
    ("prison-even", "", 109),
    ("prison-even", "", 222),
    ("prison-even", "", 288),
    ("s1", "", 8),
    ("s10", "", 24),
    ("s2", "", 24),
    ("s3", "", 8),
    ("s4", "", 8),
    ("s5", "", 24),
    ("s6", "", 24),
    ("s7", "", 8),
    ("s8", "", 24),
    ("s9", "", 24),
    ("sparks", "", 0),
    ("sparks", "", 30),
    ("storm", "", 110),
    ("storm", "mana_check=start_of_move", 8),
    ("storm", "mana_check=start_of_move", 56),
    ("storm", "mana_check=start_of_move", 70),
    ("storm", "mana_check=start_of_move", 87),
    ("storm", "mana_check=start_of_move", 91),
    ("workshop", "", 8),
    ("workshop", "", 40),
    ("workshop", "", 47),
    ("workshop", "", 54),
)


def file_of(scenario: str, options: str, seed: int) -> Path:
    return FOLDER / f"{scenario}-{seed:04}.replay"


def source_of(scenario: str) -> str:
    """The name of a shipped scenario, or the text of a board."""
    if scenario in GAME.scenarios:
        return scenario
    return (BOARDS / f"{scenario}.toml").read_text(encoding="utf-8")


def started(scenario: str, options: str, seed: int, kept: Replay | None = None) -> Play[Bloodstream]:
    chosen = {name: value for name, _, value in [one.partition("=") for one in options.split()]} | then(GAME, kept)
    source = source_of(scenario)
    return Play(GAME, Start(GAME.players(source)[0], seed, source, tuple(chosen.items()), numbers_then(GAME, kept)))


def recorded(
    scenario: str, options: str, seed: int, kept: Replay | None = None
) -> tuple[Recording[Bloodstream], set[str]]:
    """A random game, and what it shows; with the options and numbers of one that is kept, if it is given."""
    player = started(scenario, options, seed, kept)
    start = player.start
    recording = Recording(GAME, start.seats, secret_of(seed), start.scenario, dict(start.options), (), start.numbers)
    shown = features([Played(0, -1, None, (), list(recording.log.events), recording.state)])
    while legal(player.state):
        action = player.next_action()
        player.take(action)
        seat, told = acting(recording.state), len(recording.log.events)
        recording.play(seat, action)
        shown |= features([Played(0, seat, action, (), recording.log.events[told:], recording.state)])
    return recording, shown


def search() -> list[Golden]:
    """One short game of each shipped scenario, then of the boards whatever shows most that is new for its length.

    The boards show everything by themselves: the stocks of shipped scenarios may change without another search.
    """
    shown: dict[Golden, set[str]] = {}
    length: dict[Golden, int] = {}
    for scenario, options, seeds in SEARCHES:
        for seed in range(seeds):
            recording, found = recorded(scenario, options, seed)
            if len(recording.decisions) <= LONGEST:
                shown[scenario, options, seed] = found
                length[scenario, options, seed] = len(recording.decisions)
    missing = set(REQUIRED)
    chosen: list[Golden] = []
    for scenario in GAME.scenarios:
        chosen.append(min([game for game in shown if game[0] == scenario], key=lambda game: length[game]))
    boards = [game for game in shown if game[0] not in GAME.scenarios]
    while missing:
        best = max(boards, key=lambda game: len(shown[game] & missing) / length[game])
        if not shown[best] & missing:
            print("nowhere seen:", ", ".join(sorted(missing)), file=sys.stderr)
            break
        chosen.append(best)
        missing -= shown[best]
    return sorted(chosen)
