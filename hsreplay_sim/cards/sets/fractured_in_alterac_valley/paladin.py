"""Fractured in Alterac Valley with Onyxia's Lair: Paladin."""

from hsreplay_sim.cards.words import *


class AV_339:
    """Templar Captain. Rush. After this attacks a minion, summon a 5/5 Defender with Taunt."""

    events = after_attack(SELF, summon("AV_342t"), defender=MINION)


class AV_343:
    """Stonehearth Vindicator.

    Battlecry: Draw a spell that costs (3) or less. It costs (0) this turn.
    """

    action = draw_from(FRIENDLY_DECK & SPELL & cost_at_most(N)) >> give(DRAWN & IN_HAND, "AV_343e")


class AV_343e:
    """Stone Fortitude. Costs (0) this turn."""

    set_cost = N
