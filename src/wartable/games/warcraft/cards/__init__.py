"""Experience cards, one class each, by deck."""
