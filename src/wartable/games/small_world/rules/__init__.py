"""The rules of Small World, chapter by chapter. Start reading at `turn.py`."""
