"""The League of Explorers (2015): LOE.

Discover.
"""

PREFIXES = ("LOE",)
