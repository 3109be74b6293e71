"""Small World of Warcraft (2020)."""

from wartable.games.small_world.game import SmallWorldGame

GAME = SmallWorldGame()
