"""The rulebook's chapters; start at `turn.py`."""
