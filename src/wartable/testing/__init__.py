"""What authors of games test with: the conformance suite every game passes, and soak runs. Knows no game."""
