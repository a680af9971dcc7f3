"""Perils in Paradise: Mage."""

from hsreplay_sim.cards.words import *


class VAC_428:
    """Go with the Flow.

    Choose a minion. If it's an enemy, Freeze it. If it's friendly, give it Spell Damage +1.
    """

    targets = target(MINIONS, optional=False)
    action = when(any_of(TARGET & ENEMY), freeze(TARGET), give(TARGET, "VAC_428e"))


class VAC_431:
    """Under the Sea. Draw a different spell. Summon a random minion of that spell's Cost."""

    action = draw_from(FRIENDLY_DECK & SPELL & ~card("VAC_431")) >> for_each(
        DRAWN, summon_random(pool(A_MINION, cost=cost_of(SUBJECT)))
    )


class VAC_435:
    """Marooned Archmage. Your first spell each turn costs (2) less."""

    aura = aura(FRIENDLY_HAND & SPELL, "VAC_435e", mine(NUM_SPELLS_PLAYED_THIS_TURN).equals(0))


class VAC_435e:
    """Marooned. Your first spell each turn costs (2) less."""

    cost = -N


class VAC_509:
    """Tsunami.

    Summon three 3/6 Water Elementals that Freeze. They attack random enemies. (Up to 205031: four.)
    """

    action = summon("VAC_509t", 3 + as_number(says("four"))) >> attacks(MADE, ENEMY_CHARACTERS)
    summons = True


class VAC_520:
    """Seabreeze Chalice.

    Deal 2 damage randomly split among all enemy minions. (3 Drinks left!)

    Before 212031: among all enemies.
    """

    action = missiles(N, either(says("minions"), ENEMY_MINIONS, ENEMY_CHARACTERS))


class VAC_520t:
    """Seabreeze Chalice.

    Deal 2 damage randomly split among all enemy minions. (2 Drinks left!)
    """

    action = missiles(N, either(says("minions"), ENEMY_MINIONS, ENEMY_CHARACTERS))


class VAC_520t2:
    """Seabreeze Chalice.

    Deal 2 damage randomly split among all enemy minions. (Last Drink!)
    """

    action = missiles(N, either(says("minions"), ENEMY_MINIONS, ENEMY_CHARACTERS))


class VAC_522:
    """Tide Pools. Discover a spell that costs (3) or less. After you cast a spell, reopen this."""

    activate = discover(discoverable(pool(A_SPELL, cost_up_to=N)))
    events = after_played(FRIENDLY & SPELL, reopen())


class VAC_953:
    """Rising Waves. Deal 2 damage to all minions. If none die, deal 2 more."""

    action = damage(MINIONS, N) >> when(~any_of(MINIONS & DOOMED), damage(MINIONS, N2))


class WORK_012:
    """Huddle Up. Fill your board with random Naga."""

    action = summon_random(pool(A_MINION, race=Race.NAGA), 7)
    summons = True


class WORK_026:
    """Burndown.

    Draw 3 cards and light them on fire. In 3 turns, any still in hand are destroyed!
    """

    action = draw(N, one_by_one=True) >> give(DRAWN & IN_HAND, "WORK_026e3")


class WORK_026e3:
    """Engulfed in Flame. This card is on fire!"""

    keywords = ((IMMOLATING, 1), (IMMOLATESTAGE, 3))
    events = (
        with_keyword(
            turn_end(
                add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_2, -1)
                >> when(DATA2 <= 0, show_passive("WORK_026") >> vanish(SELF))
            ),
            0,
        ),
        with_keyword(when_played(SELF, wear_off()), 0),
    )
