"""Knights of the Frozen Throne: Warlock."""

from hsreplay_sim.cards.words import *


class ICC_041:
    """Defile. Deal 1 damage to all minions. If any die, cast this again."""

    action = repeat_while_dying(damage(MINIONS, N))


class ICC_055:
    """Drain Soul. Lifesteal. Deal 3 damage to a minion."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class ICC_075:
    """Despicable Dreadlord. At the end of your turn, deal 1 damage to all enemy minions."""

    events = turn_end(damage(ENEMY_MINIONS, N))


class ICC_218:
    """Howlfiend. Whenever this minion takes damage, discard a random card."""

    events = when_damaged(SELF, discard(1))


class ICC_407:
    """Gnomeferatu. Battlecry: Remove the top card of your opponent's deck."""

    action = remove(top(ENEMY_DECK))


class ICC_469:
    """Unwilling Sacrifice. Choose a friendly minion. Destroy it and a random enemy minion."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = destroy(TARGET) >> destroy(random(ENEMY_MINIONS))


class ICC_831:
    """Bloodreaver Gul'dan. Battlecry: Summon all friendly Demons that died this game.

    As many as there is room for, in no order (U146:6815, U185:10918).
    """

    action = resurrect(random(FRIENDLY_DEAD_MINIONS & DEMON, FREE_SLOTS))


class ICC_831p:
    """Siphon Life. Lifesteal. Deal 3 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class ICC_903:
    """Sanguine Reveler. Battlecry: Destroy a friendly minion and gain +2/+2."""

    targets = FRIENDLY_MINIONS
    action = when(any_of(TARGET), destroy(TARGET) >> give(SELF, "ICC_903t"))


class ICC_903t:
    """Bloodthirst. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)
