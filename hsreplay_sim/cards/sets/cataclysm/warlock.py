"""Cataclysm: Warlock."""

from hsreplay_sim.cards.words import *

IN_THEIR_DECK = any_of(FRIENDLY_MINIONS & card("CATA_726") & ~has(SILENCED))
"""Cho'gall's Arms and Soldiers destroy minions in the enemy's deck."""
DEVOURS = turn_end(
    for_each(
        either(
            IN_THEIR_DECK,
            random(ENEMY_DECK & MINION),
            ADJACENT & Filter(lambda g, me, e: e.get(ZONE_POSITION) > me.get(ZONE_POSITION)),
        ),
        when(IN_THEIR_DECK, mill(SUBJECT), destroy(SUBJECT)) >> give(SELF, "CATA_726te", DATA1),
    )
)
"""At the end of your turn, destroy the minion to the right to gain +{0}/+{0}."""


class CATA_490:
    """Ocular Occultist. TauntBattlecry: Choose a card in your hand to discard."""

    targets = FRIENDLY_HAND
    action = discard_these(TARGET)


class CATA_491:
    """Eldritch Tentacles. Deal 3 damage to all minions. Repeat this with 1 less damage."""

    action = falling_damage(MINIONS, N, resolve_deaths())


class CATA_492:
    """Shrine of Twilight. Herald {0}. Draw a card."""

    activate = herald() >> draw()


class CATA_493:
    """Duke of Below. Rush Has +2/+2 for each card you've discarded this game."""

    atk = N * count(DISCARDED_THIS_GAME)
    max_health = N2 * count(DISCARDED_THIS_GAME)


class CATA_494:
    """Maloriak. After you discard a minion, summon a copy of it."""

    events = when_discarded(FRIENDLY & MINION, summon_copy(SUBJECT))


class CATA_496:
    """Cursed Chains.

    Take control of an enemy minion until the end of their turn. It can't attack this turn.
    """

    targets = target(ENEMY_MINIONS, optional=False)
    action = borrow(TARGET, "CATA_496e")


class CATA_496e:
    """Cursed Chains. Switched control, but can't attack."""

    keywords = (CANT_ATTACK, *BORROWED[1:])
    events = turn_end(give_back(SELF) >> expire(SOURCE), ENEMY_PLAYER)


class CATA_498:
    """Rafaams' Last Stand. Deal $@ damage to two random enemy minions. (Upgrades each turn!)"""

    playable = any_of(ENEMY_MINIONS)
    in_hand = turn_end(add_tag(SELF, TAG_SCRIPT_DATA_NUM_1))
    action = damage(random(ENEMY_MINIONS, 2), DATA1)


class CATA_499:
    """Disposable Acolytes. When you play or discard this, summon two random 1-Cost minions."""

    action = summon_random(pool(A_MINION, cost=N), 2)
    summons = True
    on_discard = summon_random(pool(A_MINION, cost=N), 2)


class CATA_725:
    """Shadowsworn Disciple. Battlecry: Herald {0}. Deathrattle: Restore #3 Health to your hero."""

    action = herald()
    deathrattle = heal(FRIENDLY_HERO, N)


class CATA_725t:
    """Soldier of Cho'gall.

    At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. Herald twice to
    upgrade.
    """

    events = DEVOURS


class CATA_726te:
    """Souldrain. Increased Stats"""

    atk = DATA1
    max_health = DATA1


class CATA_726:
    """Cho'gall, Mastermind.

    Colossal +2 Your Arms and Soldiers destroy minions in the enemy's deck instead.
    """

    colossal = ("CATA_726t", "CATA_726t1")


class CATA_726t:
    """Cho's Arm.

    At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.Herald twice to
    upgrade.
    """

    events = DEVOURS


class CATA_726t1:
    """Gall's Arm.

    At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.Herald twice to
    upgrade.
    """

    events = DEVOURS


class CATA_EVENT_001:
    """Destructive Phoenix.

    Battlecry: Choose a card in your hand to set on fire. In 3 turns, discard it and summon a copy
    of this.
    """

    targets = FRIENDLY_HAND
    action = give(TARGET, "CATA_EVENT_001e")


class CATA_EVENT_001e:
    """Destructive Phoenix Rising. This card is on fire!

    Its second number is printed, the turns that are left. The copy is a printed one.
    """

    events = turn_start(
        add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_2, -1)
        >> when(
            (DATA2 <= 0) & any_of(SELF & IN_HAND),
            discard_these(SELF) >> summon("CATA_EVENT_001"),
        )
    )
