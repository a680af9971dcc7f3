"""Madness at the Darkmoon Faire with the Darkmoon Races: Shaman."""

from hsreplay_sim.cards.words import *


class DMF_700:
    """Revolve. Transform all minions into random ones with the same Cost."""

    action = transform_random(MINIONS, cost_beside(0))


class DMF_701:
    """Dunk Tank. Deal 4 damage. Corrupt: Then deal 2 damage to all enemy minions."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    corrupt = "DMF_701t"


class DMF_701t:
    """Dunk Tank. Corrupted. Deal 4 damage, then deal 2 damage to all enemy minions."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> damage(ENEMY_MINIONS, N2)


class DMF_702:
    """Stormstrike. Deal 3 damage to a minion. Give your hero +3 Attack this turn."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> give(FRIENDLY_HERO, "DMF_702e")


class DMF_703:
    """Pit Master. Battlecry: Summon a 3/2 Duelist. Corrupt: Summon two."""

    action = summon("DMF_703t2")
    corrupt = "DMF_703t"


class DMF_703t:
    """Pit Master. Corrupted Battlecry: Summon two 3/2 Duelists."""

    action = summon("DMF_703t2", 2)


class DMF_704:
    """Cagematch Custodian. Battlecry: Draw a weapon."""

    action = draw_from(FRIENDLY_DECK & WEAPON)


class DMF_705:
    """Whack-A-Gnoll Hammer. After your hero attacks, give a random friendly minion +1/+1."""

    events = after_attack(FRIENDLY & HERO, give(random(FRIENDLY_MINIONS), "DMF_705e"))


class DMF_706:
    """Deathmatch Pavilion.

    Summon a 3/2 Duelist. If your hero attacked this turn, summon another.
    """

    action = summon("DMF_706t") >> when(
        tag_of(FRIENDLY_HERO, NUM_ATTACKS_THIS_TURN) >= 1, summon("DMF_706t")
    )
    summons = True


class DMF_707:
    """Magicfin. After a friendly Murloc dies, add a random Legendary minion to your hand."""

    events = when_died(
        FRIENDLY & MINION & MURLOC & OTHERS, add_random(pool(A_MINION, where=legendary))
    )


class DMF_709:
    """Grand Totem Eys'or.

    At the end of your turn, give +1/+1 to all other Totems in your hand, deck and battlefield.
    """

    events = turn_end(
        give((FRIENDLY_MINIONS + FRIENDLY_HAND + FRIENDLY_DECK) & TOTEM & OTHERS, "DMF_709e")
    )


class YOP_022:
    """Mistrunner. Battlecry: Give a friendly minion +3/+3. Overload: (1)"""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "YOP_022e")


class YOP_023:
    """Landslide. Deal 1 damage to all enemy minions. If you're Overloaded, deal 1 damage again."""

    action = damage(ENEMY_MINIONS, N) >> when(
        mine(OVERLOAD_LOCKED) + mine(OVERLOAD_OWED) > 0, damage(ENEMY_MINIONS, N2)
    )
