"""The Witchwood (2018): GIL.

Rush, Echo, decks of odd or even costs.
"""

PREFIXES = ("GIL",)
