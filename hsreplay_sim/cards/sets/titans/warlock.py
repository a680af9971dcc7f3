"""TITANS: Warlock."""

from hsreplay_sim.cards.words import *


class TTN_456:
    """Thornveil Tentacle. LifestealBattlecry: Deal 2 damage to a random enemy minion."""

    action = damage(random(ENEMY_MINIONS), N)


class TTN_460:
    """Mortal Eradication.

    Deal 5 damage randomly split among all enemy minions. Restore 2 Health to your hero for each
    killed.
    """

    action = missiles(N, ENEMY_MINIONS) >> heal(FRIENDLY_HERO, N2 * count(ENEMY_MINIONS & DOOMED))


class TTN_463:
    """Wing Welding.

    Discard your highest Cost card. Deal damage equal to its Cost to all minions.
    """

    action = for_each(
        random(highest(FRIENDLY_HAND, COST)),
        remember_number(cost_of(SUBJECT)) >> discard_these(SUBJECT) >> damage(MINIONS, LEFT_BEHIND),
    )


class TTN_465:
    """Forge of Wills. Choose a friendly minion. Summon a Giant with its stats and Rush."""

    targets = FRIENDLY_MINIONS
    activate = summon_sized(
        "TTN_465t", atk_of(TARGET), health_of(TARGET), cost=cost_of(TARGET), twin="retires"
    )


class TTN_486:
    """Monstrous Form. Give a friendly minion +3/+3 until your next turn."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "TTN_486e")


class TTN_486e:
    """Gift of Flesh. +3/+3 until next turn."""

    atk = N
    max_health = N2
    events = turn_start(expire(SOURCE))


class YOG_301:
    """Encroaching Insanity. Both players take Fatigue damage, twice."""

    action = repeat(2, take_fatigue() >> take_fatigue(opponent=True))


class YOG_517:
    """Tentacle Tender. At the end of your turn, get a 1/1 Chaotic Tendril."""

    events = turn_end(add_card("YOG_514"))
