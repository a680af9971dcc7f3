"""Murder at Castle Nathria with the Maw and Disorder (2022): MAW, REV.

Locations, Infuse, Relics.
"""

PREFIXES = ("MAW", "REV")
