"""Bosses of Blackrock Mountain (2015): BRMA04, BRMA06, BRMA11, BRMA13, BRMA16.

The adventure and the coliseum of 2019, where they fight again.
"""

PREFIXES = ("BRMA04", "BRMA06", "BRMA11", "BRMA13", "BRMA16")
