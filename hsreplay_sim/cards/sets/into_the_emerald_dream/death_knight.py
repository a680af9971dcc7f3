"""Into the Emerald Dream: Death Knight."""

from hsreplay_sim.cards.words import *


class EDR_813:
    """Morbid Swarm.

    Choose One - Summon two 1/1 Ants; or Spend 2 Corpses to deal 4 damage to a minion.
    """

    choose = ("EDR_813a", "EDR_813b")


class EDR_813a:
    """Contaminated Colony. Summon two 1/1 Ants."""

    action = summon("EDR_813at", 2, signed=True)
    summons = True


class EDR_813b:
    """Bug Bites. Spend 2 Corpses to deal 4 damage to a minion."""

    targets = target(MINIONS, optional=False)
    action = spend_corpses(N, damage(TARGET, N2))
