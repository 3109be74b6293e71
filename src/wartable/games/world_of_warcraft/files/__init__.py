"""Positions, and what can never be."""
