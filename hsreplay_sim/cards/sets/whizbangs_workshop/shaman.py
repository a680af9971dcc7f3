"""Whizbang's Workshop: Shaman."""

from hsreplay_sim.cards.words import *


class MIS_307:
    """Murloc Growfin.

    Gigantify. Battlecry: Summon a Tinyfin with Rush and stats equal to this minion's.
    """

    action = summon_sized("MIS_307t", atk_of(SELF), health_of(SELF), cost=atk_of(SELF))


class MIS_307t1:
    """Murloc Growfin.

    Gigantic. Battlecry: Summon a Tinyfin with Rush and stats equal to this minion's.
    """

    action = summon_sized("MIS_307t", atk_of(SELF), health_of(SELF), cost=atk_of(SELF))


class TOY_508:
    """Pop-Up Book. Deal 2 damage. Summon two 0/1 Frogs with Taunt."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon("hexfrog", 2)
