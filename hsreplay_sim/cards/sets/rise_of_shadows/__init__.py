"""Rise of Shadows (2019): DAL, DRG, ULD.

Lackeys, Schemes, Twinspell.
"""

PREFIXES = ("DAL", "DRG", "ULD")
