"""Cataclysm: Mage."""

from hsreplay_sim.cards.words import *


class CATA_458:
    """Archmage Kalec. Battlecry: Give all spells in your hand and deck Spell Damage +1."""

    action = give((FRIENDLY_HAND + FRIENDLY_DECK) & SPELL, "CATA_458e")


class CATA_458e:
    """Kalec's Insight. Spell Damage +1."""

    keywords = ((SPELLPOWER, 1),)


class CATA_484:
    """Winterspring Whelp. Battlecry:Discover a 1-Cost spell from any class."""

    action = discover(pool(A_SPELL, cost=N))


class CATA_485:
    """Sleet Storm. Deal 2 damage. Deal 1 damage to a random enemy minion."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> damage(random(ENEMY_MINIONS), N2)
