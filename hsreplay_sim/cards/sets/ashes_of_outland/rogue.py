"""Ashes of Outland: Rogue."""

from hsreplay_sim.cards.words import *


class BT_188:
    """Shadowjeweler Hanar. After you play a Secret, Discover a Secret from a different class."""

    events = after_played(
        FRIENDLY & A_SECRET, discover(unlike(SUBJECT, pool(A_SPELL, where=secret_card)))
    )


class BT_703:
    """Cursed Vagrant. Deathrattle: Summon a 7/5 Shadow with Stealth."""

    deathrattle = summon("BT_703t")


class BT_707:
    """Ambush.

    Secret: After your opponent plays a minion, summon a 2/3 Ambusher with Poisonous.
    """

    secret = after_played(ENEMY & MINION, summon("BT_707t"), ROOM)


class BT_709:
    """Dirty Tricks. Secret: After your opponent casts a spell, draw 2 cards."""

    secret = after_played(ENEMY & SPELL, draw(N))


class BT_710:
    """Greyheart Sage. Battlecry: If you control a Stealthed minion, draw 2 cards."""

    action = when(any_of(FRIENDLY_MINIONS & STEALTHED), draw(N))


class BT_711:
    """Blackjack Stunner.

    Battlecry: If you control a Secret, return a minion to its owner's hand. It costs (2) more.
    """

    targets = target(MINIONS, only=any_of(FRIENDLY_SECRETS))
    action = bounce(TARGET) >> give(TARGET & IN_HAND, "BT_711e")


class BT_711e:
    """Stunned. Costs (2) more."""

    cost = of_creator(N)
