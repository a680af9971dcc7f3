"""The Great Dark Beyond: Warrior."""

from hsreplay_sim.cards.words import *


class GDB_226:
    """Hostile Invader.

    Battlecry, Spellburst, and Deathrattle: Deal 2 damage to all other minions.
    """

    action = damage(MINIONS - SELF, N)
    deathrattle = damage(MINIONS - SELF, N)
    spellburst = after_played(FRIENDLY & SPELL, damage(MINIONS - SELF, N))


class GDB_228:
    """Captain's Log. Draw 2 cards. Costs (1) less for each Draenei you control."""

    action = draw(N)
    cost = -(N2 * count(FRIENDLY_MINIONS & DRAENEI))


class GDB_231:
    """Crystalline Greatmace. After your hero attacks, give all Draenei in your hand +2 Attack."""

    events = after_attack(FRIENDLY & HERO, give(FRIENDLY_HAND & DRAENEI, "GDB_231e"))


class GDB_231e:
    """Vindication. +2 Attack."""

    atk = N


class GDB_233:
    """Dwarf Planet. Fill your board with random 2-Cost minions that attack random enemies."""

    action = summon_random(pool(A_MINION, cost=N), 7) >> attacks(MADE, ENEMY_CHARACTERS)
    summons = True
