"""Descent of Dragons with Galakrond's Awakening: Shaman."""

from hsreplay_sim.cards.words import *


class DRG_215:
    """Storm's Wrath. Give your minions +1/+1. Overload: (1)"""

    action = give(FRIENDLY_MINIONS, "DRG_215e")


class DRG_216:
    """Surging Tempest. Has +1 Attack while you have Overloaded Mana Crystals."""

    atk = N * as_number((mine(OVERLOAD_OWED) >= 1) | (mine(OVERLOAD_LOCKED) >= 1))


class DRG_217:
    """Dragon's Pack.

    Summon two 2/3 Spirit Wolves with Taunt. If you've Invoked twice, give them +3/+3.
    """

    action = summon("DRG_217t", 2) >> when(INVOKED_TWICE, give(MADE, "DRG_217e"))
    summons = True


class DRG_218:
    """Corrupt Elementalist. Battlecry: Invoke Galakrond twice."""

    action = repeat(2, invoke())


class DRG_219:
    """Lightning Breath.

    Deal $4 damage to a minion. If you're holding a Dragon, also damage its neighbors.
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + provided(HOLDING_DRAGON, adjacent(TARGET)), N)


class DRG_238p4:
    """Galakrond's Fury. Summon a 2/1 Elemental with Rush."""

    action = summon("DRG_238t14t3")
    summons = True


class DRG_224:
    """Nithogg. Battlecry: Summon two 0/3 Eggs. Next turn they hatch into 4/4 Drakes with Rush."""

    action = summon("DRG_224t", 2)


class DRG_224t:
    """Storm Egg. At the start of your turn, transform into a 4/4 Storm Drake with Rush."""

    events = turn_start(transform(SELF, "DRG_224t2"))


class DRG_248:
    """Invocation of Frost. Freeze an enemy. Invoke Galakrond."""

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = freeze(TARGET) >> invoke()


class DRG_620:
    """Galakrond, the Tempest. Battlecry: Summon two 2/2 Storms with Rush. (@)"""

    action = summon("DRG_620t4", 2)


class DRG_620t2:
    """Galakrond, the Apocalypse. Battlecry: Summon two 4/4 Storms with Rush. (@)"""

    action = summon("DRG_620t5", 2)


class DRG_620t3:
    """Galakrond, Azeroth's End.

    Battlecry: Summon two 8/8 Storms with Rush. Equip a 5/2 Claw.
    """

    action = summon("DRG_620t6", 2) >> equip("DRG_238ht")


class YOD_020:
    """Explosive Evolution. Transform a minion into a random one that costs (3) more."""

    targets = target(MINIONS, optional=False)
    action = transform_random(TARGET, cost_beside(3))


class YOD_041:
    """Eye of the Storm. Summon three 5/6 Elementals with Taunt. Overload: (3)"""

    action = summon("YOD_041t", 3)
    summons = True


class YOD_042:
    """The Fist of Ra-den.

    After you cast a spell, summon a Legendary minion of that Cost. Lose 1 Durability.
    """

    events = after_played(
        FRIENDLY & SPELL,
        summon_random(pool(A_MINION, cost=COST_PAID, where=legendary)) >> wear(SELF),
    )
