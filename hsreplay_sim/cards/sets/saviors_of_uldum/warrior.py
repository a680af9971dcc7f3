"""Saviors of Uldum: Warrior."""

from hsreplay_sim.cards.words import *


class ULD_195:
    """Frightened Flunky. TauntBattlecry: Discover a Taunt minion."""

    action = discover(discoverable(pool(A_MINION, where=taunt_card)))
