"""Naxxramas as an adventure: its bosses.

Ids (2014): NAX1, NAX10, NAX11, NAX12, NAX13, NAX14, NAX15, NAX1h, NAX2, NAX3, NAX4, NAX5, NAX6,
NAX7, NAX8, NAX9, NAXM.
"""

PREFIXES = (
    "NAX1",
    "NAX10",
    "NAX11",
    "NAX12",
    "NAX13",
    "NAX14",
    "NAX15",
    "NAX1h",
    "NAX2",
    "NAX3",
    "NAX4",
    "NAX5",
    "NAX6",
    "NAX7",
    "NAX8",
    "NAX9",
    "NAXM",
)
