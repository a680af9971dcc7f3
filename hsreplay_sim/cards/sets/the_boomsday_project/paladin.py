"""The Boomsday Project: Paladin."""

from hsreplay_sim.cards.words import *


class BOT_234:
    """Shrink Ray. Set the Attack and Health of all minions to 1."""

    action = set_tag(MINIONS, DAMAGE, 0) >> give(MINIONS, "BOT_234e")


class BOT_234e:
    """Shrink Ray. 1/1."""

    set_atk = N
    set_health = N2


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
