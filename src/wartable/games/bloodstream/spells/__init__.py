"""The sixteen spells: one object for each, in a module for each caster; `box.py` has them all."""
