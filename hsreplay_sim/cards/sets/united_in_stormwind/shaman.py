"""United in Stormwind with the Deadmines: Shaman."""

from hsreplay_sim.cards.words import *


class DED_522:
    """Cookie the Cook. LifestealDeathrattle: Equip a 2/3 Stirring Rod with Lifesteal."""

    deathrattle = equip("DED_522t")


class SW_026:
    """Spirit Alpha. After you play a card with Overload, summon a 2/3 Spirit Wolf with Taunt."""

    events = after_played(FRIENDLY & has(OVERLOAD), summon("EX1_tk11"))


class SW_031:
    """Command the Elements.

    Questline: Play 3 cards with Overload. Reward: Unlock your Overloaded Mana Crystals.
    """

    quest = after_played(FRIENDLY & has(OVERLOAD), progress())
    reward = unlock_overload()


class SW_031t:
    """Stir the Stones.

    Questline: Play 3 cards with Overload. Reward: Summon a 3/3 Elemental with Taunt.
    """

    quest = after_played(FRIENDLY & has(OVERLOAD), progress())
    reward = summon("SW_031t8")


class SW_031t2:
    """Tame the Flames.

    Questline: Play 2 cards with Overload. Reward: Stormcaller Bru'kan.
    """

    quest = after_played(FRIENDLY & has(OVERLOAD), progress())
    reward = reward_card("SW_031t7")


class SW_031t7:
    """Stormcaller Bru'kan. Battlecry: For the rest of the game, your spells cast twice."""

    action = give(FRIENDLY_PLAYER, "SW_031t7e")


class SW_031t7e:
    """Stormcaller. Spells cast twice."""

    keywords = (SPELLS_CAST_TWICE,)


class SW_032:
    """Granite Forgeborn.

    Battlecry: Reduce the cost of Elementals in your hand and deck by (1).
    """

    action = give((FRIENDLY_HAND + FRIENDLY_DECK) & ELEMENTAL, "SW_032e")


class SW_034:
    """Tiny Toys. Summon four random 5-Cost minions. Make them 2/2."""

    action = summon_random_changed(pool(A_MINION, cost=N), "SW_034e", 4)
    summons = True


class SW_034e:
    """Tiny Toy. 2/2."""

    set_atk = N
    set_health = N2


OVERLOADED = at_most(count(PLAYED_THIS_GAME & has(OVERLOAD)) + 1, 10)
"""The number of Charged Call."""


class SW_035:
    """Charged Call.

    Discover a @-Cost minion and summon it. (Upgraded for each Overload card you played this game!)
    """

    action = discover_and_summon(discoverable(pool(A_MINION, cost=OVERLOADED)))
    summons = True
    hand_number = OVERLOADED


class SW_095:
    """Investment Opportunity. Draw an Overload card."""

    action = draw_from(FRIENDLY_DECK & has(OVERLOAD))
