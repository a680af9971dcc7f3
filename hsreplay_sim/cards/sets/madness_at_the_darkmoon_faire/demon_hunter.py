"""Madness at the Darkmoon Faire: Demon Hunter."""

from hsreplay_sim.cards.words import *


class YOP_001:
    """Illidari Studies. Discover an Outcast card. Your next one costs (1) less."""

    action = discover(discoverable(pool(where=bearing(OUTCAST)))) >> give(
        FRIENDLY_PLAYER, "YOP_001e"
    )


class YOP_001e:
    """Loner. Your next Outcast card costs (1) less."""

    aura = aura(FRIENDLY_HAND & has(OUTCAST), "SCH_158e2")
    events = until_played(FRIENDLY & has(OUTCAST))
