"""Goblins vs Gnomes (2014): GVG, PART.

Mechs, Spare Parts, and minions that attack the wrong enemy.
"""

PREFIXES = ("GVG", "PART")
