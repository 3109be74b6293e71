"""What bots think of a position; opinions, not rules."""
