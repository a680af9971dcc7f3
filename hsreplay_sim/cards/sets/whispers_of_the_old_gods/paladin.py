"""Whispers of the Old Gods: Paladin."""

from hsreplay_sim.cards.words import *


class OG_198:
    """Forbidden Healing. Spend all your Mana. Restore twice that much Health."""

    targets = target(CHARACTERS, optional=False)
    action = spend_mana() >> heal(TARGET, LEFT_BEHIND * 2)


class OG_221:
    """Selfless Hero. Deathrattle: Give a random friendly minion Divine Shield."""

    deathrattle = shield(random(FRIENDLY_MINIONS))


class OG_223:
    """Divine Strength. Give a minion +1/+2."""

    targets = MINIONS
    action = give(TARGET, "OG_223e")


class OG_223e:
    """Optimism. +1/+2."""

    atk = N
    max_health = N2


class OG_229:
    """Ragnaros, Lightlord.

    At the end of your turn, restore 8 Health to a damaged friendly character.
    """

    events = turn_end(heal(random(FRIENDLY_CHARACTERS & HURT), N))


class OG_273:
    """Stand Against Darkness. Summon five {0} Silver Hand Recruits."""

    action = summon("CS2_101t", 5)
    summons = True
