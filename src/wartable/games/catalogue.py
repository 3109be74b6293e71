"""The games there are, by their id; only the command line, the server and the Python door know this list."""

from __future__ import annotations

from typing import Any, Final

from wartable.engine.game import Game
from wartable.games.bloodstream import GAME as BLOODSTREAM
from wartable.games.small_world import GAME as SMALL_WORLD
from wartable.games.warcraft import GAME as WARCRAFT
from wartable.games.world_of_warcraft import GAME as WORLD_OF_WARCRAFT

GAMES: Final[dict[str, Game[Any]]] = {game.id: game for game in (SMALL_WORLD, WARCRAFT, BLOODSTREAM, WORLD_OF_WARCRAFT)}
