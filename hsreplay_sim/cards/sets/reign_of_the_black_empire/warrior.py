"""Reign of the Black Empire: Warrior."""

from hsreplay_sim.cards.words import *


class BE_558:
    """Stone Gauntlet.

    After your hero attacks, convert 5 of your hero's Health to Armor.

    As a hypothesis, the last point of Health stays.
    """

    events = after_attack(
        FRIENDLY & HERO,
        remember_number(at_most(health_of(FRIENDLY_HERO) - 1, N))
        >> set_health(FRIENDLY_HERO, health_of(FRIENDLY_HERO) - LEFT_BEHIND)
        >> armor(LEFT_BEHIND),
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


class BE_560e:
    """Brawlin'. +4/+4"""

    atk = N
    max_health = N2


class BE_561:
    """Forge of Origination. Summon a 3/3 Golem with Taunt. Spend 3 Armor to give it +3/+3."""

    activate = summon("BE_561t") >> when(
        any_of(MADE) & (tag_of(FRIENDLY_HERO, ARMOR) >= N3),
        add_tag(FRIENDLY_HERO, ARMOR, -N3) >> give(MADE, "BE_561e"),
    )


class BE_561e:
    """Extra Steel. +3/+3."""

    atk = N
    max_health = N2


class BE_572:
    """Tol'vir Vanguard. Taunt Battlecry and Deathrattle: Gain 3 Armor."""

    action = armor(N)
    deathrattle = armor(N)


class BE_600:
    """Animator of Iron. After you gain Armor, draw a card."""

    events = when_armored(FRIENDLY & HERO, draw())
