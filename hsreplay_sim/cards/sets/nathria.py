"""Murder at Castle Nathria (REV)."""

from __future__ import annotations

from hsreplay_sim.cards.words.effects import draw, give, summon
from hsreplay_sim.cards.words.selectors import MINIONS, TARGET
from hsreplay_sim.cards.words.values import N2, N


class REV_290:
    """Cathedral of Atonement. Give a minion +2/+1 and draw a card."""

    targets = MINIONS
    activate = give(TARGET, "REV_290e") >> draw()


class REV_290e:
    """Atoned. +2/+1."""

    atk = N
    max_health = N2


class REV_336:
    """Plot of Sin. Summon two 2/2 Treants. Infuse (5): Two 5/5 Ancients instead."""

    action = summon("REV_336t2", 2)
    infuse = "REV_336t4"
    summons = True


class REV_336t4:
    """Plot of Sin. Infused. Summon two 5/5 Ancients."""

    action = summon("REV_336t3", 2)
    summons = True
