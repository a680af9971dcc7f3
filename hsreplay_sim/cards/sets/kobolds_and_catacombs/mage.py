"""Kobolds & Catacombs: Mage."""

from hsreplay_sim.cards.words import *


class LOOT_101:
    """Explosive Runes.

    Secret: After your opponent plays a minion, deal 6 damage to it and any excess to their hero.

    It notes the excess (3 of 3, U631:4653), which Piercing Shot does not (U444:5302).
    """

    secret = after_played(
        ENEMY & MINION & IN_PLAY & ALIVE,
        damage_with_excess(SUBJECT, ENEMY_HERO, N, noted=True),
    )


class LOOT_231:
    """Arcane Artificer. Whenever you cast a spell, gain Armor equal to its Cost."""

    events = when_played(FRIENDLY & SPELL, armor(cost_of(SUBJECT)))
