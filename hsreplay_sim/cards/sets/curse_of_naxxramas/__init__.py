"""Curse of Naxxramas (2014): FP1.

More of Deathrattle.
"""

PREFIXES = ("FP1",)
