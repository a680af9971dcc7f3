"""What a game is made of: decks, cards of one's own, and positions of files."""
