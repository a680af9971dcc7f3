"""Ashes of Outland: Warrior."""

from hsreplay_sim.cards.words import *


class BT_117:
    """Bladestorm. Deal 1 damage to all minions. Repeat until one dies."""

    action = repeat_until_one_dies(damage(MINIONS, N))


class BT_123:
    """Kargath Bladefist. RushDeathrattle: Shuffle 'Kargath Prime' into your deck."""

    deathrattle = shuffle("BT_123t")


class BT_123t:
    """Kargath Prime. Rush. Whenever this attacks and kills a minion, gain 10 Armor."""

    events = after_attack(SELF, armor(N), defender=MINION & (DOOMED | ~IN_PLAY))


class BT_124:
    """Corsair Cache.

    Draw a weapon. Give it +1/+1.

    From 53261 to 128654 +1 Durability alone.
    """

    action = draw_from(FRIENDLY_DECK & WEAPON) >> give(DRAWN & IN_HAND, "BT_124e")


class BT_124e:
    """Void Sharpened. +1/+1."""

    atk = N * as_number(~says("Durability"))
    max_health = N


class BT_781:
    """Bulwark of Azzinoth.

    Whenever your hero would take damage, this loses 1 Durability instead.
    """

    events = before_damage(FRIENDLY & HERO, wear(SELF, N) >> prevent())
