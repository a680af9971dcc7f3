"""Escape from the Violet Hold: Priest."""

from hsreplay_sim.cards.words import *


class CAP_800:
    """Sinful Steed. Reborn. This is Reborn with full Health and enchantments."""


class CAP_801:
    """Haunt. Give a minion +2/+3, Reborn, and Taunt."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "CAP_801e2")


class CAP_801e2:
    """Haunted. +2/+3 Reborn and Taunt."""

    atk = N
    max_health = N2
    keywords = (REBORN, TAUNT)


class CAP_803:
    """Lingering Spirit.

    RebornDeathrattle: Restore #3 Health to your hero. Excess healing damages a random enemy.
    """

    deathrattle = heal(FRIENDLY_HERO, N) >> when(
        LEFT_BEHIND < N, damage(random(ENEMY_CHARACTERS), N - LEFT_BEHIND)
    )


class CAP_804:
    """Specter Specialist.

    Battlecry: Give a friendly minion Reborn. If it already has Reborn, summon a copy of it.
    """

    targets = FRIENDLY_MINIONS
    action = when(any_of(TARGET & has(REBORN)), summon_copy(TARGET), keyword(TARGET, REBORN))


class JAIL_448:
    """Karov the Broken.

    TauntDeathrattle: Get three 1/1 copies of random Legendary minions. They cost (1).
    """

    deathrattle = add_random(pool(A_MINION, where=legendary), 3) >> give(
        MADE & IN_HAND, "JAIL_448e"
    )


class JAIL_448e:
    """Under Her Spell. Cost and stats set to 1."""

    set_atk = N
    set_health = N
    set_cost = N


class JAIL_940:
    """Undeath Sentence. Trigger the Deathrattle of a random friendly minion that died this game."""

    action = trigger_deathrattles(random(FRIENDLY_DEAD_MINIONS & printed_with(DEATHRATTLE)))


class JAIL_941:
    """Holy Embrace. Restore #4 Health. Get a 'Dark Embrace' that deals 4 damage."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> add_card("JAIL_941t")


class JAIL_941t:
    """Dark Embrace. Deal $4 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
