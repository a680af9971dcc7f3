"""The Grand Tournament: Mage."""

from hsreplay_sim.cards.words import *


class AT_001:
    """Flame Lance. Deal 25 damage to a minion."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class AT_002:
    """Effigy. Secret: When a friendly minion dies, summon a random minion with the same Cost."""

    secret = when_died(
        FRIENDLY,
        summon_of_cost(cost_of(SUBJECT), SUBJECT),
        ROOM & (ROOM_BESIDE_DEAD | ~by_profile(lambda p: p.effigy_counts_dead)),
    )


class AT_003:
    """Fallen Hero. Your Hero Power deals 1 extra damage."""


class AT_004:
    """Arcane Blast. Deal 2 damage to a minion. This spell gets double bonus from Spell Damage."""

    targets = MINIONS
    action = damage(TARGET, N + SPELL_POWER)


class AT_005:
    """Polymorph: Boar. Transform a minion into a 4/2 Boar with Charge."""

    targets = target(MINIONS, optional=False)
    action = transform(TARGET, "AT_005t")


class AT_006:
    """Dalaran Aspirant. Spell Damage +1. Inspire: Gain Spell Damage +1."""

    inspire = give(SELF, "AT_006e")


class AT_006e:
    """Power of Dalaran. Increased Spell Damage."""

    keywords = (SPELLPOWER,)


class AT_007:
    """Spellslinger.

    Battlecry: Both players get a random spell. Yours costs (2) less.

    Before 184968: Battlecry: Add a random spell to each player's hand.
    """

    action = (
        add_random(pool(A_SPELL))
        >> when(says("costs"), give(MADE & IN_HAND, "AT_007e"))
        >> add_random(pool(A_SPELL), opponent=True)
    )


class AT_008:
    """Coldarra Drake. You can use your Hero Power any number of times."""

    player_tags = (HEROPOWER_UNLIMITED_USES,)


class AT_009:
    """Rhonin. Deathrattle: Add 3 copies of Arcane Missiles to your hand."""

    deathrattle = add_card("EX1_277", N)
