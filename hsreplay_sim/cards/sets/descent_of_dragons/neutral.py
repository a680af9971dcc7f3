"""Descent of Dragons: neutral."""

from hsreplay_sim.cards.words import *


class DRG_075:
    """Cobalt Spellkin. Battlecry: Add two 1-Cost spells from your class to your hand."""

    action = add_random(pool(A_SPELL, cost=N, card_class=my_class), 2)


class YOD_006:
    """Escaped Manasaber. Stealth. Whenever this attacks, gain 1 Mana Crystal this turn only."""

    events = when_attacks(SELF, gain_mana(N))
