"""Rastakhan's Rumble (TRL)."""

from __future__ import annotations

from hsreplay_sim.base.enums import CardClass
from hsreplay_sim.cards.words.effects import add_random, damage
from hsreplay_sim.cards.words.pools import A_SPELL, pool
from hsreplay_sim.cards.words.selectors import MINIONS
from hsreplay_sim.cards.words.values import N


class TRL_317:
    """Blast Wave. Deal 2 damage to all minions. Overkill: Add a random Mage spell."""

    action = damage(MINIONS, N)
    overkill = add_random(pool(A_SPELL, card_class=CardClass.MAGE))
