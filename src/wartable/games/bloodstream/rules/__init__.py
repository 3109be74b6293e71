"""The rules of Warcraft, chapter by chapter. Start reading at `turn.py`."""
