"""The Grand Tournament: Mage."""

from hsreplay_sim.cards.words import *


class AT_003:
    """Fallen Hero. Your Hero Power deals 1 extra damage."""


class AT_004:
    """Arcane Blast. Deal 2 damage to a minion. This spell gets double bonus from Spell Damage."""

    targets = MINIONS
    action = damage(TARGET, N + SPELL_POWER)
