"""The Great Dark Beyond: Warrior."""

from hsreplay_sim.cards.words import *


class GDB_226:
    """Hostile Invader.

    Battlecry, Spellburst, and Deathrattle: Deal 2 damage to all other minions.
    """

    action = damage(MINIONS - SELF, N)
    deathrattle = damage(MINIONS - SELF, N)
    spellburst = after_played(FRIENDLY & SPELL, damage(MINIONS - SELF, N))
