"""Perils in Paradise with The Traveling Travel Agency (2024): VAC, WORK.

Tourists, drink spells, locations.
"""

PREFIXES = ("VAC", "WORK")
