"""Madness at the Darkmoon Faire: Demon Hunter."""

from hsreplay_sim.cards.words import *


class DMF_219:
    """Relentless Pursuit. Give your hero +4 Attack and Immune this turn."""

    action = give(FRIENDLY_HERO, "DMF_219e")


class DMF_219e:
    """Out for Blood. +4 Attack and Immune this turn."""

    atk = N
    keywords = (IMMUNE,)


class YOP_001:
    """Illidari Studies. Discover an Outcast card. Your next one costs (1) less."""

    action = discover(discoverable(pool(where=bearing(OUTCAST)))) >> give(
        FRIENDLY_PLAYER, "YOP_001e"
    )


class YOP_001e:
    """Loner. Your next Outcast card costs (1) less."""

    aura = aura(FRIENDLY_HAND & has(OUTCAST), "SCH_158e2")
    events = until_played(FRIENDLY & has(OUTCAST))
