"""Journey to Un'Goro: Paladin."""

from hsreplay_sim.cards.words import *

SECRETS = discoverable(pool(A_SPELL, where=secret_card))
"""Secrets of the own class, or the Paladin's."""


class UNG_004:
    """Dinosize.

    Set a minion's stats to 7/14.

    Before 187190: Set a minion's Attack and Health to 10.
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "UNG_004e")


class UNG_004e:
    """RAAAAR! Stats changed to 7/14."""

    set_atk = N
    set_health = N2


class UNG_011:
    """Hydrologist. Battlecry: Discover and cast a Secret."""

    action = when(
        says("and cast"),
        discover_then(SECRETS, put_secret(SUBJECT)),
        discover(SECRETS),
    )


class UNG_015:
    """Sunkeeper Tarim. Taunt. Battlecry: Set all other minions' Attack and Health to 3."""

    action = give(MINIONS - SELF, "UNG_015e")


class UNG_015e:
    """Watched. Stats changed to 3/3."""

    set_atk = N
    set_health = N2


class UNG_950:
    """Vinecleaver. After your hero attacks, summon two {0} Silver Hand Recruits."""

    events = after_attack(FRIENDLY & HERO, summon("CS2_101t", 2))


class UNG_952:
    """Spikeridged Steed. Give a minion +2/+6 and Taunt. When it dies, summon a Stegodon."""

    targets = MINIONS
    action = give(TARGET, "UNG_952e")


class UNG_952e:
    """On a Stegodon. +2/+6 and Taunt. Deathrattle: Summon a Stegodon."""

    atk = N
    max_health = N2
    keywords = (TAUNT, DEATHRATTLE)
    deathrattle = summon("UNG_810")


class UNG_954:
    """The Last Kaleidosaur. Quest: Cast 5 spells on your minions. Reward: Galvadon."""

    quest = after("played", FRIENDLY & SPELL, progress(), target=FRIENDLY_MINIONS)
    reward = reward_card("UNG_954t1")


class UNG_954t1:
    """Galvadon. Battlecry:Adapt 5 times."""

    action = repeat(N, adapt(SELF))


class UNG_960:
    """Lost in the Jungle. Summon two {0} Silver Hand Recruits."""

    action = summon("CS2_101t", 2)


class UNG_961:
    """Adaptation. Adapt a friendly minion."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = adapt(TARGET)


class UNG_962:
    """Lightfused Stegodon. Battlecry:Adapt your Silver Hand Recruits."""

    action = adapt(FRIENDLY_MINIONS & called("Silver Hand Recruit"))
