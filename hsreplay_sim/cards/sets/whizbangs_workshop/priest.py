"""Whizbang's Workshop: Priest."""

from hsreplay_sim.cards.words import *


class TOY_380:
    """Clay Matriarch. Miniaturize. Taunt. Deathrattle: Summon a 4/4 Whelp with Elusive."""

    deathrattle = summon("TOY_380t2")


class TOY_380t:
    """Clay Matriarch. Mini. Taunt. Deathrattle: Summon a 4/4 Whelp with Elusive."""

    deathrattle = summon("TOY_380t2")


class TOY_381:
    """Papercraft Angel. Your Hero Power costs (0)."""

    aura = cost_change(FRIENDLY_HERO_POWER, to=N)
