"""Into the Emerald Dream with Embers of the World Tree (2025): EDR, FIR.

Dark Gifts, Imbue, Choose One.
"""

PREFIXES = ("EDR", "FIR")
