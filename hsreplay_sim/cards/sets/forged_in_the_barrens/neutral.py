"""Forged in the Barrens with the Wailing Caverns: neutral."""

from hsreplay_sim.cards.words import *


class BAR_072:
    """Burning Blade Acolyte. Deathrattle: Summon a 5/8 Demonspawn with Taunt."""

    deathrattle = summon("BAR_072t")


class BAR_074:
    """Far Watch Post.

    Can't attack. After your opponent draws a card, it costs (1) more (up to 10).
    """

    keywords = ((CANT_ATTACK, ALWAYS),)
    events = when_drawn(ENEMY & ~cost_at_least(N2), give(SUBJECT, "BAR_074e"))


class BAR_074e:
    """Spotted!."""

    cost = of_creator(N)
