"""Taverns of Time (2018, 2026): TOT.

Cards of an arena event, which came back as cards that decks may hold.
"""

PREFIXES = ("TOT",)
