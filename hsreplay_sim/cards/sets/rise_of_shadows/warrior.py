"""Rise of Shadows: Warrior."""

from hsreplay_sim.cards.words import *

BOMBS_HIDE = by_profile(lambda p: p.hides_bombs)


class DAL_060:
    """Clockwork Goblin.

    Battlecry: Shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5 damage.
    """

    action = shuffle("BOT_511t", opponent=True, hidden=BOMBS_HIDE)
