"""Perils in Paradise: neutral."""

from hsreplay_sim.cards.words import *


class VAC_422e:
    """Tourist VFX Enchantment.

    The first card of the class visited has the Tourist shown, who is played first needs no more
    (U378:5053, 8082, U387:1771; U381:5980): :mod:`hsreplay_sim.engine.keywords.tourist`.
    """

    events = (
        after_played(FRIENDLY & VISITED, introduce() >> expire(SOURCE)),
        after_played(FRIENDLY & TOURIST_ITSELF, expire(SOURCE)),
    )


class VAC_438:
    """Travel Agent. Battlecry: Discover a location from any class."""

    action = discover(pool(CardType.LOCATION))


class VAC_439:
    """Seaside Giant. Costs (2) less for each time you've used a location this game."""

    cost = -N * mine(TAG_3525)


class VAC_461:
    """Drink Server. Deathrattle: Get a random Drink spell. (It has 3 uses!)"""

    deathrattle = add_random(pool(A_SPELL, where=drink_card))


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
