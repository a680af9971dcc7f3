"""Perils in Paradise: Priest."""

from hsreplay_sim.cards.words import *


class WORK_017:
    """Silvermoon Brochure. Give a minion Immune this turn and +2/+2. (Flips each turn.)"""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "WORK_017e") >> give(TARGET, "WORK_017e2")
    in_hand = on("cleanup", FRIENDLY_PLAYER, upgrade_to("WORK_017t"))


class WORK_017e:
    """In Flight. Immune this turn."""

    keywords = IMMUNE


class WORK_017e2:
    """Silvermoon Souvenir. +2/+2."""

    atk = N
    max_health = N2


class WORK_017t:
    """Gilneas Brochure. Silence a minion and give it -2/-2. (Flips each turn.)"""

    targets = target(MINIONS, optional=False)
    action = silence(TARGET) >> give(TARGET, "WORK_017te")
    in_hand = on("cleanup", FRIENDLY_PLAYER, upgrade_to("WORK_017"))


class WORK_017te:
    """Gilnean Curse. -2/-2."""

    atk = -N
    max_health = -N2
