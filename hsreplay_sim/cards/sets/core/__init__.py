"""The Core set (2021): CORE, CS3, RLK.

Cards made for it alone; its other cards are reprints. Those of RLK are of it today.
"""

PREFIXES = ("CORE", "CS3", "RLK")
