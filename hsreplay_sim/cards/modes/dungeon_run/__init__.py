"""Dungeon Run and Monster Hunt (2017, 2018): LOOTA, LOOT in adventures."""

PREFIXES = ("LOOTA",)
