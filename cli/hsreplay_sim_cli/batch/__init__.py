"""The commands of ``hsreplay-sim batch``."""
