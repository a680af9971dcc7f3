"""The Great Dark Beyond: Druid."""

from hsreplay_sim.cards.words import *


class GDB_852:
    """Arkonite Revelation. Draw a card. If it's a spell, it costs (1) less."""

    action = draw() >> give(DRAWN & IN_HAND & SPELL, "GBL_003e")


class GDB_855:
    """Star Grazer.

    Elusive, Taunt. Spellburst: Give your hero +8 Attack this turn and gain 8 Armor.
    """

    spellburst = after_played(FRIENDLY & SPELL, give(FRIENDLY_HERO, "GDB_855e") >> armor(N2))


class GDB_855e:
    """Whale Strike. +8 Attack this turn."""

    atk = N


class GDB_857:
    """Final Frontier. Discover a 10-Cost minion from the past. Set its Cost to (1)."""

    action = discover(discoverable(pool(A_MINION, cost=N))) >> give(MADE, "GBL_001e")


class GDB_882:
    """Cosmic Phenomenon.

    Summon three 2/3 Elementals with Taunt. If your board is full, give your minions +1/+1.
    """

    action = summon("GDB_882t", 3) >> when(~ROOM, give(FRIENDLY_MINIONS, "GDB_882e"))


class GDB_882e:
    """Phenomenal. +1/+1."""

    atk = N
    max_health = N2


class GDB_883:
    """Distress Signal. Summon two random 2-Cost minions. Refresh 2 Mana Crystals."""

    action = summon_random(pool(A_MINION, cost=N), 2) >> refresh_mana(N2)
