"""The League of Explorers: Druid."""

from hsreplay_sim.cards.words import *


class LOE_050:
    """Mounted Raptor. Deathrattle: Summon a random 1-Cost minion."""

    deathrattle = summon_random(pool(A_MINION, cost=N))


class LOE_051:
    """Jungle Moonkin. Both players have Spell Damage +2.

    Heroes bear a mark of it (U583:6496).
    """

    shared_spell_power = N


class LOE_115:
    """Raven Idol. Choose One - Discover a minion; or Discover a spell."""

    choose = ("LOE_115a", "LOE_115b")


class LOE_115a:
    """Break Free. Discover a minion."""

    action = discover(discoverable(pool(A_MINION)))


class LOE_115b:
    """Awakened. Discover a spell."""

    action = discover(discoverable(pool(A_SPELL)))
