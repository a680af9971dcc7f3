"""Blackrock Mountain: Druid."""

from hsreplay_sim.cards.words import *


class BRM_009:
    """Volcanic Lumberer. Taunt. Costs (1) less for each minion that died this turn."""

    cost = -of_game(NUM_MINIONS_KILLED_THIS_TURN)


class BRM_010:
    """Druid of the Flame. Choose One - Transform into a 5/2 minion; or a 2/5 minion."""

    choose = ("BRM_010a", "BRM_010b")
    becomes = "OG_044b"


class BRM_010a:
    """Firecat Form. Transform into a 5/2 minion."""

    becomes = "BRM_010t"


class BRM_010b:
    """Fire Hawk Form. Transform into a 2/5 minion."""

    becomes = "BRM_010t2"
