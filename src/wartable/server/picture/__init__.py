"""What a viewer is sent of a game: words with names, pictures as texts, and what is different between two of them."""
