"""One round of measurements of Catanatron, four random players; prints JSON.

As with ours, a decision has more than one answer; `tick` counts forced ones too. It is driven through its trusted
door (`execute` without validation), which is faster than its own `play_tick`.
"""

from __future__ import annotations

import json
import random
from time import process_time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from catanatron.models.actions import generate_playable_actions

GAMES = 30
COPIES = 20


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def measure() -> dict[str, float]:
    ticks = decisions = copies = 0
    playing = copying = asking = setting_up = 0.0
    for seed in range(1, GAMES + 1):
        start = process_time()
        game = new_game(seed)
        setting_up += process_time() - start
        state = game.state
        since_copy = 0
        start = process_time()
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            actions = state.playable_actions
            ticks += 1
            decisions += len(actions) > 1
            game.execute(random.choice(actions), validate_action=False)
            since_copy += 1
            if since_copy == 200:
                playing += process_time() - start
                since_copy = 0
                start = process_time()
                for _ in range(COPIES):
                    game.copy()
                copied = process_time()
                for _ in range(COPIES):
                    generate_playable_actions(state)
                asking += process_time() - copied
                copying += copied - start
                copies += COPIES
                start = process_time()
        playing += process_time() - start
    return {
        "decision": playing / decisions * 1e6,
        "tick": playing / ticks * 1e6,
        "decisions": decisions / GAMES,
        "forced": (ticks - decisions) / GAMES,
        "copy": copying / copies * 1e6,
        "legal": asking / copies * 1e6,
        "setup": setting_up / GAMES * 1e6,
    }


if __name__ == "__main__":
    print(json.dumps(measure()))
