"""United in Stormwind with the Deadmines (2021): DED, SW.

Tradeable, Questlines, Mounts.
"""

PREFIXES = ("DED", "SW")
