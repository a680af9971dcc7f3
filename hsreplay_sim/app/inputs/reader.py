"""Who reads the logs that a command opens."""

from hsreplay_sim.formats.reading_by import READERS, reading_by

__all__ = ["READERS", "reading_by"]
