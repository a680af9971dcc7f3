"""Cataclysm: Priest."""

from hsreplay_sim.cards.words import *

HEALS_A_FRIEND = turn_end(heal(random(FRIENDLY_CHARACTERS & HURT), N))
"""At the end of your turn, restore 3 Health to a random damaged friendly character."""


class CATA_300:
    """The Black Blood.

    Colossal +3.  After you restore Health to a character, attack a random enemy minion.
    """

    colossal = ("CATA_300t3", "CATA_300t2", "CATA_300t1")
    events = when_healed(CHARACTERS, attacks(SELF, ENEMY_MINIONS), any_of(TARGET & FRIENDLY))


class CATA_300t1:
    """Black Blood's Body.

    At the end of your turn, restore 3 Health to a random damaged friendly character.
    """

    events = HEALS_A_FRIEND


class CATA_300t2:
    """Black Blood's Body.

    At the end of your turn, restore 3 Health to a random damaged friendly character.
    """

    events = HEALS_A_FRIEND


class CATA_300t3:
    """Black Blood's Body.

    At the end of your turn, restore 3 Health to a random damaged friendly character.
    """

    events = HEALS_A_FRIEND


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
