"""Scholomance Academy (2020): Shaman."""

from hsreplay_sim.cards.words import *


class SCH_236:
    """Diligent Notetaker. Spellburst: Return the spell to your hand."""

    spellburst = after_played(FRIENDLY & SPELL, copy_to_hand(SUBJECT))
