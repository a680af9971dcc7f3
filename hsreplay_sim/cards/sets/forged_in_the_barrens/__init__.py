"""Forged in the Barrens with the Wailing Caverns (2021): BAR, WC.

Frenzy, schools of spells, spells in ranks.
"""

PREFIXES = ("BAR", "WC")
