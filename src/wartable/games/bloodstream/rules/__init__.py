"""The rules of Bloodstream, chapter by chapter. Start reading at `turn.py`."""
