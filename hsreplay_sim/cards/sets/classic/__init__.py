"""Classic (2014): CS1, CS2, DREAM, DS1, EX1, NEW, NEW1, PRO, VAN, tt.

Battlecry, Deathrattle, Combo, Choose One, Overload, Secrets, Enrage, Freeze, Silence, Stealth.
"""

PREFIXES = ("CS1", "CS2", "DREAM", "DS1", "EX1", "NEW", "NEW1", "PRO", "VAN", "tt")
