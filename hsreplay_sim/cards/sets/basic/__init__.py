"""Basic (2014): CS1, CS2, DS1, EX1, GAME, GBL, NEW1.

The cards that everyone owned from the start.
"""

PREFIXES = ("CS1", "CS2", "DS1", "EX1", "GAME", "GBL", "NEW1")
