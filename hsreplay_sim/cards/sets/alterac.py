"""Fractured in Alterac Valley (AV)."""

from __future__ import annotations

from hsreplay_sim.cards.words.effects import damage, give
from hsreplay_sim.cards.words.selectors import CHARACTERS, FRIENDLY_HAND, SPELL, TARGET
from hsreplay_sim.cards.words.values import N


class AV_212:
    """Siphon Mana. Deal 2 damage. Honorable Kill: Your spells in hand cost (1) less."""

    targets = CHARACTERS
    action = damage(TARGET, N)
    honorable_kill = give(FRIENDLY_HAND & SPELL, "AV_212e")


class AV_212e:
    """Kablow! Costs (1) less."""

    cost = -N
