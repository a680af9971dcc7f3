"""Goblins vs Gnomes: Shaman."""

from hsreplay_sim.cards.words import *


class GVG_029:
    """Ancestor's Call. Put a random minion from each player's hand into the battlefield."""

    action = recruit(random(FRIENDLY_HAND & MINION)) >> recruit(random(ENEMY_HAND & MINION))


class GVG_036:
    """Powermace. Deathrattle: Give a random friendly Mech +2/+2."""

    deathrattle = give(random(FRIENDLY_MINIONS & MECH), "GVG_036e")


class GVG_038:
    """Crackle. Deal 3-6 damage. Overload: (1)"""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, between(N, N2))


class GVG_039:
    """Vitality Totem. At the end of your turn, restore 4 Health to your hero."""

    events = turn_end(heal(FRIENDLY_HERO, N))


class GVG_040:
    """Siltfin Spiritwalker. Whenever another friendly Murloc dies, draw a card. Overload: (1)"""

    events = when_died((FRIENDLY & MURLOC) & OTHERS, draw())


class GVG_042:
    """Neptulon. Battlecry: Add 4 random Murlocs to your hand. Overload: (3)"""

    action = add_random(pool(race=Race.MURLOC), N)


class GVG_066:
    """Dunemaul Shaman. Windfury, Overload: (1). 50% chance to attack the wrong enemy."""

    events = FORGETFUL
