"""Into the Emerald Dream: Warrior."""

from hsreplay_sim.cards.words import *


class EDR_457:
    """Brood Keeper. Battlecry: If you're holding a Dragon, equip a 2/2 Sword."""

    action = when(HOLDING_DRAGON, equip("EDR_457t"))
