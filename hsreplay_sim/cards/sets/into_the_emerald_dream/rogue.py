"""Into the Emerald Dream: Rogue."""

from hsreplay_sim.cards.words import *


class EDR_522:
    """Mimicry. Your opponent draws 2 cards. You get copies of them."""

    action = opponent_draws(N) >> copy_to_hand(DRAWN, linked=True)
