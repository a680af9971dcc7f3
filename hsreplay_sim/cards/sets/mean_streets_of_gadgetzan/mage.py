"""Mean Streets of Gadgetzan: Mage."""

from hsreplay_sim.cards.words import *


class CFM_065:
    """Volcanic Potion. Deal 2 damage to all minions."""

    action = damage(MINIONS, N)


class CFM_620:
    """Potion of Polymorph.

    Secret: After your opponent plays a minion, transform it into a 1/1 Sheep.
    """

    secret = after_played(ENEMY & MINION & IN_PLAY, transform(SUBJECT, "CS2_tk1"))
