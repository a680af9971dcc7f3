"""The answers of recorded games: every question that chance or a player decided in a step."""
