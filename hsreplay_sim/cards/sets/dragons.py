"""Descent of Dragons (DRG)."""

from __future__ import annotations

from hsreplay_sim.base.enums import Race
from hsreplay_sim.cards.words.effects import add_random, discover, summon
from hsreplay_sim.cards.words.keywords import progress
from hsreplay_sim.cards.words.pools import A_MINION, A_SPELL, discoverable, my_class, pool
from hsreplay_sim.cards.words.selectors import FRIENDLY, OTHERS, SPELL, SUBJECT
from hsreplay_sim.cards.words.triggers import after_played
from hsreplay_sim.cards.words.values import N, cost_of


class DRG_102:
    """Azure Explorer. Spell Damage +2. Battlecry: Discover a Dragon."""

    action = discover(discoverable(pool(A_MINION, race=Race.DRAGON)))
    spell_power = 1


class DRG_323:
    """Learn Draconic. Sidequest: Spend 8 Mana on spells. Reward: Summon a 6/6 Dragon."""

    quest = after_played(FRIENDLY & SPELL & OTHERS, progress(cost_of(SUBJECT)))
    reward = summon("DRG_323t")


class DRG_075:
    """Cobalt Spellkin. Battlecry: Add two 1-Cost spells from your class to your hand."""

    action = add_random(pool(A_SPELL, cost=N, card_class=my_class), 2)
