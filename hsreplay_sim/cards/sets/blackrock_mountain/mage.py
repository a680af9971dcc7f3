"""Blackrock Mountain: Mage."""

from hsreplay_sim.cards.words import *


class BRM_002:
    """Flamewaker. After you cast a spell, deal 2 damage randomly split among all enemies."""

    events = after_played(FRIENDLY & SPELL, missiles(N))


class BRM_003:
    """Dragon's Breath. Deal 4 damage. Costs (1) less for each minion that died this turn."""

    targets = CHARACTERS
    action = damage(TARGET, N)
    cost = -(of_game(NUM_MINIONS_KILLED_THIS_TURN) * N2)
