"""Scholomance Academy: Hunter."""

from hsreplay_sim.cards.words import *


class SCH_133:
    """Wolpertinger. Battlecry: Summon a copy of this."""

    action = summon_copy(SELF)


class SCH_244:
    """Teacher's Pet. Taunt. Deathrattle: Summon a random 3-Cost Beast."""

    deathrattle = summon_random(pool(A_MINION, cost=N, race=Race.BEAST))


class SCH_300:
    """Carrion Studies. Discover a Deathrattle minion. Your next one costs (1) less."""

    action = discover(discoverable(pool(A_MINION, where=deathrattle_card))) >> give(
        FRIENDLY_PLAYER, "SCH_300e"
    )


class SCH_300e:
    """Carrion Studies. Your next Deathrattle minion costs (1) less."""

    aura = aura(FRIENDLY_HAND & MINION & has(DEATHRATTLE), "SCH_300e2")
    events = until_played(FRIENDLY & MINION & has(DEATHRATTLE))


class SCH_300e2:
    """Studying Carrion. Costs (1) less."""

    cost = -N
