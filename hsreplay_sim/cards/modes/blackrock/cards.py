"""Spells and minions of the bosses of Blackrock Mountain (BRMA) beside those of the coliseum."""

from hsreplay_sim.cards.words import *


class BRMA_01:
    """Flameheart. Draw 2 cards. Gain 4 Armor."""

    action = draw(N) >> armor(N2)


class BRMA01_4:
    """Get 'em! Summon four 1/1 Dwarves with Taunt."""

    action = summon("BRMA01_4t", 4)


class BRMA04_3H:
    """Firesworn.

    Deathrattle: Deal 3 damage to the enemy hero for each Firesworn that died this turn. (Itself
    among them, as BRMA04_3.)
    """

    deathrattle = damage(ENEMY_HERO, N + N * count(DIED_THIS_TURN & card("BRMA04_3H")))


class BRMA04_4:
    """Rock Out. Summon 3 Firesworn. Overload: (2)"""

    action = summon("BRMA04_3", N)


class BRMA07_3:
    """TIME FOR SMASH. Deal $5 damage to a random enemy. Gain 5 Armor."""

    action = damage(random(ENEMY_CHARACTERS), N) >> armor(N2)


class BRMA08_3:
    """Drakkisath's Command. Destroy a minion. Gain 10 Armor."""

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET) >> armor(N)


class BRMA09_6:
    """The True Warchief. Destroy a Legendary minion."""

    targets = target(MINIONS & has(ELITE), optional=False)
    action = destroy(TARGET)


class BRMA11_3:
    """Burning Adrenaline. Deal $2 damage to the enemy hero."""

    action = damage(ENEMY_HERO, N)


class BRMA12_8:
    """Chromatic Mutation. Transform a minion into a 2/2 Chromatic Dragonkin."""

    targets = target(MINIONS, optional=False)
    action = transform(TARGET, "BRMA12_8t")


class BRMA12_8t:
    """Chromatic Dragonkin. Whenever your opponent casts a spell, gain +2/+2."""

    events = when_played(ENEMY & SPELL, give(SELF, "BRMA12_8te"))


class BRMA13_5:
    """Son of the Flame. Battlecry: Deal 6 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class BRMA13_8:
    """DIE, INSECT! Deal $8 damage to a random enemy."""

    action = damage(random(ENEMY_CHARACTERS), N)


class BRMA14_5:
    """Toxitron. At the start of your turn, deal 1 damage to all other minions."""

    events = turn_start(damage(MINIONS - SELF, N))


class BRMA15_3:
    """Release the Aberrations! Summon 3 Aberrations."""

    action = summon("BRMA15_4", N)


class BRMA17_4:
    """LAVA! Deal $2 damage to all minions."""

    action = damage(MINIONS, N)
