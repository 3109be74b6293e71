"""Wartable: Warcraft board games with their exact rules."""
