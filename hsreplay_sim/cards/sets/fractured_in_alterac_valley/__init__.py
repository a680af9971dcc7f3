"""Fractured in Alterac Valley with Onyxia's Lair (2021): AV, ONY.

Honorable Kill, Objectives.
"""

PREFIXES = ("AV", "ONY")
