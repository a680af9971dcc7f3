"""Caverns of Time (2023): WON.

Cards of old sets, new ones for old classes.
"""

PREFIXES = ("WON",)
