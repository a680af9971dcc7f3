"""Journey to Un'Goro: Hunter."""

from hsreplay_sim.cards.words import *


class UNG_912:
    """Jeweled Macaw. Battlecry: Add a random Beast to your hand."""

    action = add_random(pool(A_MINION, race=Race.BEAST))


class UNG_915:
    """Crackling Razormaw. Battlecry: Adapt a friendly Beast."""

    targets = FRIENDLY_MINIONS & BEAST
    action = adapt(TARGET)
