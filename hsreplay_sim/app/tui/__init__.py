"""Stepping through a game on the whole screen; needs textual, which is installed with `[tui]`."""
