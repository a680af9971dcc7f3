"""Rise of Shadows: Priest."""

from hsreplay_sim.cards.words import *


class DAL_413:
    """EVIL Conscripter. Deathrattle: Add a Lackey to your hand."""

    deathrattle = add_random(LACKEYS)


class DAL_723:
    """Forbidden Words. Spend all your Mana. Destroy a minion with that much Attack or less."""

    targets = target(MINIONS & atk_at_most(MANA_LEFT), optional=False)
    action = spend_mana() >> destroy(TARGET)
