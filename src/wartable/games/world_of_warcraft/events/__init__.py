"""One class for each event."""
