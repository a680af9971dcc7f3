"""Murder at Castle Nathria: Druid."""

from hsreplay_sim.cards.words import *


class REV_307:
    """Natural Causes. Deal 2 damage. Summon a 2/2 Treant."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon("REV_336t2")


class REV_313:
    """Planted Evidence. Discover a spell. It costs (2) less this turn."""

    action = discover(discoverable(pool(A_SPELL))) >> give(MADE & IN_HAND, "REV_313e")


class REV_313e:
    """Ripe Spell. Costs (2) less this turn."""

    cost = -N


class REV_333:
    """Hedge Maze. Trigger a friendly minion's Deathrattle."""

    targets = FRIENDLY_MINIONS & has(DEATHRATTLE)
    activate = trigger_deathrattles(TARGET)


class REV_336:
    """Plot of Sin. Summon two 2/2 Treants. Infuse: Two 5/5 Ancients instead."""

    action = summon("REV_336t2", 2)
    infuse = "REV_336t4"
    summons = True


class REV_336t4:
    """Plot of Sin. Infused. Summon two 5/5 Ancients."""

    action = summon("REV_336t3", 2)
    summons = True
