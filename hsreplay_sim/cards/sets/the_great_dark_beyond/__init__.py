"""The Great Dark Beyond with Heroes of StarCraft (2024): GDB, SC.

Starships, Draenei, Spellburst.
"""

PREFIXES = ("GDB", "SC")
