"""The Great Dark Beyond: Mage."""

from hsreplay_sim.cards.words import *


class GDB_456:
    """Spontaneous Combustion.

    Deal 4 damage to a random enemy. If you played an Elemental last turn, choose the target.
    """

    targets = target(CHARACTERS, optional=False, only=any_of(PLAYED_LAST_TURN & ELEMENTAL))
    action = when(
        any_of(PLAYED_LAST_TURN & ELEMENTAL),
        damage(TARGET, N),
        damage(random(ENEMY_CHARACTERS), N),
    )
