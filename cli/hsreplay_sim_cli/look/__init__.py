"""Commands that show a moment of a game."""
