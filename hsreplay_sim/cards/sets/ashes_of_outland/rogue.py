"""Ashes of Outland: Rogue."""

from hsreplay_sim.cards.words import *


class BT_042:
    """Bamboozle.

    Secret: When one of your minions is attacked, transform it into a random one that costs (3)
    more.
    """

    secret = when_attacks(
        ENEMY, transform_random(FIRST_ATTACKED, cost_beside(3)), defender=FRIENDLY_MINIONS
    )


class BT_188:
    """Shadowjeweler Hanar. After you play a Secret, Discover a Secret from a different class."""

    events = after_played(
        FRIENDLY & A_SECRET, discover(unlike(SUBJECT, pool(A_SPELL, where=secret_card)))
    )


class BT_702:
    """Ashtongue Slayer. Battlecry: Give aStealthed minion +3 Attack and Immune this turn."""

    targets = MINIONS & STEALTHED
    action = give(TARGET, "BT_702e")


class BT_702e:
    """Guile of the Ashtongue. +3 Attack and Immune this turn."""

    atk = N
    keywords = (IMMUNE,)
    events = turn_end(expire(SOURCE))


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

    secret = after_played(ENEMY & SPELL, draw(N), HAND_ROOM)


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


class BT_713:
    """Akama. Stealth. Deathrattle: Shuffle 'Akama Prime' into your deck."""

    deathrattle = shuffle("BT_713t")


class BT_713t:
    """Akama Prime. Permanently Stealthed."""

    stealth_lasts = True
