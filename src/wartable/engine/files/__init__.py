"""Games as text: positions and replays."""
