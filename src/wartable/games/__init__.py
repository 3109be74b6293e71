"""The games; each package exports GAME and knows nothing of the others."""
