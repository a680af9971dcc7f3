"""Cataclysm: rogue."""

from hsreplay_sim.cards.words import *

A_SPELL_FROM_ANOTHER_CLASS = when_summoned(
    SELF,
    add_random(any_class_but_mine(pool(A_SPELL))) >> give(MADE & IN_HAND, "GBL_050e", DATA1),
)
"""When summoned, get a random spell from another class. It costs ({0}) less."""
DEVOURED = KEPT & Filter(lambda g, me, e: e.zone == Zone.SETASIDE)
"""The cards that Iso'rath has devoured and not returned yet."""


class CATA_154:
    """Sinestra. Colossal +2 Your spells from other classes cast twice."""

    colossal = ("CATA_154t", "CATA_154t1")
    aura = aura(FRIENDLY_PLAYER, "CATA_154e")


class CATA_154e:
    """Sinestra's Song. Your spells from other classes cast twice."""

    events = silently(
        when_played(
            FRIENDLY & SPELL & OF_ANOTHER_CLASS, set_tag(SUBJECT, EXTRA_SPELL_CASTS_ADDITIONAL, 1)
        )
    )


class CATA_154t:
    """Sinestra's Wing.

    When summoned, get a random spell from another class. It costs ({0}) less.Herald twice to
    upgrade.
    """

    events = A_SPELL_FROM_ANOTHER_CLASS


class CATA_154t1:
    """Sinestra's Wing.

    When summoned, get a random spell from another class. It costs ({0}) less.Herald twice to
    upgrade.
    """

    events = A_SPELL_FROM_ANOTHER_CLASS


class CATA_158:
    """Maniacal Follower. StealthDeathrattle:Herald {0}."""

    deathrattle = herald()


class CATA_158t:
    """Soldier of Sinestra.

    When summoned, get a random spell from another class. It costs ({0}) less. Herald twice to
    upgrade.
    """

    events = A_SPELL_FROM_ANOTHER_CLASS


class CATA_200:
    """Agent of the Old Ones. Battlecry: Choose a card in your hand to transform into a Coin."""

    targets = FRIENDLY_HAND
    action = transform(TARGET, "GAME_005")


class CATA_201:
    """Twilight Mistress. Battlecry: Return all enemy minions to their owner's hand."""

    action = bounce(ENEMY_MINIONS)


class CATA_202:
    """Stolen Power. Get a random Shatter card from another class. (It's already combined)."""

    action = add_random(any_class_but_mine(pool(A_SPELL, where=bearing(SHATTER)))) >> set_tag(
        MADE, SHATTER, 0
    )


class CATA_203:
    """Garona's Last Stand. Tradeable Destroy a Legendary minion."""

    targets = target(MINIONS & has(ELITE), optional=False)
    action = destroy(TARGET)


class CATA_215:
    """Daze. Return an enemy minion to its owner's hand. They can't play it next turn."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = bounce(TARGET) >> give(TARGET & IN_HAND, "CATA_215e")


class CATA_215e:
    """Dazed. Can't be played this turn. It ends with the next turn of the card's player."""

    keywords = (LITERALLY_UNPLAYABLE,)
    events = turn_end(expire(SOURCE), ENEMY_PLAYER)


class CATA_481:
    """Iso'rath.

    Battlecry: Devour 2 random cards from the opponent's hand, then go Dormant for 2 turns.
    Deathrattle: Return them.
    """

    action = for_each(random(ENEMY_HAND, N), keep(SUBJECT) >> set_aside(SUBJECT)) >> fall_asleep(
        SELF, "CATA_481e"
    )
    deathrattle = take(DEVOURED)


class CATA_481e:
    """Watch and Wait. Dormant. Awaken in @ |4(turn, turns)."""

    events = turn_start(count_to_awaken())


class CATA_785:
    """Rite of Twilight. Herald {0}. Combo: Deal 3 damage.

    The damage comes in a block of its own, first (U567:2968).
    """

    targets = target(CHARACTERS, only=COMBO, optional=False)
    action = herald()
    combo = damage(TARGET, N) >> next_block() >> herald()


class CATA_786:
    """Chaos Supplicant.

    After you cast a spell, cast a random spell of the same Cost from another class.
    """

    events = after_played(
        FRIENDLY & SPELL,
        cast_random(any_class_but_mine(pool(A_SPELL, cost=COST_PAID)), settles=False),
    )


class CATA_EVENT_402:
    """Deadly Bribe. Destroy a minion and give your opponent a Coin. Combo: You get one too."""

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET) >> opponent_gets("GAME_005")
    combo = destroy(TARGET) >> opponent_gets("GAME_005") >> add_card("GAME_005")
