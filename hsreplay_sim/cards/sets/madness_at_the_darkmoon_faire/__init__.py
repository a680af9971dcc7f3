"""Madness at the Darkmoon Faire with the Darkmoon Races (2020): DMF, YOP.

Corrupt, Old Gods.
"""

PREFIXES = ("DMF", "YOP")
