"""Saviors of Uldum (ULD)."""

from __future__ import annotations

from hsreplay_sim.cards.words.effects import add_random, heal
from hsreplay_sim.cards.words.pools import A_MINION, pool, reborn_card
from hsreplay_sim.cards.words.selectors import FRIENDLY_HERO
from hsreplay_sim.cards.words.values import N


class ULD_186:
    """Pharaoh Cat. Battlecry: Add a random Reborn minion to your hand."""

    action = add_random(pool(A_MINION, where=reborn_card))


class ULD_208:
    """Khartut Defender. Taunt, Reborn. Deathrattle: Restore 3 Health to your hero."""

    deathrattle = heal(FRIENDLY_HERO, N)
