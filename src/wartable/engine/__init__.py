"""The contract between the games and everything that plays, serves or studies them; imports nothing of ours."""
