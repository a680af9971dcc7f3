"""Saviors of Uldum: Warlock."""

from hsreplay_sim.cards.words import *


class ULD_161:
    """Neferset Thrasher. Whenever this attacks, deal 3 damage to your hero."""

    events = when_attacks(SELF, damage(FRIENDLY_HERO, N))
