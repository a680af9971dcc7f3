"""The Lackeys of 2019 and 2020."""

from hsreplay_sim.cards.words import *


class DAL_613:
    """Faceless Lackey. Battlecry: Summon a random 2-Cost minion."""

    action = summon_random(pool(A_MINION, cost=N))


class DAL_614:
    """Kobold Lackey. Battlecry: Deal 2 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class DAL_615:
    """Witchy Lackey. Battlecry: Transform a friendly minion into one that costs (1) more."""

    targets = FRIENDLY_MINIONS
    action = transform_random(TARGET, cost_beside(1))


class DAL_739:
    """Goblin Lackey. Battlecry: Give a friendly minion +1 Attack and Rush."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "DAL_739e")


class DAL_741:
    """Ethereal Lackey. Battlecry: Discover a spell."""

    action = discover(discoverable(pool(A_SPELL)))


class DRG_052:
    """Draconic Lackey. Battlecry: Discover a Dragon."""

    action = discover(discoverable(pool(A_MINION, race=Race.DRAGON)))


class ULD_616:
    """Titanic Lackey. Battlecry: Give a friendly minion +2 Health and Taunt."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "ULD_616e")
