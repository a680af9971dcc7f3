"""March of the Lich King: Death Knight; epics, legendaries and Vampiric Blood."""

from hsreplay_sim.cards.words import *


class RLK_051:
    """Vampiric Blood. Give your hero +5 Health. Spend 3 Corpses to gain 5 more and draw a card.

    Before 201108 there is no RLK_051e: the Health itself rises (U354:5782).
    """

    action = when(
        in_build("RLK_051e"),
        give(FRIENDLY_HERO, "RLK_051e")
        >> spend_corpses(N2, give(FRIENDLY_HERO, "RLK_051e") >> draw()),
        raise_health(FRIENDLY_HERO)
        >> spend_corpses(N2, raise_health(FRIENDLY_HERO, N3, noted=False) >> draw()),
    )


class RLK_051e:
    """Vampiric Strength. Increased Health."""

    max_health = of_creator(N)


class RLK_063:
    """Frostwyrm's Fury. Deal 5 damage. Freeze all enemy minions. Summon a 5/5 Frostwyrm."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> freeze(ENEMY_MINIONS) >> summon("RLK_063t")


class RLK_122:
    """The Scourge. Fill your board with random Undead."""

    action = summon_random(pool(A_MINION, race=Race.UNDEAD), 7)
    summons = True


class RLK_125:
    """Obliterate. Destroy a minion. Deal 3 damage to your hero.

    Before 165029 the hero takes damage equal to the Health of the minion.
    """

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET) >> when(
        says("equal to its Health"),
        damage(FRIENDLY_HERO, health_of(TARGET)),
        damage(FRIENDLY_HERO, N),
    )


class RLK_223:
    """Thassarian. Reborn. Battlecry and Deathrattle: Deal 2 damage to a random enemy."""

    action = damage(random(ENEMY_CHARACTERS), N)
    deathrattle = damage(random(ENEMY_CHARACTERS), N)


class RLK_707:
    """Grave Strength. Give your minions +1 Attack. Spend 5 Corpses to give them +3 instead."""

    action = when(
        CORPSES_HELD >= N2,
        spend_corpses(N2, give(FRIENDLY_MINIONS, "RLK_707e2")),
        give(FRIENDLY_MINIONS, "RLK_707e"),
    )


class RLK_707e:
    """Grave Mark. +1 Attack."""

    atk = N


class RLK_707e2:
    """Grave Force. +3 Attack."""

    atk = N


class RLK_741:
    """Soulstealer.

    Battlecry: Destroy all other minions. Gain 1 Corpse for each enemy destroyed.
    """

    action = (
        remember_number(count(ENEMY_MINIONS))
        >> destroy(MINIONS - SELF)
        >> repeat(LEFT_BEHIND, gain_corpses())
    )


class RLK_744:
    """Stitched Giant. Costs (1) less for each Corpse you've spent this game."""

    cost = -(N * mine(CORPSES_SPENT_THIS_GAME))
