"""The League of Explorers: Warlock."""

from hsreplay_sim.cards.words import *


class LOE_007:
    """Curse of Rafaam.

    Give your opponent a 'Cursed!' card. While they hold it, they take 2 damage on their turn.
    """

    action = opponent_gets("LOE_007t")


class LOE_007t:
    """Cursed! While this is in your hand, take 2 damage at the start of your turn."""

    in_hand = turn_start(damage(FRIENDLY_HERO, N))


class LOE_023:
    """Dark Peddler. Battlecry: Discover a 1-Cost card."""

    action = discover(discoverable(pool(cost=N)))


class LOE_116:
    """Reliquary Seeker. Battlecry: If you have 6 other minions, gain +4/+4."""

    action = when(count(FRIENDLY_MINIONS - SELF) >= N, give(SELF, "LOE_009e"))
