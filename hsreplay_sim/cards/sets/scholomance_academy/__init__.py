"""Scholomance Academy (2020): SCH.

Spellburst, Studies, Soul Fragments; cards of two classes.
"""

PREFIXES = ("SCH",)
