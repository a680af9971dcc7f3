"""Showdown in the Badlands with Delve into Deepholm (2023): DEEP, WW.

Excavate, Quickdraw, highlander decks.
"""

PREFIXES = ("DEEP", "WW")
