"""Rastakhan's Rumble: Hunter."""

from hsreplay_sim.cards.words import *


class TRL_111:
    """Headhunter's Hatchet. Battlecry: If you control a Beast, gain +1 Durability."""

    action = when(any_of(FRIENDLY_MINIONS & BEAST), give(SELF, "TRL_111e1"))


class TRL_111e1:
    """Headhunter's Hatchet. Increased Durability."""

    max_health = of_creator(N)


class TRL_348:
    """Springpaw. Rush. Battlecry: Add a 1/1 Lynx with Rush to your hand."""

    action = add_card("TRL_348t")


class TRL_349:
    """Bloodscalp Strategist. Battlecry: If you have a weapon equipped, Discover a spell."""

    action = when(any_of(FRIENDLY_WEAPON), discover(discoverable(pool(A_SPELL))))


class TRL_900:
    """Halazzi, the Lynx. Rush. Battlecry: Fill your hand with 1/1 Lynxes that have Rush."""

    action = add_card("TRL_348t", FREE_HAND)
