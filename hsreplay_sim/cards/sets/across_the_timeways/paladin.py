"""Across the Timeways: Paladin."""

from hsreplay_sim.cards.words import *


class TIME_015:
    """Hardlight Protector.

    Divine ShieldBattlecry: Restore 3 Health to your hero and give them Divine Shield.
    """

    action = heal(FRIENDLY_HERO, N) >> shield(FRIENDLY_HERO)


class TIME_018:
    """Mend the Timeline.

    Rewind Get 2 random Holy spells. Restore Health to your hero equal to their Costs.
    """

    action = add_random(pool(A_SPELL, where=of_school(SpellSchool.HOLY)), N) >> heal(
        FRIENDLY_HERO, cost_of(MADE)
    )


class TIME_043:
    """PMM Infinitizer.

    Battlecry: Set a friendly minion's Attack and Health to 8. It can't attack heroes this turn.
    """

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "TIME_043e") >> give(TARGET, "TIME_043e2")


class TIME_043e:
    """Infinitized. Stats changed to 8/8."""

    set_atk = N
    set_health = N2


class TIME_043e2:
    """Pacifitized. Can't attack heroes this turn."""

    keywords = (CANNOT_ATTACK_HEROES,)


class TIME_700:
    """Chronological Aura.

    At the end of your turn, summon a 3/5 Dragon with Taunt. Lasts @ turns.
    """

    objective = turn_end(summon("TIME_700t") >> pass_turn())


class TIME_EVENT_998:
    """Runi, Temporal Guardian.

    Battlecry: Send all minions in your hand 2 turns into the future. They return with +5/+5.
    """

    action = for_each(
        FRIENDLY_HAND & MINION,
        remove(SUBJECT, aside=True)
        >> give(FRIENDLY_PLAYER, "TIME_EVENT_998e1", data=id_of(SUBJECT), data2=N),
    )


class TIME_EVENT_998e1:
    """Temporal Traversal. Sending a minion 2 turns into the future. It returns with +5/+5.

    It lies on the player, and keeps the minion and the turns that are left.
    """

    undispellable = True
    events = turn_start(
        add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_2, -1)
        >> when(
            DATA2 <= 0,
            take(noted(DATA1)) >> give(noted(DATA1) & IN_HAND, "TIME_EVENT_998e2") >> wear_off(),
        )
    )


class TIME_EVENT_998e2:
    """When Am I? +5/+5."""

    atk = N
    max_health = N2
