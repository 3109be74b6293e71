"""Warcraft II: Bloodstream (a print-and-play wargame on hexes, after the author's draft rules). Start at `turn.py`."""

from wartable.games.bloodstream.game import BloodstreamGame

GAME = BloodstreamGame()
