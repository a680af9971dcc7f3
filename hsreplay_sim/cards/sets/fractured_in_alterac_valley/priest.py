"""Fractured in Alterac Valley: Priest."""

from hsreplay_sim.cards.words import *


class AV_324:
    """Shadow Word: Devour. Choose a minion. It steals 1 Health from ALL other minions."""

    # The enchantment that the thief is seen to wear comes once (U573:2293, U573:4431).
    targets = target(MINIONS, optional=False)
    action = for_each(
        MINIONS - TARGET,
        give(SUBJECT, "AV_324e3")
        >> when(LEFT_BEHIND.equals(0), give(TARGET, "AV_324e2"))
        >> remember_number(LEFT_BEHIND + 1)
        >> give(SUBJECT, "AV_324eb")
        >> without_stacking(give(TARGET, "AV_324e2b")),
        aimed=True,
    )


class AV_324e2:
    """Superior. Increased Health. (The invisible one increases it.)"""


class AV_324e2b:
    """Superior. Increased Health."""

    max_health = of_creator(N)


class AV_324e3:
    """Inferior. Reduced Health. (The invisible one reduces it.)"""


class AV_324eb:
    """Inferior. Reduced Health."""

    max_health = -of_creator(N)


class AV_325:
    """Undying Disciple.

    TauntDeathrattle: Deal damage equal to this minion's Attack to all enemy minions.
    """

    deathrattle = damage(ENEMY_MINIONS, atk_of(AS_IT_DIED))


class AV_326:
    """Luminous Geode. After a friendly minion is healed, give it +2 Attack."""

    events = when_healed(FRIENDLY & MINION, give(SUBJECT, "AV_326e"))


class AV_328:
    """Spirit Guide. Taunt. Deathrattle: Draw a Holy spell and a Shadow spell."""

    deathrattle = draw_one_each(
        FRIENDLY_DECK & school(SpellSchool.HOLY), FRIENDLY_DECK & school(SpellSchool.SHADOW)
    )


class AV_330:
    """Gift of the Naaru.

    Restore 3 Health to all characters. If any are still damaged, draw a card.
    """

    action = heal(CHARACTERS, N) >> when(any_of(CHARACTERS & HURT), draw())


class AV_664:
    """Stormpike Aid Station.

    At the end of your turn, give your minions +2 Health. Lasts 3 turns.
    """

    objective = turn_end(give(FRIENDLY_MINIONS, "AV_664e2") >> pass_turn())


class ONY_017:
    """Horn of Wrathion. Draw a minion. If it's a Dragon, summon two 2/1 Whelps with Rush."""

    action = draw_from(FRIENDLY_DECK & MINION) >> when(
        any_of(DRAWN & DRAGON), summon("ONY_001t", 2)
    )


class ONY_026:
    """Lightmaw Netherdrake.

    Battlecry: If you're holding a Holy and a Shadow spell, deal 3 damage to all other minions.
    """

    action = when(
        any_of(FRIENDLY_HAND & SPELL & school(SpellSchool.HOLY))
        & any_of(FRIENDLY_HAND & SPELL & school(SpellSchool.SHADOW)),
        damage(MINIONS - SELF, N),
    )
