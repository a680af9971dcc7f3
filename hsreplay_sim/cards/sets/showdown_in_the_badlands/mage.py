"""Showdown in the Badlands: Mage."""

from hsreplay_sim.cards.words import *


class DEEP_000:
    """Summoning Ward. Secret: When your turn starts, summon a copy of your highest Cost minion."""

    secret = turn_start(
        summon_copy(random(highest(FRIENDLY_MINIONS, COST))), only=any_of(FRIENDLY_MINIONS) & ROOM
    )


class DEEP_002:
    """Elemental Companion. Summon a random Elemental Companion."""

    action = summon_random(given("DEEP_002t", "DEEP_002t2", "DEEP_002t3"))
    summons = True


class DEEP_002t:
    """Hiffar. Your spells cost (1) less."""

    aura = aura(FRIENDLY_HAND & SPELL, "DEEP_002te")


class DEEP_004:
    """Mantle Shaper. Costs (1) less for each spell you've cast while holding this."""

    cost = -(N * count(PLAYED_WHILE_HELD & SPELL))


class WW_009:
    """Cryopreservation. Freeze an enemy. Excavate a treasure."""

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = freeze(TARGET) >> excavate()


class WW_377:
    """Heat Wave.

    Deal 2 damage to an enemy minion and its neighbors. Quickdraw: To all enemies instead.
    """

    targets = target(ENEMY_MINIONS, optional=False, only=~QUICKDRAW)
    action = when(QUICKDRAW, damage(ENEMY_CHARACTERS, N), damage(TARGET + adjacent(TARGET), N))


class WW_426:
    """Blastmage Miner.

    Battlecry: Excavate a treasure. For each card in your hand, deal 1 damage to a random enemy.
    """

    action = excavate() >> repeat(count(FRIENDLY_HAND), damage(random(ENEMY_CHARACTERS), N))


class WW_427:
    """Sunset Volley.

    Deal 10 damage randomly split among all enemies. Summon a random 10-Cost minion.
    """

    action = missiles(N) >> summon_random(pool(A_MINION, cost=N2))
