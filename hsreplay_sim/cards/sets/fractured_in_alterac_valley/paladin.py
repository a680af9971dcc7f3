"""Fractured in Alterac Valley with Onyxia's Lair: Paladin."""

from hsreplay_sim.cards.words import *


class AV_339:
    """Templar Captain. Rush. After this attacks a minion, summon a 5/5 Defender with Taunt."""

    events = after_attack(SELF, summon("AV_342t"), defender=MINION)
