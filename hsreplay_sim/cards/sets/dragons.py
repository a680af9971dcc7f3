"""Descent of Dragons (DRG)."""

from __future__ import annotations

from hsreplay_sim.cards.effects import summon
from hsreplay_sim.cards.keywords import progress
from hsreplay_sim.cards.selectors import FRIENDLY, OTHERS, SPELL, SUBJECT
from hsreplay_sim.cards.triggers import after_played
from hsreplay_sim.cards.values import cost_of


class DRG_323:
    """Learn Draconic. Sidequest: Spend 8 Mana on spells. Reward: Summon a 6/6 Dragon."""

    quest = after_played(FRIENDLY & SPELL & OTHERS, progress(cost_of(SUBJECT)))
    reward = summon("DRG_323t")
