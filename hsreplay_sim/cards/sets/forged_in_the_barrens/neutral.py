"""Forged in the Barrens with the Wailing Caverns: neutral."""

from hsreplay_sim.cards.words import *


class BAR_065:
    """Venomous Scorpid. PoisonousBattlecry:Discover a spell."""

    action = discover(discoverable(pool(A_SPELL)))


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


class BAR_078:
    """Blademaster Samuro.

    RushFrenzy: Deal damage equal to this minion's Attack to all enemy minions.
    """

    frenzy = when_damaged(SELF, damage(ENEMY_MINIONS, atk_of(SELF)), only=any_of(SELF & ALIVE))
