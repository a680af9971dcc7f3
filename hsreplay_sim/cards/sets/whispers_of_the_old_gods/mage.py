"""Whispers of the Old Gods: Mage."""

from hsreplay_sim.cards.words import *


class OG_081:
    """Shatter. Destroy a Frozen minion."""

    targets = target(MINIONS & FROZEN_ONES, optional=False)
    action = destroy(TARGET)


class OG_083:
    """Twilight Flamecaller. Battlecry: Deal 1 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class OG_085:
    """Demented Frostcaller. After you cast a spell, Freeze a random enemy."""

    events = after_played(FRIENDLY & SPELL, freeze(random(ENEMY_CHARACTERS)))


class OG_086:
    """Forbidden Flame. Spend all your Mana. Deal that much damage to a minion."""

    targets = MINIONS
    action = spend_mana() >> damage(TARGET, LEFT_BEHIND)


class OG_087:
    """Servant of Yogg-Saron.

    Battlecry: Cast a random spell that costs (5) or MORE (targets chosen randomly).

    Before 184968: a spell that costs (5) or less.
    """

    action = when(
        says("or less"),
        cast_random(pool(A_SPELL, cost_up_to=N)),
        cast_random(pool(A_SPELL, cost_from=N)),
    )


class OG_090:
    """Cabalist's Tome. Get 3 random Mage spells."""

    action = add_random(pool(A_SPELL, card_class=CardClass.MAGE), N)


class OG_120:
    """Anomalus. Deathrattle: Deal 8 damage to all minions."""

    deathrattle = damage(MINIONS, N)


class OG_207:
    """Faceless Summoner. Battlecry: Summon a random 3-Cost minion."""

    action = summon_random(pool(A_MINION, cost=N))


class OG_303:
    """Cult Sorcerer.

    Spell Damage +1. After you cast a spell, give your C'Thun +1/+1 (wherever it is).
    """

    events = after_played(FRIENDLY & SPELL, cthun_gains(N2, N3))
    ritual = True
