"""Treasures of Duels."""

from hsreplay_sim.cards.words import *


class PVPDR_Finley_T3:
    """Truesilver Lance. Lifesteal After you Overload, gain +1 Durability."""

    events = when_overloaded(FRIENDLY, give(SELF, "PVPDR_Finley_T3e"))


class PVPDR_Finley_T3e:
    """Mighty! Increased Durability."""

    max_health = of_creator(N)


class PVPDR_Finley_T4_2:
    """Sr. Scout.

    Rush, Windfury. At the end of your turn, deal 6 damage to a random enemy minion.
    """

    events = turn_end(damage(random(ENEMY_MINIONS), N))
