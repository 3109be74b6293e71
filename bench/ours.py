"""One round of measurements of one of our games; prints JSON. Which build is measured depends on PYTHONPATH."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from wartable.bots import make_bot
from wartable.engine.frames import Choice, Step
from wartable.engine.game import Game
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import acting, apply, decision, legal, playout
from wartable.engine.state import State
from wartable.games.catalogue import GAMES
from wartable.native import compiled
from wartable.words import words_for

LONGEST = 1_000_000
GAMES_EACH = 100
ENOUGH = 50_000
"""Decisions after which no further game is begun: random games of some games are long."""
REPEATS = 200
"""How often a cheap operation is done at each position."""
POSITIONS = 24
SCENES = 4
GREEDY = 8


def driven(s: State, dice: Dice) -> int:
    """Random play driven from Python, one decision at a time."""
    decisions = 0
    while moves := legal(s):
        apply(s, moves[dice.below(len(moves))])
        decisions += 1
    return decisions


def whole(s: State, dice: Dice) -> int:
    """Random play inside the engine."""
    return playout(s, dice, LONGEST)


def forced(s: State, dice: Dice) -> int:
    """How many decisions of a random game had one answer and were taken by the engine; must agree with `settle`."""
    taken = 0
    while s.stack:
        choice = s.stack.pop()
        assert isinstance(choice, Choice)
        choice.apply(s, s.moves[dice.below(len(s.moves))])
        while s.stack:
            frame = s.stack[-1]
            if isinstance(frame, Step):
                s.stack.pop()
                frame.run(s)
                continue
            assert isinstance(frame, Choice)
            s.moves = frame.legal(s)
            if len(s.moves) > 1 or frame.passing(s) is not None:
                break
            s.stack.pop()
            frame.apply(s, s.moves[0])
            taken += 1
    return taken


def random_play(game: Game[Any], seats: int, way: Callable[[State, Dice], int]) -> tuple[int, int, float, float]:
    """Games, decisions, seconds, and seconds of setting up."""
    games = decisions = 0
    playing = setting_up = 0.0
    for seed in range(GAMES_EACH):
        if decisions > ENOUGH:
            break
        start = process_time()
        s = game.setup(seats, secret_of(seed))
        ready = process_time()
        decisions += way(s, Dice(seed))
        playing += process_time() - ready
        setting_up += ready - start
        games += 1
    return games, decisions, playing, setting_up


def positions(game: Game[Any], seats: int) -> list[State]:
    """Decisions spread over random games."""
    found: list[State] = []
    seed = 0
    while len(found) < POSITIONS:
        s = game.setup(seats, secret_of(seed))
        dice = Dice(seed)
        while legal(s) and len(found) < POSITIONS:
            found.append(game.copy(s))
            playout(s, dice, 17)
        seed += 1
    return found


def cost(states: list[State], repeats: int, work: Callable[[State], object]) -> float:
    """Microseconds of some work, on average over the positions."""
    start = process_time()
    for s in states:
        for _ in range(repeats):
            work(s)
    return (process_time() - start) / (len(states) * repeats) * 1e6


def measure(game: Game[Any]) -> dict[str, float]:
    found: dict[str, float] = {}
    for seats in game.seats:
        for name, way in (("driven", driven), ("whole", whole)):
            games, decisions, playing, setting_up = random_play(game, seats, way)
            found[f"{name} {seats}"] = playing / decisions * 1e6
            found[f"decisions {seats}"] = decisions / games
            found[f"setup {seats}"] = setting_up / games * 1e6
        taken = [forced(game.setup(seats, secret_of(seed)), Dice(seed)) for seed in range(games)]
        found[f"forced {seats}"] = sum(taken) / games

    states = positions(game, seats_of(game))
    words = words_for(game, "en")
    bot = make_bot("greedy", game, 1)

    def answers(s: State) -> object:
        choice = decision(s)
        return choice.legal(s) if choice is not None else None

    def scene(s: State) -> object:
        return game.scene(game.view(s, acting(s)), acting(s), words)

    def greedy(s: State) -> object:
        return bot.choose(game.view(s, acting(s)), acting(s))

    found["copy"] = cost(states, REPEATS, game.copy)
    found["legal"] = cost(states, REPEATS, answers)
    found["view"] = cost(states, REPEATS, lambda s: game.view(s, acting(s)))
    scene(states[0])
    found["scene"] = cost(states, SCENES, scene)
    found["greedy"] = cost(states[:: len(states) // GREEDY], 1, greedy)
    return found


def seats_of(game: Game[Any]) -> int:
    """The table that is compared with Catanatron's four players; Bloodstream's usual scenario is for two."""
    return 2 if game.id == "bloodstream" else 4


if __name__ == "__main__":
    print(json.dumps({"compiled": compiled(), **measure(GAMES[sys.argv[1]])}))
