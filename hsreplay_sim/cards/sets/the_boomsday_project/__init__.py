"""The Boomsday Project (2018): BOT.

Magnetic, Projects, Omega.
"""

PREFIXES = ("BOT",)
