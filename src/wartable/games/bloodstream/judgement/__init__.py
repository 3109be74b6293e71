"""What bots think of a position. Opinions, not rules."""
