"""Rastakhan's Rumble (2018): TRL.

Overkill, Spirits, Loa.
"""

PREFIXES = ("TRL",)
