"""Reign of the Black Empire: Warrior."""

from hsreplay_sim.cards.words import *


def _beyond_the_print(g: Game, me: Entity, it: Frame) -> int:
    kept = g.cards.by_dbf(me.get(TAG_SCRIPT_DATA_NUM_1))
    return kept.cost - me.card.cost if kept is not None and me.card is not None else 0


BEYOND_THE_PRINT = Value(_beyond_the_print)
"""How much more than this card the card costs that it stores."""


class BE_042:
    """Anvil of Reshaping. Give your hero +4 Attack this turn. Costs Armor instead of Mana."""

    action = give(FRIENDLY_HERO, "BE_042e")


class BE_055:
    """Archaedas.

    Battlecry: Discover a spell. Transform it into a 3/3 weapon of the same cost that casts it each
    attack.
    """

    action = discover_then(discoverable(pool(A_SPELL)), add_numbered("BE_055t", dbf_of(SUBJECT)))


class BE_055t:
    """Hammer of Archaedas. After your hero attacks, cast '{0}' randomly."""

    cost = BEYOND_THE_PRINT
    events = after_attack(FRIENDLY & HERO, cast_random(card_of(DATA1)))


class BE_557:
    """Setesh.

    Battlecry: Gain 20 Armor. In 2 turns, convert your Armor into a Golem with that many stats and
    Taunt.

    As a hypothesis, the Golem is the Steel Golem of the set.
    """

    action = armor(N) >> give(FRIENDLY_PLAYER, "BE_557e2", data=N2)


class BE_557e2:
    """Setesh Tracker.

    In 2 turns, convert your Armor into a Golem with those stats and Taunt.
    """

    events = turn_start(
        add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, -1)
        >> when(
            DATA1 <= 0,
            when(
                ROOM & (tag_of(FRIENDLY_HERO, ARMOR) > 0),
                remember_number(tag_of(FRIENDLY_HERO, ARMOR))
                >> set_tag(FRIENDLY_HERO, ARMOR, 0)
                >> summon_sized("BE_561t", LEFT_BEHIND, LEFT_BEHIND),
            )
            >> wear_off(),
        )
    )


class BE_558:
    """Stone Gauntlet.

    After your hero attacks, convert 5 of your hero's Health to Armor.

    As a hypothesis, the last point of Health stays.
    """

    events = after_attack(
        FRIENDLY & HERO,
        remember_number(at_most(health_of(FRIENDLY_HERO) - 1, N))
        >> when(
            LEFT_BEHIND > 0,  # not so if the attack has cost the life
            set_health(FRIENDLY_HERO, health_of(FRIENDLY_HERO) - LEFT_BEHIND) >> armor(LEFT_BEHIND),
        ),
    )


class BE_559:
    """Show of Force.

    Deal 3 damage to a minion. If you've gained Armor this turn, destroy it instead.
    """

    targets = target(MINIONS, optional=False)
    action = when(mine(ARMOR_GAINED_THIS_TURN) > 0, destroy(TARGET), damage(TARGET, N))


class BE_560:
    """Brassknuckle Brawler. Charge Battlecry: If you have 10 or more Armor, gain +4/+4."""

    action = when(tag_of(FRIENDLY_HERO, ARMOR) >= N, give(SELF, "BE_560e"))


class BE_561:
    """Forge of Origination. Summon a 3/3 Golem with Taunt. Spend 3 Armor to give it +3/+3."""

    activate = summon("BE_561t") >> when(
        any_of(MADE) & (tag_of(FRIENDLY_HERO, ARMOR) >= N3),
        add_tag(FRIENDLY_HERO, ARMOR, -N3) >> give(MADE, "BE_561e"),
    )


class BE_572:
    """Tol'vir Vanguard. Taunt Battlecry and Deathrattle: Gain 3 Armor."""

    action = armor(N)
    deathrattle = armor(N)


class BE_600:
    """Animator of Iron. After you gain Armor, draw a card."""

    events = when_armored(FRIENDLY & HERO, draw())
