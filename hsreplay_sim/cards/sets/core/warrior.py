"""The Core set: Warrior."""

from hsreplay_sim.cards.words import *


class CS3_009:
    """War Cache. Add a random Warrior minion, spell, and weapon to your hand."""

    action = (
        add_random(pool(A_MINION, card_class=CardClass.WARRIOR))
        >> add_random(pool(A_SPELL, card_class=CardClass.WARRIOR))
        >> add_random(pool(A_WEAPON, card_class=CardClass.WARRIOR))
    )
