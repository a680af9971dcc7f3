"""Perils in Paradise: Shaman."""

from hsreplay_sim.cards.words import *


class VAC_301:
    """Razzle-Dazzler.

    Battlecry: Summon a random 5-Cost minion. Repeat for each spell school you've cast this game.@
    (@)
    """

    hand_number = SCHOOLS_CAST
    action = repeat(1 + SCHOOLS_CAST, summon_random(pool(A_MINION, cost=N)))


class VAC_305:
    """Frosty Décor. Summon two 2/4 Elementals with Taunt and "Deathrattle: Gain 4 Armor"."""

    action = summon("VAC_305t", 2)
    summons = True


class VAC_305t:
    """Ice Sculpture. Taunt. Deathrattle: Gain 4 Armor."""

    deathrattle = armor(N)


class VAC_323:
    """Malted Magma.

    Deal 1 damage to all enemies. (3 Drinks left!)

    212031 to 238002: enemy minions.
    """

    action = damage(either(says("minions"), ENEMY_MINIONS, ENEMY_CHARACTERS), N)


class VAC_323t:
    """Malted Magma. Deal 1 damage to all enemies. (2 Drinks left!)"""

    action = damage(either(says("minions"), ENEMY_MINIONS, ENEMY_CHARACTERS), N)


class VAC_323t2:
    """Malted Magma. Deal 1 damage to all enemies. (Last Drink!)"""

    action = damage(either(says("minions"), ENEMY_MINIONS, ENEMY_CHARACTERS), N)


class VAC_324:
    """Matching Outfits.

    Transform a minion into a random one that costs (1) more, then summon a copy of it.
    """

    targets = target(MINIONS, optional=False)
    action = transform_random(TARGET, cost_beside(1)) >> summon_copy(TARGET)


class VAC_328:
    """Meltemental. Taunt This is permanently Frozen."""

    keywords = ((FROZEN, ALWAYS),)


class VAC_329:
    """Natural Talent. Get a random Naga and a random spell. They cost (2) less."""

    action = together(
        add_random(pool(A_MINION, race=Race.NAGA)), add_random(pool(A_SPELL))
    ) >> give(MADE & IN_HAND, "GBL_002e")


class VAC_450:
    """Carefree Cookie.

    Demon Hunter Tourist After a friendly minion dies, summon a random minion that costs (1) more.
    """

    events = when_died(
        FRIENDLY & MINION & OTHERS, summon_random(pool(A_MINION, cost=cost_of(SUBJECT) + N))
    )


class WORK_011:
    """Hydration Totem. At the end of your turn, give adjacent minions +1/+1."""

    events = turn_end(give(ADJACENT, "WORK_011e"))


class WORK_013:
    """Turbulus.

    Hunter Tourist. Battlecry: Give +1/+1 to all other Battlecry minions in your hand, deck, and
    battlefield.
    """

    action = (
        give(FRIENDLY_HAND & MINION & has(BATTLECRY), "WORK_013e")
        >> give(FRIENDLY_DECK & MINION & has(BATTLECRY), "WORK_013e")
        >> give((FRIENDLY_MINIONS & has(BATTLECRY)) - SELF, "WORK_013e")
    )


class WORK_030:
    """Icecrown Brochure. Deal 3 damage to a minion and Freeze its neighbors. (Flips each turn.)"""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> freeze(adjacent(TARGET))
    in_hand = on("cleanup", FRIENDLY_PLAYER, upgrade_to("WORK_030t"))


class WORK_030t:
    """Blackrock Brochure. Deal 3 damage to a minion and 1 to its neighbors. (Flips each turn.)"""

    targets = target(MINIONS, optional=False)
    action = damage_together((TARGET, N), (adjacent(TARGET), N2))
    in_hand = on("cleanup", FRIENDLY_PLAYER, upgrade_to("WORK_030"))
