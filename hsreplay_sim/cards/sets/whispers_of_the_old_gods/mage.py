"""Whispers of the Old Gods: Mage."""

from hsreplay_sim.cards.words import *


class OG_083:
    """Twilight Flamecaller. Battlecry: Deal 1 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class OG_086:
    """Forbidden Flame. Spend all your Mana. Deal that much damage to a minion."""

    targets = MINIONS
    action = spend_mana() >> damage(TARGET, LEFT_BEHIND)


class OG_090:
    """Cabalist's Tome. Get 3 random Mage spells."""

    action = add_random(pool(A_SPELL, card_class=CardClass.MAGE), N)


class OG_303:
    """Cult Sorcerer.

    Spell Damage +1. After you cast a spell, give your C'Thun +1/+1 (wherever it is).
    """

    events = after_played(FRIENDLY & SPELL, cthun_gains(N2, N3))
    ritual = True
