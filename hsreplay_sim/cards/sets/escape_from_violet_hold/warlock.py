"""Escape from the Violet Hold: Warlock."""

from hsreplay_sim.cards.words import *


class CAP_403:
    """Frame Job.

    Destroy two random enemy minions. Discover a minion in the enemy deck to put on top.
    """

    action = destroy(random(ENEMY_MINIONS, 2)) >> discover_from(
        ENEMY_DECK & MINION, send_to_top(SUBJECT)
    )


class JAIL_399:
    """Imp Gang Stooge.

    Taunt. Deathrattle: Put two 8/8 Demons with Taunt and Lifesteal on the bottom of your deck.
    Before 249896: a 9/9 Demon.
    """

    deathrattle = when(says("two"), put_on_bottom("JAIL_399t1", 2), put_on_bottom("JAIL_399t1"))


class JAIL_510:
    """Annihilation. Destroy all minions. Summon any Demons in the bottom 3 cards of your deck."""

    action = (
        destroy(MINIONS) >> resolve_deaths() >> recruit(bottom(FRIENDLY_DECK, N) & DEMON & MINION)
    )
