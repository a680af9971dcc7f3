"""The Dalaran Heist (2019): DALA, a crew in a city that flies."""

PREFIXES = ("DALA",)
