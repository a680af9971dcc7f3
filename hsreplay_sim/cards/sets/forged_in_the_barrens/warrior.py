"""Forged in the Barrens with the Wailing Caverns: Warrior."""

from hsreplay_sim.cards.words import *


class BAR_844:
    """Outrider's Axe. After your hero attacks and kills a minion, draw a card."""

    events = after_attack(FRIENDLY & HERO, draw(), defender=MINION & (DOOMED | ~IN_PLAY))


class BAR_896:
    """Stonemaul Anchorman. RushFrenzy: Draw a card."""

    frenzy = when_damaged(SELF, draw(), only=any_of(SELF & ALIVE))
