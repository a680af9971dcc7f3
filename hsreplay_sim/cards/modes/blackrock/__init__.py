"""Bosses of Blackrock Mountain, in the adventure and in the coliseum of 2019.

Ids (2015): BRMA, BRMA01, BRMA02, BRMA04, BRMA06, BRMA07, BRMA08, BRMA09, BRMA11, BRMA12, BRMA13,
BRMA14, BRMA15, BRMA16, BRMA17.
"""

PREFIXES = (
    "BRMA",
    "BRMA01",
    "BRMA02",
    "BRMA04",
    "BRMA06",
    "BRMA07",
    "BRMA08",
    "BRMA09",
    "BRMA11",
    "BRMA12",
    "BRMA13",
    "BRMA14",
    "BRMA15",
    "BRMA16",
    "BRMA17",
)
