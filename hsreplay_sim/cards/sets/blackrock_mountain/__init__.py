"""Blackrock Mountain (2015): BRM.

Dragons in hand, costs that follow the deaths of a turn.
"""

PREFIXES = ("BRM",)
