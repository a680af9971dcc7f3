"""One Night in Karazhan (2016): KAR.

Portals, and what happens upon discarding.
"""

PREFIXES = ("KAR",)
