"""Cataclysm: Priest."""

from hsreplay_sim.cards.words import *


class CATA_302:
    """Mend. Restore a minion to full Health. Draw a card."""

    targets = target(MINIONS, optional=False)
    action = heal(TARGET, max_health_of(TARGET)) >> draw()


class CATA_303:
    """Purifying Breath.

    Deal 5 damage to a minion. If it dies, restore 5 Health to the enemy hero.
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, heal(ENEMY_HERO, N2))


class CATA_304:
    """Injured Attendant. Lifesteal Battlecry: Deal 4 damage to this minion."""

    action = damage(SELF, N)
