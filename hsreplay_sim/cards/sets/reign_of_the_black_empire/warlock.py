"""Reign of the Black Empire: Warlock."""

from hsreplay_sim.cards.words import *


class BE_086:
    """Blasphemy.

    Deal 2 damage to all enemies. If this is the highest Cost card in your hand, do it again.
    """

    action = damage(ENEMY_CHARACTERS, N) >> when(
        ~any_of(FRIENDLY_HAND & cost_at_least(PAID_FOR_THIS + 1)), damage(ENEMY_CHARACTERS, N)
    )


class BE_093:
    """Mindrot Subjugator. Battlecry: Transform adjacent minions into a copy of this."""

    action = become_copy(ADJACENT, SELF)


class BE_094:
    """Floating Lessons.

    Give a minion and a random one in your hand stats equal to double this card's Cost.
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET + random(FRIENDLY_HAND & MINION), "BE_094e", PAID_FOR_THIS * 2)


class BE_094e:
    """Flying. Increased Stats."""

    atk = DATA1
    max_health = DATA1


class BE_728:
    """Zakajz the Corruptor.

    Battlecry: Reduce the Cost of minions in your hand and deck by (1) and increase the Cost of
    spells by (1).
    """

    action = give((FRIENDLY_HAND + FRIENDLY_DECK) & MINION, "GBL_003e") >> give(
        (FRIENDLY_HAND + FRIENDLY_DECK) & SPELL, "GBL_016e"
    )


class BE_729:
    """Mawman Cultist. ALL spells cost (1) more."""

    aura = aura(BOTH_HANDS & SPELL, "BE_729e")


class BE_729e:
    """Cursed. Costs (1) more."""

    cost = N
