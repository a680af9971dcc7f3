"""Saviors of Uldum (2019): ULD.

Reborn, Quests, plagues.
"""

PREFIXES = ("ULD",)
