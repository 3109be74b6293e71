"""One object per race, profession, artifact and legendary place; `power.py` has the questions the rules ask them."""
