"""United in Stormwind: Mage."""

from hsreplay_sim.cards.words import *


class DED_516:
    """Deepwater Evoker. Battlecry: Draw a spell. Gain Armor equal to its Cost."""

    action = draw_from(FRIENDLY_DECK & SPELL) >> armor(cost_of(DRAWN))


class SW_107:
    """Fire Sale. Tradeable. Deal 3 damage to all minions."""

    action = damage(MINIONS, N)


class SW_108:
    """First Flame. Deal 2 damage to a minion. Add a Second Flame to your hand."""

    targets = MINIONS
    action = damage(TARGET, N) >> add_card("SW_108t")


class SW_108t:
    """Second Flame. Deal 2 damage to a minion."""

    targets = MINIONS
    action = damage(TARGET, N)
