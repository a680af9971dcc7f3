"""The Boomsday Project: Paladin."""

from hsreplay_sim.cards.words import *


class BOT_537:
    """Mechano-Egg. Deathrattle: Summon an 8/8 Robosaur."""

    deathrattle = summon("BOT_537t")


class BOT_910:
    """Glowstone Technician. Battlecry: Give all minions in your hand +2/+2."""

    action = give(FRIENDLY_HAND & MINION, "BOT_910e")


class BOT_910e:
    """Light Infused. +2/+2."""

    atk = N
    max_health = N2
