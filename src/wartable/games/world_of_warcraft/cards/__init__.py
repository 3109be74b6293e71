"""One class for each card that is more than its numbers."""
