"""World of Warcraft: The Board Game (2005). Start at `rules/turn.py`."""

from wartable.games.world_of_warcraft.game import LordaeronGame

GAME = LordaeronGame()
