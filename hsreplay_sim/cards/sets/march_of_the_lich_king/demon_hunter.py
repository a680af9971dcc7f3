"""March of the Lich King: Demon Hunter."""

from hsreplay_sim.cards.words import *


class RLK_207:
    """Fierce Outsider. RushOutcast: Your next Outcast card costs (1) less."""

    outcast = give(FRIENDLY_PLAYER, "RLK_207e")


class RLK_207e:
    """Introverted. Your next Outcast card costs (1) less."""

    aura = cost_change(FRIENDLY_HAND & has(OUTCAST), -N)
    events = until_played(FRIENDLY & has(OUTCAST))


class RLK_213:
    """Vengeful Walloper. Rush. Costs (1) less for each Outcast card you've played this game."""

    cost = -(N * count(PLAYED_THIS_GAME & has(OUTCAST)))
