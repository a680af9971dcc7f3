"""Blackrock Mountain: Paladin."""

from hsreplay_sim.cards.words import *


class BRM_001:
    """Solemn Vigil. Draw 2 cards. Costs (1) less for each minion that died this turn."""

    action = draw(N)
    cost = -of_game(NUM_MINIONS_KILLED_THIS_TURN)


class BRM_018:
    """Dragon Consort. Battlecry: The next Dragon you play costs (2) less."""

    action = give(FRIENDLY_PLAYER, "BRM_018e")


class BRM_018e:
    """Unchained! Your next Dragon costs (2) less."""

    aura = aura(FRIENDLY_HAND & DRAGON, "GBL_002e")
    events = when_played(FRIENDLY & DRAGON, expire(SOURCE))
