"""The abilities of C'Thun: his own, and those that his servants trigger.

As a hypothesis, a servant casts the ability as a spell, with a random target; its Glare is
BE_013t6.
"""

from hsreplay_sim.cards.words import *

ABILITIES = ("BE_013t1", "BE_013t2", "BE_013t6", "BE_013t4")
"""The abilities that a servant offers."""
OF_HIS_OWN = ("BE_013t1", "BE_013t2", "BE_013t3", "BE_013t4")


def _was_cast(ability: Entity) -> bool:
    """Whether an ability was cast; what was only offered lies in the graveyard, too."""
    return ability.zone == Zone.GRAVEYARD and ability.get(LAST_COMBATANT) > 0


def _was_triggered(g: Game, me: Entity, card_ids: tuple[str, ...]) -> bool:
    """Whether my player has triggered one of these: it was cast, or used by a C'Thun."""
    return any(
        each.card_id in card_ids
        and each.controller == me.controller
        and (each.get(LITERALLY_UNPLAYABLE) > 0 or _was_cast(each))
        for each in g.entities.values()
    )


def _all_were_triggered(g: Game, me: Entity, it: Frame) -> bool:
    pairs = zip(ABILITIES, OF_HIS_OWN, strict=True)
    return me.card_id == "BE_013" and all(_was_triggered(g, me, pair) for pair in pairs)


TRIPLED = Condition(_all_were_triggered)
"""If you've triggered all 4 C'Thun abilities this game, this minion's abilities are tripled."""

CHOOSE_ABILITY = choose_from(given(*ABILITIES), cast_it(SUBJECT))
"""Choose a C'Thun ability to trigger."""
TWO_ABILITIES = choose_from(
    given(*ABILITIES),
    cast_it(SUBJECT) >> choose_from(without(SUBJECT, given(*ABILITIES)), cast_it(SUBJECT)),
)
"""Choose two different C'Thun abilities to trigger."""

GLARES = when(TRIPLED, damage(TARGET, N2), damage(TARGET, N)) >> when(
    any_of((SELF & MINION) - has(LIFESTEAL)), heal(FRIENDLY_HERO, LEFT_BEHIND)
)
"""Deal damage; used by C'Thun it is his, and the ability has the Lifesteal."""


class BE_013t1:
    """Wrath of C'Thun.

    Deal 7 damage randomly split among enemies.Deal 21 damage randomly split among enemies.
    """

    action = when(TRIPLED, missiles(N2), missiles(N))


class BE_013t2:
    """Domain of C'Thun.

    Give two other random friendly minions +2/+3.Give two other random friendly minions +6/+9.
    """

    action = when(
        TRIPLED,
        give(random(FRIENDLY_MINIONS - SELF, 2), "BE_013t2e2"),
        give(random(FRIENDLY_MINIONS - SELF, 2), "BE_013t2e1"),
    )


class BE_013t3:
    """Glare of C'Thun.

    Lifesteal Deal 5 damage to an enemy minion.Lifesteal Deal 15 damage to an enemy minion.
    """

    targets = target(ENEMY_MINIONS, optional=False)
    action = GLARES


class BE_013t4:
    """Servants of C'Thun.

    Summon two 2/3 Fanatics with Taunt.Summon two 6/9 Fanatics with Taunt.
    """

    action = when(TRIPLED, summon_sized("BE_013t5", N3, N4, count=2), summon("BE_013t5", 2))
    summons = True


class BE_013t6:
    """Glare of C'Thun.

    Lifesteal Deal 5 damage to an enemy minion.Lifesteal Deal 15 damage to an enemy minion.
    """

    targets = target(ENEMY_MINIONS, optional=False)
    action = damage(TARGET, N)
