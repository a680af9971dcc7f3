"""Caverns of Time (2023): BGS, WON.

Cards of old sets, new ones for old classes, and a reprint from Battlegrounds.
"""

PREFIXES = ("BGS", "WON")
