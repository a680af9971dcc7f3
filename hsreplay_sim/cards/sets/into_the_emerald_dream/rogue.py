"""Into the Emerald Dream: Rogue."""

from hsreplay_sim.cards.words import *


class EDR_522:
    """Mimicry. Your opponent draws 2 cards. You get copies of them."""

    action = opponent_draws(N) >> copy_to_hand(DRAWN, linked=True)


class EDR_523:
    """Web of Deception.

    Return a friendly minion to your hand to summon a 4/4 Spider with Stealth.
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = bounce(TARGET) >> summon("EDR_523t", signed=True)


class EDR_527:
    """Ashamane.

    Battlecry: Fill your hand with copies of cards from your opponent's deck. They cost (3)
    less.
    """

    action = copy_to_hand(random(ENEMY_DECK, FREE_HAND)) >> give(MADE & IN_HAND, "GBL_004e")


class FIR_922:
    """Cindersword. Battlecry: If you're holding a minion with a Dark Gift, gain +3 Attack."""

    action = when(any_of(FRIENDLY_HAND & MINION & has(HAS_DARK_GIFT)), give(SELF, "FIR_922e"))


class FIR_922e:
    """Fiery. +3 Attack."""

    atk = N
