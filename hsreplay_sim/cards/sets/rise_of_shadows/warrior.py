"""Rise of Shadows: Warrior."""

from hsreplay_sim.cards.words import *


class DAL_060:
    """Clockwork Goblin. Battlecry: Shuffle a Bomb into your opponent's deck."""

    action = shuffle("BOT_511t", opponent=True)
