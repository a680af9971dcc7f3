"""Forged in the Barrens: Rogue."""

from hsreplay_sim.cards.words import *


class BAR_317:
    """Field Contact. After you play a Battlecry or Combo card, draw a card."""

    events = after_played(FRIENDLY & OTHERS & (has(BATTLECRY) | A_COMBO), draw())


class BAR_320:
    """Efficient Octo-bot. Frenzy: Reduce the cost of cards in your hand by (1)."""

    frenzy = when_damaged(SELF, give(FRIENDLY_HAND, "BAR_320e"), only=any_of(SELF & ALIVE))


class BAR_320e:
    """Training. Costs (1) less."""

    cost = -N
