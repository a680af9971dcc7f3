"""The Core set: Warrior."""

from hsreplay_sim.cards.words import *


class CS3_008:
    """Bloodsail Deckhand. Battlecry: The next weapon you play costs (1) less."""

    action = give(FRIENDLY_PLAYER, "CS3_008e")


class CS3_008e:
    """To Arrrms!. Your next weapon costs (1) less."""

    aura = cost_change(FRIENDLY_HAND & WEAPON, -N)
    events = until_played(FRIENDLY & WEAPON)


class CS3_009:
    """War Cache. Add a random Warrior minion, spell, and weapon to your hand."""

    action = (
        add_random(pool(A_MINION, card_class=CardClass.WARRIOR))
        >> add_random(pool(A_SPELL, card_class=CardClass.WARRIOR))
        >> add_random(pool(A_WEAPON, card_class=CardClass.WARRIOR))
    )
