"""Warcraft: The Board Game (2003). Start reading at `turn.py`."""

from wartable.games.warcraft.game import WarcraftGame

GAME = WarcraftGame()
