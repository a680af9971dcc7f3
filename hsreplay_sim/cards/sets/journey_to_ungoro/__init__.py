"""Journey to Un'Goro (2017): UNG.

Adapt, Quests, Elementals.
"""

PREFIXES = ("UNG",)
