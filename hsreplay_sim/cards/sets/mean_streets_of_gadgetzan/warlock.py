"""Mean Streets of Gadgetzan: Warlock."""

from hsreplay_sim.cards.words import *


class CFM_094:
    """Felfire Potion. Deal 5 damage to all characters."""

    action = damage(CHARACTERS, N)


class CFM_610:
    """Crystalweaver. Battlecry: Give your Demons +1/+1."""

    action = give(FRIENDLY_MINIONS & DEMON, "CFM_610e")


class CFM_610e:
    """Serrated Shadows. +1/+1."""

    atk = N
    max_health = N2


class CFM_751:
    """Abyssal Enforcer. Battlecry: Deal 3 damage to all other characters."""

    action = damage(CHARACTERS - SELF, N)
