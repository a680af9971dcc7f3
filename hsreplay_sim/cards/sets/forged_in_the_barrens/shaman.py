"""Forged in the Barrens with the Wailing Caverns: Shaman."""

from hsreplay_sim.cards.words import *


class BAR_045:
    """Arid Stormer.

    Battlecry: If you played an Elemental last turn, gain Rush and Windfury.
    """

    action = when(any_of(PLAYED_LAST_TURN & ELEMENTAL), give(SELF, "BAR_045e"))


class BAR_045e:
    """Storm Cloud. Rush, Windfury."""

    keywords = (RUSH, WINDFURY)


class BAR_750:
    """Earth Revenant. Taunt. Battlecry: Deal 1 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class WC_042:
    """Wailing Vapor. After you play an Elemental, gain +1 Attack."""

    events = after_played(FRIENDLY & ELEMENTAL & OTHERS, give(SELF, "WC_042e"))


class WC_042e:
    """Rising Gas. +1 Attack."""

    atk = N
