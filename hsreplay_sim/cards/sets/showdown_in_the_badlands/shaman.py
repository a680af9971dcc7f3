"""Showdown in the Badlands: Shaman."""

from hsreplay_sim.cards.words import *


class DEEP_008:
    """Needlerock Totem. At the end of your turn, gain 2 Armor and draw a card."""

    events = turn_end(armor(N) >> draw())


class WW_010:
    """Doctor Holli'dae.

    Battlecry: If your deck started with no duplicates, equip the Staff of the Nine Frogs.
    """

    action = when(
        says("started"),
        when(STARTED_WITHOUT_DUPLICATES, equip("WW_010t")),
        when(NO_DUPLICATES, equip("WW_010t")),
    )


class WW_010t:
    """Staff of the Nine Frogs.

    After your hero attacks, summon a {0}/{1} Frog with Taunt. (Each Frog is bigger than the last!)
    """

    events = after_attack(
        FRIENDLY_HERO,
        summon_sized("WW_010hexfrog", DATA1, DATA2, cost=DATA1, twin=False)
        >> add_tag(SELF, TAG_SCRIPT_DATA_NUM_1)
        >> add_tag(SELF, TAG_SCRIPT_DATA_NUM_2),
    )


class WW_325:
    """Dehydrate. Lifesteal. Deal 4 damage to a minion. Quickdraw: Costs (1)."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)
    cost = (N2 - PRINTED_COST) * as_number(QUICKDRAW)
