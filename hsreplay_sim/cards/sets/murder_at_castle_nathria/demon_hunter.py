"""Murder at Castle Nathria: Demon Hunter."""

from hsreplay_sim.cards.words import *


class MAW_008:
    """Sightless Magistrate. Battlecry: Both players draw until they have 5 cards."""

    action = draw(N - count(FRIENDLY_HAND)) >> opponent_draws(N - count(ENEMY_HAND))


class REV_511:
    """Bibliomite. Battlecry: Choose a card in your hand to shuffle into your deck."""

    targets = FRIENDLY_HAND
    action = shuffle_away(TARGET)
