"""March of the Lich King: Paladin."""

from hsreplay_sim.cards.words import *


class RLK_921:
    """Sanguine Soldier. Divine ShieldBattlecry: Deal 2 damage to your hero."""

    action = damage(FRIENDLY_HERO, N)
