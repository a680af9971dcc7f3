"""Whispers of the Old Gods (2016): OG.

C'Thun and what strengthens it.
"""

PREFIXES = ("OG",)
