"""Across the Timeways with Echoes of the Infinite (2025): END, TIME.

Rewind, Fabled cards.
"""

PREFIXES = ("END", "TIME")
