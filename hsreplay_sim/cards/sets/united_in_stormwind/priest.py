"""United in Stormwind: Priest."""

from hsreplay_sim.cards.words import *


class SW_012:
    """Shadowcloth Needle.

    After you cast a Shadow spell, deal 1 damage to all enemies. Lose 1 Durability.
    """

    events = after_played(
        FRIENDLY & SPELL & school(SpellSchool.SHADOW), damage(ENEMY_CHARACTERS, N) >> wear(SELF, N2)
    )


class SW_441:
    """Shard of the Naaru. Tradeable Silence all enemy minions."""

    action = silence(ENEMY_MINIONS)
