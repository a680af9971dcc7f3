"""Knights of the Frozen Throne (2017): ICC.

Lifesteal, Death Knight heroes.
"""

PREFIXES = ("ICC",)
