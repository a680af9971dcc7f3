"""Cataclysm: Priest."""

from hsreplay_sim.cards.words import *

MY_LEGENDS = FRIENDLY_CHARACTERS + (LOCATIONS & FRIENDLY) + FRIENDLY_WEAPON + FRIENDLY_QUESTS
HEALS_A_FRIEND = turn_end(heal(random(FRIENDLY_CHARACTERS & HURT), N))
"""At the end of your turn, restore 3 Health to a random damaged friendly character."""


class CATA_216:
    """Cleansing Cleric. Battlecry: Your healing effects restore 2 more Health this game."""

    action = give(FRIENDLY_PLAYER, "CATA_216e")


class CATA_216e:
    """Free From Corruption. Your healing effects heal (2) more this game."""

    events = silently(
        on(
            "prehealing",
            CHARACTERS,
            set_tag(SUBJECT, PREHEALING, tag_of(SUBJECT, PREHEALING) + N),
            target=FRIENDLY,
        )
    )


class CATA_300:
    """The Black Blood.

    Colossal +3.  After you restore Health to a character, attack a random enemy minion.
    """

    colossal = ("CATA_300t3", "CATA_300t2", "CATA_300t1")
    events = when_healed(CHARACTERS, attacks(SELF, ENEMY_MINIONS), any_of(TARGET & FRIENDLY))


class CATA_300t1:
    """Black Blood's Body.

    At the end of your turn, restore 3 Health to a random damaged friendly character.
    """

    events = HEALS_A_FRIEND


class CATA_300t2:
    """Black Blood's Body.

    At the end of your turn, restore 3 Health to a random damaged friendly character.
    """

    events = HEALS_A_FRIEND


class CATA_300t3:
    """Black Blood's Body.

    At the end of your turn, restore 3 Health to a random damaged friendly character.
    """

    events = HEALS_A_FRIEND


class CATA_301:
    """Ruby Sanctum. Your next Healing effect this turn deals damage instead."""

    activate = give(FRIENDLY_PLAYER, "CATA_301e")


class CATA_301e:
    """Lifebind. Your next Healing effect this turn deals damage instead."""

    player_tags = (HEALING_DOES_DAMAGE,)
    events = with_keyword(on("healing_harmed", FRIENDLY, wear_off()), 0)


class CATA_302:
    """Mend. Restore a minion to full Health. Draw a card."""

    targets = target(MINIONS, optional=False)
    action = heal(TARGET, max_health_of(TARGET)) >> draw()


class CATA_303:
    """Purifying Breath.

    Deal 5 damage to a minion. If it dies, restore 5 Health to the enemy hero.
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, heal(ENEMY_HERO, N2))


class CATA_304:
    """Injured Attendant. Lifesteal Battlecry: Deal 4 damage to this minion."""

    action = damage(SELF, N)


class CATA_305:
    """Incensed Matriarch. At the end of your turn, if this is at full Health, gain +3 Health."""

    events = turn_end(give(SELF, "CATA_305e"), only=~DAMAGED)


class CATA_306:
    """Schism. Shatter Give a friendly minion +2/+3 and Elusive. Summon a copy of it."""

    in_hand = SHATTERS
    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "CATA_306e") >> keyword(TARGET, ELUSIVE) >> summon_copy(TARGET)


class CATA_306t1:
    """Schism. Shattered Give a friendly minion +2/+3 and Elusive."""

    in_hand = JOINS
    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "CATA_306e") >> keyword(TARGET, ELUSIVE)


class CATA_306t2:
    """Schism. Shattered Summon a copy of a friendly minion."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = summon_copy(TARGET)
    summons = True


class CATA_307:
    """Alexstrasza, Guardian of Life.

    Battlecry: Set your remaining Health to 15. When you reach full Health, deal 15 damage to your
    opponent.
    """

    action = set_health(FRIENDLY_HERO, N) >> give(FRIENDLY_PLAYER, "CATA_307e")


class CATA_307e:
    """Cleansed of Corruption. When you reach full Health, deal 15 damage to your opponent."""

    events = when_healed(
        FRIENDLY & HERO, wear_off() >> damage(ENEMY_HERO, N), only=any_of(FRIENDLY_HERO & UNHURT)
    )


class CATA_308:
    """Medivh's Triumph.

    Deal 4 damage to all minions. Costs (1) if you control a Legendary card.
    """

    action = damage(MINIONS, N)
    cost = (N2 - OVERALL) * as_number(any_of(MY_LEGENDS & has(ELITE)))
