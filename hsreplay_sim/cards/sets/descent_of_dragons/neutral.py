"""Descent of Dragons: neutral."""

from hsreplay_sim.cards.words import *


class DRG_071:
    """Bad Luck Albatross. Deathrattle: Shuffle two 1/1 Albatross into your opponent's deck."""

    deathrattle = shuffle("DRG_071t", 2, opponent=True)


class DRG_075:
    """Cobalt Spellkin. Battlecry: Add two 1-Cost spells from your class to your hand."""

    action = add_random(pool(A_SPELL, cost=N, card_class=my_class), 2)


class DRG_257:
    """Frizz Kindleroost. Battlecry: Reduce the Cost of Dragons in your deck by (2)."""

    action = give(FRIENDLY_DECK & DRAGON, "DRG_257e3")


class DRG_257e3:
    """Ready to Hatch! Reduced Cost."""

    cost = -of_creator(N)


class YOD_006:
    """Escaped Manasaber. Stealth. Whenever this attacks, gain 1 Mana Crystal this turn only."""

    events = when_attacks(SELF, gain_mana(N))
