"""The Great Dark Beyond: neutral."""

from hsreplay_sim.cards.words import *


class GDB_132:
    """Relentless Wrathguard.

    Battlecry: Deal 2 damage to an enemy minion. If it dies, Discover a Demon.
    """

    targets = ENEMY_MINIONS
    action = damage(TARGET, N) >> when(
        IT_DIES, discover(discoverable(pool(A_MINION, race=Race.DEMON)))
    )


class GDB_142:
    """The Ceaseless Expanse.

    Costs (1) less for each time a card was drawn, played, or destroyed. Battlecry: Destroy all
    other minions.
    """

    action = destroy(MINIONS - SELF)
    cost = -(
        N
        * (
            mine(NUM_CARDS_DRAWN_THIS_GAME)
            + theirs(NUM_CARDS_DRAWN_THIS_GAME)
            + count(PLAYED_THIS_GAME + ENEMY_PLAYED_THIS_GAME)
            + count(DIED_THIS_GAME + ENEMY_DIED_THIS_GAME)
        )
    )


class GDB_311:
    """Deep Space Curator.

    Spellburst: Get a random minion of the spell's Cost. Set its Cost to (0).
    """

    spellburst = after_played(
        FRIENDLY & SPELL,
        add_random(pool(A_MINION, cost=cost_of(SUBJECT))) >> give(MADE & IN_HAND, "GBL_009e"),
    )


class GDB_320:
    """Eredar Brute. Taunt, Lifesteal. Costs (1) less for each enemy minion."""

    cost = -(N * count(ENEMY_MINIONS))


class GDB_430:
    """Asteroid. Casts When Drawn Deal @ damage to a random enemy."""

    on_draw = damage(random(ENEMY_CHARACTERS), DATA1)


class GDB_435:
    """Moonstone Mauler.

    Battlecry: Shuffle 3 Asteroids into your deck that deal @ damage to a random enemy when drawn.
    """

    action = shuffle("GDB_430", N)


class SC_010:
    """Zergling. Battlecry: Summon a 1/1 Zergling. Before 217964: a copy of this."""

    action = when(says("copy"), summon_copy(SELF), summon("SC_010"))
