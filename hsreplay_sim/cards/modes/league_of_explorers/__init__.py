"""The League of Explorers as an adventure (2015): LOEA10."""

PREFIXES = ("LOEA10",)
