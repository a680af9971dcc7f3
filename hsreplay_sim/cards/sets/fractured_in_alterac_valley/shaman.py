"""Fractured in Alterac Valley with Onyxia's Lair: Shaman."""

from hsreplay_sim.cards.words import *


class AV_107:
    """Glaciate. Discover an 8-Cost minion. Summon and Freeze it."""

    action = discover_and_summon(discoverable(pool(A_MINION, cost=N))) >> freeze(MADE)
    summons = True


class AV_251:
    """Cheaty Snobold. After an enemy is Frozen, deal 3 damage to it."""

    events = after("frozen", ENEMY_CHARACTERS, damage(SUBJECT, N))


class AV_255:
    """Snowfall Guardian. Battlecry: Freeze all other minions.

    Before 148526: Gain +1/+1 for each Frozen minion, too.
    """

    action = freeze(MINIONS - SELF) >> when(
        says("for each"), repeat(count(MINIONS & FROZEN_ONES), give(SELF, "AV_255e"))
    )


class AV_255e:
    """Chilled. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class AV_259:
    """Frostbite. Deal 3 damage. Honorable Kill: Your opponent's next spell costs (2) more."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    honorable_kill = give(ENEMY_PLAYER, "AV_259e")


class AV_259e:
    """Frostbitten. Your next spell costs (2) more."""

    aura = aura(ENEMY_HAND & SPELL, "AV_259e2")
    events = until_played(ENEMY & SPELL)


class AV_260:
    """Sleetbreaker. Battlecry: Add a Windchill to your hand."""

    action = add_card("AV_266")


class AV_266:
    """Windchill. Freeze a minion. Draw a card."""

    targets = target(MINIONS, optional=False)
    action = freeze(TARGET) >> draw()


class ONY_011:
    """Don't Stand in the Fire!

    Deal 10 damage randomly split among all enemy minions. Overload: (1)
    """

    action = missiles(N, ENEMY_MINIONS)


class ONY_012:
    """Spirit Mount.

    Give a minion +1/+2 and Spell Damage +1. When it dies, summon a Spirit Raptor.
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "ONY_012e")


class ONY_012e:
    """With Da Spirits. +1/+2 and Spell Damage +1. Deathrattle: Summon a Spirit Raptor."""

    atk = N
    max_health = N2
    keywords = (SPELLPOWER, DEATHRATTLE)
    deathrattle = summon("ONY_012t")


class ONY_013:
    """Bracing Cold.

    Restore 5 Health to your hero. Reduce the Cost of a random spell in your hand by (2).
    """

    action = heal(FRIENDLY_HERO, N) >> give(random(FRIENDLY_HAND & SPELL), "ONY_013e")
