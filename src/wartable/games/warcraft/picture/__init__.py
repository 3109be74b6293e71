"""What a seat is shown: pieces, panels, offers and words, from its view alone."""
