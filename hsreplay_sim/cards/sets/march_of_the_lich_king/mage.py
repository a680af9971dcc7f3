"""March of the Lich King: Mage."""

from hsreplay_sim.cards.words import *


class RLK_843:
    """Arcane Bolt. Deal 2 damage. Manathirst (8): Deal 3 damage instead."""

    targets = CHARACTERS
    action = when(manathirst(N2), damage(TARGET, N3), damage(TARGET, N))
