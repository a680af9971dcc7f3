"""The Grand Tournament: Warrior."""

from hsreplay_sim.cards.words import *


class AT_064:
    """Bash. Deal 3 damage. Gain 3 Armor."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> armor(N2)


class AT_065:
    """King's Defender. Battlecry: If you have a minion with Taunt, gain +1 Durability."""

    action = when(any_of(FRIENDLY_MINIONS & has(TAUNT)), give(SELF, "AT_065e"))


class AT_065e:
    """King's Defender. +1 Durability."""

    max_health = N


class AT_071:
    """Alexstrasza's Champion.

    Battlecry: If you're holding a Dragon, gain +1 Attack and Charge.
    """

    action = when(HOLDING_DRAGON, give(SELF, "AT_071e"))


class AT_071e:
    """Alexstrasza's Boon. +1 Attack and Charge."""

    atk = N
    keywords = (CHARGE,)
