"""One Night in Karazhan: Paladin."""

from hsreplay_sim.cards.words import *


class KAR_010:
    """Nightbane Templar. Battlecry: If you're holding a Dragon, summon two 1/1 Whelps."""

    action = when(HOLDING_DRAGON, summon("KAR_010a", 2))


class KAR_057:
    """Ivory Knight. Battlecry: Discover a spell. Restore Health to your hero equal to its Cost."""

    action = discover(discoverable(pool(A_SPELL))) >> heal(FRIENDLY_HERO, cost_of(MADE))


class KAR_077:
    """Silvermoon Portal. Give a minion +2/+2. Summon a random 2-Cost minion."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "KAR_077e") >> summon_random(pool(A_MINION, cost=N3))
