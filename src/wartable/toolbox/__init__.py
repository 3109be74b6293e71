"""Mathematics and containers that no rulebook could contradict."""
