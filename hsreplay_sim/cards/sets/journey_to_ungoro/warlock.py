"""Journey to Un'Goro: Warlock."""

from hsreplay_sim.cards.words import *


class UNG_049:
    """Tar Lurker. Taunt. Has +3 Attack during your opponent's turn."""

    atk = N * as_number(THEIR_TURN)


class UNG_834:
    """Feeding Time. Deal 3 damage to a minion. Summon three 1/1 Pterrordaxes and Adapt them.

    Before 187190 it does not Adapt them.
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> summon("UNG_834t1", 3) >> when(says("Adapt"), adapt(MADE))
