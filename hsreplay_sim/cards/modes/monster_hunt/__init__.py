"""Monster Hunt (2018): GILA, the hunters of the Witchwood and their prey."""

PREFIXES = ("GILA",)
