"""March of the Lich King with Return to Naxxramas (2022): NX2, RLK.

Death Knights and their Corpses, Manathirst, Undead.
"""

PREFIXES = ("NX2", "RLK")
