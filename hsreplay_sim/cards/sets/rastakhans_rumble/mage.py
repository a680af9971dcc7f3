"""Rastakhan's Rumble: Mage."""

from hsreplay_sim.cards.words import *


class TRL_317:
    """Blast Wave. Deal 2 damage to all minions. Overkill: Add a random Mage spell to your hand."""

    action = damage(MINIONS, N)
    overkill = add_random(pool(A_SPELL, card_class=CardClass.MAGE))
