"""March of the Lich King: Hunter."""

from hsreplay_sim.cards.words import *


class RLK_819:
    """Eversong Portal.

    Summon 1 4/4 |4(Lynx, Lynxes) with Rush(improved by Spell Damage).
    """

    action = summon("RLK_819t", N + SPELL_POWER)
    summons = True
