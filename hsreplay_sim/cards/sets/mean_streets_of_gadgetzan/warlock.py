"""Mean Streets of Gadgetzan: Warlock."""

from hsreplay_sim.cards.words import *


class CFM_751:
    """Abyssal Enforcer. Battlecry: Deal 3 damage to all other characters."""

    action = damage(CHARACTERS - SELF, N)
