"""The Core set (2021): CORE, CS3.

Cards made for it alone; its other cards are reprints.
"""

PREFIXES = ("CORE", "CS3")
