"""Fractured in Alterac Valley with Onyxia's Lair: Druid."""

from hsreplay_sim.cards.words import *


class AV_205:
    """Wildheart Guff.

    Battlecry: Set your maximum Mana to 20. Gain an empty Mana Crystal. Draw a card.

    Before 150659: Gain a Mana Crystal, a full one.
    """

    action = (
        set_tag(FRIENDLY_PLAYER, MAXRESOURCES, N)
        >> when(says("empty"), gain_crystals(), gain_crystals(full=True))
        >> draw()
    )


class AV_205p:
    """Nurture. Choose One - Draw a card; or Gain an empty Mana Crystal."""

    choose = ("AV_205pb", "AV_205a")


class AV_205pb:
    """Valley Root. Draw a card."""

    action = draw()


class AV_205a:
    """Ice Blossom. Gain an empty Mana Crystal. (Before 150659: a full one.)"""

    action = when(says("empty"), gain_crystals(), gain_crystals(full=True))
