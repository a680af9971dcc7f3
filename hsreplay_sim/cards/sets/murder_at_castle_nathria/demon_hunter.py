"""Murder at Castle Nathria: Demon Hunter."""

from hsreplay_sim.cards.words import *


class MAW_008:
    """Sightless Magistrate. Battlecry: Both players draw until they have 5 cards."""

    action = draw(N - count(FRIENDLY_HAND)) >> opponent_draws(N - count(ENEMY_HAND))
