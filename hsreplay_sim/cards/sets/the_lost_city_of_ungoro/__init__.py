"""The Lost City of Un'Goro with Day of Rebirth (2025): DINO, TLC.

Kindred, quests, maps.
"""

PREFIXES = ("DINO", "TLC")
