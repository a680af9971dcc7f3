"""Cataclysm: warrior."""

from hsreplay_sim.cards.words import *


class CATA_150:
    """Ragnaros, the Great Fire.

    Colossal +2 At the end of your turn, trigger your minions' Deathrattles.
    """

    colossal = ("CATA_150t", "CATA_150t1")
    events = turn_end(trigger_deathrattles(FRIENDLY_MINIONS))


class CATA_150t:
    """Hand of Ragnaros.

    Deathrattle: Deal {0} damage to a random enemy.Herald twice to upgrade.
    """

    deathrattle = damage(random(ENEMY_CHARACTERS), DATA1)


class CATA_150t1:
    """Hand of Ragnaros.

    Deathrattle: Deal {0} damage to a random enemy.Herald twice to upgrade.
    """

    deathrattle = damage(random(ENEMY_CHARACTERS), DATA1)


class CATA_160:
    """Scorching Ravager. Battlecry:Herald {0}. Give the Soldier Rush."""

    action = herald() >> keyword(MADE, RUSH)


class CATA_580:
    """Cataclysmic War Axe. Battlecry: Herald {0}."""

    action = herald()


class CATA_580t:
    """Soldier of Ragnaros.

    Deathrattle: Deal {0} damage to a random enemy. Herald twice to upgrade.
    """

    deathrattle = damage(random(ENEMY_CHARACTERS), DATA1)


class CATA_581:
    """Decimation. Deal $@ damage to all minions. (Improved for each minion on the battlefield.)"""

    hand_number = 1 + count(MINIONS)
    action = damage(MINIONS, 1 + count(MINIONS))


class CATA_582:
    """Searing Fissure. Deal 1 damage to all minions. Give your hero +3 Attack this turn."""

    action = damage(MINIONS, N) >> give(FRIENDLY_HERO, "CATA_582e")


class CATA_584:
    """Erupting Volcano.

    Deal 3 damage randomly split among enemies. If you've played a Fire spell this turn, deal 3
    more.
    """

    activate = missiles(N) >> when(
        any_of(PLAYED_THIS_TURN & SPELL & school(SpellSchool.FIRE)), missiles(N2)
    )


class CATA_585:
    """Torch.

    Deal $@ damage to a damaged minion. Return this to hand with any excess damage.
    """

    targets = target(MINIONS & HURT, optional=False)
    action = damage_within_health(TARGET, DATA1) >> when(
        LEFT_BEHIND > 0, add_numbered("CATA_585", LEFT_BEHIND)
    )


class CATA_586:
    """Destructive Blaze.

    After this survives damage, summon a Destructive Blaze. Deathrattle: Deal 2 damage to a random
    enemy.
    """

    events = on("survived", SELF & ALIVE, summon("CATA_586"))
    deathrattle = damage(random(ENEMY_CHARACTERS), N)


class CATA_591:
    """Commander Geddon.

    Battlecry: Instead of drawing each turn, Discover a card from your deck. It costs (3) less.
    Destroy the others.
    """

    action = give(FRIENDLY_PLAYER, "CATA_591e")


class CATA_591e:
    """Barren.

    At the start of your turns, Discover a card from your deck to play. The other two are
    incinerated.
    """

    events = turn_draw(
        discover_from(
            FRIENDLY_DECK,
            draw_these(SUBJECT) >> give(DRAWN & IN_HAND, "CATA_591e2"),
            rest=mill(SUBJECT),
        )
    )


class CATA_610:
    """Lo'Gosh's Last Stand. Give a minion "Deathrattle: Summon a random minion from your hand."."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "CATA_610e")


class CATA_610e:
    """Holding On. Deathrattle: Summon a random minion from your hand."""

    keywords = (DEATHRATTLE,)
    deathrattle = recruit(random(FRIENDLY_HAND & MINION))


class CATA_EVENT_002:
    """Baleful Blazer. Battlecry: If you've played a Fire spell this turn, destroy a minion."""

    targets = target(
        MINIONS - SELF, only=any_of(PLAYED_THIS_TURN & SPELL & school(SpellSchool.FIRE))
    )
    action = destroy(TARGET)
