"""Mean Streets of Gadgetzan: Mage."""

from hsreplay_sim.cards.words import *


class CFM_065:
    """Volcanic Potion. Deal 2 damage to all minions."""

    action = damage(MINIONS, N)


class CFM_066:
    """Kabal Lackey.

    Battlecry: The next Secret you play this turn costs (1).

    Before 186852: The next Secret you play this turn costs (0).

    What it gives is that of Kirin Tor Mage (6 of 6, U089:7198).
    """

    action = give(FRIENDLY_PLAYER, "EX1_612o")


class CFM_620:
    """Potion of Polymorph.

    Secret: After your opponent plays a minion, transform it into a 1/1 Sheep.
    """

    secret = after_played(ENEMY & MINION & IN_PLAY, transform(SUBJECT, "CS2_tk1"))


class CFM_760:
    """Kabal Crystal Runner. Costs (2) less for each Secret you've played this game."""

    cost = -(N * count(PLAYED_THIS_GAME & A_SECRET))
