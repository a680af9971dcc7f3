"""Festival of Legends: Mage."""

from hsreplay_sim.cards.words import *


class ETC_029:
    """Keyboard Soloist.

    Battlecry: If you control no other minions, summon two 1/2 Amps with Spell Damage +1.
    """

    action = when(~any_of(FRIENDLY_MINIONS - SELF), summon("ETC_029t", 2))


class ETC_205:
    """Volume Up. Draw 3 spells. Finale: Discover a copy of one."""

    action = draw_from(FRIENDLY_DECK & SPELL, N) >> when(FINALE, discover_copy(DRAWN & IN_HAND))


class ETC_206:
    """Infinitize the Maxitude.

    Discover a spell. Reduce its Cost by (1). Finale: Return this to your hand at end of turn.

    Before 174258 it costs what it costs; there its discount is a Pint-Sized Power (U403:3357).
    """

    action = (
        discover(discoverable(pool(A_SPELL)))
        >> when(
            says("Reduce"),
            when(
                in_build("JAM_001"),
                give(MADE, "ETC_206e2"),
                give(MADE, "EX1_076e"),
            ),
        )
        >> when(FINALE, give(FRIENDLY_PLAYER, "ETC_206e"))
    )


class ETC_206e:
    """Infinitize the Maxitude. At the end of your turn, get a Rock the House."""

    events = turn_end(add_card("ETC_206") >> show_passive("ETC_206") >> wear_off())


class ETC_521:
    """Cosmic Keyboard.

    After you cast a spell, summon an Elemental with stats equal to its Cost. Lose 1 Durability.
    """

    # A spell of no cost leaves it alone (U406:12761).
    events = after_played(
        FRIENDLY & SPELL,
        summon_sized("ETC_521t", COST_PAID, COST_PAID, cost=COST_PAID)
        >> add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, COST_PAID)
        >> wear(SELF, N),
        only=COST_PAID > 0,
    )


class ETC_534:
    """Holotechnician. After ANY minion takes exactly 1 damage, destroy it."""

    events = when_damaged(MINIONS, destroy(SUBJECT), only=AMOUNT.equals(N))


class ETC_535:
    """Synthesize. Add a random 1, 2, and 3-Cost Elemental to your hand."""

    action = (
        add_random(pool(A_MINION, race=Race.ELEMENTAL, cost=N))
        >> add_random(pool(A_MINION, race=Race.ELEMENTAL, cost=N2))
        >> add_random(pool(A_MINION, race=Race.ELEMENTAL, cost=N3))
    )


class ETC_536:
    """Audio Splitter. Deathrattle: Copy the highest Cost spell in your hand."""

    deathrattle = copy_exactly(random(highest(FRIENDLY_HAND & SPELL, COST)))


class JAM_001:
    """Costumed Singer. At the end of your turn, draw a Secret."""

    events = turn_end(draw_from(FRIENDLY_DECK & A_SECRET))


class JAM_002:
    """Star Power. Deal 5 damage to a random enemy minion. Repeat this with 1 less damage."""

    playable = any_of(ENEMY_MINIONS)
    action = falling_damage(random(ENEMY_MINIONS), N)
