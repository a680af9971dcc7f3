"""Rastakhan's Rumble: Shaman."""

from hsreplay_sim.cards.words import *


class TRL_059:
    """Bog Slosher. Battlecry: Return a friendly minion to your hand and give it +2/+2."""

    targets = FRIENDLY_MINIONS
    action = bounce(TARGET) >> give(TARGET & IN_HAND, "TRL_059e")


class TRL_059e:
    """Sloshed. +2/+2."""

    atk = N
    max_health = N2


class TRL_082:
    """Big Bad Voodoo.

    Give a friendly minion "Deathrattle: Summon a random minion that costs (1) more."
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "TRL_082e")


class TRL_082e:
    """Voodoo. Deathrattle: Summon a minion that costs (1) more."""

    keywords = DEATHRATTLE
    deathrattle = summon_random(pool(A_MINION, cost=cost_of(SELF) + of_card("TRL_082e", N)))


class TRL_085:
    """Zentimo.

    Whenever you target a minion with a spell, cast it again on its neighbors.

    Before 28116: it also targets adjacent ones.
    """

    events = when_targeted(MINIONS, cast_again_on(adjacent(TARGET)), by=FRIENDLY)


class TRL_351:
    """Rain of Toads. Summon three 2/4 Toads with Taunt. Overload: (3)"""

    action = summon("TRL_351t", 3)


class TRL_352:
    """Likkim. Has +2 Attack while you have Overloaded Mana Crystals."""

    atk = N * as_number((mine(OVERLOAD_OWED) >= 1) | (mine(OVERLOAD_LOCKED) >= 1))
