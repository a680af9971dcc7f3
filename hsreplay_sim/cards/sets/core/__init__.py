"""The Core set (2021): CS3.

Cards made for it alone; its other cards are reprints.
"""

PREFIXES = ("CS3",)
