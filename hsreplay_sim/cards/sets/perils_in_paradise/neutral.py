"""Perils in Paradise: neutral."""

from hsreplay_sim.cards.words import *


class VAC_422e:
    """Tourist VFX Enchantment. It has no text: :mod:`hsreplay_sim.engine.keywords.tourist`."""


class VAC_438:
    """Travel Agent. Battlecry: Discover a location from any class."""

    action = discover(pool(CardType.LOCATION))


class VAC_439:
    """Seaside Giant. Costs (2) less for each time you've used a location this game."""

    cost = -N * mine(TAG_3525)


class VAC_955:
    """Gorgonzormu.

    Battlecry: Get a 2-Cost Cheese that summons three 1-Cost minions. It upgrades each turn.
    """

    action = add_card("VAC_955t")


class VAC_955t:
    """Delicious Cheese. Summon three random @-Cost minions. (Upgrades each turn!)"""

    in_hand = turn_end(add_tag(SELF, TAG_SCRIPT_DATA_NUM_1))
    action = summon_random(pool(A_MINION, cost=DATA1), 3)
    summons = True
