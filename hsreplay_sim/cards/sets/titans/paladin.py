"""TITANS: Paladin."""

from hsreplay_sim.cards.words import *


class TTN_852:
    """Noble Minibot. Magnetic After this attacks, give a random minion in your hand +1/+1."""

    events = after_attack(SELF, give(random(FRIENDLY_HAND & MINION), "TTN_852e2"))


class TTN_852e:
    """Noble Minibot. After this attacks, give a random minion in your hand +1/+1."""

    atk = DATA1
    max_health = DATA2
    events = after_attack(SELF, give(random(FRIENDLY_HAND & MINION), "TTN_852e2"))


class TTN_852e2:
    """Mechanical Nobility. +1/+1."""

    atk = N
    max_health = N2


class YOG_509:
    """Keeper's Strength.

    Give a friendly minion +2/+2. Deal its Attack damage to all other minions.
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "YOG_509e") >> damage(MINIONS - TARGET, atk_of(TARGET))


class YOG_509e:
    """Crusade! +2/+2"""

    atk = N
    max_health = N2


class YOG_525:
    """Muscle-o-Tron. Battlecry: Give all minions in your hand +1/+1. Forge: +2/+2 instead."""

    action = give(FRIENDLY_HAND & MINION, "YOG_525e")
    forge = "YOG_525t"


class YOG_525e:
    """Grind Never Stops. +1/+1."""

    atk = N
    max_health = N2


class YOG_525e1:
    """Grind NEVER Stops. +2/+2."""

    atk = N
    max_health = N2


class YOG_525t:
    """Muscle-o-Tron. Forged. Battlecry: Give all minions in your hand +2/+2."""

    action = give(FRIENDLY_HAND & MINION, "YOG_525e1")
