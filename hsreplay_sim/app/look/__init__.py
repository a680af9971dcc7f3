"""One moment of a game, looked at."""
