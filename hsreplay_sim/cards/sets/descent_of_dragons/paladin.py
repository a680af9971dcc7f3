"""Descent of Dragons with Galakrond's Awakening: Paladin."""

from hsreplay_sim.cards.words import *


class DRG_229:
    """Bronze Explorer. LifestealBattlecry:Discover a Dragon."""

    action = discover(discoverable(pool(A_MINION, race=Race.DRAGON)))


class YOD_043:
    """Scalelord. Battlecry: Give your Murlocs Divine Shield."""

    action = shield(FRIENDLY_MINIONS & MURLOC)
