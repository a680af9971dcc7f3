"""Escape from the Violet Hold: Warlock."""

from hsreplay_sim.cards.words import *


class CAP_400:
    """Kabal Conspirator.

    Deathrattle: Put two 3/3 Imp-formants into the enemy deck. They summon for YOU when drawn.
    """

    deathrattle = shuffle("CAP_400t2t", 2, opponent=True)


class CAP_400t2t:
    """Imp-formant. Lifesteal Summoned When Drawn (for your opponent)"""

    on_draw = summon_copy(SELF, opponent=True)


class CAP_401:
    """Corrupt Constable.

    Battlecry: If the enemy deck has any Imp-formants, move one to the top and give it +2/+2.
    """

    action = for_each(
        random(ENEMY_DECK & card("CAP_400t2t")), send_to_top(SUBJECT) >> give(SUBJECT, "CAP_401e")
    )


class CAP_401e:
    """Tipped Off. +2/+2."""

    atk = N
    max_health = N2


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
