"""The League of Explorers as an adventure: its bosses.

Ids (2015): LOEA, LOEA01, LOEA04, LOEA06, LOEA07, LOEA09, LOEA10, LOEA14, LOEA16.
"""

PREFIXES = (
    "LOEA",
    "LOEA01",
    "LOEA04",
    "LOEA06",
    "LOEA07",
    "LOEA09",
    "LOEA10",
    "LOEA14",
    "LOEA16",
)
