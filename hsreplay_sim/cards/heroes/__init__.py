"""Hero powers."""

PREFIXES = ("AT", "CS2", "HERO")
