"""Tavern brawls (2015, 2016, 2019): TB, each with rules of its own."""

PREFIXES = ("TB",)
