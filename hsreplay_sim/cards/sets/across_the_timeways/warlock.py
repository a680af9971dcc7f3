"""Across the Timeways: Warlock."""

from hsreplay_sim.cards.words import *


class TIME_025:
    """Twilight Timehopper.

    Battlecry: Shuffle 2 Shreds of Time into your deck. When drawn, deal 3 damage to your hero.
    """

    action = shuffle("TIME_025t", N)


class TIME_025t:
    """Shred of Time. Casts When Drawn Deal 3 damage to your hero."""

    on_draw = damage(FRIENDLY_HERO, N)


class TIME_026:
    """Entropic Continuity. Give your minions +1/+1. Shuffle 2 Shreds of Time into your deck."""

    action = give(FRIENDLY_MINIONS, "TIME_026e") >> shuffle("TIME_025t", N3)


class TIME_026e:
    """Ruptured Reality. +1/+1."""

    atk = N
    max_health = N2


class TIME_027:
    """Tachyon Barrage.

    Deal 6 damage split among all enemies. Shuffle 2 Shreds of Time into your deck.
    """

    action = missiles(N) >> shuffle("TIME_025t", N2)
