"""Replays recorded Hearthstone games in its own deterministic engine and compares."""
