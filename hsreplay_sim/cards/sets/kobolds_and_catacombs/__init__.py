"""Kobolds & Catacombs (2017): LOOT.

Recruit, spellstones that are upgraded, unidentified cards, legendary weapons.
"""

PREFIXES = ("LOOT",)
