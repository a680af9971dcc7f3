"""Rise of Shadows: Priest."""

from hsreplay_sim.cards.words import *


class DAL_723:
    """Forbidden Words. Spend all your Mana. Destroy a minion with that much Attack or less."""

    targets = target(MINIONS & atk_at_most(MANA_LEFT), optional=False)
    action = spend_mana() >> destroy(TARGET)
