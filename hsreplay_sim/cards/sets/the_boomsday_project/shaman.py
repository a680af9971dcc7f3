"""The Boomsday Project: Shaman."""

from hsreplay_sim.cards.words import *


class BOT_093:
    """Elementary Reaction. Draw a card. Copy it if you played an Elemental last turn."""

    action = draw() >> when(any_of(PLAYED_LAST_TURN & ELEMENTAL), copy_to_hand(DRAWN & IN_HAND))


class BOT_099:
    """Eureka! Summon a copy of a random minion from your hand."""

    action = summon_copy(random(FRIENDLY_HAND & MINION))


class BOT_245:
    """The Storm Bringer. Transform your minions into random Legendary minions."""

    action = transform_random(FRIENDLY_MINIONS, pool(A_MINION, where=legendary))


class BOT_246:
    """Beakered Lightning. Deal 1 damage to all minions. Overload: (2)"""

    action = damage(MINIONS, N)


class BOT_291:
    """Storm Chaser. Battlecry: Draw a spell from your deck that costs (5) or more."""

    action = draw_from(FRIENDLY_DECK & SPELL & cost_at_least(N))


class BOT_407:
    """Thunderhead. After you play a card with Overload, summon two 1/1 Sparks with Rush."""

    events = after_played(FRIENDLY & has(OVERLOAD), summon("BOT_102t", 2))


class BOT_411:
    """Electra Stormsurge. Battlecry: Your next spell this turn casts twice."""

    action = give(FRIENDLY_PLAYER, "BOT_411e")


class BOT_411e:
    """Electric. Your next spell this turn casts twice."""

    keywords = (SPELLS_CAST_TWICE,)
    events = after_played(FRIENDLY & SPELL, wear_off())


class BOT_451:
    """Voltaic Burst. Summon two 1/1 Sparks with Rush. Overload: (1)"""

    action = summon("BOT_102t", 2)


class BOT_533:
    """Menacing Nimbus. Battlecry: Add a random Elemental to your hand."""

    action = add_random(pool(A_MINION, race=Race.ELEMENTAL))
