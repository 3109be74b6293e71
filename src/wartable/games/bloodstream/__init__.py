"""Warcraft II: Bloodstream (a print-and-play wargame on hexes, after the author's draft rules)."""
