"""Reign of the Black Empire: Hunter."""

from hsreplay_sim.cards.words import *

BOMBS = destroy(random(ENEMY_MINIONS)) >> damage(ENEMY_HERO, N)
"""Destroy a random enemy minion and deal 3 damage to the enemy hero."""


class BE_550:
    """Tank Regiment.

    Battlecry: Summon two copies of this. Deathrattle: Deal 3 damage to a random enemy.
    """

    action = summon_copy(SELF, 2)
    deathrattle = damage(random(ENEMY_CHARACTERS), N)


class BE_552:
    """Flamespitter. After your hero attacks, get an 'Overdrive'."""

    events = after_attack(FRIENDLY & HERO, add_card("BE_553t"))


class BE_553t:
    """Overdrive. Give a friendly Mech +2 Attack and Rush. It dies at end of turn."""

    targets = target(FRIENDLY_MINIONS & MECH, optional=False)
    action = give(TARGET, "BE_553e")


class BE_553e:
    """Burning Out. +2 Attack, Rush, and dies at end of turn."""

    atk = N
    keywords = (RUSH,)
    events = turn_end(destroy(SELF))


class BE_554:
    """Bombardment.

    Destroy a random enemy minion and deal 3 damage to the enemy hero. If you control a Mech, do it
    again.
    """

    action = BOMBS >> when(any_of(FRIENDLY_MINIONS & MECH), BOMBS)


class BE_555:
    """Reload.

    Discover a spell and reduce its Cost by (8). Repeat this with excess Cost reduction.

    The excess is what the spell did not cost; a spell of no Cost leaves all of it.
    """

    action = remember_number(N) >> repeat_while(
        (LEFT_BEHIND > 0) & HAND_ROOM,
        discover(discoverable(pool(A_SPELL)))
        >> for_each(
            MADE,
            give(SUBJECT, "BE_555e", at_most(LEFT_BEHIND, cost_of(SUBJECT)))
            >> remember_number(
                LEFT_BEHIND - tag_of(worn(SUBJECT, "BE_555e"), TAG_SCRIPT_DATA_NUM_1)
            ),
            aimed=True,
        ),
    )


class BE_555e:
    """Reload. Reduced Cost."""

    cost = -DATA1


class BE_730:
    """Clockwork Boars. Summon two 1/1 Mech Beasts with Charge."""

    action = summon("BE_730t", 2)
    summons = True


class BE_731:
    """Primal Rockfang. Battlecry: Gain the Deathrattles of adjacent minions."""

    # one by one: two alike are two Deathrattles, not one in two layers
    action = for_each(ADJACENT, without_stacking(gain_deathrattle(SUBJECT, "BE_731e")))


class BE_731e:
    """Pack Mentality. Copied Deathrattle from {0}."""

    keywords = (DEATHRATTLE,)
    deathrattle = kept_deathrattle()


class BE_732:
    """Kronn the Impaler.

    Battlecry: All your minions deal damage equal to their Attack to a random enemy.
    """

    action = for_each(
        FRIENDLY_MINIONS, run_as_target(damage(random(ENEMY_CHARACTERS), atk_of(SELF)))
    )


class BE_900:
    """Mechacycle. Taunt Deathrattle: Summon 4 Mana worth of random Mechs."""

    deathrattle = remember_number(N) >> repeat_while(
        (LEFT_BEHIND > 0) & ROOM,
        summon_random(pool(A_MINION, race=Race.MECHANICAL, cost_from=1, cost_up_to=LEFT_BEHIND))
        >> remember_number(LEFT_BEHIND - cost_of(MADE)),
    )
