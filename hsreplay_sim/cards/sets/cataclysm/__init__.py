"""Cataclysm (2026): CATA, MEND.

Herald, Shatter.
"""

PREFIXES = ("CATA", "MEND")
