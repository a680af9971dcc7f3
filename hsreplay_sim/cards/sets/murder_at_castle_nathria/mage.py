"""Murder at Castle Nathria: Mage."""

from hsreplay_sim.cards.words import *


class MAW_006:
    """Objection! Secret: When your opponent plays a minion, Counter it."""

    secret = before_played(ENEMY & MINION, counter())


class MAW_101:
    """Contract Conjurer. Costs (3) less for each Secret you control."""

    cost = -(N * count(FRIENDLY_SECRETS))


class REV_504:
    """Solid Alibi. Until your next turn, your hero can only take 1 damage at a time."""

    action = give(FRIENDLY_PLAYER, "REV_504e") >> set_tag(FRIENDLY_HERO, HEAVILY_ARMORED, 1)


class REV_504e:
    """Solid Alibi.

    Your hero only takes 1 damage at a time until the start of your next turn.
    """

    events = (
        before_damage(FRIENDLY_HERO, when(AMOUNT > N, change_damage(N))),
        with_keyword(turn_start(expire(SOURCE) >> set_tag(FRIENDLY_HERO, HEAVILY_ARMORED, 0)), 0),
    )


class REV_505:
    """Cold Case. Summon two 2/2 Volatile Skeletons. Gain 4 Armor."""

    action = summon("REV_845", 2) >> armor(N3)


class REV_513:
    """Chatty Bartender.

    At the end of your turn, if you control a Secret, deal 2 damage to all enemies.
    """

    events = turn_end(damage(ENEMY_CHARACTERS, N), only=any_of(FRIENDLY_SECRETS))


class REV_601:
    """Frozen Touch. Deal 3 damage. Infuse (@): Add a Frozen Touch to your hand."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    infuse = "REV_601t"


class REV_601t:
    """Frozen Touch. Infused Deal 3 damage. Add a Frozen Touch to your hand."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> add_card("REV_601")


class REV_602:
    """Nightcloak Sanctum. Freeze a minion. Summon a 2/2 Volatile Skeleton."""

    targets = MINIONS
    activate = freeze(TARGET) >> summon("REV_845")


class REV_840:
    """Deathborne. Deal 2 damage to all minions. Summon a 2/2 Volatile Skeleton for each killed."""

    action = (
        damage(MINIONS, N)
        >> remember_number(count(MINIONS & DOOMED))
        >> resolve_deaths()
        >> summon("REV_845", LEFT_BEHIND)
    )
