"""Cataclysm (2026): CATA.

Herald, Shatter.
"""

PREFIXES = ("CATA",)
