"""The part of the picture that never changes."""
