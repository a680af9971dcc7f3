"""Across the Timeways: Demon Hunter."""

from hsreplay_sim.cards.words import *


class TIME_020:
    """Broxigar.

    Fabled, Charge Start of Game: Disappear. Kill all 4 Demons from Argus to reappear in hand.
    """

    start_of_game = disappear()


class TIME_020t2t:
    """Fleeing Ur'zul.

    Deathrattle: Your opponent draws a card. Shuffle the Second Portal to Argus into their deck.
    """

    deathrattle = opponent_draws() >> shuffle("TIME_020t3", opponent=True)


class TIME_020t3:
    """Second Portal to Argus.

    Summon a 2/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into
    your deck.
    """

    action = summon_from_aside("TIME_020t3t", DEATHRATTLE, opponent=True)


class TIME_020t3t:
    """Fleeing Incubus.

    Deathrattle: Your opponent draws a card. Shuffle the Third Portal to Argus into their deck.
    """

    deathrattle = opponent_draws() >> shuffle("TIME_020t4", opponent=True)


class TIME_020t4:
    """Third Portal to Argus.

    Summon a 3/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into
    your deck.
    """

    action = summon_from_aside("TIME_020t4t", DEATHRATTLE, opponent=True)


class TIME_020t4t:
    """Fleeing Wrathguard.

    Deathrattle: Your opponent draws a card. Shuffle the Final Portal to Argus into their deck.
    """

    deathrattle = opponent_draws() >> shuffle("TIME_020t5", opponent=True)


class TIME_441:
    """Aeon Rend. Rewind Deal 4 damage to two random enemies."""

    action = damage(random(ENEMY_CHARACTERS, 2), N)


class TIME_443:
    """Hounds of Fury.

    Summon two 3/2 Demons. If your deck has no minions, they attack the lowest Health enemy.
    """

    summons = True
    action = together(summon("TIME_443t2"), summon("TIME_443t", beside=1)) >> when(
        ~any_of(FRIENDLY_DECK & MINION),
        attacks(MADE, random(lowest(ENEMY_CHARACTERS, HEALTH))),
    )


class TIME_448:
    """Solitude.

    Discover 2 minions. If your deck has no minions, reduce the Cost of any in your hand by (2).

    Before 234747 it is one minion.
    """

    action = when(
        says("a minion"),
        discover(discoverable(pool(A_MINION))),
        discover(discoverable(pool(A_MINION)), N),
    ) >> when(~any_of(FRIENDLY_DECK & MINION), give(FRIENDLY_HAND & MINION, "GBL_002e"))


class TIME_449:
    """Lasting Legacy.

    Give your hero +4 Attack this turn. If your deck has no minions, give any in hand +4 Attack.
    """

    action = give(FRIENDLY_HERO, "TIME_449e1") >> when(
        ~any_of(FRIENDLY_DECK & MINION), give(FRIENDLY_HAND & MINION, "TIME_449e2")
    )


class TIME_449e1:
    """Broxigar's Honor. +4 Attack this turn."""

    atk = N


class TIME_449e2:
    """Broxigar's Legacy. +4 Attack."""

    atk = N
