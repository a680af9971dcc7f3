"""Scholomance Academy: Mage."""

from hsreplay_sim.cards.words import *


class SCH_241:
    """Firebrand. Spellburst: Deal 4 damage randomly split among all enemy minions."""

    spellburst = after_played(FRIENDLY & SPELL, missiles(N, ENEMY_MINIONS))
