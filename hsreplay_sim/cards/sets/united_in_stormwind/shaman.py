"""United in Stormwind with the Deadmines: Shaman."""

from hsreplay_sim.cards.words import *


class DED_522:
    """Cookie the Cook. LifestealDeathrattle: Equip a 2/3 Stirring Rod with Lifesteal."""

    deathrattle = equip("DED_522t")


class SW_034:
    """Tiny Toys. Summon four random 5-Cost minions. Make them 2/2."""

    action = summon_random_changed(pool(A_MINION, cost=N), "SW_034e", 4)


class SW_034e:
    """Tiny Toy. 2/2."""

    set_atk = N
    set_health = N2


class SW_035:
    """Charged Call.

    Discover a @-Cost minion and summon it. (Upgraded for each Overload card you played this game!)
    """

    action = discover_and_summon(discoverable(pool(A_MINION, cost=DATA1)))
    hand_number = at_most(count(PLAYED_THIS_GAME & has(OVERLOAD)) + 1, 10)


class SW_095:
    """Investment Opportunity. Draw an Overload card."""

    action = draw_from(FRIENDLY_DECK & has(OVERLOAD))
