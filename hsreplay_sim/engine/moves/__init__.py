"""The moves of a player and the turn around them, each from its first packet to its last."""
