"""Across the Timeways: Death Knight."""

from hsreplay_sim.cards.words import *


class END_003:
    """Finality. Draw an Undead. Imbue your Hero Power twice."""

    action = draw_from(FRIENDLY_DECK & UNDEAD) >> imbue() >> imbue()


class END_003p:
    """Blessing of the Infinite. The first Undead you play each turn gains +@ Attack."""

    own_number = mine(TAG_3527)
    events = when_played(
        FRIENDLY & MINION & UNDEAD,
        give(SUBJECT, "END_003pe", DATA1),
        only=count(PLAYED_THIS_TURN & UNDEAD).equals(1),
    )


class END_003pe:
    """The End is Nigh. Increased Attack."""

    atk = DATA1


class TIME_610:
    """Shadows of Yesterday.

    Rewind Summon four 3/2 Shades. They each gain two random Bonus Effects.
    """

    action = summon("TIME_610t2", 4) >> bonus_effect(MADE, 2)
    summons = True


class TIME_611:
    """Timestop. Deal 3 damage. Freeze two random enemy minions."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> freeze(random(ENEMY_MINIONS, 2))


class TIME_612:
    """Blood Draw. Discover a spell. This costs Health instead of Mana."""

    action = discover(discoverable(pool(A_SPELL)))


class TIME_613:
    """Cryofrozen Champion. Deathrattle: Get a random Legendary minion. Reduce its Cost by (1)."""

    deathrattle = add_random(pool(A_MINION, where=legendary)) >> give(MADE & IN_HAND, "GBL_003e")


class TIME_614:
    """Liferender.

    Battlecry: If your hero's Health changed this turn, deal 6 damage to an enemy minion.
    """

    targets = target(ENEMY_MINIONS, only=mine(HERO_HEALTH_CHANGED_THIS_TURN) > 0)
    action = damage(TARGET, N)


class TIME_615:
    """Forgotten Millennium.

    Fill your hand with random Undead. They cost Health instead of Mana this turn.
    """

    action = repeat(
        FREE_HAND, add_random(pool(race=Race.UNDEAD)) >> give(MADE & IN_HAND, "TIME_615e")
    )


class TIME_615e:
    """Forgotten. Costs Health instead of Mana."""

    keywords = (CARD_COSTS_HEALTH,)


class TIME_616:
    """Memoriam Manifest. Summon the highest Cost friendly Undead that died this game."""

    playable = any_of(FRIENDLY_DEAD_MINIONS & UNDEAD)
    action = resurrect(random(highest(FRIENDLY_DEAD_MINIONS & UNDEAD, COST)))
    summons = True


class TIME_617:
    """Chronochiller. You no longer draw a card at the start of your turn."""

    events = turn_draw(NOTHING)
