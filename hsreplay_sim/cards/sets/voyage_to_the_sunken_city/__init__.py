"""Voyage to the Sunken City with Throne of the Tides (2022): TID, TSC.

Colossal, Dredge, sunken cards, Nagas.
"""

PREFIXES = ("TID", "TSC")
