"""Cataclysm: rogue."""

from hsreplay_sim.cards.words import *


class CATA_158:
    """Maniacal Follower. StealthDeathrattle:Herald {0}."""

    deathrattle = herald()


class CATA_158t:
    """Soldier of Sinestra.

    When summoned, get a random spell from another class. It costs ({0}) less. Herald twice to
    upgrade.
    """

    events = when_summoned(
        SELF,
        add_random(any_class_but_mine(pool(A_SPELL))) >> give(MADE & IN_HAND, "GBL_050e", DATA1),
    )


class CATA_201:
    """Twilight Mistress. Battlecry: Return all enemy minions to their owner's hand."""

    action = bounce(ENEMY_MINIONS)


class CATA_785:
    """Rite of Twilight. Herald {0}. Combo: Deal 3 damage.

    The damage comes in a block of its own, first (U567:2968).
    """

    targets = target(CHARACTERS, only=COMBO, optional=False)
    action = herald()
    combo = damage(TARGET, N) >> next_block() >> herald()
