"""Murder at Castle Nathria: Demon Hunter."""

from hsreplay_sim.cards.words import *


class MAW_008:
    """Sightless Magistrate. Battlecry: Both players draw until they have 5 cards."""

    action = draw(N - count(FRIENDLY_HAND)) >> opponent_draws(N - count(ENEMY_HAND))


class REV_509:
    """Magnifying Glaive. After your hero attacks, draw until you have 3 cards."""

    events = after_attack(FRIENDLY & HERO, draw(N - count(FRIENDLY_HAND)))


class REV_510:
    """Kryxis the Voracious. Battlecry: Discard your hand. Deathrattle: Draw 3 cards."""

    action = discard_these(FRIENDLY_HAND)
    deathrattle = draw(N)


class REV_511:
    """Bibliomite. Battlecry: Choose a card in your hand to shuffle into your deck."""

    targets = FRIENDLY_HAND
    action = shuffle_away(TARGET)
