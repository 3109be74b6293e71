"""World of Warcraft: The Board Game (2005). Start at `rules/turn.py`."""
