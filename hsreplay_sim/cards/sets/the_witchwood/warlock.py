"""The Witchwood: Warlock."""

from hsreplay_sim.cards.words import *


class GIL_191:
    """Fiendish Circle. Summon four 1/1 Imps."""

    action = summon("GIL_191t", 4)


class GIL_508:
    """Duskbat. Battlecry: If your hero took damage this turn, summon two 1/1 Bats."""

    action = when(mine(HERO_DAMAGE_TAKEN_THIS_TURN) >= 1, summon("GIL_508t", 2))


class GIL_515:
    """Ratcatcher. Rush. Battlecry: Destroy a friendly minion and gain its Attack and Health."""

    targets = FRIENDLY_MINIONS - SELF
    action = when(
        any_of(TARGET),
        destroy(TARGET) >> give(SELF, "GIL_515e", atk_of(TARGET), health_of(TARGET)),
    )


class GIL_515e:
    """Engorged. Increased stats."""

    atk = DATA1
    max_health = DATA2


class GIL_543:
    """Dark Possession. Deal 2 damage to a friendly character. Discover a Demon."""

    targets = target(FRIENDLY_CHARACTERS, optional=False)
    action = damage(TARGET, N) >> discover(discoverable(pool(A_MINION, race=Race.DEMON)))


class GIL_565:
    """Deathweb Spider. Battlecry: If your hero took damage this turn, gain Lifesteal."""

    action = when(mine(HERO_DAMAGE_TAKEN_THIS_TURN) >= 1, keyword(SELF, LIFESTEAL))


class GIL_608:
    """Witchwood Imp. StealthDeathrattle: Give a random friendly minion +2 Health."""

    deathrattle = give(random(FRIENDLY_MINIONS), "GIL_608e")


class GIL_665:
    """Curse of Weakness. Echo Give all enemy minions -2 Attack until your next turn."""

    action = give(ENEMY_MINIONS, "GIL_665e")


class GIL_665e:
    """Curse of Weakness. -2 Attack until next turn."""

    atk = -N
    events = turn_start(expire(SOURCE))


class GIL_693:
    """Blood Witch. At the start of your turn, deal 1 damage to your hero."""

    events = turn_start(damage(FRIENDLY_HERO, N))


class GIL_825:
    """Lord Godfrey.

    Battlecry: Deal 2 damage to all other minions. If any die, repeat this Battlecry.
    """

    action = repeat_while_dying(damage(MINIONS - SELF, N))
