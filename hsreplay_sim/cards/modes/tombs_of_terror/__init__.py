"""Tombs of Terror (2019): ULDA, the plague lords of Uldum and what an explorer gathers."""

PREFIXES = ("ULDA",)
