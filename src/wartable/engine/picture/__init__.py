"""What is shown of a game: the drawing vocabulary, and how lucky the dice were."""
