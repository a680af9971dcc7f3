"""Festival of Legends with Audiopocalypse (2023): ETC, JAM.

Finale, Overheal, Harmonic cards.
"""

PREFIXES = ("ETC", "JAM")
