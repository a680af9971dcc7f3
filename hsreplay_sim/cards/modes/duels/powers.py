"""Hero powers of Duels (PVPDR)."""

from hsreplay_sim.cards.words import *


class PVPDR_SCH_Magep3:
    """Wyrm Bolt. Deal 1 damage. If this kills a minion, summon a 1/3 Mana Wyrm."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, summon("NEW1_012"))
