"""Mean Streets of Gadgetzan (2016): CFM.

Jade Golems, buffs of the hand, potions, decks without duplicates; cards of three classes.
"""

PREFIXES = ("CFM",)
