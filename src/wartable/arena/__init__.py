"""Bots against bots: matches, their replays, and what they say about who is stronger."""
