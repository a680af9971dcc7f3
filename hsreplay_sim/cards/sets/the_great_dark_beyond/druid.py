"""The Great Dark Beyond: Druid."""

from hsreplay_sim.cards.words import *


class GDB_851:
    """Astral Phaser.

    Choose One - Deal 2 damage to two random enemy minions; or Make one Dormant for 2 turns.
    """

    choose = ("GDB_851a", "GDB_851b")


class GDB_851a:
    """Lethal Rays. Deal 2 damage to two random enemy minions."""

    action = damage(random(ENEMY_MINIONS, 2), N)


class GDB_851b:
    """Stunning Star. Choose an enemy minion. It goes Dormant for 2 turns."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = fall_asleep(TARGET, "GDB_851e")


class GDB_851e:
    """Stunned. Dormant. Awaken in @ |4(turn, turns)."""

    events = (
        turn_start(count_to_awaken(), only=any_of(SELF & FRIENDLY)),
        turn_start(count_to_awaken(), ENEMY_PLAYER, only=any_of(SELF & ENEMY)),
    )


class GDB_852:
    """Arkonite Revelation. Draw a card. If it's a spell, it costs (1) less."""

    action = draw() >> give(DRAWN & IN_HAND & SPELL, "GBL_003e")


class GDB_855:
    """Star Grazer.

    Elusive, Taunt. Spellburst: Give your hero +8 Attack this turn and gain 8 Armor.
    """

    spellburst = after_played(FRIENDLY & SPELL, give(FRIENDLY_HERO, "GDB_855e") >> armor(N2))


class GDB_857:
    """Final Frontier. Discover a 10-Cost minion from the past. Set its Cost to (1)."""

    action = discover(discoverable(past_pool(A_MINION, cost=N))) >> give(MADE, "GBL_001e")


class GDB_882:
    """Cosmic Phenomenon.

    Summon three 2/3 Elementals with Taunt. If your board is full, give your minions +1/+1.
    """

    action = summon("GDB_882t", 3) >> when(~ROOM, give(FRIENDLY_MINIONS, "GDB_882e"))


class GDB_883:
    """Distress Signal. Summon two random 2-Cost minions. Refresh 2 Mana Crystals."""

    action = summon_random(pool(A_MINION, cost=N), 2) >> refresh_mana(N2)


class SC_755:
    """Construct Pylons. Your next Protoss card this turn costs (2) less."""

    action = give(FRIENDLY_PLAYER, "SC_755e2")


class SC_755e:
    """Psionic Power. Your Protoss minions cost (1) less this game."""

    aura = cost_change(FRIENDLY_HAND & MINION & has(PROTOSS), -N)


class SC_755e2:
    """Psionic Matrix. Your next Protoss card this turn costs (2) less."""

    aura = cost_change(FRIENDLY_HAND & has(PROTOSS), -N)
    events = until_played(FRIENDLY & has(PROTOSS))


class SC_756:
    """Carrier. At the end of your turn, summon four 4/1 Interceptors that attack random enemies."""

    events = turn_end(summon("SC_756t", 4) >> attacks(MADE, ENEMY_CHARACTERS))


class SC_763:
    """Immortal. Taunt, Divine ShieldBattlecry: Spend 4 Mana to double this minion's stats."""

    action = when(
        MANA_LEFT >= N,
        spend_mana(N)
        >> give(SELF, "SC_763e", data=atk_of(SELF, auras=False), data2=health_of(SELF)),
    )


class SC_763e:
    """Plasma Shields. Stats doubled."""

    atk = DATA1
    max_health = DATA2
