"""The Witchwood: Warlock."""

from hsreplay_sim.cards.words import *


class GIL_191:
    """Fiendish Circle. Summon four 1/1 Imps."""

    action = summon("GIL_191t", 4)


class GIL_608:
    """Witchwood Imp. StealthDeathrattle: Give a random friendly minion +2 Health."""

    deathrattle = give(random(FRIENDLY_MINIONS), "GIL_608e")


class GIL_608e:
    """Infusion. +2 Health."""

    max_health = N


class GIL_665:
    """Curse of Weakness. Echo Give all enemy minions -2 Attack until your next turn."""

    action = give(ENEMY_MINIONS, "GIL_665e")


class GIL_665e:
    """Curse of Weakness. -2 Attack until next turn."""

    atk = -N
    events = turn_start(expire(SOURCE))


class GIL_825:
    """Lord Godfrey.

    Battlecry: Deal 2 damage to all other minions. If any die, repeat this Battlecry.
    """

    action = repeat_while_dying(damage(MINIONS - SELF, N))
