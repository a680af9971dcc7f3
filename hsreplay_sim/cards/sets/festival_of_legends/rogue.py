"""Festival of Legends: Rogue."""

from hsreplay_sim.cards.words import *


class ETC_072:
    """Beatboxer. Combo: Deal 4 damage randomly split among all enemies."""

    combo = missiles(N)


class ETC_717:
    """Harmonic Hip Hop. Deal 1 damage. Give your weapon +3 Attack. (Swaps each turn.)"""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> give(FRIENDLY_WEAPON, "ETC_717e")
    in_hand = on("cleanup", FRIENDLY_PLAYER, upgrade_to("ETC_717t"))


class ETC_717e:
    """Harmonic Beats. +3 Attack."""

    atk = N


class ETC_717t:
    """Dissonant Hip Hop. Deal 3 damage. Give your weapon +1 Attack. (Swaps each turn.)"""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> give(FRIENDLY_WEAPON, "ETC_717te")
    in_hand = on("cleanup", FRIENDLY_PLAYER, upgrade_to("ETC_717"))


class ETC_717te:
    """Dissonant Beats. +1 Attack."""

    atk = N


class JAM_020:
    """Tough Crowd. Outcast: Return a minion to its owner's hand."""

    targets = target(MINIONS, only=AT_THE_EDGE)
    outcast = bounce(TARGET)
