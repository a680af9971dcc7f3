"""The neutral model of a recorded game."""
