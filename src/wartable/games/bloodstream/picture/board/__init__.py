"""The board: land and water, and what grows and stands on them."""
