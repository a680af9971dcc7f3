"""The Great Dark Beyond: Mage."""

from hsreplay_sim.cards.words import *


class GDB_134:
    """Arkwing Pilot.

    At the end of your turn, deal 3 damage to a random enemy. Spellburst: Summon an Arkwing Pilot.
    """

    events = turn_end(damage(random(ENEMY_CHARACTERS), N))
    spellburst = after_played(FRIENDLY & SPELL, summon("GDB_134"))


class GDB_301:
    """Supernova. Fill your hand with random Fire spells. They cost (1)."""

    action = repeat(
        FREE_HAND,
        add_random(pool(A_SPELL, where=of_school(SpellSchool.FIRE)))
        >> give(MADE & IN_HAND, "GBL_001e"),
    )


class GDB_302:
    """Blazing Accretion.

    Battlecry: Destroy the top 3 cards of your deck. Any Fire spells or Elementals are drawn
    instead.
    """

    action = for_each(
        top(FRIENDLY_DECK, N),
        when(
            any_of(SUBJECT & (ELEMENTAL | (SPELL & school(SpellSchool.FIRE)))),
            draw_these(SUBJECT),
            mill(SUBJECT),
        ),
    )


class GDB_303:
    """Blasteroid. Battlecry: Shuffle 5 random Fire spells into your deck. They cost (2) less."""

    action = repeat(
        N,
        shuffle_random(pool(A_SPELL, where=of_school(SpellSchool.FIRE))) >> give(MADE, "GBL_002e"),
    )


class GDB_305:
    """Solar Flare. Deal 2 damage to all enemies. Costs (1) less for each Elemental you control."""

    action = damage(ENEMY_CHARACTERS, N)
    cost = -(N2 * count(FRIENDLY_MINIONS & ELEMENTAL))


class GDB_456:
    """Spontaneous Combustion.

    Deal 4 damage to a random enemy. If you played an Elemental last turn, choose the target.
    """

    targets = target(CHARACTERS, optional=False, only=any_of(PLAYED_LAST_TURN & ELEMENTAL))
    action = when(
        any_of(PLAYED_LAST_TURN & ELEMENTAL),
        damage(TARGET, N),
        damage(random(ENEMY_CHARACTERS), N),
    )


class SC_758:
    """Colossus.

    Battlecry: Deal @ damage to all enemies, twice. (Improved by Protoss spells you cast this game!)
    """

    hand_number = count(PLAYED_THIS_GAME & SPELL & has(PROTOSS)) + 1
    action = repeat(
        2,
        damage(ENEMY_CHARACTERS, count(PLAYED_THIS_GAME & SPELL & has(PROTOSS)) + 1)
        >> resolve_deaths(),
    )


class SC_759:
    """Shield Battery. Gain 6 Armor. Your next Protoss spell costs (2) less."""

    action = armor(N) >> give(FRIENDLY_PLAYER, "SC_759e")


class SC_759e:
    """Khalai Ingenuity. Your next Protoss spell costs (2) less."""

    aura = cost_change(FRIENDLY_HAND & SPELL & has(PROTOSS), -N)
    events = until_played(FRIENDLY & SPELL & has(PROTOSS))


class SC_760:
    """Resonance Coil. Deal 5 damage to a minion. Get a random Protoss spell."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> add_random(pool(A_SPELL, where=bearing(PROTOSS)))
