"""The League of Explorers as an adventure (2015): LOEA10, LOEA16."""

PREFIXES = ("LOEA10", "LOEA16")
